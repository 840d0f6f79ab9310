/** TanK as it stands on the shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../src/book/sentences.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { anyReferee, anyTable } from '../../src/referee/any.ts';

const book = async () => (await import('../../content/tank/book.ts')).BOOK;

export const TANK = {
  versions: async () => (await import('./versions.ts')).VERSIONS,
  id: 'tank',
  kit: async () => (await import('./kit.ts')).tankKit,
  book,
  plays: async () => (await import('../../content/tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../content/tank/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../content/tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('../../src/games/tank/game.ts')).tank,
        form: async () => (await import('../../src/games/tank/form.ts')).tankForm,
        invariants: async () => (await import('../../src/games/tank/invariants.ts')).invariantsBroken,
        packing: async () => (await import('../../src/games/tank/shape.ts')).tankPacking,
        editing: async () => (await import('../../src/games/tank/editing.ts')).tankEditing,
        tracker: async () => (await import('../../src/games/tank/tracker.ts')).tankTracker,
        hints: async () => (await import('../../src/games/tank/hints.ts')).tankHints,
        design: async () => (await import('../../src/games/tank/design.ts')).tankDesign,
        players: async () => ({ sensible: (await import('../../src/games/tank/sensible.ts')).sensible }),
        scenery: async () => (await import('../../src/games/tank/scenery.ts')).tankScenery,
      },
      async () => (await import('../../content/tank/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('../../src/games/tank/played.ts')).playedTank,
        scenery: async () => (await import('../../src/games/tank/scene.ts')).playedTankScenery,
      },
      async () => (await import('../../content/tank/speech-played.en.ts')).PLAYED_EN,
    ),
    ...quotes(
      async () => (await import('../../content/tank/statements.ts')).STATEMENTS,
      async () => (await import('../../content/tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../content/tank/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
