/** Drie Veren as it stands on the shelf of the tests. */
import { quotes } from '../../../../src/book/sentences.ts';
import type { ShelfGame } from '../../../../src/book/shelf-game.ts';
import { anyReferee } from '../../../../src/referee/any.ts';

const book = async () => (await import('../../content/drie-veren/book.ts')).BOOK;

export const DRIE_VEREN = {
  id: 'drie-veren',
  language: 'nl',
  kit: async () => (await import('./kit.ts')).drieVerenKit,
  book,
  lessons: async () => (await import('../../content/drie-veren/lessons.ts')).LESSONS,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('../../src/games/drie-veren/game.ts')).drieVeren,
        form: async () => (await import('../../src/games/drie-veren/form.ts')).drieVerenForm,
        invariants: async () => (await import('../../src/games/drie-veren/form.ts')).invariantsBroken,
        packing: async () => (await import('../../src/games/drie-veren/form.ts')).drieVerenPacking,
        editing: async () => (await import('../../src/games/drie-veren/editing.ts')).drieVerenEditing,
        scenery: async () => (await import('../../src/games/drie-veren/scene.ts')).drieVerenScenery,
        tracker: async () => (await import('../../src/games/drie-veren/table.ts')).drieVerenTracker,
        pad: async () => (await import('../../src/games/drie-veren/table.ts')).drieVerenPad,
      },
      async () => (await import('../../content/drie-veren/speech.nl.ts')).SPEECH_NL,
    ),
    ...quotes(
      async () => (await book()).statements,
      async () => (await book()).rulings,
    ),
    situations: async () => (await import('../../content/drie-veren/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
