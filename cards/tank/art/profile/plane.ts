/** Aircraft from the side, in flight. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import type { Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path/path.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import { ellipse, line, polygon, rectangle, smooth } from '../../../../src/kit/engrave/path/shapes.ts';
import type { Plane } from './blueprint.ts';

const bodyPoints = ({ length, top, bottom }: Plane): Point[] => {
  const put = ([share, h]: readonly [number, number]): Point => [(share - 0.5) * length, -h];
  return [...top.map(put), ...bottom.toReversed().map(put)];
};

const finOf = ({ length, fin }: Plane): Path => {
  const at = (share: number): number => (share - 0.5) * length;
  const [from, to] = [at(fin.from), at(fin.to)];
  const middle = (from + to) / 2;
  return draw()
    .at(to, -0.3)
    .curve(
      middle + fin.round * 0.3,
      -fin.height * 0.9,
      middle + fin.round * 0.2,
      -fin.height,
      middle - 0.1,
      -fin.height,
    )
    .curve(from - 0.1, -fin.height, from - 0.12, -fin.height * 0.6, from, -0.1)
    .close().path;
};

export const planeOutline = (plane: Plane): Path[] => [smooth(bodyPoints(plane), true), finOf(plane)];

function load(b: Burin, { length, wing, load: what }: Plane): void {
  const at = (share: number): number => (share - 0.5) * length;
  if (what === 'rockets') {
    for (const low of [0.36, 0.52]) {
      const [from, to] = [at(wing.from) + 0.5, at(wing.to) + 0.9];
      b.plate(
        polygon([
          [from, wing.h * -1 + low - 0.05],
          [to - 0.3, -wing.h + low - 0.05],
          [to - 0.28, -wing.h + low - 0.1],
          [to, -wing.h + low],
          [to - 0.28, -wing.h + low + 0.1],
          [to - 0.3, -wing.h + low + 0.05],
          [from, -wing.h + low + 0.05],
        ]),
        0.7,
      );
    }
    return;
  }
  const middle = at((wing.from + wing.to) / 2);
  b.mass(
    draw()
      .at(middle - 0.8, -wing.h + 0.62)
      .curve(middle - 0.5, -wing.h + 0.36, middle + 0.4, -wing.h + 0.36, middle + 0.75, -wing.h + 0.62)
      .curve(middle + 0.4, -wing.h + 0.88, middle - 0.5, -wing.h + 0.88, middle - 0.8, -wing.h + 0.62)
      .close().path,
  );
  b.mass(
    polygon([
      [middle - 0.72, -wing.h + 0.62],
      [middle - 1.1, -wing.h + 0.36],
      [middle - 1.1, -wing.h + 0.88],
    ]),
  );
}

/** An aircraft in its own metres about the middle of its length. */
export function drawPlane(b: Burin, plane: Plane): void {
  const { length, canopy, wing, tailplane, propeller, chin } = plane;
  const at = (share: number): number => (share - 0.5) * length;
  const nose = length / 2;
  const axis = -(plane.top.at(-1)?.[1] ?? 0) / 2 - (plane.bottom.at(-1)?.[1] ?? 0) / 2;
  b.fine(ellipse(nose - 0.16, axis, 0.11, propeller), 1.2);
  const fin = finOf(plane);
  b.plate(fin);
  b.shade(fin, { angle: 90, spacing: 0.5, heavy: 0.15, reach: 0.6 });
  const glass = draw()
    .at(at(canopy.from), -0.3)
    .curve(
      at(canopy.from) + 0.3,
      -canopy.rise * 1.12,
      at(canopy.to) - 0.5,
      -canopy.rise * 1.1,
      at(canopy.to),
      -0.35,
    )
    .close().path;
  b.plate(glass);
  b.fine(
    row([at(canopy.from) + 0.35, 0], [at(canopy.to) - 0.45, 0], 3).reduce(
      (pen, [x]) => pen.at(x, -canopy.rise * 0.94).to(x, -0.4),
      draw(),
    ).path,
    1.4,
  );
  const body = smooth(bodyPoints(plane), true);
  b.plate(body);
  b.shade(body, { angle: -90, spacing: 0.4, heavy: 0.19, reach: 0.5 });
  if (chin)
    b.mass(
      draw()
        .at(nose - 0.32, axis + 0.2)
        .curve(nose - 0.5, axis + 1.05, nose - 1.3, axis + 1, nose - 2, axis + 0.62)
        .to(nose - 1.2, axis + 0.4)
        .close().path,
    );
  b.line(line(nose - 0.95, axis - 0.62, nose - 0.95, axis + 0.6), 0.7);
  // Bands by which the allies told their own aircraft.
  for (const share of [0.27, 0.295, 0.32]) b.spots(rectangle(at(share), -0.42, 0.13, 0.78));
  load(b, plane);
  const blade = (from: number, to: number, h: number, thick: number): Path =>
    draw()
      .at(from, -h)
      .curve(from + 0.3, -h - thick, to - 0.3, -h - thick, to, -h)
      .curve(to - 0.2, -h + thick * 0.7, from + 0.4, -h + thick * 0.5, from, -h)
      .close().path;
  b.mass(blade(at(wing.from), at(wing.to), wing.h, wing.thickness));
  b.mass(blade(at(tailplane.from), at(tailplane.to), tailplane.h, 0.1));
  b.mass(
    draw()
      .at(nose - 0.3, axis - 0.28)
      .curve(nose + 0.1, axis - 0.24, nose + 0.34, axis - 0.06, nose + 0.36, axis)
      .curve(nose + 0.34, axis + 0.06, nose + 0.1, axis + 0.24, nose - 0.3, axis + 0.28)
      .close().path,
  );
}
