import { describe, expect, it } from 'vitest';
import type { Choice, Scene, SceneCard, SceneField } from '../../referee/table/scene.ts';
import { answersTo, layings, puttings, type Reply } from './replies.ts';
import { TANK_SCENERY as victoryTankScenery } from '../../../tests/victory-tank/in-words.ts';

const card = (id: string, x: number, y: number, turn = 0): SceneCard => ({
  id,
  face: id,
  x,
  y,
  turn,
  width: 60,
  height: 90,
});
const field = (id: string, x: number, y: number): SceneField => ({
  id,
  label: id,
  says: `${id}, open ground`,
  x,
  y,
  width: 60,
  height: 45,
});
const soldiers = (on: string, count: number) => ({
  id: `soldier ${on}`,
  face: 'soldier',
  field: on,
  count,
  width: 10,
  height: 20,
  turn: 0,
  marks: [],
});
const scene = (parts: Partial<Scene>): Scene => ({
  ground: 'plain',
  fields: [],
  cards: [],
  pieces: [],
  lines: [],
  zones: [],
  status: '',
  ...parts,
});
const rightOf = (choices: readonly Choice<Reply>[]): readonly (readonly string[])[] =>
  choices.filter(({ move }) => move.right).map(({ path }) => path.map(({ says }) => says));

describe('a question', () => {
  it('has its options for answers: one is right, and each of the others says why it is not', () => {
    const choices = answersTo([
      { says: '0', wrong: 'Two came in.' },
      { says: '2', right: true },
      { says: '4', wrong: 'Two of them went.' },
    ]);
    expect(choices.map(({ move }) => move.says)).toEqual(['0', '2', '4']);
    expect(choices.map(({ move }) => move.why)).toEqual(['Two came in.', undefined, 'Two of them went.']);
    expect(rightOf(choices)).toEqual([['2']]);
  });
});

describe('laying a card', () => {
  const middle = card('middle', 0, 0);

  it('offers the middle of an empty table, either way up', () => {
    const choices = layings(victoryTankScenery, scene({ cards: [middle] }), 'middle', []);
    expect(choices).toHaveLength(2);
    expect(rightOf(choices)).toEqual([['The middle of the table', 'The right way up']]);
  });

  it('is right at one place beside the first card and one way up', () => {
    const finished = scene({ cards: [middle, card('right', 60, 45, 180)] });
    const choices = layings(victoryTankScenery, finished, 'right', [middle]);
    expect(choices).toHaveLength(16);
    expect(rightOf(choices)).toEqual([['Right of it, half a card down', 'Turned']]);
  });

  it('offers no place on top of a card', () => {
    const left = card('left', -60, -45);
    const finished = scene({ cards: [middle, left, card('right', 60, 45)] });
    const says = layings(victoryTankScenery, finished, 'right', [middle, left]).map(
      ({ path: [spot] }) => spot.says,
    );
    expect(new Set(says.filter((words) => words.startsWith('Left')))).toEqual(
      new Set(['Left of it, half a card down']),
    );
    expect(says).toContain('Above it');
  });

  it('offers nothing for a card that is not on the finished table', () => {
    expect(layings(victoryTankScenery, scene({}), 'middle', [])).toEqual([]);
  });
});

describe('putting pieces', () => {
  const fields = [field('o', 0, 0), field('s1', 0, 45)];

  it('is right on one field in one number, and more than enough can be put', () => {
    const choices = puttings(scene({ fields, pieces: [soldiers('s1', 3)] }), 'soldier', fields);
    expect(rightOf(choices)).toEqual([['Put on: s1, open ground', '3']]);
    expect(choices.map(({ move }) => move.says)).toContain('5 on s1');
    expect(choices).toHaveLength(10);
  });

  it('offers nothing where no such piece comes to stand', () => {
    expect(puttings(scene({ fields }), 'soldier', fields)).toEqual([]);
  });
});
