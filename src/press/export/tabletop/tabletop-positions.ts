/**
 * Positions on the virtual table in its units: x to the right and z away from the front player. The board is
 * in the middle, each seat's things in front of its hand, shared things on the left.
 */
import type { LayoutSeat, TableLayout } from './initial-table.ts';
import type { PlayerColour, Rgb, SnapPoint, TabletopObject, Transform } from './tabletop-save.ts';

/** The width of a poker card in units. */
const POKER_WIDTH = 2.2;
export const UNITS_PER_MM = POKER_WIDTH / 63.5;

/** Heights from which things are dropped: on the table, and on cards. */
export const ABOVE_TABLE = 1.2;
const ABOVE_CARDS = 1.5;
/** The height of the table's surface, for snap points. */
const TABLE = 0.96;

/** The program's rotation for a thing that faces the front player, degrees. */
const FACING = 180;

/** Rounds to four decimals; `+ 0` turns -0 into 0. */
const round4 = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** A position, and its rotation relative to the front seat, degrees. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

export const lyingAt = (
  { x, z, turn }: Spot,
  { faceDown = false, scale = 1, y = ABOVE_TABLE }: { faceDown?: boolean; scale?: number; y?: number } = {},
): Transform => ({
  posX: round4(x),
  posY: y,
  posZ: round4(z),
  rotX: 0,
  rotY: (FACING + turn) % 360,
  rotZ: faceDown ? 180 : 0,
  scaleX: round4(scale),
  scaleY: 1,
  scaleZ: round4(scale),
});

export const onCards = (spot: Spot, scale: number): Transform => lyingAt(spot, { scale, y: ABOVE_CARDS });

/** Converts mm of the real table to units; the board is centred. */
export function onBoard({ cards }: TableLayout): (at: { x: number; y: number; turn: number }) => Spot {
  const middle = (values: readonly number[]) =>
    values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
  const [left, top] = [middle(cards.map(({ x }) => x)), middle(cards.map(({ y }) => y))];
  return ({ x, y, turn }) => ({ x: (x - left) * UNITS_PER_MM, z: (top - y) * UNITS_PER_MM, turn });
}

export function snapPoints(layout: TableLayout): readonly SnapPoint[] {
  const place = onBoard(layout);
  return layout.spots.map((spot) => {
    const { x, z } = place({ ...spot, turn: 0 });
    return { Position: { x: round4(x), y: TABLE, z: round4(z) } };
  });
}

/** The rectangular table is 88 x 52 units: hands lie on its edge, their things farther in. */
const EDGE = { x: 36, z: 21 } as const;
const BEFORE_HAND = 0.74;
/** Between the centres of things side by side. */
const STEP = 3.6;
/** The x of the column of shared things. */
const COMMON_X = -19;

/** The direction that a seat faces, degrees from the front seat. */
const seatTurn = (seats: readonly LayoutSeat[], index: number): number => (index * 360) / seats.length;

const atEdge = (turn: number, share: number): Spot => {
  const angle = (turn * Math.PI) / 180;
  return { x: -Math.sin(angle) * EDGE.x * share, z: -Math.cos(angle) * EDGE.z * share, turn };
};

/** Whether a seat with that id exists. */
export const isSeated = (owner: string | undefined, { seats }: TableLayout): boolean =>
  seats.some(({ id }) => id === owner);

/** The left edge of what is spread out on the right of the table. */
const SPREAD_X = 13;
/** The gap between things in that column. */
const GAP = 0.6;

/** Positions of flat things below each other, sizes in mm; centred along the table. */
export function columnOf(
  sizes: readonly { readonly width: number; readonly height: number }[],
): readonly Spot[] {
  const heights = sizes.map(({ height }) => height * UNITS_PER_MM + GAP);
  const whole = heights.reduce((sum, height) => sum + height, 0);
  let top = whole / 2;
  return sizes.map(({ width }, index) => {
    const height = heights[index] ?? 0;
    const z = top - height / 2;
    top -= height;
    return { x: SPREAD_X + (width * UNITS_PER_MM) / 2, z, turn: 0 };
  });
}

/**
 * Positions for `count` things of an owner, side by side in front of their hand; without an owner, below each
 * other.
 */
export function placesFor(owner: string | undefined, count: number, { seats }: TableLayout): readonly Spot[] {
  const offsets = Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * STEP);
  const index = seats.findIndex(({ id }) => id === owner);
  if (index === -1) return offsets.map((offset) => ({ x: COMMON_X, z: -offset, turn: 0 }));
  const turn = seatTurn(seats, index);
  const { x, z } = atEdge(turn, BEFORE_HAND);
  const angle = (turn * Math.PI) / 180;
  return offsets.map((offset) => ({
    x: x + Math.cos(angle) * offset,
    z: z - Math.sin(angle) * offset,
    turn,
  }));
}

const COLOURS: Readonly<Record<LayoutSeat['ink'], readonly [PlayerColour, Rgb]>> = {
  red: ['Red', { r: 0.856, g: 0.1, b: 0.094 }],
  gray: ['White', { r: 1, g: 1, b: 1 }],
  blue: ['Blue', { r: 0.118, g: 0.53, b: 1 }],
  green: ['Green', { r: 0.192, g: 0.701, b: 0.168 }],
  ochre: ['Yellow', { r: 0.905, g: 0.898, b: 0.172 }],
  violet: ['Purple', { r: 0.627, g: 0.125, b: 0.941 }],
};

/** The program's player colour for a seat. */
export const colourOf = ({ ink }: LayoutSeat): PlayerColour => COLOURS[ink][0];

const HAND = { width: 15, height: 5, depth: 4, above: 3 } as const;

/** A hand zone for each seat, hidden from the others. */
export const hands = (
  { seats }: TableLayout,
  guidOf: (...name: readonly string[]) => string,
): readonly TabletopObject[] =>
  seats.map((seat, index) => {
    const turn = seatTurn(seats, index);
    const { x, z } = atEdge(turn, 1);
    return {
      GUID: guidOf('hand', seat.id),
      Name: 'HandTrigger',
      Transform: {
        posX: round4(x),
        posY: HAND.above,
        posZ: round4(z),
        rotX: 0,
        rotY: turn,
        rotZ: 0,
        scaleX: HAND.width,
        scaleY: HAND.height,
        scaleZ: HAND.depth,
      },
      Nickname: seat.name,
      Description: '',
      ColorDiffuse: COLOURS[seat.ink][1],
      FogColor: colourOf(seat),
      Grid: false,
      Locked: true,
    };
  });
