import { NATIONS, type Nation } from '../../../../cards/tank/data/cards.ts';
import { failed, ok, type Result } from '../../../result.ts';
import type { WrittenSaid } from '../messages.ts';
import { TACTICS, UNITS } from './cards.ts';
import type { Move } from './moves.ts';
import { PLAYER_IDS } from './position.ts';

const PLACE = /^[1-9][0-9]?$/;

/** Parses a move; it need not be legal. */
export function parse(written: string): Result<Move, WrittenSaid> {
  const words = written.trim().toLowerCase().split(/\s+/);
  const [first = '', second = '', third = '', fourth = ''] = words;
  const noMove = failed<WrittenSaid>({ says: 'noMove', written });
  if (first === 'turn' && second === 'up' && words.length === 3) {
    const unit = UNITS.findIndex(({ id }) => id === third);
    return unit < 0 ? failed({ says: 'noUnit', written: third }) : ok({ kind: 'turn-up', unit });
  }
  if (first === 'aim' && second === 'at' && words.length === 3) {
    if (third === 'deck') return ok({ kind: 'aim', at: 'deck' });
    return PLACE.test(third) ? ok({ kind: 'aim', at: Number(third) - 1 }) : noMove;
  }
  if (first === 'play' && third === 'again' && words.length === 4)
    return PLACE.test(fourth)
      ? ofCard(second, (card) => ({ kind: 'play', card, again: Number(fourth) - 1 }))
      : noMove;
  if (words.length > 2) return noMove;
  switch (first) {
    case 'ready':
    case 'attack':
    case 'skip':
    case 'pass':
      return words.length === 1 ? ok({ kind: first }) : noMove;
    case 'draw':
    case 'recover':
    case 'discard':
    case 'play':
      return ofCard(second, (card) => ({ kind: first, card }));
    case 'bring': {
      const nation = NATIONS.indexOf(second as Nation);
      return nation < 0 ? failed({ says: 'noNation', written: second }) : ok({ kind: 'bring', nation });
    }
    case 'first': {
      const player = PLAYER_IDS.findIndex((id) => id === second);
      return player < 0
        ? failed({ says: 'noPlayer', written: second })
        : ok({ kind: 'first', player: player === 0 ? 0 : 1 });
    }
    default:
      return noMove;
  }
}

function ofCard(id: string, made: (card: number) => Move): Result<Move, WrittenSaid> {
  const card = TACTICS.findIndex((one) => one.id === id);
  return card < 0 ? failed({ says: 'noCard', written: id }) : ok(made(card));
}
