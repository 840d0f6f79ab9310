/** The armies on cards: foot, also on wheels, guns and tanks, each side's own; and the decoy that hides them. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { CardSet, Side } from '../data/components.ts';
import { fieldGun, foot, mark } from './foot-and-guns.ts';
import type { Strength } from './units.ts';

/** Lengths, mm. */
interface TankProfile {
  readonly half: number;
  readonly wheels: number;
  readonly track: number;
  readonly deck: number;
  readonly roof: number;
  /** The turret's half at its foot and roof, and where its middle is. */
  readonly turret: readonly [foot: number, roof: number, at: number];
  readonly gun: readonly [length: number, calibre: number];
}

const TANKS: Readonly<Record<Exclude<Strength, 1>, TankProfile>> = {
  2: { half: 7.6, wheels: 5, track: 3.4, deck: 5.2, roof: 8.5, turret: [3.3, 2.6, -0.3], gun: [4.4, 0.75] },
  3: { half: 9.4, wheels: 7, track: 3.9, deck: 6, roof: 9.9, turret: [4.1, 3.3, -1.2], gun: [5.6, 1] },
};

interface Parts {
  readonly track: Path;
  readonly wheels: readonly Point[];
  readonly radius: number;
  readonly hull: Path;
  readonly turret: Path;
  readonly gun: Path;
  readonly hatch: Path;
}

/** The Axis builds upright and square, the Allies slope and round. */
function turretOf(side: Side, { deck, roof, turret: [foot, top, at] }: TankProfile): Path {
  if (side === 'allies')
    return draw()
      .at(at - foot, -deck + 0.1)
      .curve(at - foot * 1.1, -roof + 0.4, at - foot * 0.6, -roof, at, -roof)
      .curve(at + foot * 0.7, -roof, at + foot * 1.1, -deck - 1.4, at + foot, -deck + 0.1)
      .close().path;
  return polygon([
    [at - foot * 0.9, -deck + 0.1],
    [at - foot - 1.3, -deck - 1.1],
    [at - foot - 1.3, -roof],
    [at + top * 0.85, -roof],
    [at + foot, -deck - 0.9],
    [at + foot * 0.9, -deck + 0.1],
  ]);
}

function partsOf(side: Side, profile: TankProfile): Parts {
  const { half, wheels, track, deck, roof, turret, gun } = profile;
  const [foot, top, at] = turret;
  const [reach, calibre] = gun;
  const radius = track * 0.3;
  const pitch = (2 * half - 2 * radius - 1.6) / (wheels - 1);
  const muzzle = (deck + roof) / 2 + 0.2;
  const from = at + foot * 0.6;
  const tip = at + foot + reach * (side === 'axis' ? 1 : 0.7);
  const barrel = rectangle(from, -muzzle - calibre / 2, tip - from, calibre);
  const brake = rectangle(tip - 0.2, -muzzle - calibre * 0.8, 1.1, calibre * 1.6);
  const bow: readonly Point[] =
    side === 'axis'
      ? [
          [half - 1.5, -deck],
          [half - 0.9, -deck + 1.1],
        ]
      : [[half - 3.6, -deck]];
  return {
    radius,
    track: rectangle(-half, -track, 2 * half, track, track / 2),
    wheels: Array.from({ length: wheels }, (_, index) => [
      -half + 0.8 + radius + index * pitch,
      -track / 2 + 0.2,
    ]),
    hull: polygon([
      [-half + 0.5, -track * 0.7],
      [-half - 0.2, -deck + 0.5],
      [-half + 1, -deck],
      ...bow,
      [half + 0.2, -track * 0.95],
      [half - 0.2, -track * 0.7],
    ]),
    turret: turretOf(side, profile),
    gun: side === 'axis' ? draw().add(barrel).add(brake).path : barrel,
    hatch: rectangle(at - top * 0.6, -roof - 0.8, top * 0.8, 1, 0.3),
  };
}

/** A black tank with its wheels and plates cut out of it, and its side's mark on the turret. */
export function tank(b: Burin, side: Side, strength: Exclude<Strength, 1>): void {
  const profile = TANKS[strength];
  const { track, wheels, radius, hull, turret, gun, hatch } = partsOf(side, profile);
  const { half, deck, roof } = profile;
  const [foot, , at] = profile.turret;
  b.mass(gun);
  b.mass(hatch);
  b.mass(turret);
  b.mass(hull);
  b.plate(rectangle(-half - 0.2, -profile.track - 0.25, 2 * half + 0.4, 0.5, 0.2), 0.5);
  b.mass(track);
  for (const [x, y] of wheels) {
    b.hole(circle(x, y, radius));
    b.spots(circle(x, y, radius * 0.42));
  }
  b.cut(line(-half + 1.4, -deck + 0.55, half - 3.8, -deck + 0.55), 1.1);
  mark(b, side, [at - 0.2, (-deck - roof) / 2 + 0.1], (roof - deck) * 0.27);
  b.fine(line(at - foot * 0.8, -roof + 0.6, at - foot * 1.1, -roof - 4.2), 1);
}

const wheel = (b: Burin, x: number, radius: number): void => {
  b.mass(circle(x, -radius, radius));
  b.hole(circle(x, -radius, radius * 0.45));
};

/** Foot in a half-track, their helmets over its side. */
function halfTrack(b: Burin): void {
  for (const x of [-7, -4.2, -1.4]) {
    b.mass(
      draw()
        .at(x - 1.3, -7.2)
        .curve(x - 1.3, -9.8, x + 1.3, -9.8, x + 1.3, -7.2)
        .close().path,
    );
    b.fine(line(x + 1.2, -7, x + 2, -11), 1.2);
  }
  b.mass(rectangle(1.6, -9, 5, 0.6));
  b.mass(
    polygon([
      [1, -7.2],
      [1.4, -9.8],
      [2.4, -9.8],
      [2.6, -7.2],
    ]),
  );
  b.mass(
    polygon([
      [-9, -2.4],
      [-9.8, -4.6],
      [-8.8, -7.4],
      [2.4, -7.4],
      [4, -5.9],
      [8.8, -5],
      [9.6, -3.8],
      [9, -2.4],
    ]),
  );
  b.cut(line(-9.2, -4.7, 8.6, -4.5), 1.2);
  mark(b, 'axis', [-3.2, -6], 1.05);
  b.plate(rectangle(-9, -3.2, 11, 0.6, 0.2), 0.5);
  b.mass(rectangle(-9, -2.9, 11, 2.9, 1.45));
  for (const x of [-7.5, -4.9, -2.3, 0.3]) b.hole(circle(x, -1.4, 0.85));
  wheel(b, 6.6, 1.8);
}

/** Foot in a lorry under its hoops and canvas. */
function lorry(b: Burin): void {
  b.mass(
    draw()
      .at(-9, -3)
      .to(-9, -8.2)
      .curve(-9, -10.4, -8, -10.6, -6, -10.6)
      .to(0, -10.6)
      .curve(0.7, -10.6, 0.9, -10, 0.9, -9)
      .to(0.9, -3)
      .close().path,
  );
  for (const x of [-7, -1.2]) b.cut(line(x, -10.2, x, -4.2), 1.2);
  b.cut(line(-9, -4.1, 0.9, -4.1), 1.2);
  mark(b, 'allies', [-4, -7.3], 1.7);
  b.mass(
    polygon([
      [1.4, -2.4],
      [1.4, -8.4],
      [3.8, -8.4],
      [4.8, -5.9],
      [8.2, -5.4],
      [9, -4.6],
      [9, -2.4],
    ]),
  );
  b.hole(
    polygon([
      [2.1, -7.8],
      [3.4, -7.8],
      [4.1, -6],
      [2.1, -6],
    ]),
  );
  b.cut(line(4.9, -5.4, 4.9, -2.8), 1.1);
  b.mass(rectangle(-9, -3.2, 18, 1.2));
  for (const x of [-6.9, -3.1, 6.4]) wheel(b, x, 1.8);
}

type Scene = 'foot' | 'wheels' | 'guns' | 'tanks';

/** What an army of a set is; the strongest are always tanks. */
const SCENES: Readonly<Record<1 | 2, Readonly<Record<CardSet, Scene>>>> = {
  1: {
    start: 'foot',
    1940: 'wheels',
    1941: 'wheels',
    1942: 'foot',
    1943: 'wheels',
    usa: 'wheels',
    ussr: 'foot',
  },
  2: { start: 'tanks', 1940: 'guns', 1941: 'tanks', 1942: 'guns', 1943: 'tanks', usa: 'tanks', ussr: 'guns' },
};

/** An army: foot, foot on wheels, a gun or a tank, by its strength and when it comes. */
export function army(b: Burin, side: Side, strength: Strength, set: CardSet): void {
  const scene = strength === 3 ? 'tanks' : SCENES[strength][set];
  if (scene === 'foot') foot(b, side);
  else if (scene === 'guns') fieldGun(b, side);
  else if (scene === 'tanks') tank(b, side, strength === 3 ? 3 : 2);
  else if (side === 'axis') halfTrack(b);
  else lorry(b);
}

/** The outline of a dummy tank, which hides what is behind it. */
export function decoyCloth(): readonly Path[] {
  const { track, hull, turret, gun } = partsOf('axis', TANKS[2]);
  return [track, hull, turret, gun];
}

/** A tank of cloth and laths: nothing but broken outlines, a patch with its stitches, and props to hold it up. */
export function decoy(b: Burin): void {
  const { track, wheels, radius, hull, turret, gun } = partsOf('axis', TANKS[2]);
  for (const path of [track, hull, turret, gun]) b.line(dashes(path, 1, 0.75), 1);
  for (const [x, y] of wheels) b.line(dashes(circle(x, y, radius), 0.7, 0.55), 0.9);
  b.line(draw().at(-9.6, 0).to(-6.6, -4.6).at(9.9, 0).to(6.2, -4.4).path, 0.9);
  b.flat(rectangle(-2.2, -7.3, 2.4, 2), 0.8);
  b.line(
    [-1.7, -1, -0.3].reduce((pen, x) => pen.at(x, -7.8).to(x, -6.9).at(x, -5.7).to(x, -4.8), draw()).path,
    0.7,
  );
}
