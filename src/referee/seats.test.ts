import { describe, expect, it } from 'vitest';
import { nameIn, seatsOf, teamsIn, type Seats } from './seats.ts';

describe('seats', () => {
  it('play each for itself unless they are told otherwise', () => {
    expect(teamsIn(seatsOf('red', 'gray'))).toEqual([[0], [1]]);
    expect(teamsIn(seatsOf('red', 'gray', 'blue'))).toEqual([[0], [1], [2]]);
  });

  it('of a team need not sit side by side', () => {
    const seats: Seats = [
      { id: 'a1', name: 'the first of A', team: 0, ink: 'red', shape: 'round' },
      { id: 'b1', name: 'the first of B', team: 1, ink: 'blue', shape: 'square' },
      { id: 'a2', name: 'the second of A', team: 0, ink: 'red', shape: 'diamond' },
      { id: 'b2', name: 'the second of B', team: 1, ink: 'blue', shape: 'triangle' },
    ];
    expect(teamsIn(seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(nameIn(seats, 2)).toBe('the second of A');
  });

  it('are told apart by ink and by shape', () => {
    const six = seatsOf('1', '2', '3', '4', '5', '6');
    expect(new Set(six.map(({ ink }) => ink)).size).toBe(six.length);
    expect(new Set(six.map(({ shape }) => shape)).size).toBe(six.length);
  });

  it('are nobody’s where a number is none of theirs', () => {
    expect([nameIn(seatsOf('red', 'gray'), null), nameIn(seatsOf('red', 'gray'), 7)]).toEqual(['', '']);
  });
});
