import type { StatementId } from '../../../content/tank/statements.ts';
import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import type { PlayedSaid } from './said.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

export const { happens, aside, flows } = eventsIn<StatementId, PlayedSaid>();
