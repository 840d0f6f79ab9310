import { expect, it } from 'vitest';
import type { Tracker } from '../../../referee/table/tracker.ts';
import { followed } from '../../../site/round-and-score/device.ts';
import type { TableSaid } from '../messages.ts';
import { armourTracker, type Tracking } from './tracker.ts';

/** The texts do not matter here. */
const tracker: Tracker<Tracking, string> = {
  ...armourTracker,
  tracks: [],
  active: null,
  shows: (state) => {
    const shown = armourTracker.shows(state);
    const said = ({ says }: TableSaid): string => says;
    return {
      ...shown,
      now: { rules: shown.now.rules, says: JSON.stringify(shown.now.says) },
      presses: shown.presses.map((press) => ({ ...press, says: said(press.says) })),
    };
  },
};

const now = (...presses: readonly string[]): string => {
  const course = followed(tracker, [], presses);
  expect(course.presses).toEqual(presses);
  return tracker.shows(course.state).now.says;
};

it('says how many dice the tanks that are left bring', () => {
  const six = ['ready 0', 'first 1'];
  expect(now(...six)).toContain('"dice":3');
  expect(now(...six, 'tanks- 1', 'tanks- 1')).toContain('"dice":2');
});

it('ends with the last tank of a side, and after thirty turns without a loss', () => {
  const begun = ['ready 0', 'first 0'];
  const lost = Array<string>(6).fill('tanks- 0');
  expect(now(...begun, ...lost)).toBe('{"says":"ended","winner":1}');
  const turns = Array.from({ length: 30 }, (_, turn) => `done ${turn % 2}`);
  expect(now(...begun, ...turns)).toBe('{"says":"countPoints"}');
  expect(now(...begun, ...turns.slice(0, 29), 'tanks- 0')).toContain('throwsSo');
});
