/** What of a game goes into links, as codecs. */
import type { Code } from '../codec.ts';

/** The codecs for what a game shares in links. */
export interface Packing<Position = unknown, Observation = unknown> {
  readonly position: Code<Position>;
  /** What one player knows: hidden information is never encoded. */
  readonly observation: Code<Observation>;
  /** The player number whose observation it is. */
  readonly viewer: (observation: Observation) => number;
  /** What differed under earlier rules, by version, so that old links still open. */
  readonly earlier?: Readonly<Record<string, Earlier<Position, Observation>>>;
}

interface Earlier<Position, Observation> extends Pick<
  Packing<Position, Observation>,
  'position' | 'observation'
> {
  /** The moves that were legal then, in their order then. Each is still legal and has the same effect. */
  readonly moves: (position: Position) => readonly unknown[];
}
