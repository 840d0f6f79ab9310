/** Vignettes of what changes an attack: range, hits, ammunition, damage, armour. */
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { TacticsId } from '../data/cards.ts';
import type { BlueprintId } from './profile/portrait.ts';
import { machine, man, shadow } from './vignette-figures.ts';
import { burst, flames, flash, shell, smoke, splinters, tracers } from './blasts.ts';
import { satchel } from './gear.ts';
import { hedge, house, sandbags, tree, trench } from './grounds.ts';
import { PICTURE, cutBy, type Motif } from './motif.ts';
import { darkGround, ground, hairs, hill, night, rays, sight, sun } from './sky.ts';

const G = PICTURE.ground;

/** A poplar far off. */
const poplar = (x: number, y: number, h: number): Motif =>
  cutBy((b) => {
    b.mass(ellipse(x, y - h * 0.56, h * 0.13, h * 0.46));
    b.mass(rectangle(x - 0.15, y - h * 0.2, 0.3, h * 0.2));
  });

/** A church of a village, its spire `h` mm high. */
const church = (x: number, y: number, h: number): Motif =>
  cutBy((b) => {
    b.mass(
      polygon([
        [x - h * 0.12, y],
        [x - h * 0.12, y - h * 0.5],
        [x, y - h],
        [x + h * 0.12, y - h * 0.5],
        [x + h * 0.12, y - h * 0.36],
        [x + h * 0.2, y - h * 0.48],
        [x + h * 0.6, y - h * 0.48],
        [x + h * 0.7, y - h * 0.26],
        [x + h * 0.7, y],
      ]),
    );
    b.cut(
      draw()
        .at(x, y - h * 0.42)
        .to(x, y - h * 0.3)
        .at(x + h * 0.36, y - h * 0.2)
        .to(x + h * 0.36, y - h * 0.06).path,
      1.2,
    );
  });

/** A tank seen in a gunner's sight, and what it stands before: the further, the smaller. */
const seenAt = (target: BlueprintId, length: number, ...behind: readonly Motif[]): readonly Motif[] => [
  ground(19.4, Math.round(length)),
  ...behind,
  machine(target, 27.75, 20.6 + length * 0.05, length),
  sight(27.75, 17, 15.2),
];

/** The lid of an engine deck, thrown back, and what is under it. */
const openDeck = (x: number, y: number): Motif =>
  cutBy((b) => {
    b.plate(
      polygon([
        [x + 3.4, y],
        [x + 6.6, y - 7.4],
        [x + 8, y - 6.8],
        [x + 5, y + 0.4],
      ]),
    );
    b.line(line(x + 5.4, y - 2.6, x + 3, y - 0.4), 1.2);
    b.mass(rectangle(x - 2.6, y - 1, 5.8, 1.6, 0.4));
    for (const at of [-1.4, 0.4, 2.2]) b.hole(circle(x + at, y - 0.4, 0.36));
  });

/** An open box of tools. */
const toolBox = (x: number, y: number, w: number): Motif =>
  cutBy((b) => {
    for (const [from, to, lean] of [
      [-0.26, 0.5, -0.1],
      [0.02, 0.6, 0.06],
      [0.26, 0.46, 0.16],
    ] as const)
      b.line(line(x + from * w, y - w * 0.3, x + (from + lean) * w, y - (0.3 + to) * w), 3);
    b.hole(circle(x + 0.08 * w, y - 0.9 * w, w * 0.09));
    b.plate(rectangle(x - w / 2, y - w * 0.42, w, w * 0.42, 0.2));
    b.mass(rectangle(x - w * 0.14, y - w * 0.3, w * 0.28, w * 0.12));
  });

export const FIRE = {
  'point-blank': [
    rays(44, 18, 20),
    ground(),
    machine('tiger', 17, G + 1, 34),
    machine('m4', 48, G + 1, 26, true),
    flash(33, 17.4, 6),
  ],
  '500-yards': seenAt('m4', 21, house(31, 20.4, 11, 9, true), tree(17, 20.4, 9)),
  '750-yards': seenAt('cromwell', 16.5, tree(15.6, 20, 8), hedge(12, 20.4, 9, 3), hedge(35, 20.4, 10, 4)),
  '1000-yards': seenAt('m10', 12.5, house(33.4, 20, 6, 4.4), tree(19, 20, 5), tree(16, 20, 6.4)),
  '1500-yards': seenAt(
    'churchill',
    9,
    ...[15.6, 18, 20.4, 22.8].map((x) => poplar(x, 19.8, 5.6 + (x % 2))),
    hedge(34, 19.8, 8, 1.8),
  ),
  '2000-yards': seenAt(
    'm24',
    6.2,
    hill(38, 16.4, 11),
    ground(19.4, 6),
    church(17.4, 19.6, 6),
    house(22.6, 19.6, 2.4, 1.4),
    tree(39, 19.8, 2.6),
  ),
  'underside-hit': [
    rays(26, 27, 20),
    hill(40, 15, 26),
    machine('m4', 28, 23.4, 30, false, -24),
    shell(3, 31, 13, -20),
    burst(26.5, 24, 6),
  ],
  'topside-hit': [
    rays(27, 12, 22),
    ground(),
    machine('panther', 29, G + 1, 44),
    shell(38, 0.5, 12, 130),
    burst(25, 15.2, 6.4),
  ],
  'rear-hit': [
    rays(13, 19, 22),
    ground(),
    machine('panther', 32, G + 1, 44),
    shell(-3, 16.4, 11, 10),
    burst(11.5, 19.4, 6.4),
  ],
  'flank-hit': [
    rays(29, 21, 22),
    ground(),
    machine('panther', 29, G + 1, 46),
    shell(3, 3, 14, 34),
    burst(29, 20.6, 7),
  ],
  'shot-trap': [
    rays(31, 18, 22),
    ground(),
    machine('panther', 24, 34, 78),
    shell(52, 9, 13, 160),
    burst(31.5, 15.6, 6),
    tracers(33, 17, 26, 22, 1),
  ],
  'heat-round': [rays(46, 17, 24), shell(4, 17, 40, 0, 'heat'), burst(49, 17, 9, 13)],
  'ap-round': [
    cutBy((b) => b.mass(rectangle(39, -PICTURE.sky, 7, 35 + PICTURE.sky))),
    shell(3, 17, 38, 0),
    splinters(43, 17, 12),
    tracers(6, 8, 36, 8, 1),
    tracers(6, 26, 36, 26, 1),
  ],
  panzerschreck: [
    rays(45, 17, 22),
    ground(),
    man('german', 'shoulder', 13, G + 3, 32),
    machine('m4', 53, G, 24, true),
    burst(43.6, 20, 4.8),
  ],
  bazooka: [
    rays(45, 17, 22),
    ground(),
    man('american', 'shoulder', 13, G + 3, 32),
    machine('pziv-h', 54, G, 28, true),
    burst(43, 20, 4.8),
  ],
  'satchel-charge': [
    ground(),
    machine('tiger', 40, G, 46, true),
    man('british', 'throw', 11, G + 3, 26),
    satchel(22.5, 12.5, 8),
  ],
  'machine-gun': [
    ground(),
    man('american', 'flee', 46, G - 0.4, 15),
    man('german', 'mg-prone', 15, G - 3.4, 29),
    sandbags(-1, G + 4, 30, 3),
    tracers(34, 20.4, 56, 18, 3, 2),
  ],
  'barrel-damaged': [
    rays(36, 14, 22),
    ground(),
    machine('pziv-h', 20, G + 1, 48),
    cutBy((b) => b.flat(rectangle(38.6, 10, 6, 7))),
    burst(39.6, 13.6, 5.6),
    splinters(40, 14, 8),
  ],
  'commander-killed': [
    rays(27, 12, 22),
    ground(),
    machine('m4', 27, 40, 66),
    cutBy((b) =>
      b.mass(
        draw()
          .at(18.4, 9.6)
          .curve(14, 10, 12, 14, 12.4, 17.6)
          .to(15, 17.8)
          .curve(15, 14, 17, 12.6, 20, 12)
          .close().path,
      ),
    ),
    burst(21, 7.6, 4.4),
    tracers(53, 1, 25, 7.4, 1),
  ],
  'turret-jammed': [
    rays(31, 19, 22),
    ground(),
    machine('tiger', 24, 36.5, 74),
    burst(27, 19.4, 6),
    splinters(28, 19, 8),
  ],
  entrenched: [
    ground(20),
    machine('pak-75', 28, 25, 46),
    trench(2, 22, 38),
    sandbags(34, 26, 16, 2),
    hedge(44, 21, 12, 5),
  ],
  'sloping-armor': [
    cutBy((b) => {
      b.plate(
        polygon([
          [-1, 35],
          [-1, 8],
          [22, 6],
          [46, 35],
        ]),
      );
      b.shade(
        polygon([
          [-1, 35],
          [-1, 8],
          [22, 6],
          [46, 35],
        ]),
        { angle: 45, spacing: 1, heavy: 0.24, reach: 0.7 },
      );
      b.mass(
        polygon([
          [22, 6],
          [25.4, 5.2],
          [50.6, 35],
          [46, 35],
        ]),
      );
    }),
    burst(37.5, 21, 5.4),
    shell(44, 16.6, 13, -52),
    tracers(55, 22, 40, 21.4, 1),
  ],
  'skirt-armor': [
    rays(40, 23, 22),
    ground(),
    machine('pziv-h', 27, 32, 60),
    cutBy((b) => {
      for (const x of [8, 17, 26, 35]) b.plate(rectangle(x, 20.4, 8.6, 8.2));
      b.rivets(
        [9.4, 15.4, 18.4, 24.4, 27.4, 33.4, 36.4, 42.4].map((x) => [x, 21.8] as const),
        0.5,
      );
    }),
    burst(38, 24.6, 5.2),
  ],
  tracers: [night, darkGround(), tracers(26, 20, 56, 9, 3, 3.2), machine('firefly', 13, 29.6, 32)],
  'rugged-defense': [
    rays(48, 12, 22),
    ground(),
    man('german', 'aim', 9, G - 1, 21),
    man('german', 'aim', 25, G - 1, 21),
    sandbags(-2, G + 5, 42, 3),
    burst(48, 12, 7),
    splinters(47, 13, 12),
  ],
  'hilltop-vantage': [
    sun(44, 10, 7),
    hill(22, 13.4, 30),
    machine('pak-88', 22, 14.6, 26),
    shadow('m4', 48, 32, 8),
  ],
  breakdown: [
    sun(45, 8, 5),
    ground(),
    smoke(18, 10.4, 4),
    machine('panther', 36, G, 42),
    openDeck(16.6, 17.6),
    man('german', 'serve', 8.6, G + 2, 17),
    toolBox(17.6, G + 4.6, 7.6),
  ],
  'missed-by-a-mile': [
    rays(44, 20, 18),
    ground(16),
    shadow('m4', 12, 17, 9),
    hill(44, 20, 13),
    smoke(44, 19, 6, true),
    splinters(44, 14, 11),
    tracers(2, 32, 36, 17, 2, 2),
    machine('pak-75', 9, 33, 24),
  ],
  'quick-kill': [
    rays(45, 22, 22),
    ground(),
    machine('hetzer', 14, G + 1, 30),
    flames(46, G, 14),
    machine('m24', 46, G + 1, 17),
    hairs(46, 22, 6.6),
  ],
  crossfire: [
    ground(14),
    machine('m5', 28, 21.6, 16),
    tracers(5, 28, 26, 19, 2, 1.4),
    tracers(51, 28, 30, 19, 2, 1.4),
    machine('at-57', 5, 32.6, 20),
    machine('at-57', 51, 32.6, 20, true),
    burst(28, 18.4, 4),
  ],
  'air-superiority': [
    rays(27, 40, 26),
    sun(10, 9, 6),
    machine('us-fighter-bomber', 33, 15, 36, true, -10),
    machine('uk-fighter-bomber', 12, 26, 18, true, -10),
  ],
  'abandon-tank': [
    rays(14, 16, 20),
    smoke(8, 8.6, 6, true),
    ground(),
    machine('tiger', 21, G + 1, 40),
    man('german', 'bail', 24.6, 17.4, 15),
    flames(9.6, 21.6, 10),
    flames(15, 20.6, 6),
    man('german', 'flee', 48, G + 4, 22),
  ],
} as const satisfies Readonly<Partial<Record<TacticsId, readonly Motif[]>>>;
