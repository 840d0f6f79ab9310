/** Street Armour as it stands on a shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyTable } from '../../referee/any.ts';

const book = async () => (await import('../../../content/street-armour/book.ts')).BOOK;

export const STREET_ARMOUR = {
  id: 'street-armour',
  kit: async () => (await import('../../../cards/street-armour/kit.ts')).streetArmourKit,
  versions: async () => (await import('../../../cards/street-armour/versions.ts')).VERSIONS,
  book,
  plays: async () => (await import('../../../content/street-armour/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/street-armour/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/street-armour/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./game.ts')).streetArmour,
        form: async () => (await import('./form.ts')).armourForm,
        invariants: async () => (await import('./invariants.ts')).invariantsBroken,
        packing: async () => (await import('./shape.ts')).armourPacking,
        editing: async () => (await import('./editing.ts')).armourEditing,
        checkers: async () => (await import('./shot-checker.ts')).shotCheckers,
        tracker: async () => (await import('./tracker.ts')).armourTracker,
        hints: async () => (await import('./hints.ts')).armourHints,
        design: async () => (await import('./design.ts')).armourDesign,
        players: async () => ({ thumb: (await import('./thumb.ts')).thumb }),
        scenery: async () => (await import('./scenery.ts')).armourScenery,
      },
      async () => (await import('../../../content/street-armour/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('./played.ts')).playedArmour,
        scenery: async () => (await import('./scene.ts')).playedArmourScenery,
      },
      async () => (await import('../../../content/street-armour/speech-played.en.ts')).PLAYED_EN,
    ),
    ...quotes(
      async () => (await import('../../../content/street-armour/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/street-armour/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/street-armour/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
