/** Stepping Stones as it stands on the shelf of the tests. */
import { sentencesOf } from '../../../../src/book/sentences.ts';
import type { ShelfGame } from '../../../../src/book/shelf-game.ts';
import { anyReferee } from '../../../../src/referee/any.ts';

export const STEPPING_STONES = {
  id: 'stepping-stones',
  kit: async () => (await import('./kit.ts')).steppingStonesKit,
  book: async () => (await import('../../content/stepping-stones/book.ts')).BOOK,
  lessons: async () => (await import('../../content/stepping-stones/lessons.ts')).LESSONS,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('../../src/games/stepping-stones/game.ts')).steppingStones,
        form: async () => (await import('../../src/games/stepping-stones/shape.ts')).steppingStonesForm,
        packing: async () => (await import('../../src/games/stepping-stones/shape.ts')).steppingStonesPacking,
        scenery: async () => (await import('../../src/games/stepping-stones/scene.ts')).steppingStonesScenery,
        editing: async () =>
          (await import('../../src/games/stepping-stones/editing.ts')).steppingStonesEditing,
      },
      async () => (await import('../../content/stepping-stones/speech.en.ts')).SPEECH_EN,
    ),
    sentences: async () =>
      sentencesOf((await import('../../content/stepping-stones/statements.ts')).STATEMENTS),
    situations: async () => (await import('../../content/stepping-stones/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
