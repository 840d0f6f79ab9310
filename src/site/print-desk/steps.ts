/** How far the making of a file has come: apart from the press, so that a page can name it without. */

/** What is being done, in order, each with the share of the whole at which it begins. */
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
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

/** Hears of progress. */
export type Tell = (progress: Progress) => void;

/** Tells that a step begins; what comes back tells how many of its parts are done, up to where `next` begins. */
export function beginning(tell: Tell, step: Step, next: Step): (done: number, of: number) => void {
  const from = BEGINS[step];
  tell({ step, share: from });
  return (done, of) => tell({ step, share: from + ((BEGINS[next] - from) * done) / of });
}
