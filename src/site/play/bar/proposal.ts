/**
 * From touches to a proposal: something is taken hold of, the place is touched where it shall be, and the cheapest plan of
 * small moves that does it is proposed. Nothing is played by it. Pure, as the session is.
 */
import type { AnyGame, AnyScenery } from '../../../referee/erased-types.ts';
import {
  followedBy,
  learnsBy,
  listed,
  plansOf,
  type Plan,
  type Steps,
} from '../../../referee/table/plan-search.ts';
import {
  handlingOf,
  openHandles,
  type Handle,
  type Handling,
  type HandleWay,
} from '../../../referee/table/interaction.ts';
import { memo } from '../../../referee/memo.ts';
import type { SceneEvent, Touch } from '../../../referee/table/scene.ts';
import { playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load.ts';
import { legalOf, unaskedMove } from '../play.ts';
import { runTold } from '../describe/describe-run.ts';
import { heardBy } from '../describe/event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
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
export const handlingAt = ({ scenery }: Table): Handling<unknown, unknown> => handlingIn(scenery);

const lifting = memo((scenery: AnyScenery, card: string): AnyScenery => {
  const { interaction } = scenery;
  const { lifts } = interaction;
  if (lifts === undefined) return scenery;
  return {
    ...scenery,
    interaction: { ...interaction, handles: (position) => lifts.handles(position, card) },
  };
});

/** The same table with a card lifted, which is then used for whatever is wanted. */
export const withLifted = (table: Table, card: string | null): Table =>
  card === null ? table : { ...table, scenery: lifting(table.scenery, card) };

/** The cards that can be lifted. */
export const liftable = (table: Table, position: unknown): readonly Touch[] =>
  typeof table.game.toAct(position) === 'number'
    ? (table.scenery.interaction.lifts?.cards(position) ?? [])
    : [];

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
export const handlesIn = (table: Table, position: unknown): readonly AnyHandle[] =>
  typeof table.game.toAct(position) === 'number'
    ? planning(handlingAt(table), table.game).open(position)
    : [];

const stepsAfter = ({ steps }: HandleWay<unknown, unknown>, before: Before | null): AnySteps =>
  before === null ? steps : followedBy(before.steps, before.at, steps);

/** The ways to use something after what goes before it. */
const openWays = (
  table: Table,
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
  table: Table,
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
  table: Table,
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
  table: Table,
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
function proposedAt(table: Table, position: unknown, handle: AnyHandle, hold: Hold | null): Hold | null {
  const ids = handle.ways.map(({ id }) => id);
  const now = hold === null ? 0 : ids.indexOf(hold.way.id);
  const wanted = hold?.handle.id === handle.id ? ids[(now + 1) % ids.length] : ids[Math.max(0, now)];
  return laidAt(table, position, handle, wanted);
}

function laidAt(table: Table, position: unknown, handle: AnyHandle, id?: string): Hold | null {
  const held = holding(table, position, handle, null, id);
  return held && { ...held, to: handle.at };
}

/** A card that is to be laid, somewhere where it could lie; null where none is. */
export function anyLaid(table: Table, position: unknown): Hold | null {
  const handle = handlesIn(table, position).find(({ turns }) => turns);
  return handle === undefined ? null : laidAt(table, position, handle);
}

/**
 * What is held while it is carried: taken up at `from` where that is named, and proposed at the place where it is now if it
 * can come there. A card that is to be laid needs no place that it comes from.
 */
export function carried(
  table: Table,
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
function takenUp(table: Table, position: unknown, hold: Hold | null, from: string): Hold | null {
  if (hold !== null && (hold.handle.at === from || hold.to === from)) return hold;
  const before = hold && beforeNext(hold);
  for (const handle of handlesIn(table, position).filter(({ at }) => at === from)) {
    const held = holdingAfter(table, position, before, handle);
    if (held !== null && [...held.ends.keys()].some((end) => end !== from)) return held;
  }
  return null;
}

/** The same in another way: fewer go, nobody comes along, or another thing of the same place is held. */
export function rechosen(table: Table, position: unknown, hold: Hold, handle: AnyHandle, way: string): Hold {
  const held = holding(table, position, handle, hold.before, way);
  if (held === null) return hold;
  if (hold.to !== null && held.ends.has(hold.to)) return { ...held, to: hold.to };
  if (held.way.stays && (hold.to === null || hold.to === handle.at)) return proposedIn(held, handle.at);
  return proposedAlone(held, handle.at);
}

/** The same after a card was lifted or put back; null where that leads nowhere. */
export function relifted(table: Table, position: unknown, hold: Hold): Hold | null {
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
export const offersOf = (table: Table, position: unknown, hold: Hold): readonly Offer[] => {
  const own = openWays(table, position, hold.handle, hold.before).map(({ id, says }): Offer => ({
    handle: hold.handle,
    way: id,
    says,
    isChosen: id === hold.way.id,
  }));
  const others = handlesIn(table, position)
    .filter(({ at, id }) => at === hold.handle.at && id !== hold.handle.id)
    .map((handle): Offer => ({ handle, way: handle.ways[0].id, says: handle.says, isChosen: false }));
  return own.length + others.length === 1 ? [] : [...own, ...others];
};

/** A proposal in words. */
export interface Proposal {
  readonly plan: Plan<unknown>;
  /** "Move, 1 point". */
  readonly says: string;
  /** What happens besides, without a full stop each. */
  readonly what: readonly string[];
  readonly points: number;
  /** Whether what happens tells all of it: once it is done it is not named besides. */
  readonly isTold: boolean;
}

/** Some moves, and those that whoever makes them is not asked for after them: an end that is all there is. */
function withWhatFollows(
  game: AnyGame,
  position: unknown,
  moves: readonly unknown[],
  alone: number | null,
): readonly unknown[] {
  const all = [...moves];
  const decider = game.toAct(position);
  let before = moves.reduce((now: unknown, move) => game.play(now, move), position);
  while (game.toAct(before) === decider) {
    const move = unaskedMove(game, before, alone);
    if (move === null) break;
    all.push(move);
    before = game.play(before, move);
  }
  return all;
}

/**
 * What Go would play: the whole of it is legal, or nothing is proposed. Whoever looks at the screen `alone` is not asked for
 * what only they know to follow.
 */
export function proposalOf(
  table: Table,
  position: unknown,
  hold: Hold | null,
  alone: number | null = null,
): Proposal | null {
  if (hold === null || hold.to === null) return null;
  const plan = hold.ends.get(hold.to);
  const { game } = table;
  if (plan === undefined || legalOf(game, position, plan.moves) < plan.moves.length) return null;
  const { says, points, told } = handlingAt(table).tells(position, plan.moves);
  const decider = playerOf(game.toAct(position));
  const what: (readonly SceneEvent[])[] = [];
  let before = position;
  for (const [index, move] of withWhatFollows(game, position, plan.moves, alone).entries()) {
    const after = game.play(before, move);
    // What they would come to know by it is not told before it is done.
    if (learnsBy(game, before, move, after)) break;
    if (index >= told) what.push(heardBy(table.scenery.happenings(before, move, after), decider));
    before = after;
  }
  return { plan, says, what: runTold(what, table.scenery.joined), points, isTold: told === 0 };
}

/** What can be touched: where what is held may come, else what can be taken hold of; then what `others` there are. */
export function touchesOf(
  table: Table,
  position: unknown,
  hold: Hold | null,
  others: readonly Touch[],
): readonly Touch[] {
  const handles = handlesIn(table, position).map(({ at, says, spot }): Touch => ({
    id: at,
    says,
    ...(spot && { spot }),
  }));
  const ends = [...(hold?.ends ?? [])].map(([id, { moves }]): Touch => {
    const elsewhere = hold?.handle.elsewhere?.find((touch) => touch.id === id);
    const { spot } = hold?.handle.at === id ? hold.handle : {};
    return elsewhere ?? { id, says: handlingAt(table).tells(position, moves).says, ...(spot && { spot }) };
  });
  const seen = new Set<string>();
  return [...ends, ...handles, ...liftable(table, position), ...(hold === null ? others : [])].filter(
    ({ id }) => !seen.has(id) && seen.add(id),
  );
}
