import { expect, test } from 'vitest';
import type { Knot } from '../knots.ts';
import type { Part } from '../linocut.ts';
import { figureParts } from './figure.ts';
import { FACE, rifle } from './soldiery.ts';

const KNEEL = {
  lean: 8,
  head: 2,
  nearLeg: { thigh: -4, shin: -84, foot: -84 },
  farLeg: { thigh: 88, shin: -4, foot: 2 },
  nearArm: 'at-trigger',
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 90 },
} as const;

const middle = (knots: readonly Knot[]): readonly [number, number] => [
  knots.reduce((sum, [x]) => sum + x, 0) / knots.length,
  knots.reduce((sum, [, y]) => sum + y, 0) / knots.length,
];

const fists = (parts: readonly Part[]) =>
  parts
    .filter(({ of, outline }) => of === 'skin' && outline.length === 8)
    .map(({ outline }) => middle(outline));

test('who aims has both hands on the rifle, and its butt in the shoulder', () => {
  const parts = figureParts(KNEEL, {
    footwear: 'wrapped',
    head: [FACE],
    pack: [],
    weapons: { rifle: [rifle(40)] },
  });
  const gun = parts.find(({ of }) => of === 'wood')?.outline ?? [];
  const butt = Math.min(...gun.map(([x]) => x));
  const [, height] = middle(gun);
  const [far, near] = fists(parts).slice(-2);
  expect(near?.[0]).toBeGreaterThan(butt + 14);
  expect(far?.[0]).toBeGreaterThan((near?.[0] ?? 0) + 10);
  for (const [, y] of [far, near].filter((fist) => fist !== undefined))
    expect(Math.abs(y - height)).toBeLessThan(4);
  // The shoulder is 0.6 before the hip, turned by the lean.
  expect(Math.abs(butt - 4)).toBeLessThan(8);
});
