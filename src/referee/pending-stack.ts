/**
 * Pending decisions as a stack in the position: the last frame is answered first, whoever's turn it is. A reaction, its
 * negation and the negation of that are frames on top of each other. Games extend `Frame` with what it is about, so that
 * all pending state is in the position.
 *
 *     const frames = asked(turn, { kind: 'answer', seat: 1, to: 'strike' });
 *     top(frames)?.seat; // 1
 *
 * TanK T-050 to T-090, T-A12, T-A16, T-A36 (windows, negation), The Fog of War F-124 and F-195 (bids), Loopgraven W-A44.
 */
interface Frame {
  readonly kind: string;
  /** Who has to answer. */
  readonly seat: number;
}

/** Pushes frames; of several, the first is answered first. */
export const asked = <F extends Frame>(frames: readonly F[], ...next: readonly F[]): readonly F[] => [
  ...frames,
  ...next.toReversed(),
];

/** The frame to answer now; null where none is pending. */
export const top = <F extends Frame>(frames: readonly F[]): F | null => frames.at(-1) ?? null;

/** Pops the last frame. */
export const answered = <F extends Frame>(frames: readonly F[]): readonly F[] => frames.slice(0, -1);
