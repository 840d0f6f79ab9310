/**
 * Where things come to lie on a virtual table, in its units: x to the right and z away from whoever sits in front. The
 * board is in the middle, each seat's things before its hand, and what is nobody's on the left.
 */
import type { LayoutSeat, TableLayout } from './table-layout.ts';
import type { PlayerColour, Rgb, SnapPoint, TabletopObject, Transform } from './tabletop-save.ts';

/** A poker card is this wide on its table. */
const POKER_WIDTH = 2.2;
export const UNITS_PER_MM = POKER_WIDTH / 63.5;

/** Things are dropped from a little above the table; what stands on cards from above those. */
export const ABOVE_TABLE = 1.2;
const ABOVE_CARDS = 1.5;
/** Snap points lie on the table. */
const TABLE = 0.96;

/** What faces the player in front is turned half about: so the program has it. */
const FACING = 180;

/** Four places; a nought has no sign. */
const round4 = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** A place, and the seat that it faces as degrees from the one in front. */
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

/** From mm of the table to its units: the middle of what lies on the board is that of the table. */
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

/** Its rectangular table is 88 by 52 units: hands lie on its edge, what is in front of them farther in. */
const EDGE = { x: 36, z: 21 } as const;
const BEFORE_HAND = 0.74;
/** Between the middles of things that lie side by side. */
const STEP = 3.6;
/** What is nobody's lies in a column here. */
const COMMON_X = -19;

/** The direction in which a seat looks, degrees from that of the one in front. */
const seatTurn = (seats: readonly LayoutSeat[], index: number): number => (index * 360) / seats.length;

const atEdge = (turn: number, share: number): Spot => {
  const angle = (turn * Math.PI) / 180;
  return { x: -Math.sin(angle) * EDGE.x * share, z: -Math.cos(angle) * EDGE.z * share, turn };
};

/** Whether somebody of that id sits at the table. */
export const isSeated = (owner: string | undefined, { seats }: TableLayout): boolean =>
  seats.some(({ id }) => id === owner);

/** The left side of what is spread out for everybody to see, on the right of the table. */
const SPREAD_X = 13;
/** Between two things of it. */
const GAP = 0.6;

/** The places of flat things one under another, each as high as it is, mm: the whole in the middle of the table's length. */
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

/** The places of so many things of an owner, side by side before their hand; of nobody's, one under another. */
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

/** Where a seat sits at the program's table. */
export const colourOf = ({ ink }: LayoutSeat): PlayerColour => COLOURS[ink][0];

const HAND = { width: 15, height: 5, depth: 4, above: 3 } as const;

/** A zone for each seat, in which its cards are hidden from the others. */
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
