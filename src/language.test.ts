import { describe, expect, it } from 'vitest';
import {
  agreeing,
  capital,
  counted,
  DUTCH,
  ENGLISH,
  owning,
  quoted,
  sayingOf,
  type Catalogue,
} from './language.ts';

type Said =
  | { readonly says: 'needsPoints'; readonly needs: number; readonly has: number }
  | { readonly says: 'but'; readonly first: Said; readonly then: Said }
  | { readonly says: 'over' };

const POINTS = { one: 'point', other: 'points' };

const CATALOGUE: Catalogue<Said> = {
  needsPoints: ({ needs, has }) => `needs ${counted(ENGLISH, needs, POINTS)}, you have ${has}`,
  but: ({ first, then }, say) => `${say(first)}, but ${say(then)}`,
  over: 'the game is over',
};

describe('a catalogue', () => {
  const say = sayingOf(CATALOGUE);

  it('puts a key and its figures into a sentence', () => {
    expect(say({ says: 'needsPoints', needs: 1, has: 0 })).toBe('needs 1 point, you have 0');
    expect(say({ says: 'needsPoints', needs: 3, has: 2 })).toBe('needs 3 points, you have 2');
  });

  it('says what is said inside it', () => {
    const over = { says: 'over' } as const;
    expect(say({ says: 'but', first: over, then: over })).toBe('the game is over, but the game is over');
  });

  it('does not compile without a sentence for each key', () => {
    // @ts-expect-error: nothing is said for the key `over`.
    const lacking: Catalogue<Said> = { needsPoints: 'needs points', but: 'but' };
    expect(Object.keys(lacking)).not.toContain('over');
  });
});

describe('a language', () => {
  it('has its own plurals, lists and quotes', () => {
    expect([0, 1, 2].map((count) => counted(DUTCH, count, { one: 'steen', other: 'stenen' }))).toEqual([
      '0 stenen',
      '1 steen',
      '2 stenen',
    ]);
    expect([DUTCH.and([]), DUTCH.and(['a']), ENGLISH.and(['a', 'b'])]).toEqual(['', 'a', 'a and b']);
    expect([DUTCH.and(['a', 'b', 'c']), ENGLISH.or(['a', 'b', 'c'])]).toEqual(['a, b en c', 'a, b or c']);
    expect([quoted(DUTCH, 'hop 2'), quoted(ENGLISH, 'hop 2')]).toEqual(['‘hop 2’', '“hop 2”']);
  });

  it('writes numbers its own way', () => {
    expect([ENGLISH.number(4700), DUTCH.number(4700)]).toEqual(['4,700', '4.700']);
    expect([ENGLISH.number(1.5, 1), DUTCH.number(1.5, 1)]).toEqual(['1.5', '1,5']);
  });
});

it('lets English verbs and possessives agree with a name, be it of one or of many', () => {
  const said = (name: string) => [agreeing(name, 'wins', 'win'), owning(name)];
  expect(said('red')).toEqual(['red wins', 'red’s']);
  expect(said('the Axis')).toEqual(['the Axis wins', 'the Axis’s']);
  expect(said('the Allies')).toEqual(['the Allies win', 'the Allies’']);
});

describe('the beginning of a sentence', () => {
  it.each([
    ['the tug lies at a1', 'The tug lies at a1'],
    ['élan is needed', 'Élan is needed'],
    ['2 gray soldiers stand there', '2 gray soldiers stand there'],
    ['d3 is not beside a1', 'd3 is not beside a1'],
    ['w1s1 is full', 'w1s1 is full'],
  ])('"%s" is written "%s": the name of a field stays as it is', (words, written) => {
    expect(capital(words)).toBe(written);
  });
});
