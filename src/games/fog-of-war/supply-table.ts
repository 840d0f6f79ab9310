/** What is marked of a real table to ask about supply: whose areas are, where quagmires lie, and what is asked. */
import type { Draft } from '../../referee/editing.ts';
import { SOVIETS, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import { BLANK } from './blank.ts';
import { DECK, otherOf, AXIS, ALLIES, controllerOf, quagmireAt, type War } from './position.ts';
import { withOptions, type Options } from './options.ts';
import { enterUssr, joinBalkans } from './politics.ts';
import type { Holder } from './set-area.ts';

export interface SupplyTable extends Pick<War, 'control' | 'ussr' | 'year'> {
  /** Where a quagmire lies, and who attacks there. */
  readonly stuck: readonly { readonly at: AreaNumber; readonly attacker: Side }[];
  /** Whose supply. */
  readonly side: Side;
  /** Where it is asked for; null for every area of that side. */
  readonly at: AreaNumber | null;
  /** From where an attack would be launched; null for any area that serves. */
  readonly from: PlaceNumber | null;
}

export const BEGIN: SupplyTable = {
  control: BLANK.control,
  ussr: BLANK.ussr,
  year: BLANK.year,
  stuck: [],
  side: AXIS,
  at: null,
  from: null,
};

/** Drafts come from here alone: `BEGIN`, and what the controls make of it. */
export const tableOf = (draft: Draft): SupplyTable => ({ ...BEGIN, ...draft });
export const draftOf = (table: SupplyTable): Draft => ({ ...table });

/** The war of which that table is all that is known. */
export const warOf = ({ control, ussr, year, stuck, side }: SupplyTable, options: Options): War => ({
  ...BLANK,
  options,
  control,
  ussr,
  year,
  active: side,
  stage: 'actions',
  quagmires: stuck.map((one) => ({ ...one, due: true })),
});

/** What is asked of supply, by what the asked area is to the side. */
export type Question = 'all' | 'own' | 'quagmire' | 'launch';

export function questionOf(table: SupplyTable): Question {
  const { at, side } = table;
  if (at === null) return 'all';
  const war = warOf(table, withOptions([]));
  if (controllerOf(war, at) === side) return 'own';
  return quagmireAt(war, at)?.attacker === side ? 'quagmire' : 'launch';
}

const stuckWith = (table: SupplyTable, at: AreaNumber, attacker: Side | null): SupplyTable['stuck'] => {
  const others = table.stuck.filter((one) => one.at !== at);
  return attacker === null ? others : [...others, { at, attacker }];
};

/** The table with a quagmire in an area, or without one. */
export const withStuck = (table: SupplyTable, at: AreaNumber, attacker: Side | null): SupplyTable => ({
  ...table,
  stuck: stuckWith(table, at, attacker),
});

/** The table with an area in other hands: nobody attacks what is their own. */
export function withHolder(table: SupplyTable, at: AreaNumber, holder: Holder): SupplyTable {
  const attacker = table.stuck.find((one) => one.at === at)?.attacker ?? null;
  return {
    ...table,
    control: table.control.with(at, holder),
    stuck: stuckWith(table, at, attacker !== null && attacker === holder ? otherOf(holder) : attacker),
  };
}

/** What has become of the countries that wait, in another year: those that have joined by then have. */
export function withYear(table: SupplyTable, year: number): SupplyTable {
  const draft = { ...warOf(table, BLANK.options), year };
  if (year > 0) joinBalkans(draft);
  if (year > 2) enterUssr(draft, DECK);
  return { ...table, year, control: draft.control, ussr: draft.ussr };
}

/** The USSR in the war, or out of it again: its areas are Allied, or neutral. */
export function withUssr(table: SupplyTable, isIn: boolean): SupplyTable {
  const draft = { ...warOf(table, BLANK.options) };
  if (isIn) enterUssr(draft, DECK);
  const left = draft.control.map((holder, at) => (SOVIETS.includes(at) && holder === ALLIES ? null : holder));
  return { ...table, ussr: isIn, control: isIn ? draft.control : left };
}
