/** What stands on the ground of a field beside its special, in the ground's own inks: nothing of it has a rule. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { outline, type Knot } from '../../../src/kit/engrave/knots.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lines of the pen where ink is spared, mm. */
const PEN = 0.15;
/** Seen from above and a little from the south. */
const SQUASH = 0.84;

/** A ragged ring about a place, `radius` times its size. */
function ragged({ x, y, size }: Place, radius: number, chance: Chance, rough: number): Path {
  const count = Math.round(9 + 4 * radius);
  const knots = Array.from({ length: count }, (_, index): Knot => {
    const angle = ((index + chance.between(-0.25, 0.25)) * 2 * Math.PI) / count;
    const far = size * radius * (1 + chance.between(-rough, rough));
    return [x + far * Math.cos(angle), y + SQUASH * far * Math.sin(angle)];
  });
  return outline(knots);
}

/** Pieces of broken earth along a ring: wedges that stand a little apart. */
function steps({ x, y, size }: Place, radius: number, thick: number, chance: Chance): Path {
  const count = Math.max(7, Math.round(5.2 * radius * Math.sqrt(size)));
  const pen = draw();
  for (let index = 0; index < count; index += 1) {
    const from = ((index + chance.between(0, 0.3)) * 2 * Math.PI) / count;
    const to = from + (chance.between(0.5, 0.78) * 2 * Math.PI) / count;
    const at = (angle: number, far: number): readonly [number, number] => [
      x + size * far * Math.cos(angle),
      y + SQUASH * size * far * Math.sin(angle),
    ];
    const middle = (from + to) / 2;
    pen
      .at(...at(from, radius))
      .bend(...at(middle, radius + thick), ...at(to, radius))
      .bend(...at(middle, radius - thick * 0.5), ...at(from, radius));
  }
  return pen.path;
}

/** A shell hole from above: a pale lip, its walls, a dark pit. It has no lit side, so that it is a hole turned, too. */
export function hole(place: Place, chance: Chance, { edition, land, paper, key }: Theme): Shape[] {
  const pit = ragged(place, 0.6, chance, 0.14);
  if (edition === 'low-ink') {
    const pen = { colour: key, width: PEN, join: 'round' } as const;
    return [
      { d: written(ragged(place, 1.24, chance, 0.07)), fill: paper, stroke: pen },
      { d: written(pit), fill: paper, stroke: pen },
      { d: hatch(pit, { angle: 0, spacing: 0.62, heavy: PEN, light: 1 }), fill: key },
    ];
  }
  const thrown = { d: written(steps(place, 1.2, 0.15, chance)), fill: land.cut };
  return [
    { d: written(ragged(place, 1.42, chance, 0.1)), fill: edition === 'screen' ? land.mist : paper },
    ...(edition === 'screen' ? [] : [thrown]),
    { d: written(ragged(place, 0.98, chance, 0.1)), fill: land.cut },
    { d: written(pit), fill: land.deep },
    ...clods(place, chance, land.cut),
  ];
}

/** Earth that was thrown further. */
function clods({ x, y, size }: Place, chance: Chance, fill: Shape['fill']): Shape[] {
  if (size < 1.6 || !fill) return [];
  const spots = Array.from({ length: 4 }, () => {
    const angle = chance.between(0, 2 * Math.PI);
    const far = size * chance.between(1.5, 1.68);
    return circle(x + far * Math.cos(angle), y + SQUASH * far * Math.sin(angle), chance.between(0.12, 0.24));
  });
  return [{ d: written(...spots), fill }];
}

const BLADES = [
  [-1, -0.5],
  [-0.55, -1.1],
  [0, -1.35],
  [0.55, -1.1],
  [1, -0.5],
] as const;

/** A tuft of grass. */
export function tuft({ x, y, size }: Place, { edition, land, key }: Theme): Shape[] {
  const pen = draw();
  for (const [dx, dy] of BLADES)
    pen
      .at(x + 0.25 * dx * size, y)
      .bend(x + 0.3 * dx * size, y + 0.7 * dy * size, x + dx * size, y + dy * size);
  const colour = edition === 'low-ink' ? key : land.deep;
  return [
    { d: written(pen.path), stroke: { colour, width: edition === 'low-ink' ? 0.13 : 0.16, cap: 'round' } },
  ];
}

/** What is left of a tree, no taller than a hole is wide. */
export function stump({ x, y, size }: Place, { edition, land, key, paper }: Theme): Shape[] {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size];
  const trunk = polygon([
    at(-0.85, 1),
    at(-0.45, 0.7),
    at(-0.42, -0.3),
    at(-0.62, -0.95),
    at(-0.2, -0.45),
    at(0, -1.1),
    at(0.24, -0.4),
    at(0.62, -0.75),
    at(0.44, 0),
    at(0.45, 0.7),
    at(0.85, 1),
  ]);
  const d = written(trunk);
  if (edition === 'low-ink') return [{ d, fill: paper, stroke: { colour: key, width: PEN, join: 'round' } }];
  return [{ d, fill: land.deep }];
}
