import { expect, it } from 'vitest';
import { comesLater, rankOf } from './files-to-cache.ts';

it('brings onto a device first what one plays and learns with, then what one looks up, then what one prints', () => {
  const files = [
    '_astro/press/print.worker.js',
    'victory-tank/faces/low-ink/256/tank.webp',
    'victory-tank/pocket.html',
    'LICENSES.txt',
    'victory-tank/faces/colour/256/tank.webp',
    '_astro/play.js',
    'victory-tank/board/tank.svg',
    'victory-tank/learn/moving/index.html',
  ];
  const inOrder = files.toSorted((one, other) => rankOf(one) - rankOf(other));
  expect(inOrder).toEqual([
    'victory-tank/learn/moving/index.html',
    '_astro/play.js',
    'victory-tank/board/tank.svg',
    'victory-tank/faces/colour/256/tank.webp',
    'LICENSES.txt',
    'victory-tank/faces/low-ink/256/tank.webp',
    'victory-tank/pocket.html',
    '_astro/press/print.worker.js',
  ]);
});

it('is here as a game once its pages, scripts and boards are; more pictures and what prints may follow', () => {
  const played = ['tank/play/index.html', '_astro/judge--tank.A1b2C3d4.js', 'tank/board/mat.svg'];
  const later = [
    'tank/faces/colour/256/m1.webp',
    'tank/pocket.html',
    '_astro/press/print.worker-A1b2C3d4.js',
  ];
  expect(played.filter(comesLater)).toEqual([]);
  expect(later.filter(comesLater)).toEqual(later);
});
