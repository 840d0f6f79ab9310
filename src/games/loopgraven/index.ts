/** Loopgraven as a package in two languages; each part is imported when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyRetold, anyTable, type Bring } from '../../referee/erased-types.ts';
import type { GameSpeech, TableSpeech } from '../../referee/messages/catalogue.ts';
import type { Catalogue } from '../../language.ts';
import type { RetoldSaid } from './messages-retold.ts';
import type { LoopSaid, PlayedSaid } from './messages.ts';

const refereeIn = (speech: Bring<GameSpeech<LoopSaid>>) =>
  anyReferee(
    {
      game: async () => (await import('./rules/judge.ts')).loopgraven,
      form: async () => (await import('./rules/position-format.ts')).loopForm,
      invariants: async () => (await import('./rules/validate-position.ts')).invariantsBroken,
      packing: async () => (await import('./rules/position-format.ts')).loopPacking,
      editing: async () => (await import('./view/editor.ts')).loopEditing,
      tracker: async () => (await import('./view/tracker.ts')).loopTracker,
      hints: async () => (await import('./bot/search-hints.ts')).loopHints,
      design: async () => (await import('./bot/study-parameters.ts')).loopDesign,
      players: async () => ({ thumb: (await import('./bot/baseline.ts')).baseline }),
      scenery: async () => (await import('./view/attempts.ts')).loopScenery,
    },
    speech,
  );

const CORE_GAME = async () => (await import('./rules/core-game.ts')).coreGame;

/** What happens at a table is brought once somebody sits down. */
const tablesIn = (speech: Bring<TableSpeech<PlayedSaid>>) => ({
  start: anyTable(
    { game: CORE_GAME, scenery: async () => (await import('./view/scene.ts')).startScenery },
    speech,
  ),
  table: anyTable(
    { game: CORE_GAME, scenery: async () => (await import('./view/told-scene.ts')).coreScenery },
    speech,
  ),
});

const retoldIn = (catalogue: Bring<Catalogue<RetoldSaid>>) =>
  anyRetold(() => import('./view/retold.ts'), catalogue);

const cardTexts = async () => (await import('../../../content/loopgraven/card-texts.ts')).CARD_TEXTS;

export const LOOPGRAVEN = {
  id: 'loopgraven',
  versions: async () => (await import('../../../cards/loopgraven/released-versions.ts')).VERSIONS,
  kit: async () => (await import('../../../cards/loopgraven/kit.ts')).loopgravenKit,
  book: async () => (await import('../../../content/loopgraven/book.ts')).BOOK,
  plays: async () => (await import('../../../content/loopgraven/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/loopgraven/lessons/all.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/loopgraven/puzzles.ts')).PUZZLES,
  referee: {
    ...refereeIn(async () => (await import('../../../content/loopgraven/messages.en.ts')).SPEECH_EN),
    ...tablesIn(async () => (await import('../../../content/loopgraven/messages-core.en.ts')).PLAYED_EN),
    features: async () => (await import('../../../content/loopgraven/feature-words.en.ts')).FEATURE_WORDS_EN,
    retold: retoldIn(
      async () => (await import('../../../content/loopgraven/messages-retold.en.ts')).RETOLD_EN,
    ),
    cardTexts,
    ...quotes(
      async () => (await import('../../../content/loopgraven/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/loopgraven/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/loopgraven/situations/all.ts')).SITUATIONS,
  },
  in: {
    nl: {
      kit: async () => (await import('../../../cards/loopgraven/kit-nl.ts')).loopgravenKit,
      book: async () => (await import('../../../content/loopgraven/nl/book.ts')).BOOK,
      plays: async () => (await import('../../../content/loopgraven/how-it-plays.ts')).HOW_IT_PLAYS_NL,
      lessons: async () => (await import('../../../content/loopgraven/lessons/all.ts')).LESSONS_NL,
      puzzles: async () => (await import('../../../content/loopgraven/puzzles.ts')).PUZZLES_NL,
      referee: {
        ...refereeIn(async () => (await import('../../../content/loopgraven/messages.nl.ts')).SPEECH_NL),
        ...tablesIn(async () => (await import('../../../content/loopgraven/messages-core.nl.ts')).PLAYED_NL),
        features: async () =>
          (await import('../../../content/loopgraven/feature-words.nl.ts')).FEATURE_WORDS_NL,
        retold: retoldIn(
          async () => (await import('../../../content/loopgraven/messages-retold.nl.ts')).RETOLD_NL,
        ),
        cardTexts,
        ...quotes(
          async () => (await import('../../../content/loopgraven/nl/statements.ts')).STATEMENTS,
          async () => (await import('../../../content/loopgraven/nl/rulings.ts')).RULINGS,
        ),
        situations: async () => (await import('../../../content/loopgraven/situations/all.ts')).SITUATIONS_NL,
      },
    },
  },
} satisfies ShelfGame;
