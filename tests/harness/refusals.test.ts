/**
 * The sentence quoted by a refusal explains it. `npx vitest run --mode renew tests/harness/refusals` searches for kinds
 * of refusal (`-t <game>` for one game) and rewrites the tables; review what is new: does the sentence say why? If none
 * does, the book needs one.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../conformance/generate-tables.ts';
import { GAMES } from './games.ts';
import { again, fileOf, holds, keptOf, kindOf, lookedFor, refusingOf } from './refusal-kinds.ts';
import { SEED } from './sample.ts';
import { triesOf } from './tries.ts';

const renew = import.meta.env.MODE === 'renew';
const AGAIN = 'read it, and renew with npx vitest run --mode renew tests/harness/refusals';

describe.each(GAMES)(`the refusals of $id (FIELDKIT_DAY=${SEED})`, async (each) => {
  const { id } = each;
  const refusing = await refusingOf(each);

  const lookFar = () => {
    // Valid examples stay, including hand-written ones.
    const before = existsSync(fileOf(id)) ? keptOf(id).flatMap((row) => again(each, refusing, row)) : [];
    const rows = new Map([...lookedFor(each, refusing), ...before].map((row) => [kindOf(row), row]));
    const sorted = [...rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(fileOf(id), jsonOf(sorted.map(([, row]) => row)));
  };
  if (renew) it('are looked for', lookFar);

  it(`are each as they were when their sentence was read (else ${AGAIN})`, () => {
    const changed = keptOf(id).filter((row) => !holds(each, refusing, row));
    expect(changed.map((row) => [kindOf(row), row.refusal])).toEqual([]);
  });

  it(`are each of a kind that was read (else ${AGAIN})`, () => {
    const known = new Set(keptOf(id).map(kindOf));
    const met = new Map(
      triesOf(each)
        .filter(({ verdict }) => !verdict.allowed)
        .flatMap(({ position, said }) => refusing(position, said))
        .map((refused) => [kindOf(refused.kind), refused]),
    );
    expect(met.size).toBeGreaterThan(0);
    const unread = [...met].filter(([kind]) => !known.has(kind));
    expect(unread.map(([kind, { told }]) => [kind, told().refusal, told().try])).toEqual([]);
  });
});
