/** The ids by which cards and operations are touched, on the map and beside it. */
import { OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { type Kind, forceOf } from '../rules/card-counts.ts';
import type { Space } from '../rules/moves.ts';

/** The touch id of a card; the zone of the hand uses the same. */
export const cardTouch = (card: Kind): string => `card-${forceOf(card)}`;

/** The touch id of an operation and its space on the wheel. */
export const spaceTouch = (space: Space): string => `operation-${OPERATIONS[space]}`;
