import type { Draft, Editing } from '../../src/referee/table/editor.ts';

/** Sets a control of the editor by its id, as a user does: on a place of the table, or beside it. */
export function setIn(editing: Editing, draft: Draft, id: string, value: string, place?: string): Draft {
  const controls =
    place === undefined
      ? editing.settings(draft).flatMap((each) => each.controls)
      : editing.around(draft, place);
  const control = controls.find((one) => one.id === id);
  switch (control?.kind) {
    case 'choice':
      return control.set(value);
    case 'switch':
      return control.set(value === 'yes');
    case 'number':
      return control.set(Number(value));
    case 'act':
      return control.act();
    default:
      throw new Error(`nothing called ${id} can be set`);
  }
}
