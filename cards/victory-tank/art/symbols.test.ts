import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { symbolsModule } from '../../../scripts/symbols.ts';
import { SYMBOLS } from './symbols.generated.ts';

test('the symbols are those of the package, as `npm run symbols` would write them now', async () => {
  const file = new URL('./symbols.generated.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await symbolsModule());
});

test('every symbol names whom to credit', () => {
  for (const { author } of Object.values(SYMBOLS)) expect(author).toMatch(/^[a-z]+$/);
});
