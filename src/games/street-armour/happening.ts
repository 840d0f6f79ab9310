import type { StatementId } from '../../../content/street-armour/statements.ts';
import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import type { PlayedSaid } from './said.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** What begins with who does it, or with what is theirs: “red goes”, “red’s platoon goes”. */
const DOING = [
  'captured',
  'goesFirst',
  'hasChosen',
  'hasNoTanks',
  'movementOver',
  'putsBarricade',
  'putsFlag',
  'putsTank',
  'wonByDefence',
  'wonByFlags',
  'wonByLimit',
  'wonByPoints',
  'wonByTanks',
] as const;

export const { happens, aside, flows, when } = eventsIn<StatementId, PlayedSaid>(DOING);
