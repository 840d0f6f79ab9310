/** What is drawn, quietly, where cards will lie on a nation's mat: units that wait, and what is left of others. */
import { mixed } from '../../../src/kit/drawing/mix-colours.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Nation } from '../data/cards.ts';
import { isBare, type Theme } from '../theme.ts';
import { smoke } from './blasts.ts';
import { hedge, house, sandbags, tree } from './grounds.ts';
import type { Motif } from './motif.ts';
import { ground, hill } from './sky.ts';
import { machine, man } from './vignette-figures.ts';

type MatPlace = 'reserve' | 'casualties';

/** Seen as a vignette: in mm of its picture. */
const SCENES: Readonly<Record<Nation, Readonly<Record<MatPlace, readonly Motif[]>>>> = {
  german: {
    reserve: [
      hill(12, 18, 30),
      ground(22, 3),
      house(38, 23, 13, 8),
      tree(9, 24, 17),
      machine('hetzer', 40, 27.4, 19),
      machine('panther', 20, 32, 30),
      tree(51, 33, 22),
    ],
    casualties: [
      ground(22, 5),
      smoke(19, 17, 9, true),
      machine('pziv-h', 26, 29, 36, false, 7),
      hedge(38, 34, 20, 5),
    ],
  },
  american: {
    reserve: [
      ground(21, 4),
      tree(47, 22.6, 15),
      machine('m3', 40, 26, 20),
      machine('m4-76', 19, 32, 30),
      man('american', 'kneel', 46, 33.4, 12),
      hedge(-3, 34, 12, 5),
    ],
    casualties: [
      ground(22, 7),
      smoke(34, 16, 9, true),
      machine('m10', 28, 29, 32, true, 6),
      sandbags(3, 33, 15, 2),
    ],
  },
  british: {
    reserve: [
      hill(44, 17, 26),
      ground(22, 6),
      house(4, 23, 12, 8),
      machine('daimler', 43, 27, 15),
      machine('churchill', 22, 32, 34),
      tree(51, 33, 20),
    ],
    casualties: [
      ground(22, 2),
      smoke(21, 17, 9, true),
      machine('cromwell', 28, 29, 32, false, -6),
      hedge(36, 34, 22, 5),
    ],
  },
};

/** The scene at a place of a mat, in a tone that cards and marks stand out from. */
export function matScene(nation: Nation, place: MatPlace, theme: Theme): readonly Shape[] {
  const quiet = isBare(theme) ? theme : { ...theme, key: mixed(theme.key, theme.paper, 0.55) };
  return SCENES[nation][place].flatMap((motif) => motif(quiet));
}
