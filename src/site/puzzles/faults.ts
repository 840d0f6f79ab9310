/** What is wrong with a puzzle: a page of one that has faults is not built. */
import { quoted, unknown, type Fault } from '../../book/book-faults.ts';
import { lackingIn, type Want } from '../../book/goal.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Scene } from '../../referee/scene.ts';
import { phaseOf, type Phase } from '../../referee/search/turn.ts';
import type { Teacher } from '../lessons/faults.ts';
import { questTable, type QuestTable } from '../lessons/quest.ts';
import { questOf } from './quest-of.ts';

/** Every fault of a puzzle: none where the referee, having looked at every way its turn can go, agrees with it. */
export function puzzleFaults(teacher: Teacher, puzzle: Puzzle): readonly Fault[] {
  const part = `puzzles, ${quoted(puzzle.id)}`;
  const read = teacher.form.read(puzzle.position);
  if (!read.ok) return read.faults.map(({ place, message }) => `${part}: ${place}: ${message}`);
  const table = questTable(teacher, questOf(puzzle, read.value));
  const found =
    teacher.game.toAct(read.value) === puzzle.solver
      ? [...goalFaults(table, puzzle), ...openingFaults(table, puzzle), ...wayFaults(table, puzzle)]
      : ['somebody else decides there'];
  return found.map((fault) => `${part}: ${fault}`);
}

/** What a goal names is there to be had. */
function goalFaults({ game, scenery, quest }: QuestTable, { goal, outlasts }: Puzzle): readonly Fault[] {
  const scene = scenery.scene(quest.first, null);
  const lacking = lackingIn({ game, scenery }, goal, quest.first);
  return [
    ...goal.flatMap((want) => namesFaults(want, scene)),
    ...(lacking.length === 0 && outlasts !== true ? ['the goal is reached before anything is done'] : []),
  ];
}

function namesFaults(want: Want, { fields, zones }: Scene): readonly Fault[] {
  if ('zone' in want) {
    const counted = zones.filter(({ count }) => count !== null).map(({ id }) => id);
    return unknown('goal', 'counted zone', [want.zone], new Set(counted));
  }
  const places = new Set(fields.map(({ id }) => id));
  return 'pieces' in want ? unknown('goal', 'field', want.on ?? [], places) : [];
}

/** The first moves with which it can be done are those that are said. */
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

/** The best way is legal, never loses what can be had, and goes to the end of the turn. */
function wayFaults({ game, quest, search }: QuestTable, { best }: Puzzle): readonly Fault[] {
  let position = quest.first;
  let phase: Phase = 'own';
  for (const words of best) {
    const move = game.parse(position, words);
    if (!move.ok) return move.faults.map((fault) => `best, ${quoted(words)}: ${fault}`);
    const { allowed, breaches } = game.judge(position, move.value);
    if (!allowed)
      return [`best, ${quoted(words)} is not allowed: ${breaches.map(({ remedy }) => remedy).join('; ')}`];
    position = game.play(position, move.value);
    phase = phaseOf(game, quest, position, phase);
    if (search.canBeDone(position, phase) !== true) return [`best: after ${quoted(words)} it cannot be done`];
  }
  return phase === 'own' ? ['best: it ends before the turn does'] : [];
}
