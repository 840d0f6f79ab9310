import { expect, it } from 'vitest';
import type { ToldCase } from '../../book/blocks.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { namedBySide } from './named-by-side.ts';

const scene = (sides: Scene['sides']): Scene => ({
  ground: 'plain',
  fields: [],
  cards: [],
  pieces: [],
  lines: [],
  zones: [],
  status: 'Able’s turn. Baker may stop it.',
  ...(sides && { sides }),
});

const told = (sides: Scene['sides']): ToldCase => ({
  title: 'Able aims, and Baker passes.',
  telling: { when: null, scored: [], story: '', answer: null, why: '', rules: [] },
  on: [],
  table: scene(sides),
  written: [],
  finding: null,
  steps: [
    {
      words: 'pass',
      says: 'Pass',
      by: 'baker',
      lines: [],
      table: null,
      events: [{ rule: 'T-1', what: 'Baker passes' }],
    },
  ],
});

it('an example calls players by their sides, as a friend at the table would', () => {
  const { title, table, steps } = namedBySide(told(['German', 'British']), ['able', 'baker']);
  expect(title).toBe('The German aims, and the British player passes.');
  expect(table?.status).toBe('The German’s turn. The British player may stop it.');
  expect(steps.map(({ by, events }) => [by, events[0]?.what])).toEqual([
    ['the British player', 'The British player passes'],
  ]);
});

it('an example keeps the names of seats where nobody has picked a side, or both the same', () => {
  for (const sides of [undefined, ['German', null], ['German', 'German']])
    expect(namedBySide(told(sides), ['able', 'baker'])).toEqual(told(sides));
});
