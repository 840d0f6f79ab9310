/** Choosing a move touch by touch: every list stays short, on the board and beside it. */
import { saidBy } from '../../../referee/table/choices.ts';
import type { Choice, Touch } from '../../../referee/table/scene.ts';

export interface Menu {
  /** What can be touched next, each once, and called by all that it comes to: what goes on in one way is not asked. */
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
  const next = Map.groupBy(
    left.filter(({ path }) => path.length > depth),
    ({ path }) => path[depth]?.id,
  );
  return { touches: [...next.values()].flatMap((those) => onwards(those, depth)), choice, chosen };
}

/** A touch that some choices share, in the words of all that goes on from it in one way alone. */
function onwards(those: readonly Choice<unknown>[], depth: number): readonly Touch[] {
  const [first] = those;
  if (first === undefined) return [];
  let end = depth + 1;
  while (those.every(({ path }) => path.length > end && path[end]?.id === first.path[end]?.id)) end++;
  const way = first.path.slice(depth, end);
  return way.slice(0, 1).map((touch) => ({ ...touch, says: saidBy(way) }));
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
