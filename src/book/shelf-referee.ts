import type { AnyForm, AnyGame, AnyScenery } from '../referee/erased-types.ts';
import type { SentencesUnder } from './sentences.ts';

/** A game's referee, as whoever reads its book asks it. */
export interface Referee {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly sentences: SentencesUnder;
  /** Shows its tables; without it they are described. */
  readonly scenery: AnyScenery | null;
}
