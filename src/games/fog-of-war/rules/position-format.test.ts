/** Written and packed positions survive a round trip, and impossible ones are refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digitsIn, digitsOut, toText, type Code } from '../../../codec.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import { fogForm, fogPacking } from './position-format.ts';
import { fogOfWar } from './judge.ts';
import { invariantsBroken } from './validate-position.ts';
import { OPTION_IDS, type OptionId } from './options.ts';
import { SIDES, type War } from './position.ts';

/** Every seventh position of a random game. */
function some(on: readonly OptionId[], seed: string): readonly War[] {
  const begun = fogOfWar.setUp(on, chanceOf(seed));
  if (!begun.ok) throw new Error(begun.faults.join());
  const all = [begun.value];
  let count = 0;
  playout(fogOfWar, begun.value, seed, fogOfWar.bound, ({ after }) => {
    if (++count % 7 === 0) all.push(after);
  });
  return all;
}

/** Encodes and decodes a value. */
function through<T>(code: Code<T>, thing: T): T {
  const to = digitsOut();
  code.write(to, thing);
  lengths.push(toText(to.number()).length);
  return code.read(digitsIn(to.number()));
}
const lengths: number[] = [];

/** The longest link that still fits a QR code a phone can scan. */
const LONGEST = 1500;

describe.each([
  ['as it is', []],
  ['with all that can be switched', OPTION_IDS],
] as const)('a position of the game %s', (_, on) => {
  const positions = some(on, `read ${on.length}`);

  it('keeps what must hold', () => {
    for (const position of positions) expect(invariantsBroken(position)).toEqual([]);
  });

  it('comes back out of a link, whole or as one side knows it', () => {
    for (const position of positions) {
      expect(through(fogPacking.position, position)).toEqual(position);
      for (const side of SIDES) {
        const seen = fogOfWar.observe(position, side);
        expect(through(fogPacking.observation, seen)).toEqual(seen);
      }
    }
    expect(Math.max(...lengths)).toBeLessThan(LONGEST);
  });

  it('is read back as it was written', () => {
    for (const position of positions) {
      const written = JSON.parse(JSON.stringify(fogForm.write(position))) as unknown;
      const read = fogForm.read(written);
      expect(read.ok ? read.value : read.faults).toEqual(position);
    }
  });
});

const page = readFileSync('docs/positions/fog-of-war.md', 'utf8');
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text) as object);

it.each(examples.map((example) => [JSON.stringify(example), example]))(
  'reads %s, as its page shows it',
  (_, example) => {
    const read = fogForm.read(example);
    expect(read.ok ? [] : read.faults).toEqual([]);
    if (read.ok) expect(fogForm.read(fogForm.write(read.value))).toEqual(read);
  },
);

it('names every field in the table of its page', () => {
  const read = fogForm.read({});
  if (!read.ok) throw new Error('an empty table');
  for (const field of Object.keys(read.value)) expect(page).toContain(`\`${field}\``);
});

const faultsOf = (written: unknown): readonly string[] => {
  const read = fogForm.read(written);
  return read.ok ? [] : read.faults.map(({ place, message }) => `${place}: ${message.says}`);
};

it('is written in a few words, and what is nowhere written lies in the draw decks', () => {
  expect(faultsOf({ piles: { axis: { hand: { 'army-2': 1 } } } })).toEqual([]);
});

it('lets the Allies know the neutral cards in the USSR, wherever they are written, and no others (F-165)', () => {
  const neutrals = { kiev: { 'army-2': 1 }, spain: { 'army-1': 3 } };
  const read = fogForm.read({ neutrals });
  expect(read.ok && fogForm.write(read.value)).toMatchObject({
    neutralsKnown: { allies: { kiev: { 'army-2': 1 } } },
  });
  expect(read.ok && read.value.neutralsKnown.flat(2).reduce((sum, count) => sum + count)).toBe(1);
});

it('lets both know what has been revealed in a battle, or shown at sea, wherever that is written', () => {
  const fight = { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', step: 'totals' };
  const piles = {
    axis: { paris: { 'army-2': 1 } },
    allies: { paris: { air: 1 }, northsea: { 'fleet-1': 2 } },
  };
  const known = (...waits: readonly object[]): unknown => {
    const read = fogForm.read({ piles, waits });
    return read.ok ? (fogForm.write(read.value) as { known: unknown }).known : read.faults;
  };
  const both = { axis: { paris: { 'army-2': 1 } }, allies: { paris: { air: 1 } } };
  expect(known(fight, { kind: 'advantage', seat: 'axis' })).toEqual(both);
  const sea = { kind: 'interdict', seat: 'allies', seas: ['northsea'], shown: [{ 'fleet-1': 1 }] };
  expect(known({ ...fight, step: 'reveal' }, sea)).toEqual({ allies: { northsea: { 'fleet-1': 1 } } });
});

it.each([
  [{ piles: { axis: { hand: { 'army-3': 3 } } } }, 'piles.axis: tooManyCards'],
  [{ piles: { axis: { loss: { dummy: 1 } } } }, 'piles.axis: dummyThere'],
  [{ control: { kiev: 'axis' } }, 'control.kiev: ussrNotIn'],
  [{ wheels: { axis: { plans: { alpha: 'kiev' } } } }, 'wheels.axis.plans.alpha: planWithoutCards'],
  [
    { wheels: { axis: { plans: { alpha: 'berlin' } } }, piles: { axis: { alpha: { air: 1 } } } },
    'wheels.axis.plans.alpha: ownPlan',
  ],
  [{ quagmires: [{ at: 'paris', attacker: 'axis' }] }, 'quagmires: bareQuagmire'],
  [{ piles: { allies: { berlin: { air: 1 } } } }, 'piles.allies.berlin: cardsOfBoth'],
  [{ points: 70 }, 'stage: endedAlready'],
] as const)('that cannot be is refused: %j', (written, fault) => {
  expect(faultsOf(written)).toContain(fault);
});
