/** The Fog of War as it stands on a shelf. */
import { quotes } from '../../src/book/sentences.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { anyReferee, anyTable } from '../../src/referee/any.ts';

const RULES = {
  game: async () => (await import('../../src/games/fog-of-war/game.ts')).fogOfWar,
  form: async () => (await import('../../src/games/fog-of-war/form.ts')).fogForm,
};

export const FOG_OF_WAR = {
  id: 'fog-of-war',
  versions: async () => (await import('./versions.ts')).VERSIONS,
  kit: async () => (await import('./kit.ts')).fogOfWarKit,
  book: async () => (await import('../../content/fog-of-war/book.ts')).BOOK,
  plays: async () => (await import('../../content/fog-of-war/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../content/fog-of-war/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../content/fog-of-war/puzzles.ts')).PUZZLES,
  referee: {
    // They have words of their own, which nobody who plays has to load.
    ...anyReferee(
      {
        ...RULES,
        checkers: async () => (await import('../../src/games/fog-of-war/checkers.ts')).fogCheckers,
      },
      async () => (await import('../../content/fog-of-war/speech-check.en.ts')).CHECKER_SPEECH_EN,
    ),
    ...anyReferee(
      {
        ...RULES,
        invariants: async () => (await import('../../src/games/fog-of-war/invariants.ts')).invariantsBroken,
        packing: async () => (await import('../../src/games/fog-of-war/packing.ts')).fogPacking,
        editing: async () => (await import('../../src/games/fog-of-war/editing.ts')).fogEditing,
        tracker: async () => (await import('../../src/games/fog-of-war/tracker.ts')).fogTracker,
        design: async () => (await import('../../src/games/fog-of-war/design.ts')).fogDesign,
        hints: async () => (await import('../../src/games/fog-of-war/hints.ts')).fogHints,
        players: async () => ({ thumb: (await import('../../src/games/fog-of-war/thumb.ts')).thumb }),
        scenery: async () => (await import('../../src/games/fog-of-war/scenery.ts')).fogScenery,
      },
      async () => (await import('../../content/fog-of-war/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('../../src/games/fog-of-war/played.ts')).playedFog,
        scenery: async () => (await import('../../src/games/fog-of-war/played-scenery.ts')).playedFogScenery,
      },
      async () => (await import('../../content/fog-of-war/speech-played.en.ts')).PLAYED_EN,
    ),
    situations: async () => (await import('../../content/fog-of-war/situations.ts')).SITUATIONS,
    ...quotes(
      async () => (await import('../../content/fog-of-war/statements.ts')).STATEMENTS,
      async () => (await import('../../content/fog-of-war/rulings.ts')).RULINGS,
    ),
  },
} satisfies ShelfGame;
