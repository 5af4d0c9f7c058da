### What the chronicle tells. $unit acts, $target is acted upon; -seen is told to those who may not know the figures.

# What a blow costs: the points, the breaking cap (ORD-43), the men or vehicles they put out of action (ORD-53).
ordre-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $out ->
        [0] { $twice ->
            [0] { $capped ->
                [0] { "" }
               *[other] { " " }(capped at breaking point)
            }
           *[other] { " " }({ $machines ->
                [0] not a sound man left; the wounded fight on
               *[other] nothing sound left; what is damaged fights on
            }, up to { $twice } points)
        }
       *[other] { " " }({ $capped ->
            [0] { "" }
           *[other] capped at breaking point, { "" }
        }{ $out } { $machines ->
            [0] { $out ->
                [one] man
               *[other] men
            }
            [1] { $out ->
                [one] vehicle
               *[other] vehicles
            }
            [2] aircraft
            [3] { $out ->
                [one] ship
               *[other] ships
            }
           *[other] craft
        } { $twice ->
            [0] out of action
           *[other] fewer among the sound, the last; { $machines ->
                [0] the wounded fight on
               *[other] what is damaged fights on
            }, up to { $twice } points
        })
    }
# Why they break: the points lost and the breaking threshold (ORD-58); nothing where that is not the reason.
ordre-part-broke = { $sdr ->
        [0] { "" }
       *[other] { " " }({ $damage ->
            [one] { $damage } point
           *[other] { $damage } points
        } lost; breaking threshold: { $sdr })
    }
ordre-tell-initiative-none = Neither commander gains the upper hand: it will be a confused fight, blow for blow.
    .v2 = The two staffs cancel each other out; both will strike at once.
ordre-tell-initiative = { $side_cap } { $side_n ->
        [one] takes
       *[other] take
    } the initiative and will strike first.
    .v2 = { $side_cap } { $side_n ->
        [one] is
       *[other] are
    } one move ahead: the enemy will suffer before he can answer.
ordre-tell-surprise = Surprise! Nothing is ready in the ranks { $target_of }, and the initiative goes { $side_a }.
    .v2 = Dismay in the ranks { $target_of }: the blow { $side_of } comes from where nobody looked.
ordre-tell-shaken = All is in doubt again: the commanders must measure themselves anew.
    .v2 = The course of the battle turns; new orders are needed.
ordre-tell-time-hours = The sequence lasted { $hours } h{ $minutes ->
        [0] { "" }
       *[other] { " " }{ $minutes } min
    }.
    .v2 = The clock moves on by { $hours } h{ $minutes ->
        [0] { "" }
       *[other] { " " }{ $minutes } min
    }.
ordre-tell-time-minutes = The sequence lasted { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    }.
    .v2 = The clock moves on by { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    }.
ordre-tell-time-seconds = The sequence lasted { $seconds } s.
    .v2 = The clock moves on by { $seconds } s.
ordre-tell-declared = The staff { $side_of } orders a retreat.
    .v2 = The retreat is sounded in the camp { $side_of }.
ordre-tell-withdrew = A model retreat { $side_of }: everything leaves, down to the last cart.
    .v2 = Nobody left to face: the field was left in good order by { $side }.
ordre-tell-withdrew-rest = What still held on the side { $side_of } withdraws in good order.
    .v2 = Nobody in front any more: the rest { $side_of } left the field in good order.
ordre-tell-withdrew-abandoning = The main body escapes; guns and baggage stay behind { $side }.
    .v2 = A retreat { $side_of }, at the price of all that rolls slowly.
ordre-tell-withdrew-failed = Too late to leave: they must fight, and ill placed, in the camp { $side_of }.
    .v2 = The retreat { $side_of } is cut off.
ordre-tell-withdrew-rout = The retreat { $side_of } turns into a stampede.
    .v2 = They meant to step back, and they run: the rout { $side_of }.
# The defensive holds for the shock only: who keeps to it may still pursue (ORD-46, ORD-59).
ordre-tell-held = No attack in the shock: { $unit } { $unit_n ->
        [one] stays
       *[other] stay
    } on the defensive.
    .v2 = During the shock they wait, weapons up, in the ranks { $unit_of }.
    .v3 = The order { $unit_a } is to hold during the shock.
ordre-tell-held-shooters = Not a shot from { $unit }: those are the orders.
    .v2 = The order is to wait: nothing is let fly by { $unit }.
ordre-tell-held-vehicles = The order is to wait: not a shot from { $unit }.
    .v2 = Not a shot from { $unit }: those are the orders.
ordre-tell-held-spent = Nothing left to shoot: { $unit } { $unit_n ->
        [one] does
       *[other] do
    } not shoot.
    .v2 = Not a shot from { $unit }, for want of ammunition.
ordre-tell-held-harmless = Nothing that { $unit } { $unit_n ->
        [one] has
       *[other] have
    } would hurt the enemy: not a shot.
    .v2 = Not a shot from { $unit }: no target fit for their weapons.
ordre-tell-held-melee = Not a shot from { $unit }: every enemy is at grips with their own.
    .v2 = { $unit_cap } { $unit_n ->
        [one] does
       *[other] do
    } not shoot, for fear of hitting their own in the melee.
ordre-tell-contact = Hand to hand: { $unit } against { $target }.
    .v2 = The lines touch: { $unit } and { $target }.
ordre-tell-parted = They part: { $unit } and { $target } are no longer in contact.
    .v2 = A gap opens between { $unit } and { $target }.
ordre-tell-miss-shot = The fire { $unit_of } is wasted: not a scratch on { $target }.
    .v2 = Too short: the fire { $unit_of } drops in front of { $target }.
    .v3 = Much noise from { $unit }, and no harm { $target_a }.
    .v4 = Not one hit: the fire { $unit_of } goes over { $target }.
    .v5 = { $unit_cap } { $unit_n ->
        [one] wastes
       *[other] waste
    } a volley: nobody falls in the ranks { $target_of }.
ordre-tell-miss-shock = The assault { $unit_of } breaks upon { $target }.
    .v2 = { $target_cap } { $target_n ->
        [one] closes
       *[other] close
    } ranks, and the attack { $unit_of } ebbs.
    .v3 = { $unit_cap } { $unit_n ->
        [one] strikes
       *[other] strike
    } in vain: { $target } { $target_n ->
        [one] does
       *[other] do
    } not yield a step.
# A bonus that takes the place of another says so (ORD-44).
ordre-part-instead = { $instead ->
        [0] { "" }
       *[other] { " " }(instead of +{ $instead })
    }
ordre-tell-miss-shock-bonus = The assault { $unit_of } fails and lays itself open: +{ $points }{ ordre-part-instead } to the answer { $target_of }.
    .v2 = Badly begun, the attack { $unit_of } offers an opening { $target_a }: +{ $points }{ ordre-part-instead }.
ordre-tell-miss-riposte-bonus = The riposte { $unit_of } falls flat and offers an opening { $target_a }: +{ $points }{ ordre-part-instead } to the next attack.
    .v2 = A last square turns round, to no effect: the riposte { $unit_of } leaves { $target } unhurt, and +{ $points }{ ordre-part-instead } the better for it.
ordre-tell-lost-together = At the same moment, before giving way, { $unit } had struck: { ordre-part-points } lost to { $target }.
    .v2 = The blows fell together: those { $unit_of }, dealt before giving way, cost { $target } { ordre-part-points }.
ordre-tell-lost-together-seen = At the same moment, before giving way, { $unit } had struck { $target }.
    .v2 = The blows fell together: those { $unit_of }, dealt before giving way, hit { $target }.
ordre-tell-miss-pursuit = The pursuit { $unit_of } runs out of breath: { $target } { $target_n ->
        [one] is
       *[other] are
    } out of reach.
    .v2 = Too slow: the blows { $unit_of } find only the dust behind { $target }.
ordre-tell-miss-pursuit-vehicles = The pursuit { $unit_of } loses contact: { $target } { $target_n ->
        [one] is
       *[other] are
    } out of reach.
    .v2 = Too far already: the fire { $unit_of } does not catch { $target }.
ordre-tell-miss-riposte = A last square turns round, to no effect: the riposte { $unit_of } leaves { $target } unhurt.
    .v2 = The riposte { $unit_of } falls flat before { $target }.
ordre-tell-miss-riposte-vehicles = The last salvo { $unit_of } meets nothing: no damage { $target_a }.
    .v2 = Fired in flight, a shot { $unit_of } is lost behind { $target }.
ordre-tell-miss-vehicles = Hits: none. The fire { $unit_of } brackets { $target } without striking.
    .v2 = All the fire { $unit_of } goes wide of { $target }.
    .v3 = A wasted salvo from { $unit }: nothing on { $target }.
    .v4 = Missed! Flashes all round { $target }, and the fire { $unit_of } dies out to no effect.
    .v5 = Corrected too late: the salvo { $unit_of } leaves { $target } undamaged.
ordre-tell-miss-bombardment = The shot { $unit_of } is lost on the walls; behind them { $target } { $target_n ->
        [one] does
       *[other] do
    } not stir.
    .v2 = A week of shooting from { $unit }, and not a gap in the ranks { $target_of }.
    .v3 = The wall swallows all the shot { $unit_of }; { $target } { $target_n ->
        [one] feels
       *[other] feel
    } none of it.
    .v4 = A wasted week: the shot { $unit_of } does not reach { $target }.
    .v5 = A week of shooting for { $unit }: scars on the walls, nobody fewer in the ranks { $target_of }.
ordre-tell-lost-shot = The fire { $unit_of } opens gaps: { ordre-part-points } lost for { $target }.
    .v2 = The volley { $unit_of } costs { $target } { ordre-part-points }.
ordre-tell-lost-shot-seen = The fire { $unit_of } opens gaps in the ranks { $target_of }.
    .v2 = Men are seen to fall under the volley { $unit_of }: it cost { $target }.
ordre-tell-lost-shock = The shock { $unit_of } shakes { $target }: { ordre-part-points } lost.
    .v2 = At contact { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points } to the blows { $unit_of }.
    .v3 = { $unit_cap } { $unit_n ->
        [one] strikes
       *[other] strike
    } at close quarters: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
ordre-tell-lost-shock-seen = The shock { $unit_of } bends { $target } back.
    .v2 = The blows { $unit_of } tell: blood in the ranks { $target_of }.
    .v3 = { $unit_cap } { $unit_n ->
        [one] strikes
       *[other] strike
    } at close quarters, and { $target } { $target_n ->
        [one] gives
       *[other] give
    } ground.
ordre-tell-lost-contact = Point-blank, the fire { $unit_of } strikes { $target }: { ordre-part-points } lost.
    .v2 = { $unit_cap } { $unit_n ->
        [one] sells
       *[other] sell
    } their lives dearly: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
ordre-tell-lost-contact-seen = Point-blank, the fire { $unit_of } mows down { $target }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] sells
       *[other] sell
    } their lives dearly: blood among { $target }.
ordre-tell-lost-pursuit = The runaways fall: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points } under the blows { $unit_of }.
    .v2 = The pursuit { $unit_of } costs { $target } { ordre-part-points }.
ordre-tell-lost-pursuit-vehicles = Behind the runaways, the fire { $unit_of } costs { $target } { ordre-part-points }.
    .v2 = The chase is on: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points } to the fire { $unit_of }.
ordre-tell-lost-pursuit-seen = The runaways fall: { $unit } at the heels { $target_of }.
    .v2 = The pursuit { $unit_of } leaves a trail of dead behind { $target }.
ordre-tell-lost-pursuit-vehicles-seen = Behind the runaways, the fire { $unit_of } still finds { $target }.
    .v2 = The chase is on: smoke behind { $target }, under the fire { $unit_of }.
ordre-tell-lost-riposte = Backs to the wall, { $unit } { $unit_n ->
        [one] strikes
       *[other] strike
    } one last blow: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
    .v2 = The riposte { $unit_of } catches the pursuers: { ordre-part-points } lost for { $target }.
ordre-tell-lost-riposte-vehicles = One last salvo from { $unit }, fired in flight, costs { $target } { ordre-part-points }.
    .v2 = The riposte { $unit_of } catches the pursuers: { ordre-part-points } lost for { $target }.
ordre-tell-lost-riposte-seen = Backs to the wall, one last blow from { $unit } at { $target }.
    .v2 = The riposte { $unit_of } catches { $target } off guard.
ordre-tell-lost-riposte-vehicles-seen = One last salvo from { $unit }, fired in flight, hits { $target }.
    .v2 = The riposte { $unit_of } catches { $target } off guard.
ordre-tell-lost-friendly = Friendly fire! { $target_cap } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points } to the shots { $unit_of }.
    .v2 = In the melee the shots { $unit_of } do not choose: { ordre-part-points } lost for { $target }.
ordre-tell-lost-friendly-seen = Friendly fire! Cries among { $target }, under the shots { $unit_of }.
    .v2 = In the melee the shots { $unit_of } strike { $target }.
ordre-tell-lost-vehicles = Hits! The fire { $unit_of } tears { ordre-part-points } from { $target }.
    .v2 = The salvoes { $unit_of } cost { $target } { ordre-part-points }.
    .v3 = Struck! { $target_cap } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points } under the fire { $unit_of }.
    .v4 = { $unit_cap } { $unit_n ->
        [one] finds
       *[other] find
    } the range: { ordre-part-points } gone from { $target }.
ordre-tell-lost-vehicles-seen = Hits! Flames on { $target }, under the fire { $unit_of }.
    .v2 = The salvoes { $unit_of } bite: smoke over { $target }.
    .v3 = Struck! A glow on { $target }, after the salvo { $unit_of }.
ordre-tell-lost-bombardment = The shot { $unit_of } finds the battlements: { ordre-part-points } lost for { $target }.
    .v2 = The bombardment { $unit_of } tells: { ordre-part-points } fewer for { $target }.
    .v3 = Over the wall, the shot { $unit_of } finds men: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
ordre-tell-lost-bombardment-seen = The shot { $unit_of } finds the battlements; wounded are carried off among { $target }.
    .v2 = The bombardment { $unit_of } tells: smoke rises above { $target }.
ordre-tell-lost-attrition = Hunger does its work: { ordre-part-points } lost for { $target }.
    .v2 = The granaries are empty: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
    .v3 = There is only hunger left to share: { ordre-part-points } fewer for { $target }.
ordre-tell-lost-attrition-aloud = Hunger strikes { $target }.
    .v2 = No assault, not a blow: it is hunger that takes its due from { $target }.
ordre-tell-lost-attrition-seen = Hunger does its work among { $target }.
    .v2 = Hunger hollows the faces behind the walls { $target_of }.
ordre-tell-lost-ruling = The GM counts { ordre-part-points } of losses for { $target }.
    .v2 = A stroke of fate: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } { ordre-part-points }.
ordre-tell-lost-ruling-seen = Fate strikes { $target }.
    .v2 = Something has happened { $target_a }.
ordre-tell-lost-none = The blow { $unit_of } lands, but without weight: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } nothing by it.
    .v2 = Hardly a jostle for { $target }, for all the efforts { $unit_of }.
ordre-tell-routed = Rout! Nothing holds { $unit } before { $target } any more{ ordre-part-broke }.
    .v2 = The line cracks: { $unit } { $unit_n ->
        [one] flees
       *[other] flee
    } before { $target }{ ordre-part-broke }.
    .v3 = Weapons are thrown down in the ranks { $unit_of }{ ordre-part-broke }: the ground belongs to { $target }.
ordre-tell-routed-vehicles = Rout! The formation { $unit_of } bursts apart under the fire { $target_of }{ ordre-part-broke }.
    .v2 = It is too much: { $unit } { $unit_n ->
        [one] flees
       *[other] flee
    } before { $target }{ ordre-part-broke }.
    .v3 = No more orders, no more line: { $unit } { $unit_n ->
        [one] routs
       *[other] rout
    } before { $target }{ ordre-part-broke }.
ordre-tell-routed-alone = Rout! Every man for himself in the ranks { $unit_of }{ ordre-part-broke }.
    .v2 = Hearts fail in the ranks { $unit_of }: it is a stampede{ ordre-part-broke }.
ordre-tell-routed-alone-vehicles = Rout! The formation { $unit_of } bursts apart{ ordre-part-broke }.
    .v2 = No more orders, no more line: { $unit } { $unit_n ->
        [one] flees
       *[other] flee
    }{ ordre-part-broke }.
ordre-tell-annihilated = Nothing is left { $unit_of }.
    .v2 = Where { $unit } stood, silence.
ordre-tell-rallied = A voice, an order: { $unit } { $unit_n ->
        [one] is
       *[other] are
    } back in the fight.
    .v2 = The commander’s voice stops the flight { $unit_of }.
ordre-tell-rallied-vehicles = An order gets through at last: { $unit } { $unit_n ->
        [one] is
       *[other] are
    } back in the fight.
    .v2 = The formation { $unit_of } closes up.
ordre-tell-rallied-back = A rally! { $points ->
        [one] { $points } point returns
       *[other] { $points } points return
    } to the ranks { $unit_of }.
    .v2 = The ranks { $unit_of } form again: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained.
ordre-tell-rallied-back-vehicles = A rally! { $points ->
        [one] { $points } point returns
       *[other] { $points } points return
    } to { $unit }.
    .v2 = The formation { $unit_of } closes up: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained.
ordre-tell-rallied-soon = The flight lasts but a moment: { $unit } { $unit_n ->
        [one] faces
       *[other] face
    } the enemy again.
    .v2 = Broken, then brought back: { $unit } { $unit_n ->
        [one] returns
       *[other] return
    } to the line.
ordre-tell-rallied-soon-vehicles = The flight lasts but a moment: { $unit } { $unit_n ->
        [one] is
       *[other] are
    } back in the fight.
    .v2 = An order comes through in time: the formation { $unit_of } closes up.
ordre-tell-rallied-soon-aloud = { $unit_cap } broke, and came back in the same alarm.
    .v2 = A panic, a shout, and { $unit } { $unit_n ->
        [one] turns
       *[other] turn
    } to face the enemy again.
ordre-tell-rallied-soon-back = The flight lasts but a moment: { $unit } { $unit_n ->
        [one] faces
       *[other] face
    } the enemy again, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained.
    .v2 = Broken, then brought back: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained for { $unit }.
ordre-tell-rallied-soon-back-vehicles = The flight lasts but a moment: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained for { $unit }.
    .v2 = An order comes through in time, and the formation { $unit_of } closes up: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } regained.
ordre-tell-rallied-soon-back-aloud = { $unit_cap } broke, and came back in the same alarm.
    .v2 = A panic, a shout, and { $unit } { $unit_n ->
        [one] turns
       *[other] turn
    } to face the enemy again.
ordre-tell-unmoved = Neither threats nor prayers will stop { $unit }.
    .v2 = The commander shouts in vain: the flight { $unit_of } goes on.
ordre-tell-unmoved-vehicles = No order brings { $unit } back.
    .v2 = They are called in vain: the flight { $unit_of } goes on.
ordre-tell-off = { $unit_cap } { $unit_n ->
        [one] drops
       *[other] drop
    } out of the line, in disorder.
    .v2 = { $unit_cap } { $unit_n ->
        [one] is
       *[other] are
    } lost to sight, far behind the line.
ordre-tell-off-vehicles = { $unit_cap } { $unit_n ->
        [one] drops
       *[other] drop
    } out of the line, without order or formation.
    .v2 = All trace { $unit_of } is lost.
ordre-tell-left = { $unit_cap } { $unit_n ->
        [one] quits
       *[other] quit
    } the field in good order.
    .v2 = { $unit_cap } { $unit_n ->
        [one] marches
       *[other] march
    } off unhindered.
ordre-tell-left-vehicles = { $unit_cap } { $unit_n ->
        [one] leaves
       *[other] leave
    } the fight in good order.
    .v2 = { $unit_cap } { $unit_n ->
        [one] breaks
       *[other] break
    } off, without haste.
ordre-tell-last-shots = The last of the ammunition for { $unit }: after this there is nothing to shoot.
    .v2 = What is left is loaded in the ranks { $unit_of }; the chests are empty.
    .v3 = The bottom of the chest for { $unit }: these shots are the last.
ordre-tell-captured = Arms are laid down in the ranks { $unit_of }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] goes
       *[other] go
    } into captivity.
ordre-tell-pinned = No way to break off: { $unit } { $unit_n ->
        [one] stays
       *[other] stay
    } under fire, badly placed.
    .v2 = The manoeuvre { $unit_of } fails; the enemy sticks to their tail.
ordre-tell-committed = The reserve { $side_of } comes into line!
    .v2 = This was the moment: the reserves { $side_of } are thrown into the scale.
ordre-tell-over = The ground is left { $side_a }.
    .v2 = Nobody disputes the victory { $side_of } any more.
ordre-tell-over-siege = The day goes { $side_a }, and the siege goes on.
    .v2 = The dead are gathered: { $side } had the better of it, and the blockade begins again.
ordre-tell-repulsed = The assault is beaten off: the walls stay with { $side }, and the blockade begins again.
    .v2 = The assault on { $side } breaks; the blockade begins again.
ordre-tell-repulsed-aloud = The walls held.
    .v2 = The assault fell back from the foot of the walls.
ordre-tell-draw = Nobody carries the day.
    .v2 = They part without a victor.
ordre-tell-classed = For { $side }: { $class }.
    .v2 = The annals { $side_of } will say: { $class }.
ordre-tell-conceded = The game is given up by { $side }.
    .v2 = A white flag on the side { $side_of }.
ordre-tell-weather = The weather turns: { $weather }.
    .v2 = A new sky over the field: { $weather }.
ordre-tell-assault = Assault! The ladders { $side_of } go up against the walls.
    .v2 = The signal is given: { $side } { $side_n ->
        [one] rushes
       *[other] rush
    } the walls.
ordre-tell-assault-aloud = The walls were stormed.
    .v2 = Ladders touched the walls.
ordre-tell-sortie = The gates open: a sortie { $side_of }!
    .v2 = { $side_cap } { $side_n ->
        [one] comes
       *[other] come
    } out of the walls, to end it in the open.
ordre-tell-sortie-aloud = The gates opened, and the garrison came out.
    .v2 = There was fighting before the walls, not behind them.
ordre-tell-sortie-desperate = Nothing left to eat, nothing left to lose: { $side } { $side_n ->
        [one] ventures
       *[other] venture
    } a desperate sortie.
    .v2 = Better steel than hunger: the gates open, and { $side } { $side_n ->
        [one] charges
       *[other] charge
    }.
ordre-tell-sortie-desperate-aloud = Starving, the garrison threw everything into a sortie.
    .v2 = The gates opened on starving men, weapons in hand.
ordre-tell-week = Week { $week }: the noose holds, nothing gets in.
    .v2 = Week { $week } goes by; not a sack of flour has crossed the lines.
    .v3 = Week { $week }: they watch, they count the fires, nobody passes.
    .v4 = Week { $week } of the blockade; the roads are guarded, and the nights too.
    .v5 = Week { $week }: fires, rounds, shut gates.
    .v6 = Week { $week } of the blockade: a herd turned back, a letter seized, nothing more.
    .v7 = Week { $week } drags by in the trenches; nobody comes in or goes out.
ordre-tell-week-open = Week { $week }: the blockade leaks, food gets through at night.
    .v2 = Week { $week } goes by, and carts with it: too few besiegers.
    .v3 = Week { $week }: some paths stay open, and they eat behind the walls.
ordre-tell-endures = The granaries { $side_of } will last { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    }.
    .v2 = The sacks { $side_of } have been counted: { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    }.
ordre-tell-endures-sapped = The sap gnaws at the place: barely { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    } for { $side }.
    .v2 = Under the picks the time { $side_of } melts away: { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    }.
ordre-tell-talks-refused = The envoy comes back empty-handed: { $side } { $side_n ->
        [one] refuses
       *[other] refuse
    }.
    .v2 = They laugh at the herald on the ramparts { $side_of }.
    .v3 = Talks lead nowhere: the gates { $side_of } stay shut.
ordre-tell-talks-refused-aloud = An envoy has come back empty-handed.
    .v2 = There were talks before the gates, in vain.
ordre-tell-talks-terms = An envoy is received, and an agreement reached: surrender { $side_of } with the honours of war.
    .v2 = The talks succeed: terms are signed, and the honour { $side_of } is safe.
ordre-tell-talks-won = An envoy is received: unconditional surrender { $side_of }.
    .v2 = The talks are short, and the keys come on a cushion: { $side } { $side_n ->
        [one] is
       *[other] are
    } at the victor’s mercy.
ordre-tell-lifted = Tents are struck: the siege is raised by { $side }.
    .v2 = One morning there are no fires on the plain: the retreat { $side_of }.
ordre-tell-lifted-aloud = The siege is lifted.
    .v2 = The tents are struck, and the roads are free.
ordre-tell-opened = The gates { $side_of } open.
    .v2 = The bridge comes down: the resistance { $side_of } is over.
# Men out of action: the dead, and those the victor gets back on their feet (ORD-63).
ordre-part-out = { $out } out of action, { $dead ->
        [0] nobody dead
       *[other] { $dead } of them dead
    }{ $mended ->
        [0] { "" }
       *[other] , { $mended } on their feet again
    }
ordre-tell-reckoned = When all is counted, for { $unit }: { ordre-part-out }; { $men ->
        [0] nobody
       *[other] { $men }
    } will answer the roll.
    .v2 = The ranks { $unit_of } are counted: { ordre-part-out }; { $men ->
        [0] nobody
       *[other] { $men }
    } fit to go on.
ordre-tell-reckoned-foot = The fight over, for { $unit }: { ordre-part-out }; { $men ->
        [0] nobody
       *[other] { $men }
    } will answer the roll.
    .v2 = Counted, { $unit }: { ordre-part-out }; { $men ->
        [0] nobody
       *[other] { $men }
    } fit to go on.
ordre-tell-reckoned-captured = For { $unit }: { $out } out of action, { $dead } of them dead; { $men } taken prisoner.
    .v2 = The victor counts { $unit }: { $out } out of action, { $dead } dead, { $men } captive.
# Vehicles out of action: those struck from the lists, those made good again (ORD-63).
ordre-part-wrecks = { $out } out of action, { $dead ->
        [0] none struck from the lists
       *[other] { $dead } of them struck from the lists
    }{ $mended ->
        [0] { "" }
       *[other] , { $mended } made good again
    }
ordre-tell-reckoned-vehicles = The fight over, for { $unit }: { ordre-part-wrecks }; { $men ->
        [0] nothing
       *[other] { $men }
    } fit to go on.
    .v2 = { $unit_cap } counted: { ordre-part-wrecks }; { $men ->
        [0] nothing
       *[other] { $men }
    } in line.
ordre-tell-counted = The count { $unit_of } since the siege began: { $out } out of action, { $dead } of them for good.
    .v2 = Since the first day of the siege, { $unit }: { $out } out of action, { $dead } of them for good.
ordre-tell-closed = All is counted.
    .v2 = The roll is up to date.
ordre-tell-began-wave = Wave { $n } of the assault.
    .v2 = The assault, wave { $n }.
ordre-tell-began-sortie = Sequence { $n } of the sortie.
    .v2 = The sortie, sequence { $n }.
ordre-tell-taken = { $unit_cap } { $unit_n ->
        [one] falls
       *[other] fall
    } into enemy hands.
    .v2 = Left behind: { $unit }.
ordre-tell-abandoned = { $pieces ->
        [one] One gun { $unit_of } stays
       *[other] { $pieces } guns { $unit_of } stay
    } behind.
    .v2 = The enemy picks up { $pieces ->
        [one] one gun
       *[other] { $pieces } guns
    } { $unit_of }.
ordre-tell-baggage = The train { $side_of } is taken: { $share }% of the baggage.
    .v2 = The baggage { $side_of } goes to the victor: { $share }%.
ordre-tell-baggage-vehicles = The supplies { $side_of } are taken: { $share }%.
    .v2 = The convoy { $side_of } falls to the victor: { $share }%.
ordre-tell-crew = Crews { $unit_of }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    } lost.
    .v2 = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } lost aboard, in the crews { $unit_of }.
    .v3 = At the roll of the crews { $unit_of }, { $men ->
        [one] { $men } man does
       *[other] { $men } men do
    } not answer.
ordre-tell-learned = { $unit_cap } { $unit_n ->
        [one] earns
       *[other] earn
    } { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience.
    .v2 = One learns fast under fire: { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience for { $unit }.
ordre-tell-learned-many = Each unit earns { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience: { $units }.
    .v2 = The ordeal teaches: { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience a unit, for { $units }.
ordre-tell-raised = The school of the battlefield: Cbt { $cbt } for { $unit }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] rises
       *[other] rise
    } to Cbt { $cbt }.
ordre-tell-keeps = { $unit_cap } { $unit_n ->
        [one] stays
       *[other] stay
    } at Cbt { $cbt }, with { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience to spend later.
    .v2 = { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } of experience kept for later: { $unit }, Cbt { $cbt }.
ordre-tell-wounded = { $unit_cap } { $unit_n ->
        [one] takes
       *[other] take
    } { $wounds ->
        [one] { $wounds } point
       *[other] { $wounds } points
    } of wounds.
    .v2 = There is blood on { $unit }: { $wounds ->
        [one] { $wounds } point
       *[other] { $wounds } points
    } of wounds.
ordre-tell-out = { $unit_cap } { $unit_n ->
        [one] is
       *[other] are
    } carried to the rear, out of action.
    .v2 = { $unit_cap } { $unit_n ->
        [one] is
       *[other] are
    } found among the wounded of their unit: out of action, alive.
ordre-tell-killed = Word runs through the ranks: { $unit } { $unit_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = { $unit_cap } { $unit_n ->
        [one] is
       *[other] are
    } found among the dead.
ordre-tell-prisoner = { $unit_cap } { $unit_n ->
        [one] is
       *[other] are
    } in enemy hands.
    .v2 = They lead { $unit } away under guard.
ordre-tell-arrived = Reinforcements! { $unit_cap } { $unit_n ->
        [one] comes
       *[other] come
    } onto the field.
    .v2 = Colours on the horizon: { $unit }.
ordre-tell-posted = { $unit_cap } { $unit_n ->
        [one] takes
       *[other] take
    } a place beside { $target }.
    .v2 = The place { $unit_of } is now beside { $target }.
ordre-tell-posted-alone = { $unit_cap } no longer { $unit_n ->
        [one] has
       *[other] have
    } a unit.
    .v2 = { $unit_cap } { $unit_n ->
        [one] stands
       *[other] stand
    } apart from the ranks.
ordre-tell-enlisted = A body like { $unit } is formed: { $men }.
    .v2 = { $men } more, after the pattern { $unit_of }.
ordre-tell-passed = { $men } go from { $unit } { $target_a }.
    .v2 = Some of { $unit } join { $target }: { $men }.
ordre-tell-turned = Treason! { $unit_cap } { $unit_n ->
        [one] goes
       *[other] go
    } over to the other side.
    .v2 = { $unit_cap } { $unit_n ->
        [one] turns
       *[other] turn
    } coat.
ordre-tell-removed = { $unit_cap } { $unit_n ->
        [one] leaves
       *[other] leave
    } the battle.
    .v2 = No more counting on { $unit }.
ordre-tell-heads-taken = { $men } fewer in the ranks { $unit_of }.
    .v2 = { $unit_cap }: { $men } missing at the roll.
ordre-tell-heads-back = { $men } back in the ranks { $unit_of }.
    .v2 = { $unit_cap }: { $men } find their place again.
ordre-tell-set = The GM sets { $field } to { $value } for { $unit }.
    .v2 = By the GM’s ruling, { $unit }: { $field } = { $value }.
ordre-tell-option = The rule changes: { $option } = { $value }.
    .v2 = From here on, { $option } is { $value }.
ordre-tell-outside = Outside the rules, so the GM decides for { $unit }.
    .v2 = This order is not in the book; the GM gives it { $unit_a }.
ordre-tell-circumstances = Circumstances weigh: { $points_signed } for { $unit }.
    .v2 = Position, guile or luck: { $points_signed } { $unit_a }.
ordre-tell-favour = The GM grants { $points_signed } to the attack { $unit_of }.
    .v2 = For this attack, { $points_signed } { $unit_a }.
ordre-tell-too-far = { $target_cap } { $target_n ->
        [one] is
       *[other] are
    } out of reach { $unit_of }: the shot is withheld.
    .v2 = Too far for { $unit }: no risk for { $target }.

### The same things, said of fights of vehicles (-vehicles): no ranks, no carts, no colours; -air, -sea, -space where the place matters.

ordre-tell-initiative-none-vehicles = Neither commander gains the upper hand: the salvoes will cross.
    .v2 = The two staffs cancel each other out; both will fire at once.
ordre-tell-surprise-vehicles = Surprise! Nothing is ready with { $target }, and the initiative goes { $side_a }.
    .v2 = The first salvo { $side_of } comes from where nobody looked: { $target } { $target_n ->
        [one] is
       *[other] are
    } taken unawares.
ordre-tell-declared-vehicles = The staff { $side_of } orders a retreat.
    .v2 = The order to break off goes out { $side_a }.
ordre-tell-withdrew-vehicles = A model retreat { $side_of }: everything leaves, down to the last vehicle.
    .v2 = Nobody left to face: the fight was broken off in good order by { $side }.
ordre-tell-withdrew-abandoning-vehicles = Most of them escape; the slowest stay behind { $side }.
    .v2 = A retreat { $side_of }, at the price of all that lags.
ordre-tell-withdrew-rout-vehicles = The retreat { $side_of } turns into a stampede.
    .v2 = They meant to break off, and they flee: the rout { $side_of }.
ordre-tell-lost-none-vehicles = The fire { $unit_of } lands, but without weight: { $target } { $target_n ->
        [one] loses
       *[other] lose
    } nothing by it.
    .v2 = Glancing hits, no more: { $target } { $target_n ->
        [one] takes
       *[other] take
    } no harm from the fire { $unit_of }.
ordre-tell-last-shots-vehicles = The last of the ammunition for { $unit }: after this there is nothing to shoot.
    .v2 = The magazines { $unit_of } are empty: these shots are the last.
ordre-tell-captured-vehicles = { $unit_cap } { $unit_n ->
        [one] ceases fire and surrenders
       *[other] cease fire and surrender
    }.
    .v2 = The enemy takes possession { $unit_of }.
ordre-tell-over-vehicles-air = The sky is left { $side_a }.
    .v2 = Nobody disputes the victory { $side_of } any more.
ordre-tell-over-vehicles-sea = The sea is left { $side_a }.
    .v2 = Nobody disputes the victory { $side_of } any more.
ordre-tell-over-vehicles-space = Space is left { $side_a }.
    .v2 = Nobody disputes the victory { $side_of } any more.
ordre-tell-weather-vehicles = The weather turns: { $weather }.
    .v2 = Conditions change: { $weather }.
ordre-tell-raised-vehicles = The school of fire: Cbt { $cbt } for { $unit }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] rises
       *[other] rise
    } to Cbt { $cbt }.
ordre-tell-out-vehicles = Nobody counts on { $unit } any more: out of action, alive.
    .v2 = { $unit_cap } { $unit_n ->
        [one] survives
       *[other] survive
    }, out of action.
ordre-tell-killed-vehicles = Word passes from crew to crew: { $unit } { $unit_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = Among the losses: { $unit }.
ordre-tell-arrived-vehicles = Reinforcements! { $unit_cap } { $unit_n ->
        [one] joins
       *[other] join
    } the fight.
    .v2 = In sight: { $unit }.
ordre-tell-posted-alone-vehicles = { $unit_cap } no longer { $unit_n ->
        [one] has
       *[other] have
    } a unit.
    .v2 = { $unit_cap } { $unit_n ->
        [one] stands
       *[other] stand
    } apart from the fight.
ordre-tell-enlisted-vehicles = A formation like { $unit } comes in: { $men }.
    .v2 = { $men } more, after the pattern { $unit_of }.
ordre-tell-heads-taken-vehicles = { $men } fewer for { $unit }.
    .v2 = { $unit_cap }: { $men } fewer.
ordre-tell-heads-back-vehicles = { $men } back with { $unit }.
    .v2 = { $unit_cap }: { $men } back.
