/** Formats numbers for sentences, the same in every language. */

/** A length in mm with at most two decimals. */
export const mm = (length: number): string => String(Math.round(length * 100) / 100);

/** A percentage; never rounded up to 100. */
export const percent = (share: number): string =>
  share === 1 ? '100 %' : `${Math.min(99.9, Math.round(share * 1000) / 10)} %`;
