/** Progress of making a file; separate from the press, so that a page can import it alone. */

/** The steps in order, each with the share of the whole at which it begins. */
const BEGINS = {
  planning: 0,
  loading: 0.3,
  pictures: 0.3,
  painting: 0.4,
  joining: 0.9,
  packing: 0.95,
} as const;

export type Step = keyof typeof BEGINS;

export interface Progress {
  readonly step: Step;
  /** 0 to 1. */
  readonly share: number;
}

export type Tell = (progress: Progress) => void;

/**
 * Reports that a step begins; returns a function that reports how many of its parts are done, scaled up to where `next`
 * begins.
 */
export function beginning(tell: Tell, step: Step, next: Step): (done: number, of: number) => void {
  const from = BEGINS[step];
  tell({ step, share: from });
  return (done, of) => tell({ step, share: from + ((BEGINS[next] - from) * done) / of });
}
