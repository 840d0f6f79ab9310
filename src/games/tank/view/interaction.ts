/** How touches become moves: cards in the hand, units and decks on the table, and buttons for the rest. */
import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { Interaction } from '../../../referee/table/interaction.ts';
import type { Touch, TouchPath } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import { recovers, tacticOf, unitOf, type Tactic } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { HAND_LIMIT, PLAYER_IDS, type Player, type Tank } from '../rules/position.ts';
import { targetId, unitId } from './table-layout.ts';

type TankTouch = Touch<PlayedSaid>;

const word = (id: string, says: PlayedSaid): TankTouch => ({ id, says });
const ofHand = (card: Tactic, says: PlayedSaid): TankTouch => word(`card-${tacticOf(card).id}`, says);

/** The touches that lead to a move, which need not be legal. */
export function pathOf(position: Tank, move: Move): TouchPath<PlayedSaid> {
  const { active, rows, tops, stage, hands } = position;
  const enemy = otherOf(active);
  // If a card could be recovered with or discarded, a second touch decides.
  const isDouble = stage === 'maneuver' && hands[active].length > HAND_LIMIT;
  switch (move.kind) {
    case 'bring':
      return [word(`bring-${NATIONS[move.nation]}`, { says: 'bringNation', nation: move.nation })];
    case 'first':
      return [word(`first-${PLAYER_IDS[move.player]}`, { says: 'letBegin', who: move.player })];
    case 'draw':
      return [word(`draw-${tacticOf(move.card).id}`, { says: 'drawCard', card: move.card })];
    case 'recover':
      return isDouble
        ? [
            ofHand(move.card, { says: 'playCard', card: move.card }),
            word('bring-back', { says: 'toBringBack' }),
          ]
        : [ofHand(move.card, { says: 'bringBackWith', card: move.card })];
    case 'discard':
      return recovers(move.card) && isDouble
        ? [ofHand(move.card, { says: 'playCard', card: move.card }), word('discard', { says: 'toDiscard' })]
        : [ofHand(move.card, { says: 'discardCard', card: move.card })];
    case 'turn-up':
      return [word(`turn-up-${unitOf(move.unit).id}`, { says: 'turnUpUnit', unit: move.unit })];
    case 'aim':
      return [
        word(
          targetId(move.at, enemy),
          aimSays(move.at, enemy, move.at === 'deck' ? tops[enemy] : (rows[enemy][move.at]?.unit ?? null)),
        ),
      ];
    case 'play': {
      const { card, again } = move;
      const plays = ofHand(card, { says: 'playCard', card });
      if (again !== undefined) {
        const unit = rows[active][again]?.unit ?? null;
        return [plays, word(unitId(again, active), { says: 'withUnit', place: again, unit })];
      }
      return tacticOf(card).restriction.same === undefined
        ? [plays]
        : [plays, word('turn-up-next', { says: 'turnUpNext' })];
    }
    case 'attack':
      return [word('attack', { says: 'attackNow' })];
    case 'ready':
    case 'skip':
    case 'pass':
      return [word(move.kind, { says: move.kind })];
  }
}

const aimSays = (at: number | 'deck', enemy: Player, unit: number | null): PlayedSaid =>
  at === 'deck' ? { says: 'aimAtDeck', who: enemy, top: unit } : { says: 'aimAtUnit', place: at, unit };

export const tankInteraction: Interaction<Tank, Move, PlayedSaid> = { touches: pathOf };
