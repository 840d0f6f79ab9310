/**
 * The school plates of the event cards, all in one warm tone: what hurts is shown at dusk, what helps before a low sun.
 * Millimetres of the picture, from its upper left corner.
 */
import { burin } from '../../../src/kit/engrave/burin.ts';
import { IDENTITY } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { EventMark } from '../data/event-cards.ts';
import { isBare, plainInks, type Theme } from '../theme.ts';
import { biplane, blast, breastplate, mask, spade, works } from './plates-luck.ts';
import { flare, mug } from './plates-round.ts';
import { emptyTin, rat, wetFeet } from './plates-setbacks.ts';
import { shaken } from './plates-shaken.ts';
import { frost, haversack } from './plates-winter.ts';
import { PLATE, type Plates } from './shapes.ts';

const BAD: Plates = { N1: wetFeet, N2: emptyTin, N3: rat, N4: frost, N5: haversack, N6: shaken };
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

/** Where the light is: about what is shown at dusk, about the sun at dawn. */
const LIGHT = {
  dusk: [PLATE.width / 2, 22, 17],
  dawn: [PLATE.width / 2, PLATE.ground, 19],
} as const;

/** The sky of a plate, engraved in level lines round its light, and the ground below: alike for what hurts and what helps. */
function scenery(hour: 'dusk' | 'dawn', theme: Theme): Shape[] {
  const { width, height, ground } = PLATE;
  const bare = isBare(theme);
  const { sky } = theme;
  const lines = {
    d: written(strokes(bare ? 1.6 : 1.2, ground, bare ? 3 : 1.35, LIGHT[hour])),
    stroke: {
      colour: hour === 'dusk' ? sky.duskLine : sky.dawnLine,
      width: bare ? 0.14 : hour === 'dusk' ? 0.3 : 0.34,
      cap: 'round' as const,
    },
  };
  const b = burin(plainInks(theme), theme.detail, IDENTITY);
  b.fine(strokes(ground + 1.6, height, 1.7, [0, 0, 0]));
  return [
    { d: written(rectangle(-1, -1, width + 2, height + 2)), fill: sky[hour] },
    ...(hour === 'dawn'
      ? [
          {
            d: written(circle(width / 2, ground, 14)),
            fill: sky.sun,
            ...(bare && { stroke: { colour: theme.key, width: 0.18 } }),
          },
        ]
      : []),
    lines,
    {
      d: written(rectangle(-2, ground, width + 4, height - ground + 3)),
      fill: sky.soil,
      stroke: { colour: theme.key, width: bare ? 0.2 : 0.3 },
    },
    ...b.shapes(),
  ];
}

/** The picture of a side of the round card. */
export function roundPlate(side: 'green' | 'white', theme: Theme): readonly Shape[] {
  const b = burin(plainInks(theme), theme.detail, IDENTITY);
  (side === 'green' ? flare : mug)(b);
  return [...scenery(side === 'green' ? 'dusk' : 'dawn', theme), ...b.shapes()];
}

/** The picture of an event. */
export function plateOf(mark: EventMark, theme: Theme): readonly Shape[] {
  const b = burin(plainInks(theme), theme.detail, IDENTITY);
  const bad = BAD[mark];
  (bad ?? GOOD[mark])?.(b);
  return [...scenery(bad ? 'dusk' : 'dawn', theme), ...b.shapes()];
}
