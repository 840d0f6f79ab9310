/** Soldiers of either army facing right, in three poses: tall and narrow, for a stand. */
import type { Matrix } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { moved } from '../../../src/kit/engrave/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Army } from '../box/battlefield.ts';
import type { Detail, Inks, Picture } from '../../../src/kit/engrave/burin.ts';
import { figureParts, standing, type Pose } from '../../../src/kit/engrave/figure.ts';
import { EQUIPMENT, type Weapon } from './equipment.ts';
import { hatch, type Hatching } from '../../../src/kit/engrave/hatch.ts';
import { outline, placing, trail } from '../../../src/kit/engrave/knots.ts';
import type { Part, Stuff } from '../../../src/kit/engrave/linocut.ts';

const HEIGHT = 20;
const WIDTH = 11.6;
/** Hundredths of a figure's height to mm; helmet and soles included it is some 106 high. */
const SIZE = 0.182;

const ADVANCE: Pose<Weapon> = {
  lean: 6,
  head: 4,
  nearLeg: { thigh: -17, shin: -28, foot: -22 },
  farLeg: { thigh: 24, shin: 0, foot: 10 },
  nearArm: { upper: -24, fore: 60 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 160 },
};

/** On watch, his feet together and the rifle before him. */
const WATCH: Pose<Weapon> = {
  lean: 0,
  head: 0,
  nearLeg: { thigh: -8, shin: -10, foot: 0 },
  farLeg: { thigh: 10, shin: 6, foot: 6 },
  nearArm: { upper: -24, fore: 44 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 166 },
};

/** Stooping under fire, a knee raised. */
const STOOP: Pose<Weapon> = {
  lean: 14,
  head: 12,
  nearLeg: { thigh: 40, shin: -26, foot: -4 },
  farLeg: { thigh: -8, shin: -38, foot: -28 },
  nearArm: { upper: -34, fore: 50 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 158 },
};

const STANDING = [ADVANCE, STOOP, WATCH] as const;

/** How a piece of a figure is inked. */
interface Look {
  readonly fill: Colour;
  readonly edge: Colour;
  /** Folds and seams. */
  readonly seam: Colour;
  readonly shadow?: Hatching;
}

/** Shadow on the side away from where he goes. */
const BEHIND: Hatching = { angle: 8, spacing: 0.3, heavy: 0.16, reach: 0.42 };
/** Stands for black where ink is saved. */
const OPEN: Hatching = { angle: -45, spacing: 0.6, heavy: 0.125, light: 1 };

/** The coat and the helmet bear the army's colour; in line the helmet alone. */
function looks({ key, paper, flat = paper }: Inks, detail: Detail): Readonly<Record<Stuff, Look>> {
  const bare = { fill: paper, edge: key, seam: key };
  if (detail === 'line') {
    const helmet = { fill: flat, edge: key, seam: paper };
    return { cloth: bare, skin: bare, wood: bare, leather: { ...bare, shadow: OPEN }, helmet };
  }
  const black = { fill: key, edge: key, seam: paper };
  const cloth = { fill: flat, edge: key, seam: key, ...(detail === 'full' && { shadow: BEHIND }) };
  return { cloth, skin: bare, wood: black, leather: black, helmet: { ...cloth, seam: paper } };
}

const WEIGHTS = {
  full: { edge: 0.16, seam: 0.13 },
  line: { edge: 0.14, seam: 0.125 },
  simple: { edge: 0.3, seam: 0 },
} as const satisfies Record<Detail, { edge: number; seam: number }>;

function inked(part: Part, { fill, edge, seam, shadow }: Look, detail: Detail, place: Matrix): Shape[] {
  const weights = WEIGHTS[detail];
  const body = moved(outline(part.outline), place);
  const seams = written(...part.cuts.map((cut) => moved(trail(cut), place)));
  return [
    { d: written(body), fill, stroke: { colour: edge, width: weights.edge, join: 'round' } },
    ...(shadow ? [{ d: hatch(body, shadow), fill: edge }] : []),
    ...(weights.seam > 0 && seams.steps !== ''
      ? [{ d: seams, stroke: { colour: seam, width: weights.seam, cap: 'round' as const } }]
      : []),
  ];
}

const soldier = (army: Army, pose: Pose<Weapon>): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  draw: (inks, detail) => {
    const parts = figureParts(pose, EQUIPMENT[army]);
    const place = placing(-0.7, HEIGHT / 2 - standing(parts) * SIZE, 0, SIZE);
    const look = looks(inks, detail);
    return parts.flatMap((part) => inked(part, look[part.of ?? 'cloth'], detail, place));
  },
});

const inEveryPose = (army: Army): readonly Picture[] => STANDING.map((pose) => soldier(army, pose));

/** 11.6 x 20 mm each, soles on the lower edge. */
export const SOLDIERS_STANDING: Readonly<Record<Army, readonly Picture[]>> = {
  red: inEveryPose('red'),
  gray: inEveryPose('gray'),
};
