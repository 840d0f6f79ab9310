/** The rules that a move breaks: in setting up, in the actions of a turn, in looking, and in each kind of answer. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { DIAL } from '../../../../cards/fog-of-war/data/components.ts';
import { type AreaNumber, type PlaceNumber, besideOf, isArea, isBarred } from './areas.ts';
import {
  costOf,
  hasIntel,
  isBlocked,
  isOpening,
  leastBid,
  leftVictories,
  sizeAt,
  unseenIn,
} from './intelligence.ts';
import {
  type LaunchFault,
  MOST_OFFERED,
  type Move,
  type MoveOf,
  type PlaceFault,
  type Space,
  battleIn,
  launchFault,
  mustPlay,
  placeFault,
  undealt,
} from './moves.ts';
import { type Kind, type Pile, countOf, isEmpty, worthOf } from './card-counts.ts';
import {
  ALLIES,
  DECK,
  HAND,
  LOSS,
  type Target,
  WIN,
  type Wait,
  type War,
  ageOf,
  controllerOf,
  garrisonOf,
  inArea,
  pileIn,
  planFor,
  quagmireAt,
} from './position.ts';
import type { Cut, RefusalSaid } from '../messages.ts';
import { isFriendly, sourcesOf, waysTo } from './supply.ts';
import { tokensLeft } from './draft.ts';
import { payments } from './battle.ts';
import { losingFrom, showable, turnRule } from './turns.ts';
import { LAST_YEAR, TOKENS_BOUGHT, nextIndustry } from './year.ts';
import { type Bar as Barred, barsIn } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';

export type Bar = Barred<StatementId, RefusalSaid>;

export const { bar, barIf } = barsIn<StatementId, RefusalSaid>();

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
    // The first operation is under the window, unless it was disbanded.
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

/** Why nothing can be launched from a place, with the places that would do. */
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

// Violations by answers.

type WaitOf<Kind_ extends Wait['kind']> = Extract<Wait, { readonly kind: Kind_ }>;

type Missing = Extract<RefusalSaid, { readonly card: Kind }>['says'];
/** The violation if a card is not in a pile. */
const missing = (pile: Pile, card: Kind, rule: Bar['rule'], says: Missing): readonly Bar[] =>
  barIf(countOf(pile, card) === 0, rule, () => ({ says, card }));

export function answerBars(position: War, move: Move, wait: Wait): readonly Bar[] {
  const { seat } = wait;
  switch (wait.kind) {
    case 'offer':
      return barIf(move.kind === 'offer' && move.points > MOST_OFFERED, 'F-A60a', () => ({
        says: 'tooHighOffer',
        most: MOST_OFFERED,
      }));
    case 'draw':
      return move.kind === 'draw'
        ? missing(pileIn(position, seat, DECK), move.card, 'F-025', 'notInDeck')
        : [];
    case 'bid':
      return bidBars(position, wait, move);
    case 'look':
      return move.kind === 'see' ? seeBars(position, wait, move) : [];
    case 'match':
      return move.kind === 'match' ? matchBars(position, wait, move) : [];
    case 'lose':
      return move.kind === 'lose'
        ? missing(losingFrom(position, wait), move.card, turnRule(position), 'notThere')
        : [];
    case 'interdict':
      return move.kind === 'show' ? showBars(position, wait, move) : [];
    case 'deal':
      return move.kind === 'deal' ? missing(pileIn(position, seat, WIN), move.card, 'F-101', 'notWon') : [];
    case 'produce':
      return produceBars(position, move, wait);
    case 'remove':
      return removeBars(position, move, wait);
    default:
      return [];
  }
}

function bidBars(position: War, wait: WaitOf<'bid'>, move: Move): readonly Bar[] {
  const [least, opens] = [leastBid(position, wait), isOpening(wait)];
  const has = position.intel[wait.seat].ready;
  const most = position.options['free-bids'] ? has : least;
  if (move.kind === 'pass') return barIf(opens, 'F-121', () => ({ says: 'otherBid', least, most }));
  if (move.kind !== 'bid') return [];
  const { tokens } = move;
  if (tokens > has) return bar('F-120', { says: 'fewTokens', cost: tokens, has });
  const tooFew = opens ? 'F-121' : 'F-124';
  return barIf(tokens < least || tokens > most, tokens < least ? tooFew : 'F-A30', () => ({
    says: 'otherBid',
    least,
    most,
  }));
}

function seeBars(position: War, wait: WaitOf<'look'>, { what }: MoveOf<'see'>): readonly Bar[] {
  const { target, province } = wait;
  if (typeof what === 'number') return missing(unseenIn(position, wait), what, 'F-126', 'notThere');
  if (what === 'province')
    return barIf(target.kind !== 'operation' || province, 'F-126', () => ({ says: 'noProvinceCard' }));
  const isThere = target.kind === 'victory' && leftVictories(position).includes(what.at);
  return barIf(!isThere, 'F-122', () => ({ says: 'notAmongVictories', at: what.at }));
}

function matchBars(position: War, { need, attacks }: WaitOf<'match'>, move: MoveOf<'match'>): readonly Bar[] {
  const battle = battleIn(position);
  const { options } = position;
  const pays = (at: War): boolean =>
    battle !== null &&
    payments(at, battle, need, attacks).some(
      ({ cards, neutrals }) => cards.join() === move.cards.join() && neutrals.join() === move.neutrals.join(),
    );
  if (pays(position)) return [];
  if (need === 0) return bar('F-062', { says: 'oneCardPays' });
  if (pays({ ...position, options: { ...options, 'loss-any-order': true } }))
    return bar('F-A10', { says: 'ownPayFirst' });
  if (options['loss-at-least']) return bar('F-A08a', { says: 'paysAtLeast', need, attacks });
  return bar('F-A08', { says: options['loss-minimal-set'] ? 'paysSparingly' : 'paysClosest', need, attacks });
}

function showBars(position: War, wait: WaitOf<'interdict'>, { card, at }: MoveOf<'show'>): readonly Bar[] {
  if (worthOf(card, 'naval') === 0) return bar('F-191', { says: 'notNaval', card });
  const isThere = showable(position, wait).some((one) => one.at === at && one.card === card);
  if (!wait.seas.includes(at)) return bar('F-191', { says: 'notPassed', at });
  return barIf(!isThere, 'F-191', () => ({ says: 'noneToShow', card }));
}

function produceBars(position: War, move: Move, { seat, points, steps }: WaitOf<'produce'>): readonly Bar[] {
  if (move.kind === 'points')
    return seat === ALLIES
      ? bar('F-112', { says: 'notForAllies' })
      : barIf(points === 0, 'F-113', () => ({ says: 'noMorePoints' }));
  if (move.kind === 'done') return [];
  if (position.year === LAST_YEAR) return bar('F-107', { says: 'lastYear' });
  switch (move.kind) {
    case 'recover':
      return barIf(countOf(pileIn(position, seat, LOSS), move.card) === 0, 'F-112', () => ({
        says: 'notLost',
        card: move.card,
      }));
    case 'industry':
      return [
        ...barIf(nextIndustry(position, seat) === null, 'F-112a', () => ({ says: 'industryFull' })),
        ...barIf(position.options['one-industry-step'] && steps > 0, 'F-A27', () => ({
          says: 'industryOnce',
        })),
      ];
    case 'tokens':
      return barIf(tokensLeft(position) < TOKENS_BOUGHT, 'F-A28', () => ({ says: 'noTokensLeft' }));
    default:
      return [];
  }
}

function removeBars(position: War, move: Move, { seat }: WaitOf<'remove'>): readonly Bar[] {
  if (move.kind === 'disband')
    return barIf(position.wheels[seat].plans[move.space] === null, 'F-103', () => ({
      says: 'noOperation',
      space: move.space,
    }));
  if (move.kind !== 'remove') return [];
  const { at, card } = move;
  if (quagmireAt(position, at) !== undefined) return bar('F-103', { says: 'stuckInQuagmire', at });
  return missing(pileIn(position, seat, inArea(at)), card, 'F-103', 'notThere');
}
