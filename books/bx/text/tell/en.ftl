
### What the chronicle tells. $unit is the one who acts, $target the one it is done to.
### Wordings need no verb to agree with a name nobody knows yet: “the Archers’ shafts”, “the Pikes can hold no longer”.
### A message in -seen is told to one who may not know the figures.

## Orders shown

bx-tell-order-tir = Word to { $unit }: shoot { $target }.
    .v2 = { $target_cap } in the sights { $unit_of }.
    .v3 = { $target_cap } under { $unit_poss } aim.
    .v4 = Take aim, wait for it: { $unit } against { $target }.
bx-tell-order-tir-many = { $target_cap } for a common mark: { $units }.
    .v2 = Every shaft for { $target }: so will { $units } shoot.
bx-tell-order-souffle = A rumble in the throat { $unit_of }: woe to { $target }.
    .v2 = { CAP($unit_poss) } breath is meant for { $target }.
bx-tell-order-engage = Forward with { $unit }: straight at { $target }.
    .v2 = Orders to { $unit }: close with { $target }.
    .v3 = { $unit_cap } on the march, and { $target } at the end of it.
    .v4 = Have at { $target }: that falls to { $unit }.
    .v5 = { $unit_cap } let loose on { $target }.
bx-tell-order-engage-many = Forward, together, against { $target }: { $units }.
    .v2 = One goal, { $target }, for { $units }.
bx-tell-order-hero-engage = { $unit_cap } picks a quarry: { $target }.
    .v2 = Steel drawn, { $unit } makes for { $target }.
bx-tell-order-fight = Stand and strike: { $unit } against { $target }.
    .v2 = Orders to { $unit }: give { $target } no rest.
bx-tell-order-strike = Orders to { $unit }: stay in the press and strike.
    .v2 = Not one step back for { $unit }.
bx-tell-order-strike-many = To stay in the press and strike: { $units }.
    .v2 = Not one step back: the melee goes on for { $units }.
bx-tell-order-hold = { $unit_cap }: stand and wait.
    .v2 = Orders to { $unit }: do not stir.
    .v3 = Nothing yet for { $unit } but waiting.
bx-tell-order-hold-many = To stand and wait: { $units }.
    .v2 = Nothing yet but waiting for { $units }.
bx-tell-order-shaken = Fear roots { $unit } to the spot.
    .v2 = No order reaches { $unit } any more.
bx-tell-order-quit = Orders to { $unit }: leave the field.
    .v2 = A wave of the hand sends { $unit } away.
bx-tell-order-reenter = Orders to { $unit }: back inside the walls.
    .v2 = The gates wait for { $unit }.
bx-tell-order-ram = To the ram, { $unit }!
    .v2 = Orders to { $unit }: batter the gate.
bx-tell-order-repli = { $unit_cap }: fall back, in good order.
    .v2 = Orders to { $unit }: slip away and let nobody take hold.
bx-tell-order-repli-shaken = { $unit_cap }: away from here, and quickly.
    .v2 = Orders to { $unit }, if anybody still hears them: get away.
bx-tell-order-repli-in = { $unit_cap }: fall back into the place, in good order.
    .v2 = Orders to { $unit }: slip away and through the gate.
bx-tell-order-retraite = { $unit_cap }: retreat, blows or no blows.
    .v2 = Orders to { $unit }: break contact.
bx-tell-order-retraite-in = { $unit_cap }: retreat to the walls.
    .v2 = Orders to { $unit }: break off and make for the gate.
bx-tell-order-fuite = Flight! Nothing can hold { $unit } now.
    .v2 = One thought is left to { $unit }: to run.
bx-tell-order-fuite-in = Flight! { $unit_cap }, all for the gate at once.
    .v2 = The gate, the gate: no other thought is left to { $unit }.
bx-tell-order-rallier = The drums call { $unit } back.
    .v2 = Somebody must talk { $unit } round.
bx-tell-order-defier = { $unit_cap } shouts a challenge, and it is for { $target }.
    .v2 = Above the din { $unit } calls { $target } out.
bx-tell-favoured = { CAP($chief_poss) } orders carry { $unit_poss } attack: +5 points.
    .v2 = { CAP($chief_poss) } eye is on { $unit }: +5 points.
bx-tell-favoured-again = { CAP($chief_poss) } orders carry { $unit_poss } attack: { $times ->
        [2] twice
       *[other] { $times } times
    } +5 points.
    .v2 = { CAP($chief_poss) } eye does not leave { $unit }: { $times ->
        [2] twice
       *[other] { $times } times
    } +5 points.
bx-tell-favoured-own = { $unit_cap } strikes with a captain’s art: +5 points.
    .v2 = A captain’s eye guides the arm { $unit_of }: +5 points.
bx-tell-outside = Outside the rules, and the GM’s decision: { $unit }.
    .v2 = The book has no such order; the GM gives it to { $unit } all the same.

## What the GM grants or refuses

bx-tell-tactics = The manoeuvre tells: { $points_signed } points to { $unit } against { $target }.
    .v2 = The GM weighs the ground: { $points_signed } points for { $unit_poss } attack on { $target }.
bx-tell-shirkers = Where are the heroes? { $malus_signed } to morale in the ranks { $side_of }.
    .v2 = Grumbling about the captains { $side_of }: { $malus_signed } to morale.
bx-tell-ground = The ground bars the way to { $unit }.
    .v2 = Ditch and hedge: no road for { $unit }.
bx-tell-intercepted = Across the way of { $unit }: { $target }.
    .v2 = No passage for { $unit }: first { $target }.
bx-tell-post-refused = Not in the thick of it: { $unit } may change no place with { $target }.
    .v2 = The GM forbids it: { $unit } must keep to the old place by { $target }.

## Shots

bx-tell-shot = { CAP($unit_poss) } shafts rake { $target }: { $points } hp.
    .v2 = A volley from { $unit } cuts into { $target }: { $points } hp.
    .v3 = A hiss overhead, then screams: { $unit } on { $target }, { $points } hp.
    .v4 = Shot after shot from { $unit } finds { $target }: { $points } hp.
    .v5 = Under { $unit_poss } shafts: { $points } hp off { $target }.
bx-tell-shot-last = One archer, one shaft: { $points } hp off { $target }, from { $unit }.
    .v2 = The one bow { $unit_of } finds { $target }: { $points } hp.
bx-tell-shot-slight = { CAP($unit_poss) } shooting hardly thins { $target }: { $points } hp.
    .v2 = Little harm to { $target } from the shooting { $unit_of }: { $points } hp.
bx-tell-shot-seen = { CAP($unit_poss) } shafts fall on { $target }.
    .v2 = A volley from { $unit } goes up towards { $target }.
    .v3 = A hiss over the heads { $target_of }: that was { $unit }.
    .v4 = Shot after shot from { $unit } at { $target }.
    .v5 = { CAP($unit_poss) } shafts seek { $target }.
bx-tell-shot-none = { CAP($unit_poss) } shafts do nothing to { $target }.
    .v2 = A wasted volley: not a scratch on { $target } from { $unit }.
bx-tell-shot-one = Every shaft { $unit_of } seeks { $target }: { $points } hp.
    .v2 = { $target_cap } in a hail of shafts from { $unit }: { $points } hp.
bx-tell-shot-one-seen = Every shaft { $unit_of } seeks { $target }.
    .v2 = { $target_cap } in a hail of shafts from { $unit }.
bx-tell-hero-shot = One shaft, { $unit_poss }, and it finds { $target }: { $points } hp.
    .v2 = { $unit_cap } aims, looses, hits: { $points } hp off { $target }.
bx-tell-hero-shot-seen = One shaft, { $unit_poss }, for { $target }.
    .v2 = { $unit_cap } aims and looses: that was meant for { $target }.
bx-tell-hurt-from-hiding = Shafts fall on { $target } from who knows where: { $points } hp.
    .v2 = An enemy nobody sees strikes { $target }: { $points } hp.
bx-tell-breath = { CAP($unit_poss) } breath rolls over { $target }: { $points } hp.
    .v2 = A deadly blast from { $unit } sweeps { $target }: { $points } hp.
bx-tell-breath-seen = { CAP($unit_poss) } breath rolls over { $target }.
    .v2 = A deadly blast from { $unit } sweeps { $target }.

## Blows

bx-tell-blow = { CAP($unit_poss) } blows rain on { $target }: { $points } hp.
    .v2 = Blow for blow: { $unit } against { $target }, { $points } hp.
    .v3 = A heave from { $unit }, and the front rank { $target_of } buckles: { $points } hp.
    .v4 = The press favours { $unit } over { $target }: { $points } hp.
    .v5 = { CAP($unit_poss) } blows feel for the gaps in { $target } and find them: { $points } hp.
    .v6 = Hack, shove, trample: { $points } hp off { $target }, the work { $unit_of }.
    .v7 = Grim work { $unit_of } among { $target }: { $points } hp.
bx-tell-blow-last = One against { $target }, all there is { $unit_of }: { $points } hp.
    .v2 = A single blade { $unit_of } strikes { $target }: { $points } hp.
bx-tell-blow-slight = { CAP($unit_poss) } blows hardly tell on { $target }: { $points } hp.
    .v2 = Little harm to { $target } in the press: { $points } hp, the work { $unit_of }.
    .v3 = Hardly a scratch among { $target }: { $points } hp, the doing { $unit_of }.
bx-tell-blow-seen = { CAP($unit_poss) } blows rain on { $target }.
    .v2 = Blow for blow: { $unit } against { $target }.
    .v3 = A heave from { $unit } against the front rank { $target_of }.
    .v4 = Killing work between { $unit } and { $target }.
    .v5 = { CAP($unit_poss) } blows feel for the gaps in { $target }.
    .v6 = Hack, shove, trample: { $unit } against { $target }.
    .v7 = Grim work { $unit_of } among { $target }.
bx-tell-blow-none = Not a blow { $unit_of } bites { $target }.
    .v2 = Blows in the air: { $target } unharmed by { $unit }.
# BX-20: whoever breaks away and is caught by another may strike back at that one.
bx-tell-caught = Caught on the way, with nowhere to run: { $unit } against { $target }, { $points } hp.
    .v2 = The road is cut, and { $target } must pay for it: { $points } hp from { $unit }, at bay.
bx-tell-caught-seen = Caught on the way, with nowhere to run: { $unit } against { $target }.
    .v2 = The road is cut: { $unit }, at bay, against { $target }.
bx-tell-caught-none = Caught on the way, { $unit } at bay: not a scratch on { $target }.
    .v2 = The road is cut, and not a blow { $unit_of } bites { $target }.
# BX-55: whoever will surrender fights on until the end of the sequence.
bx-tell-yielding = Weapons will be laid down when the sequence ends, not before: { $unit } against { $target }, { $points } hp.
    .v2 = The white cloth is up and the fight not over: { $points } hp off { $target }, last blows { $unit_of }.
bx-tell-yielding-seen = Weapons will be laid down when the sequence ends, not before: { $unit } against { $target }.
    .v2 = The white cloth is up and the fight not over: last blows { $unit_of } on { $target }.
bx-tell-yielding-none = Their hearts are no longer in it: not a blow { $unit_of } bites { $target } before the surrender.
    .v2 = Last blows { $unit_of } before the surrender: { $target } unharmed.
bx-tell-immune = { CAP($unit_poss) } blows land and do nothing to { $target }: other weapons are needed.
    .v2 = No weapon { $unit_of } can harm { $target }.
bx-tell-blow-one = The boldest { $unit_of } rush { $target }: { $points } hp.
    .v2 = They crowd round { $target }: { $unit }, { $points } hp.
bx-tell-blow-one-seen = The boldest { $unit_of } rush { $target }.
    .v2 = The ring { $unit_of } closes on { $target }.
bx-tell-lances = Lances down, { $unit_poss } charge goes home into { $target }: { $points } hp.
    .v2 = The shock: { $unit } at full gallop into { $target }, { $points } hp.
    .v3 = A wall of horse and iron rides over { $target }: { $unit }, { $points } hp.
bx-tell-lances-seen = Lances down, { $unit_poss } charge bears down on { $target }.
    .v2 = The shock: { $unit } at full gallop against { $target }.
    .v3 = A wall of horse and iron, { $unit }, against { $target }.
bx-tell-braced = The charge spits itself: { $unit_poss } points were waiting for { $target }, { $points } hp.
    .v2 = Butts to the ground, heads out: { $points } hp off { $target } on { $unit_poss } spears.
bx-tell-braced-seen = { CAP($unit_poss) } points were waiting for { $target }.
    .v2 = Butts to the ground, heads out: { $target } straight onto { $unit_poss } spears.
bx-tell-hero-blow = { $unit_cap } hews a lane through { $target }: { $points } hp.
    .v2 = A space opens around { $unit } in the midst { $target_of }: { $points } hp.
    .v3 = { CAP($unit_poss) } strokes tell on { $target }: { $points } hp.
bx-tell-hero-blow-seen = { $unit_cap } strikes at the ranks { $target_of }.
    .v2 = { CAP($unit_poss) } weapon rises in the midst { $target_of }.
    .v3 = { CAP($unit_poss) } strokes seek { $target }.
bx-tell-hero-strike = { CAP($unit_poss) } blade finds { $target }: { $points } hp.
    .v2 = { $unit_cap } strikes { $target }: { $points } hp.
bx-tell-hero-strike-seen = { CAP($unit_poss) } blade seeks { $target }.
    .v2 = { $unit_cap } strikes at { $target }.
bx-tell-maul = Claw and tooth { $unit_of }: { $points } hp off { $target }.
    .v2 = { $unit_cap } seizes { $target }: { $points } hp.
bx-tell-maul-seen = Claw and tooth: { $unit } on { $target }.
    .v2 = { $unit_cap } leaps at { $target }.
bx-tell-crush = { CAP($unit_poss) } bulk goes over { $target }: { $points } hp.
    .v2 = Nothing stops { $unit }: { $points } hp off { $target }.
    .v3 = One stride { $unit_of }, one rank fewer: { $points } hp off { $target }.
bx-tell-crush-seen = { CAP($unit_poss) } bulk goes over { $target }.
    .v2 = Nothing stops { $unit }, and { $target } must bear it.
    .v3 = One stride { $unit_of }, and a hole gapes among { $target }.
bx-tell-pursuit = { CAP($unit_poss) } steel catches { $target } from behind: { $points } hp.
    .v2 = No quarter: { $unit } at the heels { $target_of }, { $points } hp.
    .v3 = A turned back is dear: { $points } hp off { $target } at the hands { $unit_of }.
bx-tell-pursuit-seen = { CAP($unit_poss) } steel at the backs { $target_of }.
    .v2 = No quarter: { $unit } at the heels { $target_of }.
    .v3 = Behind { $target }: { $unit }.
bx-tell-hero-pursuit = { $unit_cap } hunts { $target } sword in hand: { $points } hp.
    .v2 = Ahead of the line { $unit } still cuts at { $target_poss } backs: { $points } hp.
bx-tell-hero-pursuit-seen = { $unit_cap } hunts { $target } sword in hand.
    .v2 = Ahead of the line { $unit } still cuts at { $target_poss } backs.
bx-tell-battered = A shot from { $unit } lands amid { $target }: { $points } hp.
    .v2 = { CAP($unit_poss) } missile ploughs through { $target }: { $points } hp.
bx-tell-battered-seen = A shot from { $unit } goes towards { $target }.
    .v2 = { CAP($unit_poss) } missile comes down by { $target }.

## Losses

bx-tell-lost = { $men } fewer in the ranks { $unit_of }; { $left } left.
    .v2 = { $men } { $men ->
        [one] lies
       *[other] lie
    } still among { $unit }: { $left } on their feet.
    .v3 = Price paid by { $unit }: { $men }. Strength now { $left }.
    .v4 = Losses { $unit_of }: { $men }. Still in line: { $left }.
    .v5 = Gaps in { $unit_poss } line: { $men }. { $left ->
        [one] One is left.
       *[other] They close up at { $left }.
    }
    .v6 = A count { $unit_of }: { $left }, which is { $men } fewer.
bx-tell-lost-running = { $men } fewer among { $unit }, struck from behind; { $left } left.
    .v2 = Down on the way, among { $unit }: { $men }. { $left } left.
bx-tell-lost-nobody = Wounds but no dead among { $unit }: { $points } hp.
    .v2 = { $points } hp gone from { $unit }, and nobody falls.
bx-tell-lost-last = Nobody is left standing among { $unit }; losses: { $men }.
    .v2 = Losses { $unit_of }: { $men }, to the last rank.
bx-tell-lost-officers = The last { $men } { $unit_of } go down, and the wave reaches { $officers }: { $points } hp.
    .v2 = Nobody { $unit_of } stands any more ({ $men } down); { $officers } must take what is left: { $points } hp.
bx-tell-lost-seen = { $unit_cap }: { $words }.
    .v2 = What can be seen { $unit_of }: { $words }.
bx-tell-hero-wounded = { $unit_cap } bleeds: { $points } hp, { $left } left.
    .v2 = { $unit_cap } reels and stays up: { $points } hp gone, { $left } left.
    .v3 = A wound for { $unit }: { $points } hp. { $left } left.
bx-tell-huge-wounded = A roar: { $points } hp off { $unit }, { $left } left.
    .v2 = { CAP($unit_poss) } hide splits: { $points } hp, { $left } left.

## The end of some

bx-tell-destroyed = Nothing is left { $unit_of }.
    .v2 = Strike { $unit } from the roll.
    .v3 = So ends the tale { $unit_of }.
bx-tell-hero-dead = { $unit_cap } falls and does not rise.
    .v2 = A hush, then the cry goes round: { $unit } is dead.
    .v3 = Death finds { $unit } on the field.
bx-tell-officer-dead = { $unit_cap } falls in the midst { $target_of }.
    .v2 = Dead in the press, among { $target }: { $unit }.
bx-tell-huge-dead = The ground shakes one last time: { $unit } is down.
    .v2 = The bulk { $unit_of } comes down and stirs no more.
bx-tell-fell = Not a breath left among { $unit }… for now: such flesh grows back.
    .v2 = { $unit_cap } down. Bring fire before the hour is out!
bx-tell-not-risen = The remains { $unit_of } stir no more. It is over.
    .v2 = This time nothing grows back: farewell, { $unit }.
bx-tell-standard-lost = The standard { $side_of } is gone from the field: −1 to the morale of all who followed it.
    .v2 = Eyes seek the standard { $side_of } and do not find it. −1 to morale.
bx-tell-standard-lost-alone = The standard { $side_of } is gone from the field, and no unit of that side is left to look for it.
    .v2 = No standard { $side_of } any more, and no unit left to miss it.
bx-tell-chief-fell-alone = The commander { $side_of }, { $unit }, has fallen; there was no unit left to command.
    .v2 = The news finds nobody to tell: { $unit } is no more, nor any unit { $side_of }.
bx-tell-chief-fell = The commander { $side_of }, { $unit }, has fallen! Every unit must stand without a chief.
    .v2 = The news outruns a horse: { $unit } is no more, and { $side } must fight without a head.

## Contacts

bx-tell-contact = { $unit_cap } at grips with { $target }.
    .v2 = The lines meet: { $unit } against { $target }.
    .v3 = Not a step left between { $unit } and { $target }.
    .v4 = The rush carries { $unit } right onto { $target }.
    .v5 = { CAP($unit_poss) } onset falls on { $target }.
    .v6 = Body to body: { $unit }, { $target }.
bx-tell-contact-last = One man alone, all there is { $unit_of }, at grips with { $target }.
    .v2 = Alone against { $target }: the one man { $unit_of }.
bx-tell-contact-lances = The ground shakes: { $unit } at the charge, into { $target }!
    .v2 = Lances low, spurs in: { $unit } against { $target }.
    .v3 = Trot, gallop, home: { $unit } into { $target }.
bx-tell-contact-wings = Out of the sky, { $unit } on { $target }!
    .v2 = A shadow passes, then { $unit_poss } wings beat down on { $target }.
bx-tell-contact-hero = { $unit_cap } cleaves the press and comes at { $target }.
    .v2 = One name is worth a banner: { $unit } at grips with { $target }.
bx-tell-contact-one = The ring { $unit_of } closes around { $target }.
    .v2 = Have at { $target }! On comes the rush { $unit_of }.
bx-tell-contact-huge = { $unit_cap } falls upon { $target }.
    .v2 = All at once, before { $target }, the bulk { $unit_of }.
bx-tell-contact-monster = It takes heart: { $unit } against { $target }.
    .v2 = Spears up, { $unit } at { $target }.
bx-tell-parted = No more contact between { $unit } and { $target }.
    .v2 = A gap opens between { $unit } and { $target }.
bx-tell-fell-back = Clean away: { $unit }, and nothing for { $target } to take hold of.
    .v2 = Before { $target } can close, nobody is there: { $unit } fell back.
bx-tell-fell-back-shaken = { $unit_cap }: backs turned, out of reach { $target_of }.
    .v2 = Backs turned: nothing { $unit_of } for { $target } to lay hold of.
bx-tell-withdrew = Step by step { $unit } must yield the ground before { $target }.
    .v2 = A retreat { $unit_of }: a gap opens before { $target }.
bx-tell-turned-away = { $unit_cap } turns from { $target }: nothing to fear on that side.
    .v2 = Runaways are no sport: { $unit } leaves { $target } be.
bx-tell-lapsed = { CAP($unit_poss) } rush comes too late: the quarry is gone.
    .v2 = Before { $unit } the quarry is gone.
bx-tell-lapsed-barred = No way for { $unit } to come at { $target }.
    .v2 = { $target_cap }, out of reach of { $unit }: the way is shut.

## Departures

bx-tell-ran = Every man for himself among { $unit }.
    .v2 = Shields thrown down: { $unit } in flight.
    .v3 = Rout takes hold { $unit_of }.
bx-tell-left = { $unit_cap }: no longer on the field.
    .v2 = The field sees the last { $unit_of }.
bx-tell-left-order = In order, colours furled: off the field, { $unit }.
    .v2 = { CAP($unit_poss) } road leads off the field.
bx-tell-left-broken = The last { $unit_of } are over the hill. They will not be back.
    .v2 = Nobody holds { $unit } back: the field is that much emptier.

## Morale

bx-tell-test-stood = { CAP($unit_poss) } line holds: { $roll } for { $need } or less.
    .v2 = Ranks close up among { $unit }: { $roll } for { $need }, { $margin ->
        [0] and nothing to spare
       *[other] { $margin } to spare
    }.
    .v3 = Blood does not touch the heart { $unit_of }: { $roll } for { $need }.
    .v4 = A shudder, no more, through { $unit }: { $roll } for { $need }, { $margin ->
        [0] by a hair
       *[other] { $margin } to spare
    }.
bx-tell-test-failed = Heart fails { $unit }: { $roll } for { $need } or less.
    .v2 = One scream too many, and { $unit_poss } line wavers: { $roll } where { $need } would do, { $margin } over.
    .v3 = Eyes turn to the rear among { $unit }: { $roll } against { $need }.
bx-tell-rally-heard = { $unit_cap } can hear reason again: { $roll } for { $need } or less.
    .v2 = A firm hand, a few words, and { $unit_poss } fear ebbs: { $roll } for { $need }, { $margin ->
        [0] by a hair
       *[other] { $margin } to spare
    }.
    .v3 = Around the colours { $unit_poss } ranks form once more: { $roll } for { $need }.
bx-tell-rally-failed = In vain they shout the name { $unit_of }: { $roll } for { $need } or less.
    .v2 = Neither plea nor threat will do with { $unit }: { $roll }, and it took { $need }.
bx-tell-chief-test-stood = Leaderless, but upright: { $unit }, { $roll } for { $need } or less.
    .v2 = Avenge the chief or die, they say among { $unit }: { $roll } for { $need }.
bx-tell-chief-test-failed = The chief’s death breaks { $unit }: { $roll } for { $need } or less.
    .v2 = What use now, they say among { $unit }: { $roll }, and it took { $need }.
bx-tell-test-stood-seen = { CAP($unit_poss) } line holds.
    .v2 = Ranks close up among { $unit }.
    .v3 = Blood does not touch the heart { $unit_of }.
bx-tell-test-failed-seen = Heart fails { $unit }.
    .v2 = One scream too many, and { $unit_poss } line wavers.
    .v3 = Eyes turn to the rear among { $unit }.
bx-tell-chief-test-stood-seen = Leaderless, but upright: { $unit }.
    .v2 = Avenge the chief or die, they say among { $unit }.
bx-tell-chief-test-failed-seen = The chief’s death breaks { $unit }.
    .v2 = What use now, they say among { $unit }.
bx-tell-demoralised = All { $unit } can think of is to break away.
    .v2 = No spring left in { $unit }: they only want to be gone.
    .v3 = The press is too much for { $unit }: their heart is not in it.
bx-tell-demoralised-free = Fear freezes { $unit } to the spot.
    .v2 = Not a step, not an order obeyed: { $unit }, stunned.
bx-tell-terror = Before such a beast no courage will serve { $unit }.
    .v2 = Terror takes { $unit }, and no dice are asked.
bx-tell-faith = { $target_cap } is no more; the faith { $unit_of } dies in the same breath.
    .v2 = The faithful weep for { $target }: nothing bears { $unit } up now.
bx-tell-broken = At a word from the GM the courage { $unit_of } snaps.
    .v2 = The GM decides it: panic among { $unit }.
bx-tell-rallied = { $unit_cap }: back in the line.
    .v2 = { $unit_cap } can be counted on again.
bx-tell-rallied-faith = Faith alone brings { $unit } back.
    .v2 = A hymn goes up: { $unit }, back in the line.
bx-tell-leaving = At the next move the field will lose { $unit }.
    .v2 = Too late for { $unit }: the next hour will see them go.
bx-tell-surrendering = Weapons sink among { $unit }: surrender at the end of the sequence.
    .v2 = A white cloth waves over { $unit }; a little longer, and it is done.
bx-tell-surrendered = Surrender { $unit_of }, into the enemy’s hands.
    .v2 = { CAP($unit_poss) } weapons pile up at the enemy’s feet.
bx-tell-ransomed = Surrender { $unit_of }: there will be a ransom.
    .v2 = { CAP($unit_poss) } weapons for a promise of gold.
bx-tell-released = Surrender { $unit_of }: unarmed, but alive.
    .v2 = { $unit_cap } must give up every weapon; then the ring opens.

## Flesh that grows back

bx-tell-regenerated = Limbs knit: { $men } more among { $unit }, { $left } in all.
    .v2 = What seemed dead stirs: { $men } more among { $unit }, { $left } now.
bx-tell-regenerated-seen = The dead get up among { $unit }.
    .v2 = { CAP($unit_poss) } wounds close before everyone’s eyes.
bx-tell-mended = { CAP($unit_poss) } wounds close: { $points } hp.
    .v2 = { $points } hp grow back on { $unit }.
bx-tell-risen = Out of the carrion, { $unit } once more: { $men } upright.
    .v2 = Somebody forgot the fire: { $men } upright among { $unit }.
bx-tell-risen-seen = Out of the carrion, { $unit } once more.
    .v2 = Somebody forgot the fire: { $unit }, upright again.

## Heroes and officers

bx-tell-joined = { $unit_cap } takes a place among { $target }.
    .v2 = Cheers from { $target }: { $unit } stands with them.
bx-tell-alone = { $unit_cap } leaves the ranks { $target_of } to fight alone.
    .v2 = { $target_cap } without { $unit } from now on.
bx-tell-last-standing = Only { $unit } is left where the colours { $target_of } flew.
    .v2 = Among the dead { $target_of } one still breathes: { $unit }.
bx-tell-duel = { $unit_cap } and { $target } meet face to face: { $rounds ->
        [one] a single pass
       *[other] { $rounds } passes
    }.
    .v2 = A ring forms around { $unit } and { $target }: { $rounds ->
        [one] one pass, and all is said
       *[other] { $rounds } passes
    }.
bx-tell-duel-ring = { $units_cap } against { $targets }: { $rounds ->
        [one] a single pass
       *[other] { $rounds } passes
    }.
    .v2 = A ring forms: { $units } against { $targets }, { $rounds ->
        [one] one pass
       *[other] { $rounds } passes
    }.
bx-tell-duel-wound = { $unit_cap } is through { $target_poss } guard: { $points } hp.
    .v2 = { CAP($unit_poss) } blow lands: { $points } hp off { $target }.
bx-tell-duel-wound-seen = { $unit_cap } is through { $target_poss } guard.
    .v2 = { CAP($unit_poss) } blow lands, and { $target } bleeds.

## Sieges

bx-tell-attacks = { $unit_cap }: to the assault, and { $target } the goal.
    .v2 = { CAP($unit_poss) } attack is for { $target }.
bx-tell-attacks-many = To the assault, { $target } the goal: { $units }.
    .v2 = Facing { $target }: { $units }.
bx-tell-attacks-empty = { $unit_cap } before { $target }, with nobody to keep it.
    .v2 = No enemy in sight by { $target }: only { $unit }.
bx-tell-attacks-empty-many = Before { $target }, with nobody to keep it: { $units }.
    .v2 = No enemy in sight by { $target }, only { $units }.
bx-tell-holds = The defence { $target_of } falls to { $unit }.
    .v2 = Helmets along the wall: { $unit }, to keep { $target }.
bx-tell-holds-many = Helmets along the wall, and { $target } to keep: { $units }.
    .v2 = Posted to hold { $target }: { $units }.
bx-tell-breach-undefended = Nobody to defend { $target }: the breach is open.
    .v2 = Ladders go up without a shout: no defender for { $target }.
bx-tell-breach-demoralised = The defenders have no heart left for it: a breach, by { $target }.
    .v2 = No hand thrusts the ladders off: the enemy comes in by { $target }.
bx-tell-breach-engine = A whole stretch comes down in dust: a breach, by { $target }!
    .v2 = Stone by stone, that was { $target }: a breach.
bx-tell-breach-ram = Wood bursts, hinges fly: the ram is through { $target }.
    .v2 = One last stroke of the ram, and the yard shows through { $target }.
bx-tell-breach-sortie = The gate was shut too late: the enemy is in by { $target } with the runaways.
    .v2 = The sally comes home with the besieger on its heels: a breach, by { $target }.
bx-tell-breach-magic = Stone twists and fades: magic opens { $target }.
    .v2 = No ram, only a word: a breach, by { $target }.
bx-tell-breach-ruse = A friendly hand drew the bolt: the way in is { $target }.
    .v2 = They were still laughing at the enemy when he came in by { $target }.
bx-tell-breach-huge = The monster puts a shoulder through it: a breach, by { $target }.
    .v2 = Head down, the beast brings { $target } to the ground.
bx-tell-breach-ruling = The way is open: a breach, by { $target }.
    .v2 = From now on the way in is { $target }: the place is open.
bx-tell-breach-undefended-aloud = Nobody keeps { $target }: the way in lies open.
bx-tell-breach-demoralised-aloud = The defenders have lost heart: the way in lies open, by { $target }.
bx-tell-breach-engine-aloud = Stone has given way to the engines: the way in lies open, by { $target }.
bx-tell-breach-ram-aloud = The ram is through { $target }: the way in lies open.
bx-tell-breach-sortie-aloud = The sally came home with the enemy on its heels: the way in lies open, by { $target }.
bx-tell-breach-magic-aloud = Magic has done what no ram could: the way in lies open, by { $target }.
bx-tell-breach-ruse-aloud = Treachery drew the bolt: the way in lies open, by { $target }.
bx-tell-breach-huge-aloud = The monster has broken through: the way in lies open, by { $target }.
bx-tell-breach-ruling-aloud = The way in lies open: { $target }.
bx-tell-engine-burnt = Flames and smoke: that was { $unit }.
    .v2 = Beams on fire, ropes snapped: nothing more to be had from { $unit }.
bx-tell-engine-away = Yoked and taken down: no place here for { $unit } any more.
    .v2 = The crew takes { $unit } far from the field.
bx-tell-engine-back = Standing again: { $unit }.
    .v2 = { $unit_cap } back in place, ready to serve.
bx-tell-engine-captured = New hands on { $unit }: with { $side } from now on.
    .v2 = The enemy seizes the engine: { $unit } goes over to { $side }.
bx-tell-engine-served = At the service of { $unit }: { $target }.
    .v2 = Round { $unit } now: { $target }.
bx-tell-engine-unserved = No unit is told off to { $unit } any more.
    .v2 = Left to its own crew: { $unit }.
bx-tell-engine-crewed = Round { $unit }, { $crew ->
        [one] a crew of one, the engineer
       *[other] a crew of { $crew }, an engineer among them
    }.
    .v2 = The crew of { $unit }: { $crew }, with an engineer.
bx-tell-engine-crewed-alone = Round { $unit }, { $crew ->
        [one] a crew of one, no engineer
       *[other] a crew of { $crew }, no engineer
    }.
    .v2 = The crew of { $unit }: { $crew }, no engineer.
bx-tell-aimed = { $unit_cap } trained on { $target }.
    .v2 = The crew swings { $unit } round to { $target }.
bx-tell-aimed-wall = { $unit_cap } trained on the work: { $target }.
    .v2 = { CAP($unit_poss) } next stone is for { $target }.
bx-tell-pounded = A stone from { $unit } shakes { $target }: { $percent }% of a breach.
    .v2 = Chips fly from { $target } under the blows { $unit_of }: { $percent }% of a breach.
bx-tell-pounded-seen = A stone from { $unit } shakes { $target }.
    .v2 = Chips fly from { $target } under the blows { $unit_of }.
bx-tell-wasted = A lost shot { $unit_of }: the target was there no more.
    .v2 = { CAP($unit_poss) } missile digs nothing but mud.
bx-tell-silenced = For want of free hands, { $units } { $units_n ->
        [one] falls
       *[other] fall
    } silent.
    .v2 = Nobody at the ropes any more: silence from { $units }.
bx-tell-ram-begins = { CAP($unit_poss) } ram is at the gate: { $sequences ->
        [one] one sequence
       *[other] { $sequences } sequences
    } will do it.
    .v2 = First stroke of the ram from { $unit }; the gate may last { $sequences ->
        [one] one sequence
       *[other] { $sequences } sequences
    }.
bx-tell-ram-begins-seen = { CAP($unit_poss) } ram is at the gate.
    .v2 = First stroke of the ram from { $unit }.
bx-tell-rammed = { CAP($unit_poss) } strokes boom on the gate: { $left ->
        [one] one more sequence
       *[other] { $left } more sequences
    }.
    .v2 = The gate groans under { $unit_poss } ram: { $left ->
        [one] one sequence to go
       *[other] { $left } sequences to go
    }.
bx-tell-rammed-seen = { CAP($unit_poss) } strokes boom on the gate.
    .v2 = The gate groans under { $unit_poss } ram.
bx-tell-ram-lost = The ram is down: all to be done again.
    .v2 = The ram lies in the ditch, and its work with it.
bx-tell-sallied = The gates swing wide: a sally { $unit_of }!
    .v2 = A horn behind the walls, and out with { $unit }.
bx-tell-returned = { $unit_cap }: back behind the walls.
    .v2 = The walls close again on { $unit }.
bx-tell-supplies = In the stores { $side_of }: { $left }.
    .v2 = A count of the stores { $side_of }: { $left }.

## The GM’s hand

bx-tell-conceded = The battle is lost for { $side }, and they own it.
    .v2 = The horns { $side_of } sound the end.
bx-tell-arrived = Colours on the skyline: { $unit }!
    .v2 = { $unit_cap }, come to the field.
    .v3 = A horn, dust on the road: { $unit }.
bx-tell-arrived-hero = { $unit_cap } comes to the field.
    .v2 = Word goes round: { $unit } is here.
bx-tell-enlisted = A new body forms in the likeness { $unit_of }.
    .v2 = The GM raises more such as { $unit }.
bx-tell-passed = A detachment: { $men } fewer with { $unit }, as many more with { $target }.
    .v2 = From the ranks { $unit_of } to those { $target_of }: { $men }.
bx-tell-turned-coat = Treason! The arms { $unit_of } now belong to { $side }.
    .v2 = Banners turn about: { $unit }, now in the service { $side_of }.
bx-tell-heads-taken = The GM takes { $men } from { $unit }.
    .v2 = { $men } fewer for { $unit }: so says the GM.
bx-tell-heads-given = The GM gives { $men } back to { $unit }.
    .v2 = { $men } more for { $unit }: so says the GM.
bx-tell-set = { $unit_cap }: { $field }, now { $value }.
    .v2 = From now on, { $field } { $unit_of }: { $value }.
bx-tell-option = The rule changes from here on: { $option }, { $value }.
    .v2 = The GM now plays it so: { $option }, { $value }.
bx-tell-event = Event no. { $event } of the scenario comes about.
    .v2 = As the scenario has it: event no. { $event }.
bx-tell-event-aside = The GM puts event { $event } of the scenario aside.
    .v2 = Event { $event } will not come about.

## After the battle

bx-after-unit = { $unit_cap }: { $men } of { $initial }.
    .v2 = At roll call { $unit_of }: { $men } of { $initial }.
bx-after-elite = { $unit_cap }: { $men } of { $initial }, and an élite from now on.
    .v2 = At roll call { $unit_of }, { $men } of { $initial }: an élite is born.
bx-after-lost = { $unit_cap }: nobody, of { $initial } this morning.
    .v2 = Nobody answers the roll { $unit_of }; this morning they were { $initial }.
bx-after-hero = { $unit_cap } comes out of the battle with { $points } hp.
    .v2 = { $unit_cap } sits by the evening fire with { $points } hp.
bx-after-dead = { $unit_cap } will not come back.
    .v2 = No evening fire for { $unit }.
