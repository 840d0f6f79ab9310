/** Short hands for the pages of measures. */
import type { Barrel, RunningGear } from './blueprint.ts';

/** `count` axles at even distances. */
export const axles = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** Pairs of axles: the middles of the bogies, and how far their wheels stand apart. */
export const pairs = (middles: readonly number[], apart: number): readonly number[] =>
  middles.flatMap((middle) => [middle - apart / 2, middle + apart / 2]);

/** A barrel from its mantlet to its muzzle. */
export const gun = (
  x: number,
  h: number,
  muzzle: number,
  width: number,
  more: Partial<Barrel> = {},
): Barrel => ({ x, h, length: muzzle - x, width, ...more });

/** The chassis of the Sherman, under half of what the allies drove: three bogies a side, volute springs. */
export const shermanGear = (stretch = 0): RunningGear => ({
  axles: pairs([-1.62 - stretch, -0.1, 1.42 + stretch], 0.72),
  radius: 0.255,
  kind: 'spoked',
  bogies: 'bracket',
  drive: { x: 2.38 + stretch, h: 0.78, r: 0.33 },
  idler: { x: -2.5 - stretch, h: 0.66, r: 0.28 },
  rollers: [-1.75 - stretch, -0.2, 1.3 + stretch],
  rollerRadius: 0.1,
  track: 0.1,
});

/** The later chassis: broader bogies with level springs. */
export const HVSS: RunningGear = {
  ...shermanGear(),
  bogies: 'spring',
  rollers: [-2, -1.2, -0.45, 0.35, 1.05, 1.75],
  rollerRadius: 0.09,
};

/** Eight small wheels in four bogies: the Panzer IV and what was built on it. */
export const PANZER_IV: RunningGear = {
  axles: pairs([-1.78, -0.62, 0.54, 1.7], 0.54),
  radius: 0.235,
  kind: 'disc',
  bogies: 'leaf',
  drive: { x: 2.5, h: 0.74, r: 0.34 },
  idler: { x: -2.52, h: 0.6, r: 0.29 },
  rollers: [-1.6, -0.55, 0.5, 1.55],
  rollerRadius: 0.12,
  track: 0.09,
};

/** Eight big overlapping wheels: the Panther and what was built on it. */
export const PANTHER: RunningGear = {
  axles: axles(-2.22, 1.98, 8),
  radius: 0.43,
  kind: 'disc',
  overlapped: true,
  drive: { x: 2.82, h: 0.82, r: 0.38 },
  idler: { x: -2.9, h: 0.62, r: 0.32 },
  track: 0.1,
};
