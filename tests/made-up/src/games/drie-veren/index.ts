/** The whole game Drie Veren, for the shelf of the tests; each part is imported when it is asked for. */
import { anyReferee } from '../../../../../src/referee/index.ts';
import { quotes } from '../../../../../src/book/sentences.ts';
import type { ShelfGame } from '../../../../../src/book/shelf-game.ts';

const book = async () => (await import('../../../content/drie-veren/book.ts')).BOOK;

export const DRIE_VEREN = {
  id: 'drie-veren',
  language: 'nl',
  kit: async () => (await import('../../../cards/drie-veren/kit.ts')).drieVerenKit,
  book,
  lessons: async () => (await import('../../../content/drie-veren/lessons.ts')).LESSONS,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./rules/game.ts')).drieVeren,
        form: async () => (await import('./rules/position-format.ts')).drieVerenForm,
        invariants: async () => (await import('./rules/position-format.ts')).invariantsBroken,
        packing: async () => (await import('./rules/position-format.ts')).drieVerenPacking,
        editing: async () => (await import('./view/editor.ts')).drieVerenEditing,
        scenery: async () => (await import('./view/scene.ts')).drieVerenScenery,
        tracker: async () => (await import('./view/tracker.ts')).drieVerenTracker,
        pad: async () => (await import('./view/tracker.ts')).drieVerenPad,
      },
      async () => (await import('../../../content/drie-veren/messages.nl.ts')).SPEECH_NL,
    ),
    ...quotes(
      async () => (await book()).statements,
      async () => (await book()).rulings,
    ),
    situations: async () => (await import('../../../content/drie-veren/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
