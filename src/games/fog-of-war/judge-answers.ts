/** What stands in the way of an answer. */
import { bar, barIf, type Bar } from './bar.ts';
import { tokensLeft } from './draft.ts';
import { payments } from './fighting.ts';
import { isOpening, leastBid, leftVictories, unseenIn } from './intel.ts';
import type { Move, MoveOf } from './move.ts';
import { battleIn, MOST_OFFERED } from './moves.ts';
import { countOf, worthOf, type Kind, type Pile } from './pile.ts';
import { ALLIES, DECK, inArea, LOSS, pileIn, quagmireAt, WIN, type Wait, type War } from './position.ts';
import type { RefusalSaid } from './said.ts';
import { turnRule } from './turn-rule.ts';
import { losingFrom, showable } from './turns.ts';
import { LAST_YEAR, nextIndustry, TOKENS_BOUGHT } from './year.ts';

type WaitOf<Kind_ extends Wait['kind']> = Extract<Wait, { readonly kind: Kind_ }>;

type Missing = Extract<RefusalSaid, { readonly card: Kind }>['says'];
/** Why a card does not come, since it is not among those that could. */
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
