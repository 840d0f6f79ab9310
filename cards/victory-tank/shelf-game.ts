/** Victory Tank as it stands on the shelf: all that its three folders hold, each part brought when it is asked for. */
import { quotes } from '../../src/book/sentences.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { anyReferee, anyTable } from '../../src/referee/any.ts';

export const VICTORY_TANK = {
  id: 'victory-tank',
  kit: async () => (await import('./kit.ts')).victoryTankKit,
  versions: async () => (await import('./versions.ts')).VERSIONS,
  book: async () => (await import('../../content/victory-tank/book.ts')).BOOK,
  plays: async () => (await import('../../content/victory-tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../content/victory-tank/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../content/victory-tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('../../src/games/victory-tank/game.ts')).victoryTank,
        form: async () => (await import('../../src/games/victory-tank/form.ts')).victoryTankForm,
        invariants: async () => (await import('../../src/games/victory-tank/invariants.ts')).invariantsBroken,
        packing: async () => (await import('../../src/games/victory-tank/pack.ts')).victoryTankPacking,
        scenery: async () => (await import('../../src/games/victory-tank/scenery.ts')).victoryTankScenery,
        editing: async () => (await import('../../src/games/victory-tank/editing.ts')).victoryTankEditing,
        tracker: async () => (await import('../../src/games/victory-tank/tracker.ts')).victoryTankTracker,
        pad: async () => (await import('../../src/games/victory-tank/pad.ts')).victoryTankPad,
        hints: async () => (await import('../../src/games/victory-tank/hints.ts')).victoryTankHints,
        design: async () => (await import('../../src/games/victory-tank/design.ts')).victoryTankDesign,
        players: async () => {
          const { planner, twoPointPlanner } = await import('../../src/games/victory-tank/planner.ts');
          const { greedy } = await import('../../src/games/victory-tank/greedy.ts');
          return { greedy, planner, 'two-point': twoPointPlanner };
        },
      },
      async () => (await import('../../content/victory-tank/speech.en.ts')).SPEECH_EN,
    ),
    table: anyTable(
      {
        game: async () => (await import('../../src/games/victory-tank/played.ts')).playedTank,
        scenery: async () => (await import('../../src/games/victory-tank/scene.ts')).playedTankScenery,
      },
      async () => (await import('../../content/victory-tank/speech-played.en.ts')).PLAYED_EN,
    ),
    history: async () => (await import('../../content/victory-tank/history.ts')).HISTORY,
    ...quotes(
      async () => (await import('../../content/victory-tank/statements.ts')).STATEMENTS,
      async () => (await import('../../content/victory-tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../content/victory-tank/situations.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
