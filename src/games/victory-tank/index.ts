/** Victory Tank as a package; each part is imported when it is asked for. */
import { quotes } from '../../book/sentences.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { anyReferee, anyRetold, anyTable } from '../../referee/erased-types.ts';

const CORE_GAME = async () => (await import('./rules/core-game.ts')).coreGame;
const PLAYED = async () => (await import('../../../content/victory-tank/messages-core.en.ts')).PLAYED_EN;

export const VICTORY_TANK = {
  id: 'victory-tank',
  kit: async () => (await import('../../../cards/victory-tank/kit.ts')).victoryTankKit,
  versions: async () => (await import('../../../cards/victory-tank/released-versions.ts')).VERSIONS,
  book: async () => (await import('../../../content/victory-tank/book.ts')).BOOK,
  plays: async () => (await import('../../../content/victory-tank/how-it-plays.ts')).HOW_IT_PLAYS,
  lessons: async () => (await import('../../../content/victory-tank/lessons.ts')).LESSONS,
  puzzles: async () => (await import('../../../content/victory-tank/puzzles.ts')).PUZZLES,
  referee: {
    ...anyReferee(
      {
        game: async () => (await import('./rules/judge.ts')).victoryTank,
        form: async () => (await import('./rules/position-format.ts')).victoryTankForm,
        invariants: async () => (await import('./rules/validate-position.ts')).invariantsBroken,
        packing: async () => (await import('./rules/position-codec.ts')).victoryTankPacking,
        scenery: async () => (await import('./view/attempts.ts')).victoryTankScenery,
        editing: async () => (await import('./view/editor.ts')).victoryTankEditing,
        tracker: async () => (await import('./view/tracker.ts')).victoryTankTracker,
        pad: async () => (await import('./view/pad.ts')).victoryTankPad,
        hints: async () => (await import('./bot/search-hints.ts')).victoryTankHints,
        design: async () => (await import('./bot/study-parameters.ts')).victoryTankDesign,
        players: async () => {
          const { greedy, planner, twoPointPlanner } = await import('./bot/baseline.ts');
          return { greedy, planner, 'two-point': twoPointPlanner };
        },
      },
      async () => (await import('../../../content/victory-tank/messages.en.ts')).SPEECH_EN,
    ),
    // What happens at a table is brought once somebody sits down.
    start: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/scene.ts')).startScenery,
      },
      PLAYED,
    ),
    table: anyTable(
      {
        game: CORE_GAME,
        scenery: async () => (await import('./view/told-scene.ts')).coreScenery,
      },
      PLAYED,
    ),
    history: async () => (await import('../../../content/victory-tank/rules-history.ts')).HISTORY,
    features: async () =>
      (await import('../../../content/victory-tank/feature-words.en.ts')).FEATURE_WORDS_EN,
    retold: anyRetold(
      () => import('./view/retold.ts'),
      async () => (await import('../../../content/victory-tank/messages-retold.en.ts')).RETOLD_EN,
    ),
    cardTexts: async () => (await import('../../../content/victory-tank/card-texts.ts')).CARD_TEXTS,
    ...quotes(
      async () => (await import('../../../content/victory-tank/statements.ts')).STATEMENTS,
      async () => (await import('../../../content/victory-tank/rulings.ts')).RULINGS,
    ),
    situations: async () => (await import('../../../content/victory-tank/situations/all.ts')).SITUATIONS,
  },
} satisfies ShelfGame;
