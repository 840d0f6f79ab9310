import type { StatementId } from '../../../content/loopgraven/statements.ts';
import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import type { PlayedSaid } from './said.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** What begins with who does it, or with what is theirs: “red goes”, “red’s platoon goes”. */
const DOING = [
  'actionsAre',
  'answersForSide',
  'attacks',
  'choosesShocked',
  'deploys',
  'dieShows',
  'diesOfGas',
  'dodges',
  'fires',
  'isLost',
  'isShocked',
  'noIncome',
  'playsWithout',
  'receives',
  'staysPut',
  'turnEnds',
  'upgrades',
  'walks',
  'weakened',
  'wentBack',
] as const;

export const { happens, aside, flows, when } = eventsIn<StatementId, PlayedSaid>(DOING);
