import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tankForm, tankPositions } from './position-format.ts';

describe('the page on writing positions of TanK', () => {
  const page = readFileSync('docs/positions/tank.md', 'utf8');
  const blocks = [...page.matchAll(/```json( refused)?\n(.*?)```/gs)];

  it.each(
    blocks.map(([, refused, json]) => [json?.replace(/\s+/g, ' '), refused === undefined, json] as const),
  )('shows %s, read: %s', (_title, isRead, json) => {
    expect(tankForm.read(JSON.parse(json ?? '')).ok).toBe(isRead);
  });

  it('names every field', () => {
    const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(named).toEqual(tankPositions.fields);
  });

  it('has examples of both kinds', () => {
    expect(new Set(blocks.map(([, refused]) => refused)).size).toBe(2);
  });
});
