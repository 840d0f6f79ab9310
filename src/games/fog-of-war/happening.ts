import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import type { PlayedSaid } from './said.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** What begins with who does it, or with what is theirs: “red goes”, “red’s platoon goes”. */
const DOING = [
  'actionsOver',
  'addsTo',
  'aimsAt',
  'beginsOperation',
  'bids',
  'bogsDown',
  'boughtTokens',
  'conquers',
  'disbands',
  'drawsOne',
  'fightsThem',
  'industryRises',
  'keeps',
  'letsIt',
  'losesOne',
  'ownDiscarded',
  'paysWith',
  'planVoid',
  'producesNoMore',
  'putsCard',
  'recovers',
  'resolves',
  'reveals',
  'routedAtOnce',
  'seesOne',
  'sentOff',
  'setsUpIn',
  'sideOffered',
  'spends',
  'takesBack',
  'turnOver',
  'unsupported',
  'wantsToSee',
] as const;

export const { happens, flows, when } = eventsIn<StatementId, PlayedSaid>(DOING);
