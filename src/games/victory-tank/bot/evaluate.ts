import { beside, groundOf, type Ground } from '../rules/field-grid.ts';
import type { Army, Field, Position } from '../rules/position.ts';
import { footOn, ROUNDS } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { score } from '../rules/outcome.ts';

/**
 * Heuristic worth of a position for an army, in points of the final score: what it holds, how near it is to
 * more, and what is at risk. The weights were found by self-play.
 */
export function evaluate(position: Position, army: Army): number {
  if (position.stage === 'over') {
    const { totals, winner } = score(position);
    return (winner === army ? WON : -WON) + totals[army] - totals[otherOf(army)];
  }
  const ground = groundOf(position.table);
  const far = distancesOf(ground);
  return side(position, ground, far, army) - side(position, ground, far, otherOf(army));
}

const WON = 100;
/** A soldier on the battlefield; the supply is worth nothing. */
const SOLDIER = 0.14;
/** The share of an objective's value that counts one step away; each step farther multiplies it by FADE. */
const NEAR = 0.55;
const FADE = 0.72;
/** A second and third soldier in a bunker. */
const GUARD = 0.35;

/** What is held counts for less early on, since it has to be held to the end. */
const lasting = (round: number): number => 0.55 + (0.45 * round) / ROUNDS;

function side(position: Position, ground: Ground, far: (Distances | undefined)[], army: Army): number {
  const { tank, round } = position;
  const feet = position.foot[army];
  const here: Field[] = [];
  let soldiers = 0;
  for (let field = 0; field < feet.length; field++) {
    const count = feet[field] ?? 0;
    if (count === 0) continue;
    soldiers += count;
    here.push(field);
  }
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

/** Pull by distance in steps. */
const PULLS = Array.from({ length: 64 }, (_, steps) => NEAR * FADE ** Math.max(0, steps - 1));

/** Worth of being near a field, as a share of holding it. */
function pull(
  known: (Distances | undefined)[],
  ground: Ground,
  here: readonly Field[],
  field: Field,
): number {
  const far = (known[field] ??= survey(ground, field));
  let least = 255;
  for (const from of here) least = Math.min(least, far[from] ?? 255);
  return least === 255 ? 0 : (PULLS[least] ?? 0);
}

/** Expected loss of an army on a field to adjacent enemies. */
function atRisk(position: Position, ground: Ground, army: Army, field: Field, held: number): number {
  const { tank } = position;
  const enemies = position.foot[otherOf(army)];
  let force = 0;
  for (const from of beside(ground, field)) {
    let there = enemies[from] ?? 0;
    if (tank !== null && tank.field === from && tank.army !== null && tank.army !== army)
      there += tank.crew + 1;
    if (there > force) force = there;
  }
  if (force === 0) return 0;
  const crew = tank !== null && tank.field === field && tank.army === army ? tank.crew : 0;
  const special = ground.special[field];
  const count = footOn(position, army, field) + crew;
  const defence = count + (crew > 0 ? 1 : 0) + (special === 'bunker' || special === 'base' ? 1 : 0);
  const stake = SOLDIER * count + (special === 'bunker' ? 3 * held : 0) + (crew > 0 ? 5 * held : 0);
  return stake * 0.5 * Math.min(1, Math.max(0, (force + 2 - defence) / 4));
}

/** Distance in steps from each field to one, ignoring pieces; 255 if unreachable. */
type Distances = Uint8Array;

/** Cache of the distances that were asked for, by battlefield and field. */
const known = new WeakMap<Ground, (Distances | undefined)[]>();

function distancesOf(ground: Ground): (Distances | undefined)[] {
  let far = known.get(ground);
  if (far === undefined) {
    far = [];
    known.set(ground, far);
  }
  return far;
}

/** The queue of the breadth-first search; reused, since there is one search at a time. */
const reached = new Uint8Array(256);

function survey({ size, neighbours }: Ground, to: Field): Distances {
  const far = new Uint8Array(size).fill(255);
  let count = 1;
  reached[0] = to;
  far[to] = 0;
  for (let index = 0; index < count; index++) {
    const field = reached[index] ?? 0;
    for (const next of neighbours[field] ?? []) {
      if (far[next] !== 255) continue;
      far[next] = (far[field] ?? 0) + 1;
      reached[count++] = next;
    }
  }
  return far;
}
