/** Gun barrels with mantlets and brakes, and towed guns on their carriages, in profile. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { chain, move, turn, type Matrix } from '../../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../../src/kit/engrave/path/shapes.ts';
import type { Barrel, Towed } from './blueprint.ts';
import { wheel } from './track.ts';

/** The gun's coordinate system: along x from where it leaves its mantlet. */
const placeOf = ({ x, h, up = 0 }: Barrel): Matrix => chain(turn(-up), move(x, -h));

/** A tube that tapers, with a collar. */
const tube = (length: number, width: number): Path =>
  polygon([
    [-0.1, -width * 0.62],
    [length * 0.34, -width * 0.58],
    [length * 0.36, -width * 0.48],
    [length, -width * 0.38],
    [length, width * 0.38],
    [length * 0.36, width * 0.48],
    [length * 0.34, width * 0.58],
    [-0.1, width * 0.62],
  ]);

/** Two chambers with slots between them; or a swelling with holes. */
function brakeOf({ length, width, brake }: Barrel): Path | undefined {
  if (!brake) return undefined;
  const size = width * (brake === 'ball' ? 0.82 : 0.86);
  const [from, to] = [length - width * (brake === 'ball' ? 1.6 : 2.6), length];
  if (brake === 'ball')
    return draw()
      .at(from, -width * 0.4)
      .curve(from + width * 0.3, -size, to - width * 0.3, -size, to, -width * 0.55)
      .to(to, width * 0.55)
      .curve(to - width * 0.3, size, from + width * 0.3, size, from, width * 0.4)
      .close().path;
  return polygon([
    [from, -size * 0.7],
    [from + width * 0.5, -size],
    [from + width * 1.1, -size],
    [from + width * 1.3, -size * 0.6],
    [from + width * 1.6, -size],
    [to, -size * 0.85],
    [to, size * 0.85],
    [from + width * 1.6, size],
    [from + width * 1.3, size * 0.6],
    [from + width * 1.1, size],
    [from + width * 0.5, size],
    [from, size * 0.7],
  ]);
}

export const barrelOutline = (gun: Barrel): Path =>
  moved(rectangle(-0.1, -gun.width * 0.7, gun.length + 0.1, gun.width * 1.4), placeOf(gun));

/** Where its muzzle is, in metres before the middle and above the ground. */
export function muzzleOf({ x, h, length, up = 0 }: Barrel): readonly [x: number, h: number] {
  const angle = (up * Math.PI) / 180;
  return [x + length * Math.cos(angle), h + length * Math.sin(angle)];
}

function mantlet(b: Burin, gun: Barrel, place: Matrix): void {
  const w = Math.max(gun.width, 0.13);
  const put = (path: Path) => moved(path, place);
  switch (gun.mantlet ?? 'block') {
    case 'none':
      return;
    case 'barrel': {
      b.plate(put(rectangle(-0.34, -0.33, 0.36, 0.66, 0.13)));
      b.fine(put(line(-0.24, -0.28, -0.24, 0.28)));
      b.plate(put(rectangle(0, -w * 0.95, 0.3, w * 1.9)), 0.8);
      return;
    }
    case 'cone': {
      b.plate(
        put(
          polygon([
            [-0.2, -0.36],
            [0.08, -0.3],
            [0.62, -w * 0.72],
            [0.62, w * 0.72],
            [0.08, 0.3],
            [-0.2, 0.36],
          ]),
        ),
      );
      b.shade(
        put(
          polygon([
            [-0.2, 0.05],
            [0.62, 0.02],
            [0.62, w * 0.72],
            [0.08, 0.3],
            [-0.2, 0.36],
          ]),
        ),
        { angle: 0, spacing: 0.36, heavy: 0.15, reach: 0.9 },
      );
      return;
    }
    case 'cast': {
      b.plate(
        put(
          draw()
            .at(-0.2, -0.32)
            .curve(0.14, -0.36, 0.32, -0.2, 0.42, -w * 0.75)
            .to(0.42, w * 0.75)
            .curve(0.32, 0.22, 0.14, 0.36, -0.2, 0.32)
            .close().path,
        ),
      );
      return;
    }
    case 'block': {
      b.plate(put(rectangle(-0.2, -0.29, 0.3, 0.58, 0.06)));
      b.plate(put(rectangle(0.08, -w * 1.05, 0.26, w * 2.1, 0.04)), 0.8);
    }
  }
}

/** A barrel, or, asked for it, the mantlet that it comes out of. */
export function barrel(b: Burin, gun: Barrel, part: 'tube' | 'mantlet' = 'tube'): void {
  const place = placeOf(gun);
  if (part === 'mantlet') return mantlet(b, gun, place);
  const { length, width, cradle } = gun;
  if (cradle) b.plate(moved(rectangle(-0.2, width * 0.35, cradle, width * 0.75), place), 0.8);
  const path = moved(tube(length, width), place);
  b.plate(path, 0.9);
  b.shade(moved(rectangle(0, width * 0.02, length, width * 0.36), place), {
    angle: -gun_angle(gun),
    spacing: 0.2,
    heavy: 0.14,
    light: 0.6,
    reach: 0.98,
  });
  if (gun.weight !== undefined) {
    const from = length - gun.weight;
    b.mass(moved(rectangle(from, -width * 0.78, width * 2.6, width * 1.56, width * 0.2), place));
  }
  const brake = brakeOf(gun);
  if (!brake)
    return b.line(moved(rectangle(length - width * 0.5, -width * 0.5, width * 0.5, width), place), 0.7);
  b.plate(moved(brake, place), 0.9);
  if (gun.brake === 'ball')
    b.rivets(
      [[length - width * 1.05, 0]].map(([x = 0, y = 0]) => [
        x * Math.cos((-(gun.up ?? 0) * Math.PI) / 180) + gun.x,
        -gun.h + x * Math.sin((-(gun.up ?? 0) * Math.PI) / 180) + y,
      ]),
      width * 0.2,
    );
}

const gun_angle = ({ up = 0 }: Barrel): number => up;

/** A disc on a gun's axis, where nothing else marks the trunnion. */
const trunnion = (b: Burin, gun: Barrel, back: number, r: number): void =>
  b.plate(moved(circle(-back, 0, r), placeOf(gun)), 0.8);

const shieldOf = ({ x, base, top, slope, depth = 0.16 }: NonNullable<Towed['shield']>): Path => {
  const back = Math.tan((slope * Math.PI) / 180) * (top - base);
  return polygon([
    [x + depth, -base],
    [x + depth - back, -top],
    [x - back, -top],
    [x, -base],
  ]);
};

export const towedOutline = ({ wheel: round, shield, gun, platform }: Towed): Path[] => [
  ...(round ? [circle(round.x, -round.r, round.r)] : []),
  ...(shield ? [shieldOf(shield)] : []),
  ...(platform
    ? [rectangle(platform.from, -platform.height, platform.to - platform.from, platform.height)]
    : []),
  barrelOutline(gun),
];

/** A gun in its own metres, wheels and spades on the ground at 0. */
export function drawTowed(b: Burin, { wheel: round, trail, platform, shield, gun }: Towed): void {
  if (platform) {
    const { from, to, height } = platform;
    b.plate(
      polygon([
        [from - 0.3, 0],
        [from, -height],
        [to, -height],
        [to + 0.3, 0],
      ]),
    );
    b.fine(line(from, -height * 0.5, to, -height * 0.5));
    if (!round)
      b.mass(
        polygon([
          [gun.x - 1.1, -height],
          [gun.x - 0.75, -gun.h + 0.1],
          [gun.x - 0.35, -gun.h + 0.1],
          [gun.x - 0.1, -height],
        ]),
      );
  }
  if (trail) {
    const { to, from, width } = trail;
    const h = (round?.r ?? 0.5) * 1.05;
    b.plate(
      polygon([
        [from, -h - width],
        [to, -width * 1.2],
        [to - 0.25, 0.06],
        [to - 0.05, 0.06],
        [to + 0.12, -width * 0.4],
        [from, -h + width * 0.4],
      ]),
    );
    b.fine(line(from, -h, to + 0.2, -width * 0.7));
  }
  // The breech, and the cradle that the barrel lies in.
  const tilt = ((gun.up ?? 0) * Math.PI) / 180;
  const back = (along: number, off: number): readonly [number, number] => [
    gun.x - along * Math.cos(tilt) + off * Math.sin(tilt),
    -gun.h + along * Math.sin(tilt) + off * Math.cos(tilt),
  ];
  const w = gun.width;
  b.plate(polygon([back(1.15, -w), back(0.72, -w), back(0.72, w), back(1.15, w)]));
  b.plate(
    polygon([back(0.75, -w * 0.6), back(-0.1, -w * 0.6), back(-0.1, w * 0.9), back(0.75, w * 0.9)]),
    0.9,
  );
  barrel(b, { ...gun, cradle: gun.cradle ?? gun.length * 0.34 });
  trunnion(b, gun, 0.22, w * 0.8);
  if (shield) {
    const path = shieldOf(shield);
    b.plate(path);
    b.shade(path, { angle: 90, spacing: 0.34, heavy: 0.16, reach: 0.6 });
  }
  if (round) {
    const { x, r, kind } = round;
    if (kind === 'tyre') return wheel(b, { x, h: r, r }, kind);
    b.mass(circle(x, -r, r));
    b.hole(circle(x, -r, r * 0.86));
    wheel(b, { x, h: r, r: r * 0.86 }, kind);
  }
}
