/**
 * The ground of the streets, put together: squares and setts, lawns, the quay, tram rails, pavements, trees. Pale throughout,
 * so that it is quiet under a counter and no part of it looks like a block in grey; nothing of it is darker than a kerb, so
 * that it may cross a cut.
 */
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, group, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { TILE_SIZE, type TileMark } from '../data/box.ts';
import { cornerOf, GREENS, PLAZAS, ROSE, STREET_TREES, TRAMS } from '../data/street-map.ts';
import { isBare, type Theme } from '../theme.ts';
import { quay, railway } from './city-edges.ts';
import { green, pitch, trees } from './city-greens.ts';
import { pavements } from './pavements.ts';
import { arcs, isPaved, patches } from './street-setts.ts';
import { inView, isOpen, kept, seen, stroke, whole, type Drawn } from './street-view.ts';
import { isByTram, railsOf, tracksOf } from './tram-track.ts';

/** A rose of eight points in two rings, let into the square. */
function rose({ theme, fine, view }: Drawn): Shape[] {
  const { at, radius } = ROSE;
  if (!seen(at, view, radius)) return [];
  const [x, y] = at;
  return [
    {
      d: written(circle(x, y, radius), circle(x, y, radius - 1.2)),
      fill: theme.ground.plaza,
      stroke: stroke(theme.kerb, fine),
    },
    {
      d: written(star(x, y, 4, radius - 1.4, 1.8)),
      fill: theme.ground.pavement,
      stroke: stroke(theme.kerb, fine),
    },
  ];
}

/** Whether a box round the points of a line is in sight. */
function lineInView(points: readonly Point[], view: Rect): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return inView({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, view, 6);
}

function trams({ theme, view, fine, textured }: Drawn): Shape[] {
  const lines = TRAMS.filter((points) => lineInView(points, view));
  // A screen has a line for each track.
  const rails = textured ? lines.flatMap(railsOf) : lines.flatMap(tracksOf);
  return rails.length === 0
    ? []
    : [{ d: written(...rails), stroke: { ...stroke(theme.soft, fine + 0.1), join: 'round' } }];
}

/** Where trees stand in the streets. */
const streetTrees: readonly Point[] = STREET_TREES.filter(
  (at) => isOpen(at) && !isByTram(at, 8) && !isPaved(at),
);

/** The ground of a tile, in its own mm, as far as it is drawn beyond the cut. */
export function streetGround(mark: TileMark, theme: Theme, zoom = 1): Node {
  const [left, top] = cornerOf(mark);
  const reach = theme.edition === 'screen' ? 0 : ART_REACH;
  const size = TILE_SIZE + 2 * reach;
  const view: Rect = { x: left - reach, y: top - reach, width: size, height: size };
  const fine = { colour: 0.18, 'low-ink': 0.16, screen: 0.4 }[theme.edition] / zoom;
  const drawn: Drawn = { theme, fine, view, textured: theme.edition !== 'screen' };
  const plazas = PLAZAS.filter((plaza) => inView(plaza, view));
  const isPlain = isBare(theme) || !drawn.textured;
  const shapes = kept([
    { d: written(whole(view)), fill: theme.ground.road },
    ...(isBare(theme)
      ? []
      : [{ d: written(...plazas.map((plaza) => whole(plaza))), fill: theme.ground.plaza }]),
    ...(isPlain
      ? []
      : [
          {
            d: written(...plazas.map((plaza) => arcs(plaza, view))),
            stroke: stroke(theme.sett, fine),
          },
          { d: written(patches(view)), stroke: stroke(theme.soft, fine) },
          ...rose(drawn),
        ]),
    ...GREENS.flatMap((each) => green(each, drawn)),
    ...pitch(drawn),
    ...quay(drawn),
    ...railway(drawn),
    ...trams(drawn),
    ...pavements(drawn),
    ...(drawn.textured ? trees(streetTrees, drawn) : []),
  ]);
  return group({
    x: 0,
    y: 0,
    clip: { x: -reach, y: -reach, width: size, height: size },
    nodes: [art({ x: -left, y: -top, shapes })],
  });
}
