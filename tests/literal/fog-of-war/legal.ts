/** The player to move and every legal move in notation; for chance with its weight. */
import {
  DIAL,
  INDUSTRY,
  INTEL_TOKENS,
  NEUTRALS,
  OPERATIONS,
  type Side,
  VICTORY_AREAS,
} from '../../../cards/fog-of-war/data/components.ts';
import type { AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import { counted, countOf, kinds, without, worth, type Card } from './cards.ts';
import { ageOf, sights, targets } from './looking.ts';
import { mayAttack } from './launching.ts';
import { groundOf, fightIn, matchName, payments } from './paying.ts';
import { isSupplied, waysTo } from './supply.ts';
import { AREA_IDS, enemyOf, printed, type Table, type Todo } from './table.ts';

const CHANCE: readonly Todo['kind'][] = ['lot', 'draw', 'look', 'lose', 'deal'];

export function decider(table: Table): Side | 'chance' | null {
  if (table.stage === 'over') return null;
  const wait = table.todo.at(-1);
  if (wait !== undefined) return CHANCE.includes(wait.kind) ? 'chance' : wait.seat;
  if (table.stage === 'neutrals' || table.stage === 'victory') return 'chance';
  return table.stage === 'box' ? 'axis' : table.active;
}

/** Moves with their weights: for chance the number of cards that give this result, else 1. */
export type Moves = ReadonlyMap<string, number>;
const plain = (moves: readonly string[]): Moves => new Map(moves.map((move) => [move, 1]));
const oneOf = (verb: string, cards: readonly Card[]): Moves =>
  new Map(kinds(cards).map((card) => [`${verb} ${card}`, countOf(cards, card)]));

export function legal(table: Table): Moves {
  if (table.stage === 'over') return new Map();
  const wait = table.todo.at(-1);
  if (wait !== undefined) return answers(table, wait);
  switch (table.stage) {
    case 'neutrals': {
      const out = [...table.neutralsLost, ...AREA_IDS.flatMap((id) => table.areas[id].neutrals)];
      return oneOf('neutral', without(counted(NEUTRALS), out));
    }
    case 'victory':
      return plain(VICTORY_AREAS.filter((id) => !table.drawn.includes(id)).map((id) => `victory ${id}`));
    case 'box':
      return plain(table.drawn.map((id) => `box ${id}`));
    case 'set-up':
      return plain([...firstCards(table), 'done']);
    case 'actions':
      return plain(actions(table));
    case 'intel':
      return plain([...looks(table, 1), 'done']);
  }
}

/** Cards of the draw deck into different areas of one’s own (F-007). */
function firstCards(table: Table): readonly string[] {
  const { stacks, areas } = table.sides[table.active];
  const free = AREA_IDS.filter(
    (id) => table.areas[id].holder === table.active && areas[id].cards.length === 0,
  );
  return kinds(stacks.deck.cards).flatMap((card) => free.map((id) => `place ${card} ${id}`));
}

function actions(table: Table): readonly string[] {
  const me = table.active;
  const party = table.sides[me];
  const hand = kinds(party.stacks.hand.cards);
  const due = AREA_IDS.filter((id) => isDue(table, me, id));
  const operations = OPERATIONS.filter((operation) => party.wheel[operation].aim !== null);
  return [
    ...AREA_IDS.filter((id) => mayPut(table, me, id)).flatMap((id) =>
      hand.map((card) => `place ${card} ${id}`),
    ),
    ...plannable(table, me).flatMap((id) => hand.map((card) => `plan ${id} ${card}`)),
    ...operations.flatMap((operation) => hand.map((card) => `add ${operation} ${card}`)),
    ...operations.map((operation) => `disband ${operation}`),
    ...operations.flatMap((operation) => launches(table, me, operation)),
    ...due.map((id) => `resolve ${id}`),
    ...looks(table, 2),
    // F-023, F-024
    ...(due.length === 0 && (hand.length === 0 || table.hasPlayed) ? ['done'] : []),
  ];
}

const isDue = (table: Table, side: Side, id: AreaId): boolean => {
  const { quagmire } = table.areas[id];
  return quagmire !== null && quagmire.by === side && quagmire.due;
};

/** Whether cards may be put into an area from the hand. */
function mayPut(table: Table, side: Side, id: AreaId): boolean {
  const { holder, quagmire } = table.areas[id];
  // F-072, F-073: an attacker adds in a turn in which the quagmire is still to be resolved.
  if (quagmire !== null && quagmire.by === side) return quagmire.due;
  // F-A22, the other reading
  if (holder === null)
    return !(table.options.has('axis-out-of-ussr') && side === 'axis' && printed(id).starts === 'ussr');
  // F-030, F-190
  return holder === side && (!table.options.has('supply-and-defence') || isSupplied(table, side, id));
}

/** Areas that a new operation may aim at (F-040 to F-042): its card must be in the province deck. */
function plannable(table: Table, side: Side): readonly AreaId[] {
  const { wheel, window } = table.sides[side];
  if (table.hasPlanned || wheel[window].aim !== null) return [];
  return AREA_IDS.filter(
    (id) =>
      table.areas[id].holder !== side &&
      table.areas[id].quagmire?.by !== side &&
      OPERATIONS.every((operation) => wheel[operation].aim !== id),
  );
}

/** Ways to launch an operation; without any, its target is only shown (F-A52). */
function launches(table: Table, side: Side, operation: (typeof OPERATIONS)[number]): readonly string[] {
  const party = table.sides[side];
  const { aim } = party.wheel[operation];
  if (aim === null || DIAL[ageOf(party, operation)]?.launch !== true || !mayAttack(table, side, aim))
    return [];
  const ways = waysTo(table, side, aim);
  if (ways.length === 0) return [`launch ${operation}`];
  return ways.map(({ from, via }) =>
    [`launch ${operation} from ${from}`, ...via.map((sea) => `via ${sea}`)].join(' '),
  );
}

/** F-121 */
export const lookPrice = (table: Table): number => (table.stage === 'actions' ? 2 : 1);

const looks = (table: Table, price: number): readonly string[] =>
  table.sides[table.active].ready < price
    ? []
    : targets(table, table.active).map((target) => `intel ${target}`);

function answers(table: Table, wait: Todo): Moves {
  const me = table.sides[wait.seat];
  switch (wait.kind) {
    case 'offer':
      return plain(
        ['axis', 'allies'].flatMap((side) =>
          Array.from({ length: 31 }, (_, points) => `offer ${side} ${points}`),
        ),
      );
    case 'lot':
      return plain(['lot stay', 'lot swap']);
    case 'draw':
      return oneOf('draw', me.stacks.deck.cards);
    case 'bid': {
      // F-121, F-A30: whoever asks to look says what they bid, and has asked already.
      const opens = wait.seat === wait.by && wait.stakes[wait.by] === 0;
      const least = opens ? lookPrice(table) : wait.stakes[enemyOf(wait.seat)] + 1;
      const most = table.options.has('free-bids') ? me.ready : least;
      const bids = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => `bid ${least + more}`);
      return plain(opens ? bids : [...bids, 'pass']);
    }
    case 'look':
      return new Map(sights(table, wait).map(([what, count]) => [`see ${what}`, count]));
    case 'cut-off':
      return plain(['fight', 'cut']);
    case 'advantage':
      return plain(['spend', 'keep']);
    case 'match':
      return plain([...new Set(payments(table, wait).map(matchName))]);
    case 'lose':
      return oneOf('lose', wait.neutral ? table.areas[wait.at].neutrals : me.areas[wait.at].cards);
    case 'interdict':
      return plain([...showable(table, wait), 'done']);
    case 'deal':
      return oneOf('deal', me.stacks.win.cards);
    case 'produce':
      return plain([...buys(table, wait), 'done']);
    case 'remove':
      return plain([
        ...AREA_IDS.filter((id) => table.areas[id].quagmire === null).flatMap((id) =>
          kinds(me.areas[id].cards).map((card) => `remove ${card} ${id}`),
        ),
        ...OPERATIONS.filter((operation) => me.wheel[operation].aim !== null).map(
          (each) => `disband ${each}`,
        ),
        'done',
      ]);
    default:
      throw new Error(`nobody answers ${wait.kind} at ${groundOf(fightIn(table))}`);
  }
}

/** Naval cards that may still be shown against supply (F-191). */
export const showable = (table: Table, wait: Extract<Todo, { kind: 'interdict' }>): readonly string[] =>
  wait.seas.flatMap((sea) =>
    kinds(without(table.sides[wait.seat].areas[sea].cards, wait.shown[sea] ?? []))
      .filter((card) => worth(card, 'sea') > 0)
      .map((card) => `show ${card} ${sea}`),
  );

/** What a production point buys (F-112, F-A27, F-A28, F-107). */
function buys(table: Table, wait: Extract<Todo, { kind: 'produce' }>): readonly string[] {
  const me = table.sides[wait.seat];
  if (wait.left === 0) return [];
  const points = wait.points > 0 ? ['points'] : [];
  if (table.year === 1944) return points;
  const tokens = Object.values(table.sides).reduce((sum, { ready, used }) => sum + ready + used, 0);
  const mayGrow = !(table.options.has('one-industry-step') && wait.steps > 0);
  return [
    ...kinds(me.stacks.loss.cards).map((card) => `recover ${card}`),
    ...(mayGrow && INDUSTRY.some((space) => space > me.industry) ? ['industry'] : []),
    ...(table.options.has('no-intel-cap') || tokens + 2 <= INTEL_TOKENS ? ['tokens'] : []),
    ...points,
  ];
}
