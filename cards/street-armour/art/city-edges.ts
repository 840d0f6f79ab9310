/** The river with its quay along the city's western edge, and the railway along its eastern one. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { SQUARE } from '../data/box.ts';
import { QUAY, RAILWAY } from '../data/street-map.ts';
import { isBare } from '../theme.ts';
import { kept, stroke, type Drawn } from './street-view.ts';

const water = ({ view, theme }: Drawn): Shape => ({
  d: written(rectangle(view.x - 1, view.y - 1, QUAY.water - view.x + 1, view.height + 2)),
  fill: theme.ground.water,
});

/** Slabs in courses, each joint off the ones above; from `left` to `right`, as far down as is in sight. */
function courses(left: number, right: number, { y: top, height }: Rect): Path {
  const pen = draw();
  const deep = 6;
  for (let course = Math.floor(top / deep); course * deep < top + height; course++) {
    const y = course * deep;
    pen.at(left, y).to(right, y);
    const shift = scattered(course) * 7;
    for (let x = left + shift; x < right; x += 7.2) pen.at(x, y).to(x, y + deep);
  }
  return pen.path;
}

/** A boat at the wall, its bow to the north. */
const boat = (y: number): Path =>
  draw()
    .at(1.5, y)
    .bend(2.8, y + 2, 2.6, y + 5)
    .to(2.4, y + 8)
    .to(0.6, y + 8)
    .to(0.4, y + 5)
    .bend(0.2, y + 2, 1.5, y)
    .close()
    .at(0.6, y + 3.6)
    .to(2.4, y + 3.6)
    .at(0.6, y + 5.6)
    .to(2.4, y + 5.6).path;

/** The river with its wall of stone, bollards on the quay and boats; at the city’s western edge. */
export function quay(drawn: Drawn): Shape[] {
  const { theme, fine, view, textured } = drawn;
  if (view.x > QUAY.stones) return [];
  const { y: top, height } = view;
  const [first, bottom] = [Math.floor(top / SQUARE) * SQUARE, top + height];
  const kerb = stroke(theme.kerb, fine);
  if (!textured) return [water(drawn), { d: written(line(QUAY.wall, top, QUAY.wall, bottom)), stroke: kerb }];
  const [stones, ripples] = [draw(), draw()];
  const bollards: Path[] = [];
  const boats: Path[] = [];
  for (let y = first; y < bottom; y += SQUARE) {
    bollards.push(circle(QUAY.wall + 1.2, y, 0.6));
    for (let at = 0; at < SQUARE; at += 3.6) stones.at(QUAY.water, y + at).to(QUAY.wall, y + at);
    const share = scattered(Math.round(y) + 5);
    if (share < 0.4 && y > top + 2 && y < bottom - 14) boats.push(boat(y + 1 + share * 8));
    for (const [x, dy] of [
      [-2.8, 2],
      [-0.8, 7.5],
      [-2.4, 13],
    ] as const)
      ripples
        .at(x, y + dy + share * 4)
        .bend(x + 0.7, y + dy + share * 4 - 0.7, x + 1.4, y + dy + share * 4)
        .bend(x + 2.1, y + dy + share * 4 + 0.7, x + 2.8, y + dy + share * 4);
  }
  return [
    water(drawn),
    { d: written(ripples.path), stroke: stroke(theme.wave, fine) },
    ...kept([{ d: written(...boats), fill: theme.ground.pavement, stroke: kerb }]),
    ...(isBare(theme)
      ? []
      : [{ d: written(courses(QUAY.wall, QUAY.stones, view)), stroke: stroke(theme.sett, fine) }]),
    {
      d: written(rectangle(QUAY.water, top - 1, QUAY.wall - QUAY.water, height + 2)),
      fill: theme.ground.pavement,
      stroke: kerb,
    },
    { d: written(stones.path), stroke: stroke(theme.soft, fine) },
    { d: written(...bollards), fill: theme.ground.pavement, stroke: kerb },
  ];
}

/** A platform and a track at the city’s eastern edge. */
export function railway({ theme, fine, view, textured }: Drawn): Shape[] {
  if (view.x + view.width < RAILWAY.stones) return [];
  const { platform, rails, stones } = RAILWAY;
  const [top, bottom] = [view.y - 1, view.y + view.height + 1];
  const sleepers = draw();
  for (let y = Math.floor(top / 2) * 2; y < bottom; y += 2) sleepers.at(rails[0] - 1, y).to(rails[1] + 1, y);
  return [
    ...(textured
      ? [
          ...(isBare(theme)
            ? []
            : [{ d: written(courses(stones, platform, view)), stroke: stroke(theme.sett, fine) }]),
          {
            d: written(rectangle(platform, top, 1.5, bottom - top)),
            fill: theme.ground.pavement,
            stroke: stroke(theme.kerb, fine),
          },
          ...(isBare(theme) ? [] : [{ d: written(sleepers.path), stroke: stroke(theme.soft, 0.6) }]),
        ]
      : []),
    {
      d: written(...rails.map((x) => line(x, top, x, bottom))),
      stroke: stroke(theme.kerb, textured ? 0.35 : fine),
    },
  ];
}
