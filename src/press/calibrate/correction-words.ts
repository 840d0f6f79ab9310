/** What is done about a misfit, in words: apart from the press, so that a page can say it at once. */
import { ENGLISH } from '../../language.ts';
import type { Misfit } from './misfit.ts';

/** Tenths of a millimetre, which is what can be read. */
export const tenths = (mm: number): string => `${mm.toFixed(1)} mm`;

/** What has to be done to a back, seen from the front: "moved 0.2 mm left, turned 0.12° anticlockwise". */
export function correctionWords({ right, down, turn, scale }: Misfit): string {
  const way = (off: number, back: string, on: string): readonly string[] =>
    Math.abs(off) < 0.05 ? [] : [`${tenths(Math.abs(off))} ${off > 0 ? back : on}`];
  const moved = [...way(right, 'left', 'right'), ...way(down, 'up', 'down')];
  const words = [
    ...(moved.length === 0 ? [] : [`moved ${ENGLISH.and(moved)}`]),
    ...(Math.abs(turn) < 0.005
      ? []
      : [`turned ${Math.abs(turn).toFixed(2)}° ${turn > 0 ? 'anticlockwise' : 'clockwise'}`]),
    ...(Math.abs(scale - 1) < 0.0005 ? [] : [`printed at ${(100 / scale).toFixed(1)} %`]),
  ];
  return words.length === 0 ? 'moved by less than 0.1 mm' : ENGLISH.and(words);
}
