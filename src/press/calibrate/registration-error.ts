/**
 * Computes from the test sheet how a printer misplaces the back against the front, and the correction.
 *
 * ```ts
 * const misfit = misfitOf([4.5, 4.9, 4.3, 4.9]);
 * if (misfit.ok) planSheets({ ...job, misfit: misfit.value }); // every back is moved to meet its front
 * ```
 */
import { chain, move, scale, turn, type Matrix, type Point } from '../../kit/engrave/path/matrix.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Mirror } from '../impose/mirror.ts';
import type { PaperSize } from '../papers.ts';
import { isMeeting, type ReadingFault, type Readings } from './scale-readings.ts';
import { backTick, MEETS, SCALES, TENTHS, type Scale } from './vernier.ts';

/** The error of the back relative to the front, seen from the front, about the middle of the page. */
export interface Misfit {
  /** mm. */
  readonly right: number;
  readonly down: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Scale factor: 1.002 where the back is printed 0.2 % too large. */
  readonly scale: number;
}

/** The largest plausible error: degrees, and a share of the size. */
const MOST = { turn: 1, scale: 0.01 } as const;

/** The point of the back that a reading measures: the tick that lines up. */
function tellingPoint({ along, x, y }: Scale, reading: number): Point {
  const tenth = (reading - Math.floor(reading + 1e-9)) * TENTHS;
  return along === 'across' ? [x + backTick(tenth), y] : [x, y + backTick(tenth)];
}

/**
 * A reading as a linear equation: coefficients of shift right, shift down, growth and turn, and the right
 * side.
 */
type Equation = readonly [right: number, down: number, growth: number, turn: number, sum: number];

function equationOf(scaleRead: Scale, reading: number): Equation {
  const [x, y] = tellingPoint(scaleRead, reading);
  const off = reading - MEETS;
  return scaleRead.along === 'across' ? [1, 0, x, -y, off] : [0, 1, y, x, off];
}

/** Solves the equations by Gauss-Jordan elimination; the positions of the scales make the solution unique. */
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

/** The misfit from the readings of the four scales. */
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

/**
 * The displacement of a point of the back, mm right and down; the point is relative to the middle of the page.
 */
export function misfitAt({ right, down, turn: turned, scale: size }: Misfit, [x, y]: Point): Point {
  const [a, b, c, d] = chain(turn(turned), scale(size));
  return [a * x + c * y + right - x, b * x + d * y + down - y];
}

/**
 * The matrix that corrects a back page, in mm from its upper left corner; `mirror` is how the sheet is
 * flipped.
 */
export function backMatrix(misfit: Misfit, { width, height }: PaperSize, mirror: Mirror): Matrix {
  const { right, down, turn: turned, scale: size } = misfit;
  // The page is the mirror image of its view from the front.
  const seen = mirror.line === 'upright' ? scale(-1, 1) : scale(1, -1);
  const undone = [move(-right, -down), turn(-turned), scale(1 / size)];
  return chain(move(-width / 2, -height / 2), seen, ...undone, seen, move(width / 2, height / 2));
}

/** The misfit to correct; undefined where the readings say that there is none. */
export function misfitToCorrect(readings: Readings): Result<Misfit | undefined, ReadingFault> {
  return isMeeting(readings) ? ok(undefined) : misfitOf(readings);
}

/** Beyond the usual error of printers: more likely a misread digit. Degrees, and a share of the size. */
const RARE = { turn: 0.25, scale: 0.0025 } as const;

/** Whether the readings should be checked again. */
export const isRare = ({ turn: turned, scale: size }: Misfit): boolean =>
  Math.abs(turned) > RARE.turn || Math.abs(size - 1) > RARE.scale;
