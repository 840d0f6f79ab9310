/** The whistle that sends men over the top, with its lanyard; about 40 mm wide about the origin, blown from the left. */
import { part, type Part } from './linocut.ts';
import type { Knot } from './knots.ts';

const BODY: Part = part(
  [
    [-21, -8.6, 'sharp'],
    [-20.4, -9.2, 'sharp'],
    [-8, -9.6, 'sharp'],
    [8.2, -9.6, 'sharp'],
    [13.4, -8],
    [17.6, -3.6],
    [18.8, 1.6],
    [17, 7],
    [12.6, 11],
    [7, 12],
    [1.2, 10.4],
    [-2.8, 6],
    [-4.2, 0.6],
    [-4.6, -1.6, 'sharp'],
    [-20.4, -3.6, 'sharp'],
    [-21, -4.2, 'sharp'],
  ],
  {
    cuts: [
      [
        [-17.6, -9],
        [-17.6, -3.6],
      ],
      [
        [-16.4, -9],
        [-16.4, -3.4],
      ],
      [
        [-16.4, -5.4],
        [-8, -4.6],
        [-1.6, -4.2],
      ],
    ],
  },
);

/** The window through which the pea is seen, and the lip that cuts the breath. */
const WINDOW: Part = part([
  [-6.8, -9.7, 'sharp'],
  [2.6, -9.7, 'sharp'],
  [-3.4, -5.6, 'sharp'],
  [-6.8, -5.6, 'sharp'],
]);

const circle = (x: number, y: number, radius: number): Knot[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees): Knot => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The end plate of the barrel, with the maker's rings and the light of the sun on its upper side. */
const PLATE: Part = part(circle(7.3, 1.2, 9), {
  cuts: [circle(7.3, 1.2, 7.4).concat([[14.7, 1.2]]), circle(7.3, 1.2, 1.3).concat([[8.6, 1.2]])],
  lights: [
    [
      [1.4, -1.6],
      [3.4, -4],
      [6.8, -5.2],
      [10, -4.4],
      [7, -3.6],
      [4, -2],
      [2.6, 0.4],
    ],
  ],
});

const RING: Part = part(circle(20.6, 3.4, 2.9));
const RING_HOLE: readonly Knot[] = circle(20.6, 3.4, 1.7);

/** The parts in the order in which they are laid; `hole` is the light inside the ring. */
export const WHISTLE = { ring: [RING], hole: RING_HOLE, body: [BODY, PLATE], window: WINDOW } as const;

/** The lanyard, from the ring to where it leaves the picture. */
export const LANYARD: readonly Knot[] = [
  [21.6, 5],
  [24, 10],
  [20, 16],
  [10, 17.4],
  [0, 14.6],
  [-8, 15],
  [-11, 19],
  [-6, 23],
  [4, 22.4],
  [16, 22],
  [27, 26],
];
