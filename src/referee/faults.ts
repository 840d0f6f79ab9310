import type { Fault } from './game.ts';

/**
 * What is wrong with something that a person wrote, as data: which fault, where, and its figures. Its sentence stands in
 * a table, by the fault's name, so that a game's sentences are in one place.
 *
 *     const SAYS = { tooMany: ({ most }: { most: number }) => `there are ${most}` };
 *     notedIn<typeof SAYS>()(form, { says: 'tooMany', most: 3 }, 'K3');
 *     said(SAYS, form.faults[0]); // { place: 'cards', message: 'there are 3', rule: 'K3' }
 */
export interface Noted {
  readonly says: string;
  /** Where, as in `Fault.place`. */
  readonly at: string;
  /** The rule that rules it out, if it is one. */
  readonly rule: string | null;
}

/** What is said of each fault, from its figures: a sentence without a full stop. */
export type Sayings = Readonly<Record<string, (figures: never) => string>>;

type Figures<Says> = Says extends (figures: infer Of extends object) => string ? Of : unknown;

/** A fault of a table: its name, and the figures that its sentence is made of. */
export type FaultIn<Table extends Sayings> = {
  [Key in keyof Table & string]: { readonly says: Key } & Figures<Table[Key]>;
}[keyof Table & string];

/** What is written at a place, and the faults of the whole that it belongs to. */
export interface Form {
  readonly value: unknown;
  /** As in `Fault.place`. */
  readonly place: string;
  /** Collects the faults of the whole form. */
  readonly faults: Noted[];
}

/** Notes faults of a table. */
export const notedIn =
  <Table extends Sayings>() =>
  (
    { place, faults }: Pick<Form, 'place' | 'faults'>,
    fault: FaultIn<Table>,
    rule: string | null = null,
  ): void =>
    void faults.push({ ...fault, at: place, rule });

/** A fault: in words where a table has its sentence, else as it is, for the catalogue of the game. */
export const said = <Rule extends string, Says>(table: Sayings, noted: Noted): Fault<Rule, Says> => {
  const sentence = table[noted.says] as ((figures: object) => string) | undefined;
  const { at, rule, ...figures } = noted;
  return { place: at, message: (sentence?.(noted) ?? figures) as Says, rule: rule as Rule | null };
};

/** What is written, in few words: "5", "a list". */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string' && value.length > MOST) return 'a long text';
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

/** More than any position has of anything; what is longer is one fault, and none of it is read. */
export const MOST = 500;

interface Found {
  readonly found: unknown;
}

/** What can be wrong with any written form. */
export const FORM_SAYS = {
  noObject: ({ found }: Found) => `an object is needed, not ${shown(found)}`,
  noList: ({ found }: Found) => `a list is needed, not ${shown(found)}`,
  tooLong: ({ length }: { readonly length: number }) => `at most ${MOST} entries are read, not ${length}`,
  noField: ({ fields }: { readonly fields: readonly string[] }) =>
    `no such field; there are ${fields.join(', ')}`,
  otherField: ({ meant }: { readonly meant: string }) => `no such field; did you mean ${meant}?`,
  noNumber: ({ least, most, found }: Found & { readonly least: number; readonly most: number }) =>
    `a whole number from ${least} to ${most} is needed, not ${shown(found)}`,
  noName: ({ names, found }: Found & { readonly names: readonly string[] }) =>
    `${shown(found)} is not one of ${names.join(', ')}`,
  needed: ({ names }: { readonly names: readonly string[] }) => `one of ${names.join(', ')} is needed`,
  noTruth: ({ found }: Found) => `true or false is needed, not ${shown(found)}`,
  noText: ({ found }: Found) => `a text is needed, not ${shown(found)}`,
  elsewhere: ({ card }: { readonly card: string }) => `${card} is somewhere else already`,
};
