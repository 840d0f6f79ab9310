import { beside, GAP, groundOf, type Ground } from './ground.ts';
import type { Army, Field, PlacedCard, Position } from './position.ts';
import { enemyOf, footOn, ROUNDS, tankOn } from './rules.ts';
import { score } from './score.ts';

/**
 * How good a position is for an army, in points of the final score, by rule of thumb: what it holds, how near it is to
 * what it could hold, and what it stands to lose. The weights were found by play against itself.
 */
export function worth(position: Position, army: Army): number {
  if (position.stage === 'over') {
    const { totals, winner } = score(position);
    return (winner === army ? WON : -WON) + totals[army] - totals[enemyOf(army)];
  }
  const ground = groundOf(position.table);
  const far = distancesOf(ground);
  return side(position, ground, far, army) - side(position, ground, far, enemyOf(army));
}

const WON = 100;
/** A soldier on the battlefield; the supply is worth nothing. */
const SOLDIER = 0.14;
/** Of an objective's value, as much for being one step away; each step farther the same share of that. */
const NEAR = 0.55;
const FADE = 0.72;
/** A second and third soldier in a bunker. */
const GUARD = 0.35;

/** What is held now counts for less early on: it has to be held to the end. */
const lasting = (round: number): number => 0.55 + (0.45 * round) / ROUNDS;

function side(position: Position, ground: Ground, far: Uint8Array, army: Army): number {
  const { tank, round } = position;
  const feet = position.foot[army];
  const here: Field[] = [];
  let soldiers = 0;
  feet.forEach((count, field) => {
    if (count === 0) return;
    soldiers += count;
    here.push(field);
  });
  const held = lasting(round);
  const own = tank !== null && tank.army === army ? tank : null;
  let sum = position.taken[army] + SOLDIER * (soldiers + (own?.crew ?? 0));
  for (const field of position.crates) sum += pull(far, ground, here, field);
  for (const bunker of ground.bunkers) {
    const guards = feet[bunker] ?? 0;
    sum +=
      3 * held * (guards > 0 ? 1 + GUARD * 0.2 * Math.min(guards - 1, 3) : pull(far, ground, here, bunker));
  }
  if (own !== null) sum += 5 * held + GUARD * (own.crew - 1);
  else if (tank !== null)
    sum += 5 * held * (tank.army === null ? 1 : 0.4) * pull(far, ground, here, tank.field);
  for (const field of here) sum -= atRisk(position, ground, army, field, held);
  if (own !== null && footOn(position, army, own.field) === 0)
    sum -= atRisk(position, ground, army, own.field, held);
  return sum;
}

/** What being near a field is worth, as a share of holding it. */
function pull(far: Uint8Array, ground: Ground, here: readonly Field[], field: Field): number {
  let least = 255;
  for (const from of here) least = Math.min(least, far[from * ground.size + field] ?? 255);
  return least === 255 ? 0 : NEAR * FADE ** Math.max(0, least - 1);
}

/** What an army stands to lose on a field to the enemies beside it. */
function atRisk(position: Position, ground: Ground, army: Army, field: Field, held: number): number {
  const enemy = enemyOf(army);
  let force = 0;
  for (const from of beside(ground, field)) {
    const crew = tankOn(position, enemy, from)?.crew ?? 0;
    force = Math.max(force, footOn(position, enemy, from) + crew + (crew > 0 ? 1 : 0));
  }
  if (force === 0) return 0;
  const crew = tankOn(position, army, field)?.crew ?? 0;
  const special = ground.special[field];
  const count = footOn(position, army, field) + crew;
  const defence = count + (crew > 0 ? 1 : 0) + (special === 'bunker' || special === 'base' ? 1 : 0);
  const stake = SOLDIER * count + (special === 'bunker' ? 3 * held : 0) + (crew > 0 ? 5 * held : 0);
  return stake * 0.5 * Math.min(1, Math.max(0, (force + 2 - defence) / 4));
}

const known = new WeakMap<readonly PlacedCard[], Uint8Array>();

/** Steps from each field to each, `[from * size + to]`, whoever is in the way; 255 where there is no way. */
function distancesOf(ground: Ground): Uint8Array {
  let far = known.get(ground.table);
  if (far === undefined) {
    far = survey(ground);
    known.set(ground.table, far);
  }
  return far;
}

function survey({ size, neighbours }: Ground): Uint8Array {
  const far = new Uint8Array(size * size).fill(255);
  for (let from = 0; from < size; from++) {
    const reached: Field[] = [from];
    far[from * size + from] = 0;
    for (const field of reached) {
      for (const next of neighbours[field] ?? []) {
        if (next === GAP || far[from * size + next] !== 255) continue;
        far[from * size + next] = (far[from * size + field] ?? 0) + 1;
        reached.push(next);
      }
    }
  }
  return far;
}
