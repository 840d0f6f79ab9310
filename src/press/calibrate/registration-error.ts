/**
 * How a printer puts the back of a sheet against its front, worked out from the test sheet, and what undoes it.
 *
 * ```ts
 * const misfit = misfitOf([4.5, 4.9, 4.3, 4.9]);
 * if (misfit.ok) planSheets({ ...job, misfit: misfit.value }); // every back is moved to meet its front
 * ```
 */
import { chain, move, scale, turn, type Matrix, type Point } from '../../kit/engrave/path/matrix.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Mirror } from '../impose/mirror.ts';
import type { PaperSize } from '../margins.ts';
import { isMeeting, type ReadingFault, type Readings } from './readings.ts';
import { backTick, MEETS, SCALES, TENTHS, type Scale } from './vernier.ts';

/** Where a back comes to lie, seen from the front through the paper: about the middle of the page. */
export interface Misfit {
  /** mm. */
  readonly right: number;
  readonly down: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** 1 where the back keeps its size, 1.002 where it comes out larger by 0.2 %. */
  readonly scale: number;
}

/** No printer is farther off than this: degrees, and a share of the size. */
const MOST = { turn: 1, scale: 0.01 } as const;

/** The point of the back whose place a reading tells: that of the tick which ran straight on. */
function tellingPoint({ along, x, y }: Scale, reading: number): Point {
  const tenth = (reading - Math.floor(reading + 1e-9)) * TENTHS;
  return along === 'across' ? [x + backTick(tenth), y] : [x, y + backTick(tenth)];
}

/** One reading as an equation: what it tells of shift right, shift down, growth and turn, and the sum. */
type Equation = readonly [right: number, down: number, growth: number, turn: number, sum: number];

function equationOf(scaleRead: Scale, reading: number): Equation {
  const [x, y] = tellingPoint(scaleRead, reading);
  const off = reading - MEETS;
  return scaleRead.along === 'across' ? [1, 0, x, -y, off] : [0, 1, y, x, off];
}

/** Solves as many equations as unknowns, by Gauss and Jordan; the scales stand so that there is always one answer. */
function solve(equations: readonly Equation[]): readonly number[] {
  const rows = equations.map((equation) => [...equation]);
  rows.forEach((_, column) => {
    const size = (row: readonly number[]) => Math.abs(row[column] ?? 0);
    const best = rows.slice(column).reduce((most, row) => (size(row) > size(most) ? row : most));
    const place = rows.indexOf(best);
    const lead = best.map((value) => value / (best[column] ?? 1));
    rows.splice(place, 1);
    rows.splice(column, 0, lead);
    rows.forEach((row, index) => {
      if (index !== column)
        rows[index] = row.map((value, each) => value - (row[column] ?? 0) * (lead[each] ?? 0));
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

/** What the readings of the four scales say. */
export function misfitOf(readings: Readings): Result<Misfit, ReadingFault> {
  const equations = SCALES.map((each, index) => equationOf(each, readings[index] ?? MEETS));
  const [right = 0, down = 0, growth = 0, turned = 0] = solve(equations);
  const misfit: Misfit = {
    right,
    down,
    turn: (Math.atan2(turned, 1 + growth) * 180) / Math.PI,
    scale: Math.hypot(1 + growth, turned),
  };
  const isWild = Math.abs(misfit.turn) > MOST.turn || Math.abs(misfit.scale - 1) > MOST.scale;
  return isWild ? failed({ kind: 'wild', turn: misfit.turn, scale: misfit.scale }) : ok(misfit);
}

/** How far from its place, mm right and down, a point of the back comes to lie; it is given from the middle of the page. */
export function misfitAt({ right, down, turn: turned, scale: size }: Misfit, [x, y]: Point): Point {
  const [a, b, c, d] = chain(turn(turned), scale(size));
  return [a * x + c * y + right - x, b * x + d * y + down - y];
}

/**
 * What a back page has to be moved by, so that what the printer does to it brings every point to its place; in mm from
 * the upper left corner of that page. `mirror` is how the sheet is turned over.
 */
export function backMatrix(misfit: Misfit, { width, height }: PaperSize, mirror: Mirror): Matrix {
  const { right, down, turn: turned, scale: size } = misfit;
  // Seen from the front, and as the page itself has it: one is the other's mirror image.
  const seen = mirror.line === 'upright' ? scale(-1, 1) : scale(1, -1);
  const undone = [move(-right, -down), turn(-turned), scale(1 / size)];
  return chain(move(-width / 2, -height / 2), seen, ...undone, seen, move(width / 2, height / 2));
}

/** The misfit to correct; undefined where backs meet as they are. */
export function misfitToCorrect(readings: Readings): Result<Misfit | undefined, ReadingFault> {
  return isMeeting(readings) ? ok(undefined) : misfitOf(readings);
}

/** Beyond what printers usually do, which more often is a digit misread: degrees, and a share of the size. */
const RARE = { turn: 0.25, scale: 0.0025 } as const;

/** Whether the numbers deserve a second look. */
export const isRare = ({ turn: turned, scale: size }: Misfit): boolean =>
  Math.abs(turned) > RARE.turn || Math.abs(size - 1) > RARE.scale;
