/** The paper tank at twice the size, with a picture of each step: a sheet of its own, on A4 and on Letter. */
import { apply, chain, move, scale, type Matrix, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import { art, group, text, type Node, type Rect, type Shape } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { netMarks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import { movedNet, panelOf, type Net } from '../../../../src/kit/papercraft/unfold.ts';
import { TANK } from '../../box/battlefield.ts';
import { themeOf, type Theme } from '../../theme.ts';
import { assemblyPictures } from './tank-assembly.ts';
import { SEATS, TANK_PARTS, type Part } from './tank-model.ts';
import { badge, legend, STEPS, title, type BadgeLook } from './tank-words.ts';

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

/** Twice the tank is not twice the line: where ink is spared, lines stay as fine as on the small one. */
const asFine = (shape: Shape): Shape =>
  shape.stroke ? { ...shape, stroke: { ...shape.stroke, width: shape.stroke.width / 2 } } : shape;

function drawn(part: Part, theme: Theme): Shape[] {
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

function seats(theme: Theme): Node[] {
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
  const words = `At twice the size, 1:62. Paper of 160 to 200 g; score every fold before you cut.`;
  return {
    face: {
      id: `showpiece-${TANK.id}-large`,
      ...LARGE_SHEET,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ x: 0, y: 0, shapes: TANK_PARTS.flatMap((part) => drawn(part, theme)) }),
        art({ x: 0, y: 0, shapes: marks, sign }),
        ...TANK_PARTS.flatMap((part, index) =>
          badge(`number of ${part.name}`, index, laidOf(part).number, numberLook(theme)),
        ),
        ...seats(theme),
        group({ x: 0, y: 0, scale: 1.5, nodes: [...title(theme, words), ...legend([1, 20], theme)] }),
        ...assemblyPictures(theme, CELLS.map(pictureIn)).flatMap((shapes, index) =>
          step(index, shapes, theme),
        ),
      ],
    },
    count: TANK.count,
  };
}
