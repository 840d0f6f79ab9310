/** Rulings that a table may switch to their other reading, in any combination. */

/** Every option, `true` where the other reading is in force. */
export type Switches<Id extends string> = Readonly<Record<Id, boolean>>;

/** Converts between a list of switched options and `Switches`. */
export const switchesOf = <const Id extends string>(ids: readonly Id[]) => ({
  withOptions: (on: readonly Id[]): Switches<Id> =>
    Object.fromEntries(ids.map((id) => [id, on.includes(id)])) as Switches<Id>,
  optionsOn: (options: Switches<Id>): Id[] => ids.filter((id) => options[id]),
});
