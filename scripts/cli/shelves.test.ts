/** Faults of makers' shelves are told in a sentence. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { inFolder } from '../../tests/made-up/run-fieldkit.ts';

const GAME = "{ id: 'mine', kit: async () => ({}) }";

const MALFORMED: readonly (readonly [what: string, source: string, sentence: RegExp])[] = [
  ['nothing', '', /is no shelf: it exports no list SHELF/],
  ['a text', 'export const SHELF = "games";', /is no shelf: it exports no list SHELF/],
  ['a list of nothing', 'export const SHELF = [null];', /is no shelf: it exports no list SHELF/],
  ['a kit that is no function', "export const SHELF = [{ id: 'mine', kit: {} }];", /exports no list SHELF/],
  [
    'an id that leads elsewhere',
    "export const SHELF = [{ id: '../mine', kit: () => {} }];",
    /"\.\.\/mine" is no id for a game: it takes small letters and figures/,
  ],
  [
    'an id with a colour in it',
    "export const SHELF = [{ id: '\\u001b[31mmine', kit: () => {} }];",
    /"\\u001b\[31mmine" is no id/,
  ],
  [
    'an id that Fieldkit has',
    "export const SHELF = [{ id: 'victory-tank', kit: () => {} }];",
    /Fieldkit has a game called "victory-tank" of its own: give yours another id\./,
  ],
  ['one id twice', `export const SHELF = [${GAME}, ${GAME}];`, /two games are called "mine"\./],
  [
    'a book that is no function',
    "export const SHELF = [{ id: 'mine', kit: () => {}, book: 'rules' }];",
    /the book of mine is no function that brings it\./,
  ],
  [
    'a referee that is none',
    "export const SHELF = [{ id: 'mine', kit: () => {}, referee: { game: 5 } }];",
    /the referee of mine is no list of functions that bring its parts\./,
  ],
  [
    'a kit without parts',
    `export const SHELF = [${GAME}];`,
    /^The kit of mine is none: it lacks "id", "title", .*"back", which every kit has/,
  ],
  [
    'a kit that draws no pieces',
    `const kit = { id: 'mine', title: 'Mine', about: 'Mine.', fonts: [], credits: [], cover() {}, front() {}, back() {} };
     export const SHELF = [{ id: 'mine', kit: async () => ({ ...kit, box: { cards: [], decks: [], pieces: [{ id: 'p' }] } }) }];`,
    /^The kit of mine is none: it lacks "counter", which every kit has/,
  ],
  [
    'a kit that cannot be brought',
    "export const SHELF = [{ id: 'mine', kit: () => Promise.reject(new Error('no paper\\nat all')) }];",
    /^The kit of mine cannot be loaded, at .*shelf\.mjs:1:63: no paper\.$/m,
  ],
  [
    'a kit that falls over',
    "export const SHELF = [{ id: 'mine', kit: () => { throw new TypeError('no ink'); } }];",
    /^The kit of mine cannot be loaded, at .*shelf\.mjs:1:56: no ink\.$/m,
  ],
  [
    'a module that falls over',
    'throw new Error("no shelf today");',
    /cannot be loaded as a module, at .*shelf\.mjs:1:7: no shelf today/,
  ],
  ['no module', '%PDF-1.7', /cannot be loaded as a module(, at .*)?: /],
];

describe('a shelf', () => {
  it.each(MALFORMED)('of %s is refused', (_, source, sentence) =>
    inFolder(async (folder) => {
      const file = join(folder, 'shelf.mjs');
      writeFileSync(file, source);
      for (const words of [['list'], ['print', '--out', folder], ['text', '--out', folder]]) {
        const { status, stdout, stderr } = await atOnce([...words, '--shelf', file]);
        expect([status, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1]);
        expect(stderr).toMatch(sentence);
      }
    }),
  );

  it('whose game falls over while it is drawn is told so, with the place', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'shelf.mjs');
      const made = new URL('../../tests/made-up/cards/stepping-stones/kit.ts', import.meta.url).href;
      writeFileSync(
        file,
        `import { steppingStonesKit as kit } from '${made}';
        const front = () => { throw new RangeError('out of red'); };
        export const SHELF = [{ id: 'mine', kit: async () => ({ ...kit, id: 'mine', front }) }];`,
      );
      const { status, stderr } = await atOnce(['print', '--shelf', file, '--out', join(folder, 'print')]);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /A game of the shelf .*shelf\.mjs cannot be worked with, at .*:2:\d+: out of red\.$/m,
      );
    }));

  it('is not asked for a word that stood behind an option which npm has kept', async () => {
    vi.stubEnv('npm_lifecycle_event', 'print').stubEnv('npm_config_paper', 'true');
    const { stderr } = await atOnce(['print', 'letter']);
    vi.unstubAllEnvs();
    expect(stderr).toMatch(/two hyphens before it, npm run print -- --paper letter\n$/);
  });

  it('is no folder and no device', () =>
    inFolder(async (folder) => {
      expect((await atOnce(['list', '--shelf', folder])).stderr).toBe(
        `${folder} cannot be read: it is a folder.\n`,
      );
      expect((await atOnce(['list', '--shelf', '/dev/zero'])).stderr).toMatch(
        /it is a device, and no file\.\n$/,
      );
    }));
});
