import { describe, expect, it } from 'vitest';
import { ARMIES } from '../data/pieces.ts';
import { UNITS } from '../data/tables.ts';
import { troop } from './troops.ts';

const INKS = { key: '#111111', paper: '#ffffff' } as const;

describe.each(UNITS)('the picture of a %s', (type) => {
  it.each(['full', 'line', 'simple'] as const)('differs from side to side, drawn %s', (detail) => {
    const [red, gray] = (['red', 'gray'] as const).map((owner) =>
      troop(type, { x: 0, y: 0, width: 14, side: ARMIES[owner].side }, INKS, detail),
    );
    const partsOf = (shapes = red) => new Set(shapes?.map(({ d }) => JSON.stringify(d)));
    // At the least the helmets of three men.
    const others = partsOf(gray);
    const own = [...partsOf(red)].filter((part) => !others.has(part));
    expect(own.length).toBeGreaterThanOrEqual(3);
  });
});
