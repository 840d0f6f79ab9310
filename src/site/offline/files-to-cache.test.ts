import { expect, it } from 'vitest';
import { rankOf } from './files-to-cache.ts';

it('brings onto a device first what one plays and learns with, then what one looks up, then what one prints', () => {
  const files = [
    '_astro/press/print.worker.js',
    'victory-tank/faces/low-ink/256/tank.webp',
    'victory-tank/pocket.html',
    'LICENSES.txt',
    'victory-tank/faces/colour/256/tank.webp',
    '_astro/play.js',
    'victory-tank/learn/moving/index.html',
  ];
  const inOrder = files.toSorted((one, other) => rankOf(one) - rankOf(other));
  expect(inOrder).toEqual([
    'victory-tank/learn/moving/index.html',
    '_astro/play.js',
    'victory-tank/faces/colour/256/tank.webp',
    'LICENSES.txt',
    'victory-tank/faces/low-ink/256/tank.webp',
    'victory-tank/pocket.html',
    '_astro/press/print.worker.js',
  ]);
});
