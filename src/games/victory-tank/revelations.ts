import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Revelation } from '../../referee/game.ts';
import { valuesOf } from './cards.ts';
import type { Move } from './move.ts';
import type { Army, CardCounts, Position } from './position.ts';
import type { EventSaid } from './said-events.ts';
import { enemyOf } from './rules.ts';

/** What somebody came to know by a move: cards drawn, given, played or turned up. */
export function revealed(
  before: Position,
  move: Move,
  after: Position,
): Revelation<StatementId, EventSaid>[] {
  const army = before.player;
  if (army === null) return [];
  const enemy = enemyOf(army);
  const known: Revelation<StatementId, EventSaid>[] = [];
  const tell = (to: number | null, rule: StatementId, what: EventSaid) => known.push({ to, rule, what });
  if (move.kind === 'keep') tell(enemy, 'F1', { says: 'theCard', card: after.held[enemy] });
  if (move.kind === 'place' && army === before.active)
    tell(enemy, 'F2', { says: 'theCard', card: before.held[army] });
  if (move.kind === 'announce' && move.card !== 0)
    tell(enemy, 'C3b', { says: 'boostCard', who: army, card: move.card });
  if (move.kind === 'lay' && before.stage === 'defender-card') {
    const laid = before.battle?.cards[0] ?? 0;
    if (laid !== 0) tell(army, 'A4', { says: 'battleCard', who: enemy, card: laid });
    if (move.card !== 0) tell(enemy, 'A4', { says: 'battleCard', who: army, card: move.card });
  }
  for (const drawer of [0, 1] as const) {
    if (after.decks[drawer] === before.decks[drawer]) continue;
    tell(drawer, 'C1', { says: 'drawnCards', cards: valuesOf(drawn(before, after, drawer)) });
  }
  if (after.stage === 'draft' && before.stage !== 'draft') {
    tell(after.active, 'F1', { says: 'drawnBattlefield', cards: after.drawn });
  }
  return known;
}

const drawn = (before: Position, after: Position, army: Army): CardCounts => [
  after.hands[army][0] - before.hands[army][0],
  after.hands[army][1] - before.hands[army][1],
  after.hands[army][2] - before.hands[army][2],
];
