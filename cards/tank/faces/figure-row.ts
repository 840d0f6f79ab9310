/** The four figures of a formation card in a row, each in a shape of its own: an arrow, a slab, a shield, a ladder. */
import type { Colour } from '../../../src/kit/edition.ts';
import { chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon } from '../../../src/kit/engrave/path/shapes.ts';
import { art, type Node, type Shape } from '../../../src/kit/face.ts';
import type { FormationCard, Yards } from '../data/cards.ts';
import { fillOf, isBare, type Theme } from '../theme.ts';
import { words } from './frame.ts';
import { rangeWord } from './words.ts';

const HEIGHT = 21.4;
const LABEL = 2.6;
/** The left edge and the width of each figure's shape, mm. */
const PLACES = { pen: [0, 16], inf: [16.5, 12.6], def: [29.7, 13.2], range: [43.5, 12] } as const;

const arrow = (x: number, width: number): Path =>
  polygon([
    [x, 0],
    [x + width - 3.2, 0],
    [x + width, HEIGHT / 2],
    [x + width - 3.2, HEIGHT],
    [x, HEIGHT],
  ]);

/** The shape of the infantry factor: round above, as a helmet is. */
const slab = (x: number, width: number): Path =>
  draw()
    .at(x, HEIGHT)
    .to(x, 6)
    .curve(x, -2, x + width, -2, x + width, 6)
    .to(x + width, HEIGHT)
    .close().path;

const shield = (x: number, width: number): Path =>
  draw()
    .at(x, 0.8)
    .bend(x + width / 2, -0.8, x + width, 0.8)
    .to(x + width, HEIGHT * 0.62)
    .curve(x + width, HEIGHT * 0.8, x + width * 0.7, HEIGHT * 0.93, x + width / 2, HEIGHT + 0.2)
    .curve(x + width * 0.3, HEIGHT * 0.93, x, HEIGHT * 0.8, x, HEIGHT * 0.62)
    .close().path;

const STEPS: readonly Yards[] = [0, 500, 750, 1000, 1500, 2000];

/** Sight wedges, one a distance, filled as far as the gun reaches. */
function ladder(x: number, y: number, width: number, range: Yards | null, { key, paper }: Theme): Shape[] {
  const step = width / STEPS.length;
  const reached = STEPS.filter((yards) => range === null || yards <= range).length;
  return STEPS.map((_, index) => {
    const [left, tall] = [x + index * step, 2.2 + index * 0.72];
    const path = polygon([
      [left + 0.12, y],
      [left + step / 2, y - tall],
      [left + step - 0.12, y],
    ]);
    const d = written(path);
    return index < reached ? { d, fill: key } : { d, fill: paper, stroke: { colour: key, width: 0.15 } };
  });
}

/** A numeral as large as the row lets it be. */
const numeral = (
  field: string,
  said: string,
  [x, width]: readonly [number, number],
  size: number,
  inks: readonly [Colour, Colour],
): Node =>
  words(
    {
      field,
      text: said,
      x,
      y: 0,
      width,
      height: HEIGHT,
      align: 'center',
      valign: 'middle',
      fit: { least: 24 },
    },
    'figures',
    size,
    inks,
  );

/** The row with its upper left corner at the origin, 55.5 mm wide. */
export function figureRow(card: FormationCard, theme: Theme): Node[] {
  const { key, paper } = theme;
  const bare = isBare(theme);
  const line = { colour: key, width: bare ? 0.22 : 0.4, join: 'round' } as const;
  const { pen, inf, def, range } = PLACES;
  const colour = fillOf(theme, card.owner);
  // The colour is a broad rim: figures stand on paper.
  const inner = moved(
    shield(...def),
    chain(move(-def[0] - def[1] / 2, -HEIGHT / 2), scale(0.85, 0.89), move(def[0] + def[1] / 2, HEIGHT / 2)),
  );
  const [penGround, penInk] = bare ? [paper, key] : [key, paper];
  const label = (field: string, said: string, [x, width]: readonly [number, number]): Node =>
    words(
      { field, text: said, x: x - 1, y: HEIGHT + 0.7, width: width + 2, height: LABEL, align: 'center' },
      'figures',
      7.4,
      [key, paper],
      90,
    );
  // Read aloud, each figure follows its name.
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(arrow(...pen)), fill: penGround, stroke: line },
        { d: written(slab(...inf)), fill: paper, stroke: line },
        { d: written(shield(...def)), fill: colour, stroke: line },
        { d: written(inner), fill: paper, stroke: { ...line, width: bare ? 0.125 : 0.2 } },
        {
          d: written(
            polygon([
              [range[0], 0],
              [range[0] + range[1], 0],
              [range[0] + range[1], HEIGHT],
              [range[0], HEIGHT],
            ]),
          ),
          fill: paper,
          stroke: line,
        },
        ...ladder(range[0] + 0.9, HEIGHT - 1.2, range[1] - 1.8, card.range, theme),
      ],
    }),
    label('label of penetration', 'PEN', pen),
    numeral('penetration', String(card.pen), [pen[0] + 0.4, pen[1] - 2.6], 46, [penInk, penGround]),
    label('label of infantry', 'INF', inf),
    numeral('infantry', String(card.inf), [inf[0] + 0.2, inf[1] - 0.4], 46, [key, paper]),
    label('label of defense', 'DEF', def),
    numeral('defense', card.def === null ? '–' : String(card.def), [def[0] + 1.2, def[1] - 2.4], 40, [
      key,
      paper,
    ]),
    label('label of range', 'RANGE', range),
    words(
      {
        field: 'range',
        text: rangeWord(card.range),
        x: range[0] + 1,
        y: 1.4,
        width: range[1] - 2,
        height: 10,
        align: 'center',
        valign: 'middle',
        fit: { least: 14 },
      },
      'figures',
      26,
      [key, paper],
    ),
  ];
}
