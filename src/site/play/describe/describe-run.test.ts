import { expect, it } from 'vitest';
import { runTold } from './describe-run.ts';

const event = (what: string, aside = false) => ({ what, rule: 'R1', ...(aside ? { aside } : {}) });

it('keeps what is only said on the way to itself, and says it at the end', () => {
  expect(
    runTold([
      [event('two soldiers step'), event('others may use the next point', true)],
      [event('two soldiers step on'), event('gray is next', true)],
    ]),
  ).toEqual(['two soldiers step', 'two soldiers step on', 'gray is next']);
});

it('tells what is seen first, and nothing that is so by the rules twice', () => {
  const rules = [event('flags ask for a tank', true), event('you attack'), event('you attack', true)];
  expect(runTold([[...rules, event('flags ask for a tank', true)]])).toEqual([
    'you attack',
    'flags ask for a tank',
  ]);
});

it('tells of one move all that comes of it', () => {
  expect(runTold([[event('it costs a point', true)]])).toEqual(['it costs a point']);
});
