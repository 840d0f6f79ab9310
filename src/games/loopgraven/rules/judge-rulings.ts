/**
 * Rulings without a switch: for each, whether the answer to a try would be the opposite by its other reading. What a
 * position holds is taken as it stands; where the other reading turns on what was done before, and no position
 * remembers that, the answer is "perhaps".
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

/** A try, and the answer to it. */
interface Answer {
  readonly position: Trenches;
  readonly move: Move;
  readonly found: readonly Bar[];
  /** Whether a try is legal in another position, which holds what the other reading would have. */
  readonly would: (position: Trenches, move?: Move) => boolean;
}

/** Rulings that are cited, or by whose other reading the answer would be the opposite, or perhaps. */
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
/** Certain, where it can be told; else perhaps. */
const sureIf = (is: boolean): Differs => (is ? true : 'perhaps');

/** By rule; null where the readings part in what comes of moves alone, and never in what is legal. */
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

/** Four players each for themselves: a partner’s unit is an enemy. */
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

/** Partners share trench and troops, on the board and still to be deployed. */
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

/** A player without troops has no turn. */
function playerIsOut(answer: Answer): Differs {
  const { active, players, pools, stage, units, waits } = answer.position;
  if (players === 2 || stage !== 'turn' || waits.length > 0 || !isAllowed(answer)) return false;
  const has = units.some(({ owner, at }) => owner === active && at !== null);
  return !has && Object.values(pools[active]).every((left) => left === 0);
}

/** Each partner answers for their own units. */
function partnerAnswers(answer: Answer): Differs {
  const { position, move } = answer;
  const wait = top(position.waits);
  if (position.players === 2 || !isAllowed(answer)) return false;
  const isOwn = (number: number, seat: Player) => unitOf(position, number).owner === seat;
  if (wait?.kind === 'mask') return !wait.units.some((number) => isOwn(number, wait.seat));
  if (wait?.kind !== 'shock' || move.kind !== 'shock' || sideOf(wait.seat) !== wait.side) return false;
  return !isOwn(unitAt(position, move.at), wait.seat);
}

/** Of both sides the one whose turn it is answers first. */
function sideOnTurnFirst(answer: Answer): Differs {
  const { active, waits } = answer.position;
  const masks = waits.flatMap((wait) => (wait.kind === 'mask' ? [sideOf(wait.seat)] : []));
  const [asked] = masks.slice(-1);
  return isAllowed(answer) && masks.includes(sideOf(active)) && asked !== sideOf(active);
}

/** A game longer than a long one may have been agreed on, with all troops of the box. */
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

/** “This round” ends as the side’s next turn but one begins: of four players the partner’s, in the same round. */
function cardIsOver({ position, move, found, would }: Answer): Differs {
  const { active, effects, options, players, round } = position;
  if (players === 2 || active < 2 || found.length === 0) return false;
  if (move.kind !== 'move' && move.kind !== 'attack') return false;
  const isOver = ({ from, until }: Timed): boolean =>
    (from === 'N2' || from === 'N4' || (from === 'N1' && !options['trench-feet-two'])) &&
    'round' in until &&
    until.round === round;
  if (!effects.some(isOver) || !would(without(position, isOver))) return false;
  // Whoever comes last in the round has both sides’ turns behind them, whichever drew the card.
  return sureIf(!options['hits-all'] || orderOf(position).at(-1) === active);
}

/** Famine holds those that were on the battlefield when it was drawn. */
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
  // Spotted may have brought it in or out in an enemy’s turn of this round.
  const hasDodged = (number: number): boolean =>
    orderOf(position)[0] !== active && trench.some((at) => distanceOf(at, spaceOf(number)) <= 2);
  if (isAllowed(answer))
    return hungry.some((number) => trench.includes(spaceOf(number)) && hasDodged(number)) ? 'perhaps' : false;
  const out = hungry.filter((number) => !trench.includes(spaceOf(number)));
  const wasDeployed = (number: number): boolean =>
    options['deploy-to-field'] && items > 0 && aheadOf(trench).includes(spaceOf(number));
  const isFreed = out.every((number) => acted.includes(number) || hasDodged(number) || wasDeployed(number));
  if (!isFreed || !would(without(position, ({ from }) => from === 'N2'))) return false;
  // What has acted in this turn did so from its trench.
  return sureIf(out.every((number) => acted.includes(number)));
}

/** Back is the way that the unit came, which nobody writes down. */
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

/** One unit joins from two spaces away, and only where another attacks from beside the target. */
function oneByKabiem(answer: Answer): Differs {
  const { move } = answer;
  if (move.kind !== 'attack' || !isAllowed(answer)) return false;
  const far = move.with.filter((at) => distanceOf(at, move.at) === 2).length;
  return far > 1 || (far === 1 && move.with.length === 1);
}

/** The dodge goes exactly two steps, and only where the unit could go them in a move. */
function exactlyTwoSteps(answer: Answer): Differs {
  const { position, move } = answer;
  const wait = top(position.waits);
  if (move.kind !== 'dodge' || wait?.kind !== 'dodge' || !isAllowed(answer)) return false;
  const from = unitOf(position, wait.unit).at ?? -1;
  const isTwo = besideOf(from).some((space) => isFree(position, space) && besideOf(space).includes(move.to));
  return !isTwo || stepsOf(position, wait.unit).total < 2 || heldStillBy(position, wait.unit) !== null;
}

/** Troops that are not deployed at the same time as those before cost an action anew. */
function eachTimeAnAction(answer: Answer): Differs {
  const { position, move } = answer;
  if ((move.kind !== 'deploy' && move.kind !== 'upgrade') || !isAllowed(answer)) return false;
  return itemCost(position) === 0 && position.actions === 0 ? 'perhaps' : false;
}

/** What of the artillery takes steps of a unit: in this turn, in the next one, and in one that is over. */
function hitsOn(position: Trenches, number: number) {
  const { effects } = position;
  const isHit = ({ from, scope }: Timed) => from === 'hit' && 'unit' in scope && scope.unit === number;
  const all = effects.filter((effect) => isHit(effect) && effect.stat === 'steps').length;
  const fights = effects.filter((effect) => isHit(effect) && effect.stat === 'attack').length;
  const now = bearsOn(position, number, 'steps').filter(({ from }) => from === 'hit').length;
  return { now, next: all - now, past: Math.max(0, fights - all) };
}

/** The same position, where so many hits take a step of a unit now. */
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

/** A hit takes a step of the unit’s next move, whenever that is, and of no other. */
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

/** A unit that is weakened already is not weakened more. */
function hitsDoNotAddUp(answer: Answer): Differs {
  const { position, move, would } = answer;
  const number = move.kind === 'move' ? walker(position, move) : -1;
  if (number < 0 || hitsOn(position, number).now < 2) return false;
  return would(withHits(position, number, 1)) !== isAllowed(answer);
}
