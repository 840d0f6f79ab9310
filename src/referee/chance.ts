/**
 * Chance as plain values. A seed and a counter say everything, so that a position may hold its chance, a copy draws
 * the same lots, and two uses of one seed can be kept apart by name.
 */

/** Forced results, by what is drawn for: each list is used from its front. A printed example replays exactly by it. */
export type Script = Readonly<Record<string, readonly number[]>>;

/** Where lots come from. */
export interface Chance {
  readonly seed: string;
  /** Lots drawn so far. */
  readonly drawn: number;
}
