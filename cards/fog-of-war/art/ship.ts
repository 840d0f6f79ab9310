/** Warships from the side, their water line at 0: a destroyer, a cruiser and a battleship by strength. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Strength } from './tank.ts';

/** Lengths, mm; places along the hull from its middle. */
interface Profile {
  readonly half: number;
  /** How high its deck, its bridge and its mast are. */
  readonly deck: number;
  readonly bridge: number;
  readonly mast: number;
  readonly funnels: readonly number[];
  /** Turrets, where they stand and which way they point; a raised one lies a step higher. */
  readonly turrets: readonly (readonly [x: number, way: 1 | -1, raised: boolean])[];
}

const PROFILES: Readonly<Record<Strength, Profile>> = {
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

const hullOf = ({ half, deck }: Profile): Path =>
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
  const profile = PROFILES[strength];
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
