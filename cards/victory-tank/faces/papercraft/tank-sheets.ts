/** The showpiece: a Renault FT to cut out, fold and glue, all its parts and how to build it on one sheet. */
import {
  type Matrix,
  type Point,
  apply,
  chain,
  move,
  scale,
} from '../../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/path/transform.ts';
import type { Colour, Edition } from '../../../../src/kit/edition.ts';
import { type Node, type Rect, type Shape, art, group, text } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { DETAIL_OF } from '../../../../src/kit/engrave/burin.ts';
import { TANK_PROFILE } from '../../art/tank.ts';
import { TANK } from '../../data/battlefield.ts';
import { type Theme, themeOf } from '../../theme.ts';
import {
  asLooks,
  foldLines,
  glue,
  netMarks,
  panelPaper,
  strokeOf,
} from '../../../../src/kit/papercraft/net-art.ts';
import { netOfCupola, netOfGun, netOfHull, netOfTail, netOfTracks, netOfTurret } from './tank-parts.ts';
import { cupolaSkin, gunSkin, hullSkin, tailSkin, tracksSkin, turretSkin } from './tank-skin.ts';
import { type Net, movedNet, panelOf } from '../../../../src/kit/papercraft/unfold.ts';
import { assemblyPictures } from './tank-assembly.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { circle, line, rectangle } from '../../../../src/kit/engrave/path/shapes.ts';

// The words on the sheet of the paper tank: its title, its key, the steps, the numbers of its parts.

interface BadgeLook {
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

const STEPS = [
  ['Tracks', 'Bend the band round both sides, its tabs behind them; close it at the heel.'],
  ['Hull', 'Fold and close; stand it on the hatching of 1, its slope to the great wheels.'],
  ['Turret', 'Close the ring, shut the lid, set it on 2.'],
  ['Cupola', 'Fold double, glue, and put it on the lid.'],
  ['Gun', 'Fold double, spread the feet, glue them to the turret.'],
  ['Tail', 'Fold at the tip; its feet go on and under the rear of 1.'],
] as const;

/** The steps from one part to another, the last left out. */
function steps(from: number, to: number, { x, y, width, height }: Rect, theme: Theme): Node {
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

/** The key: what each kind of line means. */
function legend([x, y]: Point, theme: Theme): Node[] {
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
function title(theme: Theme, words: string = SMALL): Node[] {
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

interface Part {
  readonly name: string;
  readonly net: () => Net;
  /** What is drawn on it. */
  readonly skin: (theme: Theme) => readonly Shape[];
  /** Where the net's own origin stands on the sheet. */
  readonly at: Point;
  /** Where its number stands. */
  readonly number: Point;
}

/** The parts in the order in which they are built, as they lie on the sheet. */
export const TANK_PARTS: readonly Part[] = [
  { name: 'Tracks', net: netOfTracks, skin: tracksSkin, at: [42.2, 48], number: [56.6, 27.4] },
  { name: 'Hull', net: netOfHull, skin: hullSkin, at: [113, 29], number: [88, 9] },
  { name: 'Turret', net: netOfTurret, skin: turretSkin, at: [97, 61], number: [88, 51] },
  { name: 'Cupola', net: netOfCupola, skin: cupolaSkin, at: [62, 5.5], number: [56, 7.6] },
  { name: 'Gun', net: netOfGun, skin: gunSkin, at: [74, 7.6], number: [68.5, 7.6] },
  { name: 'Tail', net: netOfTail, skin: tailSkin, at: [74, 22], number: [56, 18.8] },
];

export const MODEL_SHEET = { width: 121, height: 84 } as const;

const drawn = ({ net, skin, at }: Part, theme: Theme): Shape[] =>
  movedShapes([panelPaper(net(), theme), ...skin(theme)], move(...at));

const marks = ({ net, at }: Part, theme: Theme): Shape[] => movedShapes(netMarks(net(), theme), move(...at));

/** Where a part stands on another: its number on the hatching. */
const SEATS: readonly (readonly [part: number, on: () => Net, face: string])[] = [
  [1, netOfTracks, 'top'],
  [2, netOfHull, 'roof'],
  [3, netOfTurret, 'lid'],
];

function seats(theme: Theme): Node[] {
  return SEATS.flatMap(([index, net, face]) => {
    const holder = TANK_PARTS.find((part) => part.net === net);
    const { outline } = panelOf(net(), face);
    if (!holder) return [];
    const [x, y] = outline.reduce(
      ([sx, sy], [px, py]) => [sx + px / outline.length, sy + py / outline.length],
      holder.at,
    );
    return badge(`seat of part ${index + 1}`, index, [x, y], {
      radius: 1.3,
      size: 6,
      ground: theme.paper,
      ink: theme.key,
    });
  });
}

/** The finished model, driving to the right; in the colour edition only. */
const portrait = (theme: Theme): Node =>
  art({
    x: 101,
    y: 75.4,
    shapes: TANK_PROFILE.draw(theme, DETAIL_OF[theme.edition]),
    sign: { means: 'the finished tank', ink: theme.key, ground: theme.paper },
  });

/** The sheet of the tank's parts. */
export function tankModel(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const shapes = TANK_PARTS.flatMap((part) => drawn(part, theme));
  const sign = {
    means: 'paper model of the tank, to cut out and fold',
    ink: theme.key,
    ground: theme.paper,
  } as const;
  return {
    face: {
      id: `showpiece-${TANK.id}`,
      ...MODEL_SHEET,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ x: 0, y: 0, shapes }),
        art({ x: 0, y: 0, shapes: TANK_PARTS.flatMap((part) => marks(part, theme)), sign }),
        ...TANK_PARTS.flatMap(({ name, number }, index) =>
          badge(`number of ${name}`, index, number, {
            radius: 2.2,
            size: 8,
            ...(theme.edition === 'low-ink'
              ? { ground: theme.paper, ink: theme.key }
              : { ground: theme.key, ink: theme.paper }),
          }),
        ),
        ...seats(theme),
        ...(theme.edition === 'low-ink' ? [] : [portrait(theme)]),
        ...title(theme),
        ...legend([1, 18.8], theme),
        steps(0, 3, { x: 1, y: 58, width: 34, height: 25 }, theme),
        steps(3, 6, { x: 52, y: 58, width: 27, height: 25 }, theme),
      ],
    },
    count: TANK.count,
  };
}

// The paper tank at twice the size, with a picture of each step: a sheet of its own, on A4 and on Letter.

export const LARGE_SHEET = { width: 188, height: 232 } as const;

const TWICE = scale(2);
const put = (x: number, y: number): Matrix => chain(TWICE, move(x, y));

/** Where each part of the small tank lies, and its number. */
const LAID: Readonly<Record<string, { readonly place: Matrix; readonly number: Point }>> = {
  Tracks: { place: put(83.6, 95.4), number: [66, 53] },
  Hull: { place: put(172.4, 153.4), number: [124, 110] },
  Turret: { place: put(130, 23), number: [108, 5.4] },
  Cupola: { place: put(179, 44), number: [171.4, 48.6] },
  Gun: { place: put(138, 54), number: [126, 50.6] },
  Tail: { place: put(150, 43.4), number: [119, 35] },
};

const laidOf = ({ name }: Part) => {
  const laid = LAID[name];
  if (!laid) throw new Error(`The large sheet has no place for "${name}".`);
  return laid;
};

/** The parts as they lie on the sheet. */
export const LARGE_PARTS: readonly { readonly name: string; readonly net: () => Net }[] = TANK_PARTS.map(
  (part) => ({ name: part.name, net: () => movedNet(part.net(), laidOf(part).place) }),
);

/** Line widths at twice the size: in the low-ink edition lines stay as fine as on the small sheet. */
const asFine = (shape: Shape): Shape =>
  shape.stroke ? { ...shape, stroke: { ...shape.stroke, width: shape.stroke.width / 2 } } : shape;

function drawnLarge(part: Part, theme: Theme): Shape[] {
  const shapes = movedShapes([panelPaper(part.net(), theme), ...part.skin(theme)], laidOf(part).place);
  return theme.edition === 'low-ink' ? shapes.map(asFine) : shapes;
}

const seatLook = (theme: Theme): BadgeLook => ({ radius: 2, size: 8, ground: theme.paper, ink: theme.key });

const numberLook = (theme: Theme): BadgeLook => ({
  radius: 2.6,
  size: 9.5,
  ...(theme.edition === 'low-ink'
    ? { ground: theme.paper, ink: theme.key }
    : { ground: theme.key, ink: theme.paper }),
});

function seatsLarge(theme: Theme): Node[] {
  return SEATS.flatMap(([index, net, face]) => {
    const holder = TANK_PARTS.find((part) => part.net === net);
    if (!holder) return [];
    const { outline } = panelOf(net(), face);
    const [x, y] = outline.reduce<Point>(
      ([sx, sy], [px, py]) => [sx + px / outline.length, sy + py / outline.length],
      [0, 0],
    );
    const at = apply(laidOf(holder).place, [x, y]);
    return badge(`seat of part ${index + 1}`, index, at, seatLook(theme));
  });
}

/** Where each step is shown: two beside the tracks' flank, four below, where the sheet is empty. */
export const CELLS: readonly Rect[] = [
  ...[0, 1].map((index) => ({ x: 1 + index * 35, y: 106, width: 32, height: 52 })),
  ...[0, 1, 2, 3].map((index) => ({ x: 1 + index * 47.2, y: 190, width: 44, height: 42 })),
];

/** What a step's words take below its picture, mm: the narrower its cell, the more. */
const wordsHeight = ({ width }: Rect): number => (width < 40 ? 16 : 10);

const pictureIn = (cell: Rect): Rect => ({ ...cell, height: cell.height - wordsHeight(cell) });

function step(index: number, shapes: readonly Shape[], theme: Theme): Node[] {
  const cell = CELLS[index];
  const words = STEPS[index];
  if (!cell || !words) return [];
  const { x, y, width, height } = cell;
  return [
    art({ x: 0, y: 0, shapes }),
    ...badge(`step ${index + 1}`, index, [x + 2.4, y + 2.4], { ...numberLook(theme), radius: 2.2, size: 8 }),
    text({
      field: `words of step ${index + 1}`,
      text: [{ text: `${words[0]}. `, style: { font: 'bold' } }, { text: words[1] }],
      x,
      y: y + height - wordsHeight(cell) + 1,
      width,
      height: wordsHeight(cell) - 1,
      style: { font: 'text', size: 7.2, leading: 1.16, ink: theme.key },
    }),
  ];
}

/** The sheet of the parts at twice the size, and how they go together. */
export function largeTankModel(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const marks = LARGE_PARTS.flatMap(({ net }) => netMarks(net(), theme));
  const sign = {
    means: 'paper model of the tank at twice the size, to cut out and fold',
    ink: theme.key,
    ground: theme.paper,
  } as const;
  const words = `At twice the size, 1:62. Paper of 160 g; score every fold before you cut.`;
  return {
    face: {
      id: `showpiece-${TANK.id}-large`,
      ...LARGE_SHEET,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ x: 0, y: 0, shapes: TANK_PARTS.flatMap((part) => drawnLarge(part, theme)) }),
        art({ x: 0, y: 0, shapes: marks, sign }),
        ...TANK_PARTS.flatMap((part, index) =>
          badge(`number of ${part.name}`, index, laidOf(part).number, numberLook(theme)),
        ),
        ...seatsLarge(theme),
        group({ x: 0, y: 0, scale: 1.5, nodes: [...title(theme, words), ...legend([1, 20], theme)] }),
        ...assemblyPictures(theme, CELLS.map(pictureIn)).flatMap((shapes, index) =>
          step(index, shapes, theme),
        ),
      ],
    },
    count: TANK.count,
  };
}
