import { expect, it } from 'vitest';
import { notedIn } from './event-list.tsx';

it('notes of the rules are told in a lesson only where the step is about them', () => {
  const hit = { rule: 'T-071', what: 'the M4 Sherman is destroyed' };
  const asked = { rule: 'T-A29', what: 'Baker is asked', aside: true };
  expect(notedIn([asked, hit], ['T-071'])).toEqual([hit]);
  expect(notedIn([asked, hit], ['T-A29'])).toEqual([asked, hit]);
});
