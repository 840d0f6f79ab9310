/**
 * The school plates of the event cards. What hurts is night with level lines cut into it; what helps is a sunburst.
 * Millimetres of the picture, from its upper left corner.
 */
import { burin, type Burin } from '../../../src/kit/engrave/burin.ts';
import { IDENTITY } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { EventMark } from '../data/event-cards.ts';
import { isBare, plainInks, type Theme } from '../theme.ts';
import { biplane, blast, breastplate, mask, spade, works } from './plates-luck.ts';
import { emptyBowl, frost, haversack, rat, shaken, wetFeet } from './plates-setbacks.ts';
import { PLATE, type Plates } from './shapes.ts';

const BAD: Plates = { N1: wetFeet, N2: emptyBowl, N3: rat, N4: frost, N5: haversack, N6: shaken };
const GOOD: Plates = { P1: spade, P2: blast, P3: breastplate, P4: biplane, P5: works, P6: mask };

/** Level strokes of uneven length, none where the light is. */
function strokes(from: number, to: number, gap: number, [x, y, r]: readonly [number, number, number]): Path {
  const pen = draw();
  for (let at = from, row = 0; at < to; at += gap, row += 1) {
    const half = Math.abs(at - y) < r ? Math.sqrt(r * r - (at - y) ** 2) : 0;
    const start = 0.6 + ((row * 7.3) % 5);
    const stop = PLATE.width - 0.6 - ((row * 4.9) % 6);
    if (half === 0) pen.at(start, at).to(stop, at);
    else {
      const breath = (row * 2.7) % 3;
      pen.at(start, at).to(x - half - breath, at);
      pen.at(x + half + 2 - breath, at).to(stop, at);
    }
  }
  return pen.path;
}

/** Night, with a ground below it. */
function night(b: Burin, theme: Theme): void {
  const { width, height, ground } = PLATE;
  if (isBare(theme)) b.fine(strokes(1.6, ground, 3, [width / 2, 22, 17]));
  else {
    b.mass(rectangle(-1, -1, width + 2, height + 2));
    b.cut(strokes(1.4, ground, 1.5, [width / 2, 22, 17]), 0.8);
  }
  b.plate(rectangle(-2, ground, width + 4, height - ground + 3), 0.8);
  b.fine(strokes(ground + 1.6, height, 1.7, [0, 0, 0]));
}

function day(theme: Theme): Shape[] {
  const { width, height, ground } = PLATE;
  const burst = { x: width / 2, y: 24, inner: 6, outer: 50, count: 22, share: 0.52 };
  const b = burin(plainInks(theme), theme.detail, IDENTITY);
  b.plate(rectangle(-2, ground, width + 4, height - ground + 3), 0.8);
  b.fine(strokes(ground + 1.6, height, 1.7, [0, 0, 0]));
  const light = isBare(theme) ? rayLines(burst, 2, theme.key, 0.14) : rays(burst, theme.ochre);
  return [light, ...b.shapes()];
}

/** The picture of an event. */
export function plateOf(mark: EventMark, theme: Theme): readonly Shape[] {
  const b = burin(plainInks(theme), theme.detail, IDENTITY);
  const bad = BAD[mark];
  if (bad) {
    night(b, theme);
    bad(b);
    return b.shapes();
  }
  const good = GOOD[mark];
  good?.(b);
  return [...day(theme), ...b.shapes()];
}
