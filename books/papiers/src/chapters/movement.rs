//! Le plan de jeu: terrain, zones, and how far a counter may go (PAP-18, PAP-19).

use crate::brought::options::{MapMode, Metric};
use crate::nouns::battle::{Battle, Cell, HostId, UnitId};
use crate::nouns::rules::{GROUND, MOVEMENT};
use crate::nouns::terms::{Category, Edge};
use montjoie_table::{Few, cite};

/// Most columns, and most rows.
pub const WIDEST: u8 = 40;
const CELLS: usize = WIDEST as usize * WIDEST as usize;
/// A step of one cell, in the parts in which ways are counted.
const STEP: u16 = 100;
/// Out of reach.
pub const FAR: u16 = u16::MAX;

/// A kind of ground.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellGround {
    /// Its word.
    pub id: String,
    /// ATT of those who stand there, when written.
    pub att: Option<i32>,
    /// DEF of those who stand there, when written.
    pub def: Option<i32>,
    /// Those on the ground may enter.
    pub walk: bool,
    /// Those on the wing may enter.
    pub fly: bool,
}

/// The ground. Empty where there is no map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroundPlan {
    /// Columns.
    pub columns: u8,
    /// Rows.
    pub rows: u8,
    /// The kind of each cell, row by row.
    pub cells: Vec<u8>,
    /// The kinds.
    pub kinds: Vec<CellGround>,
    /// Zones: army, first cell, last cell.
    pub zones: Vec<(HostId, Cell, Cell)>,
    /// Centimetres of a cell, where ground is measured.
    pub cell_cm: u16,
}

impl GroundPlan {
    /// Whether a cell is on the map.
    #[must_use]
    pub fn holds(&self, cell: Cell) -> bool {
        cell.0 < self.columns && cell.1 < self.rows
    }

    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.1) * usize::from(self.columns) + usize::from(cell.0)
    }

    fn cell(&self, index: usize) -> Cell {
        let columns = usize::from(self.columns.max(1));
        (u8::try_from(index % columns).unwrap_or(0), u8::try_from(index / columns).unwrap_or(0))
    }

    /// The ground of a cell; none off the map.
    #[must_use]
    pub fn terrain(&self, cell: Cell) -> Option<&CellGround> {
        if !self.holds(cell) {
            return None;
        }
        self.kinds.get(usize::from(*self.cells.get(self.index(cell))?))
    }
}

/// PAP-18 — ATT and DEF of the ground a unit stands on.
#[must_use]
pub fn ground_modifiers(b: &Battle, unit: UnitId) -> (i32, i32) {
    if b.lore.ground.columns == 0 {
        return (0, 0);
    }
    match b.lore.ground.terrain(b.at(unit).cell) {
        Some(t) => {
            cite(GROUND);
            // Open ground is no feature: it counts where the GM wrote so, and not otherwise.
            let usual = if t.id == "plaine" { 0 } else { b.options.terrain_modifiers };
            (t.att.unwrap_or(usual), t.def.unwrap_or(usual))
        }
        None => (0, 0),
    }
}

/// Whether distances count at all.
#[must_use]
pub fn counted(b: &Battle) -> bool {
    b.options.map_mode != MapMode::Free && b.lore.ground.columns > 0
}

/// PAP-19 — how far a unit may go, in hundredths of a cell.
#[must_use]
pub fn allowance(b: &Battle, unit: UnitId) -> u16 {
    cite(MOVEMENT);
    let u = b.at(unit);
    let o = &b.options;
    let cells = if u.flying {
        o.grid_move_flying
    } else {
        match u.category {
            Category::Mounted | Category::Chariot => o.grid_move_mounted,
            Category::Machine if u.immobile => 0,
            Category::Machine => o.grid_move_machine,
            Category::Foot | Category::Monster | Category::Character => o.grid_move_foot,
        }
    };
    let hundredths = match o.map_mode {
        MapMode::Measured => cells * o.measured_cm_per_cell * 100 / i32::from(b.lore.ground.cell_cm.max(1)),
        MapMode::Grid | MapMode::Free => cells * i32::from(STEP),
    };
    u16::try_from(hundredths).unwrap_or(FAR - 1)
}

/// PAP-19 — whether two cells are within so many cells of each other.
#[must_use]
pub fn within(b: &Battle, one: Cell, other: Cell, cells: i32) -> bool {
    let (dx, dy) = (i32::from(one.0.abs_diff(other.0)), i32::from(one.1.abs_diff(other.1)));
    match (b.options.map_mode, b.options.grid_metric) {
        (MapMode::Measured, _) => {
            let cm = i32::from(b.lore.ground.cell_cm);
            let reach = cells * b.options.measured_cm_per_cell;
            (dx * dx + dy * dy) * cm * cm <= reach * reach
        }
        (_, Metric::Chebyshev) => dx.max(dy) <= cells,
        (_, Metric::Manhattan) => dx + dy <= cells,
    }
}

/// Ways from one cell to all others within reach.
pub struct CellPaths {
    /// What each cell costs, in hundredths of a cell.
    cost: [u16; CELLS],
    /// The cell before it: a neighbour on a grid; where ground is measured, the one where the last straight stretch began.
    from: [u16; CELLS],
}

/// A way, cell by cell, the first step first. Straight stretches may cross a cell twice.
pub type CellPath = Few<Cell, { 2 * CELLS }>;

impl CellPaths {
    /// What a cell costs, in hundredths of a cell.
    #[must_use]
    pub fn cost(&self, b: &Battle, cell: Cell) -> u16 {
        if b.lore.ground.holds(cell) { self.cost[b.lore.ground.index(cell)] } else { FAR }
    }

    /// The way to a cell: every cell it passes over.
    #[must_use]
    pub fn to(&self, b: &Battle, cell: Cell) -> CellPath {
        let ground = &b.lore.ground;
        let mut way = CellPath::new();
        let mut at = ground.index(cell);
        while self.cost[at] != FAR && self.from[at] != FAR {
            let before = usize::from(self.from[at]);
            let mut here = ground.cell(at);
            stretch(here, ground.cell(before), |next, _| {
                way.push(here);
                here = next;
                true
            });
            at = before;
        }
        way.reverse();
        way
    }
}

/// Goes over the cells of a straight line, the first left out: each with the two beside it where the line runs through a corner.
/// False as soon as somebody says so.
fn stretch(from: Cell, to: Cell, mut each: impl FnMut(Cell, Option<[Cell; 2]>) -> bool) -> bool {
    let (dx, dy) = (i32::from(from.0.abs_diff(to.0)), i32::from(from.1.abs_diff(to.1)));
    let on = |at: u8, goal: u8| if goal > at { at + 1 } else { at.saturating_sub(1) };
    let (mut at, mut ix, mut iy) = (from, 0, 0);
    while ix < dx || iy < dy {
        let side = (1 + 2 * ix) * dy - (1 + 2 * iy) * dx;
        let (x, y) = ((on(at.0, to.0), at.1), (at.0, on(at.1, to.1)));
        let corner = (side == 0).then_some([x, y]);
        (ix, iy) = (ix + i32::from(side <= 0), iy + i32::from(side >= 0));
        at = if side < 0 {
            x
        } else if side > 0 {
            y
        } else {
            (x.0, y.1)
        };
        if !each(at, corner) {
            return false;
        }
    }
    true
}

/// A straight line, in hundredths of a cell.
fn straight(one: Cell, other: Cell) -> u32 {
    let (dx, dy) = (u32::from(one.0.abs_diff(other.0)), u32::from(one.1.abs_diff(other.1)));
    (10_000 * (dx * dx + dy * dy)).isqrt()
}

/// PAP-19 — every way a unit may take within a limit: enemies in sight block, friends are walked through. On a grid steps are
/// counted; where ground is measured, straight stretches around whatever is in the way.
#[must_use]
pub fn ways(b: &Battle, unit: UnitId, limit: u16) -> CellPaths {
    let ground = &b.lore.ground;
    let u = b.at(unit);
    let mut ways = CellPaths { cost: [FAR; CELLS], from: [FAR; CELLS] };
    if !ground.holds(u.cell) {
        return ways;
    }
    let mut closed = [false; CELLS];
    for (_, foe) in b.foes(u.side) {
        if ground.holds(foe.cell) && !foe.hidden {
            closed[ground.index(foe.cell)] = true;
        }
    }
    let measured = b.options.map_mode == MapMode::Measured;
    let corners = measured || b.options.grid_metric == Metric::Chebyshev;
    let open = |cell: Cell| {
        let walks = ground.terrain(cell).is_some_and(|t| if u.flying { t.fly } else { t.walk });
        walks && !closed[ground.index(cell)]
    };
    let clear = |from: Cell, to: Cell| {
        stretch(from, to, |cell, corner| open(cell) && corner.is_none_or(|sides| sides.into_iter().any(open)))
    };
    let mut queue = [0u16; CELLS];
    let mut waiting = [false; CELLS];
    let (mut head, mut length) = (0usize, 1usize);
    let start = ground.index(u.cell);
    queue[0] = u16::try_from(start).unwrap_or(0);
    ways.cost[start] = 0;
    while length > 0 {
        let here = usize::from(queue[head]);
        head = (head + 1) % CELLS;
        length -= 1;
        waiting[here] = false;
        let at = ground.cell(here);
        for next in around(at, corners) {
            if !ground.holds(next) || !open(next) || (measured && !clear(at, next)) {
                continue;
            }
            let there = ground.index(next);
            // Straight on from where this stretch began, if nothing stands between.
            let began = usize::from(ways.from[here]);
            let from = if measured && ways.from[here] != FAR && clear(ground.cell(began), next) { began } else { here };
            let step = if measured { straight(ground.cell(from), next) } else { u32::from(STEP) };
            let cost = u32::from(ways.cost[from]) + step;
            if cost > u32::from(limit) || cost >= u32::from(ways.cost[there]) {
                continue;
            }
            ways.cost[there] = u16::try_from(cost).unwrap_or(FAR - 1);
            ways.from[there] = u16::try_from(from).unwrap_or(0);
            if !waiting[there] {
                waiting[there] = true;
                queue[(head + length) % CELLS] = u16::try_from(there).unwrap_or(0);
                length += 1;
            }
        }
    }
    ways
}

/// The cells around this one: four, or eight with those across the corners.
fn around(cell: Cell, corners: bool) -> impl Iterator<Item = Cell> {
    let all = [(0i16, -1i16), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];
    let many = if corners { 8 } else { 4 };
    all.into_iter().take(many).filter_map(move |(dx, dy)| {
        Some((u8::try_from(i16::from(cell.0) + dx).ok()?, u8::try_from(i16::from(cell.1) + dy).ok()?))
    })
}

/// Whether a counter may be laid on a cell.
fn is_free(b: &Battle, unit: UnitId, cell: Cell) -> bool {
    let taken = |o: UnitId| o != unit && b.at(o).cell == cell && b.at(o).alive() && !b.at(o).hidden;
    b.lore.ground.holds(cell) && !b.ids().any(taken)
}

/// The four cells that touch this one with a side.
fn beside(cell: Cell) -> impl Iterator<Item = Cell> {
    around(cell, false)
}

/// Whether two counters touch.
#[must_use]
pub fn touching(b: &Battle, one: UnitId, other: UnitId) -> bool {
    beside(b.at(one).cell).any(|c| c == b.at(other).cell)
}

/// PAP-19 — the cheapest cell from which this one is in contact with that one.
#[must_use]
pub fn contact_cell(b: &Battle, ways: &CellPaths, unit: UnitId, with: UnitId) -> Option<Cell> {
    beside(b.at(with).cell).filter(|&c| is_free(b, unit, c) && ways.cost(b, c) != FAR).min_by_key(|&c| ways.cost(b, c))
}

/// Any free cell that touches this one, for a counter laid there by something else than its own walk.
#[must_use]
pub fn free_beside(b: &Battle, unit: UnitId, cell: Cell) -> Option<Cell> {
    beside(cell).find(|&c| is_free(b, unit, c) && b.lore.ground.terrain(c).is_some_and(|t| t.walk))
}

/// PAP-19 — the cell behind a friend, away from its enemy; failing that any that touches it.
#[must_use]
pub fn cell_behind(b: &Battle, ways: &CellPaths, unit: UnitId, friend: UnitId) -> Option<Cell> {
    let at = b.at(friend).cell;
    let foe = b.opponents(friend).next().map(|f| b.at(f).cell);
    let away = |c: Cell| foe.map_or(0, |f| i64::from(straight(c, f)));
    beside(at).filter(|&c| is_free(b, unit, c) && ways.cost(b, c) != FAR).min_by_key(|&c| (-away(c), ways.cost(b, c)))
}

/// Every cell a unit may stop on, itself left out.
pub fn stops(b: &Battle, unit: UnitId, mut each: impl FnMut(Cell)) {
    let ways = ways(b, unit, allowance(b, unit));
    for row in 0..b.lore.ground.rows {
        for column in 0..b.lore.ground.columns {
            let cell = (column, row);
            if cell != b.at(unit).cell && ways.cost(b, cell) != FAR && is_free(b, unit, cell) {
                each(cell);
            }
        }
    }
}

/// Every way a unit could ever take, however many hours it would need.
#[must_use]
pub fn all_ways(b: &Battle, unit: UnitId) -> CellPaths {
    ways(b, unit, FAR - 20)
}

/// The way towards one that is too far: as much of the shortest way as the unit can walk, ending on a free cell. None where it
/// leads nowhere: no side of that one is free, or friends fill the road.
#[must_use]
pub fn towards(b: &Battle, unit: UnitId, all: &CellPaths, foe: UnitId) -> Option<Cell> {
    let goal = contact_cell(b, all, unit, foe)?;
    let most = allowance(b, unit);
    let on = |c: &Cell| all.cost(b, *c) <= most && is_free(b, unit, *c);
    all.to(b, goal).into_iter().rev().find(on).filter(|&c| c != b.at(unit).cell)
}

/// The cell within this hour's walk that is nearest to one who cannot be come at, if it is nearer than where the unit stands.
#[must_use]
pub fn nearer(b: &Battle, unit: UnitId, all: &CellPaths, foe: UnitId) -> Option<Cell> {
    let (goal, most) = (b.at(foe).cell, allowance(b, unit));
    let ground = &b.lore.ground;
    let cells = (0..ground.rows).flat_map(|row| (0..ground.columns).map(move |column| (column, row)));
    let best = cells
        .filter(|&c| all.cost(b, c) <= most && is_free(b, unit, c))
        .min_by_key(|&c| (straight(c, goal), all.cost(b, c)))?;
    (straight(best, goal) < straight(b.at(unit).cell, goal)).then_some(best)
}

/// How far a cell is from the edge a unit's army came from.
fn from_edge(b: &Battle, unit: UnitId, cell: Cell) -> u16 {
    let ground = &b.lore.ground;
    match b.host(b.at(unit).army).edge {
        Edge::Nord => u16::from(cell.1),
        Edge::Sud => u16::from(ground.rows) - u16::from(cell.1),
        Edge::Est => u16::from(ground.columns) - u16::from(cell.0),
        Edge::Ouest => u16::from(cell.0),
    }
}

/// Where a counter is laid that nobody walked there: where it belongs, or as near as there is room; by its own edge if it
/// belongs nowhere yet.
#[must_use]
pub fn nearest_free(b: &Battle, unit: UnitId) -> Option<Cell> {
    let (ground, u) = (&b.lore.ground, b.at(unit));
    let far = |c: Cell| {
        if ground.holds(u.cell) {
            u16::from(c.0.abs_diff(u.cell.0).max(c.1.abs_diff(u.cell.1)))
        } else {
            from_edge(b, unit, c)
        }
    };
    let cells = (0..ground.rows).flat_map(|row| (0..ground.columns).map(move |column| (column, row)));
    let open = |c: &Cell| *c == u.cell || ground.terrain(*c).is_some_and(|t| if u.flying { t.fly } else { t.walk });
    cells.filter(|c| open(c) && is_free(b, unit, *c)).min_by_key(|&c| far(c))
}

/// PAP-41 — as far towards its own edge as it can go.
#[must_use]
pub fn homewards(b: &Battle, unit: UnitId) -> Option<Cell> {
    let left = |c: Cell| from_edge(b, unit, c);
    if !b.lore.ground.holds(b.at(unit).cell) {
        return None;
    }
    let here = left(b.at(unit).cell);
    let mut best: Option<(u16, Cell)> = None;
    stops(b, unit, |c| {
        if left(c) < here && best.is_none_or(|(l, _)| left(c) < l) {
            best = Some((left(c), c));
        }
    });
    best.map(|(_, c)| c)
}
