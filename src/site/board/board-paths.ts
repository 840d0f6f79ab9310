/** SVG paths of the board, in mm of the table. */
import type { Box, Spot } from '../../referee/table/scene.ts';
import { middleOf } from './frame.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const num = (length: number): number => Math.round(length * 100) / 100;

export const through = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');

export const closed = (points: readonly Point[]): string => `${through(points)}Z`;

export const circle = ({ x, y }: Point, radius: number): string =>
  `M${num(x + radius)} ${num(y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x - radius)} ${num(y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x + radius)} ${num(y)}Z`;

/** The corners of a rectangle, inset by so many mm. */
export const corners = ({ x, y, width, height }: Box, inset = 0): readonly Point[] => [
  { x: x + inset, y: y + inset },
  { x: x + width - inset, y: y + inset },
  { x: x + width - inset, y: y + height - inset },
  { x: x + inset, y: y + height - inset },
];

/** A spot's outline if it has one, else its rectangle, inset by so many mm. */
export const edgeOf = (spot: Spot, inset: number): string => spot.outline ?? closed(corners(spot, inset));

/** Points turned clockwise about one of them, degrees. */
export function turned(points: readonly Point[], about: Point, degrees: number): readonly Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({
    x: about.x + (x - about.x) * cos - (y - about.y) * sin,
    y: about.y + (x - about.x) * sin + (y - about.y) * cos,
  }));
}

/** A line shifted to its right, and shortened at both ends, mm. */
export function beside(from: Point, to: Point, right: number, shorter = 0): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [east, south] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const shift = { x: -south * right, y: east * right };
  return [
    { x: from.x + shift.x + east * shorter, y: from.y + shift.y + south * shorter },
    { x: to.x + shift.x - east * shorter, y: to.y + shift.y - south * shorter },
  ];
}

/** The edge two rectangles share; if they do not touch, a stroke across the line between their centres. */
export function edgeBetween(one: Box, other: Box): readonly [Point, Point] {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const [from, to] = [middleOf(one), middleOf(other)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (right - left > 1)
    return [
      { x: left, y },
      { x: right, y },
    ];
  if (bottom - top > 1)
    return [
      { x, y: top },
      { x, y: bottom },
    ];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const reach = Math.min(one.width, one.height) / 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (-(to.y - from.y) / length) * reach, y: ((to.x - from.x) / length) * reach };
  return [
    { x: half.x - across.x, y: half.y - across.y },
    { x: half.x + across.x, y: half.y + across.y },
  ];
}
