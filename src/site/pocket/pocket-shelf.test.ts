import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lightened } from '../build/light-shelf.ts';
import { unusedInPocket } from './pocket-shelf.ts';

it('a shelf in the pocket keeps the referee, and leaves what is printed, taught and packed at home', () => {
  const code = `export const SHELF = [{
    id: 'a', kit: async () => (await import('./kit.js')).kit,
    referee: { game: () => import('./game.js'), players: async () => { return import('./bot.js') }, pad: load },
    book,
  }];`;
  const light = lightened(code, parseSync('shelf.js', code).program, unusedInPocket('a'));
  expect(light).not.toMatch(/kit|bot|players|book/);
  expect(light).toMatch(/game: \(\) => import\('\.\/game\.js'\),\s+pad: load/);
  expect(parseSync('shelf.js', light).errors).toEqual([]);
});

it('of a game whose pocket it is not, a shelf keeps the id alone', () => {
  const code = `export const B = { id: 'b', kit, referee: { game: () => import('./game.js') }, book };`;
  const light = lightened(code, parseSync('index.js', code).program, unusedInPocket('a'));
  expect(light).toMatch(/\{ id: 'b',\s*\}/);
  expect(parseSync('index.js', light).errors).toEqual([]);
});

it('a game of the real shelf is light too', () => {
  const file = new URL('../../games/victory-tank/index.ts', import.meta.url);
  const code = readFileSync(file, 'utf8');
  const light = lightened(code, parseSync('index.ts', code).program, unusedInPocket('victory-tank'));
  // Above it stands what several of its parts call; without these parts the bundler leaves it out.
  const game = light.slice(light.indexOf('export const'));
  const brought = [...game.matchAll(/await import\('([^']*)'\)/g)].map(([, path]) => path);
  expect(brought).toContain('./view/tracker.ts');
  expect(
    brought.filter((path) =>
      /kit|versions|retold|lessons|puzzles|plays|core-game|study-parameters|hints|baseline|editor|packing\.ts/.test(
        path ?? '',
      ),
    ),
  ).toEqual([]);
});
