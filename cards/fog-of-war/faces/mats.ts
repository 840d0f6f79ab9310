/** A player's mat: four places for stacks, and below them the intelligence tokens, ready and used. */
import { doubleFrame, ground, words } from '../../../src/kit/drawing/face-elements.ts';
import type { Sheet } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Face, type Node } from '../../../src/kit/face.ts';
import { badge, sign } from '../art/signs.ts';
import { SMALL } from '../data/box.ts';
import { SIDES, type Side } from '../data/components.ts';
import { isBare, lettersOf, lineOf, themeOf, type Theme } from '../theme.ts';
import { MAT_INTEL, MAT_PLACES } from '../data/printed-words.ts';
import { waves } from './action.ts';

const MARGIN = 7;
const BAND = 11.4;
const PLACE = { width: SMALL.width + 3, height: SMALL.height + 3, y: BAND + 8.8 } as const;

/** Corner brackets round an empty place. */
const corners = (x: number, y: number, width: number, height: number, arm: number): Path => {
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
};

function place(at: number, pitch: number, theme: Theme): Node[] {
  const of = MAT_PLACES[at];
  if (!of) return [];
  const { key, paper, written: quiet, land } = theme;
  const room = pitch - 2;
  const x = MARGIN + at * pitch + (pitch - PLACE.width) / 2;
  const left = MARGIN + at * pitch + 1;
  return [
    box({ x, y: PLACE.y, width: PLACE.width, height: PLACE.height, fill: land }),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(corners(x, PLACE.y, PLACE.width, PLACE.height, 7)),
          stroke: { colour: key, width: lineOf(theme, 0.7), join: 'miter' },
        },
      ],
    }),
    words(
      of.id,
      of.name,
      { x: left, y: PLACE.y + PLACE.height + 1, width: room, height: 6.4 },
      { size: 13, ink: key, on: paper, font: 'figures', align: 'center', tracking: 50, fit: { least: 9 } },
    ),
    words(
      `${of.id} says`,
      of.says,
      { x: left, y: PLACE.y + PLACE.height + 7, width: room, height: 4.6 },
      { size: 9, ink: quiet, on: paper, align: 'center', fit: { least: 7 } },
    ),
  ];
}

/** The title's band: the side's colour under waves, its sign and its name. */
function band(side: Side, width: number, theme: Theme): Node[] {
  const bare = isBare(theme);
  const { flat } = theme.owner[side];
  const [ink, on] = bare ? [theme.key, theme.paper] : [theme.paper, flat];
  const inner = width - 2 * MARGIN;
  return [
    box({ x: MARGIN, y: MARGIN, width: inner, height: BAND, fill: on }),
    group({
      x: MARGIN,
      y: MARGIN,
      clip: { x: 0, y: 0, width: inner, height: BAND },
      nodes:
        theme.edition === 'screen'
          ? []
          : [
              art({
                x: 0,
                y: 0,
                shapes: [
                  {
                    d: written(waves(inner, 1, BAND + 1, bare ? 3.2 : 2.2, 9)),
                    stroke: { colour: bare ? flat : theme.paper, width: 0.16 },
                  },
                  {
                    d: written(
                      rectangle(18, 2, 44, BAND - 4, (BAND - 4) / 2),
                      rectangle(inner - 54, 3.4, 50, BAND - 6.8, (BAND - 6.8) / 2),
                    ),
                    fill: on,
                  },
                ],
              }),
            ],
    }),
    badge(side, [MARGIN + 9.4, MARGIN + BAND / 2], 4.4, theme),
    words(
      'side',
      side === 'axis' ? 'Axis' : 'Allies',
      { x: MARGIN + 24, y: MARGIN, width: 60, height: BAND },
      { size: 20, ink, on, font: lettersOf(theme) },
    ),
    words(
      'game',
      'THE FOG OF WAR',
      { x: MARGIN + inner - 54, y: MARGIN, width: 50, height: BAND },
      { size: 12, ink, on, font: 'figures', align: 'center', tracking: 90 },
    ),
    doubleFrame({ x: MARGIN, y: MARGIN, width: inner, height: BAND }, theme.key, [
      lineOf(theme, 0.45),
      lineOf(theme, 0.2),
      0.8,
    ]),
  ];
}

/** Trays for tokens: one for those that are ready, and one for those that were used. */
function intelligence(width: number, y: number, height: number, theme: Theme): Node[] {
  const { key, paper, land } = theme;
  const half = (width - 2 * MARGIN) / 2;
  return (['ready', 'used'] as const).flatMap((which, at) => {
    const x = MARGIN + at * half + (at === 0 ? 0.4 : 1.6);
    const room = half - 2;
    const eye: readonly [number, number] = [x + 3.4, y + 2.6];
    const bar = `M${eye[0] - 2.6} ${eye[1] + 2}L${eye[0] + 2.6} ${eye[1] - 2}`;
    return [
      sign('eye', which, eye, 2.8, [key, paper]),
      ...(which === 'used'
        ? [art({ x: 0, y: 0, shapes: [{ d: bar, stroke: { colour: key, width: 0.6 } }] })]
        : []),
      words(
        which,
        MAT_INTEL[which],
        { x: x + 7.4, y, width: room - 8, height: 5.2 },
        { size: 11, ink: key, on: paper, font: 'figures', tracking: 50 },
      ),
      box({ x, y: y + 6, width: room, height: height - 6, fill: land }),
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(corners(x, y + 6, room, height - 6, 4)),
            stroke: { colour: key, width: lineOf(theme, 0.5), join: 'miter' },
          },
        ],
      }),
    ];
  });
}

export function matFace({ id, owner, form }: Sheet, edition: Edition): Face {
  const theme = themeOf(edition);
  const side = SIDES.find((each) => each === owner) ?? 'axis';
  const [width, height] = 'width' in form ? [form.width, form.height] : [0, 0];
  const pitch = (width - 2 * MARGIN) / MAT_PLACES.length;
  const rule = PLACE.y + PLACE.height + 12.6;
  return {
    id,
    width,
    height,
    bleed: 0,
    safe: 3,
    nodes: [
      ground(width, height, theme.paper),
      doubleFrame({ x: 3.4, y: 3.4, width: width - 6.8, height: height - 6.8 }, theme.key, [
        lineOf(theme, 0.7),
        lineOf(theme, 0.2),
        1.1,
      ]),
      ...band(side, width, theme),
      ...MAT_PLACES.flatMap((_, at) => place(at, pitch, theme)),
      box({ x: MARGIN, y: rule, width: width - 2 * MARGIN, height: 0.4, fill: theme.key }),
      ...intelligence(width, rule + 1.6, height - rule - 1.6 - MARGIN, theme),
    ],
  };
}
