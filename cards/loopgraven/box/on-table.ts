/** What the table needs of the box besides its figures: names of faces, and how large pieces are, mm. */
import type { TroopColour } from './sides.ts';

/** Edge of a troop's counter. */
export const COUNTER_SIZE = 20;

/** What lies on a unit until it has passed. */
export const STATUSES = ['step', 'attack', 'shellshock', 'frost', 'gassed'] as const;
export type Status = (typeof STATUSES)[number];

/** Edge of what lies on a unit. */
export const STATUS_SIZE = 11;
export const statusId = (status: Status): string => `mark-${status}`;

/** A cloud over three spaces. */
export const GAS_SIZE = { width: 68, height: 20 } as const;
export const gasId = (owner: TroopColour): string => `gas-${owner}`;

export const BOARD_ID = 'board';
export const ROUND_CARD_ID = 'round';
export const TOKEN_ID = 'token-1';
