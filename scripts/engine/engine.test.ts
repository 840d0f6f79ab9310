/** Other programs referee and play through the engine: every line is answered, and nothing stops it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { COMMANDS, requestOf } from './request.ts';
import { answer, sessionOf } from './engine-session.ts';

const PLAYER = `python3 ${fileURLToPath(new URL('../../examples/python-player/player.py', import.meta.url))}`;
const OWN = `"${process.execPath}" ${fileURLToPath(new URL('../fieldkit.cjs', import.meta.url))} engine`;

type Reply = Readonly<Record<string, unknown>> & { readonly error?: { readonly code: string } };

/** The replies to lines, which are sent as they are. */
async function replies(game: string, lines: readonly string[]): Promise<readonly Reply[]> {
  const { status, stdout, stderr } = await atOnce(['engine', game], [lines.join('\n')]);
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Reply);
}

const asked = async (game: string, ...requests: readonly object[]): Promise<readonly Reply[]> =>
  replies(
    game,
    requests.map((request) => JSON.stringify(request)),
  );

describe('an engine', () => {
  it('says what it speaks, what game it has and who plays it', async () => {
    const [hello] = await asked('victory-tank', { id: 'a', command: 'hello' });
    expect(hello).toMatchObject({
      id: 'a',
      protocol: 1,
      commands: COMMANDS,
      game: { id: 'victory-tank', seats: [{ id: 'red' }, { id: 'gray' }] },
    });
  });

  it.each([[{}], [[]], [3], [{ hands: [null] }]])(
    'is asked by an observation of nothing, %j, and says so',
    async (observation) => {
      const [found] = await asked('victory-tank', { command: 'choose', observation });
      expect(found?.error).toEqual({
        code: 'failed',
        message: 'The observation is none of a player who decides in this game.',
      });
    },
  );

  it.each(['tank', 'loopgraven', 'street-armour'])(
    'has a game of %s played to its end by legal moves and lots alone, and the same lots after an undo',
    async (game) => {
      const session = sessionOf(await refereeOf(await openShelf(), game), {});
      const ask = (request: object) => {
        const found = answer(session, requestOf(request));
        return 'reply' in found ? (found.reply as Reply) : {};
      };
      ask({ command: 'setup', seed: 'seven' });
      for (let { toAct } = ask({ command: 'lots' }); toAct !== null;) {
        const moves = ask({ command: 'legal' })['moves'] as readonly string[];
        const before = session.history.length;
        ask({ command: 'play', moves: [moves[(before * 7) % moves.length]] });
        const { drawn } = ask({ command: 'lots' });
        const made = session.history.length - before;
        ask({ command: 'undo', moves: made });
        ask({ command: 'play', moves: [moves[(before * 7) % moves.length]] });
        const again = ask({ command: 'lots' });
        expect(again['drawn']).toEqual(drawn);
        ({ toAct } = again);
      }
      expect(ask({ command: 'outcome' })['outcome']).not.toBeNull();
    },
  );

  it('plays all of several moves, or none', async () => {
    const said = await asked(
      'victory-tank',
      { command: 'setup', seed: 'a' },
      { command: 'play', moves: ['keep jeep-gray', 'recruit 1'] },
      { command: 'legal' },
      { command: 'play', moves: ['keep jeep-gray'] },
      { command: 'undo' },
      { command: 'legal' },
    );
    expect(said[1]).toMatchObject({ error: { code: 'illegal', verdict: { allowed: false } } });
    expect(said[2]?.['moves']).toEqual(['keep jeep-red', 'keep jeep-gray']);
    expect(said[3]).toMatchObject({ moves: 1 });
    expect(said[5]?.['moves']).toEqual(said[2]?.['moves']);
  });

  it('judges a move with its rule, and whose turn it is not', async () => {
    const [, verdict, other] = await asked(
      'victory-tank',
      { command: 'setup', seed: 'a' },
      { command: 'judge', move: 'recruit 1' },
      { command: 'judge', move: 'keep jeep-gray', by: 'gray' },
    );
    expect(verdict).toMatchObject({ allowed: false, basis: 'rule' });
    expect(String(verdict?.['text'])).toContain('Not allowed');
    expect(other).toMatchObject({ allowed: false });
  });

  it('thinks, and can be stopped', async () => {
    const [, thought, play, stop] = await asked(
      'victory-tank',
      { command: 'setup', seed: 'a' },
      { id: 1, command: 'think', samples: 1_000_000_000 },
      { id: 2, command: 'legal' },
      { id: 3, command: 'stop' },
    );
    expect(thought).toMatchObject({ id: 1 });
    expect(['keep jeep-red', 'keep jeep-gray']).toContain(thought?.['move']);
    expect([play?.['id'], stop?.['id']]).toEqual([2, 3]);
  });

  it('ends where somebody quits, whatever else was sent', async () => {
    const said = await asked('tank', { id: 1, command: 'quit' }, { id: 2, command: 'hello' });
    expect(said).toEqual([{ id: 1 }]);
  });

  it('answers a line that is too long, and the next one', async () => {
    const [long, hello] = await replies('tank', ['x'.repeat(1_100_000), '{"id": 5, "command": "hello"}']);
    expect(long?.error?.code).toBe('request');
    expect(hello).toMatchObject({ id: 5, protocol: 1 });
  });
});

it('whatever is written to it, each line is answered by one line', async () => {
  const field = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.jsonValue());
  const request = fc.record(
    {
      id: fc.integer(),
      command: fc.constantFrom(...COMMANDS.filter((command) => command !== 'quit'), 'dance'),
      seed: field,
      moves: fc.oneof(field, fc.array(fc.string())),
      move: field,
      player: fc.oneof(field, fc.constant('red')),
      position: field,
      observation: field,
      options: field,
      samples: fc.oneof(field, fc.integer({ min: 1, max: 20 })),
      level: field,
    },
    { requiredKeys: ['id', 'command'] },
  );
  const line = fc.oneof(
    request.map((each) => JSON.stringify(each)),
    fc.string().map((text) => `-${text.replaceAll(/[\n\r]/g, ' ')}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      const said = await replies('victory-tank', lines);
      expect(said).toHaveLength(lines.length);
    }),
    { numRuns: 60 },
  );
});

describe('a program that plays by the protocol', () => {
  it.each([
    ['a player in Python', PLAYER],
    ['the engine itself', `${OWN} victory-tank`],
  ])('passes the check: %s', async (_, command) => {
    const { status, stdout } = await atOnce(['engine', 'victory-tank', '--check', command]);
    expect(stdout).not.toContain('failed');
    expect(stdout).toContain('ok      chooses a legal move in 20 positions');
    expect(status).toBe(0);
  });

  it('plays duels, from both sides', async () => {
    const words = ['duel', 'victory-tank', '--games', '2', '--players', 'recruit', '--against', PLAYER];
    const { status, stdout } = await atOnce([...words, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ player: 'recruit', against: PLAYER, games: 2 }]);
  });
});

describe('a program that does not', () => {
  it('fails the check, which says what it did', async () => {
    const { status, stdout } = await atOnce(['engine', 'tank', '--check', 'cat -']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^failed .* has answered with something else/m);
  });

  it.each(['sh -c true', 'echo {} ', './no-such-program'])(
    'ends a duel with one sentence: %s',
    async (command) => {
      const { status, stderr } = await atOnce(['duel', 'tank', '--games', '2', '--against', command]);
      expect(status).toBe(2);
      expect(stderr.trim()).toMatch(/^".*" has .*$/m);
    },
  );
});

it('a closed pipe ends it', async () => {
  const child = spawn(`${OWN} tank`, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end('{"command":"hello"}\n');
  const status = await new Promise((done) => child.once('exit', done));
  expect(status).toBe(0);
});
