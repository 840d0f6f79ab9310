import type { AnyForm, AnyGame, AnyScenery } from '../referee/erased-types.ts';
import type { Retold } from '../referee/table/retold.ts';
import type { SentencesUnder } from './sentences.ts';

/** What the pages of a book need to ask a game's referee. */
export interface Referee {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly sentences: SentencesUnder;
  /** Without it, positions are described in words. */
  readonly scenery: AnyScenery | null;
  /** Tells moves and scores in sentences, for print; without it they are named by their buttons. */
  readonly retold?: Retold | undefined;
}
