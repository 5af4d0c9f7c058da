
### What the chronicle tells. $unit acts, $target is acted upon.
### A message ending in -seen is told to one who may not know the figures.

## Characters act

papiers-tell-organises = { $unit_cap } shouted the ranks back into order.
    .v2 = { $unit_cap } could be heard counting files and straightening pikes.
    .v3 = { $unit_cap } went along the front from one wing to the other.
papiers-tell-organised-att = { $unit_cap }: closed up for the assault, +1 ATT.
    .v2 = Everyone in place to strike: +1 ATT for { $unit }.
papiers-tell-organised-def = { $unit_cap }: closed up to stand, +1 DEF.
    .v2 = Elbow to elbow, foot to foot: +1 DEF for { $unit }.
papiers-tell-muddled = Orders and counter-orders: nobody knew where to stand among { $unit } for the hour.
    .v2 = Confusion took { $unit } for the rest of the hour.
    .v3 = Jostling and searching: an hour of disorder for { $unit }.
papiers-tell-speech = { $unit_cap } spoke, and silence fell among { $target }.
    .v2 = A few words from { $unit }, and shouts answered from { $target }.
papiers-tell-galvanised-att = Heart came back to { $unit }: +1 ATT.
    .v2 = Shouts, blades raised: +1 ATT for { $unit }.
papiers-tell-galvanised-ini = The step grew quicker among { $unit }: INI raised.
    .v2 = Nothing lagged any more in the ranks of { $unit }: INI raised.
papiers-tell-encircles = { $unit_cap } stretched out an arm: the wings opened.
    .v2 = A plan in the sand, and a finger of { $unit_poss } going round the enemy.
papiers-tell-encircled = The vice closed: +{ $att } ATT for all the host of { $unit }.
    .v2 = From every side at once: +{ $att } ATT for { $unit }.
papiers-tell-cast = { $unit_cap } raised both hands at { $target }: { $spell }.
    .v2 = A word nobody understood, and { $spell } went from { $unit } towards { $target }.
papiers-tell-tried = { $unit_cap } plunged in among { $target }: “To me!”
    .v2 = The voice of { $unit } tried to bring back { $target }.
papiers-tell-rallied = They caught their breath and counted heads: { $unit } in order again.
    .v2 = Panic ebbed among { $unit }; the colours rose again.
papiers-tell-not-rallied = Nobody listened among { $unit }.
    .v2 = The calls were lost in the din: nothing brought back { $unit }.
papiers-tell-joined = { $unit_cap } took a place among { $target }.
    .v2 = The ranks opened among { $target }: here was { $unit }.
papiers-tell-alone = { $unit_cap } went on alone.
    .v2 = No more ranks around { $unit }: only the field.
papiers-tell-duel = { $unit_cap } called out a challenge: “{ $target_cap }, on guard!”
    .v2 = The lines drew apart: { $unit } against { $target }.
papiers-tell-banner = { $unit_cap } saw nothing but the banner of { $target }.
    .v2 = The staff, there, above { $target }: { $unit } went for it.
papiers-tell-banner-taken = The staff changed hands: no more banner above { $unit }.
    .v2 = The banner of { $unit } was seen going, rolled under an arm.
papiers-tell-seizes = { $unit_cap } crept up to the carriages of { $target }.
    .v2 = Hands on { $target }: the work of { $unit }.
papiers-tell-won = And { $unit } won!
    .v2 = Fortune smiled on { $unit }.
papiers-tell-not-won = All for nothing, for { $unit }.
    .v2 = It was not the hour of { $unit }.
papiers-tell-deed-secourir = { $unit_cap } elbowed towards a companion in peril.
    .v2 = Somebody cried out; { $unit } ran there.
papiers-tell-deed-fuir = { $unit_cap } looked round for a way out.
    .v2 = { $unit_cap } turned away from the battle.
papiers-tell-deed-message = { $unit_cap } crossed the field, a letter held tight.
    .v2 = A message travelled, and { $unit } with it.
papiers-tell-deed-attaque = { $unit_cap } led a bold stroke against { $target }.
    .v2 = Nobody expected it: { $unit } upon { $target }.
papiers-tell-deed-capturer = { $unit_cap } looked for a living prize among { $target }.
    .v2 = A net, a rope, and { $unit } in the midst of { $target }.
papiers-tell-deed-saboter = { $unit_cap } crawled to the wagons of { $target }.
    .v2 = A strap cut, an axle sawn: { $unit } among { $target }.
papiers-tell-deed-infiltrer = { $unit_cap } slipped behind the lines of { $target }.
    .v2 = An enemy cloak, an easy step: { $unit } passed among { $target }.
papiers-tell-deed-counts = The deed bore fruit for { $unit }: ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.
    .v2 = The GM made it count for { $unit }: ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.

## The hour begins

papiers-tell-drugged = Phials went round among { $unit }: the eyes shone too bright.
    .v2 = A bitter draught for { $unit }, and fear was gone.
papiers-tell-frenzied = A howl rose from { $unit }: frenzy!
    .v2 = Scabbards were thrown away among { $unit }: no more stepping back.
papiers-tell-tortoise = Shields closed into a roof: the tortoise of { $unit }.
    .v2 = Shield on shield, { $unit } formed the tortoise.
papiers-tell-no-tortoise = The tortoise of { $unit } opened.
    .v2 = Shields came down among { $unit }.
papiers-tell-die = Initiative die of { $unit }: { $face }.
    .v2 = Trumpets sounded for { $unit }: { $face } for initiative.
    .v3 = The die showed { $face } for { $unit }.
papiers-tell-order = Order of initiative, from { $first } down to { $last }: { $who }.
    .v2 = By initiative, from { $first } down to { $last }: { $who }.
papiers-tell-declared = Girths were tightened among { $unit }: a charge was coming.
    .v2 = { $unit_cap }: at the trot, then the gallop, the charge was called.

## Engagement

papiers-tell-moved = { $unit_cap } moved to { $cell }.
    .v2 = { $unit_cap } marched as far as { $cell }.
    .v3 = A new place for { $unit }: { $cell }.
papiers-tell-engaged = { $unit_cap } went at { $target }!
    .v2 = A crash: { $unit } against { $target }.
    .v3 = { $unit_cap } drove straight into { $target }.
papiers-tell-ambushed = Out of the thickets, { $unit } closed on { $target }.
    .v2 = { $unit_cap } had { $target } by the throat.
papiers-tell-countercharged = Spurs in, { $unit } met the charge of { $target }.
    .v2 = Charge against charge: { $unit } facing { $target }.
papiers-tell-parted = { $unit_cap } and { $target } drew apart.
    .v2 = No more contact between { $unit } and { $target }.
papiers-tell-supports = { $unit_cap } pushed up behind { $target }.
    .v2 = In support behind { $target }: { $unit }.
papiers-tell-supports-fire = The missiles of { $unit } flew over { $target }: fire support.
    .v2 = { $unit_cap } shot over the heads of { $target }.
papiers-tell-unsupports = Too many there already: no room for the support of { $unit }.
    .v2 = The support of { $unit } found no place in the line.
papiers-tell-stood-by = Word runs along the ranks of { $unit }: as you were, nobody to shield and nothing to shoot at.
    .v2 = Bows down, pikes grounded: { $unit } will sit this one out.
papiers-tell-aimed = { $unit_cap } took aim at { $target } and waited for the word.
    .v2 = Target of { $unit }: { $target }.
    .v3 = Weapons came up among { $unit }, pointed at { $target }.
papiers-tell-aimed-magic = The air wavered above { $unit }; { $target } was the mark.
    .v2 = Old words rose from { $unit } against { $target }.
papiers-tell-fell-back = Backs turned, { $unit } ran for their own lines.
    .v2 = Nothing held { $unit } any more: all flowed back.
papiers-tell-broke-off = { $unit_cap } broke off, step by step.
    .v2 = The melee came apart: { $unit } had broken off.
papiers-tell-revealed = The counter was turned over: { $unit }!
    .v2 = Out in the open: { $unit }.
papiers-tell-trap = Under the feet of { $unit } the trap was sprung: { $site }!
    .v2 = Too late for { $unit }: { $site }.
papiers-tell-ambush = Ambush! { $site_cap }: the silence was not empty, and { $unit } stood in the midst of it.
    .v2 = Shouts on every side around { $unit }: { $site }.
papiers-tell-found = Found out: { $site }.
    .v2 = Fingers pointed at { $site }: no more surprise to fear.
papiers-tell-slipped = One last arrow, and { $unit } had vanished.
    .v2 = Before anyone could lay hands on them, no trace of { $unit }.

## Combat

papiers-tell-hit-melee = { $unit_cap } struck at { $target }: { $losses } EFF down.
    .v2 = The blows of { $unit } went deep into { $target }: { $losses } EFF.
    .v3 = Hand to hand, { $target } gave ground before { $unit }: { $losses } EFF.
    .v4 = The melee against { $unit } cost { $target } { $losses } EFF.
papiers-tell-hit-lone = The whole weight of { $unit } against a single foe, { $target }: { $losses } EFF.
    .v2 = { $target_cap } vanished under the blows of { $unit }: { $losses } EFF.
papiers-tell-hit-lone-seen = The whole weight of { $unit } against a single foe: { $target }.
    .v2 = { $target_cap } vanished under the blows of { $unit }.
papiers-tell-hit-melee-seen = { $unit_cap } hewed into { $target }.
    .v2 = The blades of { $unit } bit into { $target }.
    .v3 = Hand to hand: { $target } bled under the blows of { $unit }.
papiers-tell-hit-fire = A volley from { $unit } fell on { $target }: { $losses } EFF.
    .v2 = The sky hissed above { $target }: { $losses } EFF under the missiles of { $unit }.
    .v3 = Shots from { $unit }: { $losses } EFF mown down among { $target }.
papiers-tell-hit-fire-seen = A volley from { $unit } fell on { $target }.
    .v2 = Gaps opened in { $target } under the missiles of { $unit }.
papiers-tell-hit-veiled = { $unit_cap } against { $target }: no telling who fell.
    .v2 = The blows of { $unit } were lost in the dust around { $target }.
papiers-tell-hit-veiled-alone = Dust rose above { $unit }.
    .v2 = Something struck { $unit }; no telling who fell.
papiers-tell-hit-defensive = Point-blank, { $unit } let fly at the charge of { $target }: { $losses } EFF.
    .v2 = The charge of { $target } ran into the missiles of { $unit }: { $losses } EFF.
papiers-tell-hit-defensive-seen = Point-blank, { $unit } let fly at the charge of { $target }.
    .v2 = The charge of { $target } ran into the missiles of { $unit }.
papiers-tell-hit-vanguard = Ahead of everyone, { $unit } struck { $target }: { $losses } EFF.
    .v2 = The vanguard of { $unit } went into { $target } like a wedge: { $losses } EFF.
papiers-tell-hit-vanguard-seen = Ahead of everyone, { $unit } struck { $target }.
    .v2 = The vanguard of { $unit } went into { $target } like a wedge.
papiers-tell-hit-ambush = The ambush of { $unit } cut down { $target }: { $losses } EFF.
    .v2 = Nobody among { $target } had time to shout: { $losses } EFF, the work of { $unit }.
papiers-tell-hit-ambush-seen = The ambush of { $unit } cut down { $target }.
    .v2 = Nobody among { $target } had time to shout: { $unit } struck.
papiers-tell-hit-trap = The trap swallowed { $losses } EFF of { $unit }.
    .v2 = Another { $losses } EFF of { $unit } will not get up.
papiers-tell-hit-trap-seen = The trap closed on { $unit } with a great cry.
    .v2 = The ground opened, and whole ranks of { $unit } were lost in it.
papiers-tell-trap-none = The trap went off harmlessly under { $unit }.
    .v2 = More fright than harm for { $unit }: the trap misfired.
papiers-tell-hit-spell = The spell carried off { $losses } EFF of { $unit }.
    .v2 = A glare, a reek of brimstone: { $losses } EFF of { $unit } were gone.
papiers-tell-hit-spell-seen = The spell tore a hole in the ranks of { $unit }.
    .v2 = A glare, a reek of brimstone in the midst of { $unit }.
papiers-tell-spell-none = The spell faded above { $unit }.
    .v2 = Much light, and no harm to { $unit }.
papiers-tell-shot-none = The missiles of { $unit } did nothing to { $target }.
    .v2 = A wasted volley: not a scratch on { $target } from { $unit }.
papiers-tell-blow-none = { $unit_cap } against { $target }: much noise and no dead.
    .v2 = The blows of { $unit } glanced off { $target }.
    .v3 = Nothing went through: { $target } held against { $unit }.
    .v4 = Shields rang, and that was all: { $unit } facing { $target }.

## Losses

papiers-tell-lost = Losses of { $unit }: { $eff } EFF; { $left } still standing.
    .v2 = { $unit_cap }: { $eff } EFF fewer, { $left } left.
    .v3 = Heads were counted among { $unit }: { $left }, with { $eff } gone.
    .v4 = The roll of { $unit }: { $left } answered, { $eff } did not.
papiers-tell-lost-all = Losses of { $unit }: { $eff } EFF.
    .v2 = { $unit_cap }: { $eff } EFF fewer.
papiers-tell-overdose = A bitter waking for { $unit }: { $eff } EFF will not rise ({ $left } left).
    .v2 = The drugs took their due of { $unit }: { $eff } EFF, { $left } left.
papiers-tell-taken = The GM took { $eff } EFF from { $unit }; { $left } left.
    .v2 = { $unit_cap }: { $eff } EFF fewer at the GM’s word, { $left } left.
papiers-tell-regained = Flesh closed again among { $unit }: { $eff } EFF rose.
    .v2 = What lay there stirred: { $eff } EFF regained by { $unit }.
papiers-tell-regained-seen = Among { $unit } the dead got up.
    .v2 = Flesh closed again among { $unit }.
papiers-tell-destroyed = Nobody left standing: that was the end of { $unit }.
    .v2 = The paper of { $unit } was taken off: nothing left to count.
    .v3 = The last stand of { $unit } fell.
    .v4 = Where the colours of { $unit } had been there was only trodden grass.
papiers-tell-left = { $unit_cap } left the field.
    .v2 = The field saw the last of { $unit }.
papiers-tell-wounded-leg = { $unit_cap } bled a little: { $n ->
        [one] one light wound
       *[other] { $n } light wounds
    }.
    .v2 = A cut, a bruise: { $n ->
        [one] one light wound
       *[other] { $n } light wounds
    } for { $unit }.
    .v3 = A strip of linen for { $unit }: { $n ->
        [one] one light wound
       *[other] { $n } light wounds
    }.
papiers-tell-wounded-mod = The blow told: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    } for { $unit }.
    .v2 = { $unit_cap } gritted through it: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    }.
    .v3 = Blood showed through the mail of { $unit }: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    }.
papiers-tell-wounded-ser = { $unit_cap } staggered, eyes empty: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
    .v2 = The name of { $unit } was cried out: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
    .v3 = Arms were needed to hold up { $unit }: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
papiers-tell-unhurt = Not a scratch on { $unit }.
    .v2 = Bumps and mud, and nothing else for { $unit }.
    .v3 = The blows went wide of { $unit }.
papiers-tell-hero-out = { $unit_cap } had to be carried aside, out of action.
    .v2 = { $unit_cap } swayed, then went down: out of action.
papiers-tell-hero-dead = { $unit_cap } was among the dead.
    .v2 = Word must be sent home: { $unit } will not come back.
papiers-tell-hero-captured = { $unit_cap } fell into enemy hands.
    .v2 = A rope round the wrists, and { $unit } was led away.
papiers-tell-hero-fled = { $unit_cap } had left the field.
    .v2 = No trace of { $unit }: gone.
papiers-tell-hero-comes = { $unit_cap } came upon the scene.
    .v2 = Here was { $unit }.

## Morale

papiers-tell-stood = { $unit_cap } stood firm { $why }.
    .v2 = { $unit_cap } gave no ground { $why }.
papiers-tell-disordered = Disorder took { $unit } { $why }.
    .v2 = { $unit_cap }: confusion set in { $why }.
papiers-tell-still-disordered = { $unit_cap }: the same disorder still { $why }.
    .v2 = Nothing mended among { $unit } { $why }.
papiers-tell-routed = All was lost: it was the rout of { $unit } { $why }.
    .v2 = Weapons dropped, backs turned: { $unit } ran { $why }.

## The GM’s hand

papiers-tell-over = There the battle ended.
    .v2 = Heads came up: it was over.
papiers-tell-outside = Outside the rules, the GM decided so for { $unit }.
    .v2 = The book does not foresee it; the GM ordered it of { $unit }.
papiers-tell-turned = A turn of fortune: { $unit } went over to { $side }.
    .v2 = { $unit_cap }: for { $side } from now on.
papiers-tell-conceded = Colours down for { $side }: the battle was given up.
    .v2 = The end was sounded among { $side }.
papiers-tell-arrived = Dust on the skyline: here was { $unit }!
    .v2 = Reinforcements: { $unit } came onto the field.
papiers-tell-enlisted = One more paper, just like { $unit }.
    .v2 = A new paper was cut in the likeness of { $unit }.
papiers-tell-passed = { $eff } EFF passed from { $unit } to { $target }.
    .v2 = { $eff } EFF of { $unit } were poured in among { $target }.
papiers-tell-restored = { $eff } EFF came back to { $unit }.
    .v2 = Strays rejoined { $unit }: { $eff } EFF.
papiers-tell-site = The GM touched { $site }: spent from now on, or ready again.
    .v2 = { $site_cap }: the GM changed its state.
papiers-tell-set = { $unit_cap }: { $field } becomes { $value }.
    .v2 = The GM noted for { $unit }: { $field } = { $value }.
papiers-tell-option = From now on, { $option }: { $value }.
    .v2 = House rule: { $option }, { $value }.
papiers-tell-event = Event no. { $event } of the scenario came.
    .v2 = As written: event no. { $event }.
papiers-tell-event-aside = Event no. { $event } was put aside.
    .v2 = The GM passed over event no. { $event }.
