/** What grows, or grew: shot trees and grass. Drawn about the foot, in mm of the page. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path, type Pen } from '../../../src/kit/engrave/path.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';

/** A tapering limb from one point to another, its end broken off in splinters. */
function limb(chance: Chance, from: Point, to: Point, wide: number, narrow: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, off: number): Point => [
    from[0] + ux * along - uy * off,
    from[1] + uy * along + ux * off,
  ];
  const knots = [0.35, 0.7].map((share) => ({
    along: share * length,
    off: (chance.between(0.9, 1.1) * (wide + (narrow - wide) * share)) / 2,
  }));
  const splinters = [-0.5, 0, 0.5].flatMap((off): Point[] => [
    at(length * chance.between(0.86, 0.94), narrow * (off - 0.12)),
    at(length * chance.between(0.98, 1.12), narrow * off),
  ]);
  return [
    at(0, -wide / 2),
    ...knots.map(({ along, off }) => at(along, -off)),
    ...splinters,
    ...knots.toReversed().map(({ along, off }) => at(along, off * chance.between(0.9, 1.1))),
    at(0, wide / 2),
  ];
}

/** A tree that shells have left, standing at a point of the page. */
export function tree(chance: Chance, [x, y]: Point, height: number, inks: Inks, detail: Detail): Shape[] {
  const girth = (detail === 'simple' ? 0.17 : 0.115) * height + 0.25;
  const leaning = chance.between(-0.16, 0.16) * height;
  const top: Point = [x + leaning, y - height];
  const along = (share: number): Point => [x + leaning * share, y - height * share];
  // Light about the limbs, along their middles.
  const clear = draw()
    .at(x, y)
    .to(...top);
  const boughs = [chance.between(0.42, 0.55), chance.between(0.62, 0.78)].map((share, index): Point[] => {
    const side = (index === 0) === leaning > 0 ? -1 : 1;
    const length = height * chance.between(0.2, 0.34);
    const rise = chance.between(0.6, 1.25);
    const [fx, fy] = along(share);
    const tip: Point = [fx + side * length * Math.cos(rise), fy - length * Math.sin(rise)];
    clear.at(fx, fy).to(...tip);
    return limb(chance, [fx, fy], tip, girth * 0.55, girth * 0.32);
  });
  const root: Point[] = [
    [x - girth * 0.95, y + 0.25],
    [x - girth * 0.45, y - girth * 0.9],
    [x + girth * 0.45, y - girth * 0.9],
    [x + girth * 1.05, y + 0.3],
    [x + girth * 0.3, y - 0.05],
    [x - girth * 0.2, y + 0.3],
  ];
  const trunk = limb(chance, [x, y], top, girth, girth * 0.55);
  const whole = written([trunk, root, ...boughs].flatMap(polygon));
  const halo: Shape = {
    d: written(clear.path),
    stroke: { colour: inks.paper, width: girth + (detail === 'simple' ? 1.4 : 0.7), cap: 'round' },
  };
  const dark: Shape = { d: castShadow(chance, [x, y], height), fill: inks.key };
  if (detail === 'line') {
    const edge: Shape = {
      d: whole,
      fill: inks.paper,
      stroke: { colour: inks.key, width: 0.22, join: 'miter' },
    };
    // Painted again without an outline, the limbs become one.
    return [
      halo,
      edge,
      { d: whole, fill: inks.paper },
      { d: bark(chance, along, girth, 0.2, 5), fill: inks.key },
    ];
  }
  if (detail === 'simple') return [halo, { d: whole, fill: inks.key }];
  return [
    dark,
    halo,
    { d: whole, fill: inks.key },
    { d: bark(chance, along, girth, -0.24, 3), fill: inks.paper },
  ];
}

/** A shadow on the ground, to the east: slivers that taper away from the foot. */
function castShadow(chance: Chance, [x, y]: Point, height: number): Outline {
  const slivers = [-0.45, 0.1, 0.65].map((row, index): Path => {
    const from = x + chance.between(-0.2, 0.4) + 0.3 * index;
    const to = from + height * chance.between(0.28, 0.5);
    const level = y + row;
    return draw()
      .at(from, level)
      .bend(from + 0.5, level - 0.34, to, level + 0.05)
      .bend(from + 0.5, level + 0.1, from, level).path;
  });
  return written(slivers.flat());
}

/** Slivers along a trunk: light let into the left of a black one, shadow on the right of a white one. */
function bark(
  chance: Chance,
  along: (share: number) => Point,
  girth: number,
  side: number,
  count: number,
): Outline {
  const slivers = Array.from({ length: count }, (_, index): Path => {
    const low = (index + chance.between(0.15, 0.4)) / (count + 0.6);
    const high = low + chance.between(0.1, 0.22);
    const off = girth * (side + chance.between(-0.1, 0.1));
    const [x0, y0] = along(low);
    const [x1, y1] = along(high);
    const wide = girth * 0.11;
    const middle = (y0 + y1) / 2;
    return draw()
      .at(x0 + off, y0)
      .bend((x0 + x1) / 2 + off - wide, middle, x1 + off, y1)
      .bend((x0 + x1) / 2 + off + wide, middle, x0 + off, y0).path;
  });
  return written(slivers.flat());
}

/** A tuft of grass: blades blown to one side, from one foot. */
export function tuft(chance: Chance, pen: Pen, [x, y]: Point, size: number): void {
  const wind = chance.between(-0.35, 0.55);
  const blades = Math.round(chance.between(3, 6));
  for (let index = 0; index < blades; index++) {
    const fan = (index / (blades - 1) - 0.5) * 1.5 + wind;
    const length = size * chance.between(0.55, 1.1);
    const foot = x + (index - blades / 2) * size * 0.13;
    pen.at(foot, y + chance.between(-0.12, 0.12));
    pen.bend(foot + fan * size * 0.12, y - length * 0.65, foot + fan * size * 0.62, y - length);
  }
}
