import { expect, it } from 'vitest';
import { onGround } from './drawn-outlines.ts';
import type { Scene, SceneField, Scenery } from './scene.ts';

const field = (id: string, outline?: string): SceneField => ({
  id,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  says: id,
  label: null,
  ...(outline !== undefined && { outline }),
});

const bare = (...fields: readonly SceneField[]): Scene => ({
  ground: 'plain',
  fields,
  cards: [],
  pieces: [],
  lines: [],
  zones: [],
  status: '',
});

const shown = (...fields: readonly SceneField[]): Scenery<null, never> => ({
  scene: () => bare(...fields),
  interaction: { touches: () => [{ id: 'a', says: '' }] },
  happenings: () => [],
  hides: () => false,
});

const outlinesOf = ({ scene }: Scenery<null, never>) =>
  scene(null, null).fields.map(({ outline }) => outline ?? null);

it('an area has the coast that the page has drawn already, and an outline of its own stays', () => {
  const drawn = { fields: [field('egypt', 'M0 0L9 9Z'), field('libya', 'M1 1Z')] };
  const table = onGround(shown(field('egypt'), field('libya', 'M2 2Z'), field('malta')), drawn);
  expect(outlinesOf(table)).toEqual(['M0 0L9 9Z', 'M2 2Z', null]);
});

it('a table of squares stays as it is', () => {
  const table = shown(field('a1'));
  expect(onGround(table, { fields: [field('a1')] })).toBe(table);
});
