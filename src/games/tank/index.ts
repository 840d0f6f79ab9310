/** TanK as it stands on the shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyTable } from '../../referee/any.ts';

const book = async () => (await import('../../../content/tank/book.ts')).BOOK;

export const TANK = {
  versions: async () => (await import('../../../cards/tank/versions.ts')).VERSIONS,
  id: 'tank',
  kit: async () => (await import('../../../cards/tank/kit.ts')).tankKit,
  book,
  plays: async () => (await import('../../../content/tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/tank/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./game.ts')).tank,
        form: async () => (await import('./form.ts')).tankForm,
        invariants: async () => (await import('./invariants.ts')).invariantsBroken,
        packing: async () => (await import('./shape.ts')).tankPacking,
        editing: async () => (await import('./editing.ts')).tankEditing,
        tracker: async () => (await import('./tracker.ts')).tankTracker,
        hints: async () => (await import('./hints.ts')).tankHints,
        design: async () => (await import('./design.ts')).tankDesign,
        players: async () => ({ sensible: (await import('./sensible.ts')).sensible }),
        scenery: async () => (await import('./scenery.ts')).tankScenery,
      },
      async () => (await import('../../../content/tank/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('./played.ts')).playedTank,
        scenery: async () => (await import('./scene.ts')).playedTankScenery,
      },
      async () => (await import('../../../content/tank/speech-played.en.ts')).PLAYED_EN,
    ),
    ...quotes(
      async () => (await import('../../../content/tank/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/tank/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
