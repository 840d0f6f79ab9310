/** Finds what has moved from one scene to the next, from the pictures alone: no rules involved. */
import type { Scene } from '../../referee/table/scene.ts';
import { stacksOf } from './placement.ts';

/** A stack that has moved: by how much, mm, and how far it has turned. */
export interface Glide {
  /** The stack's id in the new scene. */
  readonly id: string;
  readonly fromX: number;
  readonly fromY: number;
  /** Degrees, the shorter way round. */
  readonly fromTurn: number;
}

interface Stood {
  readonly id: string;
  readonly face: string;
  readonly field: string;
  readonly count: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

const stacks = (scene: Scene): readonly Stood[] =>
  stacksOf(scene)
    .filter(({ piece }) => !piece.ghost)
    .map(({ piece: { id, face, field, count, turn }, x, y }) => ({ id, face, field, count, turn, x, y }));

/** Stacks that have moved or turned. A new stack is taken to come from the only stack of its kind that has shrunk. */
export function glidesBetween(before: Scene, after: Scene): readonly Glide[] {
  const old = stacks(before);
  const now = stacks(after);
  return now.flatMap((stack) => {
    const same = old.find(({ id }) => id === stack.id);
    const from = same ?? only(old.filter((one) => one.face === stack.face && hasShrunk(one, now)));
    if (from === undefined || (from.field === stack.field && from.turn === stack.turn)) return [];
    const turned = (((from.turn - stack.turn) % 360) + 540) % 360;
    return [{ id: stack.id, fromX: from.x - stack.x, fromY: from.y - stack.y, fromTurn: turned - 180 }];
  });
}

const hasShrunk = (one: Stood, now: readonly Stood[]): boolean =>
  (now.find(({ id }) => id === one.id)?.count ?? 0) < one.count;

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
