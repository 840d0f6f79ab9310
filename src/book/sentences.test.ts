import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';
import type { Ruling } from './statement.ts';

const STATEMENTS = {
  M1: { text: 'A frog hops one stone.' },
  M2: { text: 'A frog stops at the bank.' },
  M3: { text: 'Frogs rest at night.' },
};
const told = { question: 'How far?', from: 'It is silent.' } as const;
const RULINGS: Readonly<Record<string, Ruling>> = {
  M1: {
    ...told,
    other: 'A frog hops as far as it likes.',
    option: 'far',
    alters: { M2: { says: 'A frog jumps the bank.', and: { night: 'A frog jumps the bank by day.' } } },
  },
  M3: {
    ...told,
    other: 'Frogs hop at night.',
    option: 'night',
    alters: { M1: 'A frog hops one stone an hour.' },
  },
};
const under = sentencesOf(STATEMENTS, RULINGS);

describe('the sentences of a table', () => {
  it('are the statements where nothing is switched', () => {
    const { sentence, other } = under([]);
    expect([sentence('M1'), sentence('M2')]).toEqual(['A frog hops one stone.', 'A frog stops at the bank.']);
    expect([other('M1'), other('M2')]).toEqual(['A frog hops as far as it likes.', null]);
  });

  it('are no statement that a reading makes untrue', () => {
    const { sentence, other } = under(['far']);
    expect([sentence('M1'), other('M1')]).toEqual([
      'A frog hops as far as it likes.',
      'A frog hops one stone.',
    ]);
    expect(sentence('M2')).toBe('A frog jumps the bank.');
    expect(under(['night']).sentence('M1')).toBe('A frog hops one stone an hour.');
  });

  it('say what two readings come to together, and else what the later in the register says', () => {
    const { sentence, other } = under(['night', 'far']);
    expect(sentence('M2')).toBe('A frog jumps the bank by day.');
    expect(sentence('M1')).toBe('A frog hops one stone an hour.');
    // Our reading is the sentence with this option off and the others on.
    expect(other('M1')).toBe('A frog hops one stone an hour.');
  });

  it('are their ids where a rule is unknown', () => {
    expect(under([]).sentence('M9')).toBe('M9');
  });
});
