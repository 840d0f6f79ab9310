/**
 * The lie of the land: heights in mm over a plate, made of hills, craters, trenches and banks stamped one after
 * another. Positive is up.
 */
import type { Rect } from '../face.ts';
import type { Noise } from './chance.ts';
import type { Point } from './matrix.ts';
import { gridOf, stamp, type Grid, type Plate } from './plate.ts';

/** 0 below `low`, 1 above `high`, and an even slope without corners between them. */
export function step(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}

/** One size of hill: `across` mm from hill to hill, `height` mm from the middle to the top. */
export interface Swell {
  readonly across: number;
  readonly height: number;
}

/** Rolling ground: swells of several sizes over each other. */
export const hills = (plate: Plate, noise: Noise, swells: readonly Swell[]): Grid =>
  gridOf(plate, (x, y) => {
    let sum = 0;
    let apart = 0;
    for (const swell of swells) {
      // Ground seen at a slant: what is round lies flatter on the page.
      sum += swell.height * noise(x / swell.across + apart, (1.4 * y) / swell.across - apart);
      apart += 37;
    }
    return sum;
  });

export interface Crater {
  readonly x: number;
  readonly y: number;
  /** Half its width, rim to rim, mm. */
  readonly radius: number;
  /** Depth below the ground, mm. */
  readonly depth: number;
  /** Height as seen on the page over width; round from straight above is 1. */
  readonly squash: number;
}

const around = (x: number, y: number, rx: number, ry: number): Rect => ({
  x: x - rx,
  y: y - ry,
  width: 2 * rx,
  height: 2 * ry,
});

/** Blows a crater: a bowl with a rim of thrown-up earth that `noise` makes uneven. */
export function blow(plate: Plate, height: Grid, crater: Crater, noise: Noise): void {
  const { x: cx, y: cy, radius, depth, squash } = crater;
  const reach = 1.9;
  stamp(plate, height, around(cx, cy, radius * reach, radius * reach * squash), (x, y, ground) => {
    const dx = (x - cx) / radius;
    const dy = (y - cy) / (radius * squash);
    const off = Math.sqrt(dx * dx + dy * dy);
    if (off >= 1.2 * reach) return ground;
    const far = off * (1 + 0.14 * noise(cx + 1.3 * dx, cy + 1.3 * dy));
    if (far >= reach) return ground;
    const rim = 0.42 * depth * Math.exp(-(((far - 1.08) / 0.3) ** 2)) * (1 - step(1.4, reach, far));
    const bowl = far < 1.05 ? depth * (1 - step(0.05, 1.05, far)) : 0;
    // The blast levels what was there, so that the rim is round.
    return ground * step(0.6, 1.7, far) + rim - bowl;
  });
}

/** How far places are from the line between two points, mm. */
function offLine(from: Point, to: Point): (x: number, y: number) => number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy || 1;
  return (x, y) => {
    const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
    const ex = x - from[0] - share * dx;
    const ey = y - from[1] - share * dy;
    return Math.sqrt(ex * ex + ey * ey);
  };
}

export interface Cut {
  readonly points: readonly Point[];
  /** From edge to edge, mm. */
  readonly width: number;
  readonly depth: number;
  /** Height of the thrown-up earth on both sides, mm. */
  readonly bank: number;
}

/** The rectangle that holds points, grown by `margin`. */
export function holding(points: readonly Point[], margin: number): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Digs a trench with steep walls, a flat floor and banks; gives back how far off its middle every place near it is, mm. */
export function dig(plate: Plate, height: Grid, { points, width, depth, bank }: Cut): Grid {
  const half = width / 2;
  const reach = 1.5 * width;
  const off: Grid = new Float32Array(height.length).fill(Infinity);
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const farOff = offLine(from, to);
    stamp(plate, off, holding([from, to], reach), (x, y, far) => Math.min(far, farOff(x, y)));
  });
  stamp(plate, height, holding(points, reach), (_x, _y, ground, index) => {
    const far = off[index] ?? Infinity;
    if (far > reach) return ground;
    const wall = 1 - step(half * 0.62, half * 1.02, far);
    const heap = bank * step(half * 0.9, half * 1.25, far) * (1 - step(half * 1.5, half * 2.9, far));
    // Level from bank to bank, so that both brinks and the floor keep together on the page.
    return ground * step(0.8 * half, reach, far) + heap - depth * wall;
  });
  return off;
}
