import { expect, it } from 'vitest';
import { fogTracker } from './tracker.ts';

/** What the tracker shows after these presses, each of which must be available. */
const shown = (presses: readonly string[], on: readonly string[] = []) => {
  const pressed = presses.reduce((state, press) => {
    expect(fogTracker.shows(state).presses.map(({ id }) => id)).toContain(press);
    return fogTracker.pressed(state, press);
  }, fogTracker.begin(on));
  return fogTracker.shows(pressed);
};
const idsAfter = (presses: readonly string[], on: readonly string[] = []) =>
  shown(presses, on).presses.map(({ id }) => id);

const BEGUN = ['first 0'];
const TO_YEAR_END = [...BEGUN, 'winter 0', 'year 0'];
/** The presses from the end of a year to the choice of who begins the next one. */
const YEAR_END = ['next 0', 'next 0', 'next 1', 'next 0', 'next 1', 'next 0', 'next 0', 'next 0'];
const YEAR = ['first 0', 'winter 0', 'year 0', ...YEAR_END];

it('ages operations with each turn of their wheel, and loses one that NEW OP comes over again', () => {
  const round = ['end 0', 'end 1'];
  const two = [...BEGUN, 'plan 0', ...round, ...round];
  expect(shown(two).now.says).toMatchObject({ window: 2, operations: [[{ space: 0, age: 2 }], []] });
  const six = [...two, ...round, ...round, ...round];
  expect(shown(six).now.says).toMatchObject({ operations: [[{ space: 0, age: 5 }], []], lost: null });
  expect(shown([...six, ...round]).now.says).toMatchObject({ window: 0, lost: 0, operations: [[], []] });
});

it('turns no wheel without operations, and lets a side begin one a turn', () => {
  expect(shown([...BEGUN, 'end 0', 'end 1']).now.says).toMatchObject({ window: null });
  expect(idsAfter([...BEGUN, 'plan 0'])).not.toContain('plan 0');
  expect(shown([...BEGUN, 'plan 0', 'away-0 0']).now.says).toMatchObject({ operations: [[], []] });
});

it('leads through the end of a year, the side without the advantage first', () => {
  const says = YEAR_END.map((_, count) => shown([...TO_YEAR_END, ...YEAR_END.slice(0, count)]).now.says.says);
  expect(says).toEqual([
    'scoreNow',
    'winNow',
    'produceNow',
    'produceNow',
    'removeNow',
    'removeNow',
    'entriesNow',
    'cardsNow',
  ]);
  expect(shown([...TO_YEAR_END, 'next 0', 'next 0']).now.says).toMatchObject({ who: 1, industry: 6 });
  const spent = [...BEGUN, 'advantage 0', 'winter 0', 'year 0', 'next 0', 'next 0'];
  expect(shown(spent).now.says).toMatchObject({ who: 0, industry: 8 });
});

it('turns used tokens up, and makes it summer of the next year', () => {
  const used = [...BEGUN, 'use 0', 'use 1', 'winter 0', 'year 0'];
  expect(shown(used).marks[0]).toEqual([4, 6]);
  const next = shown([...used, ...YEAR_END]);
  expect(next.marks[0]).toEqual([5, 7]);
  expect(next.round).toBe(2);
  expect(shown([...used, ...YEAR_END, 'first 1']).now.says).toMatchObject({ year: 1, winter: false, who: 1 });
});

it('sells no more tokens than the box has, and industry once where the table says so', () => {
  const producing = [...TO_YEAR_END, 'next 0', 'next 0'];
  const bought = [...producing, ...Array<string>(4).fill('tokens 1')];
  expect(idsAfter(bought)).not.toContain('tokens 1');
  expect(idsAfter(bought, ['no-intel-cap'])).toContain('tokens 1');
  expect(shown([...producing, 'industry 1']).marks[1]).toEqual([8, 8]);
  expect(idsAfter([...producing, 'industry 1'])).toContain('industry 1');
  expect(idsAfter([...producing, 'industry 1'], ['one-industry-step'])).not.toContain('industry 1');
});

it('tells which countries enter the war, and when', () => {
  const entering = (years: number, on: readonly string[] = []) =>
    shown([...Array<typeof YEAR>(years).fill(YEAR).flat(), ...TO_YEAR_END, ...YEAR_END.slice(0, 6)], on).now
      .says;
  expect(entering(0)).toMatchObject({ entering: ['balkans'] });
  expect(entering(1)).toMatchObject({ entering: ['usa'] });
  expect(entering(2)).toMatchObject({ entering: ['ussr'] });
  expect(entering(3)).toMatchObject({ entering: [] });
  expect(entering(0, ['usa-end-1940'])).toMatchObject({ entering: ['balkans', 'usa'] });
  expect(entering(0, ['balkans-scores-1940'])).toMatchObject({ entering: [] });
});

it('ends with 70 points, with Berlin and Ruhr, or with the two victory cards of 1944', () => {
  const seventy = [...TO_YEAR_END, ...Array<string>(7).fill('points-10 0')];
  expect(shown(seventy)).toMatchObject({ over: true, now: { says: { says: 'wonNow', who: 0, points: 70 } } });
  expect(shown([...BEGUN, 'germany 1'])).toMatchObject({ over: true, now: { says: { who: 1 } } });
  const last = [...Array<typeof YEAR>(4).fill(YEAR).flat(), ...TO_YEAR_END, 'next 0', 'next 0'];
  // In the last year only the Axis produces, and only points.
  expect(idsAfter(last)).toEqual(['points-1 0', 'next 0']);
  expect(shown([...last, 'next 0', 'holds 0']).now.says).toMatchObject({ who: 0 });
  expect(shown([...last, 'next 0', 'lacks 1']).now.says).toMatchObject({ who: 1 });
});
