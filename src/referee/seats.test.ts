import { describe, expect, it } from 'vitest';
import { nameIn, seatsOf, teamsIn, type Seats } from './seats.ts';

describe('seats', () => {
  it('play each for itself unless they are told otherwise', () => {
    expect(teamsIn(seatsOf('red', 'gray'))).toEqual([[0], [1]]);
    expect(teamsIn(seatsOf('red', 'gray', 'blue'))).toEqual([[0], [1], [2]]);
  });

  it('of a team need not sit side by side', () => {
    const seats: Seats = [
      { id: 'a1', name: 'the first of A', team: 0 },
      { id: 'b1', name: 'the first of B', team: 1 },
      { id: 'a2', name: 'the second of A', team: 0 },
      { id: 'b2', name: 'the second of B', team: 1 },
    ];
    expect(teamsIn(seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(nameIn(seats, 2)).toBe('the second of A');
  });

  it('are nobody’s where a number is none of theirs', () => {
    expect([nameIn(seatsOf('red', 'gray'), null), nameIn(seatsOf('red', 'gray'), 7)]).toEqual(['', '']);
  });
});
