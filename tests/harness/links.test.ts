/** Whatever is shared of a game is the same when its link is opened, and a damaged link is reported as such. */
import { describe, expect, it } from 'vitest';
import { pack, unpack, type Shared } from '../../src/site/link/link-text.ts';
import { recordFrom } from '../../src/referee/record.ts';
import { expectSame } from '../expect-same.ts';
import { gamesWith } from './games.ts';
import { gamesOf, optionsFor, play, sampleOf, SEED } from './sample.ts';

/** Longest URL whose QR code a phone can scan from a screen. */
const LONGEST_POSITION = 300;

describe.each(gamesWith('packing'))(`the links of $id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game, form, packing } = each;
  const packer = { game, form, packing };
  const textOf = (shared: Shared): string => {
    const packed = pack(packer, shared);
    if (!packed.ok) throw new Error(packed.faults.join('; '));
    return packed.value;
  };
  const held = (text: string) => {
    const unpacked = unpack(packer, text);
    return unpacked.ok ? unpacked.value.shared : unpacked.faults;
  };
  const seats = game.seats.map((_, seat) => seat);

  it('open as the position that was shared', () => {
    for (const position of sampleOf(each)) {
      const text = textOf({ kind: 'position', position });
      expectSame(held(text), { kind: 'position', position });
      expect(text.length).toBeLessThan(LONGEST_POSITION);
    }
  });

  it('open as what one player knew, and are one text however the rest lies', () => {
    for (const position of sampleOf(each)) {
      for (const seat of seats) {
        const observation = game.observe(position, seat);
        const text = textOf({ kind: 'view', observation });
        expectSame(held(text), { kind: 'view', observation });
        expect(packing.viewer(observation)).toBe(seat);
        const dealt = game.observe(game.resample(observation, SEED), seat);
        expect(textOf({ kind: 'view', observation: dealt })).toBe(text);
      }
    }
  });

  it('open as the whole game, from its set-up and from a position in its middle', () => {
    for (const index of gamesOf(game, 20, 3)) {
      const moves: string[] = [];
      const middle: unknown[] = [];
      play(game, index, ({ before, move, count }) => {
        moves.push(game.print(before, move));
        if (count === 4) middle.push(before);
      });
      const seed = `${SEED} ${game.id} ${index}`;
      const options = game.options.filter((option) => optionsFor(game, index).includes(option));
      const whole = { game: game.id, rules: game.rules, options, seed, moves };
      const late = middle.map((from) => ({ ...recordFrom(game, form, from), moves: moves.slice(3) }));
      for (const record of [whole, ...late])
        expect(held(textOf({ kind: 'record', record }))).toEqual({ kind: 'record', record });
    }
  });

  it('open as the rulings that were agreed on', () => {
    for (let index = 0; index < 20; index++) {
      const options = game.options.filter((option) => optionsFor(game, index).includes(option));
      expect(held(textOf({ kind: 'rulings', options }))).toEqual({ kind: 'rulings', options });
    }
  });

  it('are told from damaged ones', () => {
    const [position] = sampleOf(each);
    const text = textOf({ kind: 'position', position });
    for (let at = 0; at < text.length; at++) {
      for (const other of [text[at] === 'x' ? 'y' : 'x', '', '%'])
        expectSame(held(text.slice(0, at) + other + text.slice(at + 1)), [{ why: 'damaged' }]);
      expectSame(held(text.slice(0, at)), [{ why: 'damaged' }]);
    }
  });
});
