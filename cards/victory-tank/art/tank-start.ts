/** Where the tank starts: an empty place, with a wedge to each side that it may face and the print of its tracks. */
import { draw, moved } from '../../../src/kit/engrave/path.ts';
import { turn } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

/** Of its ring, mm. */
export const TANK_START_RADIUS = 11.2;

/** How far over the middle its tracks ran, and how long a print is. */
const TRACK = { y: 4.3, from: -6.4, to: 6.4, pace: 1.25, link: 2.9 } as const;

export function tankStart({ edition, paper, key, land }: Theme): Shape[] {
  const wedge = polygon([
    [-1.8, -TANK_START_RADIUS - 0.9],
    [0, -TANK_START_RADIUS - 3.1],
    [1.8, -TANK_START_RADIUS - 0.9],
  ]);
  const prints = draw();
  for (const y of [-TRACK.y, TRACK.y])
    for (let x = TRACK.from; x <= TRACK.to; x += TRACK.pace)
      prints.at(x, y - TRACK.link / 2).to(x, y + TRACK.link / 2);
  const drawn = edition === 'low-ink';
  const wedges = [0, 90, 180, 270].map((angle) => moved(wedge, turn(angle)));
  return [
    {
      d: written(circle(0, 0, TANK_START_RADIUS)),
      fill: paper,
      stroke: { colour: key, width: { colour: 0.45, 'low-ink': 0.4, screen: 0.75 }[edition] },
    },
    {
      d: written(prints.path),
      stroke: { colour: drawn ? key : land.cut, width: drawn ? 0.16 : 0.62, cap: 'round' },
    },
    {
      d: written(...wedges),
      ...(drawn ? { fill: paper } : { fill: key }),
      stroke: { colour: key, width: 0.2, join: 'round' },
    },
  ];
}
