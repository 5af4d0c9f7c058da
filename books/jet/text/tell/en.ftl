
### What the chronicle tells. No sentence is shared by two wordings; the rows of the tables are told in our own words, at every rank.

jet-tell-army-spectacular_failure = The wings { $unit_of } are turned and the centre driven in: the vice closes, and next turn will say if it opens.
    .v2 = Spears on every side: a net has closed on { $unit }.
    .v3 = The plan comes down all at once, and there is no road left for { $unit } to retreat by.
jet-tell-army-absolute_failure = Nothing joins up along the line { $unit_of }: one regiment, left alone before the strongest, will bear the mark for three turns.
    .v2 = The enemy’s answer falls where nobody in the ranks { $unit_of } was looking.
    .v3 = A poor day for maps: the orders { $unit_of } come an hour too late, at a heavy price.
jet-tell-army-failure = Step by step the line { $unit_of } yields the ground it meant to take.
    .v2 = The enemy is first wherever they wished to lead { $unit }.
    .v3 = There is good fighting in the ranks { $unit_of }, only in the wrong place.
jet-tell-army-um66 = A messenger killed, a signal flag misread: the officers { $unit_of } have not had the same orders.
    .v2 = Two columns cross, three wait for each other: the command { $unit_of } speaks into the void.
    .v3 = Something has snapped between tent and front, and the fight { $unit_of } is blind.
jet-tell-army-partial_success = A slight edge for { $unit }; the ground stays where it was.
    .v2 = The day wavers, then leans a hair towards { $unit }.
    .v3 = Blows are traded, and the hour favours { $unit }, barely.
jet-tell-army-um100 = One of those moments they will tell of: every stroke { $unit_of } comes off, and nothing holds it back.
    .v2 = The enemy front opens like ripe fruit before { $unit }.
    .v3 = Fortune has picked a side this morning, and it is the side { $unit_of }.
jet-tell-army-relative_success = The pressure { $unit_of } begins to tell: a little ground changes hands.
    .v2 = Banners are seen going back before { $unit }, in good order still.
    .v3 = The initiative passes to the side { $unit_of }, and nothing is settled by it.
jet-tell-army-success = The blow goes home: most of what overlooks the field is in the hands { $unit_of }.
    .v2 = Everywhere the enemy answers the moves { $unit_of } too late.
    .v3 = The line across the field buckles, and the weight { $unit_of } falls where it must.
jet-tell-army-absolute_success = A move for the textbooks: flank taken, centre pierced, the enemy { $unit_of } holds only by habit.
    .v2 = Hardly a height left that does not fly the colours { $unit_of }.
    .v3 = The battle takes the shape drawn for it the night before in the tent { $unit_of }.
jet-tell-regiment-spectacular_failure = Too far, too soon: the ring closes round { $unit }.
    .v2 = Nobody on the right, nobody on the left: { $unit }, counting heads.
    .v3 = The enemy now holds the one way by which { $unit } could come back.
jet-tell-regiment-absolute_failure = It was the best of the other side that lay in wait for { $unit }: three turns will be needed to shake them off.
    .v2 = The charge { $unit_of } breaks on something harder.
    .v3 = Badly placed, badly supported, held fast for a while: a sorry post for { $unit }.
jet-tell-regiment-failure = The front { $unit_of } goes back one step, then ten.
    .v2 = One hold is lost, then another: no footing yet for { $unit }.
    .v3 = This end of the field will not belong to { $unit } this turn.
    .v4 = Two rushes, two refusals: the place stays with the enemy { $unit_of }.
    .v5 = Back they go to the beat of the drum, without shame and without gain: { $unit }.
jet-tell-regiment-um66 = The companies { $unit_of } form up each by its own notion, and none is the right one.
    .v2 = One order badly shouted, and the square { $unit_of } turns into a crowd.
    .v3 = Nobody with { $unit } knows which way is right any more.
    .v4 = Flags say left and drums say right to { $unit }.
jet-tell-regiment-partial_success = A slight edge for { $unit }, without a step gained.
    .v2 = Hold, and give back the blows: such is the trade { $unit_of }.
    .v3 = Nothing taken, nothing let go, a breath ahead for { $unit }.
    .v4 = The front { $unit_of } bends less than the other.
    .v5 = The hour leans a little towards { $unit }.
jet-tell-regiment-um100 = A single rush { $unit_of }, and the line across opens.
    .v2 = Nobody has seen such drill: whole ranks go back before { $unit }.
    .v3 = The drum { $unit_of } beats, and everything bends.
jet-tell-regiment-relative_success = Half a surprise: an embankment won by { $unit }, and heart with it.
    .v2 = The foe wheels to face, but the place already belongs to { $unit }.
    .v3 = At a walk, but forward: { $unit }.
    .v4 = One wing wins a hundred paces: a good hour for { $unit }.
    .v5 = The enemy closes ranks before { $unit }.
jet-tell-regiment-success = The regiment opposite gives way before { $unit }, and the sector with it.
    .v2 = Attack or defence, no matter: the hour belongs to { $unit }.
    .v3 = Where the weight { $unit_of } falls, the enemy line does not hold.
    .v4 = From afar the ensigns { $unit_of } are seen to pass those across.
    .v5 = The assault { $unit_of } clears the ditch, and the ditch is behind it.
jet-tell-regiment-absolute_success = The ensigns opposite fall one by one before { $unit }.
    .v2 = All that is left to the foe { $unit_of } is the choice of which way to run.
    .v3 = The whole of this end of the field belongs to { $unit }.
    .v4 = The march { $unit_of } meets no front any more.
    .v5 = What the enemy drops today before { $unit } will be gathered tomorrow.
jet-tell-company-spectacular_failure = A handful of men, a sea of foes: { $unit }, without a friend in sight.
    .v2 = The regiment is far, the ring is near: a bad moment for { $unit }.
    .v3 = Back to back they stand, { $unit }.
jet-tell-company-absolute_failure = Two against one, and not the gentle sort: { $unit } will not be clear of it for three turns.
    .v2 = The enemy’s picked men have found { $unit }, and bite down.
    .v3 = Every step costs { $unit } a man.
    .v4 = Twice as many, and fresh, were waiting for { $unit }.
jet-tell-company-failure = The place is lost, and it is back step by step for { $unit }.
    .v2 = Those opposite push harder than { $unit }.
    .v3 = A few yards less for { $unit }, and some heart with them.
    .v4 = A step is given, then another, by { $unit }.
    .v5 = The push from across shifts { $unit } by a stone’s throw.
jet-tell-company-um66 = Every man for himself among { $unit }: they shout, they strike, nobody hears.
    .v2 = The sergeant { $unit_of } speaks, and nobody listens.
    .v3 = The left file charges, the right file waits: an odd sort of fight for { $unit }.
    .v4 = Two orders, three opinions, four directions for { $unit }.
    .v5 = Dust, a horn misheard, and no rank left to { $unit }.
jet-tell-company-partial_success = { $unit_cap } standing firm, and giving back the blows.
    .v2 = Neither glory nor shame: { $unit } at work.
    .v3 = No way forward for { $unit }, but none for those across either.
    .v4 = An edge as thin as a blade for { $unit }.
    .v5 = The push turns, barely, towards { $unit }.
jet-tell-company-um100 = They strike as one: nothing holds before { $unit }.
    .v2 = Luck, the sun in the other side’s eyes, and the scythe { $unit_of } swings free.
    .v3 = One would think the enemy asleep: a gift to { $unit }.
jet-tell-company-relative_success = The weight { $unit_of } begins to count in the push.
    .v2 = A shout, a clash of shields, and the tune is called by { $unit }.
    .v3 = The exchange goes well for { $unit }.
    .v4 = The right foot at the right moment: the fight tilts towards { $unit }.
    .v5 = Shoulder by shoulder the enemy yields before { $unit }.
jet-tell-company-success = The barricade across is carried: the whole corner belongs to { $unit }.
    .v2 = They go back, they fall, they go back again before { $unit }.
    .v3 = Handsome work by { $unit }.
    .v4 = The band across frays at the edges: the work { $unit_of }.
    .v5 = Step by step, the whole place is in the hands { $unit_of }.
jet-tell-company-absolute_success = There is no melee before { $unit } any more, only a hunt.
    .v2 = The foe thinks only of falling back before { $unit }.
    .v3 = Nobody will want to face { $unit } again today.
    .v4 = Across the way they shout no orders, only for quarter, before { $unit }.
    .v5 = The path { $unit_of } can be read on the ground.
jet-tell-seen-good = From afar the lines { $unit_of } are seen to gain ground.
    .v2 = The banners { $unit_of } move forward.
    .v3 = A shout of triumph goes up from the ranks { $unit_of }.
jet-tell-seen-bad = From afar the lines { $unit_of } are seen to bend.
    .v2 = The banners { $unit_of } go back.
    .v3 = Disorder spreads in the ranks { $unit_of }.
jet-tell-soldier-spectacular_failure = { $who_cap } turns round: not one friendly face ({ $effects }).
    .v2 = The press closes behind { $who } like water ({ $effects }).
    .v3 = Where have the others gone? { $who_cap } strikes out among strangers ({ $effects }).
jet-tell-soldier-absolute_failure = Several pick on { $who } at the same time ({ $effects }).
    .v2 = One step too many, and every blade looks for { $who } ({ $effects }).
    .v3 = { $who_cap } looks down for a moment; it is enough for all to close in ({ $effects }).
jet-tell-soldier-failure = The neighbour { $who_of } is not where he should be ({ $effects }).
    .v2 = { $who_cap } keeps the rank badly ({ $effects }).
    .v3 = The blows come from everywhere but in front for { $who } ({ $effects }).
jet-tell-soldier-um66 = An arrow aimed at nobody finds { $who } ({ $effects }).
    .v2 = A stray shaft, and it is { $who } it strikes ({ $effects }).
    .v3 = Something whistles, and { $who } staggers ({ $effects }).
jet-tell-soldier-partial_success = { $who_cap } keeps up, a little late ({ $effects }).
    .v2 = The place { $who_of } in the rank holds, but for one side ({ $effects }).
    .v3 = Out of breath but at the post: { $who } ({ $effects }).
jet-tell-soldier-um100 = Time slows around { $who }: it is now or never ({ $effects }).
    .v2 = A gap, a silence, and { $who } there to use them ({ $effects }).
    .v3 = There may be a song about { $who } one day ({ $effects }).
jet-tell-soldier-relative_success = One man steps out and comes straight for { $who } ({ $effects }).
    .v2 = Comrades clear the ground around { $who } ({ $effects }).
    .v3 = { $who_cap } has a man at weapon’s end ({ $effects }).
jet-tell-soldier-success = Shoulder to shoulder: { $who } knows who stands beside ({ $effects }).
    .v2 = All that was ever drilled serves { $who } ({ $effects }).
    .v3 = The rank goes forward as a block, and { $who } with it ({ $effects }).
jet-tell-soldier-absolute_success = Whatever { $who } touches gives way or falls ({ $effects }).
    .v2 = { $who_cap } clears room for a horse at every swing ({ $effects }).
    .v3 = The others make a road behind { $who } ({ $effects }).
jet-tell-chance-loose_horse = A charger goes by, saddle empty; { $who } reaches for the bridle.
    .v2 = { $who_cap } runs beside a maddened horse.
    .v3 = A masterless horse, and { $who } leaps.
jet-tell-declined-loose_horse = The horse goes by; { $who } has other business.
    .v2 = { $who_cap } lets the beast go.
    .v3 = No time for riding, { $who } decides.
jet-tell-won-loose_horse = In the saddle! { $who_cap } looks down on the fray.
    .v2 = The beast knows a hand when it feels one: { $who } has it.
    .v3 = { $who_cap } swings up, grips with the knees, and the world grows smaller.
jet-tell-lost-loose_horse = The stirrup slips away, and { $who } rolls in the mud.
    .v2 = The horse trusts nobody any more, not even { $who }.
    .v3 = The bridle snaps in the fingers { $who_of }.
jet-tell-chance-challenge = An officer opposite points at { $who } with his blade; { $who } salutes.
    .v2 = “You!” somebody shouts; { $who } takes up the gauntlet.
    .v3 = They draw apart: { $who } and an enemy captain, alone for a moment.
jet-tell-declined-challenge = { $who_cap } does not answer the challenge, and the enemy officer laughs about it with his men for three turns.
    .v2 = The gauntlet stays in the mud before { $who }.
    .v3 = { $who_cap } melts into the rank; across the way they cheer.
jet-tell-won-challenge = The officer falls at the feet { $who_of }: his company has lost its voice.
    .v2 = A feint, a step, and it is done: { $who } wipes the blade.
    .v3 = The captain opposite had met his better: { $who }.
jet-tell-lost-challenge = The duel goes badly for { $who }.
    .v2 = The captain was just what he looked like: { $who } finds out.
    .v3 = { $who_cap } bends a knee, the officer bends nothing.
jet-tell-chance-banner = The banner opposite flies ten paces away; { $who } springs.
    .v2 = Between { $who } and the enemy standard, only a few men.
    .v3 = { $who_cap } sees the bearer, and sees nothing else.
jet-tell-declined-banner = { $who_cap } lets the standard pass, and for three turns it will work wonders for the others.
    .v2 = Too many people round that pole, thinks { $who }.
    .v3 = The banner moves off; so does { $who }.
jet-tell-won-banner = The cloth is in the hands { $who_of }, and the other side’s heart with it.
    .v2 = { $who_cap } holds up what the enemy used to follow.
    .v3 = The pole breaks under the fist { $who_of }, a groan runs along the line across.
jet-tell-lost-banner = The bearer was better guarded than { $who } thought.
    .v2 = { $who_cap } comes back empty-handed, and coming back is something.
    .v3 = One step more, and { $who } would have had it.
jet-tell-chance-stragglers = Comrades of another company, lost in the press: { $who } calls to them.
    .v2 = “To me!” { $who_cap } waves an arm at some strays.
    .v3 = { $who_cap } sees friendly shields among the others.
jet-tell-declined-stragglers = { $who_cap } looks away; the strays will not hold.
    .v2 = There is no time, says { $who }.
    .v3 = Cries, on the left; { $who } does not move.
jet-tell-won-stragglers = They heard: the strays fall in behind { $who }.
    .v2 = One by one the lost ones reach the rank { $who_of }.
    .v3 = The voice { $who_of } carries, and men come back into the game.
jet-tell-lost-stragglers = The calls { $who_of } are lost in the din.
    .v2 = { $who_cap } shouts; over there the shields go down one by one.
    .v3 = Too late by a breath for { $who }.
jet-tell-chance-fallen_sub_officer = The sergeant goes down; { $who } picks up his weapon and turns to the men.
    .v2 = No chief any more, and every eye on { $who }.
    .v3 = { $who_cap } steps over the sub-officer’s body and raises an arm.
jet-tell-declined-fallen_sub_officer = The sergeant falls, and { $who } looks elsewhere.
    .v2 = Nobody takes the dead man’s place, not even { $who }.
    .v3 = { $who_cap } does not feel like a chief today.
jet-tell-won-fallen_sub_officer = “Follow me!” and they follow { $who }.
    .v2 = The company has a voice again: the voice { $who_of }.
    .v3 = In an instant { $who } is what the sergeant took ten years to become.
jet-tell-lost-fallen_sub_officer = They do not listen to { $who }, not yet.
    .v2 = The voice { $who_of } cracks at the wrong moment.
    .v3 = The men look round for a chief, and their eyes pass over { $who }.
jet-tell-chance-exposed_commander = The enemy chief, there, without a guard: { $who } does not hesitate.
    .v2 = A lane opens in the enemy ranks, a commander at its end; { $who } runs.
    .v3 = { $who_cap } knows that plume: it is their chief, and alone.
jet-tell-declined-exposed_commander = An enemy commander within reach, and { $who } stays at the post.
    .v2 = { $who_cap } smells a trap and does not stir.
    .v3 = The head of the other side passes ten paces from { $who }, and is gone.
jet-tell-won-exposed_commander = The enemy chief falls from the saddle, and { $who } is still standing.
    .v2 = One blow { $who_of }, and a whole body of men has lost its head.
    .v3 = Across the way they cry a name they will not cry again: the work { $who_of }.
jet-tell-lost-exposed_commander = The guard comes in time, and { $who } gets no further.
    .v2 = The chance closes before { $who }.
    .v3 = { $who_cap } hits nothing but the shield.
jet-tell-chance-enemy_archers = { $who_cap } sees the bows go up and shouts.
    .v2 = A shadow of arrows: { $who } yells to lock shields.
    .v3 = “Cover!” The voice { $who_of } runs along the rank.
jet-tell-declined-enemy_archers = { $who_cap } saw the bows, and says nothing.
    .v2 = No warning comes from { $who }.
    .v3 = Every man for himself under the arrows, { $who } first.
jet-tell-won-enemy_archers = The shields close in time: they bless { $who }.
    .v2 = The volley rings on iron, and they laugh around { $who }.
    .v3 = Thanks to { $who }, the rain has wetted nobody.
jet-tell-lost-enemy_archers = The cry { $who_of } comes together with the arrows.
    .v2 = They raise their heads instead of their shields, for all { $who } can do.
    .v3 = { $who_cap } shouted just too late.
jet-tell-chance-union = Friends within earshot: { $who } means to join the two bodies.
    .v2 = { $who_cap } signals to the unit alongside.
    .v3 = On the right the colours are ours: { $who } pushes that way.
jet-tell-declined-union = { $who_cap } would rather fight among familiar faces.
    .v2 = Each to his own, { $who } reckons.
    .v3 = The friendly unit moves on without a sign from { $who }.
jet-tell-won-union = Two ranks become one around { $who }.
    .v2 = The weld holds, and { $who } stands amid a good many more men.
    .v3 = They close up, they count: more than before, thanks to { $who }.
jet-tell-lost-union = The unit alongside has made nothing of the signs { $who_of }.
    .v2 = A surge of the crowd parts { $who } from those friends.
    .v3 = Not this time, { $who }.
jet-tell-chance-cut_in_two = A crack in the enemy line: { $who } hurls the others at it.
    .v2 = { $who_cap } sees where to cut.
    .v3 = Between two units opposite, a void; { $who } rushes in.
jet-tell-declined-cut_in_two = The crack closes, { $who } has not stirred.
    .v2 = { $who_cap } deems it too great a risk.
    .v3 = There was a wedge to drive; { $who } does not drive it.
jet-tell-won-cut_in_two = The enemy is in two pieces, and { $who } between them.
    .v2 = Cut from their own, those on the left fall fast, thanks to the eye { $who_of }.
    .v3 = { $who_cap } has cut to the quick: the losses show it.
jet-tell-lost-cut_in_two = The wedge is blunted, and { $who } with it.
    .v2 = Across the way they closed up in time against { $who }.
    .v3 = The notion { $who_of } was sound, the moment no longer was.
jet-tell-engaged-reserve = { $unit_cap }: into reserve, and patience.
    .v2 = They bring { $unit } back behind the line.
    .v3 = The GM keeps { $unit } in hand for later.
jet-tell-engaged-withdrawn = Withdrawn, { $unit }: ready to relieve, not to strike.
    .v2 = Orders for { $unit }: stay out of contact.
    .v3 = They hold { $unit } a little way back.
jet-tell-engaged-second_line = Second line for { $unit }.
    .v2 = Orders for { $unit }: support those in front.
    .v3 = They put { $unit } right behind the clash.
jet-tell-engaged-first_line = Into contact, { $unit }!
    .v2 = First line for { $unit }.
    .v3 = Orders for { $unit }: go and find the enemy.
jet-tell-posture-engaged = { $who_cap } takes a place in the front rank.
    .v2 = In front: that is where { $who } wants to be.
    .v3 = { $who_cap } steps up within reach of steel.
jet-tell-posture-support = { $who_cap } stays in support.
    .v2 = One rank back, eyes open: { $who }.
    .v3 = { $who_cap } lets the others go first.
jet-tell-mode = A new way to command { $unit }: { $mode }.
    .v2 = They will lead { $unit } differently: { $mode }.
    .v3 = { $unit_cap }: { $mode }, from now on.
jet-tell-called = The trumpets call { $unit }: { $turns ->
        [one] one turn’s march
       *[other] { $turns } turns’ march
    }.
    .v2 = A rider goes to fetch { $unit }: delay { $turns }.
    .v3 = The reserve stirs: { $unit } on the way, delay { $turns }.
jet-tell-fights = { $who_cap } draws and joins the rank.
    .v2 = This turn { $who } fights as a soldier.
    .v3 = { $who_cap } leaves the signals to another and goes down into the fray.
jet-tell-rallied = The runaways { $unit_of } are stopped and turned about: they hold, just.
    .v2 = One voice was enough: back they come, { $unit }, on the edge of breaking.
    .v3 = The tide turns, and brings { $unit } back.
jet-tell-not-rallied = Nothing stops { $unit }.
    .v2 = They shout, they threaten: the backs { $unit_of } dwindle.
    .v3 = Nobody will bring { $unit } back now.
jet-tell-pinned = The GM sets { $unit } against { $target }.
    .v2 = { $unit_cap } will have { $target } across, whatever comes.
    .v3 = Face to face: { $unit }, { $target }.
jet-tell-unpinned = No named opponent any more for { $unit }.
    .v2 = They leave { $unit } to the usual order.
    .v3 = The encounter { $unit_of } follows the usual pairing again.
jet-tell-freed = Nobody holds the ring shut any more: air at last for { $unit }.
    .v2 = The trap round { $unit } opens for want of hands.
    .v3 = With the enemy gone, the road is clear for { $unit }.
jet-tell-opposed = Facing { $targets }: { $unit }, { $n_signed } to the battle roll { $targets_of }.
    .v2 = The opposition { $unit_of } is worth { $n_signed } to the battle roll { $targets_of }.
    .v3 = { $n_signed } to the battle roll { $targets_of }: such is the weight { $unit_of } across.
    .v4 = The riposte { $unit_of } counts for { $n_signed } in the battle roll { $targets_of }.
jet-tell-opposed-several = Facing { $targets }: { $unit }, with { $beside }; { $n_signed } to the battle roll { $targets_of }.
    .v2 = { $unit_cap }, { $beside } alongside, against { $targets }: { $n_signed } to the battle roll { $targets_of }.
    .v3 = More than one foe across from { $targets }: { $unit }, { $beside }. The weight of their roll: { $n_signed }.
# What morale does to discipline (JET-24).
jet-part-discipline = { $slack ->
        [0] { "" }
       *[other] , discipline at { $discipline_signed }
    }
# What moves an army or a regiment moves all below it (JET-20).
jet-part-below = { $below ->
        [0] { "" }
       *[other] , and { $by_signed } for all below
    }
jet-tell-morale-up = Hearts rise with { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = There is singing among { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = { $by_signed } to the morale { $unit_of }, now at { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v4 = Heads come up among { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v5 = That does { $unit } good: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v6 = Morale { $unit_of }: { $by_signed }, and now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
jet-tell-morale-up-low = A little easier now for { $unit }: morale { $by_signed }, at { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = Some heart comes back to { $unit }: morale { $by_signed }, still at { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = The morale { $unit_of } climbs by { $by_signed }, only to { $now_signed }{ jet-part-discipline }{ jet-part-below }.
jet-tell-morale-down = Doubt spreads through { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = There are looks over the shoulder among { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = { $by_signed } to the morale { $unit_of }, down to { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v4 = Faces fall among { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v5 = The blow weighs on { $unit }: morale { $by_signed }, now { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v6 = The morale { $unit_of } moves by { $by_signed }, to { $now_signed }{ jet-part-discipline }{ jet-part-below }.
jet-tell-delayed = The roads are choked: { $unit } not before { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
    .v2 = A delay for { $unit }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } to go.
    .v3 = { $unit_cap } will be longer than expected: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
jet-tell-entered = Fresh troops come up: { $unit }.
    .v2 = At the double, { $unit }.
    .v3 = The reserve arrives: { $unit }.
jet-tell-entered-at-once = The moment is seized: in with { $unit }, without waiting.
    .v2 = Not a turn lost: a blow at once from { $unit }.
    .v3 = One gesture sends { $unit } in.
jet-tell-malus = Three hard turns await { $unit }: { $value_signed } until turn { $last }.
    .v2 = The enemy has { $unit } by the throat: { $value_signed } until turn { $last }.
    .v3 = { $value_signed } for { $unit }, until turn { $last }.
jet-tell-bonus = They nudge each other in the ranks { $unit_of }: { $value_signed } until turn { $last }.
    .v2 = The officer { $unit_of } walks on air: { $value_signed } until turn { $last }.
    .v3 = { $value_signed } for { $unit }, while the boldness lasts, until turn { $last }.
jet-tell-placed = Where chance has left { $unit }, they will do what they can: { $value_signed } to the next roll.
    .v2 = Chance has placed { $unit }: { $value_signed } next turn.
    .v3 = To the next roll { $unit_of }: { $value_signed }, for the ground it stands on.
jet-tell-lent = A standard that stands, a standard envied: morale { $value_signed } for { $unit }, from next turn to turn { $last }.
    .v2 = While that banner flies, { $value_signed } to the morale { $unit_of }, from next turn to turn { $last }.
    .v3 = The morale { $unit_of } will change by { $value_signed }, from next turn to turn { $last }.
jet-tell-trapped = No way out for { $unit }.
    .v2 = The trap is shut on { $unit }.
    .v3 = Nobody leaves the ranks { $unit_of } now.
jet-tell-broke-out = Half get through, the others stay: out of the trap, { $unit }.
    .v2 = With shoulder and sword, a road is opened for { $unit }.
    .v3 = The ring gives on one side, and through they burst, { $unit }.
jet-tell-not-out = The breakout fails: the ranks { $unit_of } do not get through.
    .v2 = The ring does not open for the ranks { $unit_of }.
    .v3 = Three times the rush { $unit_of } meets the iron wall, three times in vain.
jet-tell-ground-won = The ground speaks for { $unit } now: level { $level }.
    .v2 = The height belongs to { $unit }: level { $level }.
    .v3 = A pennon is planted, this corner belongs { $unit_a } (level { $level }).
jet-tell-ground-lost = The ground goes to the enemy { $unit_of }: level { $level }.
    .v2 = No height under the feet { $unit_of } any more: level { $level }.
    .v3 = The lie of the land slips from { $unit } (level { $level }).
jet-tell-surrounded = { $n ->
        [one] There is one upon { $who }
       *[other] There are { $n } of them upon { $who }
    }.
    .v2 = { $n ->
        [one] One blade
       *[other] { $n } blades
    } for { $who }.
    .v3 = Around { $who }, { $n ->
        [one] one face, and not a friend’s
       *[other] { $n } faces, none a friend’s
    }.
jet-tell-cut-off = No rank, no neighbour: { $who } sees only the enemy.
    .v2 = { $who_cap } fights on an island.
    .v3 = The line is far, { $who } is here.
jet-tell-critical-slash = A blade lays { $who } open: B slash critical.
    .v2 = A B critical, slash, for { $who }.
    .v3 = Steel gets past the guard { $who_of }: B slash critical.
jet-tell-critical-krush = A mace comes down on { $who }: B krush critical.
    .v2 = A B critical, krush, for { $who }.
    .v3 = Something heavy finds { $who }: B krush critical.
jet-tell-critical-puncture = A stray shaft strikes { $who }: C puncture critical.
    .v2 = A C critical, puncture, for { $who }.
    .v3 = An arrow drops out of the sky on { $who }: C puncture critical.
jet-tell-rejoined = { $who_cap } finds a friendly shield alongside again.
    .v2 = The rank opens for { $who }.
    .v3 = Where does { $who } come from? From hell, and on foot.
jet-tell-bold = All have seen { $who } walk up to the enemy chief: { $by_signed } to the command.
    .v2 = The boldness { $who_of } carries the others along: { $by_signed }.
    .v3 = { $by_signed } to the roll { $who_of }, for the example.
jet-tell-gone-out = { $who_cap } will fight no more today.
    .v2 = They carry { $who } to the rear.
    .v3 = The battle goes on without { $who }.
jet-tell-gone-captured = { $who_cap } throws down the weapon and is led away.
    .v2 = Enemy hands hold { $who }.
    .v3 = It will cost money to see { $who } again.
jet-tell-gone-dead = { $who_cap } falls and does not rise.
    .v2 = One more name for the stones: { $who }.
    .v3 = Death has found { $who }.
jet-tell-doomed = The commander { $unit_of } is down: next turn nobody will give orders.
    .v2 = Soon nobody will command { $unit }.
    .v3 = A body is lifted in the ranks { $unit_of }: it was the chief.
jet-tell-rises = From next turn on { $who } will lead { $unit }.
    .v2 = They will obey { $who } from now on: so it goes in the ranks { $unit_of }.
    .v3 = { $who_cap } takes the head, { $unit } behind.
jet-tell-volley = The volley comes down on { $unit }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }, or nearly.
    .v2 = The sky empties on { $unit }: { $men } down.
    .v3 = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } under the arrows.
jet-tell-joins = { $men ->
        [one] { $men } stray { $unit_of } finds shelter with { $target }
       *[other] { $men } strays { $unit_of } find shelter with { $target }
    }.
    .v2 = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } will fight with { $target }.
    .v3 = Room is made for { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } among { $target }.
jet-tell-cut-down = { $men ->
        [one] { $men } stray { $unit_of } is cut to pieces
       *[other] { $men } strays { $unit_of } are cut to pieces
    }.
    .v2 = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } could not be saved.
    .v3 = The tide closes: { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } beneath it.
jet-tell-not-in-play = This concerns { $unit }, whose scale is not played: the GM’s to make of.
    .v2 = Beyond our scale: the effect on { $unit } is left to the GM.
    .v3 = The GM will note what happens to { $unit }: no roll will tell it.
# Who fell: what is nought is not said.
jet-part-and-wounded = { $wounded ->
        [0] { "" }
       *[other] { " " }and { $wounded } wounded
    }
jet-part-fallen = { $killed ->
        [0] { $wounded } wounded
       *[other] { $killed } dead{ jet-part-and-wounded }
    }
jet-tell-losses = { $unit_cap }: { jet-part-fallen }, { $left } standing.
    .v2 = They pick up { jet-part-fallen } among { $unit }; { $left ->
        [one] one remains
       *[other] { $left } remain
    }.
    .v3 = The price of the turn for { $unit }: { jet-part-fallen }; { $left ->
        [one] only one
       *[other] { $left }
    } still fit.
    .v4 = At the roll-call { $unit_of }, { $left ->
        [one] one voice
       *[other] { $left } voices
    }; { jet-part-fallen }.
jet-tell-losses-last = { $unit_cap }: { jet-part-fallen }.
    .v2 = They pick up { jet-part-fallen } among { $unit }.
    .v3 = The price of the turn for { $unit }: { jet-part-fallen }.
jet-tell-losses-seen = Men fall in the ranks { $unit_of }.
    .v2 = Gaps open among { $unit }.
    .v3 = Bodies on the ground, in the ranks { $unit_of }.
jet-tell-passed = { $men ->
        [one] { $men } man goes
       *[other] { $men } men go
    } from { $unit } to { $target }.
    .v2 = From now on { $men ->
        [one] { $men } man
       *[other] { $men } men
    } { $unit_of } among { $target }.
    .v3 = { $men ->
        [one] { $men } man changes
       *[other] { $men } men change
    } ranks: out of { $unit }, into { $target }.
jet-tell-routed = The line { $unit_of } comes apart, and runs.
    .v2 = No order, no ranks: the rout { $unit_of }.
    .v3 = There are only backs to be seen where { $unit } stood.
jet-tell-destroyed = Of the ranks { $unit_of } nobody is left.
    .v2 = Silence, where { $unit } fought.
    .v3 = They strike { $unit } off the roll.
jet-tell-massacred-flight = One by one the survivors { $unit_of } slip between the enemy’s ranks and are gone.
    .v2 = What the massacre leaves { $unit_of } scatters through the ring, man by man.
    .v3 = A few get out in the confusion: all that is left { $unit_of }, and the field is far behind.
jet-tell-massacred-last_stand = Not one { $unit_of } asks for quarter; not one is left.
    .v2 = They die round their ensign: the end { $unit_of }.
    .v3 = The last hour { $unit_of } will be remembered.
jet-tell-massacred-surrender = The weapons { $unit_of } fall in a heap.
    .v2 = A cloth on a spear’s end: the surrender { $unit_of }.
    .v3 = The survivors { $unit_of } are led away, empty-handed.
jet-tell-defeated-rout = The whole army { $side_of } goes: the day is lost.
    .v2 = There is no battle any more, for want of fighters on the side { $side_of }.
    .v3 = Rout carries off { $side }, and the day with it.
jet-tell-defeated-collapse = The trap did not open again: the army { $side_of } comes apart.
    .v2 = The army { $side_of } breaks up where it was penned.
    .v3 = No way out: the ranks { $side_of } come apart.
jet-tell-defeated-too = At the same moment it is all over for { $side } too: the day goes to nobody.
    .v2 = The end { $side_of } comes at the same instant: there is no victor.
    .v3 = Nor does anything hold on the side { $side_of }: nobody is there to take the field.
jet-tell-defeated-nobody = Nobody left in the line for { $side }: the battle is over.
    .v2 = The field is empty on the side { $side_of }.
    .v3 = Defeat { $side_of }, for want of men.
jet-tell-defeated-surrender = Arms are laid down all along the line { $side_of }: there will be ransoms, and no more fighting.
    .v2 = The leader { $side_of } holds out a sword, hilt first.
    .v3 = The surrender { $side_of }, colours laid in the grass.
jet-tell-chief-lost = { $unit_cap }: nobody left to command.
    .v2 = The command { $unit_of } is vacant.
    .v3 = They wait for orders in the ranks { $unit_of }; none come.
jet-tell-second-lost = Of the two leaders { $side_of } one remains.
    .v2 = { $side_cap }: the second leader is gone.
    .v3 = One alone now leads { $side }.
jet-tell-promoted = { $who_cap } commands { $unit }.
    .v2 = It is to { $who } that they look now in the ranks { $unit_of }.
    .v3 = A new chief for { $unit }: { $who }.
jet-tell-stand-in = An old hand stands up in the ranks { $unit_of } and takes charge: leadership { $n }.
    .v2 = { $unit_cap }: a stand-in, leadership { $n }.
    .v3 = Somebody is shouting orders at last in the ranks { $unit_of } (leadership { $n }).
jet-tell-conceded = { $side_cap }: they ask for a parley.
    .v2 = The side { $side_of } gives the battle up.
    .v3 = The trumpets { $side_of } sound the end.
jet-tell-arrived = Reinforcements: { $unit }!
    .v2 = Dust on the road, banners: { $unit }.
    .v3 = The coming { $unit_of } alters the reckoning.
jet-tell-came = { $who_cap } comes onto the battlefield.
    .v2 = They know { $who } at the edge of the field.
    .v3 = Here is { $who }.
jet-tell-left = { $unit_cap }: off the field.
    .v2 = They take { $unit } out of the battle.
    .v3 = Exit { $unit }.
jet-tell-enlisted = A new body of { $men ->
        [one] { $men } man
       *[other] { $men } men
    } forms up like { $target }.
    .v2 = { $men ->
        [one] { $men } more man
       *[other] { $men } more men
    }, armed like { $target }.
    .v3 = { $men ->
        [one] { $men } man is raised
       *[other] { $men } men are raised
    } on the model { $target_of }.
jet-tell-taken = The GM takes { $men ->
        [one] { $men } man
       *[other] { $men } men
    } from { $unit }.
    .v2 = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } fewer for { $unit }, by the GM’s ruling.
    .v3 = { $unit_cap }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    } fewer.
jet-tell-restored = The GM gives { $men ->
        [one] { $men } man
       *[other] { $men } men
    } back to { $unit }.
    .v2 = { $men ->
        [one] { $men } man returns
       *[other] { $men } men return
    } to the ranks { $unit_of }.
    .v3 = { $unit_cap }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    } back.
jet-tell-turned-coat = Treason: they see { $unit } change sides!
    .v2 = The ensigns { $unit_of } turn about.
    .v3 = { $unit_cap } in the ranks across the field: who would have thought?
jet-tell-posted = { $who_cap } joins { $unit }.
    .v2 = A new post for { $who }: { $unit }.
    .v3 = They send { $who } to { $unit }.
jet-tell-set = The GM sets for { $unit }: { $field }, { $value }.
    .v2 = { $unit_cap }: { $field } is now { $value }.
    .v3 = The GM’s ruling on { $unit }: { $field } at { $value }.
jet-tell-option = The GM changes a setting: { $option }, { $value }.
    .v2 = From now on, { $option }: { $value }.
    .v3 = Setting { $option }: { $value } from here.
jet-tell-outside = Outside the rules, the GM orders it so for { $unit }.
    .v2 = The book did not offer it; the GM grants it to { $unit }.
    .v3 = The GM overrides the book for { $unit }.

jet-after-unit = { $unit_cap }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    } of { $initial }; { $killed } killed, { $wounded } wounded.
jet-after-lost = { $unit_cap }: nothing is left that could take the field again ({ $killed } killed, { $wounded } wounded, { $men } in enemy hands, of { $initial }).
jet-after-fit = { $who_cap }: standing.
jet-after-out = { $who_cap }: out of the fight, to be tended.
jet-after-captured = { $who_cap }: in enemy hands.
jet-after-dead = { $who_cap }: fallen in battle.
