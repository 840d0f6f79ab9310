/** What tells nations apart beside their colour: beam cross, star in a ring, roundel. */
import type { Colour } from '../../../src/kit/edition.ts';
import { burin } from '../../../src/kit/engrave/burin.ts';
import { IDENTITY } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, polygon, star } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Nation } from '../data/cards.ts';
import { fillOf, inksOf, type Theme } from '../theme.ts';
import { cornered } from './corners.ts';

/** A cross with arms of this breadth. */
export const cross = (x: number, y: number, reach: number, half: number): Path =>
  polygon([
    [x - half, y - reach],
    [x + half, y - reach],
    [x + half, y - half],
    [x + reach, y - half],
    [x + reach, y + half],
    [x + half, y + half],
    [x + half, y + reach],
    [x - half, y + reach],
    [x - half, y + half],
    [x - reach, y + half],
    [x - reach, y - half],
    [x - half, y - half],
  ]);

/** The sign as it is painted on a vehicle; radius in mm. */
export function marking(nation: Nation, x: number, y: number, r: number, theme: Theme): Shape[] {
  const b = burin(inksOf(theme, nation), theme.detail, IDENTITY);
  if (nation === 'german') {
    b.plate(cross(x, y, r, r * 0.42), 0.5);
    b.spots(cross(x, y, r * 0.92, r * 0.17));
    if (theme.edition === 'screen') b.mass(cross(x, y, r * 0.92, r * 0.2));
  } else if (nation === 'american') b.spots(star(x, y, 5, r * 1.05, r * 0.42));
  else {
    b.plate(circle(x, y, r), 0.7);
    b.spots(
      draw()
        .add(circle(x, y, r * 0.74))
        .add(circle(x, y, r * 0.5)).path,
    );
    b.spots(circle(x, y, r * 0.24));
  }
  return [...b.shapes()];
}

/** The device of a nation in two inks, `r` mm from its middle outward. */
export function device(nation: Nation, x: number, y: number, r: number, paper: Colour, key: Colour): Shape[] {
  const filled = (path: Path, fill: Colour): Shape => ({ d: written(path), fill, fillRule: 'evenodd' });
  if (nation === 'german')
    return [filled(cross(x, y, r, r * 0.4), paper), filled(cross(x, y, r * 0.9, r * 0.25), key)];
  if (nation === 'american')
    return [
      filled(
        draw()
          .add(circle(x, y, r))
          .add(circle(x, y, r * 0.87)).path,
        paper,
      ),
      filled(star(x, y, 5, r * 0.84, r * 0.33), paper),
    ];
  return [
    filled(circle(x, y, r), paper),
    filled(
      draw()
        .add(circle(x, y, r * 0.86))
        .add(circle(x, y, r * 0.58)).path,
      key,
    ),
    filled(circle(x, y, r * 0.28), key),
  ];
}

/** The nation's badge: its device on its colour, in a frame with its corners, `size` mm square about (x, y). */
export function badge(nation: Nation, x: number, y: number, size: number, theme: Theme): Shape[] {
  const [half, bare] = [size / 2, theme.edition === 'low-ink'];
  const frame = cornered(nation, x - half, y - half, size, size, size * 0.24);
  return [
    {
      d: written(frame),
      fill: fillOf(theme, nation),
      stroke: { colour: theme.key, width: bare ? 0.2 : 0.4, join: 'round' },
    },
    ...(bare
      ? deviceInLine(nation, x, y, half * 0.78, theme)
      : device(nation, x, y, half * 0.78, theme.paper, theme.key)),
  ];
}

/** Solid all the same where ink is spared: it is small, and it says whose the card is. */
function deviceInLine(nation: Nation, x: number, y: number, r: number, theme: Theme): Shape[] {
  const key = (path: Path): Shape => ({ d: written(path), fill: theme.key, fillRule: 'evenodd' });
  if (nation === 'german') return [key(cross(x, y, r * 0.92, r * 0.27))];
  if (nation === 'american')
    return [
      key(
        draw()
          .add(circle(x, y, r))
          .add(circle(x, y, r * 0.9)).path,
      ),
      key(star(x, y, 5, r * 0.8, r * 0.32)),
    ];
  return [
    key(
      draw()
        .add(circle(x, y, r))
        .add(circle(x, y, r * 0.76)).path,
    ),
    key(circle(x, y, r * 0.3)),
  ];
}
