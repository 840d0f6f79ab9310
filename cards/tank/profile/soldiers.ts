/** Soldiers of 1944, as the cards show them. */
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { figureParts, standing, type Pose } from '../../../src/kit/engrave/figure.ts';
import { placing } from '../../../src/kit/engrave/knots.ts';
import { paintParts, type CutInks } from '../../../src/kit/engrave/linocut.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { STANCES, type Stance } from './stances.ts';
import { TROOPS, type Dress, type Weapon } from './troops.ts';

/** Solids parted by light lines; outlines where ink is saved. */
const cutInks = ({ key, paper }: Inks, detail: Detail): CutInks => {
  switch (detail) {
    case 'full':
      return { solid: key, cut: paper, light: paper, contour: 0.24, line: 0.16 };
    case 'line':
      return { solid: paper, cut: key, light: paper, contour: 0.17, line: 0.125 };
    case 'simple':
      return { solid: key, cut: paper, light: key, contour: 0.3, line: 0 };
  }
};

/** A soldier `height` mm high from his soles at (x, y), to the right or, mirrored, to the left. */
export function soldier(
  dress: Dress,
  stance: Stance,
  {
    x,
    y,
    height,
    left = false,
  }: { readonly x: number; readonly y: number; readonly height: number; readonly left?: boolean },
  inks: Inks,
  detail: Detail,
): Shape[] {
  const pose: Pose<Weapon> = STANCES[stance];
  const parts = figureParts(pose, TROOPS[dress]);
  const size = height / 100;
  const place = placing(x, y - standing(parts) * size, 0, size, left);
  return paintParts(parts, place, cutInks(inks, detail), Math.max(0.25, 1.6 * size));
}
