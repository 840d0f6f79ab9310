import { beside, groundOf, type Ground } from '../rules/field-grid.ts';
import type { Army, Field, Position } from '../rules/position.ts';
import { footOn, ROUNDS } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { score } from '../rules/outcome.ts';
import fitted from './weights.json' with { type: 'json' };

/** What an evaluation looks at on the table, in points of the final score; the hand and the action points come after. */
export const TABLE_FEATURES = [
  'crates', // taken
  'soldiers',
  'crates-near',
  'bunkers', // held, and guarded
  'bunkers-near',
  'tank',
  'tank-near',
  'risk', // what enemies next to it may take
] as const;

/** Weights of the table's features in points, as they were fitted. */
const WEIGHTS = TABLE_FEATURES.map((feature) => fitted.weights[feature]);

/**
 * Heuristic worth of a position for an army, in points of the final score: what it holds, how near it is to
 * more, and what is at risk.
 */
export function evaluate(position: Position, army: Army): number {
  if (position.stage === 'over') {
    const { totals, winner } = score(position);
    return (winner === army ? WON : -WON) + totals[army] - totals[otherOf(army)];
  }
  const figures = tableFigures(position, army);
  let sum = 0;
  for (let index = 0; index < WEIGHTS.length; index++) sum += (WEIGHTS[index] ?? 0) * (figures[index] ?? 0);
  return sum;
}

/** How far an army is ahead in each feature of the table. */
export function tableFigures(position: Position, army: Army): readonly number[] {
  const ground = groundOf(position.table);
  const far = distancesOf(ground);
  const own = side(position, ground, far, army);
  const theirs = side(position, ground, far, otherOf(army));
  return own.map((figure, index) => figure - (theirs[index] ?? 0));
}

const WON = 100;
/** The share of an objective's value that counts one step away; each step farther multiplies it by FADE. */
const NEAR = 0.55;
const FADE = 0.72;
/** A second and third soldier in a bunker. */
const GUARD = 0.35;

/** What is held counts for less early on, since it has to be held to the end. */
const lasting = (round: number): number => 0.55 + (0.45 * round) / ROUNDS;

/** An army's figures, in the order of the features. */
function side(
  position: Position,
  ground: Ground,
  far: (Distances | undefined)[],
  army: Army,
): readonly number[] {
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
  let [cratesNear, bunkers, bunkersNear, tankNear, risk] = [0, 0, 0, 0, 0];
  for (const field of position.crates) cratesNear += pull(far, ground, here, field);
  for (const bunker of ground.bunkers) {
    const guards = feet[bunker] ?? 0;
    if (guards > 0) bunkers += 3 * held * (1 + GUARD * 0.2 * Math.min(guards - 1, 3));
    else bunkersNear += 3 * held * pull(far, ground, here, bunker);
  }
  if (own === null && tank !== null)
    tankNear = 5 * held * (tank.army === null ? 1 : 0.4) * pull(far, ground, here, tank.field);
  for (const field of here) risk -= atRisk(position, ground, army, field, held);
  if (own !== null && footOn(position, army, own.field) === 0)
    risk -= atRisk(position, ground, army, own.field, held);
  return [
    position.taken[army],
    soldiers + (own?.crew ?? 0),
    cratesNear,
    bunkers,
    bunkersNear,
    own === null ? 0 : 5 * held + GUARD * (own.crew - 1),
    tankNear,
    risk,
  ];
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

/** What a soldier counts where it may be lost, in points. */
const SOLDIER = 0.14;

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
