import type { Reckoning } from '../../../referee/table/scene.ts';
import { type Strength, chanceIn, holdsMoreThan, strengthsIn, total } from '../rules/battle.ts';
import { cardsIn, countOf, valuesOf } from '../rules/cards.ts';
import { nameOf } from '../rules/notation.ts';
import { handOf, handSize, observe, unseenOf, type Observation } from '../rules/observation.ts';
import type { CardChoice, CardCounts, Position } from '../rules/position.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { Parts, TableSaid } from '../messages.ts';

type TankReckoning = Reckoning<TableSaid>;

/**
 * A forecast for each battle card a player may lay: win, loss, or the exact odds. It uses what the player
 * knows; all unseen cards are equally likely.
 */
export function reckon(position: Position): readonly TankReckoning[] {
  const { battle, stage, player, action } = position;
  if (battle === null || player === null || action === null) return [];
  if (stage !== 'attacker-card' && stage !== 'defender-card') return [];
  const seen = observe(position, player);
  const barred = stage === 'attacker-card' && position.options['one-card'] && action.card;
  const cards: readonly CardChoice[] = barred ? [0] : [0, ...new Set(valuesOf(handOf(seen)))];
  const bare = strengthsIn(position, { ...battle, cards: [null, null] }, action.army);
  const reckonCard = stage === 'attacker-card' ? attacking : defending;
  const face = (card: CardChoice) => (card === 0 ? {} : { face: `action-${nameOf(player)}-${card}` });
  return cards.map((card) => ({ ...reckonCard(seen, bare, card), ...face(card) }));
}

type Strengths = readonly [Strength, Strength];

const partsOf = ({ soldiers, tank, ground }: Strength, card: CardChoice): Parts => ({
  soldiers,
  tank,
  ground,
  card,
});

/** For the attacker: wins unless the defender adds more than the margin. */
function attacking(seen: Observation, [attack, defence]: Strengths, card: CardChoice): TankReckoning {
  const enemy = otherOf(seen.viewer);
  const margin = total(attack) + card - total(defence);
  const sides = { own: partsOf(attack, card), other: partsOf(defence, 0) };
  const ifCard = { says: 'ifCard', card } as const;
  const size = handSize(seen, enemy);
  const unseen = unseenOf(seen, enemy);
  const { hands, of } = holdsMoreThan(margin, unseen, size);
  const win = margin < 0 ? 0 : 1 - chanceIn({ hands, of });
  if (margin < 0) return { card: ifCard, win, sum: { says: 'tooLittle', ...sides } };
  if (hands === 0) return { card: ifCard, win, sum: { says: 'cannotBeBeaten', ...sides } };
  const high = { card: margin + 1, higher: higher(margin, unseen), unseen: cardsIn(unseen) };
  return { card: ifCard, win, sum: { says: 'lostTo', ...sides, ...high, hands, of, size } };
}

const higher = (limit: number, unseen: CardCounts): number =>
  ([1, 2, 3] as const).reduce((sum, value) => sum + (value > limit ? countOf(unseen, value) : 0), 0);

/** For the defender: the attacker's face-down card may be any unseen card, or none. */
function defending(seen: Observation, [attack, defence]: Strengths, card: CardChoice): TankReckoning {
  const unseen = unseenOf(seen, otherOf(seen.viewer));
  const margin = total(defence) + card - total(attack);
  const sides = { own: partsOf(defence, card), other: partsOf(attack, 0) };
  const ifCard = { says: 'ifCard', card } as const;
  if (seen.battle?.cards[0] !== 'down') {
    return { card: ifCard, win: margin > 0 ? 1 : 0, sum: { says: 'againstNone', ...sides } };
  }
  // A tie goes to the attacker (A6a): the defender's margin has to be more than the card.
  const enough = higher(margin - 1, unseen);
  const all = cardsIn(unseen);
  return {
    card: ifCard,
    win: all === 0 ? 0 : (all - enough) / all,
    sum: { says: 'enoughFor', ...sides, enough, unseen: all },
  };
}
