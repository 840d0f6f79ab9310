/**
 * Candidates for puzzles out of played games: a turn that can reach something (the win, one more of what is counted beside the
 * board) whatever the others do, by few of its first moves alone, and those the better ones by far. Each is proven as the
 * puzzles of the book are; its words are left to a person.
 */
import { decisionsIn } from '../contest.ts';
import type { Goal, Want } from '../../../src/book/goal.ts';
import { lackingIn } from '../../../src/book/goal.ts';
import type { Puzzle } from '../../../src/book/puzzle.ts';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import type { Player } from '../../../src/referee/game.ts';
import { LONGEST_PLAYOUT } from '../../../src/referee/playout.ts';
import type { Hints } from '../../../src/referee/search/heuristics.ts';
import { search, type Report } from '../../../src/referee/search/search.ts';
import { questTable, type QuestTable } from '../../../src/site/lessons/goal-runner.ts';
import { phaseOf, type Phase } from '../../../src/site/lessons/turn-planning.ts';
import type { Teacher } from '../../../src/site/lessons/validate-lesson.ts';
import { puzzleFaults } from '../../../src/site/puzzles/validate-puzzle.ts';

/** What a candidate says of its turn: a puzzle but for its words. */
type Draft = Pick<Puzzle, 'position' | 'solver' | 'goal' | 'within' | 'ends' | 'begins' | 'best'>;

/** A candidate, and where it comes from. */
export interface Candidate extends Draft {
  /** The seed of its game, and after how many moves. */
  readonly game: string;
  readonly after: number;
  /** The chances of the best first move that can reach the goal, and of the best that cannot, by the samples of a search. */
  readonly chances: readonly [reaching: number, other: number];
}

/** A game, and how long its turns are. */
export interface Quarry extends Teacher {
  readonly hints: Hints;
  /** Rules by which others decide, or chance acts, within a turn of the game's puzzles, and at its end. */
  readonly within: readonly string[];
  readonly ends: readonly string[];
}

/** How others come into the turn, as the puzzles that a game has already say. */
export const turnsOf = (puzzles: readonly Puzzle[]): Pick<Quarry, 'within' | 'ends'> => ({
  within: [...new Set(puzzles.flatMap(({ within = [] }) => within))],
  ends: [...new Set(puzzles.flatMap(({ ends = [] }) => ends))],
});

/** Samples behind the chances of a candidate. */
const SAMPLES = 200;
/** How much better the moves that reach the goal have to be, as a share of the games. */
const LEAST_GAP = 0.1;
/** Chances of who is about to win, whether the expected line goes that far or not. */
const SURE = 0.9;
/** Most first moves that reach it: it may be the same move with another facing. The fewest others. */
const MOST_BEGINNINGS = 6;
const FEWEST_OTHERS = 3;
/** Positions looked at for one goal: fewer than a page may, since most turns reach none. */
const MOST_LOOKED = 4000;

/** The puzzles in one game between these players. */
export function* puzzlesInGame(
  quarry: Quarry,
  players: readonly Player<unknown, unknown>[],
  first: unknown,
  seed: string,
): Generator<Candidate> {
  const { game } = quarry;
  let after = 0;
  let before: ReturnType<AnyGame['toAct']> = null;
  const decisions = decisionsIn(game, first, seed, game.bound ?? LONGEST_PLAYOUT, (position) => {
    after++;
    before = game.toAct(position);
  });
  let next = decisions.next();
  while (next.done !== true) {
    const { player, position, seed: made } = next.value;
    // Later in a turn there is less to find of the same.
    if (before !== player) {
      const draft = draftAt(quarry, position, player, made);
      if (draft !== null) yield { game: seed, after, ...draft };
    }
    const decide = players[player];
    if (decide === undefined) return;
    next = decisions.next(decide(game.observe(position, player), made));
  }
}

/** The best candidate that this turn makes; null where it makes none. */
export function draftAt(
  quarry: Quarry,
  position: unknown,
  solver: number,
  seed: string,
): (Draft & Pick<Candidate, 'chances'>) | null {
  const moves = quarry.game.moves(position);
  if (moves.length <= FEWEST_OTHERS) return null;
  const report = reportOn(quarry, position, solver, seed);
  const all = report.moves.map(({ chances }) => chances);
  if (Math.max(...all) - Math.min(...all) < LEAST_GAP) return null;
  for (const want of wantsAt(quarry, position, solver, report)) {
    const table = tableOf(quarry, position, solver, [want]);
    const found = table.search.openings(position);
    if (found === null || !isFew(found.length, moves.length)) continue;
    const chances = chancesIn(report, found);
    if (chances === null || chances[0] - chances[1] < LEAST_GAP) continue;
    const draft = draftOf(quarry, table, position, found);
    if (draft !== null) return { ...draft, chances };
  }
  return null;
}

const isFew = (reaching: number, all: number): boolean =>
  reaching > 0 && reaching <= MOST_BEGINNINGS && all - reaching >= Math.max(reaching, FEWEST_OTHERS);

const tableOf = (quarry: Quarry, first: unknown, seat: number, goal: Goal): QuestTable => {
  const { within, ends } = quarry;
  return questTable(
    quarry,
    { first, goal, within, ends, outlasts: false, seat, viewer: null, told: [] },
    MOST_LOOKED,
  );
};

/** What the expected line comes to within the turn: the win, or another number in a counted zone. */
function wantsAt(
  quarry: Quarry,
  position: unknown,
  solver: number,
  { line, chances }: Report<unknown>,
): readonly Want[] {
  const { game, scenery } = quarry;
  const { quest } = tableOf(quarry, position, solver, [{ winner: solver, else: '' }]);
  let after = position;
  let phase: Phase = 'own';
  for (const { words } of line) {
    const move = game.parse(after, words);
    // The line is of one deal of what is hidden, and need not fit this one.
    if (!move.ok || !game.judge(after, move.value).allowed) break;
    after = game.play(after, move.value);
    phase = phaseOf(game, quest, after, phase);
    if (phase !== 'own') break;
  }
  if (chances > SURE || game.outcome(after)?.winners.includes(solver) === true)
    return [{ winner: solver, else: `${game.seats[solver]?.id ?? ''} has not won.` }];
  const before = new Map(scenery.scene(position, null).zones.map(({ id, count }) => [id, count]));
  return scenery.scene(after, null).zones.flatMap(({ id, count }): readonly Want[] => {
    const old = before.get(id) ?? null;
    if (count === null || old === null || count === old) return [];
    return count > old
      ? [{ zone: id, least: count, else: `There are not ${count} in ${id}.` }]
      : [{ zone: id, most: count, else: `There are more than ${count} in ${id}.` }];
  });
}

function reportOn(field: Quarry, position: unknown, player: number, seed: string): Report<unknown> {
  const thinking = search(field, field.game.observe(position, player), seed);
  thinking.more(SAMPLES);
  return thinking.report();
}

/** The chances of the best move that is among these, and of the best that is not; null where either was never tried. */
function chancesIn({ moves }: Report<unknown>, reaching: readonly unknown[]): Candidate['chances'] | null {
  const keys = new Set(reaching.map((move) => JSON.stringify(move)));
  const best = (isAmong: boolean): number =>
    Math.max(
      ...moves.filter(({ move }) => keys.has(JSON.stringify(move)) === isAmong).map(({ chances }) => chances),
    );
  const [good, other] = [best(true), best(false)];
  return Number.isFinite(good) && Number.isFinite(other) ? [good, other] : null;
}

/** The proven draft; null where the whole proof fails, as where more would have to be looked at. */
function draftOf(
  quarry: Quarry,
  table: QuestTable,
  position: unknown,
  found: readonly unknown[],
): Draft | null {
  const { game, form } = quarry;
  const { seat, goal, within, ends } = table.quest;
  const [begin, ...others] = found.map((move) => game.print(position, move));
  const [one, ...rest] = bestLine(table, position);
  if (begin === undefined || one === undefined) return null;
  const draft: Draft = {
    position: form.write(position) as Puzzle['position'],
    solver: seat,
    goal,
    ...(within.length > 0 && { within }),
    ...(ends.length > 0 && { ends }),
    begins: [begin, ...others],
    best: [one, ...rest],
  };
  const worded: Puzzle = {
    id: 'draft',
    title: '',
    asks: '',
    hints: [''],
    explained: '',
    rules: [''],
    ...draft,
  };
  return puzzleFaults(quarry, worded).length === 0 ? draft : null;
}

/** A way to the end of the turn, by moves that reach the goal soon, against the answers that are hardest to meet. */
function bestLine({ game, scenery, quest, search: turn }: QuestTable, first: unknown): readonly string[] {
  const line: string[] = [];
  let position = first;
  let phase: Phase = 'own';
  while (phase === 'own' && line.length < LONGEST_LINE) {
    const good = turn.openings(position, phase) ?? [];
    const isDone = (move: unknown): boolean =>
      lackingIn({ game, scenery }, quest.goal, game.play(position, move)).length === 0;
    const own = good.find(isDone) ?? good[0];
    const move = game.toAct(position) === quest.seat ? own : turn.answer(position, phase);
    if (move === undefined) return [];
    line.push(game.print(position, move));
    position = game.play(position, move);
    phase = phaseOf(game, quest, position, phase);
  }
  return line;
}

/** Longer turns are no puzzle. */
const LONGEST_LINE = 20;
