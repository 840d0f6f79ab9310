/** What distinguishes nations besides colour: cross, star and roundel, and frames with cut, round or scooped corners. */
import type { Colour } from '../../../src/kit/edition.ts';
import { burin } from '../../../src/kit/engrave/burin.ts';
import { IDENTITY } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { QUARTER, circle, polygon, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Nation } from '../data/cards.ts';
import { fillOf, inksOf, type Livery, type Theme } from '../theme.ts';

/** A rectangle with a livery's corners, `size` mm large; the tactics' are square. */
export function cornered(livery: Livery, x: number, y: number, w: number, h: number, size: number): Path {
  const [right, bottom] = [x + w, y + h];
  if (livery === 'tactics') return rectangle(x, y, w, h);
  if (livery === 'american') return rectangle(x, y, w, h, size);
  if (livery === 'german')
    return draw()
      .at(x + size, y)
      .to(right - size, y)
      .to(right, y + size)
      .to(right, bottom - size)
      .to(right - size, bottom)
      .to(x + size, bottom)
      .to(x, bottom - size)
      .to(x, y + size)
      .close().path;
  const k = size * QUARTER;
  return draw()
    .at(x + size, y)
    .to(right - size, y)
    .curve(right - size, y + k, right - k, y + size, right, y + size)
    .to(right, bottom - size)
    .curve(right - k, bottom - size, right - size, bottom - k, right - size, bottom)
    .to(x + size, bottom)
    .curve(x + size, bottom - k, x + k, bottom - size, x, bottom - size)
    .to(x, y + size)
    .curve(x + k, y + size, x + size, y + k, x + size, y)
    .close().path;
}

/** The corners of the rectangle outside of the frame, to cover a picture that runs under it. */
export const outsideOf = (livery: Livery, x: number, y: number, w: number, h: number, size: number): Path =>
  draw()
    .add(rectangle(x - 0.3, y - 0.3, w + 0.6, h + 0.6))
    .add(cornered(livery, x, y, w, h, size)).path;

/** A cross: `reach` from its middle to the end of an arm, `half` of an arm's breadth. */
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

/** The badge's device in low ink: it stays solid, since it is small and says whose the card is. */
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
