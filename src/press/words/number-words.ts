/** Figures in sentences of the press, the same in every language. */

/** A length in mm for a sentence, without needless places. */
export const mm = (length: number): string => String(Math.round(length * 100) / 100);

/** A share for a sentence; never 100 where it is not all. */
export const percent = (share: number): string =>
  share === 1 ? '100 %' : `${Math.min(99.9, Math.round(share * 1000) / 10)} %`;
