/** The Fog of War as a package; each part is imported when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyRetold, anyTable } from '../../referee/erased-types.ts';

const RULES = {
  game: async () => (await import('./rules/judge.ts')).fogOfWar,
  form: async () => (await import('./rules/position-format.ts')).fogForm,
};

const CORE_GAME = async () => (await import('./rules/core-game.ts')).coreGame;

export const FOG_OF_WAR = {
  id: 'fog-of-war',
  versions: async () => (await import('../../../cards/fog-of-war/released-versions.ts')).VERSIONS,
  kit: async () => (await import('../../../cards/fog-of-war/kit.ts')).fogOfWarKit,
  book: async () => (await import('../../../content/fog-of-war/book.ts')).BOOK,
  plays: async () => (await import('../../../content/fog-of-war/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/fog-of-war/lessons/first-steps.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/fog-of-war/puzzles.ts')).PUZZLES,
  referee: {
    // The checkers have a message catalogue of their own, so that players do not load it.
    ...anyReferee(
      {
        ...RULES,
        checkers: async () => (await import('./view/supply-checker.ts')).fogCheckers,
      },
      async () => (await import('../../../content/fog-of-war/messages-checkers.en.ts')).CHECKER_SPEECH_EN,
    ),
    ...anyReferee(
      {
        ...RULES,
        invariants: async () => (await import('./rules/validate-position.ts')).invariantsBroken,
        packing: async () => (await import('./rules/position-format.ts')).fogPacking,
        editing: async () => (await import('./view/editor.ts')).fogEditing,
        tracker: async () => (await import('./view/tracker.ts')).fogTracker,
        design: async () => (await import('./bot/study-parameters.ts')).fogDesign,
        hints: async () => (await import('./bot/evaluate.ts')).fogHints,
        players: async () => ({ thumb: (await import('./bot/baseline.ts')).baselineBot }),
        scenery: async () => (await import('./view/attempts.ts')).fogScenery,
      },
      async () => (await import('../../../content/fog-of-war/messages.en.ts')).SPEECH_EN,
    ),
    // What is asked, touched and told at a table is brought once somebody sits down.
    start: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/scene.ts')).startScenery,
      },
      async () => (await import('../../../content/fog-of-war/messages-core.en.ts')).START_EN,
    ),
    table: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/told-scene.ts')).coreScenery,
      },
      async () => (await import('../../../content/fog-of-war/messages-told.en.ts')).PLAYED_EN,
    ),
    situations: async () => (await import('../../../content/fog-of-war/situations/all.ts')).SITUATIONS,
    features: async () => (await import('../../../content/fog-of-war/feature-words.en.ts')).FEATURE_WORDS_EN,
    retold: anyRetold(
      () => import('./view/retold.ts'),
      async () => (await import('../../../content/fog-of-war/messages-retold.en.ts')).RETOLD_EN,
    ),
    cardTexts: async () => (await import('../../../content/fog-of-war/card-texts.ts')).CARD_TEXTS,
    ...quotes(
      async () => (await import('../../../content/fog-of-war/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/fog-of-war/rulings.ts')).RULINGS,
    ),
  },
} satisfies ShelfGame;
