import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lightened, type Unused } from '../../src/site/build/light-shelf.ts';
import { UNUSED_BY_PAGES, unusedIn } from './page-shelf.ts';

/** What the shelf still imports of a game, by path. */
function broughtOf(game: string, unused: Unused): readonly (string | undefined)[] {
  const code = readFileSync(new URL(`../../src/games/${game}/index.ts`, import.meta.url), 'utf8');
  const light = lightened(code, parseSync('index.ts', code).program, unused);
  return [...light.matchAll(/await import\('([^']*)'\)/g)].map(([, path]) => path);
}

it('a page is sent what a table is played, packed and set up with, and nothing that is printed, taught or studied', () => {
  const brought = broughtOf('victory-tank', UNUSED_BY_PAGES);
  for (const part of [
    'rules/judge',
    'view/attempts',
    'rules/core-game',
    'rules/position-codec',
    'view/editor',
    'view/tracker',
    'view/pad',
  ])
    expect(brought).toContain(`./${part}.ts`);
  expect(
    brought.filter((path) =>
      /kit|versions|book|how-it-plays|lessons|validate-position|study-parameters|search-hints|baseline/.test(
        path ?? '',
      ),
    ),
  ).toEqual([]);
});

it('a page is sent a game in the language of the site alone, and what it was written in', () => {
  const [english, dutch] = [broughtOf('loopgraven', unusedIn('en')), broughtOf('loopgraven', unusedIn('nl'))];
  expect(english).toContain('../../../content/loopgraven/messages.en.ts');
  expect(english.filter((path) => /nl/.test(path ?? ''))).toEqual([]);
  expect(dutch).toContain('../../../content/loopgraven/messages.nl.ts');
});
