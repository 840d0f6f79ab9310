/** Turns, and what is done when a year ends. */
import { HAND, MANIFEST, OPERATIONS, type Side } from '../../../cards/fog-of-war/data/components.ts';
import { counted } from './cards.ts';
import { becomes, endWar, ussrEnters } from './countries.ts';
import { allGo, disband } from './heaps.ts';
import { resourcesOf, suppliedAreas } from './supply.ts';
import { AREA_IDS, bySide, enemyOf, printed, type Table, type Todo } from './table.ts';

/** A turn begins: quagmires are due, and the wheel is turned, unless it is empty (F-021, F-A01, F-A57). */
export function beginTurn(table: Table, side: Side): void {
  Object.assign(table, { active: side, stage: 'actions', blocked: [], hasPlayed: false, hasPlanned: false });
  for (const id of AREA_IDS) {
    const { quagmire } = table.areas[id];
    if (quagmire !== null && quagmire.by === side) quagmire.due = true;
  }
  const party = table.sides[side];
  if (OPERATIONS.every((operation) => party.wheel[operation].aim === null)) return;
  const next = OPERATIONS[(OPERATIONS.indexOf(party.window) + 1) % OPERATIONS.length];
  if (next === undefined) throw new Error('the wheel has no such space');
  party.window = next;
  if (party.wheel[next].aim !== null) disband(table, side, next);
}

/** Whether a hand is still to be filled up (F-025). */
export const mustDraw = (table: Table, side: Side): boolean => {
  const { hand, deck } = table.sides[side].stacks;
  return hand.cards.length < HAND && deck.cards.length > 0;
};

const hasNothing = (table: Table, side: Side): boolean => {
  const { hand, deck } = table.sides[side].stacks;
  return hand.cards.length === 0 && deck.cards.length === 0;
};

/** A turn is over: the other side’s begins, or the year ends (F-012, F-A33). */
export function nextTurn(table: Table): void {
  if (hasNothing(table, 'axis') && hasNothing(table, 'allies')) endYear(table);
  else beginTurn(table, enemyOf(table.active));
}

/** Whoever has more cards in the draw deck begins; of two alike the Axis (F-011). */
export function firstTurn(table: Table): void {
  const size = bySide((side) => table.sides[side].stacks.deck.cards.length);
  beginTurn(table, size.allies > size.axis ? 'allies' : 'axis');
}

/** The neutral Balkans join the Axis (F-163). */
function balkansJoin(table: Table): void {
  if (table.year === 1940 && table.areas.balkans.holder === null) becomes(table, 'balkans', 'axis');
}

/** The Axis scores, and the questions that follow are pushed, the last one first (F-100 to F-103, F-A03). */
function endYear(table: Table): void {
  if (table.options.has('balkans-scores-1940')) balkansJoin(table);
  table.points += suppliedAreas(table, 'axis').reduce((sum, id) => sum + printed(id).points, 0);
  // F-180, F-A37
  if (table.points >= table.goal) return endWar(table);
  const [second, first] = [table.advantage, enemyOf(table.advantage)];
  table.todo.push({ kind: 'entries', seat: first });
  if (table.year < 1944) {
    table.todo.push({ kind: 'remove', seat: second }, { kind: 'remove', seat: first });
    table.todo.push(production(table, second), production(table, first));
  } else table.todo.push(production(table, 'axis'));
  for (const side of ['allies', 'axis'] as const) {
    const { length } = table.sides[side].stacks.win.cards;
    table.todo.push({ kind: 'deal', seat: side, left: Math.ceil(length / 2) });
  }
}

/** Production points of a side, and how many of them may buy victory points (F-110, F-113, F-A26). */
function production(table: Table, side: Side): Extract<Todo, { kind: 'produce' }> {
  const left = Math.min(resourcesOf(table, side), table.sides[side].industry);
  const isBarred = table.areas.berlin.holder === 'allies' || table.areas.ruhr.holder === 'allies';
  const points = side === 'axis' && !isBarred ? Math.floor(left / 2) : 0;
  return { kind: 'produce', seat: side, left, points, steps: 0 };
}

/** What is left of a Win stack is lost (F-101). */
export function isDealt(table: Table, side: Side): void {
  const { win, loss } = table.sides[side].stacks;
  allGo(win, loss);
}

/** Tokens, countries and the new year, or the end of the war (F-104 to F-107). */
export function newYear(table: Table): void {
  if (table.year === 1944) return endWar(table);
  const ended = table.year;
  const { axis, allies } = table.sides;
  for (const party of [axis, allies]) Object.assign(party, { ready: party.ready + party.used, used: 0 });
  balkansJoin(table);
  const usaEnters = table.options.has('usa-end-1940') ? 1940 : 1941;
  if (ended === usaEnters) allies.stacks.discard.cards.push(...counted(MANIFEST.allies.usa));
  if (ended === 1942) ussrEnters(table, allies.stacks.discard);
  for (const { stacks } of [axis, allies]) allGo(stacks.discard, stacks.deck);
  const join = { 1940: MANIFEST.allies[1941], 1941: MANIFEST.allies[1942], 1942: MANIFEST.allies[1943] };
  if (ended !== 1943) allies.stacks.loss.cards.push(...counted(join[ended as keyof typeof join]));
  table.year += 1;
  table.winter = false;
  table.todo.push(
    { kind: 'first-turn', seat: 'axis' },
    { kind: 'draw', seat: 'allies' },
    { kind: 'draw', seat: 'axis' },
  );
  for (const side of ['axis', 'allies'] as const)
    if (table.sides[side].stacks.deck.cards.length === 0) table.winter = true;
}
