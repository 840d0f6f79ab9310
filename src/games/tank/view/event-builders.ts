import type { StatementId } from '../../../../content/tank/statements.ts';
import { eventsIn, type RuledEvent } from '../../../referee/happening.ts';
import type { PlayedSaid } from '../messages.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** What begins with who does it, or with what is theirs: “red goes”, “red’s platoon goes”. */
const DOING = [
  'attacksWith',
  'barred',
  'barredStill',
  'begins',
  'brings',
  'broughtBack',
  'discards',
  'draws',
  'drawsNothing',
  'freeAttack',
  'hasTo',
  'isAsked',
  'isReady',
  'lacksAnswer',
  'maySkip',
  'nobodyToTurnUp',
  'passes',
  'plays',
  'ranOut',
  'skips',
  'stillDraws',
  'stillEmpty',
  'wins',
] as const;

export const { happens, aside, flows } = eventsIn<StatementId, PlayedSaid>(DOING);
