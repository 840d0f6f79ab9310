import { cardsIn } from './cards.ts';
import { happens, type Happening } from './figures.ts';
import type { Move } from './move.ts';
import type { Army, Position } from './position.ts';
import { enemyOf, FULL_HAND, FULL_POINTS, ROUNDS } from './rules.ts';
import { score, type Score } from './score.ts';

/** The turn, the phase or the round changes hands (C1 to C2a, C5a, E1 to E4). */
export function turnHappenings(before: Position, army: Army, move: Move, after: Position): Happening[] {
  const list: Happening[] = [];
  if (before.held[army] !== null || before.stage === 'face') list.push(...preparations(before, after));
  if (move.kind === 'pass')
    list.push(happens('C5', { says: 'forfeits', who: army, points: before.points[army] }));
  if (after.action !== null || after.stage === 'place' || after.stage === 'face') return list;
  const counted = list.some((happening) => happening.rule === 'C1');
  for (const other of [0, 1] as const) {
    const had = counted ? FULL_POINTS : before.points[other];
    if (move.kind === 'pass' && other === army) continue;
    if (had > 0 && after.points[other] === 0 && after.action === null && before.stage !== 'draft') {
      list.push(happens('C5a', { says: 'cannotAct', who: other, points: had }));
    }
  }
  if (after.stage === 'command' && after.player !== null) {
    const alone = after.points[enemyOf(after.player)] === 0;
    list.push(happens(alone ? 'C2a' : 'C2', { says: 'isNext', who: after.player, alone }));
  }
  return [...list, ...endings(before, after)];
}

/** Points and hands are filled before the command phase. */
function preparations(before: Position, after: Position): Happening[] {
  if (after.stage === 'place' || after.stage === 'face') return [];
  return [
    happens('C1', { says: 'filled', points: FULL_POINTS, cards: FULL_HAND }),
    ...([0, 1] as const).flatMap((army) =>
      cardsIn(after.hands[army]) < FULL_HAND && before.decks[army].length < FULL_HAND
        ? [happens('C1a', { says: 'deckOut', who: army, cards: cardsIn(after.hands[army]) })]
        : [],
    ),
  ];
}

function endings(before: Position, after: Position): Happening[] {
  if (after.round === before.round && after.stage !== 'over') return [];
  const { active } = after;
  const keeps = active === before.active;
  const list = [happens('E1', { says: 'roundOver', round: before.round, active, keeps })];
  if (after.stage !== 'over') return list;
  const sheet = score(after);
  return [
    ...list,
    happens('E1a', { says: keeps ? 'cardStays' : 'cardChanges' }),
    happens('E4', { says: 'roundsPlayed', rounds: ROUNDS }),
    ...sheet.lines.flatMap((line) =>
      line.rules.map((rule) => happens(rule, { says: 'scored', of: line.of, points: line.points })),
    ),
    ...winning(sheet),
  ];
}

/** Who wins, and by what. */
function winning({ totals, winner, tieBreaks }: Score): Happening[] {
  if (tieBreaks.length > 0) return tieBreaks.map((rule) => happens(rule, { says: 'winsTie', who: winner }));
  return [
    happens('E2f', {
      says: 'winsByPoints',
      who: winner,
      points: totals[winner],
      others: totals[enemyOf(winner)],
    }),
  ];
}
