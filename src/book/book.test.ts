import { describe, expect, it } from 'vitest';
import { BOOK } from '../../content/victory-tank/book.ts';
import { exampleOf, examplesOf, statementOf } from './book.ts';
import { rulingsTouching } from './nearby-rulings.ts';

describe('a book', () => {
  it('gives a sentence by its number, and stops whoever asks for one it has not', () => {
    expect(statementOf(BOOK, 'A6a').text).toMatch(/attacker/);
    expect(() => statementOf(BOOK, 'A99')).toThrow('There is no rule A99.');
    expect(() => exampleOf(BOOK, 'no-such-case')).toThrow('There is no example "no-such-case".');
  });

  it('has an example beside every sentence', () => {
    const bare = Object.keys(BOOK.statements).filter((id) => examplesOf(BOOK, id).length === 0);
    expect(bare).toEqual([]);
  });

  it('tells of a ruling beside its own sentence and those of the same matter', () => {
    expect(rulingsTouching(BOOK, 'M6c')).toContain('M6c');
    expect(rulingsTouching(BOOK, 'M6')).toEqual(expect.arrayContaining(['M6a', 'M6c']));
  });

  it('does not put every ruling of the set-up beside the contents of the box', () => {
    expect(rulingsTouching(BOOK, 'K4')).toEqual([]);
  });
});
