/** A blueprint as a picture: scaled to its place, with a clear edge round it and its nation's sign on it. */
import { burin, type Inks } from '../../../../src/kit/engrave/burin.ts';
import { apply, chain, move, scale, type Matrix } from '../../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { moved, type Path } from '../../../../src/kit/engrave/path/path.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import type { Nation } from '../../data/cards.ts';
import { inksOf, type Theme } from '../../theme.ts';
import { marking } from '../nation-emblems.ts';
import { AMERICAN_BLUEPRINTS } from './american.ts';
import type { Blueprint, Fitting } from './blueprint.ts';
import { BRITISH_BLUEPRINTS } from './british.ts';
import { GERMAN_BLUEPRINTS } from './german.ts';
import { drawTowed, muzzleOf, towedOutline } from './guns.ts';
import { drawPlane, planeOutline } from './plane.ts';
import { soldier } from './soldiers.ts';
import { drawVehicle, silhouetteOf } from './vehicle.ts';

/** The rearmost and the foremost point of a blueprint, metres. */
export function reachOf(blueprint: Blueprint): readonly [back: number, front: number] {
  switch (blueprint.make) {
    case 'plane':
      return [-blueprint.length / 2, blueprint.length / 2 + 0.36];
    case 'towed': {
      const { trail, platform, gun } = blueprint;
      const back = Math.min(trail ? trail.to - 0.25 : 0, platform ? platform.from - 0.3 : 0);
      return [back, muzzleOf(gun)[0]];
    }
    default: {
      const { hull, gun } = blueprint;
      const half = hull.length / 2;
      const undercut = (hull.x ?? 0) - half;
      return [undercut, Math.max(half, gun ? muzzleOf(gun)[0] : 0)];
    }
  }
}

/** How far fittings rise above where they stand, metres. */
const riseOf = (part: Fitting): number => {
  switch (part.what) {
    case 'aerial':
    case 'tools':
    case 'cutter':
      return 0;
    case 'machine-gun':
    case 'head':
      return part.h + 0.4;
    case 'lamp':
      return part.h + 0.09;
    default:
      return part.h + part.t;
  }
};

/** How high a blueprint stands, metres: with its gun on the roof, without aerials. */
export function heightOf(blueprint: Blueprint): number {
  if (blueprint.make === 'plane') return 0.01;
  const outlined = Math.max(
    ...outlinesOf(blueprint).flatMap((path) => path.flatMap(({ points }) => points.map(([, y]) => -y))),
  );
  if (blueprint.make === 'towed') return Math.max(outlined, MAN);
  const { turret, fittings = [] } = blueprint;
  const cupola = turret?.cupola ? turret.base + turret.height + turret.cupola.height : 0;
  return Math.max(outlined, cupola, ...fittings.map(riseOf));
}

/** The length that a blueprint's dimension line gives, metres. */
export function lengthOf(blueprint: Blueprint): number {
  const [back, front] = reachOf(blueprint);
  return front - back;
}

function outlinesOf(blueprint: Blueprint): readonly Path[] {
  switch (blueprint.make) {
    case 'plane':
      return planeOutline(blueprint);
    case 'towed':
      return towedOutline(blueprint);
    default:
      return silhouetteOf(blueprint);
  }
}

/** Where a blueprint stands: the middle of its own metres at (x, y), so many mm a metre, to the left where mirrored. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly left?: boolean;
}

export const placeOf = ({ x, y, size, left = false }: Stand): Matrix =>
  chain(scale(left ? -size : size, size), move(x, y));

/** A blueprint filled in one ink. */
export const silhouette = (blueprint: Blueprint, stand: Stand, fill: Shape['fill']): Shape[] =>
  outlinesOf(blueprint).map((path) => ({ d: written(moved(path, placeOf(stand))), ...(fill && { fill }) }));

const halo = (blueprint: Blueprint, place: Matrix, { paper }: Inks, width: number): Shape[] =>
  outlinesOf(blueprint).map((path) => ({
    d: written(moved(path, place)),
    fill: paper,
    stroke: { colour: paper, width: 2 * width, join: 'round' },
  }));

const CREW = { kneel: 'kneel', serve: 'serve', point: 'point' } as const;

/** The height of a man, metres. */
const MAN = 1.76;

function crew(
  blueprint: Blueprint,
  nation: Nation,
  { x, y, size, left = false }: Stand,
  theme: Theme,
): Shape[] {
  if (blueprint.make !== 'towed') return [];
  return blueprint.crew.flatMap((man) =>
    soldier(
      nation,
      CREW[man.pose],
      { x: x + (left ? -man.x : man.x) * size, y, height: MAN * size, left },
      inksOf(theme, nation),
      theme.detail,
    ),
  );
}

/** The picture of a blueprint where it stands. */
export function portrait(blueprint: Blueprint, nation: Nation, stand: Stand, theme: Theme): Shape[] {
  const inks = inksOf(theme, nation);
  const place = placeOf(stand);
  const b = burin(inks, theme.detail, place);
  const edge = halo(blueprint, place, inks, 0.45);
  switch (blueprint.make) {
    case 'towed':
      drawTowed(b, blueprint);
      return [...edge, ...crew(blueprint, nation, stand, theme), ...b.shapes()];
    case 'plane':
      drawPlane(b, blueprint);
      break;
    default:
      drawVehicle(b, blueprint);
  }
  const { x, h, r } = blueprint.mark;
  const [markX, markY] = apply(place, [x, -h]);
  return [...edge, ...b.shapes(), ...marking(nation, markX, markY, r * stand.size, theme)];
}

/** Every blueprint by the id of its formation card. */
export const BLUEPRINTS = {
  ...GERMAN_BLUEPRINTS,
  ...AMERICAN_BLUEPRINTS,
  ...BRITISH_BLUEPRINTS,
} as const satisfies Readonly<Record<string, Blueprint>>;

export type BlueprintId = keyof typeof BLUEPRINTS;

export const isBlueprint = (id: string): id is BlueprintId => Object.hasOwn(BLUEPRINTS, id);
