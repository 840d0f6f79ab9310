/** `npm init fieldkit harbour` begins a game with this version of Fieldkit, which npm fetches once. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder } from '../tests/made-up/run-fieldkit.ts';
import project from '../package.json' with { type: 'json' };
import creator from './create-fieldkit/package.json' with { type: 'json' };

const CREATE = resolve('scripts/create-fieldkit/create-fieldkit.cjs');

/** Notes each call of npm, and brings this Fieldkit where none is there yet. */
const NPM = `#!/bin/sh
tr -d '\\n' < package.json >> "$CALLS/calls"; echo >> "$CALLS/calls"
[ -n "$NO_NETWORK" ] && echo 'no network' >&2 && exit 1
mkdir -p node_modules; [ -e node_modules/fieldkit ] || ln -s "$HERE" node_modules/fieldkit
`;

/** Begins a game in a folder where npm is one that needs no network. */
function create(folder: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const bin = join(folder, 'bin');
  const games = join(folder, 'games');
  mkdirSync(bin);
  mkdirSync(games);
  writeFileSync(join(bin, 'npm'), NPM, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [CREATE, ...words], {
    cwd: games,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...more,
      HERE: process.cwd(),
      CALLS: folder,
      PATH: bin + delimiter + process.env['PATH'],
    },
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
  return { status, stderr, games, calls };
}

describe('npm init fieldkit', () => {
  it('has the number of this version, on the same Node', () => {
    expect([creator.version, creator.engines.node]).toEqual([project.version, project.engines.node]);
  });

  it('lets npm fetch Fieldkit once, and leaves the game alone behind', () =>
    inFolder((folder) => {
      const { status, games, calls } = create(folder, ['Harbour Lights']);
      expect([status, readdirSync(games)]).toEqual([0, ['harbour-lights']]);
      expect(JSON.parse(calls[0] ?? '')).toMatchObject({ dependencies: { fieldkit: project.version } });
      // It was moved, and not brought anew.
      expect(lstatSync(join(games, 'harbour-lights/node_modules/fieldkit')).isSymbolicLink()).toBe(true);
      expect(existsSync(join(games, 'harbour-lights/cards.csv'))).toBe(true);
    }));

  it.each([
    ['a name that is none', ['..'], {}, /^"\.\." is no name for a game/m],
    ['no network', ['harbour'], { NO_NETWORK: 'yes' }, /^no network\nnpm could not fetch Fieldkit/m],
  ])('leaves nothing behind with %s', (_, words, more, sentence) =>
    inFolder((folder) => {
      const { status, stderr, games } = create(folder, words, more);
      expect([status, readdirSync(games)]).toEqual([2, []]);
      expect(stderr).toMatch(sentence);
    }),
  );
});
