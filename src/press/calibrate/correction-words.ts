/** Describes the correction of a misfit; separate from the press, so that a page can show it immediately. */
import type { FaultWording } from '../words/press-words.ts';
import type { Misfit } from './registration-error.ts';

type Words = Pick<FaultWording, 'correction'>;

/** A length to a tenth of a millimetre, which is what can be read. */
export const tenths = ({ correction }: Words, mm: number): string => correction.length(mm.toFixed(1));

/** The correction of a back, seen from the front: "moved 0.2 mm left, turned 0.12° anticlockwise". */
export function correctionWords({ right, down, turn, scale }: Misfit, words: Words): string {
  const { moved, turned, sized, ways, hardly, and } = words.correction;
  const way = (off: number, back: string, on: string): readonly string[] =>
    Math.abs(off) < 0.05 ? [] : [`${tenths(words, Math.abs(off))} ${off > 0 ? back : on}`];
  const off = [...way(right, ways.left, ways.right), ...way(down, ways.up, ways.down)];
  const done = [
    ...(off.length === 0 ? [] : [moved(off)]),
    ...(Math.abs(turn) < 0.005 ? [] : [turned(Math.abs(turn).toFixed(2), turn < 0)]),
    ...(Math.abs(scale - 1) < 0.0005 ? [] : [sized((100 / scale).toFixed(1))]),
  ];
  return done.length === 0 ? hardly : and(done);
}
