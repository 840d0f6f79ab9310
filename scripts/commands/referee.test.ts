/** The commands of the referee, as a player runs them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playout } from '../../src/referee/playout.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { fieldkitReading, MADE_UP, type Ran } from '../../tests/made-up/run-fieldkit.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'fieldkit-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs a command to its end; `input` is piped in, as text or JSON. */
const fieldkit = (input: unknown, ...words: readonly string[]): Ran =>
  fieldkitReading(typeof input === 'string' ? input : JSON.stringify(input), ...words);

const lines = (text: string): string[] => text.trimEnd().split('\n');

/** Three red soldiers at home and a gray one two fields away; red is to spend the points of a Move. */
const SCENE = {
  soldiers: { red: { w1n1: 3 }, gray: { o: 1 } },
  action: { kind: 'move', left: 2, army: 'red' },
};

/** A file with a record of the first moves of a random game. */
function recordFile(
  name: string,
  count: number,
  change: (record: Recorded) => void = () => undefined,
): string {
  const moves: string[] = [];
  const first = victoryTank.setUp([], chanceOf('record'));
  if (!first.ok) throw new Error(first.faults.join());
  playout(victoryTank, first.value, 'record', count, ({ before, move }) => {
    moves.push(victoryTank.print(before, move));
  });
  const record: Recorded = { game: 'victory-tank', rules: victoryTank.rules, seed: 'record', moves };
  change(record);
  const file = join(FOLDER, name);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

interface Recorded {
  game: string;
  rules: string;
  seed: string;
  options?: string[];
  moves: string[];
}

describe('fieldkit legal', () => {
  test('lists each legal move once, as notation and as JSON', () => {
    const { status, stdout } = fieldkit(SCENE, 'legal', 'victory-tank');
    expect(status).toBe(0);
    expect(lines(stdout).map((line) => line.split('\t')[0])).toEqual([
      'step 1 w1n1 to w1',
      'step 2 w1n1 to w1',
      'step 3 w1n1 to w1',
    ]);
    expect(lines(stdout).map((line) => JSON.parse(line.split('\t')[1] ?? '') as unknown)).toEqual(
      [1, 2, 3].map((foot) => ({ kind: 'step', from: 2, to: 3, foot, crew: 0, board: 0 })),
    );
  });

  test('says so when the game has ended', () => {
    const over = { stage: 'over', round: 7 };
    const { status, stdout, stderr } = fieldkit(over, 'legal', 'victory-tank');
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '',
      stderr: 'The game has ended: nobody moves any more.\n',
    });
  });
});

describe('fieldkit judge', () => {
  const judge = (input: unknown, words: string, ...more: string[]): Ran =>
    fieldkit(input, 'judge', 'victory-tank', '--try', words, ...more);

  test('allows what is legal', () => {
    expect(judge(SCENE, 'step 3 w1n1 to w1')).toEqual({ status: 0, stdout: 'Allowed.\n', stderr: '' });
  });

  test('refuses with the rule, its sentence and what would make it legal', () => {
    const { status, stdout } = judge(SCENE, 'step 4 w1n1 to w1');
    expect(status).toBe(1);
    expect(lines(stdout)[0]).toBe('Not allowed.');
    expect(stdout).toMatch(/^M1: .+\n {4}.+\.$/m);
  });

  test('gives both readings of a ruling that decides', () => {
    const command = { soldiers: { red: { w1n1: 3 } } };
    const { stdout } = judge(command, 'pass');
    expect(stdout).toMatch(
      /^C5 is a ruling\.\n {4}The other reading: .+\n {4}By that reading it would be allowed \(option pass\)\.$/m,
    );
    expect(judge({ ...command, options: ['pass'] }, 'pass').status).toBe(0);
  });

  test('refuses whoever does not decide, whatever they try', () => {
    expect(judge(SCENE, 'step 3 w1n1 to w1', '--by', 'red').status).toBe(0);
    const { status, stdout } = judge(SCENE, 'step 3 w1n1 to w1', '--by', 'gray');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Not allowed\.\nC2: .+\n {4}It is red’s turn\.\n$/);
    expect(judge(SCENE, 'done', '--by', 'blue')).toMatchObject({
      status: 2,
      stderr: 'There is no player "blue": choose from red, gray and chance.\n',
    });
  });

  test('gives the verdict to programs', () => {
    const { status, stdout } = judge(SCENE, 'done', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ allowed: false, breaches: [{ rule: 'C4a' }] });
  });

  test('asks for a try', () => {
    const { status, stderr } = fieldkit(SCENE, 'judge', 'victory-tank');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "Required option '--try <notation>' not specified.\n",
    });
  });
});

describe('fieldkit replay', () => {
  test('says how the game stands', () => {
    const { status, stdout } = fieldkit('', 'replay', recordFile('whole.json', 1000));
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^\d+ moves replay\. The game has ended: (red|gray) wins \(red \d+, gray \d+\)\.\n$/,
    );
  });

  test('lists the moves, and stops where it is told', () => {
    const file = recordFile('start.json', 9);
    const { stdout } = fieldkit('', 'replay', file, '--list', '--at', '2');
    expect(stdout).toMatch(
      /^1 {2}(red|gray) +keep .+\n2 {2}(red|gray) +place .+\n2 moves replay\. It is for \w+ to decide\.\n$/,
    );
    expect(fieldkit('', 'replay', file, '--at', '10').stderr).toBe(
      'The record has 9 moves: there is no position after 10.\n',
    );
    for (const none of ['', ' ', '0x1', '1e0', '1.5'])
      expect(fieldkit('', 'replay', file, '--at', none).stderr).toContain('It takes a whole number from 0');
  });

  test('hands its position to the other commands', () => {
    const { stdout } = fieldkit('', 'replay', recordFile('five.json', 5), '--json');
    expect(fieldkit(stdout, 'legal', 'victory-tank').status).toBe(0);
  });

  test('refuses a record at its first bad move, with the verdict', () => {
    const file = recordFile('bad.json', 4, ({ moves }) => moves.splice(1, 1, 'place o'));
    const { status, stdout, stderr } = fieldkit('', 'replay', file);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(lines(stderr)[0]).toBe('Move 2, "place o", is not allowed.');
    expect(stderr).toMatch(/^Not allowed\.\nG4a: /m);
    expect(lines(stderr).at(-1)).toBe('1 move replays before that: --at 1 has the game as far as it goes.');
    expect(fieldkit('', 'replay', file, '--at', '1').stdout).toMatch(/^1 move replays\. /);
  });

  test('says where a record breaks off, and has it as far as that', () => {
    const file = recordFile('cut.json', 4);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, -6));
    const { status, stdout, stderr } = fieldkit('', 'replay', file);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(lines(stderr)).toEqual([
      `${file} is not JSON: it goes wrong at its end, where something is missing.`,
      '3 moves replay before that: --at 3 has the game as far as it goes.',
    ]);
    expect(fieldkit('', 'replay', file, '--at', '3').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(whole.slice(0, -6));
    writeFileSync(file, whole.replace(/,("[^"]+"\]\})$/, ',7,$1'));
    expect(lines(fieldkit('', 'replay', file).stderr)).toEqual([
      `${file} has something else than a move in notation as move 4.`,
      '3 moves replay before that: --at 3 has the game as far as it goes.',
    ]);
  });

  test('asks for the seed that a set-up was dealt by', () => {
    const file = recordFile('no-seed.json', 3, (record) => Reflect.deleteProperty(record, 'seed'));
    const { status, stderr } = fieldkit('', 'replay', file);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'seed: a text is needed, by which the set-up was dealt, unless the record has a position.\n',
    });
  });

  test('goes on with a record from earlier rules, and says what has changed since', () => {
    const earlier = recordFile('earlier.json', 5, (record) => (record.rules = '1'));
    const { status, stdout, stderr } = fieldkit('', 'replay', earlier);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^5 moves replay\./);
    expect(stderr).toMatch(/^It was made under version 1 of the rules and goes on .* M7d \(before: /);
  });

  const BAD: [string, (record: Recorded) => void, string][] = [
    [
      'of another game',
      (record) => (record.game = 'chess'),
      'There is no game "chess": choose from victory-tank',
    ],
    [
      'of other rules',
      (record) => (record.rules = '0'),
      'The record follows version 0 of the rules; this is 2.',
    ],
    ['with an unknown option', (record) => (record.options = ['fre']), '"fre" is no option of victory-tank.'],
    [
      'with a move that nobody can read',
      (record) => record.moves.splice(0, 1, 'jump'),
      'Move 1: "jump" is no move; moves begin with ',
    ],
  ];
  test.each(BAD)('refuses a record %s', (_, change, sentence) => {
    const { status, stderr } = fieldkit('', 'replay', recordFile('refused.json', 3, change));
    expect(status).toBe(2);
    expect(lines(stderr)).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});

describe('fieldkit perft', () => {
  test('counts runs of moves, the same for the same seed and rulings', () => {
    const perft = (...words: string[]): Ran => fieldkit('', 'perft', 'victory-tank', '--json', ...words);
    const { status, stdout } = perft('--seed', 'seven', '--depth', '3');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ seed: 'seven', options: [], runs: [2, 16, 96] });
    expect(perft('--options', 'free', '--seed', 'seven').stdout).toContain('"options":["free"]');
  });
});

describe('fieldkit playout', () => {
  test('sums up the same games for the same seed', () => {
    const play = (): Record<string, unknown> =>
      JSON.parse(fieldkit('', 'playout', 'victory-tank', '--games', '5', '--json').stdout) as never;
    const { movesPerSecond, ...first } = play();
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(play()).toMatchObject(first);
    expect(first).toMatchObject({ games: 5, draws: 0 });
  });

  test('says in words who won', () => {
    const { stdout, stderr } = fieldkit('', 'playout', 'victory-tank', '--games', '3', '--options', 'pass');
    expect(stdout).toMatch(/^Of 3 games red won \d .+, gray won \d .+\.$/m);
    expect(stderr).toBe('Games (3)\n');
  });
});

describe('what cannot be judged is said in one sentence that names the place', () => {
  const REFUSED: [string, unknown, readonly string[], string | RegExp][] = [
    ['nothing', '', ['legal', 'victory-tank'], 'The input is empty: JSON is needed.'],
    [
      'JSON that goes wrong',
      '{"round": 1,\n "stage": }',
      ['legal', 'victory-tank'],
      'The input is not JSON: it goes wrong at line 2, column 11.',
    ],
    [
      'JSON that stops',
      '{"round": 1',
      ['legal', 'victory-tank'],
      'The input is not JSON: it goes wrong at its end, where something is missing.',
    ],
    ['a position that is no object', '[]', ['legal', 'victory-tank'], 'An object is needed, not a list.'],
    [
      'an unknown field',
      { soldier: {} },
      ['legal', 'victory-tank'],
      'soldier: no such field; did you mean soldiers?',
    ],
    [
      'an unknown field inside',
      { tank: { at: 'o', speed: 2 } },
      ['judge', 'victory-tank', '--try', 'done'],
      /tank\.speed: no such field/,
    ],
    [
      'twelve soldiers',
      { soldiers: { red: { w1n1: 12 } } },
      ['legal', 'victory-tank'],
      /^soldiers\.red: that is 12 red soldiers in play/,
    ],
    [
      'a card over another',
      { cards: [{ card: 'bunker', at: 'o' }] },
      ['legal', 'victory-tank'],
      /^cards\[0\]: .+ overlaps /,
    ],
    [
      'notation that does not parse',
      {},
      ['judge', 'victory-tank', '--try', 'jump 2'],
      /^"jump 2" is no move/,
    ],
    [
      'a position that a rule rules out, by its id',
      { points: { red: 0 } },
      ['judge', 'victory-tank', '--try', 'move 1'],
      'points.red: red has no points to announce an action with (C2a).',
    ],
    [
      'an unknown game',
      {},
      ['legal', 'victory-tnak'],
      'There is no game "victory-tnak": did you mean "victory-tank"?',
    ],
    [
      'a game without a referee',
      {},
      ['legal', 'stones', '--shelf', 'SHELF'],
      'There is no referee for stones yet.',
    ],
    [
      'an unknown ruling',
      '',
      ['perft', 'victory-tank', '--options', 'pas'],
      'There is no option "pas": did you mean "pass"?',
    ],
    ['a depth of nothing', '', ['perft', 'victory-tank', '--depth', '0'], /whole number from 1 to 20/],
    ['no games', '', ['playout', 'victory-tank', '--games', 'x'], /whole number from 1 to 1000000/],
    [
      'a record that is not there',
      '',
      ['replay', join(FOLDER, 'none.json')],
      /cannot be read: there is no such file\.$/,
    ],
    ['a record of nothing', '{}', ['replay', '-'], /^game: the id of a game is needed/],
  ];
  test.each(REFUSED)('%s', (_, input, words, sentence) => {
    const shelf = join(FOLDER, 'shelf.mjs');
    writeFileSync(shelf, "export const SHELF = [{ id: 'stones', kit: () => Promise.reject() }];");
    const ran = fieldkit(input, ...words.map((word) => (word === 'SHELF' ? shelf : word)));
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status: 2, stdout: '' });
    const [first = ''] = lines(ran.stderr);
    if (typeof sentence === 'string') expect(ran.stderr).toBe(`${sentence}\n`);
    else expect(first).toMatch(sentence);
    expect(first).toMatch(/[.?]$/);
  });
});

describe('a game that a maker brings', () => {
  const made = (input: unknown, ...words: string[]): Ran => fieldkit(input, ...words, '--shelf', MADE_UP);
  const ON_THE_BANK = { hands: { green: [1], brown: [2] } };

  test('is judged, listed, counted and played by the same commands', () => {
    expect(made(ON_THE_BANK, 'legal', 'stepping-stones').stdout).toBe('hop 1\t{"hops":1}\n');
    const { stdout } = made(ON_THE_BANK, 'judge', 'stepping-stones', '--try', 'hop 2');
    expect(lines(stdout)).toEqual([
      'Not allowed.',
      'S1: On your turn, play a hop card and move your frog that many stones.',
      '    Needs a hop card of 2.',
    ]);
    expect(made('', 'perft', 'stepping-stones', '--json', '--depth', '1').stdout).toMatch(/"runs":\[[12]\]/);
    expect(made('', 'playout', 'stepping-stones', '--games', '4').stdout).toMatch(/^Of 4 games green won /m);
  });

  test('is replayed from a record', () => {
    const record = {
      game: 'stepping-stones',
      rules: '1',
      seed: 'any',
      script: { hops: [2, 1, 1, 2, 1, 1] },
      moves: ['hop 2', 'hop 2'],
    };
    expect(made(record, 'replay', '-').stdout).toBe('2 moves replay. It is for green to decide.\n');
    const late = { ...record, position: { at: { green: 3 }, hands: { green: [2, 1] } }, moves: ['hop 1'] };
    expect(made(late, 'replay', '-').stdout).toBe(
      '1 move replays. The game has ended: green wins (green 4, brown 0).\n',
    );
    expect(made({ ...late, moves: ['hop 2'] }, 'replay', '-').stderr).toMatch(/^Move 1, "hop 2", is not/);
  });

  test('has its own words for what is wrong', () => {
    const { status, stderr } = made({ at: { green: 9 } }, 'legal', 'stepping-stones');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'at.green: a whole number from 0 to 4 is needed, not 9.\n',
    });
  });
});

test('each command shows its examples', () => {
  for (const command of ['legal', 'judge', 'replay', 'perft', 'playout']) {
    const { status, stdout } = fieldkit('', command, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain(`fieldkit ${command} `);
    expect(stdout).toContain('Examples:');
  }
});
