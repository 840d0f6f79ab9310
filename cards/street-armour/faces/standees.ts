/** Tanks and flags as fold-over standees: a tank’s gun and the wedge on its foot say where it faces. */
import type { Edition } from '../../../src/kit/edition.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { move } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { standeeStrip, type StandeeArt, type StandeeSize } from '../../../src/kit/papercraft/standee.ts';
import { KIT_EN } from '../../../src/kit/words/kit.en.ts';
import { tankSide } from '../art/tank-side.ts';
import { FLAGS, SIDES, TANKS, type Side, type TankPiece } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';

/** A foot in a side’s colour, its wedge to where the front is; where ink is saved, hatched for the side. */
function foot(
  side: Side,
  { width, depth }: StandeeSize,
  theme: Theme,
  front: 'right' | 'left' | null,
): Shape[] {
  const flat = theme.side[side];
  const area = rectangle(0, 0, width, depth / 2);
  const middle = depth / 4;
  const [blunt, tip] = front === 'left' ? [4.4, 1] : [width - 4.4, width - 1];
  const wedge = polygon([
    [blunt, middle - 1.5],
    [tip, middle],
    [blunt, middle + 1.5],
  ]);
  const bare = isBare(theme);
  return [
    bare
      ? { d: seatHatch(area, SIDES.indexOf(side), 1.5, 0.13), fill: flat }
      : { d: written(area), fill: flat },
    ...(front !== null ? [{ d: written(wedge), fill: bare ? theme.key : theme.paper }] : []),
  ];
}

const thin = (theme: Theme): number => (isBare(theme) ? 0.16 : 0.18);

function tankArt({ owner, weight, showpiece }: TankPiece, theme: Theme): StandeeArt {
  const flat = isBare(theme) ? theme.paper : theme.side[owner];
  const side = tankSide(weight, { key: theme.key, paper: theme.paper, flat, line: thin(theme) });
  const { width, height } = showpiece;
  const ground = { d: written(rectangle(0, height - 0.5, width, 0.5)), fill: theme.key };
  return {
    figure: [...movedShapes(side, move(width / 2 - 0.6, height - 0.5)), ground],
    foot: foot(owner, showpiece, theme, 'right'),
    // Seen from behind it drives off to the left.
    behind: foot(owner, showpiece, theme, 'left'),
  };
}

function flagArt(side: Side, size: StandeeSize, theme: Theme): StandeeArt {
  const { width, height } = size;
  const flat = theme.side[side];
  const bare = isBare(theme);
  const pole = width * 0.28;
  const cloth = polygon([
    [pole, 1.6],
    [width - 1.2, 3],
    [width - 2, 5.4],
    [width - 1.2, 8.4],
    [pole, 8.2],
  ]);
  return {
    figure: [
      {
        d: written(cloth),
        fill: bare ? theme.paper : flat,
        stroke: { colour: bare ? flat : theme.key, width: bare ? 0.5 : 0.22 },
      },
      ...(bare ? [{ d: seatHatch(cloth, SIDES.indexOf(side), 1.1, 0.14), fill: flat }] : []),
      { d: written(line(pole, 0.9, pole, height)), stroke: { colour: theme.key, width: 0.7, cap: 'round' } },
      { d: written(rectangle(0, height - 0.5, width, 0.5)), fill: theme.key },
    ],
    foot: foot(side, size, theme, null),
  };
}

const many = (one: StandeeArt, count: number): readonly [StandeeArt, ...StandeeArt[]] => [
  one,
  ...Array.from({ length: count - 1 }, () => one),
];

/** A piece as a strip of standees for the whole box; empty for flat pieces. */
export function pieceStandees(id: string, edition: Edition): readonly Drawing[] {
  const theme = themeOf(edition);
  const tank = TANKS.find((piece) => piece.id === id);
  const flag = FLAGS.find((piece) => piece.id === id);
  const piece = tank ?? flag;
  if (piece === undefined) return [];
  const art = tank ? tankArt(tank, theme) : flagArt(piece.owner as Side, piece.showpiece, theme);
  return [
    standeeStrip({
      id: `showpiece-${id}`,
      size: piece.showpiece,
      inks: theme,
      figures: many(art, piece.count),
      means: `${piece.count} standees: ${piece.name}, to cut out and fold`,
      says: [`${piece.name}.`, KIT_EN.standee.how],
    }),
  ];
}
