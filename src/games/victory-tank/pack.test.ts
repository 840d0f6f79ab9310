import { VICTORY_TANK } from './index.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Code } from '../../referee/pack.ts';
import { pack, unpack, type Shared } from '../../referee/pack-text.ts';
import { replay, type GameRecord } from '../../referee/record.ts';
import { victoryTankForm } from './form.ts';
import { observe } from './observe.ts';
import { faultsOf } from './possible.ts';
import type { Position } from './position.ts';
import { randomGame } from './testing/random-games.ts';
import { TANK as victoryTank } from '../../../tests/victory-tank/in-words.ts';

const { referee } = VICTORY_TANK;
const PACKER = {
  game: await referee.game(),
  form: await referee.form(),
  packing: await referee.packing(),
};

function textOf(shared: Shared): string {
  const packed = pack(PACKER, shared);
  if (!packed.ok) throw new Error(packed.faults.join('; '));
  return packed.value;
}

/** What a text holds, or its faults. */
function held(text: string) {
  const unpacked = unpack(PACKER, text);
  return unpacked.ok ? unpacked.value.shared : unpacked.faults;
}

function recordOf(seed: string, on: readonly string[] = []): GameRecord {
  const moves: string[] = [];
  const options = victoryTank.options.filter((option) => on.includes(option));
  randomGame(seed, options, (position, move) => moves.push(victoryTank.print(position, move)));
  return { game: 'victory-tank', rules: victoryTank.rules, options, seed, moves };
}

describe('a packed record', () => {
  it('keeps its forced results and odd seeds', () => {
    const record = {
      game: 'victory-tank',
      rules: victoryTank.rules,
      options: ['pass'],
      seed: 'Zaterdag ☂ 3',
      script: { first: ['gray'], start: ['tank', 'jeep-red'] },
      moves: ['keep tank', 'place w1s1', 'face east'],
    };
    expect(held(textOf({ kind: 'record', record }))).toEqual({ kind: 'record', record });
  });

  it('that cannot be played is not packed, and it is said why', () => {
    const record = { ...recordOf('short'), moves: ['keep tank', 'place w9'] };
    const packed = pack(PACKER, { kind: 'record', record });
    expect(packed).toMatchObject({ ok: false, faults: [expect.stringContaining('move')] });
    const endless = { ...recordOf('short'), seed: 'x'.repeat(5000), moves: [] };
    expect(pack(PACKER, { kind: 'record', record: endless })).toEqual({
      ok: false,
      faults: ['its seed or its forced results are longer than 4095 characters'],
    });
  });
});

/** Links that were given out: they have to open as long as there is a reader of their format. */
describe('a text that was given out', () => {
  const moves = ['keep tank', 'place w1s1', 'face east', 'place e1n1', 'move 1', 'step 2 w1n1 to w1', 'pass'];
  const script = { first: ['red'], start: ['tank', 'jeep-red', 'jeep-gray'] };
  const record = {
    game: 'victory-tank',
    rules: victoryTank.rules,
    options: ['pass'],
    seed: 'table',
    script,
    moves,
  };
  const replayed = replay(PACKER.game, record);
  const last = replayed.ok ? replayed.value.positions.at(-1) : undefined;

  it('still opens as what it was: a record', () => {
    expect(
      held('AYFWao0Xx9WTfdoLqvWAeOBMdJ1D1T6FIvsXc0JGOjhlRPG5XISqJEKCdsD8TozK-JItLz5HfOhLLxsP1Z1YH6vHnB'),
    ).toEqual({ kind: 'record', record });
  });

  it('still opens as what it was: a position, and what gray knows of it', () => {
    expect(held('AcnWzo0XREyPFdtP975vY3Blwj4tFx9XfrIj2VZiLok3KqqcH7I7HD')).toEqual({
      kind: 'position',
      position: last,
    });
    expect(held('ATIDno0XBHyPWdSBjxtmvdf_2xGEzf1JyeDlQu94qcE')).toEqual({
      kind: 'view',
      observation: PACKER.game.observe(last, 1),
    });
  });
});

/** Links and records from a version of the rules, made by the referee of then; they are never made anew. */
interface SharedThen {
  readonly records: readonly { readonly packed: string; readonly record: GameRecord }[];
  readonly positions: readonly { readonly packed: string; readonly written: unknown }[];
  readonly views: SharedThen['positions'];
}
const sharedUnder = (rules: string): SharedThen =>
  JSON.parse(readFileSync(new URL(`testing/rules-${rules}.json`, import.meta.url), 'utf8')) as SharedThen;

/** The position that a person wrote. */
function positionOf(written: unknown): Position {
  const position = victoryTankForm.read(written);
  if (!position.ok) throw new Error(position.faults.map(({ message }) => message).join('; '));
  return position.value;
}

describe.each(['1', '2'])('what was shared under version %s of the rules', (rules) => {
  const { records, positions, views } = sharedUnder(rules);

  it.each(records)('opens as the same game: record $#', ({ packed, record }) => {
    const shared = held(packed);
    if (!('kind' in shared) || shared.kind !== 'record') throw new Error('it is no record');
    expect(shared.record.moves).toEqual(record.moves);
    const now = replay(PACKER.game, shared.record, PACKER.form);
    const then = replay(PACKER.game, { ...record, rules: victoryTank.rules }, PACKER.form);
    if (!now.ok || !then.ok) throw new Error('it does not replay');
    expect(now.value.positions).toEqual(then.value.positions);
    expect(shared.record.options).toEqual(record.options);
  });

  it('opens as the same position, and as the same view of it', () => {
    expect(positions.length).toBeGreaterThan(2);
    for (const { packed, written } of positions)
      expect(held(packed)).toEqual({ kind: 'position', position: positionOf(written) });
    for (const { packed, written } of views)
      expect(held(packed)).toEqual({ kind: 'view', observation: observe(positionOf(written), 1) });
  });
});

describe('what was shared', () => {
  it('under version 1 is in the middle of drives on which the crew changed', () => {
    for (const { written } of sharedUnder('1').positions)
      expect(positionOf(written).drive).toEqual({ gone: 0, changed: 1 });
  });

  it('names a version that is none of an object’s own as one that is unknown', () => {
    const odd = { ...PACKER, game: { ...PACKER.game, rules: 'constructor' } };
    const packed = pack(odd, { kind: 'rulings', options: ['free'] });
    expect(unpack(PACKER, packed.ok ? packed.value : '')).toMatchObject({ ok: true });
  });
});

const SAMPLES = [
  textOf({ kind: 'record', record: recordOf('sample') }),
  textOf({ kind: 'rulings', options: ['free'] }),
  ...[10, 100].flatMap((at) => {
    const texts: string[] = [];
    randomGame('samples', [], (position, _move, _next, count) => {
      if (count !== at) return;
      texts.push(textOf({ kind: 'position', position }));
      texts.push(textOf({ kind: 'view', observation: observe(position, 1) }));
    });
    return texts;
  }),
];

describe('a damaged text', () => {
  it('is told from a whole one wherever a character is changed, lost or cut off', () => {
    for (const text of SAMPLES) {
      for (let at = 0; at < text.length; at++) {
        const others = [text[at] === 'x' ? 'y' : 'x', '', '%', 'é'];
        for (const other of others)
          expect(held(text.slice(0, at) + other + text.slice(at + 1))).toEqual([{ why: 'damaged' }]);
        expect(held(text.slice(0, at))).toEqual([{ why: 'damaged' }]);
      }
      expect(held(`${text}A`)).toEqual([{ why: 'damaged' }]);
    }
  });

  it('with a check that is right, but any digits at all, is a possible thing or says why it is none', () => {
    const digits = fc.array(fc.tuple(fc.nat(0xffff), fc.constantFrom(2, 3, 7, 0x10000)), { maxLength: 120 });
    const kind = fc.constantFrom<Shared['kind']>('position', 'view');
    fc.assert(
      fc.property(digits, kind, (list, is) => {
        const any: Code<unknown> = {
          write: (to) => list.forEach(([digit, radix]) => to.put(digit % radix, radix)),
          read: () => null,
        };
        const forger = { ...PACKER, packing: { ...PACKER.packing, position: any, observation: any } };
        const forged = pack(forger, { kind: is, position: null, observation: null } as Shared);
        const found = held(forged.ok ? forged.value : '');
        if (Array.isArray(found))
          expect(found).toMatchObject([{ why: expect.stringMatching(/damaged|impossible/) as string }]);
        else if ('kind' in found && found.kind === 'position')
          expect(faultsOf(found.position as Position)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('of whatever kind never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        expect(unpack(PACKER, text).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
