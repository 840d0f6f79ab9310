import { describe, expect, it } from 'vitest';
import { plainBox, plainCounter } from '../../../tests/plain-box.ts';
import { linesOf, planned, sheetsOf } from '../../../tests/plain-sheets.ts';

/** The number of matching faces on each front. */
const perFront = (plan: ReturnType<typeof planned>, ids: RegExp): number[] =>
  sheetsOf(plan)
    .filter(({ label }) => !label.endsWith('back'))
    .map(({ placements }) => placements.filter(({ face }) => ids.test(face)).length);

const SOLDIERS = /^(red|gray)-soldier$|^crate$|^tank$/;

describe('counters in the slots that cards leave free', () => {
  it('print a box of 55 cards and 32 counters on eight sheets of A4, the first page among them', () => {
    const plan = planned({ drawn: plainBox({ showpieces: [] }) });
    expect(plan.facts.sheets).toBe(8);
    expect(plan.facts.least.sheets).toBe(8);
    expect(perFront(plan, SOLDIERS).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(32);
  });

  it('are counted once where they have no backs: no fewer sheets could hold them than are printed', () => {
    const { back: _, ...tile } = plainCounter('tile', 5, 58, 50);
    const counters = [tile];
    const { facts } = planned({ drawn: plainBox({ cards: [], counters, showpieces: [] }), sides: 'single' });
    expect(facts.least.sheets).toBeLessThanOrEqual(facts.sheets);
  });

  it('are cut where marks say, and named below', () => {
    const said = sheetsOf(planned()).flatMap(({ furniture }) => linesOf(furniture));
    expect(said.join(' ')).toMatch(/\d+ × red-soldier/);
  });

  it('come off the stack behind the last card', () => {
    const { stack } = planned().facts;
    expect(stack.at(-1)).toMatchObject({ deck: 'Counters, to be cut apart' });
  });

  it('have a sheet of their own without cards, with its cuts by number', () => {
    const alone = planned({ drawn: plainBox({ cards: [], showpieces: [] }) });
    const [sheet] = sheetsOf(alone);
    const numbers = linesOf(sheet?.furniture ?? []).filter((line) => /^\d+$/.test(line));
    expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: alone.facts.cuts }, (_, index) => index + 1),
    );
  });

  it('stay out where one is larger than a card', () => {
    const large = plainBox({ counters: [plainCounter('plate', 2, 100, 100)], showpieces: [] });
    const plan = planned({ drawn: large });
    expect(perFront(plan, /^plate$/).at(-1)).toBe(2);
    expect(plan.facts.stack.some(({ deck }) => deck.startsWith('Counters'))).toBe(false);
  });
});
