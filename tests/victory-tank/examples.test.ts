import { describe, expect, it } from 'vitest';
import { EXAMPLES, EXAMPLES_BY_THEME } from '../../content/victory-tank/examples-all.ts';
import { answer, expected } from './run-example.ts';

describe.each(Object.entries(EXAMPLES_BY_THEME))('%s', (_theme, examples) => {
  it.each(examples.map((example) => [example.title, example] as const))('%s', (_title, example) => {
    const { said, named } = answer(example);
    expect(said).toEqual(expected(example));
    expect(named).toEqual(expect.arrayContaining([...example.shows]));
    const turnsOn = 'turnsOn' in example ? example.turnsOn : undefined;
    if (turnsOn !== undefined) expect(outcomeUnder(() => answer(example, turnsOn).said)).not.toEqual(said);
  });
});

/** What comes of it, or that it cannot even be done. */
function outcomeUnder(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return 'cannot be done';
  }
}

describe('the examples', () => {
  it('have names of their own', () => {
    const ids = EXAMPLES.map((example) => example.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
