
### What the chronicle tells. $unit acts, $target is acted upon.
### A message ending in -seen is told to one who may not know the figures.

## Characters act

papiers-tell-organises = { $unit_cap } shouts the ranks back into order.
    .v2 = { $unit_cap } can be heard counting files and dressing ranks.
    .v3 = { $unit_cap } goes along the front from one wing to the other.
papiers-tell-organised-att = { $unit_cap }: closed up for the assault, +1 ATT.
    .v2 = Everyone in place to strike: +1 ATT for { $unit }.
papiers-tell-organised-def = { $unit_cap }: closed up to stand, +1 DEF.
    .v2 = Elbow to elbow, foot to foot: +1 DEF for { $unit }.
papiers-tell-muddled = The manoeuvre fails: an hour of disorder for { $unit }.
    .v2 = Orders and counter-orders, and the dressing of the ranks fails: confusion takes { $unit } for the hour.
    .v3 = Jostling and searching: the manoeuvre of { $unit } has failed, and the hour goes by in disorder.
papiers-tell-trapped = The trap leaves { $unit } in disorder for the hour.
    .v2 = They get up and search for each other round the trap: an hour of disorder for { $unit }.
papiers-tell-speech = { $unit_cap } speaks, and silence falls among { $target }.
    .v2 = A few words from { $unit }, and shouts answer from { $target }.
papiers-tell-galvanised-att = Heart comes back to { $unit }: +1 ATT.
    .v2 = Shouts, blades raised: +1 ATT for { $unit }.
papiers-tell-galvanised-ini = The step grows quicker among { $unit }: INI raised.
    .v2 = Nothing lags any more in the ranks of { $unit }: INI raised.
papiers-tell-encircles = { $unit_cap } stretches out an arm: the wings open.
    .v2 = A plan in the sand, and a finger of { $unit_poss } going round the enemy.
papiers-tell-encircled = The vice closes: +{ $att } ATT for all the host of { $unit }.
    .v2 = From every side at once: +{ $att } ATT for { $unit }.
papiers-tell-cast = { $unit_cap } raises both hands at { $target }: { $spell }.
    .v2 = A word from { $unit } that nobody understands: { $spell }, on { $target }.
papiers-tell-tried = { $unit_cap } plunges in among { $target }: “To me!”
    .v2 = The voice of { $unit } calls for order among { $target }.
papiers-tell-rallied = They catch their breath and close up: { $unit } in order again.
    .v2 = The files straighten: no more disorder among { $unit }.
papiers-tell-rallied-rout = Panic ebbs among { $unit }; the colours rise again.
    .v2 = They turn about: the rout of { $unit } is over.
papiers-tell-not-rallied = Nobody listens among { $unit }.
    .v2 = The calls are lost in the din: still disorder among { $unit }.
papiers-tell-not-rallied-rout = Nobody turns round among { $unit }.
    .v2 = The calls are lost in the din: nothing brings back { $unit }.
papiers-tell-joined = { $unit_cap } takes a place among { $target }.
    .v2 = The ranks open among { $target }: here comes { $unit }.
papiers-tell-alone = { $unit_cap } goes on alone.
    .v2 = No more ranks around { $unit }: only the field.
papiers-tell-duel = { $unit_cap } calls out a challenge: “{ $target_cap }, on guard!”
    .v2 = The lines draw apart: { $unit } against { $target }.
papiers-tell-banner = { $unit_cap } sees nothing but the banner of { $target }.
    .v2 = The staff, there, above { $target }: { $unit } goes for it.
papiers-tell-banner-taken = The staff changes hands: no more banner above { $unit }.
    .v2 = The banner of { $unit } is seen going, rolled under an arm.
papiers-tell-seizes = { $unit_cap } creeps up to the carriages of { $target }.
    .v2 = Hands on { $target }: the work of { $unit }.
papiers-tell-won = And it is won for { $unit }!
    .v2 = Fortune smiles on { $unit }.
papiers-tell-not-won = All for nothing, for { $unit }.
    .v2 = It is not the hour of { $unit }.
papiers-tell-deed-secourir = { $unit_cap } elbows towards a companion in peril.
    .v2 = Somebody cries out; { $unit } runs there.
papiers-tell-deed-fuir = { $unit_cap } looks round for a way out.
    .v2 = { $unit_cap } turns away from the battle.
papiers-tell-deed-message = { $unit_cap } crosses the field, a letter held tight.
    .v2 = A message travels, and { $unit } with it.
papiers-tell-deed-attaque = { $unit_cap } leads a bold stroke against { $target }.
    .v2 = Nobody expects it: { $unit } upon { $target }.
papiers-tell-deed-capturer = { $unit_cap } looks for a living prize among { $target }.
    .v2 = A net, a rope, and { $unit } in the midst of { $target }.
papiers-tell-deed-saboter = { $unit_cap } crawls to the wagons of { $target }.
    .v2 = A strap cut, an axle sawn: { $unit } among { $target }.
papiers-tell-deed-infiltrer = { $unit_cap } slips behind the lines of { $target }.
    .v2 = An enemy cloak, an easy step: { $unit } passes among { $target }.
papiers-tell-deed-counts = The deed bears fruit for { $unit }: ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.
    .v2 = The GM makes it count for { $unit }: ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.

## The hour begins

papiers-tell-drugged = Phials go round among { $unit }: the eyes shine too bright.
    .v2 = A bitter draught for { $unit }, and fear is gone.
papiers-tell-frenzied = A howl rises from { $unit }: frenzy!
    .v2 = Scabbards are thrown away among { $unit }: no more stepping back.
papiers-tell-tortoise = Shields close into a roof: the tortoise of { $unit }.
    .v2 = Shield on shield: the tortoise of { $unit } forms.
papiers-tell-no-tortoise = The tortoise of { $unit } opens.
    .v2 = Shields come down among { $unit }.
papiers-tell-die = Initiative die of { $unit }: { $face }.
    .v2 = On the initiative die, { $face } for { $unit }.
    .v3 = The die shows { $face } for { $unit }.
papiers-tell-order = Order of initiative, from { $first } down to { $last }: { $who }.
    .v2 = By initiative, from { $first } down to { $last }: { $who }.
papiers-tell-order-same = Order of initiative, { $first } for all: { $who }.
    .v2 = By initiative, everyone at { $first }: { $who }.
papiers-tell-tie = Equal initiative: { $unit } to act first.
    .v2 = At equal initiative the first move falls to { $unit }.
papiers-tell-declared = Girths are tightened among { $unit }: a charge is coming.
    .v2 = { $unit_cap }: at the trot, then the gallop, the charge is called.

## Engagement

papiers-tell-moved = Move of { $unit } to { $cell }.
    .v2 = { $unit_cap }: on the march to { $cell }.
    .v3 = A new place for { $unit }: { $cell }.
papiers-tell-engaged = { $unit_cap } at the throat of { $target }!
    .v2 = A crash: { $unit } against { $target }.
    .v3 = Straight ahead for { $unit }, into { $target }.
papiers-tell-ambushed = Out of the thickets, { $unit } { $unit_n ->
        [one] closes
       *[other] close
    } on { $target }.
    .v2 = No time left for { $target } to shout: { $unit } upon them.
papiers-tell-countercharged = Spurs in: the answer of { $unit } to the charge of { $target }.
    .v2 = Charge against charge: { $unit } facing { $target }.
papiers-tell-parted = { $unit_cap } and { $target } draw apart.
    .v2 = No more contact between { $unit } and { $target }.
papiers-tell-supports = Behind { $target }, the ranks of { $unit } lend their weight.
    .v2 = In support behind { $target }: { $unit }.
papiers-tell-supports-fire = The shots of { $unit } fly over { $target }: fire support.
    .v2 = Shooting of { $unit } over the heads of { $target }.
papiers-tell-unsupports = Too many there already: no room for the support of { $unit }.
    .v2 = The support of { $unit } finds no place in the line.
papiers-tell-stood-by = Word runs along the ranks of { $unit }: as you were, nobody to shield and nothing to shoot at.
    .v2 = Bows down, pikes grounded: { $unit } will sit this one out.
papiers-tell-aimed = Aim taken among { $unit }, at { $target }; they wait for the word.
    .v2 = Target of { $unit }: { $target }.
    .v3 = Weapons come up among { $unit }, pointed at { $target }.
papiers-tell-aimed-magic = The air wavers above { $unit }; { $target } the mark.
    .v2 = Old words rise from { $unit } against { $target }.
papiers-tell-fell-back = Backs turned, the run of { $unit } to their own lines.
    .v2 = Nothing holds { $unit } any more: all flow back.
papiers-tell-broke-off = { $unit_cap }: breaking off, step by step.
    .v2 = The melee comes apart: { $unit } out of its grip.
papiers-tell-revealed = The counter is turned over: { $unit }!
    .v2 = Out in the open: { $unit }.
papiers-tell-trap = Under the feet of { $unit } the trap is sprung: { $site }!
    .v2 = Too late for { $unit }: { $site }.
papiers-tell-ambush = Ambush! { $site_cap }: the silence was not empty, and { $unit } in the midst of it.
    .v2 = Shouts on every side around { $unit }: { $site }.
papiers-tell-trap-aloud = A trap is sprung: { $site }.
    .v2 = The ground gives way: { $site }.
papiers-tell-ambush-aloud = Ambush! { $site_cap }: the silence was not empty.
papiers-tell-found = Found out: { $site }.
    .v2 = Fingers point at { $site }: no more surprise to fear.
papiers-tell-slipped = The blow struck, { $unit } { $unit_n ->
        [one] draws
       *[other] draw
    } off before contact.
    .v2 = By the time heads turn, { $unit } { $unit_n ->
        [one] is
       *[other] are
    } no longer in contact.

## Combat

papiers-tell-hit-melee = { $unit_cap } { $unit_n ->
        [one] strikes
       *[other] strike
    } at { $target }: { $losses } EFF down.
    .v2 = The blows of { $unit } go deep into { $target }: { $losses } EFF.
    .v3 = Hand to hand, { $target } { $target_n ->
        [one] buckles
       *[other] buckle
    } under the blows of { $unit }: { $losses } EFF.
    .v4 = The melee against { $unit } costs { $target } { $losses } EFF.
papiers-tell-hit-beyond = From { $unit }, enough to fell { $losses } EFF of { $target }: only { $left } { $left ->
        [one] is
       *[other] are
    } left.
    .v2 = More than enough from { $unit }: { $losses } EFF due of { $target }, and only { $left } to fall.
papiers-tell-hit-beyond-alone = Enough to fell { $losses } EFF of { $unit }: only { $left } { $left ->
        [one] is
       *[other] are
    } left.
    .v2 = { $losses } EFF of { $unit } would go down, and only { $left } { $left ->
        [one] stands
       *[other] stand
    }.
papiers-tell-hit-fallen = The blows of { $unit } find nothing more to fell among { $target }: others have taken all there was.
    .v2 = Nothing left for { $unit }: the other blows are enough for all that stood of { $target }.
papiers-tell-hit-fallen-alone = Nothing more to fell among { $unit }: other blows have taken all there was.
    .v2 = One blow too many: nobody is left to fall among { $unit }.
papiers-tell-hit-lone = The whole weight of { $unit } against a single foe, { $target }.
    .v2 = { $target_cap } vanishes under the blows of { $unit }.
papiers-tell-hit-lone-shot = All the shots of { $unit } at a single foe: { $target }.
    .v2 = { $target_cap } vanishes under the shots of { $unit }.
papiers-tell-hit-lone-alone = { $unit_cap } takes the full force of it.
    .v2 = In the crash { $unit } is lost to sight.
papiers-tell-hit-melee-seen = The blows of { $unit } fall thick among { $target }.
    .v2 = The blows of { $unit } bite into { $target }.
    .v3 = Hand to hand: blood among { $target } under the blows of { $unit }.
papiers-tell-hit-fire = A volley from { $unit } falls on { $target }: { $losses } EFF.
    .v2 = The air hisses above { $target }: { $losses } EFF under the shots of { $unit }.
    .v3 = Shots from { $unit }: { $losses } EFF mown down among { $target }.
papiers-tell-hit-fire-seen = A volley from { $unit } falls on { $target }.
    .v2 = Gaps open in { $target } under the shots of { $unit }.
papiers-tell-hit-veiled = { $unit_cap } against { $target }: no telling who falls.
    .v2 = The blows of { $unit } are lost in the dust around { $target }.
papiers-tell-hit-veiled-alone = Dust rises above { $unit }.
    .v2 = Something strikes { $unit }; no telling who falls.
papiers-tell-hit-defensive = Point-blank, the volley of { $unit } into the charge of { $target }: { $losses } EFF.
    .v2 = The charge of { $target } runs into the shots of { $unit }: { $losses } EFF.
papiers-tell-hit-defensive-seen = Point-blank, the volley of { $unit } into the charge of { $target }.
    .v2 = The charge of { $target } runs into the shots of { $unit }.
papiers-tell-hit-vanguard = Ahead of everyone, the blow of { $unit } on { $target }: { $losses } EFF.
    .v2 = The vanguard of { $unit } goes into { $target } like a wedge: { $losses } EFF.
papiers-tell-hit-vanguard-seen = Ahead of everyone, the blow of { $unit } on { $target }.
    .v2 = The vanguard of { $unit } goes into { $target } like a wedge.
papiers-tell-hit-ambush = The ambush of { $unit } cuts down { $target }: { $losses } EFF.
    .v2 = Nobody among { $target } has time to shout: { $losses } EFF, the work of { $unit }.
papiers-tell-hit-ambush-seen = The ambush of { $unit } cuts down { $target }.
    .v2 = Nobody among { $target } has time to shout: the work of { $unit }.
papiers-tell-hit-trap = The trap swallows { $losses } EFF of { $unit }.
    .v2 = { $losses } EFF of { $unit } will not get up again.
papiers-tell-hit-trap-seen = The trap closes on { $unit } with a great cry.
    .v2 = The ground opens, and whole ranks of { $unit } are lost in it.
papiers-tell-trap-none = The trap goes off harmlessly under { $unit }.
    .v2 = More fright than harm for { $unit }: the trap misfires.
papiers-tell-hit-spell = The spell carries off { $losses } EFF of { $unit }.
    .v2 = A breath, and { $losses } EFF of { $unit } gone.
papiers-tell-hit-spell-great = The spell tears a gaping hole: { $losses } EFF of { $unit }.
    .v2 = A flash, a roar: { $losses } EFF of { $unit } gone.
papiers-tell-hit-spell-great-aloud = The spell tears a gaping hole in { $unit }.
    .v2 = A flash, a roar, and whole ranks of { $unit } are gone.
papiers-tell-hit-spell-seen = The spell tears a hole in the ranks of { $unit }.
    .v2 = A cry goes up in the midst of { $unit }.
papiers-tell-spell-none = The spell fades above { $unit }.
    .v2 = Much awe, and no harm to { $unit }.
papiers-tell-shot-none = The shots of { $unit } do nothing to { $target }.
    .v2 = A wasted volley: not a scratch on { $target } from { $unit }.
papiers-tell-blow-none = { $unit_cap } against { $target }: much noise and no dead.
    .v2 = The blows of { $unit } glance off { $target }.
    .v3 = Nothing gets through: no loss for { $target } before { $unit }.
    .v4 = Blows on empty air, and that is all: { $unit } facing { $target }.

## Losses

papiers-tell-lost = Losses of { $unit }: { $eff } EFF; { $left } still standing.
    .v2 = { $unit_cap }: { $eff } EFF lost, { $left } left.
    .v3 = Heads are counted in the ranks of { $unit }: { $left }, with { $eff } gone.
    .v4 = The roll of { $unit }: { $left } { $left ->
        [one] answers
       *[other] answer
    }, { $eff } { $eff ->
        [one] does
       *[other] do
    } not.
papiers-tell-lost-large = Losses of { $unit }: { $eff } EFF; { $left } EFF left, { $heads } still standing.
    .v2 = { $unit_cap }: { $eff } EFF lost, { $left } left ({ $heads } standing).
papiers-tell-lost-one = { $unit_cap } takes { $eff } EFF; { $left } left.
    .v2 = { $eff } EFF less for { $unit }; { $left } left.
papiers-tell-lost-all = Losses of { $unit }: { $eff } EFF.
    .v2 = { $unit_cap }: { $eff } EFF lost.
papiers-tell-overdose = A bitter waking for { $unit }: { $eff } EFF will not rise ({ $left } left).
    .v2 = The drugs take their due of { $unit }: { $eff } EFF, { $left } left.
papiers-tell-taken = The GM takes { $eff } EFF from { $unit }; { $left } left.
    .v2 = { $unit_cap }: { $eff } EFF lost at the GM’s word, { $left } left.
papiers-tell-regained = Flesh closes again among { $unit }: { $eff } EFF on their feet again.
    .v2 = What lay there stirs: { $eff } EFF regained by { $unit }.
papiers-tell-regained-seen = Among { $unit } the dead get up.
    .v2 = Flesh closes again among { $unit }.
papiers-tell-destroyed = Nobody left standing: that is the end of { $unit }.
    .v2 = The paper of { $unit } is taken off: nothing left to count.
    .v3 = The last of { $unit } have fallen.
    .v4 = Where { $unit } stood there is only trodden grass.
papiers-tell-destroyed-but = That is the end of { $unit }; { $who } { $who_n ->
        [one] comes
       *[other] come
    } through it, with no troops left.
    .v2 = Nobody left standing of { $unit } but { $who }.
papiers-tell-destroyed-one = { $unit_cap } comes down.
    .v2 = That is the end of { $unit }.
papiers-tell-left = { $unit_cap } { $unit_n ->
        [one] leaves
       *[other] leave
    } the field.
    .v2 = The field has seen the last of { $unit }.
papiers-tell-wounded-leg = { $unit_cap } bleeds a little: { $n ->
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
papiers-tell-wounded-mod = The blow tells: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    } for { $unit }.
    .v2 = { $unit_cap } grits through it: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    }.
    .v3 = Blood shows through the mail of { $unit }: { $n ->
        [one] one moderate wound
       *[other] { $n } moderate wounds
    }.
papiers-tell-wounded-ser = { $unit_cap } staggers, eyes empty: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
    .v2 = The name of { $unit } is cried out: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
    .v3 = { $unit_cap } has to be held up: { $n ->
        [one] one serious wound
       *[other] { $n } serious wounds
    }.
papiers-tell-unhurt = Not a scratch on { $unit }.
    .v2 = Bumps and mud, and nothing else for { $unit }.
    .v3 = The blows go wide of { $unit }.
papiers-tell-hero-out = { $unit_cap } has to be carried aside, out of action.
    .v2 = { $unit_cap } sways, then goes down: out of action.
papiers-tell-hero-dead = { $unit_cap } is among the dead.
    .v2 = Word must be sent home: { $unit } will not come back.
papiers-tell-hero-captured = { $unit_cap } falls into enemy hands.
    .v2 = A rope round the wrists, and { $unit } is led away.
papiers-tell-hero-fled = { $unit_cap } has left the field.
    .v2 = No trace of { $unit }: gone.
papiers-tell-hero-comes = { $unit_cap } comes upon the scene.
    .v2 = Here is { $unit }.

## Morale

papiers-tell-stood = { $unit_cap } { $unit_n ->
        [one] stands
       *[other] stand
    } firm { $why }.
    .v2 = No ground given by { $unit } { $why }.
papiers-tell-stood-fear = Fearsome as { $foes } { $foes_n ->
        [one] is
       *[other] are
    }, { $unit } { $unit_n ->
        [one] stands
       *[other] stand
    } firm.
    .v2 = Fear of { $foes } goes round, and no ground is given by { $unit }.
papiers-tell-disordered-fear = Fear of { $foes } throws { $unit } into disorder.
    .v2 = { $unit_cap }: confusion, for fear of { $foes }.
papiers-tell-still-disordered-fear = { $unit_cap }: the same disorder still, and fear of { $foes } besides.
    .v2 = Nothing mends among { $unit }, with { $foes } to fear.
papiers-tell-routed-fear = Fear of { $foes } is too much: it is the rout of { $unit }.
    .v2 = Every man for himself before { $foes }: rout of { $unit }.
papiers-tell-disordered = Disorder takes { $unit } { $why }.
    .v2 = { $unit_cap }: confusion { $why }.
papiers-tell-still-disordered = { $unit_cap }: the same disorder still { $why }.
    .v2 = Nothing mends among { $unit } { $why }.
papiers-tell-routed = Every man for himself: it is the rout of { $unit } { $why }.
    .v2 = Weapons dropped, backs turned: rout of { $unit } { $why }.

## The GM’s hand

papiers-tell-over = There the battle ends.
    .v2 = Heads come up: it is over.
papiers-tell-outside = Outside the rules, the GM decides so for { $unit }.
    .v2 = The book does not foresee it; the GM orders it of { $unit }.
papiers-tell-turned = A turn of fortune: { $unit } { $unit_n ->
        [one] goes
       *[other] go
    } over to { $side }.
    .v2 = { $unit_cap }: for { $side } from now on.
papiers-tell-conceded = Colours down for { $side }: the battle is given up.
    .v2 = The end is sounded among { $side }.
papiers-tell-arrived = Dust on the skyline: here { $unit_n ->
        [one] comes
       *[other] come
    } { $unit }!
    .v2 = Reinforcements: { $unit } on the field.
papiers-tell-enlisted = One more paper, just like { $unit }.
    .v2 = A new paper is cut in the likeness of { $unit }.
papiers-tell-passed = { $eff } EFF from { $unit } to { $target }.
    .v2 = { $eff } EFF of { $unit } go in among { $target }.
papiers-tell-restored = { $eff } EFF back with { $unit }.
    .v2 = Strays rejoin { $unit }: { $eff } EFF.
papiers-tell-site = The GM touches { $site }: spent from now on, or ready again.
    .v2 = { $site_cap }: the GM changes its state.
papiers-tell-set = { $unit_cap }: { $field } becomes { $value }.
    .v2 = The GM notes for { $unit }: { $field } = { $value }.
papiers-tell-granted = { $unit_cap }: { $value_signed } { $figure }.
    .v2 = { $value_signed } { $figure } for { $unit }.
papiers-tell-granted-none = { $unit_cap }: nothing granted any more, { $figure }.
    .v2 = Nothing granted to { $unit } any more, { $figure }.
papiers-granted-att = to ATT
papiers-granted-def = to DEF
papiers-granted-ini = to INI
papiers-tell-shows = { $unit_cap }: out of ambush.
    .v2 = No more ambush for { $unit }.
papiers-tell-hides = { $unit_cap }: in ambush.
    .v2 = No more sight of { $unit }: the ambush is laid.
papiers-tell-option = From now on, { $option }: { $value }.
    .v2 = House rule: { $option }, { $value }.
papiers-tell-event = Event no. { $event } of the scenario comes.
    .v2 = As written: event no. { $event }.
papiers-tell-event-aside = Event no. { $event } is put aside.
    .v2 = The GM passes over event no. { $event }.
