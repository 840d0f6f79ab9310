import { COUNTS, FERRIES, LOADS, WORTH } from '../../../../cards/drie-veren/data/box.ts';
import type { StatementId } from '../../../../content/drie-veren/statements.ts';
import { countIn } from '../../../../../../src/referee/interchangeable.ts';
import { countingPad } from '../../../../../../src/referee/table/score-pad.ts';
import { turnByTurn } from '../../../../../../src/referee/table/tracker.ts';
import { SEATS } from '../rules/game.ts';
import type { Veren } from '../rules/position.ts';
import type { VerenSaid } from '../messages.ts';

/** The tracker for a real table: three turns each, then everybody counts the quay. */
export const drieVerenTracker = turnByTurn<StatementId, VerenSaid>({
  seats: SEATS,
  rounds: 3,
  done: { says: 'done' },
  now: (seat) => ({ says: { says: 'sails', ferry: FERRIES[seat] ?? 'noord' }, rules: ['V1', 'V2'] }),
  over: { says: { says: 'over' }, rules: ['V6'] },
});

export const drieVerenPad = countingPad<Veren, StatementId, VerenSaid>({
  seats: SEATS,
  rule: 'V6',
  counted: LOADS.map((card) => ({
    id: card,
    says: { says: 'card', card },
    worth: WORTH[card],
    most: COUNTS[card],
    tooMany: (count) => ({ says: 'tooMany', card, count }),
  })),
  has: ({ quays }, seat, id) => countIn<string>(quays[seat] ?? [], id),
});
