/** Every piece as a paper model: standees, cubes and the tank. */
import type { Piece } from '../../../../src/kit/component.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { ARMIES, type Army, CRATE, SOLDIERS } from '../../data/battlefield.ts';
import { largeTankModel, tankModel } from './tank-sheets.ts';
import { chain, move, scale } from '../../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/path/transform.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../../src/kit/engrave/path/path.ts';
import { rectangle } from '../../../../src/kit/engrave/path/shapes.ts';
import { type Shape, art } from '../../../../src/kit/face.ts';
import { helmet } from '../../art/badge.ts';
import { DETAIL_OF, type Picture } from '../../../../src/kit/engrave/burin.ts';
import { hatch, seatHatch } from '../../../../src/kit/engrave/hatch.ts';
import { standeeStrip as strip, stripFolds, stripHeight } from '../../../../src/kit/papercraft/standee.ts';
import { SOLDIERS_STANDING } from '../../art/soldiers.ts';
import { type Theme, themeOf, woodInks } from '../../theme.ts';
import { memoized } from '../../../../src/kit/memoize.ts';
import { type CrateSide, crateSide } from '../../art/special-fields.ts';
import { boundsOf, netMarks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import { CUBE_SIDES, type CubeSide, cube, netOfCube } from '../../../../src/kit/papercraft/cube.ts';
import { faceNamed } from '../../../../src/kit/papercraft/solid.ts';
import { type Net, facing, panelOf } from '../../../../src/kit/papercraft/unfold.ts';

// A supply crate as a paper cube.

const SIDE = CRATE.showpiece.width;
const TAB = 3;
/** Blank paper round the net, mm. */
const MARGIN = 1;

export const CUBE = cube(SIDE);

export const netOfCrate = memoized((): Net => netOfCube(CUBE, TAB));

/** Which of its boards each side of the cube shows. */
const SKINS: Readonly<Record<CubeSide, CrateSide>> = {
  top: 'lid',
  bottom: 'bottom',
  front: 'side',
  back: 'side',
  left: 'end',
  right: 'end',
};

const boards = (theme: Theme): Shape[] =>
  CUBE_SIDES.flatMap(([name, up]) =>
    movedShapes(
      crateSide(SKINS[name]).draw(woodInks(theme), DETAIL_OF[theme.edition]),
      facing(panelOf(netOfCrate(), name), faceNamed(CUBE, name), up),
    ),
  );

/** The net of one crate, as often as the box needs it. */
function cubeNet(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const { x, y, width, height } = boundsOf(netOfCrate());
  const at = { x: MARGIN - x, y: MARGIN - y };
  const sign = { means: 'supply crate, to cut out and fold', ink: theme.key, ground: theme.paper } as const;
  return {
    face: {
      id: 'showpiece-crate',
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ ...at, shapes: [panelPaper(netOfCrate(), theme), ...boards(theme)] }),
        art({ ...at, shapes: netMarks(netOfCrate(), theme), sign }),
      ],
    },
    count: CRATE.count,
  };
}

// Soldiers as fold-over standees: an army is one strip.

export const STANDEE = { width: 12, height: 22, depth: 11 } as const;
const FOOT = STANDEE.depth / 2;

export const STRIP_FOLDS = stripFolds(STANDEE);
export const STRIP_HEIGHT = stripHeight(STANDEE);

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

/** All the soldiers of an army as one strip. */
export function standeeStrip(army: Army, edition: Edition): Drawing {
  const theme = themeOf(edition);
  const count = SOLDIERS.find(({ owner }) => owner === army)?.count ?? 0;
  const base = foot(army, theme);
  const [first, ...others] = SOLDIERS_STANDING[army].map((pose) => ({
    figure: figure(pose, army, theme),
    foot: base,
  }));
  if (first === undefined) throw new Error(`no soldier of the ${army} army stands`);
  const poses = [first, ...others];
  return strip({
    id: `showpiece-soldier-${army}`,
    size: STANDEE,
    inks: theme,
    figures: [
      first,
      ...Array.from({ length: count - 1 }, (_, index) => poses[(index + 1) % poses.length] ?? first),
    ],
    means: `${count} ${army} soldiers, to cut out and fold`,
    says: [
      army === 'red' ? 'Red soldiers.' : 'Gray soldiers.',
      'Score the three folds across the whole strip, fold and glue it, then cut it into men; turn the feet out.',
    ],
  });
}

/** The nets that a piece is built from, with their counts for the whole box. */
export function pieceShowpiece(piece: Piece, edition: Edition): readonly Drawing[] {
  const soldier = SOLDIERS.find(({ id }) => id === piece.id);
  if (soldier) return [standeeStrip(soldier.owner, edition)];
  return piece.id === CRATE.id
    ? [cubeNet(edition)]
    : [tankModel(edition), { ...largeTankModel(edition), extra: 1 }];
}
