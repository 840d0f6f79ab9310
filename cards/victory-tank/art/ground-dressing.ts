/** What stands and lies on a card's land, put where the land lifts it to. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import { valueAt } from '../../../src/kit/engrave/plate.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { hole } from './ground-holes.ts';
import { SQUASH, TRENCH, type Land } from './ground-land.ts';
import { litter } from './ground-litter.ts';
import { tree, tuft } from './ground-plants.ts';
import type { Sized } from './ground-scenes.ts';
import { paced } from './ground-strokes.ts';
import { tracks, trench, wire } from './ground-works.ts';

/** Clearness of the air below which nothing long is seen any more. */
const THICK_FOG = 0.1;

/** All that is needed to dress a land. */
export interface Dressing {
  readonly land: Land;
  readonly chance: Chance;
  readonly inks: Inks;
  readonly detail: Detail;
  /** How clearly a place is seen: 0 in fog or where something has to be read, 1 in the open. */
  readonly open: (x: number, y: number) => number;
}

/** Nothing long is drawn further out than this: banks of fog lie there. */
const inside = (x: number): boolean => x > 5.6 && x < POKER.width - 5.6;

/** A point of the ground as it is seen on the page. */
const lifted = ({ plate, height }: Land, [x, y]: Point): Point => [x, y - valueAt(plate, height, x, y)];

/** A place on a shell hole as it is drawn: its bowl is hatched, not sunk. */
const onRim = ({ plate, height }: Land, x: number, y: number): Point => [
  x,
  y - Math.max(0, valueAt(plate, height, x, y)),
];

/** The stretches of a line of places for which something holds, each two places long or more. */
function stretches(points: readonly Point[], keep: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (keep(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

function trenches({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.trenches.flatMap((points) =>
    stretches(paced(points, 0.5), ([x, y]) => inside(x) && open(x, y) > THICK_FOG).flatMap((middle) =>
      trench(
        chance,
        { middle, width: TRENCH.width, depth: TRENCH.depth },
        (x, y) => onRim(land, x, y),
        inks,
        detail,
      ),
    ),
  );
}

function wires({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.wire.flatMap((points) =>
    stretches(paced(points, 0.5), ([x, y]) => open(x, y) > 0.4).flatMap((run) =>
      wire(
        chance,
        run.map((point) => lifted(land, point)),
        inks,
        detail,
      ),
    ),
  );
}

function trees({ land, chance, inks, detail, open }: Dressing): Shape[] {
  const free = ([x, y, height]: Sized): boolean => Math.min(open(x, y), open(x, y - 0.6 * height)) > 0.3;
  const standing = land.scene.trees.filter(free).toSorted((a, b) => a[1] - b[1]);
  return standing.flatMap(([x, y, height]) => tree(chance, lifted(land, [x, y]), height, inks, detail));
}

function things({ land, inks, detail, open }: Dressing): Shape[] {
  return land.scene.litter
    .filter(([, x, y]) => open(x, y) > 0.3)
    .flatMap(([kind, x, y]) => litter(kind, lifted(land, [x, y]), inks, detail));
}

function tufts({ land, chance, inks, detail, open }: Dressing): Shape[] {
  if (detail === 'simple') return [];
  const [pen, clear] = [draw(), draw()];
  for (const place of land.scene.tufts) {
    if (open(...place) <= 0.5) continue;
    const [x, y] = lifted(land, place);
    const size = chance.between(1.7, 2.5);
    clear.at(x, y - 0.2 * size).to(x, y - 0.5 * size);
    tuft(chance, pen, [x, y], size);
  }
  const d = written(pen.path);
  if (d.steps === '') return [];
  return [
    { d: written(clear.path), stroke: { colour: inks.paper, width: 1.9, cap: 'round' } },
    { d, stroke: { colour: inks.key, width: detail === 'line' ? 0.13 : 0.2, cap: 'round' } },
  ];
}

function tankTracks({ land, inks, detail, open }: Dressing): Shape[] {
  return land.scene.tracks.flatMap((points) =>
    stretches(paced(points, 0.8), ([x, y]) => inside(x) && open(x, y) > THICK_FOG).flatMap((run) => {
      const beside = (off: number): Point[] => run.map(([x, y]) => lifted(land, [x, y + off]));
      return tracks(beside(-1.7), beside(1.7), inks, detail);
    }),
  );
}

function holes({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.craters
    .filter(([x, y]) => open(x, y) > 0.35)
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, y, radius]) =>
      hole(chance, { x, y, radius, squash: SQUASH }, (px, py) => onRim(land, px, py), inks, detail),
    );
}

/** Everything that stands and lies on a land, the lowest first. */
export const dressed = (dressing: Dressing): Shape[] =>
  [holes, tankTracks, trenches, wires, tufts, things, trees].flatMap((part) => part(dressing));
