import type { Both, Player } from './position.ts';

/** What a game is about (C-040): tanks alone, flags on both sides, or flags that one side attacks. */
export const TASKS = {
  tanks: { flags: [0, 0], attacker: null },
  'one-flag': { flags: [1, 1], attacker: null },
  'two-flags': { flags: [2, 2], attacker: null },
  'west-on-1': { flags: [0, 1], attacker: 0 },
  'west-on-2': { flags: [0, 2], attacker: 0 },
  'west-on-3': { flags: [0, 3], attacker: 0 },
  'west-on-4': { flags: [0, 4], attacker: 0 },
  'east-on-1': { flags: [1, 0], attacker: 1 },
  'east-on-2': { flags: [2, 0], attacker: 1 },
  'east-on-3': { flags: [3, 0], attacker: 1 },
  'east-on-4': { flags: [4, 0], attacker: 1 },
} as const satisfies Record<string, Task>;

interface Task {
  /** The flags that each side begins with. */
  readonly flags: Both<number>;
  readonly attacker: Player | null;
}

export type TaskId = keyof typeof TASKS;
export const TASK_IDS = Object.keys(TASKS) as TaskId[];

export const taskOf = (id: TaskId): Task => TASKS[id];

/** How many turns an attacker has (C-A47). */
export const LIMITS = [12, 16, 20, 24] as const;

/** The most turns of the attacker; null in a game without one. */
export function limitOf(id: TaskId): number | null {
  const { flags, attacker } = taskOf(id);
  return attacker === null ? null : (LIMITS[flags[0] + flags[1] - 1] ?? null);
}
