import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsFor } from './build-language.ts';

/** Modules in English that have a sister in Dutch, by path from `src/`. */
const SISTERS = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }).flatMap((path) => {
  const file = new URL(`../../${path}`, import.meta.url).pathname;
  const dutch = wordsFor(file, 'nl');
  return dutch === null ? [] : [[path, file, dutch] as const];
});

it('what takes the place of a module in another language has all that the module gives', async () => {
  expect(SISTERS.length).toBeGreaterThan(20);
  const lacking = await Promise.all(
    SISTERS.map(async ([path, file, dutch]) => {
      const [given, instead] = [await import(file), await import(dutch)].map((each) =>
        Object.keys(each as object),
      );
      return (given ?? [])
        .filter((name) => instead?.includes(name) !== true)
        .map((name) => `${path}: ${name}`);
    }),
  );
  expect(lacking.flat()).toEqual([]);
});
