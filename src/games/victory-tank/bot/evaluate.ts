import { beside, groundOf, type Ground } from '../rules/field-grid.ts';
import type { Army, Field, Position } from '../rules/position.ts';
import { footOn, ROUNDS } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { score } from '../rules/outcome.ts';
import { PLAIN, pullsBy, type Weighing } from './weighing.ts';

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

/**
 * Heuristic worth of a position for an army, in points of the final score: what it holds, how near it is to
 * more, and what is at risk.
 */
export function evaluate(position: Position, army: Army, by: Weighing): number {
  if (position.stage === 'over') {
    const { totals, winner } = score(position);
    return (winner === army ? WON : -WON) + totals[army] - totals[otherOf(army)];
  }
  const weights = [by.crates, by.soldiers, by.cratesNear, 1, by.bunkersNear, 1, 1, by.risk];
  const figures = tableFigures(position, army, by);
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (figures[index] ?? 0);
  return sum;
}

/** How far an army is ahead in each feature of the table. */
export function tableFigures(position: Position, army: Army, by: Weighing = PLAIN): readonly number[] {
  const ground = groundOf(position.table);
  const around: Around = { ground, far: distancesOf(ground), pulls: pullsBy(by), by };
  const own = side(position, around, army);
  const theirs = side(position, around, otherOf(army));
  return own.map((figure, index) => figure - (theirs[index] ?? 0));
}

const WON = 100;
/** What stays the same while a position is looked at. */
interface Around {
  readonly ground: Ground;
  readonly far: (Distances | undefined)[];
  readonly pulls: readonly number[];
  readonly by: Weighing;
}

/** What is held counts for less early on, since it has to be held to the end. */
const lasting = (round: number, { early }: Weighing): number => early + ((1 - early) * round) / ROUNDS;

/** An army's figures, in the order of the features. */
function side(position: Position, around: Around, army: Army): readonly number[] {
  const { ground, by } = around;
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
  const held = lasting(round, by);
  const own = tank !== null && tank.army === army ? tank : null;
  let [cratesNear, bunkers, bunkersNear, tankNear, risk] = [0, 0, 0, 0, 0];
  for (const field of position.crates) cratesNear += pull(around, here, field);
  for (const bunker of ground.bunkers) {
    const guards = feet[bunker] ?? 0;
    if (guards > 0) bunkers += by.bunkers * held * (1 + by.guardBunker * Math.min(guards - 1, 3));
    else bunkersNear += by.bunkers * held * pull(around, here, bunker);
  }
  if (own === null && tank !== null)
    tankNear = by.tankNear * held * (tank.army === null ? 1 : by.tankTaken) * pull(around, here, tank.field);
  for (const field of here) risk -= atRisk(position, around, army, field, held);
  if (own !== null && footOn(position, army, own.field) === 0)
    risk -= atRisk(position, around, army, own.field, held);
  return [
    position.taken[army],
    soldiers + (own?.crew ?? 0),
    cratesNear,
    bunkers,
    bunkersNear,
    own === null ? 0 : by.tank * held + by.guard * (own.crew - 1),
    tankNear,
    risk,
  ];
}

/** Worth of being near a field, as a share of holding it. */
function pull({ ground, far: known, pulls }: Around, here: readonly Field[], field: Field): number {
  const far = (known[field] ??= survey(ground, field));
  let least = 255;
  for (const from of here) least = Math.min(least, far[from] ?? 255);
  return least === 255 ? 0 : (pulls[least] ?? 0);
}

/** Expected loss of an army on a field to adjacent enemies. */
function atRisk(position: Position, { ground, by }: Around, army: Army, field: Field, held: number): number {
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
  const bunker = special === 'bunker' ? by.stakeBunker * held : 0;
  const stake = by.stakeSoldier * count + bunker + (crew > 0 ? by.stakeTank * held : 0);
  const danger = (force + by.riskFrom - defence) / by.riskOver;
  return stake * by.riskMost * Math.min(1, Math.max(0, danger));
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
