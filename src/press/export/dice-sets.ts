/** The dice of a box as its sheets have them: VASSAL, PlayingCards.io, Tabletop Simulator and an order at a vendor all go by these. */
import { countAll, type Sheet } from '../../kit/component.ts';
import type { DrawnSheet } from '../../kit/drawn-kit.ts';

/** Dice of one sheet; each owner has sets of their own. */
export interface DiceSet extends Pick<Sheet, 'id' | 'name' | 'count'> {
  readonly owner: Sheet['owner'] | undefined;
  readonly sides: NonNullable<Die['sides']>;
}

type Die = Extract<Sheet['form'], { readonly make: 'die' }>;

/** A die of paper without a number of sides is a cube. */
const USUAL_SIDES = 6;

/** Every set once, in the order of the box. */
export const diceSets = (sheets: readonly DrawnSheet[]): readonly DiceSet[] =>
  [...new Set(sheets.map(({ sheet }) => sheet))].flatMap(({ id, name, owner, count, form }) =>
    form.make === 'die' ? [{ id, name, owner, count, sides: form.sides ?? USUAL_SIDES }] : [],
  );

/** How many dice there are of each number of sides, over all owners. */
export const diceBySides = (sets: readonly DiceSet[]): readonly (readonly [sides: number, count: number])[] =>
  [...Map.groupBy(sets, ({ sides }) => sides)].map(([sides, alike]) => [sides, countAll(alike)] as const);
