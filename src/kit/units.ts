/** Lengths in the kit are millimetres; type sizes are points. These are the only conversions. */

/** Millimetres in an inch, exact. */
export const MM_PER_INCH = 25.4;

/** PostScript points to millimetres (72 pt = 1 inch). */
export const ptToMm = (pt: number): number => (pt * MM_PER_INCH) / 72;

/** Millimetres to PostScript points. */
export const mmToPt = (mm: number): number => (mm * 72) / MM_PER_INCH;

/** Millimetres to pixels at `dpi`, unrounded. */
export const mmToPx = (mm: number, dpi: number): number => (mm * dpi) / MM_PER_INCH;

/** A length in mm, rounded to 0.01 mm: finer than any printer and short in a file. */
export const round2 = (mm: number): number => Math.round(mm * 100) / 100;

/** Tolerance for comparing lengths, mm: sums of inches and millimetres are not exact in floating point. */
export const SLACK = 1e-6;
