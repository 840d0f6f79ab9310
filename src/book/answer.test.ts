import { describe, expect, it } from 'vitest';
import { RULING_EXAMPLES } from '../../content/victory-tank/examples/rulings.ts';
import { answer, type Finding } from './answer.ts';
import type { Referee } from './shelf-referee.ts';
import { deskOf } from '../site/game-bundle.ts';
import { exampleOf } from './book.ts';
import { findingName } from './verdict-words.ts';
import { toldCase } from './render-rules.ts';

const { book, referee: found } = await deskOf('victory-tank');
if (!found) throw new Error('Victory Tank has a referee.');
const referee: Referee = found;
const named = (finding: Finding) => findingName(finding, referee.game.seats);

describe('an answer on a page', () => {
  it('is the referee’s: a refusal names its rule', () => {
    const { finding } = answer(referee, exampleOf(book, 'recruit-in-an-empty-bunker'));
    expect(named(finding)).toBe('Not allowed');
    expect(finding.kind === 'verdict' && finding.verdict.breaches.map(({ rule }) => rule)).toEqual(['R2']);
  });

  it('follows a course from its table to what it comes to', () => {
    const { steps } = answer(referee, exampleOf(book, 'bunker-holds'));
    expect(steps.map(({ words }) => words)).toEqual(['battle w1s1 from w1 with 2', 'lay none', 'lay none']);
  });

  it('counts who has won', () => {
    expect(named(answer(referee, exampleOf(book, 'every-kind-of-point')).finding)).toBe('Gray wins, 6 : 8');
  });

  it('names what is wrong with a table that cannot be', () => {
    expect(named(answer(referee, exampleOf(book, 'ten-crates')).finding)).toBe('This cannot happen');
  });

  it('is another one by the other reading of each option', () => {
    for (const [option, example] of Object.entries(RULING_EXAMPLES)) {
      const told = (flipped?: string) => {
        const { finding, steps } = answer(referee, example, flipped);
        const last = steps.at(-1)?.after;
        const table = last === undefined ? null : { ...(referee.form.write(last) as object), options: [] };
        return JSON.stringify([finding, table]);
      };
      expect([option, told(option)]).not.toEqual([option, told()]);
    }
  });

  it('tells by the other reading what comes of that, and why', () => {
    const told = (option: keyof typeof RULING_EXAMPLES) =>
      toldCase(referee, RULING_EXAMPLES[option], option).steps.flatMap(({ events }) =>
        events.map(({ what }) => what),
      );
    // There are soldiers, but they do not come, because another army laid the card.
    expect(told('own-jeep')).toEqual(expect.arrayContaining(['no soldier of gray’s comes']));
    expect(told('card-stays')).toEqual(
      expect.arrayContaining(['round 7 is over, and red keeps the active player card']),
    );
  });

  it('says of what rests on a ruling by which reading it would be the opposite', () => {
    const ruled = Object.entries(RULING_EXAMPLES).flatMap(([option, example]) => {
      const told = toldCase(referee, example, option).finding?.ruled ?? null;
      return told === null ? [] : [[toldCase(referee, example).finding?.ruled, told]];
    });
    expect(ruled.length).toBeGreaterThan(3);
    for (const [ours, other] of ruled) {
      expect(ours).toContain('by the other reading');
      expect(other).toContain('by our reading');
    }
  });

  it('stops the build where an example expects another', () => {
    const wrong = { ...exampleOf(book, 'no-passing'), allowed: true };
    expect(() => answer(referee, wrong)).toThrow('examples, "no-passing": "pass" is refused.');
  });

  it('stops the build where an example cannot be set up or played', () => {
    const shared = { id: 'made-up', title: '', shows: [], kind: 'course', after: {} } as const;
    expect(() => answer(referee, { ...shared, position: { round: 9 }, moves: [] })).toThrow(
      /^examples, "made-up"/,
    );
    expect(() => answer(referee, { ...shared, position: {}, moves: ['jump'] })).toThrow(
      /^examples, "made-up": "jump"/,
    );
  });
});
