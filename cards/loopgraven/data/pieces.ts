/** Two sides of two colours, each with a shape of its own; sizes and faces of pieces. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** The first or the second member of a side. */
export type Section = 0 | 1;

/** The four colours in the order of their turns with four players: A1, B1, A2, B2. With two, `red` plays A and `gray` B. */
export const COLOURS = ['red', 'gray', 'violet', 'blue'] as const;
export type TroopColour = (typeof COLOURS)[number];

/**
 * The outline of each colour, so that partners are known in grey: side A is round below, side B has corners all
 * round.
 */
export const OUTLINES = ['round', 'square', 'shield', 'diamond'] as const;
export type TroopOutline = (typeof OUTLINES)[number];

export interface Army {
  readonly colour: TroopColour;
  readonly side: Side;
  readonly section: Section;
  readonly outline: TroopOutline;
}

/** Names are ours: the rulebook has four colours and names none. */
export const ARMIES = {
  red: { colour: 'red', side: 'a', section: 0, outline: 'round' },
  gray: { colour: 'gray', side: 'b', section: 0, outline: 'square' },
  violet: { colour: 'violet', side: 'a', section: 1, outline: 'shield' },
  blue: { colour: 'blue', side: 'b', section: 1, outline: 'diamond' },
} as const satisfies Record<TroopColour, Army>;

// Names of faces and sizes in mm, which the board on the screen needs.

/** Edge of a troop's counter. */
export const COUNTER_SIZE = 20;

/** Markers on a unit that last for a while. */
export const STATUSES = ['step', 'attack', 'shellshock', 'frost', 'gassed'] as const;
export type Status = (typeof STATUSES)[number];

/** The size of such a marker: to be taken up with fingers. */
export const STATUS_SIZE = 14;
export const statusId = (status: Status): string => `mark-${status}`;

/** A cloud over three spaces; higher ones would leave no room for the tier markers on their sheet of A4. */
export const GAS_SIZE = { width: 68, height: 18 } as const;
export const gasId = (owner: TroopColour): string => `gas-${owner}`;

export const BOARD_ID = 'board';
export const ROUND_CARD_ID = 'round';
export const TOKEN_ID = 'token-1';
