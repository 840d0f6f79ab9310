/** Small stones: arcs of setts on a square, patches of them in a street. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { SQUARE, WIDE_CITY } from '../data/box.ts';
import { GREENS, PITCH, PLAZAS, QUAY, RAILWAY, STREET_NAMES } from '../data/street-map.ts';
import { seen } from './street-view.ts';
import { isByTram } from './tram-track.ts';

/** Setts in arcs, row by row, as a square is paved; within a plaza and in sight. */
export function arcs(plaza: Rect, view: Rect): Path {
  const pen = draw();
  const [long, high] = [6, 3];
  for (let row = 0; row * high < plaza.height - 0.1; row++)
    for (let at = 0; at * long < plaza.width + 0.1; at++) {
      const y = plaza.y + (row + 1) * high;
      const from = plaza.x + at * long - (row % 2 === 0 ? 0 : long / 2);
      const to = from + long;
      if (from < plaza.x || to > plaza.x + plaza.width + 0.1 || !seen([from, y], view, long)) continue;
      pen.at(from, y).bend(from + long / 2, y - high * 1.5, to, y);
    }
  return pen.path;
}

/** A patch of setts about a point: three rows of stones, as an engraver hints at paving. */
function setts([x, y]: Point, seed: number): Path {
  const pen = draw();
  const rows = 2 + Math.floor(scattered(seed + 3) * 2);
  for (let row = 0; row <= rows; row++) {
    const [from, to] = [x - 3.2 + scattered(seed + row) * 1.6, x + 2 + scattered(seed * 3 + row) * 2.4];
    pen.at(from, y + row * 1.3).to(to, y + row * 1.3);
    if (row < rows)
      for (let joint = from + 0.9 + (row % 2) * 0.8; joint < to - 0.3; joint += 1.7)
        pen.at(joint, y + row * 1.3).to(joint, y + (row + 1) * 1.3);
  }
  return pen.path;
}

export const isPaved = ([x, y]: Point): boolean =>
  [...PLAZAS, ...GREENS.map(({ lawn }) => lawn), PITCH].some(
    (place) => x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height,
  );

/** Where a street’s name is written, and a little about it. */
const isNamed = ([x, y]: Point): boolean =>
  STREET_NAMES.some(({ at, isUpright = false }) => {
    const [across, down] = isUpright ? [5, 34] : [38, 5];
    return x > at[0] - 8 && x < at[0] + across + 3 && y > at[1] - 6 && y < at[1] + down;
  });

/** Patches of setts in the streets in sight, in every other square or so, beside its middle. */
export function patches(view: Rect): Path {
  const pen = draw();
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const seed = column * 31 + row * 17;
      const [x, y] = [scattered(seed + 7), scattered(seed * 5 + 11)];
      const at: Point = [
        (column + (x < 0.5 ? 0.2 + 0.12 * y : 0.68 + 0.14 * y)) * SQUARE,
        (row + (y < 0.5 ? 0.06 + 0.2 * x : 0.62 + 0.14 * x)) * SQUARE,
      ];
      const isQuay = at[0] < QUAY.stones + 4 || at[0] > RAILWAY.stones - 4;
      if (
        cell !== '.' ||
        scattered(seed) > 0.7 ||
        isQuay ||
        isByTram(at, 8) ||
        isPaved(at) ||
        isNamed(at) ||
        !seen(at, view, 6)
      )
        return;
      pen.add(setts(at, seed));
    }),
  );
  return pen.path;
}
