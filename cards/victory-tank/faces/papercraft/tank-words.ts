/** The words on the sheet of the paper tank: its title, its key, the steps, the numbers of its parts. */
import type { Point } from '../../../../src/kit/engrave/matrix.ts';
import { written } from '../../../../src/kit/engrave/outline.ts';
import { circle, line, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../../src/kit/edition.ts';
import { art, text, type Node, type Rect, type Shape } from '../../../../src/kit/face.ts';
import type { Theme } from '../../theme.ts';
import { asLooks, foldLines, glue, strokeOf } from '../../../../src/kit/papercraft/net-art.ts';

export interface BadgeLook {
  readonly radius: number;
  /** Points. */
  readonly size: number;
  readonly ground: Colour;
  readonly ink: Colour;
}

/** The number of the part at `index` in a round. */
export function badge(
  field: string,
  index: number,
  [x, y]: Point,
  { radius, size, ground, ink }: BadgeLook,
): Node[] {
  return [
    art({ x, y, shapes: [{ d: written(circle(0, 0, radius)), fill: ground }] }),
    text({
      field,
      text: String(index + 1),
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size, ink },
    }),
  ];
}

export const STEPS = [
  ['Tracks', 'Bend the band round both sides, its tabs behind them; close it at the heel.'],
  ['Hull', 'Fold and close; stand it on the hatching of 1, its slope to the great wheels.'],
  ['Turret', 'Close the ring, shut the lid, set it on 2.'],
  ['Cupola', 'Fold double, glue, and put it on the lid.'],
  ['Gun', 'Fold double, spread the feet, glue them to the turret.'],
  ['Tail', 'Fold at the tip; its feet go on and under the rear of 1.'],
] as const;

/** The steps from one part to another, the last left out. */
export function steps(from: number, to: number, { x, y, width, height }: Rect, theme: Theme): Node {
  const runs = STEPS.slice(from, to).flatMap(([name, words], index) => [
    { text: `${index === 0 ? '' : '\n'}${from + index + 1} ${name}. `, style: { font: 'bold' } },
    { text: words },
  ]);
  return text({
    field: `steps from ${from + 1}`,
    text: runs,
    x,
    y,
    width,
    height,
    style: { font: 'text', size: 6.8, leading: 1.14, ink: theme.key },
  });
}

const SMALL = 'The Victory Tank in paper, 1:125. Paper of 120 to 160 g; score every fold before you cut.';

/** What each kind of line asks for, drawn and named. */
export function legend([x, y]: Point, theme: Theme): Node[] {
  const sample = line(0, 0, 8, 0);
  const samples: readonly (readonly [string, readonly Shape[]])[] = [
    ['cut', [{ d: written(sample), stroke: strokeOf('cut', theme) }]],
    [
      'fold back',
      foldLines(
        [
          [
            [0, 0],
            [8, 0],
          ],
        ],
        'mountain',
        theme,
      ),
    ],
    [
      'fold up',
      foldLines(
        [
          [
            [0, 0],
            [8, 0],
          ],
        ],
        'valley',
        theme,
      ),
    ],
    [
      'glue',
      [
        glue(rectangle(0, -1, 8, 2), theme),
        { d: written(rectangle(0, -1, 8, 2)), stroke: { colour: theme.key, width: 0.125 } },
      ],
    ],
  ];
  return samples.flatMap(([words, shapes], index) => [
    art({ x, y: y + index * 3.1, shapes: asLooks(shapes) }),
    text({
      field: `legend: ${words}`,
      text: words,
      x: x + 9.4,
      y: y + index * 3.1 - 1.6,
      width: 16,
      height: 3.2,
      valign: 'middle',
      style: { font: 'text', size: 6.5, ink: theme.key },
    }),
  ]);
}

/** What this is, and the paper it wants. */
export function title(theme: Theme, words: string = SMALL): Node[] {
  return [
    text({
      field: 'title',
      text: 'Renault FT',
      x: 1,
      y: 1,
      width: 34,
      height: 7,
      style: {
        font: theme.edition === 'low-ink' ? 'stencil' : 'poster',
        size: theme.edition === 'low-ink' ? 12 : 15,
        ink: theme.key,
      },
    }),
    text({
      field: 'subtitle',
      text: words,
      x: 1,
      y: 8.4,
      width: 34,
      height: 9,
      style: { font: 'text', size: 6.8, leading: 1.14, ink: theme.key },
    }),
  ];
}
