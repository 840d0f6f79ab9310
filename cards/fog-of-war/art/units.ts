/** The figures on cards: tanks, aircraft, warships, forts and guards, larger the stronger they are. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import { type Point, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Side } from '../data/components.ts';
import { outlineOf } from './signs.ts';

export type Strength = 1 | 2 | 3;

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

const TANKS: Readonly<Record<Strength, TankProfile>> = {
  1: { half: 6, wheels: 4, track: 2.9, deck: 4.5, roof: 7.1, turret: [2.5, 1.9, 0.2], gun: [3.4, 0.6] },
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

function partsOf({ half, wheels, track, deck, roof, turret, gun }: TankProfile): Parts {
  const [foot, top, at] = turret;
  const [reach, calibre] = gun;
  const radius = track * 0.3;
  const pitch = (2 * half - 2 * radius - 1.6) / (wheels - 1);
  const muzzle = (deck + roof) / 2 + 0.2;
  const from = at + foot * 0.6;
  const tip = at + foot + reach;
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
      [half - 2.6, -deck],
      [half + 0.2, -track * 0.95],
      [half - 0.2, -track * 0.7],
    ]),
    turret: polygon([
      [at - foot, -deck + 0.1],
      [at - top - 0.5, -roof + 0.9],
      [at - top, -roof],
      [at + top * 0.72, -roof],
      [at + foot, -deck - 0.9],
      [at + foot * 0.9, -deck + 0.1],
    ]),
    gun: draw()
      .add(rectangle(from, -muzzle - calibre / 2, tip - from, calibre))
      .add(rectangle(tip - 0.2, -muzzle - calibre * 0.8, 1.1, calibre * 1.6)).path,
    hatch: rectangle(at - top * 0.6, -roof - 0.8, top * 0.8, 1, 0.3),
  };
}

/** A black tank with its wheels and plates cut out of it. */
export function tank(b: Burin, strength: Strength): void {
  const profile = TANKS[strength];
  const { track, wheels, radius, hull, turret, gun, hatch } = partsOf(profile);
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
  b.cut(line(-half + 1.4, -deck + 0.55, half - 2.8, -deck + 0.55), 1.1);
  b.cut(line(at - foot * 0.86, -deck - 0.5, at + foot * 0.8, -deck - 0.5), 1.1);
  b.cut(line(at - foot * 0.2, -roof + 0.7, at - foot * 0.2, -deck - 1.2), 1);
  b.fine(line(at - foot * 0.8, -roof + 0.6, at - foot * 1.1, -roof - 4.2), 1);
}

/** The outline of a dummy tank, which hides what is behind it. */
export function decoyCloth(): readonly Path[] {
  const { track, hull, turret, gun } = partsOf(TANKS[2]);
  return [track, hull, turret, gun];
}

/** A tank of cloth and laths: nothing but broken outlines, a patch with its stitches, and props to hold it up. */
export function decoy(b: Burin): void {
  const { track, wheels, radius, hull, turret, gun } = partsOf(TANKS[2]);
  for (const path of [track, hull, turret, gun]) b.line(dashes(path, 1, 0.75), 1);
  for (const [x, y] of wheels) b.line(dashes(circle(x, y, radius), 0.7, 0.55), 0.9);
  b.line(draw().at(-9.6, 0).to(-6.6, -4.6).at(9.9, 0).to(6.2, -4.4).path, 0.9);
  b.flat(rectangle(-2.2, -7.3, 2.4, 2), 0.8);
  b.line(
    [-1.7, -1, -0.3].reduce((pen, x) => pen.at(x, -7.8).to(x, -6.9).at(x, -5.7).to(x, -4.8), draw()).path,
    0.7,
  );
}

// An aircraft from above in a bank, about its middle, its nose up.

const mirrored = (path: Path): Path => moved(path, scale(-1, 1));

/** Round tips fly for the Allies, square ones for the Axis. */
const WINGS: Readonly<Record<Side, Path>> = {
  allies: draw()
    .at(0.6, -3.4)
    .curve(4, -3.6, 8.6, -3, 10.4, -1.6)
    .curve(11.2, -0.8, 10, 0.2, 8.6, 0.3)
    .to(0.6, 0.7)
    .close().path,
  axis: draw().at(0.6, -3.3).to(10.6, -2.2).to(10.8, 0).to(0.6, 0.5).close().path,
};

const TAILS: Readonly<Record<Side, Path>> = {
  allies: draw().at(0.2, 6.2).curve(2, 6, 3.8, 6.4, 4, 7.4).curve(3.6, 8.1, 1.6, 8, 0.2, 8).close().path,
  axis: draw().at(0.2, 6.2).to(4, 6.6).to(4, 8).to(0.2, 8).close().path,
};

const FUSELAGE = draw()
  .at(-0.9, -7.2)
  .curve(-0.6, -8.2, 0.6, -8.2, 0.9, -7.2)
  .curve(1.7, -4, 1.3, 1, 0.9, 4)
  .to(0.3, 9)
  .to(-0.3, 9)
  .to(-0.9, 4)
  .curve(-1.3, 1, -1.7, -4, -0.9, -7.2)
  .close().path;

export function plane(b: Burin, side: Side): void {
  for (const half of [WINGS[side], TAILS[side]]) {
    b.mass(half);
    b.mass(mirrored(half));
  }
  b.mass(FUSELAGE);
  b.cut(line(2, -0.2, 9.4, -0.8), 1.1);
  b.cut(line(-2, -0.2, -9.4, -0.8), 1.1);
  b.cut(line(0, 2, 0, 8.2), 1.1);
  b.hole(ellipse(0, -2.6, 0.62, 1.5));
  b.cut(line(-1, -5.4, 1, -5.4), 1.1);
  for (const x of [-6.4, 6.4]) {
    b.hole(outlineOf(side, [x, -1.5], 1.25));
    b.flat(outlineOf(side, [x, -1.5], 0.75), 0.4);
  }
  b.fine(ellipse(0, -8.2, 3.2, 0.3), 1);
  b.mass(rectangle(-2.9, -8.35, 5.8, 0.3));
  b.mass(circle(0, -8.3, 0.45));
}

// Warships from the side, their water line at 0: a destroyer, a cruiser and a battleship by strength.

/** Lengths, mm; places along the hull from its middle. */
interface ShipProfile {
  readonly half: number;
  /** How high its deck, its bridge and its mast are. */
  readonly deck: number;
  readonly bridge: number;
  readonly mast: number;
  readonly funnels: readonly number[];
  /** Turrets, where they stand and which way they point; a raised one lies a step higher. */
  readonly turrets: readonly (readonly [x: number, way: 1 | -1, raised: boolean])[];
}

const SHIPS: Readonly<Record<Strength, ShipProfile>> = {
  1: { half: 8, deck: 1.7, bridge: 4.6, mast: 8.4, funnels: [-1.6], turrets: [[4.6, 1, false]] },
  2: {
    half: 9.8,
    deck: 2.1,
    bridge: 5.8,
    mast: 10,
    funnels: [-1.8, -4],
    turrets: [
      [5.6, 1, false],
      [-7.2, -1, false],
    ],
  },
  3: {
    half: 10.7,
    deck: 2.5,
    bridge: 7.2,
    mast: 11.6,
    funnels: [-1.6, -4.2],
    turrets: [
      [6.9, 1, false],
      [4.5, 1, true],
      [-7.8, -1, false],
    ],
  },
};

const hullOf = ({ half, deck }: ShipProfile): Path =>
  draw()
    .at(-half, -deck)
    .to(half * 0.45, -deck)
    .bend(half * 0.8, -deck - 0.2, half + 0.6, -deck - 1)
    .bend(half - 0.6, -deck * 0.4, half - 1.4, 0.8)
    .to(-half + 0.9, 0.8)
    .close().path;

const turretOf = (x: number, way: 1 | -1, foot: number): Path =>
  draw().add(
    polygon([
      [x - way * 1.2, -foot],
      [x - way * 1.2, -foot - 1.2],
      [x + way * 0.6, -foot - 1.2],
      [x + way * 1.3, -foot],
    ]),
  ).path;

const barrels = (x: number, way: 1 | -1, foot: number): Path =>
  draw()
    .at(x + way * 0.6, -foot - 0.75)
    .to(x + way * 3.3, -foot - 1.25).path;

/** A black ship, its portholes and decks cut out of it, with a pennant in its side's colour. */
export function ship(b: Burin, strength: Strength): void {
  const profile = SHIPS[strength];
  const { half, deck, bridge, mast, funnels, turrets } = profile;
  for (const [x, way, raised] of turrets) {
    const foot = deck + (raised ? 1.3 : 0);
    if (raised) b.mass(rectangle(x - 1.3, -foot, 2.6, 1.6));
    b.line(barrels(x, way, foot), 1.7);
    b.mass(turretOf(x, way, foot));
  }
  for (const x of funnels) {
    b.mass(
      polygon([
        [x - 0.8, -deck],
        [x - 0.6, -bridge - 0.6],
        [x + 0.7, -bridge - 0.6],
        [x + 0.9, -deck],
      ]),
    );
    b.cut(line(x - 0.7, -bridge + 0.3, x + 0.8, -bridge + 0.3), 1.6);
  }
  b.mass(rectangle(-half * 0.5, -deck - 1.3, half * 0.84, 1.6));
  b.mass(
    polygon([
      [0.2, -deck],
      [0.4, -bridge],
      [2.6, -bridge],
      [3, -bridge + 1.3],
      [3, -deck],
    ]),
  );
  b.cut(line(0.7, -bridge + 0.8, 2.7, -bridge + 0.8), 1.5);
  b.line(
    draw()
      .at(1.2, -bridge)
      .to(1.2, -mast)
      .at(-0.2, -mast + 1.6)
      .to(2.6, -mast + 1.6).path,
    1,
  );
  b.flat(
    polygon([
      [1.2, -mast],
      [-2.6, -mast + 0.7],
      [1.2, -mast + 1.4],
    ]),
    0.6,
  );
  b.mass(hullOf(profile));
  b.cut(line(-half + 1.2, -deck + 0.65, half * 0.8, -deck + 0.65), 1.1);
  for (let x = -half + 2; x < half * 0.6; x += 1.6) b.hole(circle(x, -deck + 1.35, 0.22));
}

// A bunker seen from the front, standing on 0: of strength 2 with one slit, of strength 3 larger, with
// two and a cupola.

const dome = (half: number, high: number, foot = 0): Path =>
  draw()
    .at(-half, -foot)
    .curve(-half, -foot - high * 0.66, -half * 0.66, -foot - high, 0, -foot - high)
    .curve(half * 0.66, -foot - high, half, -foot - high * 0.66, half, -foot)
    .close().path;

/** Positions of its slits. */
const slits = (strength: 2 | 3): readonly number[] => (strength === 2 ? [0] : [-4.3, 4.3]);

export function fort(b: Burin, strength: 2 | 3): void {
  const [half, high] = strength === 2 ? [8.4, 8] : [10.2, 8.6];
  if (strength === 3) {
    b.mass(dome(3.4, 3.6, 7.6));
    b.cut(line(-2.6, -9.3, 2.6, -9.3), 3);
    b.fine(line(0, -11.2, 0, -14.6), 1.4);
    b.flat(rectangle(0, -14.6, 3.2, 1.7), 0.7);
  }
  b.mass(dome(half, high));
  b.cut(
    draw()
      .at(-half * 0.84, -high * 0.5)
      .curve(-half * 0.6, -high * 0.86, -half * 0.3, -high * 0.88, 0, -high * 0.88)
      .curve(half * 0.3, -high * 0.88, half * 0.6, -high * 0.86, half * 0.84, -high * 0.5).path,
    1.2,
  );
  for (const x of slits(strength)) {
    b.hole(rectangle(x - 2.4, -5, 4.8, 2));
    b.mass(rectangle(x - 1.9, -4.5, 3.8, 1.1));
    b.hole(circle(x, -3.9, 0.75));
    b.spots(circle(x, -3.9, 0.4));
  }
  for (const row of [1, 0]) {
    const width = half + 1.4 - row;
    const count = Math.round((2 * width) / 2.3);
    for (let at = 0; at < count; at++)
      b.plate(
        rectangle(-width + (at * 2 * width) / count, -1.3 - row * 1.1, (2 * width) / count, 1.3, 0.55),
        0.8,
      );
  }
}

// Soldiers of a small country shoulder to shoulder, their belts at 0: as many as the card is strong.

const COAT = draw()
  .at(-3.6, 0)
  .curve(-3.8, -3, -3.6, -5.2, -1.4, -5.8)
  .to(1.4, -5.8)
  .curve(3.6, -5.2, 3.8, -3, 3.6, 0)
  .close().path;

const FACE = draw()
  .at(-1.5, -9)
  .to(1.5, -9)
  .curve(1.5, -6.9, 0.8, -6, 0, -6)
  .curve(-0.8, -6, -1.5, -6.9, -1.5, -9)
  .close().path;

const HELMET = draw()
  .at(-2.6, -8.3)
  .curve(-2.2, -9, -2.1, -11.6, 0, -11.7)
  .curve(2.1, -11.6, 2.2, -9, 2.6, -8.3)
  .curve(1.2, -8.8, -1.2, -8.8, -2.6, -8.3)
  .close().path;

function soldier(b: Burin, x: number): void {
  const at = (path: Path): Path => moved(path, move(x, 0));
  b.mass(at(rectangle(2.5, -14, 0.6, 14)));
  b.mass(
    at(
      polygon([
        [2.2, -9],
        [3.4, -9],
        [3.4, -3],
        [2.2, -3],
      ]),
    ),
  );
  b.plate(at(COAT), 2.4);
  b.mass(at(COAT));
  b.plate(at(FACE), 0.8);
  b.mass(at(HELMET));
  b.cut(at(line(-1.9, -9.6, 1.9, -9.6)), 1.2);
  b.cut(at(draw().at(-1.2, -5.6).to(0, -4).to(1.2, -5.6).at(0, -4).to(0, -0.4).path), 1.2);
  b.cut(at(draw().at(-3, -4.2).to(-0.4, -1.2).path), 1.4);
  b.hole(at(circle(0.9, -2.6, 0.25)));
}

const PLACES: Readonly<Record<Strength, readonly number[]>> = { 1: [0], 2: [-4.2, 4.2], 3: [-6.4, 6.4, 0] };

export function guard(b: Burin, strength: Strength): void {
  for (const x of PLACES[strength]) soldier(b, x);
}
