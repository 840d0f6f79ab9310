/**
 * The shelf: one line a game. The commands and the site list, print and play what stands here; a game's parts are
 * loaded when they are asked for.
 */
import type { Kit } from '../kit/kit.ts';
import type { Version } from '../kit/print-record.ts';
import {
  anyForm,
  anyGame,
  anyPacking,
  anyPad,
  type AnyForm,
  type AnyGame,
  type AnyPacking,
  type AnyPad,
} from '../referee/any.ts';
import type { Editing } from '../referee/editing.ts';
import { anyPlayer, type AnyPlayer } from '../referee/player.ts';
import { anyHints, type AnyHints } from '../referee/search/hints.ts';
import { anyScenery, type AnyScenery } from '../referee/scene.ts';
import { anyTracker, type AnyTracker } from '../referee/tracker.ts';
import type { Situation } from '../book/situation.ts';
import type { Book } from '../book/book.ts';
import type { History } from '../book/changes.ts';
import type { Lesson } from '../book/lesson.ts';
import { readingsOf, sentencesOf, type Readings, type SentencesUnder } from '../book/sentences.ts';

export interface ShelfGame {
  /** The name of the game's folders, and what the commands call it. */
  readonly id: string;
  readonly kit: () => Promise<Kit>;
  /** The folder that holds `content/<id>/`, as the commands find it beside a maker's shelf; this house where left out. */
  readonly home?: string;
  /** The versions of its box that have been released, the oldest first: who has one printed needs only what changed. */
  readonly versions?: () => Promise<readonly Version[]>;
  /** Its referee; a game without one can be printed all the same. */
  readonly referee?: ShelfReferee;
  /** What is read of it. The rules in their teaching order stand in `content/<id>/rules.mdx`, if somebody wrote them. */
  readonly book?: () => Promise<Book>;
  /** It is taught by these, in their order, on the board of its scenery. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
}

export interface ShelfReferee {
  readonly game: () => Promise<AnyGame>;
  /** How people write its positions. */
  readonly form: () => Promise<AnyForm>;
  /** How it is packed into links; without it no links to what happens in it are made. */
  readonly packing?: () => Promise<AnyPacking>;
  /** The versions that its rules have had; without it there has been one. */
  readonly history?: () => Promise<History>;
  /** What its verdicts quote. */
  readonly sentences: () => Promise<SentencesUnder>;
  /** The rulings that its verdicts touch, with both readings. */
  readonly rulings?: () => Promise<readonly Readings[]>;
  /** The situations that are asked about at its table. */
  readonly situations?: () => Promise<readonly Situation[]>;
  /** How it is shown on a board; without it there is no board to play on. */
  readonly scenery?: () => Promise<AnyScenery>;
  /** How a position of it is entered by hand; without it there is no editor. */
  readonly editing?: () => Promise<Editing>;
  /** Keeps the round of a real table, and scores it; a game without both has no page for that. */
  readonly tracker?: () => Promise<AnyTracker>;
  readonly pad?: () => Promise<AnyPad>;
  /** What it tells the search that is its opponent; where left out, that knows the rules alone. */
  readonly hints?: () => Promise<AnyHints>;
  /** Who else plays it by themselves, by name: the opponent is measured by them. */
  readonly players?: () => Promise<Readonly<Record<string, AnyPlayer>>>;
}

export type Shelf = readonly ShelfGame[];

export const SHELF: Shelf = [
  {
    id: 'victory-tank',
    kit: async () => (await import('../../cards/victory-tank/kit.ts')).victoryTankKit,
    versions: async () => (await import('../../cards/victory-tank/versions.ts')).VERSIONS,
    referee: {
      game: async () => anyGame((await import('../games/victory-tank/game.ts')).victoryTank),
      form: async () => anyForm((await import('../games/victory-tank/form.ts')).victoryTankForm),
      packing: async () => anyPacking((await import('../games/victory-tank/pack.ts')).victoryTankPacking),
      history: async () => (await import('../../content/victory-tank/history.ts')).HISTORY,
      sentences: async () => {
        const { STATEMENTS } = await import('../../content/victory-tank/statements.ts');
        const { RULINGS } = await import('../../content/victory-tank/rulings.ts');
        return sentencesOf(STATEMENTS, RULINGS);
      },
      rulings: async () => {
        const { STATEMENTS } = await import('../../content/victory-tank/statements.ts');
        const { RULINGS } = await import('../../content/victory-tank/rulings.ts');
        return readingsOf(STATEMENTS, RULINGS);
      },
      situations: async () => (await import('../../content/victory-tank/situations.ts')).SITUATIONS,
      scenery: async () => anyScenery((await import('../games/victory-tank/scene.ts')).victoryTankScenery),
      editing: async () => (await import('../games/victory-tank/editing.ts')).victoryTankEditing,
      tracker: async () => anyTracker((await import('../games/victory-tank/tracker.ts')).victoryTankTracker),
      pad: async () => anyPad((await import('../games/victory-tank/pad.ts')).victoryTankPad),
      hints: async () => anyHints((await import('../games/victory-tank/hints.ts')).victoryTankHints),
      players: async () => {
        const { greedy } = await import('../games/victory-tank/greedy.ts');
        const { planner, twoPointPlanner } = await import('../games/victory-tank/planner.ts');
        return {
          greedy: anyPlayer(greedy),
          planner: anyPlayer(planner),
          'two-point': anyPlayer(twoPointPlanner),
        };
      },
    },
    book: async () => (await import('../../content/victory-tank/book.ts')).BOOK,
    lessons: async () => (await import('../../content/victory-tank/lessons.ts')).LESSONS,
  },
];
