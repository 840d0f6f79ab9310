/** The Fog of War as it stands on a shelf. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyTable } from '../../referee/any.ts';

const RULES = {
  game: async () => (await import('./game.ts')).fogOfWar,
  form: async () => (await import('./form.ts')).fogForm,
};

export const FOG_OF_WAR = {
  id: 'fog-of-war',
  versions: async () => (await import('../../../cards/fog-of-war/versions.ts')).VERSIONS,
  kit: async () => (await import('../../../cards/fog-of-war/kit.ts')).fogOfWarKit,
  book: async () => (await import('../../../content/fog-of-war/book.ts')).BOOK,
  plays: async () => (await import('../../../content/fog-of-war/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/fog-of-war/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/fog-of-war/puzzles.ts')).PUZZLES,
  referee: {
    // They have words of their own, which nobody who plays has to load.
    ...anyReferee(
      {
        ...RULES,
        checkers: async () => (await import('./checkers.ts')).fogCheckers,
      },
      async () => (await import('../../../content/fog-of-war/speech-check.en.ts')).CHECKER_SPEECH_EN,
    ),
    ...anyReferee(
      {
        ...RULES,
        invariants: async () => (await import('./invariants.ts')).invariantsBroken,
        packing: async () => (await import('./packing.ts')).fogPacking,
        editing: async () => (await import('./editing.ts')).fogEditing,
        tracker: async () => (await import('./tracker.ts')).fogTracker,
        design: async () => (await import('./design.ts')).fogDesign,
        hints: async () => (await import('./hints.ts')).fogHints,
        players: async () => ({ thumb: (await import('./thumb.ts')).thumb }),
        scenery: async () => (await import('./scenery.ts')).fogScenery,
      },
      async () => (await import('../../../content/fog-of-war/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('./played.ts')).playedFog,
        scenery: async () => (await import('./played-scenery.ts')).playedFogScenery,
      },
      async () => (await import('../../../content/fog-of-war/speech-played.en.ts')).PLAYED_EN,
    ),
    situations: async () => (await import('../../../content/fog-of-war/situations.ts')).SITUATIONS,
    ...quotes(
      async () => (await import('../../../content/fog-of-war/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/fog-of-war/rulings.ts')).RULINGS,
    ),
  },
} satisfies ShelfGame;
