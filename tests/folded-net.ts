/** Folds a net on the computer as its printed lines say: what a pair of hands does with paper. */
import type { Point } from '../src/kit/engrave/path/matrix.ts';
import { cross, dot, minus, plus, times, unit, type Point3 } from '../src/kit/papercraft/solid.ts';
import type { Net } from '../src/kit/papercraft/unfold.ts';

/** A rigid motion of space. */
export type Motion = (point: Point3) => Point3;

/** Turned about the line from `from` along `axis`, by degrees, as a right-handed screw. */
const turnAbout =
  (from: Point3, axis: Point3, degrees: number): Motion =>
  (point) => {
    const angle = (degrees * Math.PI) / 180;
    const arm = minus(point, from);
    const along = times(axis, dot(axis, arm) * (1 - Math.cos(angle)));
    return plus(
      from,
      plus(plus(times(arm, Math.cos(angle)), times(cross(axis, arm), Math.sin(angle))), along),
    );
  };

/** The page as a plane in space, its printed side up. */
export const onTable = ([x, y]: Point): Point3 => [x, -y, 0];

/** Folds a net as its lines say, and nothing else: where every panel's corners come to lie. */
export function foldedUp({ panels, folds }: Net): Map<string, { corners: Point3[]; motion: Motion }> {
  const root = panels[0];
  if (!root) throw new Error('A net has panels.');
  const up = new Map([[root.face, { corners: root.outline.map(onTable), motion: (point: Point3) => point }]]);
  for (const { parent, child, from, to, angle } of folds) {
    const motion = up.get(parent)?.motion;
    const panel = panels.find(({ face }) => face === child);
    if (!motion || !panel) throw new Error(`${child} hangs in the air.`);
    // Looking along the fold with the parent on the left, a mountain turns the child down.
    const bend = turnAbout(onTable(from), unit(minus(onTable(to), onTable(from))), angle);
    const moved: Motion = (point) => motion(bend(point));
    up.set(child, { corners: panel.outline.map((point) => moved(onTable(point))), motion: moved });
  }
  return up;
}
