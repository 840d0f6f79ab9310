import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { armourForm, armourPositions } from './position-format.ts';

describe('the page on writing positions of Street Armour', () => {
  const page = readFileSync('docs/positions/street-armour.md', 'utf8');
  const blocks = [...page.matchAll(/```json( refused)?\n(.*?)```/gs)];

  it.each(
    blocks.map(([, refused, json]) => [json?.replace(/\s+/g, ' '), refused === undefined, json] as const),
  )('shows %s, read: %s', (_title, isRead, json) => {
    expect(armourForm.read(JSON.parse(json ?? '')).ok).toBe(isRead);
  });

  it('names every field', () => {
    const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(named).toEqual(armourPositions.fields);
  });

  it('has examples of both kinds', () => {
    expect(new Set(blocks.map(([, refused]) => refused)).size).toBe(2);
  });
});
