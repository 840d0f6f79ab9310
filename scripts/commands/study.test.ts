import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'study-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const STUDY = ['study', 'stepping-stones', '--shelf', MADE_UP];
const study = (...words: readonly string[]) =>
  fieldkit(...STUDY, '--players', 'random,recruit', '--workers', '1', ...words);

test('a study is the same file whether it was played at once, in parts, or broken off and gone on with', () => {
  const { stdout } = study('--games', '12', '--out', at('whole'));
  expect(stdout).toMatch(/12 of 12 games/);
  const whole = readFileSync(at('whole'), 'utf8');
  for (const part of [1, 2, 3]) study('--games', '12', '--shard', `${part}/3`, '--out', at(`part ${part}`));
  study('--merge', at('part 3'), at('part 1'), at('part 2'), '--out', at('merged'));
  expect(readFileSync(at('merged'), 'utf8')).toBe(whole);
  writeFileSync(at('broken'), whole.slice(0, whole.length / 2));
  expect(study('--games', '12', '--out', at('broken')).stdout).toBe(stdout);
  expect(readFileSync(at('broken'), 'utf8')).toBe(whole);
});

test('threads, one for each core or as many as are wanted, play the same', () => {
  const asked = [...STUDY, '--games', '5', '--players', 'random', '--vary', 'options.far=0..1'];
  const { stdout } = fieldkit(...asked, '--workers', '1', '--out', at('one'));
  expect(stdout).toMatch(/options\.far=1: 2 games/);
  expect(fieldkit(...asked, '--workers', '2', '--out', at('two')).stdout).toBe(stdout);
  expect(readFileSync(at('two'), 'utf8')).toBe(readFileSync(at('one'), 'utf8'));
});

test('what is no shard, or a file of something else, is refused with a sentence', () => {
  const none = study('--shard', '4/3');
  expect([none.status, none.stderr]).toEqual([
    2,
    expect.stringContaining('It takes a part and how many there are'),
  ]);
  study('--games', '2', '--out', at('small'));
  const other = study('--games', '3', '--out', at('small'));
  expect(other.status).toBe(2);
  expect(other.stderr).toContain('holds another study');
  const unknown = study('--vary', 'options.fare=0..1');
  expect([unknown.status, unknown.stderr]).toEqual([
    2,
    'stepping-stones has no figure "options.fare": did you mean "options.far"?\n',
  ]);
  const beyond = study('--vary', 'options.far=0..2');
  expect(beyond.stderr).toBe('That cannot be varied: options.far goes from 0 to 1 at most.\n');
  study('--games', '4', '--out', at('more'));
  const mixed = study('--merge', at('small'), at('more'));
  expect([mixed.status, mixed.stderr]).toEqual([
    2,
    `These files make no study: ${at('more')} is a part of another study than ${at('small')}.\n`,
  ]);
  study('--games', '4', '--shard', '2/2', '--out', at('half'));
  const overlapping = study('--merge', at('more'), at('half'));
  expect(overlapping.stderr).toBe(
    `These files make no study: game 3 is in ${at('more')} and in ${at('half')}.\n`,
  );
  for (const [file, sentence] of [
    [at('none/such'), `${at('none/such')} cannot be written: there is no folder ${at('none')}.\n`],
    [folder, `${folder} is a folder or a device, and no file of a study.\n`],
    ['/dev/null', '/dev/null is a folder or a device, and no file of a study.\n'],
  ] as const) {
    const { status, stderr } = study('--games', '2', '--out', file);
    expect([status, stderr]).toEqual([2, sentence]);
  }
  const twice = study('--merge', at('small'), at('missing'));
  expect([twice.status, twice.stderr]).toEqual([
    2,
    `${at('missing')} cannot be read: there is no such file.\n`,
  ]);
});

test('a game without observations has nobody to play it, and that is said', () => {
  const game = new URL('../../tests/made-up/src/games/stepping-stones/index.ts', import.meta.url).href;
  const code = `import { STEPPING_STONES as stones } from '${game}';
const { referee } = stones;
const blind = async () => ({ ...(await referee.game()), id: 'blind', observe: undefined });
export const SHELF = [{ ...stones, id: 'blind', referee: { ...referee, game: blind } }];
`;
  writeFileSync(at('blind.mjs'), code);
  for (const command of ['study', 'duel']) {
    const refused = fieldkit(command, 'blind', '--shelf', at('blind.mjs'), '--games', '1');
    expect([refused.status, refused.stderr]).toEqual([
      2,
      'blind has no observations (observe and resample in its rules): without them nobody can play it by themselves.\n',
    ]);
  }
});
