import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lightened } from '../../src/site/build/light-shelf.ts';
import { UNUSED_BY_PAGES } from './page-shelf.ts';

it('a page is sent what a table is played, packed and set up with, and nothing that is printed, taught or studied', () => {
  const file = new URL('../../cards/victory-tank/shelf-game.ts', import.meta.url);
  const code = readFileSync(file, 'utf8');
  const light = lightened(code, parseSync('shelf-game.ts', code).program, UNUSED_BY_PAGES);
  const brought = [...light.matchAll(/await import\('([^']*)'\)/g)].map(([, path]) => path);
  for (const part of ['game', 'scenery', 'played', 'pack', 'editing', 'tracker', 'pad'])
    expect(brought).toContain(`../../src/games/victory-tank/${part}.ts`);
  expect(
    brought.filter((path) =>
      /kit|versions|book|how-it-plays|lessons|invariants|design|hints|planner|greedy/.test(path ?? ''),
    ),
  ).toEqual([]);
});
