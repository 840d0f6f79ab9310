/**
 * Soldiers as fold-over standees: front and back of a figure meet at the fold above its head, and a foot on each
 * side makes its base. An army is one strip, so that a ruler scores and cuts all of its soldiers at once.
 */
import { chain, move, scale, turn, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import { written } from '../../../../src/kit/engrave/outline.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import { art, group, text, type Node, type Shape } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { helmet } from '../../art/badge.ts';
import { DETAIL_OF, type Picture } from '../../../../src/kit/engrave/burin.ts';
import { hatch, seatHatch } from '../../../../src/kit/engrave/hatch.ts';
import { SOLDIERS_STANDING } from '../../art/soldier.ts';
import { ARMIES, SOLDIERS, type Army } from '../../box.ts';
import { themeOf, type Theme } from '../../theme.ts';
import { foldLines, glue, strokeOf } from '../../../../src/kit/papercraft/net-art.ts';

export const STANDEE = { width: 12, height: 22, depth: 11 } as const;
const FOOT = STANDEE.depth / 2;

/** From the top of a strip: the back's foot, the back upside down, the fold, the front, its foot. */
export const STRIP_FOLDS = [FOOT, FOOT + STANDEE.height, FOOT + 2 * STANDEE.height] as const;
export const STRIP_HEIGHT = 2 * (FOOT + STANDEE.height);

/** Beside and above the strip: room for what to do with each line. */
const NOTES = { left: 13, right: 6.5, top: 1.4, bottom: 5 } as const;
/** A cut goes on past the strip, to be found again after the first. */
const OVERRUN = 0.9;

const [BACK_FOOT, , FRONT_FOOT] = STRIP_FOLDS;

/** The figure on its panel, soles on the lower fold; the panel's upper left corner at the origin. */
function figure({ height, draw: drawn }: Picture, army: Army, theme: Theme): Shape[] {
  const inks = { key: theme.key, paper: theme.paper, flat: theme.army[army].flat };
  const place = move(STANDEE.width / 2, STANDEE.height - height / 2 - 0.35);
  return [...haze(theme), ...movedShapes(drawn(inks, DETAIL_OF[theme.edition]), place)];
}

/** Drifts of fog behind the knees: how far down the panel, from where to where across it. */
const DRIFTS = [
  [15.2, 0, 3.4],
  [16.6, 7.8, 12],
  [18.2, 0, 2.6],
  [19.4, 8.6, 12],
  [20.6, 0, 4.6],
] as const;

/** A little ground under the soles, and fog behind the knees; ground alone where ink is saved. */
function haze(theme: Theme): Shape[] {
  const soil = rectangle(0, STANDEE.height - 0.8, STANDEE.width, 0.8);
  if (theme.edition !== 'colour') {
    return [{ d: hatch(soil, { angle: 0, spacing: 0.8, heavy: 0.125, light: 1 }), fill: theme.key }];
  }
  const fog = DRIFTS.reduce(
    (pen, [y, from, to]) => pen.at(from, y).bend((from + to) / 2, y - 0.5, to, y),
    draw(),
  );
  return [
    { d: written(fog.path), stroke: { colour: theme.key, width: 0.125 } },
    { d: hatch(soil, { angle: 0, spacing: 0.34, heavy: 0.18, light: 1 }), fill: theme.key },
  ];
}

/** A foot in the army's colour with its helmet, read from outside; the upper left corner at the origin. */
function foot(army: Army, theme: Theme): Shape[] {
  const { flat } = theme.army[army];
  const area = rectangle(0, 0, STANDEE.width, FOOT);
  const place = chain(
    scale(army === 'red' ? 0.46 : 0.4),
    move(STANDEE.width / 2, FOOT / 2 + (army === 'red' ? -0.3 : 0.2)),
  );
  if (theme.edition === 'low-ink') {
    const lines = {
      d: seatHatch(area, ARMIES.indexOf(army), 1.8, 0.125),
      fill: flat,
    };
    return [lines, ...helmet(army, place, theme.paper, theme.key, 0.14)];
  }
  return [{ d: written(area), fill: flat }, ...helmet(army, place, theme.paper, flat, 0.14)];
}

/** One soldier of a strip, the strip's upper left corner at the origin. */
function soldier(pose: Picture, army: Army, theme: Theme): Shape[] {
  const paper = { d: written(rectangle(0, 0, STANDEE.width, STRIP_HEIGHT)), fill: theme.paper };
  const front = figure(pose, army, theme);
  const base = foot(army, theme);
  return [
    paper,
    // The back is the front's image in the fold; the feet are both read from outside.
    ...movedShapes(front, chain(scale(1, -1), move(0, BACK_FOOT + STANDEE.height))),
    ...movedShapes(front, move(0, FRONT_FOOT - STANDEE.height)),
    ...movedShapes(base, chain(turn(180), move(STANDEE.width, BACK_FOOT))),
    ...movedShapes(base, move(0, FRONT_FOOT)),
  ];
}

function marks(count: number, theme: Theme): Shape[] {
  const width = count * STANDEE.width;
  const level = (y: number): readonly [Point, Point] => [
    [-OVERRUN, y],
    [width + OVERRUN, y],
  ];
  const cuts = draw();
  for (let index = 0; index <= count; index += 1)
    cuts.at(index * STANDEE.width, -OVERRUN).to(index * STANDEE.width, STRIP_HEIGHT + OVERRUN);
  for (const y of [0, STRIP_HEIGHT]) cuts.at(-OVERRUN, y).to(width + OVERRUN, y);
  const [lower, fold, upper] = STRIP_FOLDS;
  return [
    ...foldLines([level(fold)], 'mountain', theme),
    ...foldLines([level(lower), level(upper)], 'valley', theme),
    { d: written(cuts.path), asks: 'cut', stroke: strokeOf('cut', theme) },
  ];
}

const NOTE_STYLE = { font: 'text', size: 6.5, leading: 1.1 } as const;

/** A hatched bar beside the panels whose blank sides meet. */
function glueBar(theme: Theme, x: number): Node[] {
  const [top, , bottom] = STRIP_FOLDS;
  const bar = rectangle(0, 0, 1.6, bottom - top);
  const edge = { d: written(bar), stroke: { colour: theme.key, width: 0.125 } };
  const words = text({
    field: 'glue',
    text: 'glue the blank sides together',
    x: 0,
    y: 0,
    width: bottom - top,
    height: 3,
    align: 'center',
    style: { ...NOTE_STYLE, ink: theme.key },
  });
  return [
    art({ x, y: NOTES.top + top, shapes: [glue(bar, theme), edge] }),
    group({ x: x + 4.5, y: NOTES.top + top, rotate: 90, nodes: [words] }),
  ];
}

/** Words beside the lines they speak of, and the order of the work. */
function notes(army: Army, theme: Theme, width: number): Node[] {
  const style = { ...NOTE_STYLE, ink: theme.key };
  const beside = (field: string, words: string, y: number): Node =>
    text({
      field,
      text: words,
      x: 0,
      y: NOTES.top + y - 3,
      width: NOTES.left - 2,
      height: 6,
      valign: 'middle',
      align: 'right',
      style,
    });
  return [
    beside('upper foot', 'fold up', STRIP_FOLDS[0]),
    beside('fold', 'fold back', STRIP_FOLDS[1]),
    beside('lower foot', 'fold up', STRIP_FOLDS[2]),
    ...glueBar(theme, NOTES.left + width + 1.8),
    text({
      field: 'assembly',
      text: [
        { text: army === 'red' ? 'Red soldiers.' : 'Gray soldiers.', style: { font: 'bold' } },
        {
          text: ' Score the three folds across the whole strip, fold and glue it, then cut it into men; turn the feet out.',
        },
      ],
      x: NOTES.left,
      y: NOTES.top + STRIP_HEIGHT + 1.6,
      width,
      height: NOTES.bottom - 1.6,
      style,
    }),
  ];
}

/** All the soldiers of an army as one strip. */
export function standeeStrip(army: Army, edition: Edition): Drawing {
  const theme = themeOf(edition);
  const count = SOLDIERS.find(({ owner }) => owner === army)?.count ?? 0;
  const width = count * STANDEE.width;
  const poses = SOLDIERS_STANDING[army].map((pose) => soldier(pose, army, theme));
  const sign = {
    means: `${count} ${army} soldiers, to cut out and fold`,
    ink: theme.key,
    ground: theme.paper,
  } as const;
  const men = Array.from({ length: count }, (_, index) =>
    art({
      x: NOTES.left + index * STANDEE.width,
      y: NOTES.top,
      shapes: poses[index % poses.length] ?? [],
    }),
  );
  return {
    face: {
      id: `showpiece-soldier-${army}`,
      width: NOTES.left + width + NOTES.right,
      height: NOTES.top + STRIP_HEIGHT + NOTES.bottom,
      bleed: 0,
      safe: 0,
      nodes: [
        ...men,
        art({ x: NOTES.left, y: NOTES.top, shapes: marks(count, theme), sign }),
        ...notes(army, theme, width),
      ],
    },
    count: 1,
  };
}
