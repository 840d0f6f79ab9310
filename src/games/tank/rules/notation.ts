import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import { tacticOf, unitOf } from './cards.ts';
import type { Move } from './moves.ts';
import { PLAYER_IDS } from './position.ts';

/** A move in notation: "play flank-hit", "aim at 2", "turn up panther". */
export function print(move: Move): string {
  switch (move.kind) {
    case 'bring':
      return `bring ${NATIONS[move.nation]}`;
    case 'first':
      return `first ${PLAYER_IDS[move.player]}`;
    case 'draw':
    case 'recover':
    case 'discard':
      return `${move.kind} ${tacticOf(move.card).id}`;
    case 'turn-up':
      return `turn up ${unitOf(move.unit).id}`;
    case 'aim':
      return `aim at ${move.at === 'deck' ? 'deck' : move.at + 1}`;
    case 'play': {
      const again = move.again === undefined ? '' : ` again ${move.again + 1}`;
      return `play ${tacticOf(move.card).id}${again}`;
    }
    case 'ready':
    case 'attack':
    case 'skip':
    case 'pass':
      return move.kind;
  }
}
