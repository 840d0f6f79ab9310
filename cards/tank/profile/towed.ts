/** Towed guns on their carriages, in profile. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { rectangle, polygon, line, circle } from '../../../src/kit/engrave/shapes.ts';
import { barrel, barrelOutline, trunnion } from './barrel.ts';
import type { Towed } from './blueprint.ts';
import { wheel } from './track.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';

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
