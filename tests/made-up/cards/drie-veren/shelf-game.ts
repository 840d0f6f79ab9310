/** Drie Veren as it stands on the shelf of the tests. */
import { sentencesOf } from '../../../../src/book/sentences.ts';
import type { ShelfGame } from '../../../../src/book/shelf-game.ts';
import { anyReferee } from '../../../../src/referee/any.ts';
import { spokenForm, spokenGame, spokenScenery } from '../../../../src/referee/spoken.ts';
import { SPEECH_NL } from '../../content/drie-veren/speech.nl.ts';

const book = async () => (await import('../../content/drie-veren/book.ts')).BOOK;

export const DRIE_VEREN = {
  id: 'drie-veren',
  kit: async () => (await import('./kit.ts')).drieVerenKit,
  book,
  lessons: async () => (await import('../../content/drie-veren/lessons.ts')).LESSONS,
  referee: {
    ...anyReferee({
      game: async () => spokenGame((await import('../../src/games/drie-veren/game.ts')).drieVeren, SPEECH_NL),
      form: async () =>
        spokenForm((await import('../../src/games/drie-veren/form.ts')).drieVerenForm, SPEECH_NL),
      packing: async () => (await import('../../src/games/drie-veren/form.ts')).drieVerenPacking,
      scenery: async () =>
        spokenScenery((await import('../../src/games/drie-veren/scene.ts')).drieVerenScenery, SPEECH_NL),
    }),
    sentences: async () => sentencesOf((await book()).statements, (await book()).rulings),
    situations: async () => (await import('../../content/drie-veren/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
