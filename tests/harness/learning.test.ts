/** Lessons and puzzles touched at random: moves made there are legal, and only legal moves solve anything. */
import { describe, expect, it } from 'vitest';
import { lackingIn } from '../../src/book/goal.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { courseOf, openLesson, type MadeMove } from '../../src/site/lessons/lesson-course.ts';
import {
  FEW,
  questAfter,
  questBegun,
  questOfStep,
  questTable,
  standingOf,
  type Quest,
  type QuestAction,
} from '../../src/site/lessons/goal-runner.ts';
import {
  after,
  lessonChoices,
  placeOf,
  stepState,
  type LessonAction,
  type LessonState,
  type LessonTable,
} from '../../src/site/lessons/lesson-session.ts';
import { menuOf } from '../../src/site/play/bar/menu.ts';
import { after as acted } from '../../src/site/play/actions.ts';
import type { SessionState } from '../../src/site/play/session.ts';
import { positionOf as positionOfPuzzle } from '../../src/site/puzzles/puzzle-opening.ts';
import { questOf } from '../../src/site/puzzles/puzzle-quest.ts';
import { AGAIN, LONG } from '../lot.ts';
import { faultsIn, playedFaults } from './at-the-table.ts';
import { gamesWith } from './games.ts';
import { doneBy, oneOf, type Lot } from './hand.ts';
import { SEED } from './sample.ts';

type Each = ReturnType<typeof gamesWith<'scenery'>>[number];

/** How often each puzzle and each step is played. */
const TIMES = LONG ? 20 : 1;
const TOUCHES = 40;

const TAUGHT = gamesWith('scenery').filter(({ lessons, puzzles }) => lessons.length + puzzles.length > 0);

/** Whether an action is one of the sandbox too; a quest's undo is its own. */
const isAtTable = (action: QuestAction): action is Exclude<QuestAction, { do: 'take-back' | 'try-again' }> =>
  action.do !== 'take-back' && action.do !== 'try-again';

function asked(lot: Lot, state: SessionState): QuestAction | null {
  if (state.play.words.length === 0 || lot(12) > 0) return null;
  return lot(2) === 0 ? { do: 'take-back' } : { do: 'try-again', after: lot(state.play.words.length) };
}

/** Plays a quest at random; returns how often its goal was reached. */
function sought(each: Each, quest: Quest, name: string): number {
  const lot = lotsOf(`${SEED} ${each.id} ${name}`);
  const table = questTable(each, quest, FEW);
  let state = questBegun(table);
  let reached = 0;
  const did: string[] = [];
  for (let touches = 0; touches < TOUCHES; touches++) {
    const back = asked(lot, state);
    for (const action of back === null ? doneBy(table, state, lot, false) : [back]) {
      // A quest has its own opponent, seats and view.
      if (action.do === 'play-against' || action.do === 'seat' || action.do === 'view') continue;
      const before = state;
      did.push(action.do);
      state = questAfter(table, before, action);
      // The opponents' replies are told beside the board, with their events.
      const found = isAtTable(action)
        ? faultsIn({ each, table, before, action, after: acted(table, before, action) }, lot)
        : [];
      const all = [...found, ...playedFaults(each, state.play)];
      expect(all, `${each.id}, ${name}: ${did.join(' ')}`).toEqual([]);
    }
    const { is } = standingOf(table, state);
    if (is === 'going' || is === 'lost') continue;
    const position = state.play.history.positions.at(-1);
    const lacking = lackingIn(each, quest.goal, position);
    expect(lacking.length === 0, `${each.id}, ${name}: ${is}, ${lacking.join(' ')}`).toBe(is === 'reached');
    if (is === 'reached') reached += 1;
    state = questBegun(table);
  }
  return reached;
}

/** What is wrong with the moves of a step: each must start where the one before ended, and be legal. */
function wayFaults({ game }: Each, first: unknown, way: readonly MadeMove[]): readonly string[] {
  return way.flatMap(({ before, move, after: to }, index) => {
    const from = index === 0 ? first : way[index - 1]?.after;
    return [
      ...(JSON.stringify(from) === JSON.stringify(before) ? [] : ['it was made at another table']),
      ...(game.judge(before, move).allowed ? [] : [`${game.print(before, move)} is not allowed`]),
      ...(JSON.stringify(game.play(before, move)) === JSON.stringify(to) ? [] : ['it led to another table']),
    ];
  });
}

function learnt(table: LessonTable, state: LessonState, lot: Lot): LessonAction {
  const { touches } = menuOf(lessonChoices(table, state), state.ids);
  switch (lot(16)) {
    case 0:
      return { do: 'try-anything' };
    case 1:
      return { do: 'choose-again' };
    case 2:
      return { do: 'take-back' };
    case 3:
      return { do: lot(4) === 0 ? 'show' : 'hint' };
    default:
      return state.tried !== null && lot(3) > 0
        ? { do: 'take-back' }
        : { do: 'touch', id: oneOf(lot, touches)?.id ?? '' };
  }
}

describe.each(TAUGHT)(`learning $id (${AGAIN})`, (each) => {
  it('solves puzzles by legal moves alone', () => {
    let reached = 0;
    for (const puzzle of each.puzzles)
      for (let time = 0; time < TIMES; time++)
        reached += sought(each, questOf(puzzle, positionOfPuzzle(each, puzzle)), `${puzzle.id} ${time}`);
    if (LONG && each.puzzles.length > 0) expect(reached).toBeGreaterThan(0);
  });

  it('comes to the ends of a lesson’s steps by legal moves alone', () => {
    for (const lesson of each.lessons) {
      const opened = openLesson(each.game, each.form, lesson);
      if (!opened.ok) throw new Error(opened.faults.join());
      const course = courseOf(each.game, lesson, opened.value);
      if (!course.ok) throw new Error(course.faults.join());
      const table: LessonTable = { ...each, lesson, course: course.value };
      for (const [at, { step, position }] of course.value.entries())
        for (let time = 0; time < TIMES; time++) {
          const name = `${lesson.id}, step ${at + 1}, ${time}`;
          if (step.kind === 'reach') {
            sought(each, questOfStep(step, position, lesson.learner), name);
            continue;
          }
          const lot = lotsOf(`${SEED} ${each.id} ${name}`);
          let state = stepState(at);
          for (let touches = 0; touches < TOUCHES && !state.isDone; touches++) {
            state = after(table, state, learnt(table, state, lot));
            const { stand } = placeOf(table, state);
            const first = stand?.moves[0]?.before ?? position;
            expect(wayFaults(each, first, state.way), `${each.id}, ${name}`).toEqual([]);
            if (state.isDone && state.way.length > 0)
              expect(JSON.stringify(state.way.at(-1)?.after), `${each.id}, ${name}`).toBe(
                JSON.stringify(stand?.moves.at(-1)?.after),
              );
          }
        }
    }
  });
});

it('does not solve a puzzle of Loopgraven by a shot and a second platoon in one space, unpaid', () => {
  const each = TAUGHT.find(({ id }) => id === 'loopgraven');
  const puzzle = each?.puzzles.find(({ id }) => id === 'three-for-one');
  if (each === undefined || puzzle === undefined) throw new Error('no such puzzle');
  const table = questTable(each, questOf(puzzle, positionOfPuzzle(each, puzzle)), FEW);
  const last = (['a7', 'a6', 'e5', 'a6'] as const)
    .map((id) => ({ do: 'point', id }) as const)
    .reduce<SessionState>((state, action) => questAfter(table, state, action), questBegun(table));
  const gone = questAfter(table, last, { do: 'go' });
  expect(gone.play.words).toEqual(['deploy platoon a6']);
  expect(standingOf(table, gone).is).toBe('going');
});
