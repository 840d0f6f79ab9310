/** Vignettes that tell a small story: who does what, where, and what comes of it. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { TacticsId } from '../data/cards.ts';
import { burst, flames, smoke, splinters } from './blasts.ts';
import { radio } from './gear.ts';
import { hedge, house, tree, water } from './grounds.ts';
import { waves } from './map-signs.ts';
import { PICTURE, cutBy, type Motif } from './motif.ts';
import { darkGround, ground, hill, night, rays, sun } from './sky.ts';
import { machine, man, shadow } from './vignette-figures.ts';

const G = PICTURE.ground;
const { width: W, height: H, sky: SKY } = PICTURE;

/** A bank of fog: billows above, level below, and a few lines in it. */
const mist = (y: number, seed: number, deep = 4.4): Motif =>
  cutBy((b) => {
    const pen = draw().at(-2, y + deep);
    pen.to(-2, y);
    const step = 9.6;
    for (let at = 0, x = -2; x < W + 2; at += 1, x += step) {
      const lift = 1.6 + ((at * 7 + seed * 5) % 4) * 0.7;
      pen.bend(x + step * 0.5, y - 2 * lift, x + step, y);
    }
    pen.to(W + 8, y + deep).close();
    b.plate(pen.path, 0.7);
    const lines = draw();
    for (let row = 0; row < 2; row += 1) {
      const from = 3 + ((seed * 11 + row * 17) % 24);
      lines.at(from, y + 1.4 + row * 1.3).to(from + 15, y + 1.4 + row * 1.3);
    }
    b.fine(lines.path, 0.9);
  });

/** Driving rain: light on a dark sky, dark on light ground. */
const rain = (horizon: number): Motif =>
  cutBy((b) => {
    const [sky, land] = [draw(), draw()];
    for (let at = 0; at < 96; at += 1) {
      const [x, y] = [((at * 13.7) % (W + 12)) - 2, ((at * 8.3) % (H + SKY)) - SKY];
      const long = 2.4 + (at % 3);
      const pen = y + long < horizon ? sky : y > horizon ? land : undefined;
      pen?.at(x, y).to(x - long * 0.42, y + long);
    }
    b.cut(sky.path, 1.6);
    b.line(land.path, 0.8);
  });

/** A stream of fire that widens, with a hot core. */
const stream = (x: number, y: number, to: number): Motif =>
  cutBy((b) => {
    const reach = to - x;
    b.plate(
      draw()
        .at(x, y)
        .curve(x + reach * 0.3, y - 1, x + reach * 0.5, y - 5.4, x + reach * 0.8, y - 7.6)
        .curve(x + reach * 0.72, y - 4.4, x + reach * 0.92, y - 6, to + 2, y - 4.2)
        .curve(x + reach * 0.9, y - 1.6, to, y - 0.4, to + 3, y + 3)
        .curve(x + reach * 0.8, y + 2.4, x + reach * 0.5, y + 3, x, y + 0.7)
        .close().path,
    );
    b.flat(
      draw()
        .at(x + reach * 0.24, y)
        .curve(x + reach * 0.5, y - 1.6, x + reach * 0.6, y - 3.4, x + reach * 0.84, y - 3)
        .curve(x + reach * 0.8, y - 0.4, x + reach * 0.6, y + 1.2, x + reach * 0.24, y)
        .close().path,
      0.6,
    );
  });

/** A bunker of concrete with its slit. */
const bunker = (x: number, y: number): Motif =>
  cutBy((b) => {
    const side = polygon([
      [x, y],
      [x + 1.6, y - 15],
      [x + 20, y - 15],
      [x + 20, y],
    ]);
    b.plate(side);
    b.shade(side, { angle: 90, spacing: 0.7, heavy: 0.24, reach: 0.4 });
    b.plate(rectangle(x - 0.6, y - 17, 22, 2.4));
    b.mass(rectangle(x + 1, y - 12.6, 12, 3));
  });

/** A track that has come off: links along the ground, the end curled up. */
const shedTrack = (from: number, to: number, y: number): Motif =>
  cutBy((b) => {
    const belt = draw()
      .at(from, y)
      .to(to - 4, y + 1.6)
      .curve(to - 1, y + 1.8, to + 1.4, y - 1, to - 1, y - 3.4)
      .to(to - 2.4, y - 2)
      .curve(to - 1, y - 0.6, to - 2, y, to - 4, y)
      .to(from, y - 1.8)
      .close().path;
    b.mass(belt);
    const gaps = draw();
    for (let x = from + 1.4; x < to - 3; x += 1.9) gaps.at(x, y - 2).to(x - 0.2, y + 1.6);
    b.cut(gaps.path, 1.6);
  });

/** A wheel that rolled away. */
const looseWheel = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    b.mass(circle(x, y - r, r));
    b.hole(circle(x, y - r, r * 0.8));
    b.line(circle(x, y - r, r * 0.5), 0.8);
    b.mass(circle(x, y - r, r * 0.26));
  });

/** Legs of a hoist, its chain, and an engine that hangs from it. */
function hoistBy(b: Burin, x: number, y: number, high: number): void {
  b.line(
    draw()
      .at(x - high * 0.42, y)
      .to(x, y - high)
      .to(x + high * 0.42, y).path,
    3,
  );
  b.line(line(x, y - high, x, y - high * 0.62), 1.4);
  b.plate(rectangle(x - 3.4, y - high * 0.62, 6.8, 4.6, 0.6));
  b.rivets(
    [
      [x - 2, y - high * 0.62 + 1.4],
      [x, y - high * 0.62 + 1.4],
      [x + 2, y - high * 0.62 + 1.4],
    ],
    0.5,
  );
  b.mass(rectangle(x - 2.6, y - high * 0.62 + 3, 5.2, 1));
}

const hoist = (x: number, y: number, high: number): Motif => cutBy((b) => hoistBy(b, x, y, high));

/** A hatch thrown open. */
const hatch = (x: number, y: number): Motif =>
  cutBy((b) => {
    b.mass(rectangle(x - 3, y - 0.8, 6, 1.2, 0.4));
    b.plate(
      polygon([
        [x + 2.6, y - 0.4],
        [x + 5.4, y - 5.4],
        [x + 6.6, y - 4.8],
        [x + 3.8, y + 0.2],
      ]),
    );
  });

/** A helmet that somebody dropped, and his rifle. */
const dropped = (x: number, y: number): Motif =>
  cutBy((b) => {
    b.mass(
      draw()
        .at(x - 2.4, y - 1.6)
        .curve(x - 2.2, y + 1.2, x + 2.2, y + 1.2, x + 2.4, y - 1.6)
        .close().path,
    );
    b.line(line(x + 4, y + 0.4, x + 13, y - 0.8), 2);
    b.line(line(x + 3.6, y + 0.6, x + 6.4, y + 0.3), 3.4);
  });

/** Timbers of a bridge that is being built, from a bank on the left. */
const trestles = (y: number): Motif =>
  cutBy((b) => {
    for (const x of [7, 19, 31]) {
      b.plate(rectangle(x - 0.9, y, 1.8, H - y), 0.8);
      b.line(line(x - 4, H, x, y + 1), 1.4);
    }
    b.mass(rectangle(-1, y - 1.8, 38, 1.8));
    b.cut([3, 7, 11, 15, 19, 23, 27, 31].reduce((pen, x) => pen.at(x, y - 1.8).to(x, y), draw()).path, 1.2);
  });

export const SCENES = {
  'seasoned-commander': [
    rays(25, 8, 24),
    ground(26),
    shadow('cromwell', 50, 27, 12),
    shadow('cromwell', 4, 27, 9),
    man('uk-beret', 'spot-standing', 23.4, 22.4, 21),
    machine('cromwell', 27, 39, 62),
  ],
  'grenade-down-the-hatch': [
    rays(26, 9, 24),
    ground(),
    machine('sherman', 31, 40, 60),
    hatch(28.4, 13.2),
    man('german', 'drop', 14, 21.4, 21),
  ],
  'flame-thrower': [
    ground(),
    bunker(36, G + 1),
    stream(25.4, 17.4, 40),
    flames(43, 19, 8),
    man('flame-thrower', 'spray', 12, G + 3, 28),
    smoke(46, 7.6, 4, true),
  ],
  reconnaissance: [
    sun(40, 9, 5),
    ground(19),
    house(47, 20, 8, 5),
    shadow('pziv-h', 30, 21, 6),
    shadow('pziv-h', 38, 22.4, 7),
    shadow('tiger', 47.4, 24.4, 9),
    hill(10, 21, 30),
    machine('daimler', 4, 26, 15),
    man('british', 'spot', 20, 31, 21),
    hedge(22, 35, 18, 5),
  ],
  'green-unit': [
    rays(47, 20, 22),
    ground(),
    burst(48, 20, 7),
    splinters(48, 20, 11),
    man('american', 'point', 9, G + 2, 26),
    man('american', 'flee', 26, G + 3.4, 22, true),
    man('american', 'cower', 39, G + 3, 23, true),
    dropped(28, H - 1.6),
  ],
  'fog-of-war': [
    ground(13),
    shadow('panther', 41, 16, 22, true),
    mist(13.6, 1),
    shadow('tiger', 13, 22.4, 21, true),
    mist(20.6, 2, 5),
    machine('m4', 37, 31.4, 24),
    mist(29.6, 3, 6),
  ],
  'poor-visibility': [
    night,
    darkGround(24),
    ground(24),
    man('german', 'spot-standing', 20.4, 22, 14),
    machine('tiger', 27, G + 1, 44),
    rain(24),
  ],
  'treads-damaged': [
    rays(40, 25, 22),
    ground(),
    machine('panther', 14, G + 1.6, 62),
    burst(36.6, 25.4, 6.4),
    splinters(38, 22, 8),
    shedTrack(33, 54, 32.4),
    looseWheel(50, 29.4, 3.2),
  ],
  'awaiting-orders': [
    sun(46, 9, 5),
    ground(),
    tree(3, G, 22),
    machine('cromwell', 19, G, 31),
    smoke(44.4, 17, 2.2),
    flames(44.4, G + 3.4, 5),
    man('uk-beret', 'kneel', 33.6, G + 4, 19),
    man('british', 'kneel', 55, G + 4, 19, true),
  ],
  'surprise-contact': [
    ground(18),
    house(19, 23, 17, 15),
    hedge(36, 25, 22, 4),
    machine('cromwell', 13, G + 2, 28),
    machine('pziv-h', 46, G + 1, 27, true),
  ],
  radio: [
    rays(43, 7, 20),
    ground(),
    waves(43.6, 7.4, 8),
    man('american', 'kneel', 17, G + 4, 31),
    radio(36, G + 4, 17),
  ],
  repairs: [
    rays(16, 10, 22),
    ground(),
    machine('cromwell', 30, G + 1, 40),
    hoist(17, G + 2, 24),
    man('british', 'serve', 5, G + 4, 22),
    man('british', 'kneel', 51, G + 4, 18, true),
  ],
  professionalism: [
    rays(27, 14, 24),
    ground(),
    machine('tiger', 43, G, 26),
    man('german', 'point', 22, G + 3.4, 25),
    man('german', 'spot', 9, G + 4, 27),
  ],
  'combat-engineers': [
    rays(44, 8, 20),
    ground(15, 1, 24),
    water(25),
    trestles(22),
    man('american', 'point', 10, 20.4, 17),
    man('american', 'kneel', 31, 20.4, 17),
    tree(52, 16, 9),
  ],
  'forward-observer': [
    ground(16),
    shadow('pziv-h', 46, 18.4, 9, true),
    shadow('pziv-h', 35, 18, 7, true),
    burst(45, 11, 6.4),
    burst(35.6, 14.4, 3.4),
    splinters(45, 11, 9),
    hill(12, 20, 26),
    man('american', 'spot', 13, 25, 24),
    hedge(-2, 34, 14, 5),
  ],
} as const satisfies Readonly<Partial<Record<TacticsId, readonly Motif[]>>>;
