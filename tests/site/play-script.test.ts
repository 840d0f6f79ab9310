/** What the page Play of each game makes a visitor fetch, as the built site has it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textsOf } from '../../src/site/build/dist.ts';
import { neededAtOnce } from '../../src/site/build/scripts-ahead.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { comesLater } from '../../src/site/offline/files-to-cache.ts';
import { gameOf } from '../../src/site/offline/store.ts';
import { DIST } from '../browser/site.ts';

const scripts = filesOf(DIST).filter((file) => /^_astro\/[^/]+\.js$/.test(file));
const codes = new Map([...textsOf(DIST, scripts)].map(([file, code]) => [basename(file), code] as const));

/** The scripts that are named in the head of a page where a game is begun. */
function namedFor(game: string): readonly string[] {
  const html = readFileSync(join(DIST, game, 'play/index.html'), 'utf8');
  return [...html.matchAll(/rel="modulepreload" href="[^"]*\/([^"/]+)"/g)].map(([, name = '']) => name);
}

const GAMES = SHELF.filter(({ referee }) => referee?.scenery !== undefined).map(({ id }) => id);

describe.each(GAMES)('the page Play of %s', (game) => {
  it('names its own game ahead, and no script that only other games need', () => {
    const named = namedFor(game);
    expect(named.filter((name) => name.startsWith(`board-${game}.`))).toHaveLength(1);
    const strange = named.filter((name) =>
      GAMES.some((other) => other !== game && new RegExp(`^(?:board|rules)-${other}\\.`).test(name)),
    );
    expect(strange).toEqual([]);
  });

  it('goes onto a device with the scripts of its own game alone', () => {
    const games = GAMES.map((id) => `${id}/`);
    const own = [...codes.keys()].filter((name) => gameOf({ games }, `_astro/${name}`) === `${game}/`);
    // The rules and the scene: of pages, and of the workers that search and look back.
    for (const part of [/^board-/, /^judge/, /^core-game--.*-[\w-]{8}\.js$/])
      expect(own.some((name) => part.test(name))).toBe(true);
    const others = new RegExp(`--(?:${GAMES.filter((other) => other !== game).join('|')})[.-]`);
    expect(own.filter((name) => others.test(name))).toEqual([]);
  });

  it('needs nothing on a device that only prints', () => {
    const all = filesOf(DIST).filter((file) => file.startsWith('_astro/') && file.endsWith('.js'));
    expect(all.filter((file) => /print\.worker|hyphen/.test(file)).every(comesLater)).toBe(true);
    expect(all.filter((file) => !file.startsWith('_astro/press/')).some(comesLater)).toBe(false);
  });

  it('brings no reasons of refusals, no drawer and no editor before they are asked for', () => {
    const table = [...codes.keys()].filter((name) => /^(?:seat|touched)\./.test(name));
    expect(table.length).toBeGreaterThan(0);
    const brought = neededAtOnce([...namedFor(game), ...table], codes);
    expect(
      brought.filter((name) =>
        /^(?:judge|attempts|messages\.|drawer|editor|illegal-move|position-format|open-kept)/.test(name),
      ),
    ).toEqual([]);
  });
});
