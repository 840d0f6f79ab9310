/** Vignettes of those who fight and of those who give orders: morale, command, maneuver. */
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { TacticsId } from '../data/cards.ts';
import { machine, man, shadow } from './vignette-figures.ts';
import { burst, flash, shell, smoke, splinters, tracers } from './blasts.ts';
import { flag } from './gear.ts';
import { hedge, house, sandbags, tree, trench } from './grounds.ts';
import { arrow, chevrons, counter } from './map-signs.ts';
import { PICTURE, cutBy, type Motif } from './motif.ts';
import { ground, hairs, hill, map, rays, road, sun } from './sky.ts';

const G = PICTURE.ground;

export const MEN = {
  'buttoned-down': [
    rays(30, 10, 22),
    ground(),
    machine('m4', 26, 37, 62),
    burst(15, 8.6, 3),
    burst(36, 8, 3.4),
    burst(27, 5, 2.6),
    tracers(54, 2, 30, 7, 3, 2.6),
  ],
  suppressed: [
    ground(),
    house(1, G - 1, 9, 12, true),
    man('american', 'crouch', 22, G + 2, 22),
    man('american', 'cower', 11, G + 4, 29),
    sandbags(21, G + 4, 22, 3),
    tracers(56, 14, 18, 9, 3, 3),
    burst(42, 26, 3.4),
    burst(34, 18, 3),
  ],
  'veteran-unit': [
    rays(28, 12, 22),
    ground(),
    man('german', 'hip', 12, G + 3, 29),
    man('german', 'stride', 28, G + 3, 29),
    chevrons(46, 6, 13, 3),
  ],
  'pinned-down': [
    ground(19),
    hedge(34, 21.6, 24, 5),
    tracers(56, 13, 4, 14, 3, 3),
    man('british', 'pinned', 18, 31, 31),
    splinters(40, 30, 8),
  ],
  shaken: [
    rays(42, 20, 20),
    ground(),
    burst(44, 19, 10),
    splinters(44, 20, 14),
    man('german', 'reel', 17, G + 3, 31),
  ],
  rally: [
    rays(30, 12, 24),
    ground(),
    flag(34.6, G, 24),
    man('british', 'wave', 19, G + 3, 24),
    man('british', 'charge', 44, G + 4, 20),
    man('british', 'stride', 5.6, G + 4, 19),
  ],
  reserves: [
    sun(44, 10, 6),
    ground(18),
    road(18),
    man('american', 'stride', 10, 31, 19),
    man('american', 'stride', 21, 32, 21),
    man('american', 'stride', 33, 33, 23),
    machine('m3', 45, 26, 16, true),
  ],
  reinforcements: [
    rays(27, 20, 22),
    ground(),
    machine('cromwell', 12, 24, 18),
    machine('firefly', 28, 26.6, 23),
    machine('sherman', 45, 30, 26),
  ],
  'fast-turret-traverse': [
    ground(),
    machine('m18', 27, 31, 46),
    cutBy((b) => {
      b.line(draw().at(8, 9).curve(14, 2, 40, 2, 47, 8).path, 7);
      b.spots(
        polygon([
          [44, 9.6],
          [51, 4.4],
          [51.4, 13],
        ]),
      );
    }),
  ],
  'high-rate-of-fire': [
    rays(44, 17, 24),
    ground(),
    machine('pak-50', 20, G + 1, 38),
    shell(43, 8, 9, -4),
    shell(45, 15, 9, 0),
    shell(43, 22, 9, 4),
    flash(39, 22.4, 4),
  ],
  'indirect-fire': [
    rays(49, 28, 18),
    hill(39, 17.6, 22, true),
    hill(26, 20, 26),
    hedge(19, 21.4, 12, 2.6),
    tree(32, 21.8, 5),
    cutBy((b) => {
      const flight = draw().at(20.6, 17).curve(26, -1, 40, -1, 48.4, 23).path;
      b.line(dashes(flight, 3, 1.6), 3.2);
      b.cut(dashes(flight, 3, 1.6), 2.2);
    }),
    ground(27),
    machine('battery-105', 12, 31, 24),
    burst(48.6, 26, 5.6),
    splinters(48.6, 25, 8),
  ],
  'opportunity-fire': [
    ground(),
    shadow('m4', 46, 22.4, 14, true),
    hairs(45, 19, 7),
    machine('stug-iii', 14, G + 1, 29),
    flash(29, 19.2, 4),
    hedge(-2, G + 4, 22, 6),
  ],
  'take-cover': [
    rays(42, 9, 22),
    ground(),
    trench(6, 25, 34),
    man('american', 'cower', 22, 31, 25),
    cutBy((b) =>
      b.plate(
        polygon([
          [2, 35],
          [2, 29],
          [42, 29],
          [44, 35],
        ]),
      ),
    ),
    burst(45, 10, 6),
    splinters(45, 11, 9),
  ],
  'formation-disorder': [
    ground(12),
    shadow('m5', 10, 17, 10),
    machine('m5', 31, 20, 13, true, 6),
    shadow('m5', 48, 18, 10),
    machine('m5', 18, 31, 16, true, -4),
    machine('m5', 42, 32, 17, false, 5),
  ],
  'counter-attack': [
    map,
    arrow(
      [
        [4, 22],
        [16, 23],
        [22, 17],
      ],
      2.6,
      true,
    ),
    counter(27, 11, 7, 'inf', false),
    arrow(
      [
        [51, 10],
        [42, 22],
        [27, 25],
      ],
      3.4,
    ),
    counter(49, 6, 8, 'tank'),
  ],
  ambush: [
    sun(42, 11, 7.4),
    ground(20),
    shadow('panther', 42, 20.6, 22),
    tree(6, 24, 22),
    hedge(-3, 35, 28, 8),
    machine('at-57', 15, 29, 24),
    tree(20, 25, 14),
  ],
  'tanks-vs-infantry': [
    ground(),
    machine('churchill', 14, G, 30),
    flash(29.4, 19, 2.6),
    man('german', 'flee', 39, G + 2.4, 21),
    man('german', 'flee', 51, G + 4.6, 18),
  ],
  'infantry-vs-tanks': [
    rays(36, 20, 20),
    ground(),
    machine('panther', 39, G - 1, 38, true),
    man('british', 'throw', 9, G + 2, 27),
    man('british', 'prone-piat', 21, G + 5.4, 22),
  ],
  'fast-tank': [
    rays(56, 20, 22),
    ground(),
    machine('m5', 34, G + 1, 27),
    cutBy((b) => {
      const pen = draw();
      for (const y of [12, 16, 20, 24]) pen.at(2, y).to(17 - ((y * 3) % 7), y);
      b.line(pen.path, 3);
      b.cut(pen.path, 2);
    }),
    smoke(11, G + 2, 4),
  ],
  surrounded: [
    map,
    counter(27.7, 17, 9, 'inf', false),
    arrow(
      [
        [4, 8],
        [12, 11],
        [18, 14],
      ],
      2.2,
    ),
    arrow(
      [
        [51, 8],
        [44, 11],
        [37, 14],
      ],
      2.2,
    ),
    arrow(
      [
        [4, 29],
        [12, 25],
        [18, 21],
      ],
      2.2,
    ),
    arrow(
      [
        [51, 29],
        [44, 25],
        [37, 21],
      ],
      2.2,
    ),
  ],
  breakthrough: [
    map,
    cutBy((b) => {
      b.mass(rectangle(27, -PICTURE.sky, 2.4, 11 + PICTURE.sky));
      b.mass(rectangle(27, 23, 2.4, 12));
    }),
    counter(9, 17, 9, 'tank'),
    arrow(
      [
        [15, 17],
        [30, 17],
        [44, 17],
      ],
      3.6,
    ),
    counter(27, 28, 6, 'inf', false),
    counter(27, 6, 6, 'inf', false),
  ],
  blitzkrieg: [
    map,
    counter(8, 8, 8, 'tank'),
    counter(8, 26, 8, 'tank'),
    arrow(
      [
        [13, 8],
        [30, 7],
        [44, 14],
      ],
      3,
    ),
    arrow(
      [
        [13, 26],
        [30, 27],
        [44, 21],
      ],
      3,
    ),
    cutBy((b) =>
      b.mass(
        polygon([
          [27, 10],
          [33, 10],
          [29.6, 16],
          [33.6, 16],
          [25, 26],
          [27.6, 18.4],
          [24, 18.4],
        ]),
      ),
    ),
  ],
  outmaneuver: [
    map,
    counter(28, 20, 9, 'tank', false),
    arrow(
      [
        [6, 28],
        [8, 9],
        [27, 5],
        [42, 9],
        [44, 17],
      ],
      3,
    ),
    counter(7, 29, 7, 'tank'),
  ],
  'concentrate-force': [
    map,
    arrow(
      [
        [5, 6],
        [18, 10],
        [32, 15],
      ],
      2.4,
    ),
    arrow(
      [
        [4, 17],
        [18, 17],
        [32, 17],
      ],
      2.4,
    ),
    arrow(
      [
        [5, 28],
        [18, 24],
        [32, 19],
      ],
      2.4,
    ),
    counter(45, 17, 9, 'inf', false),
  ],
} as const satisfies Readonly<Partial<Record<TacticsId, readonly Motif[]>>>;
