/** What is printed in each area: the place for its marker, number and name, values, and brackets for a pile of cards. */
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { badge, hexagon, outlineOf, sign } from '../art/signs.ts';
import type { Area } from '../data/areas.ts';
import {
  captionOf,
  captionOn,
  headOf,
  MARKER,
  markerOf,
  NAME_SIZE,
  ON_PLATES,
  pileOf,
  plateOf,
  type PrintedMap,
  rowsOf,
} from '../data/map-layout.ts';
import { isBare, lettersOf, lineOf, type Owner, type Theme } from '../theme.ts';
import { filled, toneOf } from './map-ground.ts';

/** Four corners round a rectangle, with arms of `arm` mm. */
function brackets({ x, y, width, height }: Rect, arm: number): Path {
  const [right, bottom] = [x + width, y + height];
  return draw()
    .at(x, y + arm)
    .to(x, y)
    .to(x + arm, y)
    .at(right - arm, y)
    .to(right, y)
    .to(right, y + arm)
    .at(right, bottom - arm)
    .to(right, bottom)
    .to(right - arm, bottom)
    .at(x + arm, bottom)
    .to(x, bottom)
    .to(x, bottom - arm).path;
}

/** The corners of a place for cards. */
const corners = (rect: Rect, theme: Theme): Shape => ({
  d: written(brackets(rect, 6)),
  stroke: { colour: theme.key, width: lineOf(theme, 0.7), join: 'miter' },
});

/** A place for cards: corners, and between them a thin line. */
export const place = (rect: Rect, theme: Theme): Node => {
  const inner = rectangle(rect.x + 0.6, rect.y + 0.6, rect.width - 1.2, rect.height - 1.2);
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(inner), stroke: { colour: theme.quiet, width: lineOf(theme, 0.25) } },
      corners(rect, theme),
    ],
  });
};

const ownerOf = ({ starts }: Area): Owner => (starts === 'axis' || starts === 'allies' ? starts : 'neutral');

/** The first holder; the USSR has a second outline round the neutral one. */
function holder(area: Area, head: Rect, theme: Theme): Node[] {
  const at = markerOf(head);
  const doubled = area.starts === 'ussr';
  const colour = isBare(theme) ? theme.owner.neutral.flat : theme.key;
  return [
    ...(doubled
      ? [
          art({
            x: 0,
            y: 0,
            shapes: [
              {
                d: written(outlineOf('neutral', at, MARKER + 0.3)),
                fill: theme.paper,
                stroke: { colour, width: lineOf(theme, 0.35) },
              },
            ],
          }),
        ]
      : []),
    badge(ownerOf(area), at, doubled ? MARKER - 1.1 : MARKER - 0.2, theme),
  ];
}

const VALUE = 14;
/** Width of a sign and its number, mm. */
const STEP = 9;

function values(area: Area, { x, y, height }: Rect, on: Theme['paper'], theme: Theme): Node[] {
  const row = y + height - 3.2;
  const inks = [theme.key, on] as const;
  const numbers = [
    ...(area.points > 0 ? [{ name: 'points', means: 'points', says: area.points } as const] : []),
    ...(area.resources > 0
      ? [{ name: 'resources', means: 'resource points', says: area.resources } as const]
      : []),
  ];
  const plain = numbers.length === 0 ? [{ said: '–', means: 'no points and no resources' }] : [];
  let left = x + 2.4;
  const nodes: Node[] = plain.map(({ said }) =>
    words(
      'no values',
      said,
      { x: left - 1.6, y: row - 3.2, width: 4, height: 6.4 },
      { size: VALUE, ink: theme.key, on, font: 'figures' },
    ),
  );
  if (plain.length > 0) left += 4.4;
  for (const { name, means, says } of numbers) {
    nodes.push(
      sign(name, means, [left, row], 2.3, inks),
      words(
        means,
        String(says),
        { x: left + 2.8, y: row - 3.2, width: 4.4, height: 6.4 },
        { size: VALUE, ink: theme.key, on, font: 'figures' },
      ),
    );
    left += STEP;
  }
  if (area.supplies) {
    const flat = theme.owner[area.supplies].flat;
    const means = area.supplies === 'axis' ? 'supplies the Axis' : 'supplies the Allies';
    const frame = outlineOf(area.supplies, [left + 0.4, row], 3.1);
    nodes.push(
      art({
        x: 0,
        y: 0,
        shapes: [
          { d: written(frame), fill: theme.paper, stroke: { colour: flat, width: lineOf(theme, 0.5) } },
        ],
      }),
      sign('supply', means, [left + 0.4, row], 1.9, [flat, theme.paper]),
    );
    left += 8;
  }
  if (area.winter !== 'normal') {
    const blue = theme.owner.allies.flat;
    const snow = area.winter === 'snow';
    const ink = isBare(theme) ? theme.key : snow ? blue : theme.written;
    nodes.push(
      sign(snow ? 'snow' : 'sun', snow ? 'winter: defence 2' : 'no winter', [left + 0.2, row], 2.7, [
        ink,
        on,
      ]),
    );
  }
  return nodes;
}

/** Small neutral cards centred at these points, at `share` of their size on the map. */
export function dealt(middles: readonly Point[], share: number, means: string, theme: Theme): Node {
  const [wide, high] = [6.4 * share, 9 * share];
  const ink = theme.owner.neutral.flat;
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(
          ...middles.map(([x, y]) => rectangle(x - wide / 2, y - high / 2, wide, high, 0.8 * share)),
        ),
        fill: theme.paper,
        stroke: { colour: ink, width: lineOf(theme, 0.4) },
      },
      {
        d: written(...middles.map(([x, y]) => hexagon(x, y, 1.7 * share))),
        ...(isBare(theme) ? { stroke: { colour: ink, width: 0.3 } } : { fill: ink }),
      },
    ],
    sign: { means, ink, ground: theme.paper },
  });
}

/** Distance between cards, mm. */
export const APART = 8.6;

/** Neutral cards that are dealt here. */
function neutrals(area: Area, { x, y, width, height }: Rect, theme: Theme): Node[] {
  if (area.neutrals === 0) return [];
  const middles = Array.from({ length: area.neutrals }, (_, at): Point => [
    x + width / 2 + (at - (area.neutrals - 1) / 2) * APART,
    y + height / 2,
  ]);
  return [dealt(middles, 1, `neutral cards to be dealt: ${area.neutrals}`, theme)];
}

function name(area: Area, { x, y, width }: Rect, on: Theme['paper'], theme: Theme): Node {
  const said = area.name.toUpperCase();
  const number = { font: lettersOf(theme), ink: theme.owner.axis.flat, size: 13.5 };
  return text({
    field: `name of ${area.id}`,
    x: x + 0.6,
    y: y + 0.2,
    width,
    height: 6.6,
    valign: 'middle',
    text: [{ text: `${area.no} `, style: number }, { text: said }],
    style: { font: 'figures', size: NAME_SIZE, ink: theme.key },
    fit: { least: 8 },
    sign: { means: `${area.no}, ${area.name}`, ink: theme.key, ground: on },
  });
}

/** The area's own tone behind its caption, within its own ground: no coast and no border is hidden. */
export function halo(area: Area, map: PrintedMap, theme: Theme): Node {
  const rows = rowsOf(area, captionOn(area, map));
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(...rows.map(({ x, y, width, height }) => rectangle(x, y, width, height, 1.4))),
        fill: toneOf(area.id, theme),
      },
    ],
    clips: [{ d: written(...filled(area.id)), rule: 'evenodd' }],
  });
}

/** An area's marker, number, name and values on a printed map, on a plate where they would cross a coast or a border. */
export function plaque(area: Area, map: PrintedMap, theme: Theme): Node[] {
  const head = headOf(area.id, map);
  const on = toneOf(area.id, theme);
  const caption = captionOn(area, map);
  const plate = box({
    ...plateOf(caption),
    fill: on,
    radius: 1.4,
    stroke: { colour: theme.key, width: lineOf(theme, 0.35) },
  });
  return [...(ON_PLATES[map].has(area.id) ? [plate] : []), ...captioned(area, head, caption, on, theme)];
}

const captioned = (area: Area, head: Rect, caption: Rect, on: Theme['paper'], theme: Theme): Node[] => [
  name(area, caption, on, theme),
  ...values(area, caption, on, theme),
  ...holder(area, head, theme),
];

/** What is printed of an area on the large map. On it land and sea go on within the corners of a place for cards. */
export function block(area: Area, theme: Theme): Node[] {
  const pile = pileOf(area.id);
  return [
    art({ x: 0, y: 0, shapes: [corners(pile, theme)] }),
    ...neutrals(area, pile, theme),
    ...plaque(area, 'large', theme),
  ];
}

/** The same outside the map, above a place for cards. */
export function blockAt(pile: Rect, widest: number, area: Area, theme: Theme): Node[] {
  const caption = captionOf(area, pile, widest);
  return [
    place(pile, theme),
    ...neutrals(area, pile, theme),
    ...rowsOf(area, caption).map((row) => box({ ...row, fill: theme.paper, radius: 1.4 })),
    ...captioned(area, pile, caption, theme.paper, theme),
  ];
}
