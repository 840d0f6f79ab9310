/** A soldier's head and shoulders in profile, as on a coin: the helmet tells his army. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Army } from '../box/battlefield.ts';
import { EQUIPMENT } from './equipment.ts';
import type { Knot } from '../../../src/kit/engrave/knots.ts';
import { part, type Part } from '../../../src/kit/engrave/linocut.ts';

/** The heads' own units: the neck's foot at the origin, the crown at -15, the tip of a spike at -20. */
const COLLAR: readonly Knot[] = [
  [4.4, 1.4],
  [2.6, -1],
  [-2.4, -1.6],
  [-4.6, 0.6],
];
const SHOULDER = { front: [8, 3.2], back: [-9.4, 2.8] } as const satisfies Record<string, Point>;

/** Folds of the coat: its collar, the row of buttons, a strap. */
const FOLDS: readonly (readonly Knot[])[] = [
  [
    [-3.6, 0.4],
    [-0.6, 3],
    [2.4, 3.2],
    [3.8, 1.4],
  ],
  [
    [1, 3.4],
    [0.4, 9],
  ],
  [
    [-8.6, 4.6],
    [-5, 4.2],
    [-3.4, 8.6],
  ],
];

/** Where the coat is cut off, from the front to the back: by the rim of a round, or level. */
const HEMS: Readonly<Record<Army, readonly Knot[]>> = {
  red: [
    [11.4, 4.9, 'sharp'],
    [6.8, 9],
    [0, 10.5],
    [-6.8, 9],
    [-11.4, 4.9, 'sharp'],
  ],
  gray: [
    [11.6, 6.4],
    [12.2, 9.5, 'sharp'],
    [-12.2, 9.5, 'sharp'],
    [-12, 6.6],
  ],
};

export interface Bust {
  readonly coat: readonly Part[];
  readonly head: readonly Part[];
}

/** The coat, cut off for the shape of the army's ground, and the head upon it. */
export const bust = (army: Army): Bust => ({
  coat: [part([...COLLAR, SHOULDER.back, ...HEMS[army].toReversed(), SHOULDER.front], { cuts: FOLDS })],
  head: EQUIPMENT[army].head,
});
