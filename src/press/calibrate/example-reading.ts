/** The example on the test sheet: a scale being read, and fields to write the numbers in. */
import { box, group, text, type Node } from '../../kit/face.ts';
import type { Colour } from '../../kit/edition.ts';
import { move, type Point } from '../../kit/engrave/path/matrix.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { columns, picture, rule, space, stack, type Flow } from '../impose/first-pages/flow.ts';
import { paragraph, SMALL } from '../impose/first-pages/style.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import type { TestSheetWording } from '../words/press-words.ts';
import { backOfScale, frontOfScale, numeralAt, SCALE_ROOM, tenthAt } from './scale-art.ts';
import { MEETS, SCALES, TENTHS, type Scale } from './vernier.ts';

/** Enlargement of the example. */
const SIZE = 2.1;

/** The colour of the back as seen through paper. */
const THROUGH: Colour = '#8a8a8a';

/** The reading shown in the example. */
export const READ = { lane: 4, tenth: 7 } as const;

const PLACE: Scale = { number: 0, along: 'across', x: 0, y: 0 };

/** A ring round something to look at, from `before` above to `after` below its middle, mm. */
const ringed = ([x, y]: Point, before: number, after: number): Node =>
  box({
    x: x - RING,
    y: y - before,
    width: 2 * RING,
    height: before + after,
    radius: RING,
    stroke: { colour: BLACK, width: 0.35 },
  });

const RING = 1.6;

/** A scale against the light, with the back two tenths to the right and the reading ringed. */
export function exampleDrawing(fonts: Fonts, { example }: TestSheetWording): Flow {
  const off = READ.lane + READ.tenth / TENTHS - MEETS;
  const [tick, across] = tenthAt(READ.tenth);
  const width = 2 * SCALE_ROOM.along + 1;
  const height = SCALE_ROOM.before + SCALE_ROOM.after + 1.5;
  const nodes = [
    backOfScale(PLACE, move(off, 0), fonts, THROUGH),
    ...frontOfScale(PLACE),
    ringed(numeralAt(READ.lane), RING, RING),
    ringed([tick + off, across], 13.8, RING + 0.2),
  ];
  const drawn = group({ x: (width * SIZE) / 2, y: (SCALE_ROOM.before + 0.8) * SIZE, scale: SIZE, nodes });
  const alt = example(READ.lane, READ.tenth);
  return picture({ width: width * SIZE, height: height * SIZE, alt, nodes: [drawn] });
}

const FIELD = { width: 21, height: 12 } as const;

/** A field for each number, with a printed decimal point. */
export function writeDown(fonts: Fonts, { whose }: TestSheetWording): Flow {
  const field =
    (number: number): Flow =>
    (x, y) => ({
      height: FIELD.height,
      nodes: [
        box({ x, y, ...FIELD, fill: WHITE, stroke: { colour: BLACK, width: 0.3 } }),
        box({ x, y, width: 5.5, height: FIELD.height, fill: BLACK }),
        text({
          field: 'number',
          text: String(number),
          style: { font: 'poster', size: 12, ink: WHITE },
          x,
          y,
          width: 5.5,
          height: FIELD.height,
          align: 'center',
          valign: 'middle',
        }),
        box({ x: x + 13, y: y + FIELD.height - 2.6, width: 0.8, height: 0.8, fill: BLACK }),
      ],
    });
  return stack([
    columns(
      [...SCALES.map(({ number }) => ({ width: FIELD.width, flow: field(number) })), { flow: space(0) }],
      3,
    ),
    space(3.4),
    columns(
      [
        { width: 29, flow: paragraph(fonts, 'whose', whose, SMALL) },
        { flow: stack([space(2.7), rule(0.2)]) },
      ],
      2,
    ),
  ]);
}
