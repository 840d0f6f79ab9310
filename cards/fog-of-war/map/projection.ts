/**
 * How degrees become millimetres of the map: an equal-area cone on 36 and 60 degrees north with its middle at 20 east, then
 * central Europe swollen, because there most areas have to hold a card.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';

/** Longitude east and latitude north, in degrees. */
export type Degrees = readonly [east: number, north: number];

const RADIANS = Math.PI / 180;
const EARTH = 6371;
const [LOW, HIGH, MIDDLE] = [36 * RADIANS, 60 * RADIANS, 20 * RADIANS];
const CONE = (Math.sin(LOW) + Math.sin(HIGH)) / 2;
const SQUARE = Math.cos(LOW) ** 2 + 2 * CONE * Math.sin(LOW);
const radius = (north: number): number => (EARTH * Math.sqrt(SQUARE - 2 * CONE * Math.sin(north))) / CONE;

/** Kilometres on the cone, from 20 east and 48 north. */
function onCone([east, north]: Degrees): Point {
  const far = radius(north * RADIANS);
  const angle = CONE * (east * RADIANS - MIDDLE);
  return [far * Math.sin(angle), radius(48 * RADIANS) - far * Math.cos(angle)];
}

/** The middle of the swelling, how far it reaches in km, and by what share it begins. */
const SWELL = { at: onCone([13.5, 49]), reach: 950, share: 0.33 } as const;

function swollen([x, y]: Point): Point {
  const [dx, dy] = [x - SWELL.at[0], y - SWELL.at[1]];
  const grow = 1 + SWELL.share * Math.exp(-(dx * dx + dy * dy) / SWELL.reach ** 2);
  return [SWELL.at[0] + dx * grow, SWELL.at[1] + dy * grow];
}

/** Millimetres a kilometre, and where 20 east and 48 north would come without the swelling. */
const SCALE = 0.0898;
const ORIGIN = [290.7, 195.5] as const;

export function onMap(degrees: Degrees): Point {
  const [x, y] = swollen(onCone(degrees));
  return [ORIGIN[0] + x * SCALE, ORIGIN[1] - y * SCALE];
}
