/** The table after a move and everything automatic that follows, until somebody has to decide. */
import { AREAS, type AreaId, type PlaceId } from '../../../cards/fog-of-war/data/areas.ts';
import { INDUSTRY, type Operation, type Side } from '../../../cards/fog-of-war/data/components.ts';
import { goOn, hasShown, isCutOff, launch, loses, losesAll, pays, resolve } from './battle.ts';
import { type Card, kinds, moreOf } from './cards.ts';
import { endWar } from './countries.ts';
import { disband, goesUnseen, isSeen } from './heaps.ts';
import { glimpse, isOperation, targets } from './looking.ts';
import { lookPrice } from './legal.ts';
import { payments, matchName } from './paying.ts';
import { AREA_IDS, enemyOf, type Table, type Todo } from './table.ts';
import { firstTurn, isDealt, mustDraw, newYear, nextTurn } from './year.ts';

export function next(before: Table, move: string): Table {
  const table = structuredClone(before);
  const [verb = '', ...words] = move.split(' ');
  const wait = table.todo.at(-1);
  if (wait === undefined) act(table, verb, words);
  else answer(table, wait, verb, words, move);
  run(table);
  return table;
}

const side = (table: Table) => table.sides[table.active];

/** Neutral cards are dealt to areas by number (F-001); of those in the USSR the Allies see each (F-165). */
function dealNeutral(table: Table, card: Card): void {
  const places = AREAS.flatMap(({ id, neutrals }) => Array.from({ length: neutrals }, () => id));
  const dealt = AREA_IDS.reduce((sum, id) => sum + table.areas[id].neutrals.length, 0);
  const at = places[dealt];
  if (at === undefined) throw new Error('all are dealt');
  table.areas[at].neutrals.push(card);
  if (dealt + 1 < places.length) return;
  table.stage = 'victory';
  for (const { id, starts } of AREAS)
    if (starts === 'ussr') table.areas[id].neutralsKnown.allies = [...table.areas[id].neutrals];
}

function act(table: Table, verb: string, [one = '', two = '', ...more]: readonly string[]): void {
  const { stacks, areas, wheel, window } = side(table);
  switch (verb) {
    case 'neutral':
      return dealNeutral(table, one as Card);
    case 'victory':
      table.drawn.push(one as AreaId);
      if (table.drawn.length === 3) table.stage = 'box';
      return;
    case 'box':
      table.boxed = one as AreaId;
      Object.assign(table, { stage: 'set-up', active: 'allies' });
      return;
    case 'place': {
      const isFirst = table.stage === 'set-up';
      goesUnseen(one as Card, isFirst ? stacks.deck : stacks.hand, areas[two as AreaId]);
      table.hasPlayed = true;
      if (isFirst && AREA_IDS.filter((id) => areas[id].cards.length > 0).length === 3) hasSetUp(table);
      return;
    }
    case 'plan':
      wheel[window].aim = one as AreaId;
      goesUnseen(two as Card, stacks.hand, wheel[window]);
      Object.assign(table, { hasPlayed: true, hasPlanned: true });
      return;
    case 'add':
      goesUnseen(two as Card, stacks.hand, wheel[one as Operation]);
      table.hasPlayed = true;
      return;
    case 'disband':
      return disband(table, table.active, one as Operation);
    case 'launch': {
      const seas = more.filter((word) => word !== 'via') as AreaId[];
      const from = two === '' ? null : (more[0] as PlaceId);
      return launch(table, one as Operation, from, seas.slice(1));
    }
    case 'resolve':
      return resolve(table, one as AreaId);
    case 'intel':
      return look(table, [one, two].filter((word) => word !== '').join(' '));
    default:
      return isDone(table);
  }
}

function hasSetUp(table: Table): void {
  table.hasPlayed = false;
  if (table.active === 'allies') table.active = 'axis';
  else
    table.todo.push(
      { kind: 'first-turn', seat: 'axis' },
      { kind: 'draw', seat: 'allies' },
      { kind: 'draw', seat: 'axis' },
    );
}

/** Actions are over, then looking is, then the hand is filled up (F-020). */
function isDone(table: Table): void {
  if (table.stage === 'set-up') return hasSetUp(table);
  const { active } = table;
  if (table.stage === 'actions') {
    table.stage = 'intel';
    // Skip the stage if there is nothing to look at.
    if (side(table).ready > 0 && targets(table, active).length > 0) return;
  }
  table.todo.push({ kind: 'next-turn', seat: active }, { kind: 'draw', seat: active });
}

/** A look costs one, two among other actions (F-121), and may be blocked (F-124). */
function look(table: Table, target: string): void {
  const by = table.active;
  const price = lookPrice(table);
  const none = { axis: 0, allies: 0 };
  // F-A30, the other reading: whoever looks may bid more at once, too.
  if (table.options.has('free-bids') && side(table).ready > price)
    table.todo.push({ kind: 'bid', seat: by, by, target, stakes: none });
  else table.todo.push({ kind: 'bid', seat: enemyOf(by), by, target, stakes: { ...none, [by]: price } });
}

type Bid = Extract<Todo, { kind: 'bid' }>;

/** Somebody has stopped: both pay their last bid, and the higher one has it (F-124, F-125). */
function isSettled(table: Table, { by, target, stakes }: Bid): void {
  table.todo.pop();
  for (const each of ['axis', 'allies'] as const) {
    table.sides[each].ready -= stakes[each];
    table.sides[each].used += stakes[each];
  }
  if (stakes[enemyOf(by)] > stakes[by]) table.blocked.push(target);
  else
    table.todo.push({
      kind: 'look',
      seat: by,
      target,
      left: glimpse(table, by, target),
      seen: [],
      province: false,
    });
}

function sees(table: Table, wait: Extract<Todo, { kind: 'look' }>, what: string): void {
  wait.left -= 1;
  if (wait.target === 'victory') {
    if (!table.seen.includes(what as AreaId)) table.seen.push(what as AreaId);
    return;
  }
  if (what === 'province') {
    wait.province = true;
    return;
  }
  wait.seen.push(what as Card);
}

/** A look is over: what was seen is known, for as long as it must still be there (F-A63). */
function hasSeen(table: Table, wait: Extract<Todo, { kind: 'look' }>): void {
  const enemy = table.sides[enemyOf(wait.seat)];
  if (wait.target === 'victory') return;
  if (isOperation(wait.target)) {
    const planned = enemy.wheel[wait.target];
    planned.isAimKnown ||= wait.province;
    return isSeen(planned, wait.seen);
  }
  const [id = '', neutral] = wait.target.split(' ');
  if (neutral === undefined) return isSeen(enemy.areas[id as AreaId], wait.seen);
  const { neutralsKnown } = table.areas[id as AreaId];
  neutralsKnown[wait.seat] = moreOf(neutralsKnown[wait.seat], wait.seen);
}

function answer(table: Table, wait: Todo, verb: string, words: readonly string[], move: string): void {
  const { stacks, areas } = table.sides[wait.seat];
  const [one = '', two = ''] = words;
  switch (wait.kind) {
    case 'offer':
      table.todo.pop();
      table.offers.push({ side: one as Side, points: Number(two) });
      if (table.offers.length === 2) hasOffered(table);
      return;
    case 'lot':
      table.todo.pop();
      table.hasSwapped = one === 'swap';
      return;
    case 'draw':
      goesUnseen(one as Card, stacks.deck, stacks.hand);
      // F-026
      if (stacks.deck.cards.length === 0) table.winter = true;
      return;
    case 'bid':
      if (verb === 'pass') return isSettled(table, wait);
      wait.stakes[wait.seat] = Number(one);
      wait.seat = enemyOf(wait.seat);
      return;
    case 'look':
      return sees(table, wait, one);
    case 'cut-off':
      table.todo.pop();
      if (verb === 'cut') isCutOff(table);
      return;
    case 'advantage': {
      table.todo.pop();
      const fight = table.todo.at(-1);
      if (verb !== 'spend' || fight?.kind !== 'battle') return;
      fight.spent = wait.seat;
      table.advantage = enemyOf(wait.seat);
      return;
    }
    case 'match': {
      const payment = payments(table, wait).find((each) => matchName(each) === move);
      if (payment === undefined) throw new Error(`${move} does not pay`);
      table.todo.pop();
      return pays(table, wait, payment);
    }
    case 'lose':
      return loses(table, wait, one as Card);
    case 'interdict':
      if (verb === 'show') {
        const shown = [...(wait.shown[two] ?? []), one as Card];
        wait.shown[two] = shown;
        return isSeen(areas[two as AreaId], shown);
      }
      table.todo.pop();
      return hasShown(table, wait);
    case 'deal':
      goesUnseen(one as Card, stacks.win, stacks.discard);
      wait.left -= 1;
      return;
    case 'produce':
      return buys(table, wait, verb, one as Card);
    case 'remove':
      if (verb === 'done') table.todo.pop();
      else if (verb === 'disband') disband(table, wait.seat, one as Operation);
      else goesUnseen(one as Card, areas[two as AreaId], stacks.discard);
      return;
    default:
      throw new Error(`nobody answers ${wait.kind}`);
  }
}

/** Both have offered: if both want the same side, the higher offer has it, and the goal moves by it (F-195). */
function hasOffered(table: Table): void {
  const [axis, allies] = table.offers;
  if (axis === undefined || allies === undefined) return;
  if (axis.side !== allies.side) {
    table.hasSwapped = axis.side === 'allies';
    return;
  }
  const most = Math.max(axis.points, allies.points);
  table.goal += axis.side === 'axis' ? most : -most;
  if (axis.points === allies.points) table.todo.push({ kind: 'lot', seat: 'axis' });
  else table.hasSwapped = axis.points > allies.points === (axis.side === 'allies');
}

function buys(table: Table, wait: Extract<Todo, { kind: 'produce' }>, verb: string, card: Card): void {
  const me = table.sides[wait.seat];
  if (verb === 'done') {
    table.todo.pop();
    return;
  }
  wait.left -= 1;
  if (verb === 'recover') goesUnseen(card, me.stacks.loss, me.stacks.discard);
  if (verb === 'industry') {
    me.industry = INDUSTRY.find((space) => space > me.industry) ?? me.industry;
    wait.steps += 1;
  }
  // F-A29
  if (verb === 'tokens') me.ready += 2;
  if (verb === 'points') {
    wait.points -= 1;
    table.points += 1;
    if (table.points >= table.goal) endWar(table);
  }
}

/** Carries out everything automatic. */
function run(table: Table): void {
  for (;;) {
    const wait = table.todo.at(-1);
    if (wait === undefined || !goesOn(table, wait)) return;
  }
}

/** Resolves what waits if it needs no answer; returns whether it did. */
function goesOn(table: Table, wait: Todo): boolean {
  const { areas } = table.sides[wait.seat];
  switch (wait.kind) {
    case 'battle':
      goOn(table, wait);
      return true;
    case 'draw':
      if (mustDraw(table, wait.seat)) return false;
      break;
    case 'lose': {
      const heap = wait.neutral ? table.areas[wait.at].neutrals : areas[wait.at].cards;
      if (wait.left === 0 || heap.length === 0) break;
      if (wait.left >= heap.length) {
        losesAll(table, wait);
        return true;
      }
      // Equal cards need no draw, except at sea, where whoever showed cards does not know that they are equal.
      const [only, other] = kinds(heap);
      if (only === undefined || other !== undefined || wait.interdicted) return false;
      loses(table, wait, only);
      return true;
    }
    case 'look':
      if (wait.left > 0) return false;
      hasSeen(table, wait);
      break;
    case 'bid':
      // F-A61a
      if (table.sides[wait.seat].ready > wait.stakes[enemyOf(wait.seat)]) return false;
      isSettled(table, wait);
      return true;
    case 'match': {
      const all = payments(table, wait);
      const [only] = all;
      if (all.length > 1 || only === undefined) return false;
      table.todo.pop();
      pays(table, wait, only);
      return true;
    }
    case 'interdict':
      // F-191: whoever has cards there may show naval ones, and only where no card is left everybody sees that there is none.
      if (wait.seas.some((sea) => areas[sea].cards.length > (wait.shown[sea] ?? []).length)) return false;
      table.todo.pop();
      hasShown(table, wait);
      return true;
    case 'deal':
      if (wait.left > 0) return false;
      table.todo.pop();
      isDealt(table, wait.seat);
      return true;
    case 'produce':
      if (wait.left > 0) return false;
      break;
    case 'entries':
      table.todo.pop();
      newYear(table);
      return true;
    case 'first-turn':
      table.todo.pop();
      firstTurn(table);
      return true;
    case 'next-turn':
      table.todo.pop();
      nextTurn(table);
      return true;
    default:
      return false;
  }
  table.todo.pop();
  return true;
}
