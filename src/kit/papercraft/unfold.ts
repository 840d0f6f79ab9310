/**
 * Unfolds a solid into a net: faces laid flat about their hinges, printed side up, with tabs that close the rest.
 *
 * ```ts
 * const net = unfold(cube, { root: 'south', hinges: [['south', 'top'], ...], tabs: { depth: 3 } });
 * net.panels.map(({ outline }) => polygon(outline));
 * ```
 */
import { apply, type Matrix, type Point } from '../engrave/path/matrix.ts';
import { fitTab, type TabFit } from './tab.ts';
import {
  cross,
  dot,
  edgesOf,
  faceNamed,
  minus,
  normalOf,
  plus,
  sharedEdge,
  times,
  unit,
  type Edge,
  type Point3,
  type Solid,
  type SolidFace,
} from './solid.ts';

/** A face laid flat on the page. */
export interface Panel {
  readonly face: string;
  readonly outline: readonly Point[];
  /** Maps a point in the face's plane to the page. */
  readonly lay: (point: Point3) => Point;
}

/** A fold between two panels. */
export interface Fold {
  readonly parent: string;
  readonly child: string;
  readonly from: Point;
  readonly to: Point;
  /** How far the child folds away from the printed side, degrees; negative for a valley fold. */
  readonly angle: number;
}

/** A flap to be glued under the face it meets. */
export interface Tab {
  readonly on: string;
  readonly meets: string;
  /** The fold edge, with the two outer corners in between. */
  readonly outline: readonly [from: Point, Point, Point, to: Point];
}

export interface Net {
  readonly panels: readonly Panel[];
  readonly folds: readonly Fold[];
  readonly tabs: readonly Tab[];
  /** Free edges: they meet a tab, or nothing. */
  readonly rims: readonly (readonly [Point, Point])[];
}

export interface Unfolding {
  /** The face laid first; its first edge runs level to the right. */
  readonly root: string;
  /** Pairs of parent and child, parents before their children. */
  readonly hinges: readonly (readonly [parent: string, child: string])[];
  /** Faces left out: the model is open there. */
  readonly open?: readonly string[];
  /**
   * Of two faces joined by a tab, the one listed first carries it; unlisted ones follow in the solid's order.
   */
  readonly bearers?: readonly string[];
  /**
   * Tabs along the edge of an open face, to stick to whatever closes it: pairs of the face that carries it and
   * the open one.
   */
  readonly feet?: readonly (readonly [bearer: string, open: string])[];
  readonly tabs: TabFit;
}

/**
 * Lays a face by where two of its corners go. It keeps the orientation, although the page's y grows downward.
 */
function layBy(face: SolidFace, { from, to }: Edge, a: Point, b: Point): Panel {
  const across = unit(minus(to, from));
  const up = cross(normalOf(face), across);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const lay = (point: Point3): Point => {
    const [u, v] = [dot(minus(point, from), across), dot(minus(point, from), up)];
    return [a[0] + u * ux + v * uy, a[1] + u * uy - v * ux];
  };
  return { face: face.name, outline: face.corners.map(lay), lay };
}

/** How far a child's plane turns away from its parent's printed side, degrees. */
function foldAngle(parent: SolidFace, child: SolidFace, { from, to }: Edge): number {
  const [one, other] = [normalOf(parent), normalOf(child)];
  const along = unit(minus(to, from));
  return (Math.atan2(dot(cross(one, other), along), dot(one, other)) * 180) / Math.PI;
}

const edgeBetween = (one: SolidFace, other: SolidFace): Edge => {
  const edge = sharedEdge(one, other);
  if (!edge) throw new Error(`"${one.name}" and "${other.name}" do not meet.`);
  return edge;
};

function layAll(solid: Solid, { root, hinges }: Unfolding): { panels: Map<string, Panel>; folds: Fold[] } {
  const first = faceNamed(solid, root);
  const [edge] = edgesOf(first);
  if (!edge) throw new Error(`"${root}" has no edges.`);
  const panels = new Map([[root, layBy(first, edge, [0, 0], [Math.hypot(...minus(edge.to, edge.from)), 0])]]);
  const folds = hinges.map(([parent, child]): Fold => {
    const [over, face] = [faceNamed(solid, parent), faceNamed(solid, child)];
    const panel = panels.get(parent);
    if (!panel) throw new Error(`"${parent}" is not laid before "${child}".`);
    const shared = edgeBetween(over, face);
    const [from, to] = [panel.lay(shared.from), panel.lay(shared.to)];
    panels.set(child, layBy(face, shared, from, to));
    return { parent, child, from, to, angle: foldAngle(over, face, shared) };
  });
  return { panels, folds };
}

interface Joint {
  readonly on: SolidFace;
  readonly meets: SolidFace;
  readonly edge: Edge;
}

/** The joints closed by tabs, each with the face that carries the tab. */
function jointsOf(solid: Solid, { hinges, open = [], bearers = [], feet = [] }: Unfolding): Joint[] {
  const rank = (name: string): number => (bearers.includes(name) ? bearers.indexOf(name) : bearers.length);
  const hinged = (a: string, b: string): boolean =>
    hinges.some(([parent, child]) => (parent === a && child === b) || (parent === b && child === a));
  const pairs = solid.flatMap((one, index) => solid.slice(index + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]): Joint[] => {
    if (!sharedEdge(one, other) || hinged(one.name, other.name)) return [];
    const oneOpen = open.includes(one.name);
    if (oneOpen || open.includes(other.name)) {
      const [foot, floor] = oneOpen ? [other, one] : [one, other];
      return feet.some(([bearer, at]) => bearer === foot.name && at === floor.name)
        ? [{ on: foot, meets: floor, edge: edgeBetween(foot, floor) }]
        : [];
    }
    const [on, meets] = rank(other.name) < rank(one.name) ? [other, one] : [one, other];
    return [{ on, meets, edge: edgeBetween(on, meets) }];
  });
}

const samePage = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

/** Unfolds a solid. @throws where the hinges do not reach every face, or a tab has no room. */
export function unfold(solid: Solid, how: Unfolding): Net {
  const { panels, folds } = layAll(solid, how);
  for (const { name } of solid) {
    if (!panels.has(name) && !how.open?.includes(name)) throw new Error(`No hinge holds "${name}".`);
  }
  const laid = [...panels.values()];
  const tabs: Tab[] = [];
  for (const { on, meets, edge } of jointsOf(solid, how)) {
    const panel = panels.get(on.name);
    if (!panel) throw new Error(`"${on.name}" bears a tab and is not laid.`);
    const taken = [...laid.map(({ outline }) => outline), ...tabs.map(({ outline }) => outline)];
    const outline = fitTab(panel.lay(edge.from), panel.lay(edge.to), taken, how.tabs);
    if (!outline) throw new Error(`No room for a tab from "${on.name}" to "${meets.name}".`);
    tabs.push({ on: on.name, meets: meets.name, outline });
  }
  const closed: (readonly [Point, Point])[] = [
    ...folds.map(({ from, to }) => [from, to] as const),
    ...tabs.map(({ outline }) => [outline[0], outline[3]] as const),
  ];
  const rims = laid.flatMap(({ outline }) =>
    outline
      .map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const)
      .filter(
        ([from, to]) =>
          !closed.some(
            ([a, b]) => (samePage(a, from) && samePage(b, to)) || (samePage(a, to) && samePage(b, from)),
          ),
      ),
  );
  return { panels: laid, folds, tabs, rims };
}

/** A net transformed on its page; its marks are not scaled with it. */
export function movedNet({ panels, folds, tabs, rims }: Net, matrix: Matrix): Net {
  const to = (point: Point): Point => apply(matrix, point);
  return {
    panels: panels.map(({ face, outline, lay }) => ({
      face,
      outline: outline.map(to),
      lay: (point) => to(lay(point)),
    })),
    folds: folds.map((fold) => ({ ...fold, from: to(fold.from), to: to(fold.to) })),
    tabs: tabs.map(({ on, meets, outline: [a, b, c, d] }) => ({
      on,
      meets,
      outline: [to(a), to(b), to(c), to(d)],
    })),
    rims: rims.map(([a, b]) => [to(a), to(b)] as const),
  };
}

const AROUND = Array.from({ length: 8 }, (_, index) => `side-${index}`);

/** The net of a frustum of eight sides, open below, whose sides stand on what lies there: a turret. Depth of its tabs in mm. */
export const unfoldTurret = (turret: Solid, depth: number): Net =>
  unfold(turret, {
    root: 'side-0',
    hinges: [
      ['side-0', 'side-1'],
      ['side-1', 'side-2'],
      ['side-2', 'side-3'],
      ['side-3', 'side-4'],
      ['side-0', 'side-7'],
      ['side-7', 'side-6'],
      ['side-6', 'side-5'],
      ['side-0', 'lid'],
    ],
    open: ['floor'],
    bearers: AROUND,
    feet: AROUND.map((side) => [side, 'floor'] as const),
    tabs: { depth },
  });

export function panelOf(net: Net, face: string): Panel {
  const panel = net.panels.find((each) => each.face === face);
  if (!panel) throw new Error(`The net has no panel "${face}".`);
  return panel;
}

/**
 * The matrix that places a drawing, with its own origin in the middle and y down, on a panel: its origin on
 * the face's middle, its top toward `up`.
 */
export function facing(panel: Panel, face: SolidFace, up: Point3): Matrix {
  const middle = times(
    face.corners.reduce((sum, at) => plus(sum, at), [0, 0, 0]),
    1 / face.corners.length,
  );
  const normal = normalOf(face);
  const top = unit(minus(up, times(normal, dot(up, normal))));
  return skin(panel, middle, cross(top, normal), times(top, -1));
}

/**
 * The matrix that maps coordinates in a face's plane to the page: `origin` is (0, 0), `x` and `y` are the unit
 * vectors.
 */
export function skin(panel: Panel, origin: Point3, x: Point3, y: Point3): Matrix {
  const [ox, oy] = panel.lay(origin);
  const [xx, xy] = panel.lay(plus(origin, x));
  const [yx, yy] = panel.lay(plus(origin, y));
  return [xx - ox, xy - oy, yx - ox, yy - oy, ox, oy];
}
