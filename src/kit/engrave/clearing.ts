/** Places that engraved ground keeps clear of, so that what stands there can be read. */
import { noiseOf } from './chance.ts';
import { step } from './relief.ts';
import type { Rect } from '../face.ts';

/** A place on the card that ground and what stands on it keep clear of, in mm: a picture, a name, a mark. */
export interface Clearing extends Rect {
  /** How far its edge is frayed, as a share of its size; 0 for an even one. */
  readonly frayed: number;
}

/** 0 within any of the clearings, 1 outside them all. */
export function clearingOf(seed: string, clearings: readonly Clearing[]): (x: number, y: number) => number {
  const noise = noiseOf(`${seed} clearing`);
  const one = ({ x: left, y: top, width, height, frayed }: Clearing, x: number, y: number): number => {
    const u = Math.abs(x - left - width / 2) / (width / 2);
    const v = Math.abs(y - top - height / 2) / (height / 2);
    if (u > 1.6 || v > 1.6) return 1;
    const far = (u ** 2.6 + v ** 2.6) ** (1 / 2.6);
    return step(0.98, 1.26, frayed === 0 ? far : far + frayed * noise(x / 8, y / 1.6));
  };
  return (x, y) => clearings.reduce((clear, clearing) => clear * one(clearing, x, y), 1);
}
