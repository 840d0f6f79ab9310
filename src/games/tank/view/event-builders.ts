import type { StatementId } from '../../../../content/tank/statements.ts';
import { eventsIn, type RuledEvent } from '../../../referee/event.ts';
import type { PlayedSaid } from '../messages.ts';

/** Something that happens at the table, and its rule. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** Messages whose sentences name the player first: “Able draws”, “Able’s deck has run out”. */
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
