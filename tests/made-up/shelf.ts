/** The shelf of the tests: `fieldkit list --shelf tests/made-up/shelf.ts`. */
import { anyForm, anyGame, anyPacking } from '../../src/referee/any.ts';
import { anyScenery } from '../../src/referee/scene.ts';
import { sentencesOf } from '../../src/book/sentences.ts';
import type { Shelf } from '../../src/site/shelf.ts';

export const SHELF: Shelf = [
  {
    id: 'stepping-stones',
    kit: async () => (await import('./cards/stepping-stones/kit.ts')).steppingStonesKit,
    referee: {
      game: async () => anyGame((await import('./src/games/stepping-stones/game.ts')).steppingStones),
      form: async () => anyForm((await import('./src/games/stepping-stones/form.ts')).steppingStonesForm),
      packing: async () =>
        anyPacking((await import('./src/games/stepping-stones/pack.ts')).steppingStonesPacking),
      sentences: async () =>
        sentencesOf((await import('./content/stepping-stones/statements.ts')).STATEMENTS),
      situations: async () => (await import('./content/stepping-stones/situations.ts')).SITUATIONS,
      scenery: async () =>
        anyScenery((await import('./src/games/stepping-stones/scene.ts')).steppingStonesScenery),
      editing: async () => (await import('./src/games/stepping-stones/editing.ts')).steppingStonesEditing,
    },
    book: async () => (await import('./content/stepping-stones/book.ts')).BOOK,
    lessons: async () => (await import('./content/stepping-stones/lessons.ts')).LESSONS,
  },
];
