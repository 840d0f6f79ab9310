/**
 * Solids in parallel projection: drawings on a face are projected with it.
 *
 * ```ts
 * const view = viewFrom([0.5, -0.8, 0.4], 1.2);
 * const shapes = [panelPaper(seen(cube, view), inks), ...skin(theme, seen(cube, view))];
 * ```
 */
import type { Point } from '../engrave/path/matrix.ts';
import {
  cross,
  dot,
  edgesOf,
  faceNamed,
  minus,
  normalOf,
  plus,
  times,
  unit,
  UP,
  type Point3,
  type Solid,
  type SolidFace,
} from './solid.ts';
import type { Net, Panel } from './unfold.ts';

export interface View {
  readonly project: (point: Point3) => Point;
  /** The unit vector toward the viewer. */
  readonly eye: Point3;
}

/** A view from the direction of `eye`; `size` is mm on the page for a mm of the solid. */
export function viewFrom(eye: Point3, size: number): View {
  const toward = unit(eye);
  const right = unit(cross(UP, toward));
  const up = cross(toward, right);
  return { eye: toward, project: (point) => [dot(point, right) * size, -dot(point, up) * size] };
}

/** The same view with everything moved in space first. */
export const raised = ({ project, eye }: View, by: Point3): View => ({
  eye,
  project: (point) => project(plus(point, by)),
});

/** A face turned away collapses to a point, so that nothing drawn on it shows. */
const hidden = ({ name }: SolidFace): Panel => ({ face: name, outline: [], lay: () => [0, 0] });

/** A closed solid from outside, as a net. Faces do not hide each other: a concave solid may show too much. */
export function seen(solid: Solid, { project, eye }: View): Net {
  const panels = solid.map((face): Panel =>
    dot(normalOf(face), eye) > 0
      ? { face: face.name, outline: face.corners.map(project), lay: project }
      : hidden(face),
  );
  return { panels, folds: [], tabs: [], rims: [] };
}

/** A panel of a partly folded net. */
export interface Bent {
  readonly face: string;
  readonly outline: readonly Point[];
  /** Whether its printed side is visible. */
  readonly printed: boolean;
}

const onTable = ([x, y]: Point): Point3 => [x, -y, 0];

type Motion = (point: Point3) => Point3;

const about =
  (from: Point3, axis: Point3, degrees: number): Motion =>
  (point) => {
    const angle = (degrees * Math.PI) / 180;
    const arm = minus(point, from);
    const along = times(axis, dot(axis, arm) * (1 - Math.cos(angle)));
    const across = times(cross(axis, arm), Math.sin(angle));
    return plus(from, plus(plus(times(arm, Math.cos(angle)), across), along));
  };

/** Maps the page to the position of the first panel on the solid. */
function homeOf(solid: Solid, root: string): Motion {
  const face = faceNamed(solid, root);
  const [edge] = edgesOf(face);
  if (!edge) throw new Error(`"${root}" has no edges.`);
  const normal = normalOf(face);
  const across = unit(minus(edge.to, edge.from));
  const up = cross(normal, across);
  return ([x, y, z]) => plus(edge.from, plus(times(across, x), plus(times(up, y), times(normal, z))));
}

/** A net folded by `share`, from 0 (flat) to 1 (the solid): panels and tabs, the farthest first. */
export function bent(solid: Solid, net: Net, share: number, { project, eye }: View): readonly Bent[] {
  const [root] = net.panels;
  if (!root) return [];
  const motions = new Map<string, Motion>([[root.face, homeOf(solid, root.face)]]);
  for (const { parent, child, from, to, angle } of net.folds) {
    const over = motions.get(parent);
    if (!over) throw new Error(`"${child}" hangs in the air.`);
    const bend = about(onTable(from), unit(minus(onTable(to), onTable(from))), angle * share);
    motions.set(child, (point) => over(bend(point)));
  }
  const parts = net.panels.map(({ face, outline }) => {
    const corners = outline.map((point) => (motions.get(face) ?? homeOf(solid, root.face))(onTable(point)));
    const depth = corners.reduce((sum, corner) => sum + dot(corner, eye), 0) / corners.length;
    const printed = dot(normalOf({ name: face, corners }), eye) > 0;
    return { depth, bent: { face, outline: corners.map(project), printed } };
  });
  return parts.toSorted((a, b) => a.depth - b.depth).map(({ bent: each }) => each);
}
