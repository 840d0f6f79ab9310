import type { Reckoning } from '../../referee/scene.ts';
import { strengthsIn, total, type Strength } from './battle.ts';
import { cardsIn, countOf, valuesOf } from './cards.ts';
import { some } from './figures.ts';
import { chanceIn, holdsMoreThan } from './odds.ts';
import { observe, type Observation } from './observe.ts';
import type { CardChoice, CardCounts, Position } from './position.ts';
import { enemyOf } from './rules.ts';

/**
 * What each card that a player could lay in a battle would come to: a win, a loss, or the exact chance of a win. It is
 * reckoned from what the player knows, any card they have not seen being as likely as any other.
 */
export function reckon(position: Position): readonly Reckoning[] {
  const { battle, stage, player, action } = position;
  if (battle === null || player === null || action === null) return [];
  if (stage !== 'attacker-card' && stage !== 'defender-card') return [];
  const seen = observe(position, player);
  const barred = stage === 'attacker-card' && position.options['one-card'] && action.card;
  const cards: readonly CardChoice[] = barred ? [0] : [0, ...new Set(valuesOf(seen.hand))];
  const bare = strengthsIn(position, { ...battle, cards: [null, null] }, action.army);
  const reckonCard = stage === 'attacker-card' ? attacking : defending;
  return cards.map((card) => reckonCard(seen, bare, card));
}

type Strengths = readonly [Strength, Strength];

const named = (card: CardChoice): string => (card === 0 ? 'No card' : `A ${card}`);

const partsOf = ({ soldiers, tank, ground }: Strength, card: CardChoice): string => {
  const more = [
    [tank, 'for the tank'],
    [ground, 'for the ground'],
    [card, 'for the card'],
  ] as const;
  const parts = more.flatMap(([points, what]) => (points === 0 ? [] : [`${points} ${what}`]));
  const sum = soldiers + tank + ground + card;
  return parts.length === 0 ? `${sum}` : `${[some(soldiers, 'soldier'), ...parts].join(' + ')} = ${sum}`;
};

/** Under the attacker's sum: it wins unless the defender adds more than the margin. */
function attacking(seen: Observation, [attack, defence]: Strengths, card: CardChoice): Reckoning {
  const enemy = enemyOf(seen.viewer);
  const margin = total(attack) + card - total(defence);
  const against = `${partsOf(attack, card)} against ${partsOf(defence, 0)}`;
  const size = seen.handSizes[enemy];
  const { hands, of } = holdsMoreThan(margin, seen.unseen[enemy], size);
  const win = margin < 0 ? 0 : 1 - chanceIn({ hands, of });
  if (margin < 0) return { card: named(card), win, sum: `${against}: too little even against no card` };
  if (hands === 0) return { card: named(card), win, sum: `${against}: no card in that hand can beat it` };
  const high = `${higher(margin, seen.unseen[enemy])} of ${cardsIn(seen.unseen[enemy])} unseen cards`;
  return {
    card: named(card),
    win,
    sum: `${against}: lost to a card of ${margin + 1} or more, ${high}; ${hands} of ${of} hands of ${size} hold one`,
  };
}

const higher = (limit: number, unseen: CardCounts): number =>
  ([1, 2, 3] as const).reduce((sum, value) => sum + (value > limit ? countOf(unseen, value) : 0), 0);

/** The attacker's card lies face down: it is any of the cards the defender has not seen, or none at all. */
function defending(seen: Observation, [attack, defence]: Strengths, card: CardChoice): Reckoning {
  const unseen = seen.unseen[enemyOf(seen.viewer)];
  const margin = total(defence) + card - total(attack);
  const against = `${partsOf(defence, card)} against ${partsOf(attack, 0)}`;
  if (seen.battle?.cards[0] !== 'down') {
    return { card: named(card), win: margin > 0 ? 1 : 0, sum: `${against}, without a card` };
  }
  // A tie goes to the attacker (A6a): the defender's margin has to be more than the card.
  const enough = higher(margin - 1, unseen);
  const all = cardsIn(unseen);
  return {
    card: named(card),
    win: all === 0 ? 0 : (all - enough) / all,
    sum: `${against} and a card face down: ${enough} of ${all} unseen cards are enough for the attacker`,
  };
}
