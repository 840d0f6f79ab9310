/** Gun barrels, their mantlets and brakes. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { chain, move, turn, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { moved, draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Barrel } from './blueprint.ts';

/** The gun's own frame: along x from where it leaves its mantlet. */
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
export const trunnion = (b: Burin, gun: Barrel, back: number, r: number): void =>
  b.plate(moved(circle(-back, 0, r), placeOf(gun)), 0.8);
