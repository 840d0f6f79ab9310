/**
 * From touches to a plan: a tap picks something up, another names its target, and the cheapest legal moves that get it there
 * are proposed. Nothing is played here. Pure.
 *
 *     const held = touching(table, position, touching(table, position, null, 'w1'), 'o');
 *     planOf(table, position, held); // { plan: { moves: [announce move 1, step 3 w1 to o], price }, made }
 */
import type { AnyGame, AnyScenery, AnyTable } from '../../referee/erased-types.ts';
import { memo } from '../../referee/memo.ts';
import type { Handle, HandleWay, Steps } from '../../referee/table/interaction.ts';
import { handlingOf, openHandles, type Handling } from './handling.ts';
import { followedBy, learnsBy, listed, plansOf, type Plan } from './plan-search.ts';
import type { Touch } from '../../referee/table/scene.ts';

export type AnyHandle = Handle<unknown, unknown>;
type AnySteps = Steps<unknown, unknown>;

/** A group that goes first, and its target. */
interface Before {
  readonly steps: AnySteps;
  readonly at: string;
}

/** What is held, and the plans to its targets. */
export interface Hold {
  readonly handle: AnyHandle;
  readonly way: HandleWay<unknown, unknown>;
  readonly before: Before | null;
  readonly steps: AnySteps;
  readonly ends: ReadonlyMap<string, Plan<unknown>>;
  /** The proposed target; null if none is chosen yet. */
  readonly to: string | null;
}

const handlingIn = memo((scenery: AnyScenery) => handlingOf(scenery));

export const handlingAt = ({ scenery }: AnyTable): Handling<unknown, unknown> => handlingIn(scenery);

const lifting = memo((scenery: AnyScenery, card: string): AnyScenery => {
  const { interaction } = scenery;
  const { handles } = interaction;
  if (handles === undefined) return scenery;
  return {
    ...scenery,
    interaction: { ...interaction, handles: (position, legal) => handles(position, legal, card) },
  };
});

/** The table with a card lifted, which plans then use. */
export const withLifted = (table: AnyTable, card: string | null): AnyTable =>
  card === null ? table : { ...table, scenery: lifting(table.scenery, card) };

/** The cards that can be lifted. */
export const liftable = (table: AnyTable, position: unknown): readonly Touch[] =>
  typeof table.game.toAct(position) === 'number' ? (table.scenery.interaction.lifts?.(position) ?? []) : [];

/** Caches per position what every touch asks for. */
const planning = memo((handling: Handling<unknown, unknown>, given: AnyGame) => {
  const game = listed(given);
  return {
    open: memo((position: unknown) => openHandles(game, handling, position)),
    ends: memo((steps: AnySteps, position: unknown) => plansOf(game, position, steps, handling.price)),
    isOpen: (steps: AnySteps, position: unknown) =>
      plansOf(game, position, steps, handling.price, { enough: 1 }).size > 0,
  };
});

/** The handles of the player to move; empty if chance is to act or the game is over. */
export const handlesIn = (table: AnyTable, position: unknown): readonly AnyHandle[] =>
  typeof table.game.toAct(position) === 'number'
    ? planning(handlingAt(table), table.game).open(position)
    : [];

const stepsAfter = ({ steps }: HandleWay<unknown, unknown>, before: Before | null): AnySteps =>
  before === null ? steps : followedBy(before.steps, before.at, steps);

/** The ways of a handle that lead anywhere after the group before. */
const openWays = (
  table: AnyTable,
  position: unknown,
  { ways }: AnyHandle,
  before: Before | null,
): readonly HandleWay<unknown, unknown>[] =>
  // `openHandles` has filtered the ways of a single group already.
  before === null
    ? ways
    : ways.filter((way) => planning(handlingAt(table), table.game).isOpen(stepsAfter(way, before), position));

/** Picks up a handle in the way with an id, else in the first that leads anywhere; null if none does. */
function holding(
  table: AnyTable,
  position: unknown,
  handle: AnyHandle,
  before: Before | null,
  id?: string,
): Hold | null {
  const named = handle.ways.find((one) => one.id === id);
  for (const way of named === undefined ? handle.ways : [named]) {
    const steps = stepsAfter(way, before);
    const all = planning(handlingAt(table), table.game).ends(steps, position);
    // Leave out round trips: a second tap on the start picks up what else stands there.
    const ends = all.size > 1 && !way.stays ? new Map([...all].filter(([at]) => at !== handle.at)) : all;
    if (ends.size > 0) return { handle, way, before, steps, ends, to: null };
  }
  return null;
}

/** `holding` after the group before; if that leads nowhere, without it. */
const holdingAfter = (
  table: AnyTable,
  position: unknown,
  before: Before | null,
  handle: AnyHandle,
): Hold | null =>
  (before && holding(table, position, handle, before)) ?? holding(table, position, handle, null);

/** Whether the new hold dropped the groups that were to go first, because it cannot follow them. */
export const isInstead = (before: Hold, now: Hold): boolean =>
  before.before !== null && now.before === null && now.handle.at !== before.handle.at;

/** The hold as the group before the next one; null if it has no target yet. */
const beforeNext = (hold: Hold): Before | null =>
  hold.to === null ? null : { steps: hold.steps, at: hold.to };

/** The hold with `at` as its target, or with none if it cannot go there. */
const proposedIn = (hold: Hold, at: string | null): Hold => ({
  ...hold,
  to: at !== null && hold.ends.has(at) ? at : null,
});

/** Proposes the place that was touched if it is the only target. */
const proposedAlone = (hold: Hold, at: string): Hold =>
  hold.ends.size === 1 && hold.ends.has(at) ? { ...hold, to: at } : hold;

/** The hold after a tap on a place: null if it drops what was held, undefined if the tap has nothing to do with holds. */
export function touching(
  table: AnyTable,
  position: unknown,
  hold: Hold | null,
  id: string,
): Hold | null | undefined {
  const here = handlesIn(table, position).filter(({ at }) => at === id);
  const [first] = here;
  if (hold !== null && hold.handle.at !== id) {
    if (hold.to === id) return hold;
    // With a target chosen, a tap on something else picks up another group to go next.
    if (hold.ends.has(id) && (hold.to === null || first === undefined)) return { ...hold, to: id };
  }
  if (first === undefined) return hold === null ? undefined : null;
  const [turned] = here.filter(({ turns }) => turns);
  if (turned !== undefined) return proposedAt(table, position, turned, hold);
  // Taps on the same place cycle through the handles there, then hold nothing.
  const next =
    hold?.handle.at === id ? here[here.findIndex((handle) => handle.id === hold.handle.id) + 1] : first;
  if (next === undefined) return null;
  const held = holdingAfter(table, position, hold && (beforeNext(hold) ?? hold.before), next);
  return held && proposedAlone(held, id);
}

/** A card proposed at a new place keeps its orientation; a tap on the same place turns it. */
function proposedAt(table: AnyTable, position: unknown, handle: AnyHandle, hold: Hold | null): Hold | null {
  const ids = handle.ways.map(({ id }) => id);
  const now = hold === null ? 0 : ids.indexOf(hold.way.id);
  const wanted = hold?.handle.id === handle.id ? ids[(now + 1) % ids.length] : ids[Math.max(0, now)];
  return laidAt(table, position, handle, wanted);
}

function laidAt(table: AnyTable, position: unknown, handle: AnyHandle, id?: string): Hold | null {
  const held = holding(table, position, handle, null, id);
  return held && { ...held, to: handle.at };
}

/** The card that is to be laid, held over its first legal place; null if there is none. */
export function anyLaid(table: AnyTable, position: unknown): Hold | null {
  const handle = handlesIn(table, position).find(({ turns }) => turns);
  return handle === undefined ? null : laidAt(table, position, handle);
}

/**
 * The hold during a drag from `from` over `at`, null being no place of the table. A card that is to be laid comes from no
 * place, so `from` is null.
 */
export function carried(
  table: AnyTable,
  position: unknown,
  hold: Hold | null,
  from: string | null,
  at: string | null,
): Hold | null {
  const held = from === null ? hold : takenUp(table, position, hold, from);
  if (held === null ? from === null : held.handle.turns) {
    const handle = handlesIn(table, position).find((one) => one.at === at && one.turns);
    return handle === undefined
      ? held && { ...held, to: null }
      : laidAt(table, position, handle, held?.way.id);
  }
  return held && proposedIn(held, at);
}

/** What a drag from a place picks up: what is held already, or the first handle there that can go elsewhere. */
function takenUp(table: AnyTable, position: unknown, hold: Hold | null, from: string): Hold | null {
  if (hold !== null && (hold.handle.at === from || hold.to === from)) return hold;
  const before = hold && beforeNext(hold);
  for (const handle of handlesIn(table, position).filter(({ at }) => at === from)) {
    const held = holdingAfter(table, position, before, handle);
    if (held !== null && [...held.ends.keys()].some((end) => end !== from)) return held;
  }
  return null;
}

/** The hold with another way (fewer soldiers, say) or another handle of the same place. It keeps the target if it can. */
export function rechosen(
  table: AnyTable,
  position: unknown,
  hold: Hold,
  handle: AnyHandle,
  way: string,
): Hold {
  const held = holding(table, position, handle, hold.before, way);
  if (held === null) return hold;
  if (hold.to !== null && held.ends.has(hold.to)) return { ...held, to: hold.to };
  if (held.way.stays && (hold.to === null || hold.to === handle.at)) return proposedIn(held, handle.at);
  return proposedAlone(held, handle.at);
}

/** The hold planned anew after a card was lifted or put back; null if it leads nowhere. */
export function relifted(table: AnyTable, position: unknown, hold: Hold): Hold | null {
  const handle = handlesIn(table, position).find(({ id }) => id === hold.handle.id);
  if (handle === undefined) return null;
  const held = holding(table, position, handle, hold.before, hold.way.id);
  return held && proposedIn(held, hold.to);
}

/** Another way to use what is held, offered as a chip. */
interface Offer {
  readonly handle: AnyHandle;
  readonly way: string;
  readonly says: string;
  readonly isChosen: boolean;
}

/** The ways to use what is held and the other handles of its place; empty if there is only one. */
export const offersOf = (table: AnyTable, position: unknown, hold: Hold): readonly Offer[] => {
  const own = openWays(table, position, hold.handle, hold.before).map(({ id, says }): Offer => ({
    handle: hold.handle,
    way: id,
    says,
    isChosen: id === hold.way.id,
  }));
  const others = handlesIn(table, position)
    .filter(({ at, id }) => at === hold.handle.at && id !== hold.handle.id)
    .map((handle): Offer => ({ handle, way: handle.ways[0]?.id ?? '', says: handle.says, isChosen: false }));
  return own.length + others.length === 1 ? [] : [...own, ...others];
};

export interface MoveMade {
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
  /** Whether it reveals something to the player who makes it. */
  readonly learns: boolean;
}

/** Plays moves one after another, without judging them. */
export function* making(
  game: Pick<AnyGame, 'play' | 'toAct' | 'revealed'>,
  position: unknown,
  moves: readonly unknown[],
): Generator<MoveMade> {
  let before = position;
  for (const move of moves) {
    const after = game.play(before, move);
    yield { before, move, after, learns: learnsBy(game, before, move, after) };
    before = after;
  }
}

/** A legal run, or its legal beginning and the move that is refused. */
type Judged =
  | { readonly ok: true; readonly made: readonly MoveMade[] }
  | {
      readonly ok: false;
      readonly made: readonly MoveMade[];
      readonly position: unknown;
      readonly move: unknown;
      readonly verdict: ReturnType<AnyGame['judge']>;
    };

/** Judges moves one after another, up to the first that is refused. */
export function judged(game: AnyGame, position: unknown, moves: readonly unknown[]): Judged {
  const made: MoveMade[] = [];
  for (const move of moves) {
    const there = made.at(-1)?.after ?? position;
    const verdict = game.judge(there, move);
    if (!verdict.allowed) return { ok: false, made, position: there, move, verdict };
    made.push(...making(game, there, [move]));
  }
  return { ok: true, made };
}

/** The plan that Go would play; null if no target is chosen or any of its moves is illegal. */
export function planOf(
  { game }: Pick<AnyTable, 'game'>,
  position: unknown,
  hold: Hold | null,
): { readonly plan: Plan<unknown>; readonly made: readonly MoveMade[] } | null {
  const plan = hold === null || hold.to === null ? undefined : hold.ends.get(hold.to);
  if (plan === undefined) return null;
  const { ok, made } = judged(game, position, plan.moves);
  return ok ? { plan, made } : null;
}
