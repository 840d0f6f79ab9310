/** Written positions are read, or every fault is named. */
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { loopForm } from './position-format.ts';

const page = readFileSync('docs/positions/loopgraven.md', 'utf8');
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  ([, text = '']) => JSON.parse(text) as unknown,
);

it.each(examples.map((example) => [JSON.stringify(example), example]))('reads %s', (_, example) => {
  const read = loopForm.read(example);
  expect(read.ok ? [] : read.faults).toEqual([]);
  if (read.ok) expect(loopForm.read(loopForm.write(read.value))).toEqual(read);
});

it('names every field in the table of its page', () => {
  const read = loopForm.read({ stage: 'length' });
  if (!read.ok) throw new Error('an empty table');
  for (const field of Object.keys(read.value)) expect(page).toContain(`\`${field}\``);
});

const unit = (owner: string, type: string, at: string) => ({ owner, type, at });

test.each([
  [
    'two units on a space',
    { units: [unit('red', 'platoon', 'e5'), unit('gray', 'car', 'e5')] },
    'units[1].at',
  ],
  ['a tank in a short game', { units: [unit('red', 'tank', 'e5')] }, 'pools.red.tank'],
  ['a third player of two', { units: [unit('violet', 'platoon', 'e5')] }, 'units[0].owner'],
  ['gas round a corner', { clouds: [{ by: 'red', at: ['e4', 'e5', 'f5'], goes: 3 }] }, 'clouds[0].at'],
  ['a card held three times', { held: { a: ['P1', 'P1', 'P1'] } }, 'stacks'],
  ['a hit on nobody', { effects: [{ by: 'hit', on: 'fight', unit: 3, until: 1 }] }, 'effects[0]'],
  ['a game that has ended', { stage: 'over' }, 'stage'],
])('says what is wrong with %s', (_, written, place) => {
  const read = loopForm.read(written);
  expect(read.ok ? [] : read.faults.map((fault) => fault.place)).toContain(place);
});
