/** Flags as fold-over standees, and tanks as paper models. */
import type { Edition } from '../../../src/kit/edition.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { standeeStrip, type StandeeArt, type StandeeSize } from '../../../src/kit/papercraft/standee.ts';
import { KIT_EN } from '../../../src/kit/words/kit.en.ts';
import { FLAGS, SIDES, TANKS, type Side } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { largeTank } from './large-tanks.ts';
import { paperTanks } from './paper-tanks.ts';

/** A foot in a side’s colour; where ink is saved, hatched for the side. */
function foot(side: Side, { width, depth }: StandeeSize, theme: Theme): Shape[] {
  const flat = theme.side[side];
  const area = rectangle(0, 0, width, depth / 2);
  return [
    isBare(theme)
      ? { d: seatHatch(area, SIDES.indexOf(side), 1.5, 0.13), fill: flat }
      : { d: written(area), fill: flat },
  ];
}

/** The eastern side's octagon; the western has a disc. */
const octagon = ([x, y]: Point, reach: number): Path =>
  polygon(
    Array.from({ length: 8 }, (_, index): Point => {
      const turn = ((index + 0.5) * Math.PI) / 4;
      return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
    }),
  );

function flagArt(side: Side, size: StandeeSize, theme: Theme): StandeeArt {
  const { width, height } = size;
  const flat = theme.side[side];
  const bare = isBare(theme);
  const pole = width * 0.16;
  const cloth = draw()
    .at(pole, 1.5)
    .curve(width * 0.42, 0.7, width * 0.62, 3.4, width - 0.7, 2.2)
    .to(width - 0.7, 11.6)
    .curve(width * 0.62, 12.8, width * 0.42, 10.1, pole, 10.9)
    .close().path;
  const middle: Point = [(pole + width - 0.7) / 2, 6.7];
  const emblem = (reach: number): Path =>
    side === 'west' ? circle(...middle, reach) : octagon(middle, reach);
  const folds = draw()
    .at(width * 0.4, 1.9)
    .bend(width * 0.44, 6, width * 0.39, 10.2)
    .at(width * 0.8, 3.1)
    .bend(width * 0.76, 7, width * 0.81, 11.4).path;
  const top = height - 4.6;
  const rubble = polygon([
    [0, height],
    [0, height - 2],
    [width * 0.12, height - 3.4],
    [width * 0.3, height - 2.8],
    [width * 0.42, top + 1],
    [width * 0.6, top + 2],
    [width * 0.74, height - 3.8],
    [width * 0.88, height - 2],
    [width, height - 2.4],
    [width, height],
  ]);
  const stones = draw()
    .at(width * 0.2, height - 1.6)
    .to(width * 0.34, height - 2)
    .at(width * 0.46, height - 2.6)
    .to(width * 0.6, height - 1.9)
    .at(width * 0.7, height - 1.3)
    .to(width * 0.84, height - 1.2).path;
  return {
    figure: [
      {
        d: written(cloth),
        fill: bare ? theme.paper : flat,
        stroke: { colour: bare ? flat : theme.key, width: bare ? 0.5 : 0.22 },
      },
      ...(bare ? [{ d: seatHatch(cloth, SIDES.indexOf(side), 1.1, 0.14), fill: flat }] : []),
      { d: written(folds), stroke: { colour: theme.key, width: bare ? 0.13 : 0.2, cap: 'round' } },
      {
        d: written(emblem(2.5)),
        fill: theme.paper,
        stroke: { colour: bare ? flat : theme.key, width: bare ? 0.3 : 0.2 },
      },
      {
        d: written(emblem(1.5)),
        fill: bare ? theme.paper : flat,
        stroke: { colour: bare ? flat : theme.key, width: 0.2 },
      },
      {
        d: written(line(pole, 0.9, pole, height - 0.6)),
        stroke: { colour: theme.key, width: 0.8, cap: 'round' },
      },
      {
        d: written(rubble),
        fill: bare ? theme.paper : theme.key,
        stroke: { colour: theme.key, width: bare ? 0.25 : 0.2, join: 'round' },
      },
      { d: written(stones), stroke: { colour: bare ? theme.key : theme.roof, width: bare ? 0.13 : 0.25 } },
    ],
    foot: foot(side, size, theme),
  };
}

const many = (one: StandeeArt, count: number): readonly [StandeeArt, ...StandeeArt[]] => [
  one,
  ...Array.from({ length: count - 1 }, () => one),
];

/** A piece as a strip of paper models for the whole box; empty for flat pieces. */
export function pieceStandees(id: string, edition: Edition): readonly Drawing[] {
  const theme = themeOf(edition);
  const tank = TANKS.find((piece) => piece.id === id);
  if (tank) return [paperTanks(tank, theme), largeTank(tank, theme)];
  const flag = FLAGS.find((piece) => piece.id === id);
  if (flag === undefined) return [];
  return [
    standeeStrip({
      id: `showpiece-${id}`,
      size: flag.showpiece,
      inks: theme,
      figures: many(flagArt(flag.owner, flag.showpiece, theme), flag.count),
      means: `${flag.count} standees: ${flag.name}, to cut out and fold`,
      says: [`${flag.name}.`, KIT_EN.standee.how],
    }),
  ];
}
