/** Street Armour as it stands on a shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../src/book/sentences.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { anyReferee, anyTable } from '../../src/referee/any.ts';

const book = async () => (await import('../../content/street-armour/book.ts')).BOOK;

export const STREET_ARMOUR = {
  id: 'street-armour',
  kit: async () => (await import('./kit.ts')).streetArmourKit,
  versions: async () => (await import('./versions.ts')).VERSIONS,
  book,
  plays: async () => (await import('../../content/street-armour/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../content/street-armour/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../content/street-armour/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('../../src/games/street-armour/game.ts')).streetArmour,
        form: async () => (await import('../../src/games/street-armour/form.ts')).armourForm,
        invariants: async () =>
          (await import('../../src/games/street-armour/invariants.ts')).invariantsBroken,
        packing: async () => (await import('../../src/games/street-armour/shape.ts')).armourPacking,
        editing: async () => (await import('../../src/games/street-armour/editing.ts')).armourEditing,
        checkers: async () => (await import('../../src/games/street-armour/shot-checker.ts')).shotCheckers,
        tracker: async () => (await import('../../src/games/street-armour/tracker.ts')).armourTracker,
        hints: async () => (await import('../../src/games/street-armour/hints.ts')).armourHints,
        design: async () => (await import('../../src/games/street-armour/design.ts')).armourDesign,
        players: async () => ({ thumb: (await import('../../src/games/street-armour/thumb.ts')).thumb }),
        scenery: async () => (await import('../../src/games/street-armour/scenery.ts')).armourScenery,
      },
      async () => (await import('../../content/street-armour/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('../../src/games/street-armour/played.ts')).playedArmour,
        scenery: async () => (await import('../../src/games/street-armour/scene.ts')).playedArmourScenery,
      },
      async () => (await import('../../content/street-armour/speech-played.en.ts')).PLAYED_EN,
    ),
    ...quotes(
      async () => (await import('../../content/street-armour/statements.ts')).STATEMENTS,
      async () => (await import('../../content/street-armour/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../content/street-armour/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
