/** Rulings that a table may switch: each option names the other reading, and any set of them may be on together. */

/** Which of the other readings are in force; every option is present, `true` is on. */
export type Switches<Id extends string> = Readonly<Record<Id, boolean>>;

/** The options with exactly the named ones on, and those that are on in the order of `ids`. */
export const switchesOf = <const Id extends string>(ids: readonly Id[]) => ({
  withOptions: (on: readonly Id[]): Switches<Id> =>
    Object.fromEntries(ids.map((id) => [id, on.includes(id)])) as Switches<Id>,
  optionsOn: (options: Switches<Id>): Id[] => ids.filter((id) => options[id]),
});
