/** The whole game Stepping Stones, for the shelf of the tests; each part is imported when it is asked for. */
import { type GameSpeech, anyReferee } from '../../../../../src/referee/index.ts';
import { quotes } from '../../../../../src/book/sentences.ts';
import type { ShelfGame } from '../../../../../src/book/shelf-game.ts';
import type { StonesSaid } from './messages.ts';
import { type Bring } from '../../../../../src/referee/erased-types.ts';

const refereeIn = (speech: Bring<GameSpeech<StonesSaid>>) =>
  anyReferee(
    {
      game: async () => (await import('./rules/game.ts')).steppingStones,
      form: async () => (await import('./rules/position-format.ts')).steppingStonesForm,
      invariants: async () => (await import('./rules/position-format.ts')).invariantsBroken,
      packing: async () => (await import('./rules/position-format.ts')).steppingStonesPacking,
      scenery: async () => (await import('./view/scene.ts')).steppingStonesScenery,
      editing: async () => (await import('./view/editor.ts')).steppingStonesEditing,
    },
    speech,
  );

export const STEPPING_STONES = {
  id: 'stepping-stones',
  kit: async () => (await import('../../../cards/stepping-stones/kit.ts')).steppingStonesKit,
  book: async () => (await import('../../../content/stepping-stones/book.ts')).BOOK,
  plays: async () => (await import('../../../content/stepping-stones/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/stepping-stones/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/stepping-stones/puzzles.ts')).PUZZLES,
  referee: {
    ...refereeIn(async () => (await import('../../../content/stepping-stones/messages.en.ts')).SPEECH_EN),
    ...quotes(
      async () => (await import('../../../content/stepping-stones/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/stepping-stones/book.ts')).BOOK.rulings,
    ),
    situations: async () => (await import('../../../content/stepping-stones/situations.ts')).SITUATIONS,
  },
  in: {
    nl: {
      kit: async () => (await import('../../../cards/stepping-stones/kit-nl.ts')).steppingStonesKit,
      book: async () => (await import('../../../content/stepping-stones/nl/book.ts')).BOOK,
      plays: async () => (await import('../../../content/stepping-stones/nl/how-it-plays.ts')).HOW_IT_PLAYS,
      lessons: async () => (await import('../../../content/stepping-stones/nl/lessons.ts')).LESSONS,
      puzzles: async () => (await import('../../../content/stepping-stones/nl/puzzles.ts')).PUZZLES,
      referee: {
        ...refereeIn(async () => (await import('../../../content/stepping-stones/messages.nl.ts')).SPEECH_NL),
        ...quotes(
          async () => (await import('../../../content/stepping-stones/nl/statements.ts')).STATEMENTS,
          async () => (await import('../../../content/stepping-stones/nl/book.ts')).BOOK.rulings,
        ),
        situations: async () =>
          (await import('../../../content/stepping-stones/nl/situations.ts')).SITUATIONS,
      },
    },
  },
} satisfies ShelfGame;
