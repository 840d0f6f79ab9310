/**
 * The pieces as flat counters. Their cuts are straight and shared, so whatever a counter is, its outer
 * millimetre is plain paper. On a screen nobody cuts them: they are as they stand on the table, on a halo of paper.
 */
import { type Matrix, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { ART_REACH, type CounterForm, type Piece } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { type Art, type Face, type Shape, type Sign, art, box } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { DETAIL_OF, type Picture } from '../../../src/kit/engrave/burin.ts';
import { SOLDIERS_STANDING, bust } from '../art/soldiers.ts';
import { CRATE as CRATE_PICTURE, CRATE_OUTLINE, type CrateSide, crateSide } from '../art/special-fields.ts';
import { hatch, seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { badge, helmet } from '../art/badge.ts';
import { paintParts } from '../../../src/kit/engrave/linocut.ts';
import { TANK_ABOVE, TANK_OUTLINE } from '../art/tank.ts';
import { ARMIES, type Army, CRATE, SOLDIERS, TANK } from '../data/battlefield.ts';
import { type Theme, themeOf, woodInks } from '../theme.ts';

/** Plain paper along every edge, mm: neighbours share their cuts. */
export const PLAIN_EDGE = 1;

const BLEED = 1.5;

function counterFace(id: string, piece: Piece, theme: Theme, pictures: readonly Art[]): Face {
  const { width, height } = piece.counter;
  const paper = box({
    x: -ART_REACH,
    y: -ART_REACH,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
    fill: theme.paper,
  });
  const nodes = theme.edition === 'screen' ? pictures : [paper, ...pictures];
  return { id: `counter-${id}`, width, height, bleed: BLEED, safe: PLAIN_EDGE, nodes };
}

const centred = ({ counter }: Piece, shapes: readonly Shape[], sign?: Sign): Art =>
  art({ x: counter.width / 2, y: counter.height / 2, shapes, ...(sign && { sign }) });

/** Side of the square that soldiers and crates are drawn in, mm: their counters are the larger the more halo they have. */
const DRAWN = 12;

/** A soldier or crate, as large as its counter has room for. */
const enlarged = (piece: Piece, shapes: readonly Shape[], sign?: Sign): Art => ({
  ...centred(piece, shapes, sign),
  scale: piece.counter.width / DRAWN,
});

/** The ground a soldier's counter is known by in the dark: red a round, gray a square. */
const groundOf = (army: Army, size: number): Path =>
  army === 'red' ? circle(0, 0, size) : rectangle(-size * 0.95, -size * 0.95, size * 1.9, size * 1.9);

const GROUND = 5;

/** The army's ground with a fine line inside its edge; in low ink its edge alone. */
function ground(army: Army, piece: Piece, theme: Theme): Art[] {
  const { flat } = theme.army[army];
  const sign: Sign = { means: `${army} soldier`, ink: flat, ground: theme.paper };
  if (theme.edition === 'low-ink') {
    const inner = groundOf(army, GROUND - 0.2);
    const edge = { d: written(inner), stroke: { colour: flat, width: 0.34 } };
    return [enlarged(piece, [edge], sign)];
  }
  if (theme.edition === 'screen') return [enlarged(piece, standingGround(army, theme), sign)];
  const rim = { d: written(groundOf(army, GROUND - 0.5)), stroke: { colour: theme.paper, width: 0.16 } };
  return [enlarged(piece, [{ d: written(groundOf(army, GROUND)), fill: flat }, rim], sign)];
}

/** The ground at the size of the piece, on its halo. */
const standingGround = (army: Army, theme: Theme): readonly Shape[] => [
  {
    d: written(groundOf(army, GROUND + 0.85)),
    fill: theme.paper,
    stroke: { colour: theme.key, width: 0.2 },
  },
  {
    d: written(groundOf(army, GROUND + 0.1)),
    fill: theme.army[army].flat,
    stroke: { colour: theme.key, width: 0.24 },
  },
];

/** A spike needs more room than a crown. */
const BUST: Readonly<Record<Army, Matrix>> = {
  red: chain(scale(0.36), move(0, 0.95)),
  gray: chain(scale(0.303), move(0, 1.72)),
};

/** A dark coat, so that the helmet is what one sees. */
function soldierFront(army: Army, theme: Theme): Shape[] {
  const lowInk = theme.edition === 'low-ink';
  const { paper, key } = theme;
  const head = {
    solid: paper,
    cut: key,
    light: paper,
    contour: lowInk ? 0.15 : 0.16,
    line: 0.14,
  };
  const coat = lowInk ? head : { solid: key, cut: paper, light: paper, contour: 0.14, line: 0.14 };
  const parts = bust(army);
  return [...paintParts(parts.coat, BUST[army], coat), ...paintParts(parts.head, BUST[army], head)];
}

function soldierBack(army: Army, theme: Theme): Shape[] {
  const { flat } = theme.army[army];
  const lowInk = theme.edition === 'low-ink';
  const place = chain(scale(0.76), move(0, army === 'red' ? -0.4 : 0.3));
  return helmet(army, place, theme.paper, lowInk ? theme.key : flat, lowInk ? 0.13 : 0.16);
}

function soldierCounter(piece: Piece, army: Army, theme: Theme): Drawing {
  const face = (id: string, device: readonly Shape[]): Face =>
    counterFace(id, piece, theme, [...ground(army, piece, theme), enlarged(piece, device)]);
  return {
    face: face(piece.id, soldierFront(army, theme)),
    back: face(`${piece.id}-back`, soldierBack(army, theme)),
    count: piece.count,
  };
}

const onPaper = (means: string, theme: Theme): Sign => ({ means, ink: theme.key, ground: theme.paper });

function crateCounter(theme: Theme): Drawing {
  const sign = onPaper('supply crate', theme);
  if (theme.edition === 'screen') return { ...standingCrate(theme, sign), count: CRATE.count };
  const face = (id: string, side: CrateSide): Face => {
    const boards = crateSide(side).draw(woodInks(theme), DETAIL_OF[theme.edition]);
    return counterFace(id, CRATE, theme, [enlarged(CRATE, boards), enlarged(CRATE, rim(theme), sign)]);
  };
  return { face: face(CRATE.id, 'lid'), back: face(`${CRATE.id}-back`, 'side'), count: CRATE.count };
}

/** The crate as it stands, cut out of its paper. */
function standingCrate(theme: Theme, sign: Sign): Omit<Drawing, 'count'> {
  const boards = CRATE_PICTURE.draw(woodInks(theme), DETAIL_OF[theme.edition]);
  const halo: Shape = {
    d: written(polygon(CRATE_OUTLINE)),
    fill: theme.paper,
    stroke: { colour: theme.paper, width: 2.2, join: 'round' },
  };
  const size = CRATE.counter.width / (CRATE_PICTURE.width + 1);
  const face = (id: string) =>
    counterFace(id, CRATE, theme, [{ ...centred(CRATE, [halo, ...boards], sign), scale: size }]);
  return { face: face(CRATE.id), back: face(`${CRATE.id}-back`) };
}

/** The crate's own edge, a millimetre inside the cut. */
const rim = (theme: Theme): Shape[] => [
  {
    d: written(rectangle(-4.9, -4.9, 9.8, 9.8)),
    stroke: { colour: theme.key, width: theme.edition === 'low-ink' ? 0.125 : 0.3 },
  },
];

/** The tracks' prints in the mud behind them, fading, and the shadow at the tank's side: in colour alone. */
function underTheTank(theme: Theme): Shape[] {
  const prints = draw();
  for (const y of [-5.55, -3.3, 3.3, 5.55]) prints.at(-10.2, y).to(-15.4, y);
  for (let x = -11; x > -15; x -= 0.9)
    prints
      .at(x, -5.2)
      .to(x - 0.4, -3.6)
      .at(x, 3.6)
      .to(x - 0.4, 5.2);
  const shadow = rectangle(-9.6, 5.4, 26, 1);
  const lines = {
    d: written(prints.path),
    stroke: { colour: theme.key, width: 0.13 },
  };
  if (theme.edition !== 'colour') return [];
  return [lines, { d: hatch(shadow, { angle: 118, spacing: 0.5, heavy: 0.22 }), fill: theme.key }];
}

/** The tank drives to the right; a wedge before its nose says so across the table. */
function tankCounter(theme: Theme): Drawing {
  const seen = movedShapes(TANK_ABOVE.draw(theme, DETAIL_OF[theme.edition]), chain(turn(90), move(-0.9, 0)));
  const wedge = {
    d: written(
      polygon([
        [15.5, -1.6],
        [17, 0],
        [15.5, 1.6],
      ]),
    ),
    fill: theme.key,
  };
  const paper = movedShapes(
    [
      {
        d: written(TANK_OUTLINE),
        fill: theme.paper,
        stroke: { colour: theme.paper, width: 1.1, join: 'round' },
      },
    ],
    chain(turn(90), move(-0.9, 0)),
  );
  const onPlate = [centred(TANK, [...paper, ...seen], onPaper('tank, facing right', theme))];
  const layers =
    theme.edition === 'screen'
      ? onPlate
      : [
          centred(TANK, [...underTheTank(theme), ...seen]),
          centred(TANK, [wedge], onPaper('tank, facing right', theme)),
        ];
  return {
    face: counterFace(TANK.id, TANK, theme, layers),
    back: counterFace(`${TANK.id}-back`, TANK, theme, layers),
    count: TANK.count,
  };
}

/** A piece as a flat counter: cut straight, both sides printed; `edition` chooses inks and detail. */
export function pieceCounter(piece: Piece, edition: Edition): Drawing {
  const theme = themeOf(edition);
  const soldier = SOLDIERS.find(({ id }) => id === piece.id);
  if (soldier) return soldierCounter(soldier, soldier.owner, theme);
  return piece.id === CRATE.id ? crateCounter(theme) : tankCounter(theme);
}

// Soldiers on boards that stand in feet of plastic, as vendors print them: the army's badge over the man, and
// below his soles its colour, which the foot may hide. The back is the front in a mirror, so that he looks one
// way.

/** What a vendor may take of each edge beyond the cut, mm. */
const STAND_BLEED = 4;
/** The part of the board that is the army's colour, a share of its height: the foot holds less. */
const SOIL = 0.2;
/** Between the cut and what has to be seen, mm. */
const MARGIN = 0.5;

/** Drifts of fog behind the knees and the head: their middles, shares of the sky's height, and their thickness, mm. */
const DRIFTS = [
  [0.5, 1.1],
  [0.7, 1.6],
  [0.86, 1],
] as const;

/** The ground, the sky with its drifts of fog, and the army's colour under the soles. */
function setting({ width, height }: CounterForm, army: Army, theme: Theme): Shape[] {
  const left = -STAND_BLEED;
  const wide = width + 2 * STAND_BLEED;
  const soles = height * (1 - SOIL);
  const soil = rectangle(left, soles, wide, height * SOIL + STAND_BLEED);
  if (theme.edition === 'low-ink') {
    const edge = { colour: theme.army[army].flat, width: 0.3 };
    return [
      { d: seatHatch(soil, ARMIES.indexOf(army), 1.4, 0.16), fill: theme.army[army].flat },
      { d: written(rectangle(left, soles, wide, 0.001)), stroke: edge },
    ];
  }
  return [
    { d: written(rectangle(left, -STAND_BLEED, wide, height + 2 * STAND_BLEED)), fill: theme.paper },
    ...DRIFTS.map(([share, thickness]) => ({
      d: written(rectangle(left, soles * share, wide, thickness)),
      fill: theme.land.mist,
    })),
    { d: written(soil), fill: theme.army[army].flat },
    { d: written(rectangle(left, soles, wide, 0.5)), fill: theme.land.deep },
  ];
}

/** The man as large as the board lets him be, his soles on the army's colour. */
function man({ width, height }: CounterForm, pose: Picture, army: Army, theme: Theme): Shape[] {
  const by = (width - 2 * MARGIN) / pose.width;
  const inks = { key: theme.key, paper: theme.paper, flat: theme.army[army].flat };
  const soles = height * (1 - SOIL);
  const place = chain(scale(by), move(width / 2, soles - (pose.height / 2) * by + 0.3));
  return movedShapes(pose.draw(inks, DETAIL_OF[theme.edition]), place);
}

/** Units of the badge's drawing from its middle to its edge. */
const BADGE = 13;

function sign({ width, height }: CounterForm, pose: Picture, army: Army, theme: Theme): Shape[] {
  const head = height * (1 - SOIL) - ((width - 2 * MARGIN) / pose.width) * pose.height;
  const radius = Math.min(head - 2 * MARGIN, width - 2 * MARGIN) / 2;
  const { flat } = theme.army[army];
  const [field, device] = theme.edition === 'low-ink' ? [theme.paper, flat] : [flat, theme.paper];
  const by = radius / BADGE;
  return badge(army, chain(scale(by), move(width / 2, head / 2)), { field, device, rim: flat }, 0.13);
}

const MIRROR = (width: number): Matrix => chain(scale(-1, 1), move(width, 0));

function board(id: string, size: CounterForm, shapes: readonly Shape[]): Face {
  return { id, ...size, bleed: STAND_BLEED, safe: 0, nodes: [art({ x: 0, y: 0, shapes })] };
}

/** The soldiers of an army, each pose on a board of that size, as many of each as make the army. */
export function standingSoldiers(army: Army, size: CounterForm, edition: Edition): readonly Drawing[] {
  const theme = themeOf(edition);
  const poses = SOLDIERS_STANDING[army];
  const count = SOLDIERS.find(({ owner }) => owner === army)?.count ?? 0;
  return poses.map((pose, index) => {
    const ground = setting(size, army, theme);
    const seen = [...man(size, pose, army, theme), ...sign(size, pose, army, theme)];
    const id = `standing-${army}-${index + 1}`;
    return {
      face: board(id, size, [...ground, ...seen]),
      back: board(`${id}-behind`, size, [...ground, ...movedShapes(seen, MIRROR(size.width))]),
      count: Math.ceil((count - index) / poses.length),
    };
  });
}
