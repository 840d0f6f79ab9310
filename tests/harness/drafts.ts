/** Random changes of a position's draft. */
import type { Control, Draft, Editing } from '../../src/referee/table/editor.ts';

const controlsOf = (editing: Editing, draft: Draft, place: string): readonly Control[] => [
  ...editing.around(draft, place),
  ...editing.settings(draft).flatMap(({ controls }) => controls),
];

/** A draft after one random change. */
export function changed(editing: Editing, draft: Draft, lot: (sides: number) => number): Draft {
  const oneOf = <T>(things: readonly T[]): T | undefined => things[lot(Math.max(1, things.length))];
  const place = oneOf(editing.sketch(draft).scene.fields)?.id ?? '';
  const piece = oneOf(editing.pieces(draft).filter(({ left }) => left !== 0))?.id;
  const to = piece === undefined ? undefined : oneOf(editing.places(draft, piece))?.id;
  if (lot(3) === 0 && piece !== undefined && to !== undefined) return editing.put(draft, piece, to);
  if (lot(5) === 0) return editing.take(draft, place)?.left ?? draft;
  const control = oneOf(controlsOf(editing, draft, place));
  switch (control?.kind) {
    case 'number':
      return control.set(control.least + lot(control.most - control.least + 1));
    case 'choice':
      return control.set(oneOf(control.among)?.id ?? control.value);
    case 'switch':
      return control.set(!control.value);
    case 'act':
      return control.act();
    case undefined:
      return draft;
  }
}
