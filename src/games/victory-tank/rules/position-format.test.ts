import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './cards.ts';
import type { Position } from './position.ts';
import { victoryTankForm, victoryTankPositions } from './position-format.ts';
import { TANK as victoryTank, TANK_FORM as positions } from '../../../../tests/victory-tank/in-words.ts';
import { VICTORY_TANK } from '../index.ts';
import fc from 'fast-check';
import type { Code } from '../../../codec.ts';
import { type Shared, pack, unpack } from '../../../site/link/link-text.ts';
import { type GameRecord, replay } from '../../../referee/record.ts';
import { observe } from './observation.ts';
import { faultsOf } from './validate-position.ts';
import { randomGame } from '../../../../tests/victory-tank/random-games.ts';

function good(written: unknown): Position {
  const found = positions.read(written);
  if (!found.ok) throw new Error(found.faults.map((fault) => `${fault.place}: ${fault.message}`).join('\n'));
  return found.value;
}

const faults = (written: unknown) => {
  const found = positions.read(written);
  return found.ok ? [] : found.faults.map(({ place, message }) => `${place}: ${message}`);
};

describe('a written position', () => {
  it('may leave out everything: then red acts on the first three cards', () => {
    const position = good({});
    expect(position).toMatchObject({ round: 1, stage: 'command', player: 0, points: [5, 5], supply: [7, 7] });
    expect(position.table.map((placed) => placed.card)).toEqual(['empty', 'home-red', 'home-gray']);
    expect(position.hands.map(cardsIn)).toEqual([5, 5]);
    expect(position.decks.map((deck) => deck.length)).toEqual([11, 11]);
    expect(position.pile).toHaveLength(12);
  });

  it('deals what is unknown by its seed, and nothing else', () => {
    const deal = (seed: string) => good({ seed, hands: { red: [1, 1, 3] } });
    expect(deal('one')).toEqual(deal('one'));
    expect(deal('one').hands[0]).toEqual([2, 0, 1]);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => deal(seed).decks[1].join())).size).toBeGreaterThan(
      1,
    );
  });

  it('puts start cards that nobody has seen on top of the pile', () => {
    const { pile } = good({ stage: 'draft' });
    const { drawn } = good({ stage: 'draft' });
    expect([...drawn, pile[0]].toSorted()).toEqual(['jeep-gray', 'jeep-red', 'tank']);
  });

  it('takes the next bunker or crate where no number is given', () => {
    const { table } = good({
      cards: [
        { card: 'bunker', at: 'n2' },
        { card: 'bunker', at: 's2' },
      ],
    });
    expect(table.slice(3).map((placed) => placed.card)).toEqual(['bunker-1', 'bunker-2']);
  });

  it('that is none is refused with a sentence for each place', () => {
    expect(faults([])).toEqual([': an object is needed, not a list']);
    expect(faults({ colour: 'red', round: 8, soldiers: { red: { e9: 1, north: 2 } } })).toEqual([
      expect.stringMatching(/^colour: no such field; there are options, round/),
      'round: a whole number from 1 to 7 is needed, not 8',
      'soldiers.red.e9: no card covers e9',
      'soldiers.red.north: "north" is no field; fields are named like o, n1, e2 and w1s3',
    ]);
  });
});

describe('the page on writing positions', () => {
  const page = readFileSync('docs/positions/victory-tank.md', 'utf8');
  const blocks = [...page.matchAll(/```json( refused)?\n(.*?)```/gs)];

  it.each(
    blocks.map(([, refused, json]) => [json?.replace(/\s+/g, ' '), refused === undefined, json] as const),
  )('shows %s, read: %s', (_title, isRead, json) => {
    expect(positions.read(JSON.parse(json ?? '')).ok).toBe(isRead);
  });

  it('names every field', () => {
    const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(named).toEqual(victoryTankPositions.fields);
  });

  it('has examples of both kinds', () => {
    expect(new Set(blocks.map(([, refused]) => refused)).size).toBe(2);
  });
});

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

/** The position in a text, or its faults. */
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

/** Links that were given out must open as long as their format can be read. */
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

/** Links and records made with an earlier version of the rules; they are never generated again. */
interface SharedThen {
  readonly records: readonly { readonly packed: string; readonly record: GameRecord }[];
  readonly positions: readonly { readonly packed: string; readonly written: unknown }[];
  readonly views: SharedThen['positions'];
}
const sharedUnder = (rules: string): SharedThen =>
  JSON.parse(
    readFileSync(new URL(`../../../../tests/victory-tank/rules-${rules}.json`, import.meta.url), 'utf8'),
  ) as SharedThen;

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
