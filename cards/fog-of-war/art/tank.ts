/** A tank from the side, driving off to the right; about its middle, its lowest line at 0. The stronger, the larger. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { dashes } from '../../../src/kit/engrave/dashes.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';

export type Strength = 1 | 2 | 3;

/** Lengths, mm. */
interface Profile {
  readonly half: number;
  readonly wheels: number;
  readonly track: number;
  readonly deck: number;
  readonly roof: number;
  /** The turret's half at its foot and roof, and where its middle is. */
  readonly turret: readonly [foot: number, roof: number, at: number];
  readonly gun: readonly [length: number, calibre: number];
}

const PROFILES: Readonly<Record<Strength, Profile>> = {
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

function partsOf({ half, wheels, track, deck, roof, turret, gun }: Profile): Parts {
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
  const profile = PROFILES[strength];
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

/** What a tank of cloth hides of what is behind it. */
export function decoyCloth(): readonly Path[] {
  const { track, hull, turret, gun } = partsOf(PROFILES[2]);
  return [track, hull, turret, gun];
}

/** A tank of cloth and laths: nothing but broken outlines, a patch with its stitches, and props to hold it up. */
export function decoy(b: Burin): void {
  const { track, wheels, radius, hull, turret, gun } = partsOf(PROFILES[2]);
  for (const path of [track, hull, turret, gun]) b.line(dashes(path, 1, 0.75), 1);
  for (const [x, y] of wheels) b.line(dashes(circle(x, y, radius), 0.7, 0.55), 0.9);
  b.line(draw().at(-9.6, 0).to(-6.6, -4.6).at(9.9, 0).to(6.2, -4.4).path, 0.9);
  b.flat(rectangle(-2.2, -7.3, 2.4, 2), 0.8);
  b.line(
    [-1.7, -1, -0.3].reduce((pen, x) => pen.at(x, -7.8).to(x, -6.9).at(x, -5.7).to(x, -4.8), draw()).path,
    0.7,
  );
}
