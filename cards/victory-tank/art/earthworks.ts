/**
 * A trench or a belt of wire that runs from the northern field of a card across into the southern one, in black; no rule knows
 * of it. It keeps to the free side of the northern field and ends short of the trim, so that a cut that is off meets nothing.
 */
import { chanceOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { polyline, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

const KINDS = ['trench', 'wire', 'trench', 'track'] as const;
type Kind = (typeof KINDS)[number];

export interface Earthwork {
  readonly kind: Kind;
  /** Where it runs on the card, from north to south, mm. */
  readonly route: readonly Point[];
}

/** On the northern field: from the left edge below the ribbon, or from before the special. */
const FROM: readonly (readonly Point[])[] = [
  [
    [3.9, 29.5],
    [7.2, 31.5],
    [7.4, 38.5],
  ],
  [
    [3.9, 33],
    [6.8, 36],
    [7.4, 41],
  ],
  [
    [12.6, 30.6],
    [8, 34],
    [7, 40],
  ],
];

/** On the southern field, from the crossing on to an edge. */
const ONWARD: readonly (readonly Point[])[] = [
  [
    [9.4, 47],
    [13, 50.5],
    [18, 56],
    [28, 60],
    [35, 67.5],
    [47, 70],
    [54, 77],
    [59.2, 78.5],
  ],
  [
    [10, 47.4],
    [17, 49.5],
    [27, 52],
    [38, 50.5],
    [48, 56],
    [59.2, 55],
  ],
  [
    [11, 50],
    [15.5, 59],
    [13, 67],
    [20, 75],
    [19, 85.6],
  ],
  [
    [10.4, 47],
    [16, 50.5],
    [24, 56.5],
    [27, 66],
    [37, 71],
    [41, 79.5],
    [40, 85.6],
  ],
  [
    [12, 50.5],
    [20, 57.5],
    [34, 58.5],
    [43, 65.5],
    [59.2, 66.5],
  ],
];

const drawnFrom = <Thing>(things: readonly Thing[], chance: Chance): Thing | undefined =>
  things[Math.floor(chance.between(0, things.length))];

/** The earthwork of a card. */
export function earthworkOf(id: string): Earthwork {
  const chance = chanceOf(`${id} earthwork`);
  const [from = [], onward = []] = [drawnFrom(FROM, chance), drawnFrom(ONWARD, chance)];
  const kind = drawnFrom(KINDS, chance) ?? 'trench';
  const astray = ([x, y]: Point): Point => [x + chance.between(-0.6, 0.6), y + chance.between(-0.6, 0.6)];
  return { kind, route: [...from, ...onward].map(astray) };
}

/** Points along a route, `step` mm apart, each with the direction across it. */
function along(
  route: readonly Point[],
  step: number,
): readonly { readonly at: Point; readonly across: Point }[] {
  const found: { at: Point; across: Point }[] = [];
  let rest = 0;
  route.slice(1).forEach((to, index) => {
    const from = route[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    for (let far = rest; far < long; far += step)
      found.push({
        at: [from[0] + (dx * far) / long, from[1] + (dy * far) / long],
        across: [-dy / long, dx / long],
      });
    rest = (rest + step - (long % step)) % step;
  });
  return found;
}

const aside = (
  { at: [x, y], across: [ax, ay] }: { readonly at: Point; readonly across: Point },
  by: number,
): Point => [x + ax * by, y + ay * by];

/** How long the bays of a trench are, mm, and how far they stand out. */
const BAY = { step: 3.4, out: 0.95 } as const;

/** A fire trench from above: bays that stand out by turns, at right angles. */
function bays(route: readonly Point[]): Path {
  const points = along(route, BAY.step);
  return polyline(
    points.slice(1).flatMap((each, index): Point[] => {
      const before = points[index] ?? each;
      const by = index % 2 === 0 ? BAY.out : -BAY.out;
      return [aside(before, by), aside(each, by)];
    }),
  );
}

/** Earth thrown up on both sides: short strokes. */
function thrown(route: readonly Point[], chance: Chance): Path {
  return along(route, 0.9).reduce((pen, each) => {
    const side = chance.odds(0.5) ? 1 : -1;
    const from = side * chance.between(2.1, 2.4);
    return pen.at(...aside(each, from)).to(...aside(each, from + side * chance.between(0.5, 1.1)));
  }, draw()).path;
}

function trench(route: readonly Point[], chance: Chance, { edition, key, paper, land }: Theme): Shape[] {
  const d = written(bays(route));
  const bare = edition === 'low-ink';
  const join = 'miter' as const;
  return [
    { d, stroke: { colour: paper, width: 2.5, join: 'round', cap: 'butt' } },
    {
      d: written(thrown(route, chance)),
      stroke: { colour: bare ? key : land.deep, width: bare ? 0.13 : 0.22, cap: 'round' },
    },
    ...(bare
      ? [
          { d, stroke: { colour: key, width: 1.1, join } },
          { d, stroke: { colour: paper, width: 0.8, join } },
        ]
      : [{ d, stroke: { colour: key, width: 0.7, join } }]),
  ];
}

/** Loops of wire between crossed stakes. */
function wire(route: readonly Point[], { edition, key }: Theme): Shape[] {
  const bare = edition === 'low-ink';
  const loops = draw();
  for (const side of [-0.9, 0.9]) {
    const points = along(route, 1.7).map((each) => aside(each, side));
    points.slice(1).forEach(([x, y], index) => {
      const [fx, fy] = points[index] ?? [x, y];
      const [dx, dy] = [x - fx, y - fy];
      loops
        .at(fx, fy)
        .curve(
          fx + dx * 0.2 + dy * 0.9,
          fy + dy * 0.2 - dx * 0.9,
          x + dx * 0.5 + dy * 0.9,
          y + dy * 0.5 - dx * 0.9,
          x,
          y,
        )
        .curve(
          x - dx * 0.1 - dy * 0.4,
          y - dy * 0.1 + dx * 0.4,
          fx + dx * 0.4 - dy * 0.4,
          fy + dy * 0.4 + dx * 0.4,
          x,
          y,
        );
    });
  }
  const stakes = along(route, 6.5).reduce(
    (pen, { at: [x, y] }) =>
      pen
        .at(x - 1.5, y - 1.3)
        .to(x + 1.5, y + 1.3)
        .at(x + 1.5, y - 1.3)
        .to(x - 1.5, y + 1.3),
    draw(),
  );
  return [
    { d: written(loops.path), stroke: { colour: key, width: bare ? 0.13 : 0.18, cap: 'round' } },
    { d: written(stakes.path), stroke: { colour: key, width: bare ? 0.18 : 0.4, cap: 'round' } },
  ];
}

/** A track of carts: pale, with its ruts. */
function track(route: readonly Point[], { edition, key, paper, land }: Theme): Shape[] {
  const bare = edition === 'low-ink';
  const middle = smooth(route);
  const ruts = [-0.62, 0.62].map((side) => smooth(along(route, 3).map((each) => aside(each, side))));
  return [
    { d: written(middle), stroke: { colour: paper, width: 2.6, cap: 'round', join: 'round' } },
    {
      d: written(...ruts),
      stroke: { colour: bare ? key : land.deep, width: bare ? 0.15 : 0.4, cap: 'round' },
    },
  ];
}

/** The shapes of an earthwork, in mm of its card. */
export function drawnEarthwork(id: string, { kind, route }: Earthwork, theme: Theme): Shape[] {
  switch (kind) {
    case 'trench':
      return trench(route, chanceOf(`${id} earth`), theme);
    case 'wire':
      return wire(route, theme);
    case 'track':
      return track(route, theme);
  }
}

/** The places on a field that an earthwork takes; `top` is the field's upper edge on the card, mm. */
export const takenByEarthwork = ({ route }: Earthwork, top: number): readonly Rect[] =>
  along(route, 2).map(({ at: [x, y] }) => ({ x: x - 2.6, y: y - top - 2.6, width: 5.2, height: 5.2 }));
