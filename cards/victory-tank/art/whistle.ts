/** The whistle that sends men over the top, about 44 mm wide about the origin, blown from the left. */
import type { Matrix } from '../../../src/kit/engrave/matrix.ts';
import { movedData } from '../../../src/kit/engrave/transform.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line } from '../../../src/kit/engrave/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { trail, type Knot } from '../../../src/kit/engrave/knots.ts';

/** Mouthpiece, the window with its ramp, and round the barrel back to the mouthpiece. */
const BODY = 'M-21-8.9Q-21-9.4-20.5-9.4L-6.5-9.8V-5.9L2.4-10H7A11 11 0 1 1-3.5-2.5L-20.5-3Q-21-3-21-3.5Z';
const BARREL = [7, 1] as const;
const RING = { x: 20.2, y: 3.4, radius: 2.6 } as const;

/** Bands on the mouthpiece and the seam along it. */
const SEAMS: Path = [
  ...line(-18.6, -9, -18.6, -3.4),
  ...line(-17.4, -9, -17.4, -3.4),
  ...line(-17.4, -6.2, -7.4, -5.4),
  ...line(-16.2, -7.6, -8.2, -7.4),
];

/** The lanyard, from the ring to where the fog takes it. */
const LANYARD: readonly Knot[] = [
  [21.8, 5.4],
  [24.4, 11],
  [20, 16.6],
  [10, 17.2],
  [0, 14.4],
  [-8.6, 15.4],
  [-10, 20],
  [-3, 23.4],
  [10, 22],
  [24, 23.6],
  [40, 34],
];

/** The cord, twisted of two strands. */
export function lanyard(matrix: Matrix, theme: Theme): Shape[] {
  const d = written(moved(trail(LANYARD), matrix));
  const drawn = theme.edition === 'low-ink';
  return [
    { d, stroke: { colour: theme.paper, width: 3.2 } },
    { d, stroke: { colour: theme.key, width: 1.8 } },
    { d, stroke: { colour: theme.paper, width: drawn ? 1.4 : 1.1, dash: [1, 0.55] } },
  ];
}

/** The whistle itself: black with engraved light, or its line. */
export function whistle(matrix: Matrix, theme: Theme): Shape[] {
  const { key, paper } = theme;
  const drawn = theme.edition === 'low-ink';
  const [x, y] = BARREL;
  const solid = drawn ? paper : key;
  const cut = drawn ? key : paper;
  const thin = drawn ? 0.2 : 0.34;
  const put = (path: Path): Outline => written(moved(path, matrix));
  const body = movedData(BODY, matrix);
  const ring = put(circle(RING.x, RING.y, RING.radius));
  const rims = draw()
    .add(circle(x, y, 9.4))
    .add(circle(x, y, 8.3))
    .add(circle(x, y, 1.5)).path;
  // Light falls on the barrel from above: cut lines that run out toward the shadow.
  const shine = hatch(moved(circle(x, y, 7.4), matrix), {
    angle: 62,
    spacing: 0.95,
    heavy: drawn ? 0.16 : 0.42,
    reach: 0.62,
  });
  return [
    { d: ring, stroke: { colour: paper, width: 3.2 } },
    { d: ring, stroke: { colour: key, width: drawn ? 1.3 : 1.5 } },
    ...(drawn ? [{ d: ring, stroke: { colour: paper, width: 0.9 } }] : []),
    { d: body, fill: paper, stroke: { colour: paper, width: 2, join: 'round' } },
    { d: body, fill: solid, stroke: { colour: key, width: drawn ? 0.45 : 0.3, join: 'round' } },
    { d: shine, fill: cut },
    { d: put(circle(x, y, 1.5)), fill: solid },
    { d: put(rims), stroke: { colour: cut, width: thin } },
    { d: put(SEAMS), stroke: { colour: cut, width: thin, cap: 'round' } },
  ];
}
