import { describe, expect, it } from 'vitest';
import { answered, asked, top } from './pending-stack.ts';
import { replay } from './record.ts';
import { cardDuel, FIRST_DUEL, type Duel } from '../../tests/made-up/rules-only/card-duel.ts';

function duelAfter(...moves: readonly string[]): Duel {
  const record = { game: 'card-duel', rules: '1', options: [], seed: '', moves };
  const replayed = replay(cardDuel, record);
  if (!replayed.ok) throw new Error(replayed.faults[0]?.message);
  return replayed.value.positions.at(-1) ?? FIRST_DUEL;
}

/** North waits with a cancel in hand, south has a dodge; then north strikes. */
const STRUCK = ['draw cancel', 'wait', 'draw dodge', 'wait', 'draw dodge', 'strike'];

describe('a reaction window', () => {
  it('asks whoever has to answer, also out of turn', () => {
    const struck = duelAfter(...STRUCK);
    expect(cardDuel.toAct(struck)).toBe(1);
    expect(cardDuel.moves(struck)).toEqual(['dodge', 'pass']);
  });

  it('passed lets the strike hit', () => {
    expect(duelAfter(...STRUCK, 'pass')).toMatchObject({ hits: [0, 1], frames: [{ kind: 'turn', seat: 1 }] });
  });

  it('answered opens the window of its negation, and negated is open again', () => {
    const dodged = duelAfter(...STRUCK, 'dodge');
    expect([cardDuel.toAct(dodged), cardDuel.moves(dodged)]).toEqual([0, ['cancel', 'pass']]);
    expect(duelAfter(...STRUCK, 'dodge', 'pass')).toMatchObject({ hits: [0, 0], drawn: false });
    const cancelled = duelAfter(...STRUCK, 'dodge', 'cancel');
    expect([cardDuel.toAct(cancelled), cardDuel.moves(cancelled)]).toEqual([1, ['pass']]);
  });
});

describe('frames', () => {
  const turn = { kind: 'turn', seat: 2 };
  const bids = [0, 1].map((seat) => ({ kind: 'bid', seat }));

  it('of several who are asked are answered in that order, then what waited before', () => {
    let frames = asked([turn], ...bids);
    const order: (number | null)[] = [];
    for (; frames.length > 0; frames = answered(frames)) order.push(top(frames)?.seat ?? null);
    expect(order).toEqual([0, 1, 2]);
    expect(top(frames)).toBeNull();
  });
});
