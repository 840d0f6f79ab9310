/** Choosing a move touch by touch, so that each list of choices stays short. */
import { saidBy } from '../../../book/choices.ts';
import type { Choice, Touch } from '../../../referee/table/scene.ts';

export interface Menu {
  /** The next touches, without duplicates. One that can go on in a single way is labelled with all of it. */
  readonly touches: readonly Touch[];
  /** The move that the touches so far make; undefined if more is needed. */
  readonly choice: Choice<unknown> | undefined;
  /** The touches so far. */
  readonly chosen: readonly Touch[];
}

/** The menu after some touches; touches that lead nowhere are ignored. */
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

/** The touch at `depth` that all these choices share, labelled with all that they share from there on. */
function onwards(those: readonly Choice<unknown>[], depth: number): readonly Touch[] {
  const [first] = those;
  if (first === undefined) return [];
  let end = depth + 1;
  while (those.every(({ path }) => path.length > end && path[end]?.id === first.path[end]?.id)) end++;
  const way = first.path.slice(depth, end);
  return way.slice(0, 1).map((touch) => ({ ...touch, says: saidBy(way) }));
}

/** Adds a touch, and all after it that are the only ones possible. */
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
