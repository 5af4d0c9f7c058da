# How a stat block from elsewhere becomes a unit of this book
bx-bring-scale = ascending AC = 19 − descending AC
bx-bring-die = its hit dice have another number of faces
bx-bring-huge = one alone, and of that size: a huge creature
bx-bring-pv = its own hit points
bx-bring-trait = the block says so
bx-bring-special = poison, petrification or drain: a special attack
bx-bring-regeneration = as many points as a round of play gives back
