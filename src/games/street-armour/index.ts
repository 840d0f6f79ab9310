/** Street Armour as a package; each part is imported when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyRetold, anyTable } from '../../referee/erased-types.ts';

const book = async () => (await import('../../../content/street-armour/book.ts')).BOOK;

const CORE_GAME = async () => (await import('./rules/core-game.ts')).coreGame;
const PLAYED = async () => (await import('../../../content/street-armour/messages-core.en.ts')).PLAYED_EN;

export const STREET_ARMOUR = {
  id: 'street-armour',
  kit: async () => (await import('../../../cards/street-armour/kit.ts')).streetArmourKit,
  versions: async () => (await import('../../../cards/street-armour/released-versions.ts')).VERSIONS,
  book,
  plays: async () => (await import('../../../content/street-armour/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/street-armour/lessons/all.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/street-armour/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./rules/judge.ts')).streetArmour,
        form: async () => (await import('./rules/position-format.ts')).armourForm,
        invariants: async () => (await import('./rules/validate-position.ts')).invariantsBroken,
        packing: async () => (await import('./rules/position-format.ts')).armourPacking,
        editing: async () => (await import('./view/editor.ts')).armourEditing,
        checkers: async () => (await import('./view/line-of-fire-checker.ts')).shotCheckers,
        tracker: async () => (await import('./view/tracker.ts')).armourTracker,
        hints: async () => (await import('./bot/search-hints.ts')).armourHints,
        design: async () => (await import('./bot/study-parameters.ts')).armourDesign,
        players: async () => ({ thumb: (await import('./bot/baseline.ts')).baselineBot }),
        scenery: async () => (await import('./view/attempts.ts')).armourScenery,
      },
      async () => (await import('../../../content/street-armour/messages.en.ts')).SPEECH_EN,
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
    features: async () =>
      (await import('../../../content/street-armour/feature-words.en.ts')).FEATURE_WORDS_EN,
    ...quotes(
      async () => (await import('../../../content/street-armour/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/street-armour/rulings.ts')).RULINGS,
    ),
    retold: anyRetold(
      () => import('./view/retold.ts'),
      async () => (await import('../../../content/street-armour/messages-retold.en.ts')).RETOLD_EN,
    ),
    situations: async () => (await import('../../../content/street-armour/situations/all.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
