import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forcedMove } from './forced-move.ts';
import { playout } from './playout.ts';
import { countIn, cardDuel, FIRST_DUEL, type Duel } from '../../tests/made-up/rules-only/card-duel.ts';
import { diceRace, START } from '../../tests/made-up/rules-only/dice-race.ts';

const EMPTY = { dodge: 0, cancel: 0, blank: 0 };

/** North has struck; south answers with what it holds. */
const struck = (hand: Duel['hands'][number]): Duel => ({
  ...FIRST_DUEL,
  drawn: true,
  hands: [EMPTY, hand],
  frames: [
    { kind: 'turn', seat: 0 },
    { kind: 'strike', seat: 1 },
  ],
});

describe('a screen', () => {
  it('passes for a player whom everybody sees without a card', () => {
    expect(forcedMove(cardDuel, struck(EMPTY))).toBe('pass');
  });

  it('asks a player who holds cards, although none of them answers', () => {
    const held = struck({ ...EMPTY, blank: 2 });
    expect(cardDuel.moves(held)).toEqual(['pass']);
    expect(forcedMove(cardDuel, held)).toBeNull();
  });

  it('tells nothing by its timing: what it does is the same whatever the hidden cards are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, deal) => {
        playout(cardDuel, FIRST_DUEL, seed, 60, ({ before }) => {
          const decider = cardDuel.toAct(before);
          if (typeof decider !== 'number') return;
          const dealt = cardDuel.resample(cardDuel.observe(before, 1 - decider), deal);
          expect(forcedMove(cardDuel, dealt)).toBe(forcedMove(cardDuel, before));
        });
      }),
    );
  });

  it('makes only the one legal move there is', () => {
    let forced = 0;
    for (let game = 0; game < 200; game++) {
      playout(cardDuel, FIRST_DUEL, `forced ${game}`, 60, ({ before }) => {
        const move = forcedMove(cardDuel, before);
        if (move === null) return;
        forced++;
        expect(cardDuel.moves(before)).toEqual([move]);
        expect(countIn(before.hands[cardDuel.toAct(before) === 1 ? 1 : 0])).toBe(0);
      });
    }
    expect(forced).toBeGreaterThan(0);
  });

  it('never passes where somebody at the table cannot tell', () => {
    const oneSided = { ...diceRace, forced: () => null };
    expect(forcedMove(oneSided, diceRace.play(START, { roll: 1 }))).toBeNull();
    const byOne = { ...diceRace, observe: (_: unknown, seat: number) => seat as unknown as typeof START };
    const known = { ...byOne, forced: (seen: unknown) => (seen === 1 ? ('rest' as const) : null) };
    expect(forcedMove(known, diceRace.play(START, { roll: 1 }))).toBeNull();
  });

  it('never passes of a game that does not say when', () => {
    expect(forcedMove(diceRace, diceRace.play(START, { roll: 1 }))).toBeNull();
  });
});
