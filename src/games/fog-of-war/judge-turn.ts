/** What stands in the way of setting up, of the actions of a turn, and of looking. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { DIAL } from '../../../cards/fog-of-war/box/tracks.ts';
import { besideOf, isArea, isBarred, type AreaNumber, type PlaceNumber } from './areas.ts';
import { bar, barIf, type Bar } from './bar.ts';
import { costOf, hasIntel, isBlocked, leftVictories, sizeAt } from './intel.ts';
import { launchFault, mustPlay, placeFault, type LaunchFault, type PlaceFault } from './may.ts';
import type { Move, MoveOf, Space } from './move.ts';
import { undealt } from './moves.ts';
import { countOf, isEmpty, type Kind } from './pile.ts';
import {
  ageOf,
  ALLIES,
  controllerOf,
  DECK,
  garrisonOf,
  HAND,
  otherOf,
  pileIn,
  planFor,
  quagmireAt,
  type Target,
  type War,
} from './position.ts';
import type { Cut, RefusalSaid } from './said.ts';
import { isFriendly, sourcesOf, waysTo } from './supply.ts';

export function turnBars(position: War, move: Move): readonly Bar[] {
  switch (move.kind) {
    case 'neutral':
      return barIf(countOf(undealt(position), move.card) === 0, 'F-001', () => ({
        says: 'noneToDeal',
        card: move.card,
      }));
    case 'victory':
      return barIf(!leftVictories(position).includes(move.at), 'F-006', () => ({
        says: 'noVictoryCard',
        at: move.at,
      }));
    case 'box':
      return barIf(!position.drawn.includes(move.at), 'F-006', () => ({ says: 'notDrawn', at: move.at }));
    case 'place':
      return position.stage === 'set-up' ? setUpBars(position, move) : placeBars(position, move);
    case 'plan':
      return planBars(position, move);
    case 'add':
      return [...operationBars(position, move.space), ...handBars(position, move.card)];
    case 'disband':
      return operationBars(position, move.space);
    case 'launch':
      return launchBars(position, move);
    case 'resolve':
      return resolveBars(position, move.at);
    case 'intel':
      return lookBars(position, move.target);
    case 'done':
      return position.stage === 'actions' ? doneBars(position) : [];
    default:
      return [];
  }
}

const handBars = (position: War, card: Kind): readonly Bar[] =>
  barIf(countOf(pileIn(position, position.active, HAND), card) === 0, 'F-022', () => ({
    says: 'notInHand',
    card,
  }));

function setUpBars(position: War, { card, at }: MoveOf<'place'>): readonly Bar[] {
  const { active } = position;
  return [
    ...barIf(countOf(pileIn(position, active, DECK), card) === 0, 'F-007', () => ({
      says: 'notInDeck',
      card,
    })),
    ...barIf(controllerOf(position, at) !== active, 'F-007', () => ({ says: 'notOwn', at })),
    ...barIf(!isEmpty(garrisonOf(position, active, at)), 'F-007', () => ({ says: 'setUpTwice', at })),
  ];
}

const PLACE_FAULTS = {
  'not-yours': ['F-030', 'notYours'],
  ussr: ['F-A22', 'ussrClosed'],
  fresh: ['F-073', 'freshQuagmire'],
  supply: ['F-190', 'notSupplied'],
} as const satisfies Record<PlaceFault, readonly [StatementId, RefusalSaid['says']]>;

function placeBars(position: War, { card, at }: MoveOf<'place'>): readonly Bar[] {
  const found = handBars(position, card);
  const fault = placeFault(position, at);
  if (fault === null) return found;
  const [rule, says] = PLACE_FAULTS[fault];
  return [...bar(rule, { says, at }), ...found];
}

function planBars(position: War, { at, card }: MoveOf<'plan'>): readonly Bar[] {
  const { active, planned, wheels } = position;
  const isGone = wheels[active].plans[wheels[active].turned] === null;
  const isUsed = planFor(position, active, at) !== undefined || quagmireAt(position, at)?.attacker === active;
  return [
    ...(controllerOf(position, at) === active
      ? bar('F-042', { says: 'ownTarget', at })
      : barIf(isUsed, 'F-040', () => ({ says: 'cardInUse', at }))),
    // The first lies under the window, unless it has been disbanded.
    ...barIf(planned, isGone ? 'F-A60' : 'F-040', () => ({ says: 'plannedAlready' })),
    ...handBars(position, card),
  ];
}

const operationBars = ({ wheels, active }: War, space: Space): readonly Bar[] =>
  barIf(wheels[active].plans[space] === null, 'F-022', () => ({ says: 'noOperation', space }));

const LAUNCH_FAULTS = {
  ussr: ['F-A23', 'ussrNeutral'],
  quagmire: ['F-A54', 'othersQuagmire'],
} as const satisfies Record<LaunchFault, readonly [StatementId, RefusalSaid['says']]>;

function launchBars(position: War, { space, from, via }: MoveOf<'launch'>): readonly Bar[] {
  const { active, wheels } = position;
  const wheel = wheels[active];
  const at = wheel.plans[space] ?? null;
  if (at === null) return operationBars(position, space);
  const age = ageOf(wheel, space);
  const fault = launchFault(position, at);
  const found = [
    ...barIf(DIAL[age]?.launch !== true, 'F-045', () => ({ says: 'tooYoung', space, age })),
    ...(fault === null ? [] : bar(LAUNCH_FAULTS[fault][0], { says: LAUNCH_FAULTS[fault][1], at })),
  ];
  if (found.length > 0) return found;
  const ways = waysTo(position, active, at);
  const places = [...new Set(ways.map((way) => way.from))];
  if (from === null) return barIf(places.length > 0, 'F-A52', () => ({ says: 'hasSupply', from: places }));
  const past = ways.filter((way) => way.from === from).map((way) => way.via);
  if (past.some((seas) => seas.join() === via.join())) return [];
  if (past.length > 0) return bar('F-A65', { says: 'otherSeas', from, past });
  return [wayBar(position, from, at, places)];
}

/** Why nothing can be launched from a place, and from which it can. */
function wayBar(position: War, from: PlaceNumber, at: AreaNumber, places: readonly PlaceNumber[]): Bar {
  const { active, options } = position;
  const no = (rule: StatementId, why: Cut['why'] | 'not-beside'): Bar => ({
    rule,
    why: { says: 'noSupply', at, from, why, places },
  });
  if (!besideOf(active, from).includes(at)) return no('F-090', 'not-beside');
  if (isBarred(from, at)) return no('F-170', 'barred');
  if (!isFriendly(position, active, from)) {
    const isEnemys = isArea(from) && controllerOf(position, from) === otherOf(active);
    return no('F-090', isEnemys ? 'enemy' : 'neutral');
  }
  if (!isArea(from) && options['no-offmap-launch'])
    return { rule: 'F-A15', why: { says: 'offMap', from, places } };
  if (quagmireAt(position, from) === undefined) return no('F-090', 'no-way');
  return no(sourcesOf(position, active).includes(from) ? 'F-A17' : 'F-090', 'quagmire');
}

function resolveBars(position: War, at: AreaNumber): readonly Bar[] {
  const quagmire = quagmireAt(position, at);
  if (quagmire?.attacker !== position.active) return bar('F-072', { says: 'noQuagmire', at });
  return barIf(!quagmire.due, 'F-072', () => ({ says: 'notDue', at }));
}

function lookBars(position: War, target: Target): readonly Bar[] {
  const { active, intel } = position;
  const [cost, has] = [costOf(position), intel[active].ready];
  const few = barIf(cost > has, 'F-121', () => ({ says: 'fewTokens', cost, has }));
  if (target.kind === 'victory' && active !== ALLIES)
    return [...bar('F-122', { says: 'notForYou', target }), ...few];
  if (sizeAt(position, active, target) === 0)
    return [...bar('F-122', { says: 'nothingToSee', target }), ...few];
  const isYoung = target.kind === 'operation' && !hasIntel(position, otherOf(active), target.space);
  return [
    ...barIf(isYoung, 'F-122', () => ({ says: 'underNewOp', target })),
    ...barIf(isBlocked(position, target), 'F-125', () => ({ says: 'isBlocked', target })),
    ...few,
  ];
}

function doneBars(position: War): readonly Bar[] {
  const due = position.quagmires.filter((one) => one.attacker === position.active && one.due);
  return [
    ...due.flatMap(({ at }) => bar('F-023', { says: 'quagmireDue', at })),
    ...barIf(mustPlay(position), 'F-024', () => ({ says: 'mustPlay' })),
  ];
}
