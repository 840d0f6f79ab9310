import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../../src/referee/seats.ts';
import { summary, summaryText, type PlayedGame } from './playouts.ts';

const SEATS = seatsOf('red', 'gray', 'blue');

const told = (games: readonly PlayedGame[]): string => summaryText(summary(games, 3, 1000), SEATS);

describe('many games summed up', () => {
  it('count a win for everybody who won together, and a draw for nobody', () => {
    const text = told([
      { moves: 4, winners: [0, 2], totals: [3, 1, 2] },
      { moves: 6, winners: [], totals: [1, 1, 1] },
    ]);
    expect(text).toContain(
      'Of 2 games red won 1 (50.0 %), gray won 0 (0.0 %), blue won 1 (50.0 %), 1 were drawn (50.0 %).',
    );
    expect(text).toMatch(/^blue's score +1 +2 +2$/m);
  });

  it('without scores tell none, and say which were stopped', () => {
    const text = told([
      { moves: 9, winners: [1], totals: null },
      { moves: 50, winners: null, totals: null },
    ]);
    expect(text).not.toContain('score');
    expect(text).toContain('1 were stopped before their end (50.0 %)');
  });
});
