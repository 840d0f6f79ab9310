/** Victory Tank as it stands on the shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyTable } from '../../referee/any.ts';

export const VICTORY_TANK = {
  id: 'victory-tank',
  kit: async () => (await import('../../../cards/victory-tank/kit.ts')).victoryTankKit,
  versions: async () => (await import('../../../cards/victory-tank/versions.ts')).VERSIONS,
  book: async () => (await import('../../../content/victory-tank/book.ts')).BOOK,
  plays: async () => (await import('../../../content/victory-tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/victory-tank/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/victory-tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./game.ts')).victoryTank,
        form: async () => (await import('./form.ts')).victoryTankForm,
        invariants: async () => (await import('./invariants.ts')).invariantsBroken,
        packing: async () => (await import('./pack.ts')).victoryTankPacking,
        scenery: async () => (await import('./scenery.ts')).victoryTankScenery,
        editing: async () => (await import('./editing.ts')).victoryTankEditing,
        tracker: async () => (await import('./tracker.ts')).victoryTankTracker,
        pad: async () => (await import('./pad.ts')).victoryTankPad,
        hints: async () => (await import('./hints.ts')).victoryTankHints,
        design: async () => (await import('./design.ts')).victoryTankDesign,
        players: async () => {
          const { planner, twoPointPlanner } = await import('./planner.ts');
          const { greedy } = await import('./greedy.ts');
          return { greedy, planner, 'two-point': twoPointPlanner };
        },
      },
      async () => (await import('../../../content/victory-tank/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('./played.ts')).playedTank,
        scenery: async () => (await import('./scene.ts')).playedTankScenery,
      },
      async () => (await import('../../../content/victory-tank/speech-played.en.ts')).PLAYED_EN,
    ),
    history: async () => (await import('../../../content/victory-tank/history.ts')).HISTORY,
    ...quotes(
      async () => (await import('../../../content/victory-tank/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/victory-tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/victory-tank/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
