/** What stands on a ground is read on it. */
import { expect, it } from 'vitest';
import type { Colour } from '../kit/edition.ts';
import { inksIn } from './inks.ts';

it.each([
  [{ ground: '#330000' }, '#ffffff'],
  [{ ground: 'navy' as Colour }, '#ffffff'],
  [{ ground: '#f0e0a0' }, '#1a1a1a'],
  [{ ground: '#330000', onGround: '#ffdd00' }, '#ffdd00'],
] as const)('on a ground of its own, %j', (own, onGround) => {
  expect(inksIn(own, 'colour').onGround).toBe(onGround);
});

it('a ground is pale where nobody chose one: backs take the most ink', () => {
  expect(inksIn({}, 'colour')).toMatchObject({ ground: '#d5e0e3', onGround: '#24495c' });
});
