/** The course of rounds and turns, and the pending steps between them. */
import { ACTIONS, FIGURES, INCOMES, LENGTH_TABLE } from '../../../../cards/loopgraven/data/tables.ts';
import { afterOccasion, afterRound, afterTurn } from './timed-effects.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf } from '../../../referee/seats.ts';
import { type Draft, ask, lose, put, settle, useCard } from './draft.ts';
import { watch } from './outcome.ts';
import { trenchOf } from './board-spaces.ts';
import { USED_BY_ATTACKER, USED_BY_DEFENDER, defendersOf, lostIn, nextDie } from './fight.ts';
import { breathe, comeTrue, countEnd, dyingAt, liftGas } from './gas.ts';
import { endsBack } from './haversack-retreat.ts';
import {
  type Fight,
  type Four,
  type Player,
  type Pool,
  type Side,
  type Trenches,
  headOf,
  isGreen,
  orderOf,
  playing,
  purseOf,
  sideOf,
  unitsWhere,
  withOf,
} from './position.ts';
import { isDoubled } from './lasting-effects.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import type { Decision } from '../messages.ts';

/** Starting troops (W-001); none for a seat that is not in use. */
export function forcesOf({ length, players }: Pick<Trenches, 'length' | 'players'>): Four<Pool> {
  const { platoon, car, tank } = LENGTH_TABLE[length];
  const force: Pool = { platoon, car, tank };
  const none: Pool = { platoon: 0, car: 0, tank: 0 };
  return players === 4 ? [force, force, force, force] : [force, force, none, none];
}

/** Starting tokens; a shared purse gets both players' (W-A34a). */
export function pursesOf(position: Pick<Trenches, 'length' | 'players' | 'options'>): Four<number> {
  const { tokens } = LENGTH_TABLE[position.length];
  let purses: Four<number> = [0, 0, 0, 0];
  for (const player of playing(position)) {
    const purse = purseOf(position, player);
    purses = withOf(purses, purse, purses[purse] + tokens);
  }
  return purses;
}

/** Hands out troops and tokens. */
export function equip(draft: Draft): void {
  draft.pools = forcesOf(draft);
  draft.purses = pursesOf(draft);
  draft.stage = 'first';
}

/** A roll for who begins; ties are rolled again (W-004, W-A30). */
export function rollForFirst(draft: Draft, shows: number): void {
  if (draft.rolled === null) {
    draft.rolled = shows;
    draft.active = 1;
    return;
  }
  const other = draft.rolled;
  draft.rolled = null;
  draft.active = 0;
  if (other === shows) return;
  draft.first = other > shows ? 0 : 1;
  beginRound(draft);
}

function beginRound(draft: Draft): void {
  draft.round += 1;
  const [first = 0] = orderOf(draft);
  draft.active = first;
  if (isGreen(draft)) draft.stage = 'event';
  else beginTurn(draft, first);
}

/** The players who roll in a green round, in order (W-A33a). */
export const rollersIn = (position: Trenches): readonly Player[] =>
  position.options['roll-per-player'] ? orderOf(position) : orderOf(position).slice(0, 2);

/** Starts the next roll of the round, or its first turn. */
export function nextRoller(draft: Draft): void {
  const rollers = rollersIn(draft);
  const next = rollers[rollers.indexOf(draft.active) + 1];
  if (next === undefined) beginTurn(draft, orderOf(draft)[0] ?? 0);
  else {
    draft.active = next;
    draft.stage = 'event';
  }
}

/** The income of a turn: base by economy, bonus for units in enemy trenches, and doubling (W-010 to W-013). */
export function incomeOf(
  position: Trenches,
  player: Player,
): { readonly base: number; readonly bonus: number; readonly more: number } {
  const base = INCOMES[position.tiers[player].economy] ?? 0;
  const enemy = trenchOf(otherOf(sideOf(player)));
  const inTrench = unitsWhere(position, ({ owner, at }) => owner === player && enemy.includes(at));
  const bonus = inTrench.reduce(
    (sum, number) => sum + FIGURES[position.units[number]?.type ?? 'platoon'].bonus,
    0,
  );
  const doubled = isDoubled(position, player);
  return { base, bonus, more: doubled ? base + (position.options['double-bonus'] ? bonus : 0) : 0 };
}

export function beginTurn(draft: Draft, player: Player): void {
  draft.stage = 'turn';
  draft.active = player;
  draft.turns = withOf(draft.turns, player, draft.turns[player] + 1);
  liftGas(draft, player);
  if (draft.turns[player] > 1) receive(draft, player);
  draft.actions = ACTIONS[draft.tiers[player].general] ?? 0;
}

function receive(draft: Draft, player: Player): void {
  const { base, bonus, more } = incomeOf(draft, player);
  const purse = purseOf(draft, player);
  draft.purses = withOf(draft.purses, purse, draft.purses[purse] + base + bonus + more);
  draft.effects = afterOccasion(
    draft.effects,
    'income',
    (scope) => 'player' in scope && scope.player === player,
  );
}

/** Ends a turn: gas kills units that were in it at two ends, unless a mask is used. */
export function endTurn(draft: Draft): void {
  const { active } = draft;
  const dying = dyingAt(draft, active);
  countEnd(draft, active);
  ask(draft, { kind: 'ending', seat: active });
  if (dying.length === 0) return;
  if (draft.held[sideOf(active)].includes('P6'))
    ask(draft, { kind: 'mask', seat: headOf(sideOf(active)), units: dying, kills: true });
  else comeTrue(draft, dying, true, false);
}

/** Starts the next player's turn, or the next round. */
function passOn(draft: Draft): void {
  const { active } = draft;
  const turn = draft.turns[active];
  draft.effects = afterTurn(draft.effects, { of: active, turn });
  const side = sideOf(active);
  const due = draft.danger[side];
  if (due !== null)
    draft.danger = withOf(
      draft.danger,
      side,
      due.filter((one) => one.player !== active || one.turn > turn),
    );
  clearTurn(draft);
  watch(draft);
  if (draft.stage === 'over') return;
  const order = orderOf(draft);
  const next = order[order.indexOf(active) + 1];
  if (next !== undefined) {
    beginTurn(draft, next);
    return;
  }
  draft.effects = afterRound(draft.effects, draft.round);
  if (draft.options['keep-one-round']) draft.held = [[], []];
  beginRound(draft);
}

function clearTurn(draft: Draft): void {
  draft.actions = 0;
  draft.items = 0;
  draft.guns = 0;
  draft.shots = 0;
  draft.acted = [];
  draft.marched = false;
  draft.kabiem = false;
}

/** Processes pending items until somebody has to decide or a die has to be rolled. */
export function goOn(draft: Draft): void {
  for (let wait = top(draft.waits); wait !== null; wait = top(draft.waits)) {
    switch (wait.kind) {
      case 'shock':
      case 'dodge':
        return;
      case 'mask':
        if (draft.held[sideOf(wait.seat)].includes('P6')) return;
        // The only mask was used by an earlier answer.
        settle(draft);
        comeTrue(draft, wait.units, wait.kills, false);
        break;
      case 'back': {
        const [unit, ...others] = wait.units;
        settle(draft);
        if (unit === undefined) break;
        const ends = endsBack(draft, unit);
        if (ends.length > 1) {
          ask(draft, wait);
          return;
        }
        if (others.length > 0) ask(draft, { ...wait, units: others });
        for (const to of ends) arrive(draft, unit, to);
        break;
      }
      case 'fight':
        if (nextDie(draft, wait) !== null) return;
        settle(draft);
        endFight(draft, wait);
        break;
      case 'drawn':
        settle(draft);
        nextRoller(draft);
        break;
      case 'ending':
        settle(draft);
        passOn(draft);
        break;
    }
  }
}

/** A unit arrives on a space by a move or a card: checks for full trenches and gas. */
export function arrive(draft: Draft, unit: number, to: number): void {
  put(draft, unit, to);
  watch(draft);
  breathe(draft, [unit]);
}

/** Applies the result of a fight, and uses up its cards (W-A37). */
function endFight(draft: Draft, fight: Fight): void {
  const lost = lostIn(draft, fight);
  const units = [...fight.units, ...defendersOf(draft, fight)];
  const side = sideOf(fight.seat);
  useUp(draft, side, USED_BY_ATTACKER);
  useUp(draft, otherOf(side), USED_BY_DEFENDER);
  const isOf = (numbers: readonly number[]) => (scope: Draft['effects'][number]['scope']) =>
    'unit' in scope && numbers.includes(scope.unit);
  draft.effects = afterOccasion(draft.effects, 'fight', isOf(units));
  draft.effects = afterOccasion(draft.effects, 'attack', isOf(fight.units));
  lose(draft, lost);
  watch(draft);
}

function useUp(draft: Draft, side: Side, marks: readonly Draft['held'][0][number][]): void {
  for (const mark of draft.held[side]) if (marks.includes(mark)) useCard(draft, side, mark);
}

/** The rule for each decision. */
const RULES = {
  length: 'W-001',
  players: 'W-A02',
  first: 'W-004',
  event: 'W-021',
  negative: 'W-021',
  positive: 'W-021',
  turn: 'W-A47a',
  over: 'W-070',
  shock: 'W-A18',
  back: 'W-A41',
  dodge: 'W-A44',
  fight: 'W-052',
  mask: 'W-A40',
  drawn: 'W-A33a',
  ending: 'W-A47a',
} as const satisfies Record<Decision, StatementId>;

export const decisionIn = ({ stage, waits }: Pick<Trenches, 'stage' | 'waits'>): Decision =>
  stage === 'over' ? stage : (top(waits)?.kind ?? stage);

export const turnRule = (position: Trenches): StatementId => {
  const now = decisionIn(position);
  return now === 'over' && position.danger.some((due) => due?.length === 0) ? 'W-071' : RULES[now];
};
