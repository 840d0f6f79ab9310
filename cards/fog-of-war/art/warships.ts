/** The fleets on cards, seen from the side, their water line at 0. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { CardSet, Side } from '../data/components.ts';
import { bowsOn, freighter } from './convoys.ts';
import type { Strength } from './units.ts';

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

/** The Axis ships have one broad funnel; the profile says where the Allied ones have theirs. */
const ONE_FUNNEL = -2.6;

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
export function ship(b: Burin, side: Side, strength: Strength): void {
  const profile = SHIPS[strength];
  const { half, deck, bridge, mast, funnels, turrets } = profile;
  for (const [x, way, raised] of turrets) {
    const foot = deck + (raised ? 1.3 : 0);
    if (raised) b.mass(rectangle(x - 1.3, -foot, 2.6, 1.6));
    b.line(barrels(x, way, foot), 1.7);
    b.mass(turretOf(x, way, foot));
  }
  const wide = side === 'axis' ? 1.5 : 0.75;
  for (const x of side === 'axis' ? [ONE_FUNNEL] : funnels) {
    b.mass(
      polygon([
        [x - wide - 0.1, -deck],
        [x - wide + 0.1, -bridge - 0.6],
        [x + wide, -bridge - 0.6],
        [x + wide + 0.2, -deck],
      ]),
    );
    b.cut(line(x - wide, -bridge + 0.3, x + wide + 0.1, -bridge + 0.3), 1.6);
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

/** A submarine at the surface, its gun before the tower. */
function submarine(b: Burin): void {
  b.fine(draw().at(-0.6, -5.6).to(-10.4, -0.9).at(2.4, -5.2).to(10.6, -1).path, 0.9);
  b.line(draw().at(0.6, -5).to(0.6, -10.4).at(1.6, -5).to(1.6, -8.6).path, 1);
  b.flat(
    polygon([
      [0.6, -10.4],
      [-2.8, -9.7],
      [0.6, -9],
    ]),
    0.6,
  );
  b.line(line(4.6, -2.6, 8, -3.2), 1.6);
  b.mass(rectangle(4, -3, 1.4, 1.6));
  b.mass(
    draw()
      .at(-2.8, -1)
      .to(-2.2, -4.4)
      .to(-0.6, -4.6)
      .to(-0.4, -5.8)
      .to(2.4, -5.8)
      .bend(2.9, -3.4, 3.4, -1)
      .close().path,
  );
  b.cut(line(-0.3, -4.7, 2.5, -4.7), 1.2);
  b.mass(
    draw()
      .at(-11, -0.2)
      .bend(-9.4, -1.6, -6, -1.7)
      .to(7, -1.8)
      .bend(9.8, -1.9, 11.4, -1.2)
      .bend(10.6, 0.2, 9.4, 0.8)
      .to(-9.6, 0.8)
      .close().path,
  );
  for (let x = -7.4; x < 8; x += 1.5) b.hole(rectangle(x, -1.1, 0.8, 0.3));
}

/** A carrier: a flat deck with aircraft on it, and an island. */
function carrier(b: Burin): void {
  for (const x of [-9, -6.2, 5.6, 8.4]) {
    b.mass(
      polygon([
        [x - 1.2, -4.2],
        [x - 1.1, -5.2],
        [x - 0.6, -4.7],
        [x + 0.7, -4.9],
        [x + 1.1, -4.2],
      ]),
    );
    b.fine(line(x + 1.2, -5.3, x + 1.2, -4), 1.2);
  }
  b.line(draw().at(1.2, -8).to(1.2, -12).at(0, -10.4).to(2.4, -10.4).path, 1);
  b.flat(
    polygon([
      [1.2, -12],
      [-2.6, -11.3],
      [1.2, -10.6],
    ]),
    0.6,
  );
  b.mass(
    polygon([
      [-2.6, -3.6],
      [-2.4, -7.8],
      [-0.4, -7.8],
      [-0.3, -6.4],
      [0.2, -8.4],
      [2.4, -8.4],
      [2.9, -6],
      [3.4, -3.6],
    ]),
  );
  b.cut(line(0.3, -7.4, 2.6, -7.4), 1.4);
  b.cut(line(-2.4, -6.9, -0.4, -6.9), 1.4);
  b.mass(draw().at(-10.2, -3).to(10.6, -3).bend(9.4, -1, 8.8, 0.8).to(-9, 0.8).close().path);
  b.mass(rectangle(-11, -4.1, 22, 1.1, 0.3));
  b.cut(line(-10.6, -2.9, 10.8, -2.9), 1.4);
  for (let x = -8.2; x < 8.6; x += 1.7) b.hole(circle(x, -1.3, 0.26));
}

/**
 * A fleet by its strength and when it comes: a submarine, a destroyer or a freighter; a cruiser, from the side or bows on; a
 * battleship or a carrier.
 */
export function fleet(b: Burin, side: Side, strength: Strength, set: CardSet): void {
  const isFirst = set === 'start';
  if (strength === 1 && side === 'axis' && isFirst) submarine(b);
  else if (strength === 1 && side === 'allies' && !isFirst) freighter(b);
  else if (strength === 2 && set === 'usa') bowsOn(b);
  else if (strength === 3 && side === 'allies' && isFirst) carrier(b);
  else ship(b, side, strength);
}
