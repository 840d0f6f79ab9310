/** Checks a puzzle; one with faults fails the build. */
import { quoted, type Fault } from '../../book/check/book-faults.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Teacher } from '../lessons/validate-lesson.ts';
import { questTable, type QuestTable } from '../lessons/goal-runner.ts';
import { goalFaults, wayFaults } from '../lessons/validate-goal.ts';
import { questOf } from './puzzle-quest.ts';

/** Every fault of a puzzle; empty if the referee, having searched every way its turn can go, agrees. */
export function puzzleFaults(teacher: Teacher, puzzle: Puzzle): readonly Fault[] {
  const part = `puzzles, ${quoted(puzzle.id)}`;
  const read = teacher.form.read(puzzle.position);
  if (!read.ok) return read.faults.map(({ place, message }) => `${part}: ${place}: ${message}`);
  const table = questTable(teacher, questOf(puzzle, read.value));
  const found =
    teacher.game.toAct(read.value) === puzzle.solver
      ? [...goalFaults(table), ...openingFaults(table, puzzle), ...wayFaults(table, puzzle.best)]
      : ['somebody else decides there'];
  return found.map((fault) => `${part}: ${fault}`);
}

/** The first moves that can solve it must be exactly those the puzzle states. */
function openingFaults({ game, quest, search }: QuestTable, { begins }: Puzzle): readonly Fault[] {
  const found = search.openings(quest.first);
  if (found === null)
    return [`more than ${search.looked()} positions would have to be looked at to know its solutions`];
  const words = found.map((move) => game.print(quest.first, move));
  const [said, there] = [new Set<string>(begins), new Set(words)];
  return [
    ...begins
      .filter((one) => !there.has(one))
      .map((one) => `it cannot be done beginning with ${quoted(one)}`),
    ...words
      .filter((one) => !said.has(one))
      .map((one) => `it can be done beginning with ${quoted(one)} too, which is not among its solutions`),
  ];
}
