/**
 * From touches to a plan: something is taken hold of, the place is touched where it shall be, and the cheapest small moves that
 * do it are found, each of them legal where it is made. Nothing is played by it. Pure.
 *
 *     plan(table, position, ['w1', 'o']); // { plan: { moves: [announce move 1, step 3 w1 to o], price }, made }
 */
import type { AnyGame, AnyScenery, AnyTable } from '../erased-types.ts';
import { memo } from '../memo.ts';
import { handlingOf, openHandles, type Handle, type HandleWay, type Handling } from './interaction.ts';
import { followedBy, learnsBy, listed, plansOf, type Plan, type Steps } from './plan-search.ts';
import type { Touch } from './scene.ts';

export type AnyHandle = Handle<unknown, unknown>;
type AnySteps = Steps<unknown, unknown>;

/** What came before: another group that is to go first, and where to. */
interface Before {
  readonly steps: AnySteps;
  readonly at: string;
}

/** What is held, and where it can come. */
export interface Hold {
  readonly handle: AnyHandle;
  readonly way: HandleWay<unknown, unknown>;
  readonly before: Before | null;
  readonly steps: AnySteps;
  readonly ends: ReadonlyMap<string, Plan<unknown>>;
  /** Where it is proposed to go; null as long as nobody has said. */
  readonly to: string | null;
}

const handlingIn = memo((scenery: AnyScenery) => handlingOf(scenery));

/** What can be taken hold of, and how a plan is told. */
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

/** The same table with a card lifted, which is then used for whatever is wanted. */
export const withLifted = (table: AnyTable, card: string | null): AnyTable =>
  card === null ? table : { ...table, scenery: lifting(table.scenery, card) };

/** The cards that can be lifted. */
export const liftable = (table: AnyTable, position: unknown): readonly Touch[] =>
  typeof table.game.toAct(position) === 'number' ? (table.scenery.interaction.lifts?.(position) ?? []) : [];

/** What is asked at every touch, worked out once for a position. */
const planning = memo((handling: Handling<unknown, unknown>, given: AnyGame) => {
  const game = listed(given);
  return {
    open: memo((position: unknown) => openHandles(game, handling, position)),
    ends: memo((steps: AnySteps, position: unknown) => plansOf(game, position, steps, handling.price)),
    isOpen: (steps: AnySteps, position: unknown) =>
      plansOf(game, position, steps, handling.price, { enough: 1 }).size > 0,
  };
});

/** What whoever decides can take hold of. */
export const handlesIn = (table: AnyTable, position: unknown): readonly AnyHandle[] =>
  typeof table.game.toAct(position) === 'number'
    ? planning(handlingAt(table), table.game).open(position)
    : [];

const stepsAfter = ({ steps }: HandleWay<unknown, unknown>, before: Before | null): AnySteps =>
  before === null ? steps : followedBy(before.steps, before.at, steps);

/** The ways to use something after what goes before it. */
const openWays = (
  table: AnyTable,
  position: unknown,
  { ways }: AnyHandle,
  before: Before | null,
): readonly HandleWay<unknown, unknown>[] =>
  // By themselves they are all open: a handle has no others.
  before === null
    ? ways
    : ways.filter((way) => planning(handlingAt(table), table.game).isOpen(stepsAfter(way, before), position));

/** Takes hold of something in one of its ways, the first that leads anywhere where none is named; null where none does. */
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
    // Nobody wants to go about and come back: touched again, a place gives what else stands there.
    const ends = all.size > 1 && !way.stays ? new Map([...all].filter(([at]) => at !== handle.at)) : all;
    if (ends.size > 0) return { handle, way, before, steps, ends, to: null };
  }
  return null;
}

/** The same to go after another group, where that leads anywhere, else by itself. */
const holdingAfter = (
  table: AnyTable,
  position: unknown,
  before: Before | null,
  handle: AnyHandle,
): Hold | null =>
  (before && holding(table, position, handle, before)) ?? holding(table, position, handle, null);

/** Whether something is held that does not go after several that were to go before: it is by itself. */
export const isInstead = (before: Hold, now: Hold): boolean =>
  before.before !== null && now.before === null && now.handle.at !== before.handle.at;

/** The group that goes before the next, once it is said where to. */
const beforeNext = (hold: Hold): Before | null =>
  hold.to === null ? null : { steps: hold.steps, at: hold.to };

/** The same, proposed at a place where it can come there. */
const proposedIn = (hold: Hold, at: string | null): Hold => ({
  ...hold,
  to: at !== null && hold.ends.has(at) ? at : null,
});

/** What is wanted with it where it can come to one place alone, which is the one that was touched. */
const proposedAlone = (hold: Hold, at: string): Hold =>
  hold.ends.size === 1 && hold.ends.has(at) ? { ...hold, to: at } : hold;

/**
 * What is held after a place was touched: null where nothing is any more, undefined where the touch is about nothing that
 * can be held.
 */
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
    // Once a place is proposed, what stands elsewhere is another group that is to go as well.
    if (hold.ends.has(id) && (hold.to === null || first === undefined)) return { ...hold, to: id };
  }
  if (first === undefined) return hold === null ? undefined : null;
  const [turned] = here.filter(({ turns }) => turns);
  if (turned !== undefined) return proposedAt(table, position, turned, hold);
  // Touched again, the same place gives the next that stands there, and in the end nothing.
  const next =
    hold?.handle.at === id ? here[here.findIndex((handle) => handle.id === hold.handle.id) + 1] : first;
  if (next === undefined) return null;
  const held = holdingAfter(table, position, hold && (beforeNext(hold) ?? hold.before), next);
  return held && proposedAlone(held, id);
}

/** A card where it was touched, as it lay elsewhere; where it lay already, the other way round. */
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

/** A card that is to be laid, somewhere where it could lie; null where none is. */
export function anyLaid(table: AnyTable, position: unknown): Hold | null {
  const handle = handlesIn(table, position).find(({ turns }) => turns);
  return handle === undefined ? null : laidAt(table, position, handle);
}

/**
 * What is held while it is carried: taken up at `from` where that is named, and proposed at the place where it is now if it
 * can come there. A card that is to be laid needs no place that it comes from.
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

/** What stands at a place and can go somewhere else: what is held already, or the next group that is to go. */
function takenUp(table: AnyTable, position: unknown, hold: Hold | null, from: string): Hold | null {
  if (hold !== null && (hold.handle.at === from || hold.to === from)) return hold;
  const before = hold && beforeNext(hold);
  for (const handle of handlesIn(table, position).filter(({ at }) => at === from)) {
    const held = holdingAfter(table, position, before, handle);
    if (held !== null && [...held.ends.keys()].some((end) => end !== from)) return held;
  }
  return null;
}

/** The same in another way: fewer go, nobody comes along, or another thing of the same place is held. */
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

/** The same after a card was lifted or put back; null where that leads nowhere. */
export function relifted(table: AnyTable, position: unknown, hold: Hold): Hold | null {
  const handle = handlesIn(table, position).find(({ id }) => id === hold.handle.id);
  if (handle === undefined) return null;
  const held = holding(table, position, handle, hold.before, hold.way.id);
  return held && proposedIn(held, hold.to);
}

/** What a hold offers beside the places of the table: a way by its handle and its id. */
export interface Offer {
  readonly handle: AnyHandle;
  readonly way: string;
  readonly says: string;
  readonly isChosen: boolean;
}

/** The ways to use what is held, and the other things that stand where it does. */
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

/** A move as it would be made. */
export interface MoveMade {
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
  /** Whether whoever makes it comes to know something by it, and may then want something else. */
  readonly learns: boolean;
}

/** Moves one after the other, each where the one before it has led. */
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

/** A path through legal positions; or how far it goes, and what is refused there. */
export type Judged =
  | { readonly ok: true; readonly made: readonly MoveMade[] }
  | {
      readonly ok: false;
      readonly made: readonly MoveMade[];
      readonly position: unknown;
      readonly move: unknown;
      readonly verdict: ReturnType<AnyGame['judge']>;
    };

/** Moves in a row, each judged where it would be made. */
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

/** What Go would play for what is held: the whole of it is legal, or nothing is proposed. */
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

/** The plan that some places touched in a row come to; null where they come to none. */
export const plan = (table: AnyTable, position: unknown, touches: readonly string[]) =>
  planOf(
    table,
    position,
    touches.reduce<Hold | null>((hold, id) => touching(table, position, hold, id) ?? null, null),
  );
