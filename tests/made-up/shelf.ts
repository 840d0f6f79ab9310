/** The shelf of the tests: `fieldkit list --shelf tests/made-up/shelf.ts`. */
import { anyForm, anyGame, anyPacking } from '../../src/referee/any.ts';
import { anyScenery } from '../../src/referee/scene.ts';
import { sentencesOf } from '../../src/book/sentences.ts';
import { SPEECH_EN } from './content/stepping-stones/speech.en.ts';
import type { Shelf } from '../../src/site/shelf.ts';

export const SHELF: Shelf = [
  {
    id: 'stepping-stones',
    kit: async () => (await import('./cards/stepping-stones/kit.ts')).steppingStonesKit,
    referee: {
      game: async () => anyGame((await import('./spoken.ts')).ENGLISH_STONES),
      form: async () => anyForm((await import('./spoken.ts')).ENGLISH_FORM),
      packing: async () =>
        anyPacking((await import('./src/games/stepping-stones/pack.ts')).steppingStonesPacking),
      sentences: async () =>
        sentencesOf((await import('./content/stepping-stones/statements.ts')).STATEMENTS),
      situations: async () => (await import('./content/stepping-stones/situations.ts')).SITUATIONS,
      scenery: async () => anyScenery((await import('./spoken.ts')).sceneryIn(SPEECH_EN)),
      editing: async () => (await import('./spoken.ts')).editingIn(SPEECH_EN),
    },
    book: async () => (await import('./content/stepping-stones/book.ts')).BOOK,
    lessons: async () => (await import('./content/stepping-stones/lessons.ts')).LESSONS,
  },
];
