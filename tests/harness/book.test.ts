/** What is written about a game is true: the referee is asked about every example, question, situation and lesson. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/book/answer.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { falseExamples } from '../../src/book/check/example-faults.ts';
import { settle } from '../../src/book/check/verify-questions.ts';
import { doubtsAt, nearFirst } from '../../src/site/ask/validate-situations.ts';
import { layTable, nearest, valuesAtFirst } from '../../src/site/ask/situation-table.ts';
import { choicesAt, courseOf, openLesson, rightReply } from '../../src/site/lessons/lesson-course.ts';
import { lessonFaults, type Teacher } from '../../src/site/lessons/validate-lesson.ts';
import { questAfter, questBegun, questTable, standingOf } from '../../src/site/lessons/goal-runner.ts';
import { puzzleFaults } from '../../src/site/puzzles/validate-puzzle.ts';
import { questOf } from '../../src/site/puzzles/puzzle-quest.ts';
import { shareOfToday } from '../lot.ts';
import { GAMES, gamesWith } from './games.ts';

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

describe.each(gamesWith('book'))('the book of $id', (each) => {
  const { game, form, scenery, sentences, book } = each;
  const referee = { game, form, scenery, sentences };

  it('has examples that come out as they say', () => {
    expect(falseExamples(referee, book)).toEqual([]);
    const ids = examplesIn(book).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(isUnique(ids)).toBe(true);
  });

  it('has questions that the referee answers alike', () => {
    const questions = questionsIn(book);
    expect(isUnique(questions.map(({ id }) => id))).toBe(true);
    for (const question of questions) {
      const { claim, says } = settle(referee, book, question);
      if (claim.silent) expect([question.id, says]).not.toEqual([question.id, []]);
      expect(question.asks).toMatch(/\?$/);
      expect(question.answer).toMatch(/\.$/);
      expect(question.asks.length + question.answer.length).toBeLessThan(200);
    }
  });

  it('has a case for each option, in which its readings differ', () => {
    const switched = Object.values(book.rulings).flatMap(({ option }) => option ?? []);
    expect([...game.options].toSorted()).toEqual([...switched].toSorted());
    for (const [option, example] of Object.entries(book.differing ?? {})) {
      expect(switched).toContain(option);
      const [one, other] = [answer(referee, example), answer(referee, example, option)];
      expect([option, form.write(other.first)]).not.toEqual([option, form.write(one.first)]);
    }
  });
});

describe.each(gamesWith('scenery').filter(({ lessons }) => lessons.length > 0))(
  'the lessons of $id',
  ({ game, form, scenery, lessons }) => {
    const teacher: Teacher = { game, form, scenery };

    it.each(lessons)('$id asks for nothing but what the referee allows, and leads to its end', (lesson) => {
      expect(lessonFaults(teacher, lesson)).toEqual([]);
    });

    it('have names of their own', () => {
      expect(isUnique(lessons.map(({ id }) => id))).toBe(true);
    });

    it('offer wrong answers beside the one right one to every chore', () => {
      for (const lesson of lessons) {
        const opened = openLesson(game, form, lesson);
        const course = opened.ok ? courseOf(game, lesson, opened.value) : opened;
        if (!course.ok) throw new Error(course.faults.join());
        for (const [at, { step, position }] of course.value.entries()) {
          if (step.kind !== 'ask' && step.kind !== 'lay' && step.kind !== 'put') continue;
          const choices = choicesAt(teacher, lesson, course.value, at, position, false);
          const right = choices.filter(({ move }) => (move as { right: boolean }).right);
          expect([lesson.id, at, right.length]).toEqual([lesson.id, at, 1]);
          expect(choices.length).toBeGreaterThan(1);
          expect(rightReply(choices)?.right).toBe(true);
        }
      }
    });
  },
);

it('no two puzzles have one title', () => {
  const titles = GAMES.flatMap(({ puzzles }) => puzzles.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

const PUZZLES = gamesWith('scenery').flatMap(({ id, game, form, scenery, puzzles }) =>
  puzzles.map((puzzle) => ({ id, puzzle, teacher: { game, form, scenery } })),
);

/** A part of them each day: the site is not built where one has other solutions than it says. */
describe.each(shareOfToday('puzzles', PUZZLES, 4))(
  'the puzzle "$puzzle.title" of $id',
  ({ puzzle, teacher }) => {
    const read = teacher.form.read(puzzle.position);
    if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('; '));
    const quest = questOf(puzzle, read.value);

    it('has the solutions that the referee finds, and a way that is one', () => {
      expect(puzzleFaults(teacher, puzzle)).toEqual([]);
    });

    it('is solved at the table by its best way, and by no other beginning', () => {
      const table = questTable(teacher, quest);
      const mine = (words: string, state = questBegun(table)) =>
        questAfter(table, state, { do: 'try', words });
      let state = questBegun(table);
      for (const [made, words] of puzzle.best.entries()) {
        // Moves the quest has already made by itself: replies and forced ones.
        if (state.play.history.positions.length > made + 1) continue;
        // Whatever the opponents do, the way goes on where their moves match it.
        const decides = teacher.game.toAct(state.play.history.positions.at(-1));
        if (standingOf(table, state).is === 'going' && decides === puzzle.solver) state = mine(words, state);
      }
      expect([puzzle.id, standingOf(table, state).is]).not.toEqual([puzzle.id, 'missed']);
      const others = teacher.game
        .moves(quest.first)
        .map((move) => teacher.game.print(quest.first, move))
        .filter((words) => !puzzle.begins.includes(words));
      for (const words of others)
        expect([words, standingOf(table, mine(words)).is]).not.toEqual([words, 'reached']);
    });
  },
);

describe.each(
  GAMES.flatMap(({ id, game, form, situations }) =>
    situations.map((situation) => ({ id, situation, judges: { game, form } })),
  ),
)('the situation "$situation.name" of $id', ({ situation, judges }) => {
  it('begins with a table at which something can be tried', () => {
    const first = layTable(judges, situation, valuesAtFirst(situation), []);
    if (!first.ok) throw new Error(first.faults.map(({ message }) => message).join('; '));
    expect(first.value.tries.length).toBeGreaterThanOrEqual(2);
  });

  it('shows what was chosen, or says why there is no such table, with any ruling switched', () => {
    const switched = shareOfToday(`rulings switched in ${situation.name}`, judges.game.options, 4);
    for (const options of [[], ...switched.map((option) => [option])]) {
      for (const values of nearFirst(situation)) {
        expect([values, doubtsAt(judges, situation, values, options)]).toEqual([values, []]);
        const laid = layTable(judges, situation, values, options);
        if (!laid.ok) expect(laid.faults.map(({ message }) => message).join('')).toMatch(/\S/);
      }
    }
  });

  it('offers the nearest possible table in the place of an impossible one', () => {
    const impossible = nearFirst(situation).filter((values) => !layTable(judges, situation, values, []).ok);
    for (const values of [...impossible.slice(0, 1), ...impossible.slice(-1)]) {
      const offered = nearest(judges, situation, values, []);
      expect([values, offered !== null && layTable(judges, situation, offered, []).ok]).toEqual([
        values,
        true,
      ]);
    }
  });
});
