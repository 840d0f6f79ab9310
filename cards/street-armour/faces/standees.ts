/** Flags as fold-over standees, and tanks as paper models. */
import type { Edition } from '../../../src/kit/edition.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { standeeStrip, type StandeeArt, type StandeeSize } from '../../../src/kit/papercraft/standee.ts';
import { KIT_EN } from '../../../src/kit/words/kit.en.ts';
import { FLAGS, SIDES, TANKS, type Side } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
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
  if (tank) return [paperTanks(tank, theme)];
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
