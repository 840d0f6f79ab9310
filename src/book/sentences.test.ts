import { describe, expect, it } from 'vitest';
import { ENGLISH_STONES as steppingStones } from '../../tests/made-up/in-words.ts';
import { chanceOf } from '../referee/chance/random.ts';
import { REFEREE_EN } from '../referee/messages/kernel.en.ts';
import { sentencesOf, tellVerdict } from './sentences.ts';
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

/** A first position in which the hands are known: green has 2, 1, 1 and brown 2, 1, 1. */
function start() {
  const first = steppingStones.setUp([], chanceOf('', { hops: [2, 1, 1, 2, 1, 1] }));
  if (!first.ok) throw new Error(first.faults.join());
  return first.value;
}

describe('a verdict in words', () => {
  const sentences = {
    sentence: (rule: string) => `Sentence ${rule}.`,
    other: (rule: string) => (rule === 'S2' ? 'The other one.' : null),
    isDouble: () => false,
  };

  it('names rules, remedies and what the other reading would say', () => {
    const near = { ...start(), at: [3, 0] as const };
    expect(tellVerdict(steppingStones.judge(near, { hops: 2 }), sentences, REFEREE_EN)).toBe(
      [
        'Not allowed.',
        'S2: Sentence S2.',
        '    Hop 1 or less.',
        'S2 is a ruling.',
        '    The other reading: The other one.',
        '    By that reading it would be allowed (option far).',
      ].join('\n'),
    );
    expect(tellVerdict(steppingStones.judge(start(), { hops: 2 }), sentences, REFEREE_EN)).toBe('Allowed.');
  });

  it('quotes a rule that is broken twice once', () => {
    const breaches = ['S1', 'S1', 'S2'].map((rule, index) => ({ rule, remedy: `remedy ${index}` }));
    expect(tellVerdict({ allowed: false, basis: 'rule', breaches, rulings: [] }, sentences, REFEREE_EN)).toBe(
      [
        'Not allowed.',
        'S1: Sentence S1.',
        '    Remedy 0.',
        '    Remedy 1.',
        'S2: Sentence S2.',
        '    Remedy 2.',
      ].join('\n'),
    );
  });
});
