/**
 * The inks of the board's signs, for page and paper alike. The printed faces look the same in dark mode, so these do
 * too. Signs also differ in shape, to be told apart in grey.
 */
import type { Seat } from '../../referee/seats.ts';

export type Colour = `#${string}`;

export const KEY: Colour = '#1f1b18';
export const PAPER: Colour = '#f3e8d0';
/** For what is lit, proposed or to be pressed; no seat has this ink. */
export const OCHRE: Colour = '#f0b432';
const WIRE: Colour = '#b4231a';
const MUD: Colour = '#4d4137';

/** A seat's flat colour. */
export const SEAT_INKS: Readonly<Record<Seat['ink'], Colour>> = {
  red: '#a13526',
  gray: '#585858',
  blue: '#2c5c8c',
  green: '#3f6b34',
  ochre: '#8a5a12',
  violet: '#69478a',
};

/** How a shape is drawn: widths and dashes in mm of the table; `seat` means filled with the owner's ink. */
export interface Look {
  readonly fill?: Colour | 'seat';
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'round';
}

export const LOOKS = {
  plate: { fill: 'seat', stroke: KEY, width: 1.3 },
  unclaimed: { fill: PAPER, stroke: KEY, width: 1.3, dash: [4, 2.6] },
  rim: { stroke: PAPER, width: 0.9 },
  nose: { fill: PAPER },
  slot: { stroke: PAPER, width: 1, dash: [1.9, 1.5] },
  pennant: { fill: KEY, stroke: PAPER, width: 1 },
  ghostEdge: { stroke: KEY, width: 1.2, dash: [3, 2.2] },
  boots: { stroke: MUD, width: 3, dash: [4.6, 6], cap: 'round' },
  treads: { stroke: MUD, width: 4.6, dash: [1.5, 1.5] },
  treadRails: { stroke: MUD, width: 0.7 },
  wayEdge: { stroke: KEY, width: 5.6 },
  way: { stroke: OCHRE, width: 3.4 },
  wayHead: { fill: OCHRE, stroke: KEY, width: 1.1 },
  fire: { stroke: KEY, width: 1.4 },
  fireHead: { fill: KEY },
  shotEdge: { stroke: KEY, width: 3.8 },
  shot: { stroke: OCHRE, width: 2 },
  shotHead: { fill: OCHRE, stroke: KEY, width: 0.9 },
  burst: { fill: OCHRE, stroke: KEY, width: 0.8 },
  supply: { stroke: KEY, width: 2.4, dash: [0.1, 4], cap: 'round' },
  wireHalo: { stroke: PAPER, width: 4.4, cap: 'round' },
  wire: { stroke: WIRE, width: 0.8, cap: 'round' },
  barbs: { stroke: WIRE, width: 1.3, cap: 'round' },
  litEdge: { stroke: KEY, width: 2.6 },
  lit: { stroke: OCHRE, width: 1.5 },
  ring: { fill: PAPER, stroke: KEY, width: 1.1 },
  tag: { fill: KEY, stroke: PAPER, width: 0.9 },
  ringProposed: { fill: OCHRE, stroke: KEY, width: 1.5 },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;

/** A point about which a sign grows, mm, and the height of its letters: on a small screen as much as they need. */
export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A shape of the board: SVG path data in mm of the table. */
export interface Shape {
  /** The sign it belongs to; by default it does not grow. */
  readonly grows?: Growth;
  readonly look: LookName;
  readonly d: string;
  /** The owner's ink, where the style uses it. */
  readonly ink?: Seat['ink'];
}

/** Text of a sign, centred at (x, y); letter height in mm. */
export interface Word {
  /** The sign it belongs to; by default it does not grow. */
  readonly grows?: Growth;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Colour;
}

/** The fill colour of a shape; undefined if it is not filled. */
export function fillOf({ look, ink }: Shape): Colour | undefined {
  const { fill }: Look = LOOKS[look];
  return fill === 'seat' ? (ink === undefined ? PAPER : SEAT_INKS[ink]) : fill;
}
