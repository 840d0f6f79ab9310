/** Vignettes of the field: terrain, weather, supply, mines. */
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { polygon } from '../../../src/kit/engrave/path/shapes.ts';
import type { TacticsId } from '../data/cards.ts';
import { machine, man, shadow } from './vignette-figures.ts';
import { burst, flames, shell, smoke, splinters } from './blasts.ts';
import { crate, jerrycan, mine, parachute } from './gear.ts';
import {
  bridge,
  hedge,
  hedgehog,
  house,
  logs,
  sandbags,
  splash,
  teeth,
  tree,
  water,
  wire,
} from './grounds.ts';
import { PICTURE, cutBy, type Motif } from './motif.ts';
import { ground, hill, rays, road, sun } from './sky.ts';

const G = PICTURE.ground;

export const FIELD = {
  trapped: [
    ground(16),
    machine('m10', 28, 25, 26),
    teeth(2, 27, 6, 2),
    teeth(42, 27, 6, 2),
    wire(2, 33, 52),
    tree(6, 17, 9),
    tree(50, 17, 9),
  ],
  'burning-wreck': [
    rays(27, 18, 20),
    ground(),
    smoke(24, 12, 9, true),
    flames(26, 19, 11),
    machine('pziv-h', 27, G + 1, 38),
    flames(36, G + 1, 7),
  ],
  camouflage: [
    ground(),
    machine('stug-iii', 27, G + 1, 38),
    hedge(4, G + 3, 20, 8),
    hedge(30, G + 3, 22, 7),
    tree(9, G + 1, 19),
    tree(48, G + 2, 16),
    cutBy((b) =>
      b.mass(
        draw()
          .at(16, 17)
          .bend(20, 11, 25, 15)
          .bend(29, 10, 35, 16)
          .bend(30, 19, 24, 18)
          .bend(20, 20, 16, 17)
          .close().path,
      ),
    ),
  ],
  'road-block': [
    sun(27.6, 9, 6.4),
    ground(12),
    hedge(-2, 17, 22, 7),
    hedge(36, 17, 22, 7),
    road(12),
    shadow('m4', 27.6, 14.6, 7.4),
    logs(13.4, 30, 24),
    hedgehog(9, 31.4, 15),
    hedgehog(47, 31.4, 15),
  ],
  mud: [
    ground(18),
    machine('m4', 28, 29, 40, false, -5),
    splash(13, 31, 16),
    splash(40, 33, 20),
    splash(27, 34, 12),
  ],
  'tank-traps': [ground(15), machine('churchill', 30, 18.6, 16), teeth(-2, 25, 8, 7), teeth(2, 33.6, 10, 5)],
  smoke: [
    ground(),
    machine('churchill', 14, G + 1, 28),
    smoke(32, G, 10),
    smoke(44, G + 2, 11),
    smoke(38, G + 5, 7),
  ],
  roads: [
    sun(27.5, 12, 6),
    ground(13),
    road(13),
    tree(9, 22, 12),
    tree(17, 18, 8),
    tree(46, 22, 12),
    tree(38, 18, 8),
    machine('m8', 28, 27.4, 16),
  ],
  'broken-ground': [
    ground(12),
    hill(8, 17, 16),
    hill(34, 20, 18),
    hill(52, 15, 14),
    machine('m24', 20, 24.6, 18, false, -14),
    cutBy((b) =>
      b.mass(
        polygon([
          [20, 35],
          [27, 25.6],
          [30, 28],
          [34, 26],
          [38, 35],
        ]),
      ),
    ),
  ],
  'soft-ground': [
    ground(16),
    machine('tiger-ii', 27, 28.6, 44, false, 6),
    cutBy((b) =>
      b.plate(
        draw()
          .at(-1, 35)
          .to(-1, 26)
          .curve(10, 24.6, 18, 28.6, 30, 28)
          .curve(42, 27.4, 48, 31, 57, 29.6)
          .to(57, 35)
          .close().path,
      ),
    ),
    splash(16, 29, 9),
    splash(38, 31, 9),
  ],
  trees: [
    ground(16),
    machine('m10', 29, 27, 24),
    tree(6, 33, 27),
    tree(18, 24, 19),
    tree(40, 24, 20),
    tree(50, 33, 29),
    tree(30, 19, 12),
  ],
  buildings: [
    ground(),
    house(1, G, 17, 13),
    house(22, G, 13, 15),
    house(40, G, 15, 14, true),
    machine('cromwell', 28, 32.4, 22),
  ],
  bocage: [
    sun(43, 9, 5),
    ground(18),
    hedge(-2, 22, 26, 9),
    hedge(32, 22, 26, 10),
    machine('sherman', 28, 27.4, 20),
    hedge(-3, 35, 22, 9),
    hedge(36, 35, 22, 9),
    tree(6, 15, 10),
    tree(50, 14, 10),
  ],
  'bridge-crossing': [
    rays(27, 15, 24),
    machine('cromwell', 28, 18.4, 25),
    bridge(18.4, 15),
    water(30.4),
    tree(4, 18, 9),
    tree(52, 18, 9),
  ],
  'out-of-fuel': [ground(), machine('panther', 33, G, 38), jerrycan(9.5, G + 3.6, 16, true)],
  'out-of-ammo': [
    ground(),
    machine('pak-75', 30, G, 40),
    shell(3, 31.6, 10, 0),
    shell(15, 33, 10, -8),
    crate(49, G + 4, 9),
  ],
  'air-drop-supplies': [
    rays(27, 44, 24),
    shadow('us-fighter-bomber', 14, 6, 12),
    parachute(15, 17, 5.4),
    parachute(30, 12, 7),
    parachute(45, 19, 4.8),
    ground(31),
  ],
  'supply-depot': [
    ground(),
    house(30, G, 22, 10),
    crate(7, G + 3, 9),
    crate(16.4, G + 3, 9),
    crate(11.6, G - 3.6, 9),
    jerrycan(25.6, G + 4, 9),
    jerrycan(32.6, G + 4, 9),
  ],
  'anti-tank-mine': [
    rays(34, 30, 22),
    ground(15),
    machine('m24', 17, 26, 27, false, -7),
    burst(31.5, 25.6, 8),
    splinters(32, 24, 11),
    mine(48, 31, 5),
    mine(40, 33.4, 3.6),
  ],
  'unit-separated': [
    ground(14),
    machine('m5', 9, 22, 15),
    machine('m5', 46, 22, 15),
    hill(28, 12, 13),
    tree(28, 16, 9),
    tree(23, 19, 8),
    tree(33.6, 19, 8),
    hedge(16, 33, 24, 6),
  ],
  overrun: [
    ground(),
    machine('pziv-h', 24, 25.4, 42, false, -8),
    man('american', 'flee', 50, G + 3, 15),
    sandbags(33, G + 3, 14, 2),
    splinters(40, 24, 8),
  ],
} as const satisfies Readonly<Partial<Record<TacticsId, readonly Motif[]>>>;
