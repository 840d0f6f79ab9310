/** Entering a position by hand: whatever is done in any order, nothing is lost and every fault is reported. */
import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { Draft } from '../../src/referee/table/editor.ts';
import { expectSame } from '../expect-same.ts';
import { changed } from './drafts.ts';
import { LONG } from '../lot.ts';
import { gamesWith } from './games.ts';
import { sampleOf, SEED } from './sample.ts';

const RUNS = LONG ? 30 : 10;

describe.each(gamesWith('editing'))(`entering a position of $id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { editing, form } = each;
  const faults = (draft: Draft) => editing.sketch(draft).faults.map(({ message }) => message);

  it('takes any position that a game comes to, as it is', () => {
    for (const position of sampleOf(each)) expectSame(faults(form.write(position) as Draft), []);
  });

  it('survives whatever is done to a table, in any order', () => {
    for (let run = 0; run < RUNS; run++) {
      const lot = lotsOf(`${SEED} draft ${run}`);
      let draft: Draft = {};
      for (let change = 0; change < 25; change++) draft = changed(editing, draft, lot);
      expect(Object.keys(draft).filter((key) => !editing.fields.includes(key))).toEqual([]);
      expect(form.read(draft).ok).toBe(faults(draft).length === 0);
    }
  });

  it('shows what was set where it was set', () => {
    for (const position of sampleOf(each).slice(0, 20)) {
      const draft = form.write(position) as Draft;
      for (const { id, kind } of editing.settings(draft).flatMap(({ controls }) => controls)) {
        const find = (of: Draft) =>
          editing
            .settings(of)
            .flatMap(({ controls }) => controls)
            .find((control) => control.id === id);
        const control = find(draft);
        if (control?.kind === 'act' || control === undefined) continue;
        const again = find(
          control.kind === 'number'
            ? control.set(control.value)
            : control.kind === 'choice'
              ? control.set(control.value)
              : control.set(control.value),
        );
        expectSame(
          [id, kind, again !== undefined && again.kind !== 'act' && again.value],
          [id, kind, control.value],
        );
      }
    }
  });
});
