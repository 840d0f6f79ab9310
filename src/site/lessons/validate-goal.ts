/** Checks goals. */
import { quoted, unknown, type Fault } from '../../book/check/book-faults.ts';
import { lackingIn, type Goal, type Want } from '../../book/goal.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { phaseOf, type Phase } from './turn-planning.ts';
import type { QuestTable } from './goal-runner.ts';
import { isSpace } from './lesson-course.ts';

/** A goal names things that exist, and is not reached at the start. */
export function goalFaults({ game, scenery, quest }: QuestTable): readonly Fault[] {
  const { first, goal, outlasts } = quest;
  const scene = scenery.scene(first, null);
  return [
    ...goal.flatMap((want) => namesFaults(want, scene)),
    ...(outlasts || lackingIn({ game, scenery }, goal, first).length > 0
      ? []
      : ['the goal is reached before anything is done']),
  ];
}

function namesFaults(want: Want, { fields, zones }: Scene): readonly Fault[] {
  if ('zone' in want) {
    const counted = zones
      .filter((zone) => zone.count !== null || isSpace(zone) || zone.role?.is === 'hand')
      .map(({ id }) => id);
    return unknown('goal', 'counted zone', [want.zone], new Set(counted));
  }
  const places = new Set(fields.map(({ id }) => id));
  return 'pieces' in want ? unknown('goal', 'field', want.on ?? [], places) : [];
}

/** A way is legal, never makes the goal impossible, and goes to the end of the turn. */
export function wayFaults({ game, quest, search }: QuestTable, way: readonly string[]): readonly Fault[] {
  let position = quest.first;
  let phase: Phase = 'own';
  for (const words of way) {
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

/** Whether the goal is met in one of these positions. */
export const reachedOn = (
  { game, scenery }: QuestTable,
  goal: Goal,
  positions: readonly unknown[],
): boolean => positions.some((position) => lackingIn({ game, scenery }, goal, position).length === 0);
