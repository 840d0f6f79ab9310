/** What a puzzle's page shows before the first touch. */
import type { Puzzle } from '../../book/puzzle.ts';
import type { Teacher } from '../lessons/validate-lesson.ts';
import { addressedTo } from '../play/describe/second-person.ts';
import { heardBy } from '../play/describe/event-dedup.ts';

export function positionOf({ form }: Pick<Teacher, 'form'>, { id, position }: Puzzle): unknown {
  const read = form.read(position);
  if (!read.ok) throw new Error(`The puzzle ${id} has no position.`);
  return read.value;
}

/** The events of the best way, move by move, in words; moves without any are left out. */
export function bestTold(teacher: Teacher, { best, solver }: Puzzle, first: unknown): readonly string[] {
  const { game, scenery } = addressedTo(teacher, solver);
  let position = first;
  return best.flatMap((words) => {
    const move = game.parse(position, words);
    if (!move.ok) return [];
    const before = position;
    position = game.play(before, move.value);
    const told = heardBy(scenery.happenings(before, move.value, position), solver).map(({ what }) => what);
    return told.length === 0 ? [] : [`${told.join('; ')}.`];
  });
}
