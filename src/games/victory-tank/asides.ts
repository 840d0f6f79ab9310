import type { SceneEvent } from '../../referee/scene.ts';
import type { Happening } from './figures.ts';
import type { EventSaid } from './said-events.ts';

/** What is reckoned and said at the table, and leaves it as it was: where a turn is summed up nobody asks for it. */
const ASIDES: ReadonlySet<EventSaid['says']> = new Set([
  'hasPoints',
  'paid',
  'pointForOthers',
  'share',
  'stayedOnFoot',
  'besideTank',
  'mayFightAgain',
  'defends',
  'forSoldiers',
  'forTank',
  'forGround',
  'forCard',
  'backToSupply',
  'tankToTake',
  'isNext',
  'filled',
  'deckOut',
  'lies',
]);

/** A happening as a board tells it. */
export const asEvent = (happening: Happening): SceneEvent<EventSaid> =>
  ASIDES.has(happening.what.says) ? { ...happening, aside: true } : happening;
