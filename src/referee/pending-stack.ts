/**
 * What waits for an answer, as a stack in the position: the last frame is answered first, whoever's turn it is. A
 * reaction, its negation and the negation of that are frames on top of each other; a game's own frames add what it is
 * about, so that nothing waits anywhere but in the position.
 *
 *     const frames = asked(turn, { kind: 'answer', seat: 1, to: 'strike' });
 *     toAnswer(frames); // 1
 *
 * TanK T-050 to T-090, T-A12, T-A16, T-A36 (windows, negation), The Fog of War F-124 and F-195 (bids), Loopgraven W-A44.
 */
export interface Frame {
  readonly kind: string;
  /** Who has to answer. */
  readonly seat: number;
}

/** Asks on top of what waits: of several, the first is answered first. */
export const asked = <F extends Frame>(frames: readonly F[], ...next: readonly F[]): readonly F[] => [
  ...frames,
  ...next.toReversed(),
];

/** What is to be answered now; null where nothing waits. */
export const top = <F extends Frame>(frames: readonly F[]): F | null => frames.at(-1) ?? null;

/** Who has to answer now. */
export const toAnswer = (frames: readonly Frame[]): number | null => top(frames)?.seat ?? null;

/** What still waits when the last frame has been answered. */
export const answered = <F extends Frame>(frames: readonly F[]): readonly F[] => frames.slice(0, -1);

/** What still waits where everything is dropped down to the last frame of a kind, which is kept: a phase has ended at once. */
export const droppedTo = <F extends Frame>(frames: readonly F[], kind: F['kind']): readonly F[] =>
  frames.slice(0, frames.findLastIndex((frame) => frame.kind === kind) + 1);
