/**
 * The sentence quoted by a refusal explains it. `npx vitest run --mode renew tests/harness/refusals` writes what the
 * examples are refused with now, in seconds; `--mode search` looks for kinds of refusal that no example shows, in
 * minutes (`-t <game>` for one game). Review what is new: does the sentence say why? If none does, the book needs one.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../conformance/generate-tables.ts';
import { GAMES } from './games.ts';
import {
  again,
  fileOf,
  holds,
  keptOf,
  kindOf,
  lookedFor,
  refusingOf,
  type Refusal,
} from './refusal-kinds.ts';
import { SEED } from './sample.ts';
import { triesOf } from './tries.ts';

const { MODE } = import.meta.env;
const AGAIN = 'read it, and renew with npx vitest run --mode renew tests/harness/refusals';
const SEARCH = 'read it, and look for all with npx vitest run --mode search tests/harness/refusals';

describe.each(GAMES)(`the refusals of $id (FIELDKIT_DAY=${SEED})`, async (each) => {
  const { id } = each;
  const refusing = await refusingOf(each);

  /** Examples stay, hand-written ones too, as long as they are refused by the same rule and message. */
  const stillRefused = () =>
    (existsSync(fileOf(id)) ? keptOf(id) : []).flatMap((row) => again(each, refusing, row));

  const keep = (rows: readonly Refusal[]) => {
    const byKind = new Map(rows.map((row) => [kindOf(row), row]));
    const sorted = [...byKind.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(fileOf(id), jsonOf(sorted.map(([, row]) => row)));
  };
  if (MODE === 'renew') it('are told anew', () => keep(stillRefused()));
  if (MODE === 'search') it('are looked for', () => keep([...lookedFor(each, refusing), ...stillRefused()]));

  it(`are each as they were when their sentence was read (else ${AGAIN})`, () => {
    const changed = keptOf(id).filter((row) => !holds(each, refusing, row));
    expect(changed.map((row) => [kindOf(row), row.refusal])).toEqual([]);
  });

  it(`are each of a kind that was read (else ${SEARCH})`, () => {
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
