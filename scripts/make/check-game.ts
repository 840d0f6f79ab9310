/**
 * Faults that keep a game from being built: parts that disagree with each other or the referee, or a text that names
 * something missing.
 */
import { existsSync } from 'node:fs';
import { falseExamples } from '../../src/book/check/example-faults.ts';
import { gameFaults } from '../../src/book/check/game-faults.ts';
import { trialOf, type Trial } from '../../src/book/check/trial-faults.ts';
import { falseAnswers } from '../../src/book/check/verify-questions.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { textFaults } from '../../src/site/booklet/check-booklet.ts';
import { openDesk, type Desk } from '../../src/site/game-bundle.ts';
import { doubtful } from '../../src/site/ask/validate-situations.ts';
import { lessonFaults } from '../../src/site/lessons/validate-lesson.ts';
import { puzzleFaults } from '../../src/site/puzzles/validate-puzzle.ts';
import { refusalOf } from '../cli/command-error.ts';
import { rulesPathOf, rulesTextOf } from './find-rules-text.ts';

/** Examples and answers of the book that the referee contradicts. */
const bookFalsehoods = ({ referee, book }: Desk): readonly string[] =>
  referee === null ? [] : [...falseExamples(referee, book), ...falseAnswers(referee, book)];

/** Lessons the referee disagrees with. */
async function lessonsFaults({ lessons, referee }: ShelfGame): Promise<readonly string[]> {
  if (!lessons || !referee?.scenery) return [];
  const [game, form, scenery] = await Promise.all([referee.game(), referee.form(), referee.scenery()]);
  return (await lessons()).flatMap((lesson) => lessonFaults({ game, form, scenery }, lesson));
}

/** Puzzles the referee solves differently. */
async function puzzlesFaults({ puzzles, referee }: ShelfGame): Promise<readonly string[]> {
  if (!puzzles || !referee?.scenery) return [];
  const [game, form, scenery] = await Promise.all([referee.game(), referee.form(), referee.scenery()]);
  return (await puzzles()).flatMap((puzzle) => puzzleFaults({ game, form, scenery }, puzzle));
}

/** The faults of `content/<game>/rules.mdx`, if it exists, or else of the text in its book. */
function rulesFaults(game: ShelfGame, desk: Desk | null): readonly string[] {
  if (!existsSync(rulesPathOf(game)))
    return desk?.book.text ? textFaults(desk.book.text, desk).map((fault) => `rules: ${fault}`) : [];
  const place = `content/${game.id}/rules.mdx`;
  if (desk === null) return [`${place}: there is no book whose sentences it could tell`];
  return textFaults(rulesTextOf(game), desk).map((fault) => `${place}: ${fault}`);
}

/** Situations of a maker's game that say something else than the table they make. */
async function situationFaults({ home, referee }: ShelfGame): Promise<readonly string[]> {
  if (home === undefined || !referee?.situations) return [];
  const judges = { game: await referee.game(), form: await referee.form() };
  return doubtful(judges, await referee.situations());
}

/** What playing a maker's game by lot comes upon; the house's own are tried by its tests. */
async function trialIn({ home, referee, book }: ShelfGame): Promise<Trial | null> {
  if (home === undefined || referee === undefined) return null;
  const [scenery, written] = await Promise.all([referee.scenery?.(), book?.()]);
  return trialOf({
    game: await referee.game(),
    invariants: (await referee.invariants?.()) ?? (() => []),
    sentences: Object.keys(written?.statements ?? {}),
    ...(scenery && { scenery }),
  });
}

/** What was asked of a game, and its faults. */
export interface CheckedRules {
  /** Every fault, one sentence each: those of its parts alone, if any, as everything else depends on them. */
  readonly faults: readonly string[];
  /** Games that were played by lot; null where there is nothing to play, or its parts have faults. */
  readonly trial: Trial | null;
}

/** Checks the rules of a game and all that is told of them. */
export async function checkRules(game: ShelfGame): Promise<CheckedRules> {
  const faults = await gameFaults(game);
  if (faults.length > 0) return { faults, trial: null };
  const trial = await trialIn(game);
  const named = (fault: string): string => `${game.id}, ${fault.replace(/\.$/, '')}.`;
  if (trial && trial.faults.length > 0) return { faults: trial.faults.map(named), trial };
  const desk = await openDesk(game);
  const told = [
    ...(desk === null ? [] : bookFalsehoods(desk)),
    ...(await lessonsFaults(game)),
    ...(await puzzlesFaults(game)),
    ...(await situationFaults(game)),
    ...rulesFaults(game, desk),
  ];
  return { faults: told.map(named), trial };
}

/** Every fault of a game, one sentence each. */
export const faultsOf = async (game: ShelfGame): Promise<readonly string[]> =>
  (await checkRules(game)).faults;

const asked = new WeakMap<ShelfGame, Promise<readonly string[]>>();

/**
 * Refuses a maker's game that has faults; each is asked once in a run. The house's own games are checked when the site is
 * built, as `npm test` does: asking their referees takes longer than making all their sheets.
 */
export async function refuseFaulty(game: ShelfGame): Promise<void> {
  if (game.home === undefined) return;
  const asking = asked.get(game) ?? faultsOf(game);
  asked.set(game, asking);
  const faults = await asking;
  if (faults.length > 0) throw refusalOf(faults);
}
