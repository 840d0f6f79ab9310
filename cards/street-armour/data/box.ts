/**
 * What is in the box of Street Armour, as plain data: the press prints it, the referee plays with it. The rulebook fixes
 * what there is and the certain figures of its tables; cities, dice, counts and the gun column are ours and say so.
 *
 * Faces are drawn from `TILES` (a tile has its `front` face before and its `rear` face behind), `cityFace` (five rows of
 * five squares), `TANKS` (counters and models, with their `weight`) and `DIE` (large and small number of each side).
 */
import {
  cardSize,
  type Box,
  type Card,
  type Deck,
  type ModelPiece,
  type Piece,
  type Provenance,
  type Sheet,
} from '../../../src/kit/component.ts';

/** The two sides, by the edge of the city from which they come. */
export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];

export const WEIGHTS = ['heavy', 'medium', 'light'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The figures of a kind of tank (table A). */
export interface TankFigures {
  readonly weight: Weight;
  /** The letter on the turret. */
  readonly letter: string;
  /** The bonus to the large number of its die. */
  readonly speed: number;
  /** What its gun adds to the firepower. */
  readonly gun: number;
  /** Armour, by the face that is hit. */
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  /** Its cost in a team. */
  readonly value: number;
  /** How many each side has. */
  readonly supply: number;
}

export const FIGURES = {
  heavy: {
    weight: 'heavy',
    letter: 'H',
    speed: -2,
    gun: 2,
    front: 7,
    side: 4,
    rear: 3,
    value: 10,
    supply: 3,
  },
  medium: {
    weight: 'medium',
    letter: 'M',
    speed: 0,
    gun: 1,
    front: 4,
    side: 2,
    rear: 2,
    value: 7,
    supply: 5,
  },
  light: { weight: 'light', letter: 'L', speed: 1, gun: 0, front: 2, side: 1, rear: 1, value: 4, supply: 8 },
} as const satisfies Record<Weight, TankFigures>;

/** One side of a die: the large number moves, the small one shoots. */
export interface DieFace {
  readonly large: number;
  readonly small: number;
}

/** The dice of the box: what is large is weak. Ours: the rulebook's faces are lost. */
export const DIE: readonly DieFace[] = [
  { large: 1, small: 3 },
  { large: 2, small: 3 },
  { large: 3, small: 2 },
  { large: 4, small: 2 },
  { large: 5, small: 1 },
  { large: 6, small: 1 },
];
/** Ordinary dice instead: the large number is on top, the small one is the hidden bottom. */
export const PLAIN_DIE: readonly DieFace[] = [1, 2, 3, 4, 5, 6].map((large) => ({ large, small: 7 - large }));

export const MOST_DICE = 5;
/** The fewest tanks for each number of dice; that thirteen have five is certain, the other rows are ours. */
export const DICE_TABLE = [
  { tanks: 1, dice: 2 },
  { tanks: 5, dice: 3 },
  { tanks: 9, dice: 4 },
  { tanks: 13, dice: MOST_DICE },
] as const;

/** A square of the city, mm. */
export const SQUARE = 18;
/** The squares along a tile's edge. */
export const TILE_SQUARES = 5;
export const TILE_SIZE = SQUARE * TILE_SQUARES;

export const CITY_COLUMNS = ['A', 'B', 'C', 'D'] as const;
export const CITY_ROWS = [1, 2, 3, 4, 5, 6] as const;
export type TileMark = `${(typeof CITY_COLUMNS)[number]}${(typeof CITY_ROWS)[number]}`;

/** The city that the tiles show, row by row from the north: # is a building, . a street. Its streets are two squares wide. */
export const WIDE_CITY = [
  '..#..###....###..#..',
  '..#..###....###..#..',
  '....................',
  '....................',
  '..###..........###..',
  '..###..##..##..###..',
  '..###..##..##..###..',
  '.......##..##.......',
  '....................',
  '..##............##..',
  '.........##.........',
  '.........##.........',
  '....###..##..###....',
  '....###......###....',
  '....###......###....',
  '....................',
  '....................',
  '......###..###......',
  '..##..###..###..##..',
  '..##............##..',
  '..##............##..',
  '..##............##..',
  '....................',
  '........####........',
  '........####........',
  '..###...####...###..',
  '..###...####...###..',
  '..###..........###..',
  '..###..........###..',
  '........####........',
] as const satisfies readonly string[];

/** An earlier city of ours with narrow streets: tables that have laid it say so by an option. */
export const NARROW_CITY = [
  '.......######.......',
  '...##..######..##...',
  '...##..######..##...',
  '.......######.......',
  '...###........###...',
  '...###.######.###...',
  '...###........###...',
  '....................',
  '..##.##.####.##.##..',
  '..##.##.####.##.##..',
  '....................',
  '...###...##...###...',
  '...###.#....#.###...',
  '.........##.........',
  '..###.##.##.##.###..',
  '..###.##.##.##.###..',
  '....................',
  '..#..###....###..#..',
  '..#..............#..',
  '..#.#..######..#.#..',
  '..#....######....#..',
  '.......######.......',
  '...###.######.###...',
  '....................',
  '........####........',
  '...###........###...',
  '...###..####..###...',
  '....................',
  '..#...#.####.#...#..',
  '..#.#.#.####.#.#.#..',
] as const satisfies readonly string[];

/** The squares of a tile's face, five rows of five from the north: # is a building, . a street. */
export function cityFace(mark: TileMark, city: readonly string[] = WIDE_CITY): readonly string[] {
  const [column = 'A', row = '1'] = mark;
  const west = CITY_COLUMNS.findIndex((one) => one === column) * TILE_SQUARES;
  const north = (Number(row) - 1) * TILE_SQUARES;
  return city.slice(north, north + TILE_SQUARES).map((line) => line.slice(west, west + TILE_SQUARES));
}

/** Tile rows that lie on the table at once with one set of tiles. */
export const WINDOW_ROWS = 3;
/** The northernmost tile row of each city that one set can lay. */
export const WINDOWS = [1, 2, 3, 4] as const;

/**
 * A tile with its two faces. In each column they are three rows apart, so that every window needs the tile
 * once.
 */
export interface Tile extends Card {
  readonly front: TileMark;
  readonly rear: TileMark;
}

const TILE_CARD = { ...cardSize([TILE_SIZE, TILE_SIZE]), radius: 0 };

export const TILES: readonly Tile[] = ([1, 2, 3] as const).flatMap((row) =>
  CITY_COLUMNS.map((column): Tile => {
    const [front, rear]: readonly TileMark[] = [`${column}${row}`, `${column}${row + 3}` as TileMark];
    return {
      kind: 'card',
      id: `tile-${column}${row}`.toLowerCase(),
      name: `Tile ${front} and ${rear}`,
      count: 1,
      deck: 'tiles',
      size: TILE_CARD,
      twoFaced: true,
      front: front ?? 'A1',
      rear: rear ?? 'A4',
      provenance: 'ours',
      note: 'That there are twelve of two faces is the rulebook’s, the city ours.',
    };
  }),
);

const SIDE_NAMES = { west: 'Western', east: 'Eastern' } as const satisfies Record<Side, string>;

/** Edges of a counter, mm: it can turn in its square. */
export const COUNTER_SIZE = 16;
const COUNTER = { width: COUNTER_SIZE, height: COUNTER_SIZE };
/** The size of a piece that fills a square. */
const FILLING = { width: SQUARE, height: SQUARE };

export interface TankPiece extends ModelPiece {
  readonly owner: Side;
  readonly weight: Weight;
}

/** A counter has the tank on one side and its wreck on the other. Paper tanks, with their length first, turn in a square. */
const STANDEES = {
  heavy: { make: 'standee', width: 15.6, depth: 9, height: 6 },
  medium: { make: 'standee', width: 15, depth: 8, height: 5.6 },
  light: { make: 'standee', width: 13, depth: 7, height: 5.2 },
} as const satisfies Record<Weight, ModelPiece['showpiece']>;

const COUNT_NOTE = 'How many there are of each is ours.';

export const TANKS: readonly TankPiece[] = SIDES.flatMap((owner) =>
  WEIGHTS.map((weight): TankPiece => ({
    kind: 'piece',
    id: `${weight}-${owner}`,
    name: `${SIDE_NAMES[owner]} ${weight} tank`,
    count: FIGURES[weight].supply,
    owner,
    weight,
    counter: COUNTER,
    showpiece: STANDEES[weight],
    provenance: 'derived',
    note: `${COUNT_NOTE} Its armour is read out of a damaged table, its gun ours.`,
  })),
);

/** The most flags that a side has to defend. */
export const MOST_FLAGS = 4;
export const FLAGS: readonly (ModelPiece & { readonly owner: Side })[] = SIDES.map((owner) => ({
  kind: 'piece',
  id: `flag-${owner}`,
  name: `${SIDE_NAMES[owner]} flag`,
  count: MOST_FLAGS,
  owner,
  counter: COUNTER,
  showpiece: { make: 'standee', width: 12, depth: 12, height: 24 },
  provenance: 'rulebook',
  note: 'Their number on the eastern side or the western is ours.',
}));

export const DAMAGE: Piece = {
  kind: 'piece',
  id: 'damage',
  name: 'Damage marker',
  count: 8,
  counter: FILLING,
  provenance: 'rulebook',
  note: 'Its number is ours.',
};

/** How many barricades each side puts at most. */
export const BARRICADES_EACH = 3;
export const BARRICADE: Piece = {
  kind: 'piece',
  id: 'barricade',
  name: 'Barricade',
  count: 2 * BARRICADES_EACH,
  counter: FILLING,
  provenance: 'rulebook',
  note: 'Their number is ours.',
};

/** The longest distance on the ruler, in squares: half a square more is its length, and what one sheet of A4 or Letter holds. */
export const RULER_SQUARES = 12;

const sheet = <Form extends Sheet['form']>(
  id: string,
  name: string,
  form: Form,
  provenance: Provenance,
  note: string,
): Sheet & { readonly form: Form } => ({ kind: 'sheet', id, name, count: 1, form, provenance, note });

export const RULER = sheet(
  'ruler',
  'Ruler',
  { make: 'strip', width: (RULER_SQUARES + 0.5) * SQUARE, height: SQUARE },
  'rulebook',
  'Its length is ours.',
);
export const TEMPLATE = sheet(
  'template',
  'Arc and hit template',
  { make: 'mat', width: 6 * SQUARE, height: 6 * SQUARE },
  'ours',
  'The rulebook’s schemes are lost; four sectors of a quarter turn stand in their place.',
);
export const DICE = {
  ...sheet(
    'die',
    'Die',
    { make: 'die', side: 16 },
    'ours',
    'That each side has a large and a small number is the rulebook’s; which, ours.',
  ),
  count: MOST_DICE,
} satisfies Sheet;

const REFERENCE_NOTE = 'Its words are ours.';
const reference = (id: string, name: string, count: number): Card => ({
  kind: 'card',
  id,
  name,
  count,
  deck: 'reference',
  // As large as a tile: they are cut from the same sheets.
  size: TILE_CARD,
  twoFaced: true,
  provenance: 'ours',
  note: REFERENCE_NOTE,
});

/** A card for each player, figures and dice with a turn behind, and one for both: ordinary dice, and what a shot needs. */
export const REFERENCE_CARDS: readonly Card[] = [
  reference('reference', 'Reference', 2),
  reference('ordinary-dice', 'With ordinary dice', 1),
];

const DECKS: readonly Deck[] = [
  { id: 'tiles', name: 'City tiles', group: 'city', tiles: true, joins: true },
  { id: 'reference', name: 'Reference cards', group: 'reference' },
];

export const BOX: Box = {
  decks: DECKS,
  cards: [...TILES, ...REFERENCE_CARDS],
  pieces: [...TANKS, ...FLAGS, DAMAGE, BARRICADE],
  sheets: [RULER, TEMPLATE, DICE],
};
