/** TanK as a package; each part is imported when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyRetold, anyTable } from '../../referee/erased-types.ts';

const book = async () => (await import('../../../content/tank/book.ts')).BOOK;

const CORE_GAME = async () => (await import('./rules/core-game.ts')).coreGame;
const PLAYED = async () => (await import('../../../content/tank/messages-core.en.ts')).PLAYED_EN;

export const TANK = {
  versions: async () => (await import('../../../cards/tank/released-versions.ts')).VERSIONS,
  id: 'tank',
  kit: async () => (await import('../../../cards/tank/kit.ts')).tankKit,
  book,
  plays: async () => (await import('../../../content/tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/tank/lessons/all.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./rules/judge.ts')).tank,
        form: async () => (await import('./rules/position-format.ts')).tankForm,
        invariants: async () => (await import('./rules/validate-position.ts')).invariantsBroken,
        packing: async () => (await import('./rules/position-format.ts')).tankPacking,
        editing: async () => (await import('./view/editor.ts')).tankEditing,
        tracker: async () => (await import('./view/tracker.ts')).tankTracker,
        hints: async () => (await import('./bot/search-hints.ts')).tankHints,
        design: async () => (await import('./bot/study-parameters.ts')).tankDesign,
        players: async () => ({ sensible: (await import('./bot/baseline.ts')).baseline }),
        scenery: async () => (await import('./view/attempts.ts')).tankScenery,
      },
      async () => (await import('../../../content/tank/messages.en.ts')).SPEECH_EN,
    ),
    // What happens at a table is brought once somebody sits down.
    start: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/scene.ts')).startScenery,
      },
      PLAYED,
    ),
    table: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/told-scene.ts')).coreScenery,
      },
      PLAYED,
    ),
    features: async () => (await import('../../../content/tank/feature-words.en.ts')).FEATURE_WORDS_EN,
    retold: anyRetold(
      () => import('./view/retold.ts'),
      async () => (await import('../../../content/tank/messages-retold.en.ts')).RETOLD_EN,
    ),
    cardTexts: async () => (await import('../../../content/tank/card-texts.ts')).CARD_TEXTS,
    ...quotes(
      async () => (await import('../../../content/tank/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/tank/situations/all.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
