/** Choosing a move touch by touch: every list stays short, on the board and beside it. */
import type { Choice, Touch } from '../../referee/scene.ts';

export interface Menu {
  /** What can be touched next, each once. */
  readonly touches: readonly Touch[];
  /** The move that the touches so far amount to; undefined as long as more is asked. */
  readonly choice: Choice<unknown> | undefined;
  /** What has been touched so far. */
  readonly chosen: readonly Touch[];
}

/** What there is to touch after some touches; touches that lead nowhere are forgotten. */
export function menuOf(choices: readonly Choice<unknown>[], ids: readonly string[]): Menu {
  let left = choices;
  const chosen: Touch[] = [];
  for (const [depth, id] of ids.entries()) {
    const further = left.filter(({ path }) => path[depth]?.id === id);
    const touch = further[0]?.path[depth];
    if (touch === undefined) break;
    left = further;
    chosen.push(touch);
  }
  const depth = chosen.length;
  const choice = depth === 0 ? undefined : left.find(({ path }) => path.length === depth);
  const byId = new Map<string, Touch>();
  for (const { path } of left) {
    const touch = path[depth];
    if (touch !== undefined && !byId.has(touch.id)) byId.set(touch.id, touch);
  }
  return { touches: [...byId.values()], choice, chosen };
}

/** A touch added; where only one way goes on from there, it is taken to its end. */
export function touched(choices: readonly Choice<unknown>[], ids: readonly string[], id: string): Menu {
  let menu = menuOf(choices, [...ids, id]);
  while (menu.choice === undefined && menu.touches.length === 1) {
    const [only] = menu.touches;
    if (only === undefined) break;
    menu = menuOf(
      choices,
      [...menu.chosen, only].map((touch) => touch.id),
    );
  }
  return menu;
}
