/** Checks of the rule sentences of Loopgraven. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATEMENTS } from '../../content/loopgraven/statements.ts';

it('are looked at again wherever they are cited when one is reworded', () => {
  const known = JSON.parse(readFileSync('content/loopgraven/statements.hashes.json', 'utf8')) as Record<
    string,
    string
  >;
  const now = Object.fromEntries(
    Object.entries(STATEMENTS).map(([id, { text }]) => [
      id,
      createHash('sha256').update(text).digest('hex').slice(0, 12),
    ]),
  );
  expect(now).toEqual(known);
});
