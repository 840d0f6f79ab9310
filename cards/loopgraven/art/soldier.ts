/** A soldier of no army: shallow helmet, pack and rifle, as a cut in lino; his army is the colour of what he stands on. */
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { figureParts, standing, type Equipment, type Pose } from '../../../src/kit/engrave/figures/figure.ts';
import { CHARGE, RUN, STRIDE } from '../../../src/kit/engrave/figures/soldier-poses.ts';
import { placing } from '../../../src/kit/engrave/knots.ts';
import { paintParts, part, type CutInks } from '../../../src/kit/engrave/linocut.ts';
import { BRODIE, FACE, rifle } from '../../../src/kit/engrave/figures/soldiery.ts';
import type { Shape } from '../../../src/kit/face.ts';

const PACK = part(
  [
    [-15, -26, 'sharp'],
    [-7, -27, 'sharp'],
    [-6.4, -11, 'sharp'],
    [-14.4, -11, 'sharp'],
  ],
  {
    of: 'leather',
    cuts: [
      [
        [-15, -21],
        [-6.8, -21.6],
      ],
    ],
  },
);

const KIT: Equipment<'rifle'> = {
  footwear: 'wrapped',
  head: [FACE, ...BRODIE],
  pack: [PACK],
  weapons: { rifle: [rifle(46)] },
};

const STANCES = { stride: STRIDE, charge: CHARGE, run: RUN } as const satisfies Record<string, Pose<'rifle'>>;
export type Stance = keyof typeof STANCES;

/** Smaller than this, mm, a man has no folds where ink is saved. */
const FULL = 20;

/** Solids parted by light lines; outlines where ink is saved. */
const cutInks = ({ key, paper, flat }: Inks, detail: Detail, height: number): CutInks => {
  switch (detail) {
    case 'full':
      return { solid: flat ?? key, cut: paper, light: paper, contour: 0.2, line: 0.14 };
    case 'line':
      return { solid: paper, cut: flat ?? key, light: paper, contour: 0.13, line: height < FULL ? 0 : 0.125 };
    case 'simple':
      return { solid: flat ?? key, cut: paper, light: flat ?? key, contour: 0.3, line: 0 };
  }
};

export interface Standing {
  readonly x: number;
  /** The height of his soles. */
  readonly y: number;
  readonly height: number;
  readonly left?: boolean;
}

/** A soldier `height` mm tall with his soles at (x, y), facing right or, mirrored, left. */
export function soldier(
  stance: Stance,
  { x, y, height, left = false }: Standing,
  inks: Inks,
  detail: Detail,
): Shape[] {
  const parts = figureParts(STANCES[stance], KIT);
  const size = height / 100;
  const place = placing(x, y - standing(parts) * size, 0, size, left);
  return paintParts(parts, place, cutInks(inks, detail, height), Math.max(0.25, 1.4 * size));
}
