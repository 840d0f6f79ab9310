import { describe, expect, it } from 'vitest';
import { STEPPING_STONES } from '../../../tests/made-up/src/games/stepping-stones/index.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Teacher } from '../lessons/validate-lesson.ts';
import { puzzleFaults } from './validate-puzzle.ts';

const { referee } = STEPPING_STONES;
const teacher: Teacher = {
  game: await referee.game(),
  form: await referee.form(),
  scenery: await referee.scenery(),
};
const [first] = (await STEPPING_STONES.puzzles()) as readonly Puzzle[];
if (first === undefined) throw new Error('Stepping Stones has puzzles.');
const faultsWith = (changed: Partial<Puzzle>): string =>
  puzzleFaults(teacher, { ...first, ...changed }).join('; ');

describe('a puzzle that is wrong', () => {
  it.each<[string, Partial<Puzzle>, string]>([
    [
      'names a solution that is none',
      { begins: ['hop 2', 'hop 1'] },
      'cannot be done beginning with "hop 1"',
    ],
    [
      'leaves a solution out',
      { begins: ['hop 2'], goal: [{ pieces: 'frog-green', of: 0, on: ['stone-3', 'stone-4'], else: 'No.' }] },
      'can be done beginning with "hop 1" too',
    ],
    [
      'has a best way that is not allowed',
      { best: ['hop 1', 'hop 1', 'hop 2', 'hop 2'] },
      'it cannot be done',
    ],
    [
      'asks for what is there',
      { goal: [{ pieces: 'frog-green', on: ['stone-2'], else: 'No.' }] },
      'before anything is done',
    ],
    [
      'asks for a place that is not',
      { goal: [{ pieces: 'frog-green', on: ['attic'], else: 'No.' }] },
      'no field "attic"',
    ],
    [
      'counts what is not counted',
      { goal: [{ zone: 'hand-green', least: 9, else: 'No.' }] },
      'no counted zone',
    ],
    ['has somebody else decide', { solver: 1 }, 'somebody else decides'],
    ['has no such table', { position: { at: { green: 40 } } }, 'at.green'],
  ])('one that %s says so', (_, changed, words) => {
    expect(faultsWith(changed)).toContain(words);
  });

  it('is told from one that is right', () => {
    expect(faultsWith({})).toBe('');
  });
});
