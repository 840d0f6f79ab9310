import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Revelation } from '../../referee/game.ts';
import { valuesOf } from './cards.ts';
import { nameOf } from './figures.ts';
import type { Move } from './move.ts';
import type { Army, CardCounts, Position } from './position.ts';
import { enemyOf } from './rules.ts';

/** What somebody came to know by a move: cards drawn, given, played or turned up. */
export function revealed(before: Position, move: Move, after: Position): Revelation<StatementId>[] {
  const army = before.player;
  if (army === null) return [];
  const enemy = enemyOf(army);
  const known: Revelation<StatementId>[] = [];
  const tell = (to: number | null, rule: StatementId, what: string) => known.push({ to, rule, what });
  if (move.kind === 'keep') tell(enemy, 'F1', `the card ${after.held[enemy] ?? ''}`);
  if (move.kind === 'place' && army === before.active)
    tell(enemy, 'F2', `the card ${before.held[army] ?? ''}`);
  if (move.kind === 'announce' && move.card !== 0)
    tell(enemy, 'C3b', `${nameOf(army)}’s card, a ${move.card}`);
  if (move.kind === 'lay' && before.stage === 'defender-card') {
    const laid = before.battle?.cards[0] ?? 0;
    if (laid !== 0) tell(army, 'A4', `${nameOf(enemy)}’s battle card, a ${laid}`);
    if (move.card !== 0) tell(enemy, 'A4', `${nameOf(army)}’s battle card, a ${move.card}`);
  }
  for (const drawer of [0, 1] as const) {
    if (after.decks[drawer] === before.decks[drawer]) continue;
    tell(drawer, 'C1', `the cards drawn: ${valuesOf(drawn(before, after, drawer)).join(', ')}`);
  }
  if (after.stage === 'draft' && before.stage !== 'draft') {
    tell(after.active, 'F1', `the cards drawn: ${after.drawn.join(' and ')}`);
  }
  return known;
}

const drawn = (before: Position, after: Position, army: Army): CardCounts => [
  after.hands[army][0] - before.hands[army][0],
  after.hands[army][1] - before.hands[army][1],
  after.hands[army][2] - before.hands[army][2],
];
