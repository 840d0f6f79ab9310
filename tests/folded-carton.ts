/** Folds up a carton, to check a net by where its panels end up in space, not on paper alone. */
import type { Point } from '../src/kit/engrave/path/matrix.ts';
import type { Carton, CartonPanel, Hinge } from '../src/kit/papercraft/carton.ts';
import { cross, dot, minus, plus, times, unit, type Point3 } from '../src/kit/papercraft/solid.ts';

/** Maps a point of the page, or above it on the printed side, to its place after folding, mm. */
type Folded = (point: Point3) => Point3;

const onPage = ([x, y]: Point): Point3 => [x, y, 0];

const middleOf = ({ outline }: CartonPanel): Point3 =>
  times(
    outline.map(onPage).reduce((sum, at) => plus(sum, at), [0, 0, 0]),
    1 / outline.length,
  );

/** A rotation about a line through `from` along `axis`, degrees. */
function turned(point: Point3, from: Point3, axis: Point3, degrees: number): Point3 {
  const angle = (degrees * Math.PI) / 180;
  const arm = minus(point, from);
  const along = times(axis, dot(arm, axis) * (1 - Math.cos(angle)));
  return plus(from, plus(plus(times(arm, Math.cos(angle)), times(cross(axis, arm), Math.sin(angle))), along));
}

/** Folds a panel about its hinge, away from the print, which faces up. */
function bend(panel: CartonPanel, { from, to, angle }: Hinge): Folded {
  const [start, end] = [onPage(from), onPage(to)];
  const axis = unit(minus(end, start));
  const sinks = cross(axis, minus(middleOf(panel), start))[2] < 0;
  return (point) => turned(point, start, axis, sinks ? angle : -angle);
}

/** The corners of every panel after folding, by name, mm; the first panel does not move. */
export function foldedCarton({ panels }: Carton): ReadonlyMap<string, readonly Point3[]> {
  const folds = new Map<string, Folded>();
  return new Map(
    panels.map((panel) => {
      const { name, outline, hinge } = panel;
      const under = hinge && folds.get(hinge.on);
      const own = hinge ? bend(panel, hinge) : (point: Point3) => point;
      const folded: Folded = under ? (point) => under(own(point)) : own;
      folds.set(name, folded);
      return [name, outline.map((point) => folded(onPage(point)))] as const;
    }),
  );
}
