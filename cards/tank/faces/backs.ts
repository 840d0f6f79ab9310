/**
 * Backs: a nation's vehicle twice about its badge, and the tactics about the game's name; the same when turned. A
 * border of paper lies round them: decks share sheets, and a cut that is off would mark a card with its neighbour's
 * colour.
 */
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { circle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Face, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { typeEmblem } from '../art/card-icons.ts';
import { badge, cornered } from '../art/nation-emblems.ts';
import { BLUEPRINTS, portrait, reachOf, type BlueprintId } from '../art/profile/portrait.ts';
import { TACTICS_TYPES, type Nation } from '../data/cards.ts';
import { fillOf, isBare, themeOf, type Livery, type Theme } from '../theme.ts';
import { HEIGHT, WIDTH, cardFace, panel, words } from './frame.ts';

/** From the trim to the colour, mm. */
const BORDER = 3.4;
const CORNER = 6;
const FIELD: Rect = { x: BORDER, y: BORDER, width: WIDTH - 2 * BORDER, height: HEIGHT - 2 * BORDER };
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;

/** Whose vehicle stands on the back of a deck. */
const HEADS: Readonly<Record<Nation, BlueprintId>> = {
  german: 'panther',
  american: 'm4-76',
  british: 'cromwell',
};

/** Squares all over, the same when turned. */
function squares(livery: Livery, theme: Theme): Shape {
  const pen = draw();
  const { x, y, width, height } = FIELD;
  for (let off = 3.2; off < width / 2; off += 6.4)
    for (const side of [-1, 1]) pen.at(MIDDLE.x + side * off, y).to(MIDDLE.x + side * off, y + height);
  for (let off = 3.2; off < height / 2; off += 6.4)
    for (const side of [-1, 1]) pen.at(x, MIDDLE.y + side * off).to(x + width, MIDDLE.y + side * off);
  const bare = isBare(theme);
  return {
    d: written(pen.path),
    stroke: { colour: bare ? theme.flat[livery] : theme.paper, width: bare ? 0.125 : 0.15 },
  };
}

/** A second line within the frame of the panel. */
function innerFrame(livery: Livery, theme: Theme): Shape {
  const inset = BORDER + 1.3;
  return {
    d: written(
      cornered(livery, inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, CORNER - 0.6 * (inset - BORDER)),
    ),
    stroke: { colour: theme.key, width: isBare(theme) ? 0.15 : 0.25, join: 'round' },
  };
}

const ground = (livery: Livery, theme: Theme, shapes: readonly Shape[]): Node[] =>
  panel(livery, FIELD, CORNER, theme, [art({ x: 0, y: 0, shapes: [...shapes, innerFrame(livery, theme)] })]);

function half(nation: Nation, theme: Theme): Node[] {
  const blueprint = BLUEPRINTS[HEADS[nation]];
  const [back, front] = reachOf(blueprint);
  const size = 43 / (front - back);
  const y = 29.6;
  const shapes = portrait(blueprint, nation, { x: MIDDLE.x - (size * (back + front)) / 2, y, size }, theme);
  const rule = { colour: theme.key, width: isBare(theme) ? 0.16 : 0.3 };
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            draw()
              .at(9, y + 0.3)
              .to(WIDTH - 9, y + 0.3).path,
          ),
          stroke: rule,
        },
        ...shapes,
      ],
    }),
    ...(theme.edition === 'screen'
      ? []
      : [
          box({
            x: WIDTH - 22.6,
            y: 8.4,
            width: 13,
            height: 5.4,
            fill: isBare(theme) ? theme.paper : theme.key,
            ...(isBare(theme) ? { stroke: { colour: theme.key, width: 0.2 } } : {}),
          }),
          words(
            {
              field: 'year',
              text: '1944',
              x: WIDTH - 22.6,
              y: 8.4,
              width: 13,
              height: 5.4,
              align: 'center',
              valign: 'middle',
            },
            'crate',
            13.5,
            isBare(theme) ? [theme.key, theme.paper] : [theme.paper, theme.key],
            60,
          ),
        ]),
  ];
}

/** The back of a nation's formation deck. */
export function formationBack(nation: Nation, edition: Edition): Face {
  const theme = themeOf(edition);
  const nodes = half(nation, theme);
  return cardFace(`${nation}-back`, theme, [
    ...ground(nation, theme, [squares(nation, theme)]),
    ...nodes,
    group({ x: WIDTH, y: HEIGHT, rotate: 180, nodes }),
    art({
      x: 0,
      y: 0,
      shapes: badge(nation, MIDDLE.x, MIDDLE.y, 19, theme),
      sign: { means: `${nation} formation`, ink: theme.key, ground: fillOf(theme, nation) },
    }),
  ]);
}

/** The eleven types, and the first one again in the twelfth place: six, then the same turned by half. */
const RING = TACTICS_TYPES.filter((type) =>
  ['range', 'hit', 'damage', 'morale', 'terrain', 'command'].includes(type),
);

/** The back of the tactics deck. */
export function tacticsBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper, flat } = theme;
  const bare = isBare(theme);
  const burst = { ...MIDDLE, inner: 0, outer: 70, count: 28, share: 0.5 };
  const around = (radius: number, index: number): readonly [number, number] => {
    const angle = (index / RING.length) * 2 * Math.PI + Math.PI / 6;
    return [MIDDLE.x + Math.sin(angle) * radius, MIDDLE.y - Math.cos(angle) * radius];
  };
  const name = (rotate: number): Node =>
    group({
      ...MIDDLE,
      rotate,
      nodes: [
        words(
          {
            field: 'name of the game',
            text: 'TanK',
            x: -10,
            y: -8,
            width: 20,
            height: 8,
            align: 'center',
            valign: 'middle',
          },
          'crate',
          22,
          bare ? [key, paper] : [paper, key],
        ),
      ],
    });
  return cardFace('tactics-back', theme, [
    ...ground(
      'tactics',
      theme,
      bare
        ? [rayLines({ ...burst, inner: 22 }, 1, flat.tactics, 0.125)]
        : [rays(burst, '#b64e39'), squares('tactics', theme)],
    ),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(MIDDLE.x, MIDDLE.y, 21)),
          stroke: { colour: bare ? key : paper, width: bare ? 0.2 : 0.4 },
        },
        ...RING.flatMap((type, index) => typeEmblem(type, ...around(21, index), 5.4, [key, paper], bare)),
        {
          d: written(circle(MIDDLE.x, MIDDLE.y, 12.6)),
          fill: bare ? paper : key,
          stroke: { colour: bare ? key : paper, width: bare ? 0.3 : 0.6 },
        },
        {
          d: written(
            draw()
              .at(MIDDLE.x - 9, MIDDLE.y)
              .to(MIDDLE.x + 9, MIDDLE.y).path,
          ),
          stroke: { colour: bare ? key : paper, width: 0.25 },
        },
      ],
    }),
    name(0),
    name(180),
  ]);
}
