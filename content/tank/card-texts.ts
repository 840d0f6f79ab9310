import {
  FORMATION_CARDS,
  TACTICS_CARDS,
  type FormationCard,
  type TacticsCard,
} from '../../cards/tank/box.ts';
import type { CardText } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** What the printed cards do: of tactics cards by their effect, of formation cards by their type. */

const tactics = (is: (card: TacticsCard) => boolean): readonly string[] =>
  TACTICS_CARDS.filter((card) => is(card)).map(({ id }) => id);
const units = (...types: readonly FormationCard['type'][]): readonly string[] =>
  FORMATION_CARDS.filter(({ type }) => types.includes(type)).map(({ id }) => id);

const text = (
  cards: readonly string[],
  does: readonly StatementId[],
  touches: readonly StatementId[],
): CardText<StatementId> => ({ cards, does, touches });

export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  text(
    tactics(({ type }) => type === 'range'),
    ['T-060', 'T-063', 'T-064'],
    ['T-061', 'T-065', 'T-A13', 'T-A04'],
  ),
  text(
    tactics(({ type }) => type === 'hit'),
    ['T-060', 'T-061'],
    ['T-066', 'T-A03', 'T-A31', 'T-A04'],
  ),
  text(
    tactics(({ type, restriction }) => type === 'ammo' && restriction.close !== true),
    ['T-060', 'T-061'],
    ['T-055', 'T-A31', 'T-A04'],
  ),
  text(['flame-thrower'], ['T-060', 'T-061', 'T-A14'], ['T-055', 'T-A14a', 'T-070']),
  text(
    tactics(
      ({ type, effect }) =>
        effect === 'pen' && (type === 'armor' || type === 'command' || type === 'terrain'),
    ),
    ['T-060', 'T-062'],
    ['T-055', 'T-A04', 'T-A31'],
  ),
  text(
    tactics(({ effect, type }) => effect === 'lost' && type === 'morale'),
    ['T-050'],
    ['T-053', 'T-055', 'T-A05', 'T-090', 'T-A36'],
  ),
  text(
    tactics(
      ({ effect, type, restriction }) =>
        effect === 'lost' && type !== 'morale' && restriction.reaches === true,
    ),
    ['T-050', 'T-053'],
    ['T-A16'],
  ),
  text(
    tactics(
      ({ effect, type, restriction }) =>
        effect === 'lost' && type !== 'morale' && restriction.reaches !== true,
    ),
    ['T-050'],
    ['T-053', 'T-055', 'T-A05', 'T-A16'],
  ),
  text(
    tactics(({ effect }) => effect === 'end'),
    ['T-051'],
    ['T-053', 'T-A16'],
  ),
  text(['breakdown'], ['T-052'], ['T-053', 'T-A24', 'T-090']),
  text(['anti-tank-mine'], ['T-052'], ['T-053', 'T-055', 'T-A08']),
  text(
    tactics(({ type, effect }) => type === 'damage' || (type === 'morale' && effect === 'out')),
    ['T-073'],
    ['T-055', 'T-090', 'T-A17', 'T-A36'],
  ),
  text(
    tactics(({ effect, restriction }) => effect === 'free' && restriction.same === undefined),
    ['T-080', 'T-081'],
    ['T-082', 'T-083', 'T-A06', 'T-A33', 'T-055'],
  ),
  text(
    tactics(({ restriction }) => restriction.same !== undefined),
    ['T-080', 'T-081'],
    ['T-A07', 'T-A32', 'T-083'],
  ),
  text(
    tactics(({ effect }) => effect === 'rally'),
    ['T-090'],
    ['T-A15', 'T-A36'],
  ),
  text(['repairs'], ['T-090'], ['T-A03', 'T-A36']),
  text(
    tactics(({ effect }) => effect === 'recover'),
    ['T-110'],
    ['T-A18', 'T-A19', 'T-A34'],
  ),
  text(units('lt', 'mt', 'ht'), ['T-031', 'T-040', 'T-075'], ['T-A08', 'T-070', 'T-030', 'T-A10']),
  text(
    units('td', 'sp', 'ac', 'apc'),
    ['T-031', 'T-040', 'T-075'],
    ['T-A08', 'T-A38', 'T-070', 'T-030', 'T-A10'],
  ),
  text(units('at'), ['T-031', 'T-040', 'T-075'], ['T-A08', 'T-A09', 'T-070', 'T-030']),
  text(units('inf', 'mi'), ['T-031', 'T-040', 'T-075'], ['T-A08', 'T-A38a', 'T-070', 'T-030']),
  text(units('air', 'art'), ['T-031', 'T-042', 'T-074'], ['T-A02', 'T-053', 'T-065', 'T-066']),
];
