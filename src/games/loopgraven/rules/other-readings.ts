/**
 * Rulings without an option: for each, whether its other reading would reverse the verdict. The position is
 * taken as it is; if the other reading depends on earlier events that no position stores, the answer is
 * 'perhaps'.
 */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import type { FixedId } from '../../../../content/loopgraven/rulings.ts';
import { top } from '../../../referee/pending-stack.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';
import { itemCost } from './permissions.ts';
import type { Bar } from './judge-turn.ts';
import { aheadOf, besideOf, distanceOf, trenchOf, type SpaceNumber } from './board-spaces.ts';
import type { Move, MoveOf } from './move.ts';
import {
  isFree,
  membersOf,
  orderOf,
  sideOf,
  unitAt,
  unitOf,
  withOf,
  type Player,
  type Timed,
  type Trenches,
} from './position.ts';
import { bearsOn, heldStillBy, stepsOf } from './lasting-effects.ts';

type Differs = Ruled<FixedId, never>['differs'];
type Bars = (position: Trenches, move: Move) => readonly Bar[];

/** A move and its verdict. */
interface Answer {
  readonly position: Trenches;
  readonly move: Move;
  readonly found: readonly Bar[];
  /** Whether a move is legal in another position. */
  readonly would: (position: Trenches, move?: Move) => boolean;
}

/** The rulings that are cited in the verdict, or that would or might reverse it. */
export const fixedBy =
  (bars: Bars) =>
  (position: Trenches, move: Move, found: readonly Bar[]): readonly Ruled<FixedId, never>[] => {
    const would = (other: Trenches, tried: Move = move) => bars(other, tried).length === 0;
    const answer = { position, move, found, would };
    return RULES.flatMap((rule) => {
      const differs = OTHERWISE[rule]?.(answer) ?? false;
      const isCited = found.some((bar) => bar.rule === rule);
      return differs !== false || isCited ? [{ rule, option: null, differs }] : [];
    });
  };

const isAllowed = ({ found }: Answer): boolean => found.length === 0;
const says = ({ found }: Answer, key: Bar['why']['says']): boolean =>
  found.some(({ why }) => why.says === key);
const sureIf = (is: boolean): Differs => (is ? true : 'perhaps');

/** By ruling; null if its readings only differ in effects, never in what is legal. */
const OTHERWISE: Readonly<Record<FixedId, ((answer: Answer) => Differs) | null>> = {
  'W-A30': null,
  'W-A02': partnerIsEnemy,
  'W-A34': partnersShareTroops,
  'W-A34b': playerIsOut,
  'W-A34c': partnerAnswers,
  'W-A27': boxHasMore,
  'W-A33': null,
  'W-A35': null,
  'W-A33b': cardIsOver,
  'W-A42': famineAsDrawn,
  'W-A41': wayItCame,
  'W-A42a': shockedAttacks,
  'W-A48': oneByKabiem,
  'W-A44': exactlyTwoSteps,
  'W-A45': null,
  'W-A40': null,
  'W-A40a': sideOnTurnFirst,
  'W-A47': eachTimeAnAction,
  'W-A47a': null,
  'W-A36': null,
  'W-A37': null,
  'W-A38': stepOfNextMove,
  'W-A38a': hitsDoNotAddUp,
  'W-A39a': null,
  'W-A39b': null,
  'W-A39c': null,
  'W-A46': null,
  'W-A49': null,
};
const RULES = Object.keys(OTHERWISE) as readonly FixedId[];

/** Other reading: all four players are enemies. */
function partnerIsEnemy(answer: Answer): Differs {
  const { position, move, would } = answer;
  if (move.kind !== 'attack' || !says(answer, 'ownUnit')) return false;
  const target = unitAt(position, move.at);
  if (unitOf(position, target).owner === position.active) return false;
  const owner: Player = otherOf(sideOf(position.active));
  return would(withOwner(position, [target], owner));
}

const withOwner = (position: Trenches, numbers: readonly number[], owner: Player): Trenches => ({
  ...position,
  units: position.units.map((unit, number) => (numbers.includes(number) ? { ...unit, owner } : unit)),
});

/** Other reading: partners share trench and troops, on the board and in reserve. */
function partnersShareTroops({ position, move, found, would }: Answer): Differs {
  const { active, players, pools, units } = position;
  if (found.length === 0 || players === 2) return false;
  const side = sideOf(active);
  if (move.kind === 'deploy') {
    const left = membersOf(position, side).reduce<number>((sum, each) => sum + pools[each][move.type], 0);
    const pool = { ...pools[active], [move.type]: left };
    return would({ ...position, players: 2, pools: withOf(pools, active, pool) });
  }
  if (move.kind !== 'move' && move.kind !== 'attack') return false;
  const own = units.flatMap(({ owner }, number) => (sideOf(owner) === side ? [number] : []));
  return would(withOwner(position, own, active));
}

/** Other reading: a player without troops has no turn. */
function playerIsOut(answer: Answer): Differs {
  const { active, players, pools, stage, units, waits } = answer.position;
  if (players === 2 || stage !== 'turn' || waits.length > 0 || !isAllowed(answer)) return false;
  const has = units.some(({ owner, at }) => owner === active && at !== null);
  return !has && Object.values(pools[active]).every((left) => left === 0);
}

/** Other reading: each partner answers for their own units. */
function partnerAnswers(answer: Answer): Differs {
  const { position, move } = answer;
  const wait = top(position.waits);
  if (position.players === 2 || !isAllowed(answer)) return false;
  const isOwn = (number: number, seat: Player) => unitOf(position, number).owner === seat;
  if (wait?.kind === 'mask') return !wait.units.some((number) => isOwn(number, wait.seat));
  if (wait?.kind !== 'shock' || move.kind !== 'shock' || sideOf(wait.seat) !== wait.side) return false;
  return !isOwn(unitAt(position, move.at), wait.seat);
}

/** Other reading: the side whose turn it is answers first. */
function sideOnTurnFirst(answer: Answer): Differs {
  const { active, waits } = answer.position;
  const masks = waits.flatMap((wait) => (wait.kind === 'mask' ? [sideOf(wait.seat)] : []));
  const [asked] = masks.slice(-1);
  return isAllowed(answer) && masks.includes(sideOf(active)) && asked !== sideOf(active);
}

/** Other reading: a longer game may be agreed on, with all troops in the box. */
function boxHasMore(answer: Answer): Differs {
  const { position, move, would } = answer;
  const { active, pools, units } = position;
  if (move.kind !== 'deploy' || position.length !== 'long' || !says(answer, 'noneLeft')) return false;
  const used = units.filter(({ owner, type }) => owner === active && type === move.type).length;
  const pool = { ...pools[active], [move.type]: 1 };
  const isLegal = would({ ...position, pools: withOf(pools, active, pool) });
  return used < FIGURES[move.type].supply && isLegal ? 'perhaps' : false;
}

const without = (position: Trenches, is: (effect: Timed) => boolean): Trenches => ({
  ...position,
  effects: position.effects.filter((effect) => !is(effect)),
});

/**
 * Other reading: “this round” ends at the start of the side's turn after next; with four players that is the
 * partner's, in the same round.
 */
function cardIsOver({ position, move, found, would }: Answer): Differs {
  const { active, effects, options, players, round } = position;
  if (players === 2 || active < 2 || found.length === 0) return false;
  if (move.kind !== 'move' && move.kind !== 'attack') return false;
  const isOver = ({ from, until }: Timed): boolean =>
    (from === 'N2' || from === 'N4' || (from === 'N1' && !options['trench-feet-two'])) &&
    'round' in until &&
    until.round === round;
  if (!effects.some(isOver) || !would(without(position, isOver))) return false;
  // The last player of a round knows that both sides have had their turns, whoever drew the card.
  return sureIf(!options['hits-all'] || orderOf(position).at(-1) === active);
}

/** Other reading: Famine holds the units that were on the field when it was drawn. */
function famineAsDrawn(answer: Answer): Differs {
  const { position, move, would } = answer;
  const { active, acted, items, options } = position;
  if (move.kind !== 'move' && move.kind !== 'attack') return false;
  const isHungry = (number: number): boolean =>
    number >= 0 && bearsOn(position, number, 'still').some(({ from }) => from === 'N2');
  const hungry = (move.kind === 'move' ? [move.from] : move.with)
    .map((at) => unitAt(position, at))
    .filter(isHungry);
  if (hungry.length === 0) return false;
  const trench = trenchOf(sideOf(active));
  const spaceOf = (number: number): SpaceNumber => unitOf(position, number).at ?? -1;
  // A dodge in an enemy turn of this round may have moved it in or out.
  const hasDodged = (number: number): boolean =>
    orderOf(position)[0] !== active && trench.some((at) => distanceOf(at, spaceOf(number)) <= 2);
  if (isAllowed(answer))
    return hungry.some((number) => trench.includes(spaceOf(number)) && hasDodged(number)) ? 'perhaps' : false;
  const out = hungry.filter((number) => !trench.includes(spaceOf(number)));
  const wasDeployed = (number: number): boolean =>
    options['deploy-to-field'] && items > 0 && aheadOf(trench).includes(spaceOf(number));
  const isFreed = out.every((number) => acted.includes(number) || hasDodged(number) || wasDeployed(number));
  if (!isFreed || !would(without(position, ({ from }) => from === 'N2'))) return false;
  // Units that acted this turn did so from their trench.
  return sureIf(out.every((number) => acted.includes(number)));
}

/** Other reading: units go back the way they came, which no position stores. */
function wayItCame(answer: Answer): Differs {
  const { position, move } = answer;
  if (move.kind !== 'back' || !answer.found.every(({ why }) => why.says === 'noEndBack')) return false;
  const steps = distanceOf(move.from, move.to);
  return steps > 0 && steps <= 2 && isFree(position, move.to) ? 'perhaps' : false;
}

function shockedAttacks({ position, move, found, would }: Answer): Differs {
  if (move.kind !== 'attack' || found.length === 0) return false;
  const attackers = move.with.map((at) => unitAt(position, at));
  const isTheirs = ({ from, scope }: Timed): boolean =>
    from === 'N6' && 'unit' in scope && attackers.includes(scope.unit);
  return position.effects.some(isTheirs) && would(without(position, isTheirs));
}

/** Other reading: only one unit joins from two spaces away, and only if another attacks from next to the target. */
function oneByKabiem(answer: Answer): Differs {
  const { move } = answer;
  if (move.kind !== 'attack' || !isAllowed(answer)) return false;
  const far = move.with.filter((at) => distanceOf(at, move.at) === 2).length;
  return far > 1 || (far === 1 && move.with.length === 1);
}

/** Other reading: a dodge goes exactly two steps, and only where the unit could move. */
function exactlyTwoSteps(answer: Answer): Differs {
  const { position, move } = answer;
  const wait = top(position.waits);
  if (move.kind !== 'dodge' || wait?.kind !== 'dodge' || !isAllowed(answer)) return false;
  const from = unitOf(position, wait.unit).at ?? -1;
  const isTwo = besideOf(from).some((space) => isFree(position, space) && besideOf(space).includes(move.to));
  return !isTwo || stepsOf(position, wait.unit).total < 2 || heldStillBy(position, wait.unit) !== null;
}

/** Other reading: troops deployed at separate times in a turn cost an action each time. */
function eachTimeAnAction(answer: Answer): Differs {
  const { position, move } = answer;
  if ((move.kind !== 'deploy' && move.kind !== 'upgrade') || !isAllowed(answer)) return false;
  return itemCost(position) === 0 && position.actions === 0 ? 'perhaps' : false;
}

/** How many hits take a step from a unit: in this turn, in its next one, and in one that is over. */
function hitsOn(position: Trenches, number: number) {
  const { effects } = position;
  const isHit = ({ from, scope }: Timed) => from === 'hit' && 'unit' in scope && scope.unit === number;
  const all = effects.filter((effect) => isHit(effect) && effect.stat === 'steps').length;
  const fights = effects.filter((effect) => isHit(effect) && effect.stat === 'attack').length;
  const now = bearsOn(position, number, 'steps').filter(({ from }) => from === 'hit').length;
  return { now, next: all - now, past: Math.max(0, fights - all) };
}

/** The position with exactly so many hits on the unit's steps this turn. */
function withHits(position: Trenches, number: number, hits: number): Trenches {
  const isStep = ({ from, stat, scope }: Timed) =>
    from === 'hit' && stat === 'steps' && 'unit' in scope && scope.unit === number;
  const { owner: of } = unitOf(position, number);
  const now = { of, turn: position.turns[of] };
  const hit: Timed = {
    from: 'hit',
    stat: 'steps',
    change: { delta: -1 },
    scope: { unit: number },
    since: now,
    until: now,
  };
  const others = without(position, isStep);
  return { ...others, effects: [...others.effects, ...Array.from({ length: hits }, () => hit)] };
}

const walker = (position: Trenches, { from }: MoveOf<'move'>): number => {
  const number = unitAt(position, from);
  return position.units[number]?.owner === position.active ? number : -1;
};

/** Other reading: a hit takes a step from the unit's next move, whenever that is. */
function stepOfNextMove(answer: Answer): Differs {
  const { position, move, would } = answer;
  const number = move.kind === 'move' ? walker(position, move) : -1;
  if (number < 0) return false;
  const { now, next, past } = hitsOn(position, number);
  if (now + next + past === 0) return false;
  const hasMoved = position.marched && position.moved[sideOf(position.active)].includes(number);
  const few = hasMoved ? 0 : now + next;
  const most = (hasMoved ? 0 : now) + next + past;
  const parts = [few, most].map((hits) => would(withHits(position, number, hits)) !== isAllowed(answer));
  return parts.includes(true) && sureIf(!parts.includes(false));
}

/** Other reading: hits on a unit do not add up. */
function hitsDoNotAddUp(answer: Answer): Differs {
  const { position, move, would } = answer;
  const number = move.kind === 'move' ? walker(position, move) : -1;
  if (number < 0 || hitsOn(position, number).now < 2) return false;
  return would(withHits(position, number, 1)) !== isAllowed(answer);
}
