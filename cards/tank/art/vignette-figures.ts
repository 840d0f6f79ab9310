/** Vehicles, guns and men as pieces of vignettes, by any scale. */
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { FORMATION_CARDS, type Nation } from '../data/cards.ts';
import { inksOf } from '../theme.ts';
import type { Motif } from './motif.ts';
import {
  BLUEPRINTS,
  portrait,
  reachOf,
  silhouette,
  type BlueprintId,
  type Stand,
} from './profile/portrait.ts';
import { soldier, type Stance } from './profile/soldiers.ts';
import type { Dress } from './profile/troops.ts';

const nationOf = (id: BlueprintId): Nation =>
  FORMATION_CARDS.find((card) => card.id === id)?.owner ?? 'german';

/** Where a machine stands so that its whole length is centred on x. */
function standing(id: BlueprintId, x: number, y: number, length: number, left: boolean): Stand {
  const [back, front] = reachOf(BLUEPRINTS[id]);
  const size = length / (front - back);
  const middle = ((back + front) / 2) * size;
  return { x: left ? x + middle : x - middle, y, size, left };
}

/** A vehicle, gun or aircraft `length` mm long about x, on the ground at y; to the left where mirrored; tilted by degrees. */
export const machine =
  (id: BlueprintId, x: number, y: number, length: number, left = false, tilt = 0): Motif =>
  (theme) => {
    const shapes = portrait(BLUEPRINTS[id], nationOf(id), standing(id, x, y, length, left), theme);
    return tilt === 0 ? shapes : movedShapes(shapes, chain(move(-x, -y), turn(tilt), move(x, y)));
  };

/** A machine far off, as a silhouette. */
export const shadow =
  (id: BlueprintId, x: number, y: number, length: number, left = false): Motif =>
  (theme) =>
    silhouette(BLUEPRINTS[id], standing(id, x, y, length, left), theme.key);

/** A soldier, `height` mm high, from his soles. */
export const man =
  (dress: Dress, stance: Stance, x: number, y: number, height: number, left = false): Motif =>
  (theme) =>
    soldier(dress, stance, { x, y, height, left }, inksOf(theme, 'tactics'), theme.detail);
