/** Builders of events, and which two in a row are merged into one. */
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { type RuledEvent, eventsIn } from '../../../referee/event.ts';
import type { PlayedSaid } from '../messages.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';

export type Event = RuledEvent<StatementId, PlayedSaid>;

/** Events whose sentence begins with the player who acts, or with their pieces: “red goes”, “red’s platoon goes”. */
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

type TableEvent = SceneEvent<PlayedSaid>;

/** Merges two moves of a unit in a row, and units deployed in a row. */
export function mergeEvents(one: TableEvent, { what: next }: TableEvent): TableEvent | null {
  const { what } = one;
  if (what.says === 'walks' && next.says === 'walks') {
    const isOne =
      what.who === next.who && what.type === next.type && what.at === next.from && what.from !== next.at;
    if (!isOne) return null;
    const [steps, moves] = [what.steps + next.steps, what.moves + next.moves];
    return { ...one, what: { ...next, from: what.from, steps, moves } };
  }
  if (next.says !== 'deploys' || (what.says !== 'deploys' && what.says !== 'deploysAll')) return null;
  const { who, types, at } =
    what.says === 'deploys' ? { who: what.who, types: [what.type], at: [what.at] } : what;
  if (who !== next.who) return null;
  return { ...one, what: { says: 'deploysAll', who, types: [...types, next.type], at: [...at, next.at] } };
}
