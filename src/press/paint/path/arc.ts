/** Converts elliptical arcs of SVG paths to cubic curves (implementation notes of SVG 1.1, F.6.5 and F.6.6). */

export interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** Rotation of the ellipse, degrees. */
  readonly turn: number;
  /** Whether it takes the longer way round. */
  readonly large: boolean;
  /** Clockwise, with y downward. */
  readonly sweep: boolean;
}

export type Point = readonly [x: number, y: number];
/** Two control points and the end of a cubic curve. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** Signed angle from one vector to another, radians. */
const angle = ([ux, uy]: Point, [vx, vy]: Point): number => Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);

const turned = ([x, y]: Point, [cos, sin]: Point): Point => [cos * x - sin * y, sin * x + cos * y];

/** Cubic curves of at most a quarter turn each; undefined where the arc is a straight line. */
export function arcCurves(from: Point, to: Point, arc: Arc): Curve[] | undefined {
  if (arc.rx === 0 || arc.ry === 0 || (from[0] === to[0] && from[1] === to[1])) return undefined;
  const radians = (arc.turn * Math.PI) / 180;
  const axis: Point = [Math.cos(radians), Math.sin(radians)];
  // Half the chord, in the ellipse's own axes.
  const [hx, hy] = turned([(from[0] - to[0]) / 2, (from[1] - to[1]) / 2], [axis[0], -axis[1]]);
  // Radii that are too small are scaled up until the arc fits.
  const grow = Math.max(1, Math.hypot(hx / arc.rx, hy / arc.ry));
  const [rx, ry] = [Math.abs(arc.rx) * grow, Math.abs(arc.ry) * grow];
  const off = (rx * hy) ** 2 + (ry * hx) ** 2;
  const side = arc.large === arc.sweep ? -1 : 1;
  const root = side * Math.sqrt(Math.max(0, (rx * ry) ** 2 - off) / off);
  const [qx, qy] = [(root * rx * hy) / ry, (-root * ry * hx) / rx];
  const centre = turned([qx, qy], axis);
  const start: Point = [(hx - qx) / rx, (hy - qy) / ry];
  const first = angle([1, 0], start);
  const shortest = angle(start, [(-hx - qx) / rx, (-hy - qy) / ry]);
  const sweep = shortest + (arc.sweep && shortest < 0 ? 2 : !arc.sweep && shortest > 0 ? -2 : 0) * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const bulge = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): Point => {
    const [x, y] = turned([rx * u, ry * v], axis);
    return [x + centre[0] + (from[0] + to[0]) / 2, y + centre[1] + (from[1] + to[1]) / 2];
  };
  return Array.from({ length: pieces }, (_, index): Curve => {
    const [a, b] = [first + step * index, first + step * (index + 1)];
    const leave = place(Math.cos(a) - bulge * Math.sin(a), Math.sin(a) + bulge * Math.cos(a));
    const arrive = place(Math.cos(b) + bulge * Math.sin(b), Math.sin(b) - bulge * Math.cos(b));
    return [...leave, ...arrive, ...(index === pieces - 1 ? to : place(Math.cos(b), Math.sin(b)))];
  });
}
