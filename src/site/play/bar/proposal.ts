/**
 * From touches to a proposal: something is taken hold of, the place is touched where it shall be, and the cheapest run of
 * small moves that does it is proposed. Nothing is played by it. Pure, as the session is.
 */
import type { AnyGame, AnyScenery } from '../../../referee/erased-types.ts';
import {
  followedBy,
  learnsBy,
  listed,
  runsOf,
  type Errand,
  type Run,
} from '../../../referee/table/goal-search.ts';
import {
  openGrips,
  plainGrips,
  type Grip,
  type GripChip,
  type Grips,
} from '../../../referee/table/drag-handles.ts';
import { memo } from '../../../referee/memo.ts';
import type { SceneEvent, Touch } from '../../../referee/table/scene.ts';
import { playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import { legalOf, unaskedMove } from '../play.ts';
import { runTold } from '../describe/describe-run.ts';
import { heardBy } from '../describe/event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
export type AnyGrip = Grip<unknown, unknown>;
type AnyErrand = Errand<unknown, unknown>;

/** What came before: another group that is to go first, and where to. */
interface Plan {
  readonly errand: AnyErrand;
  readonly at: string;
}

/** What is held, and where it can come. */
export interface Hold {
  readonly grip: AnyGrip;
  readonly chip: GripChip<unknown, unknown>;
  readonly plan: Plan | null;
  readonly errand: AnyErrand;
  readonly ends: ReadonlyMap<string, Run<unknown>>;
  /** Where it is proposed to go; null as long as nobody has said. */
  readonly to: string | null;
}

const plainGripsOf = memo((scenery: AnyScenery) => plainGrips(scenery));

/** What can be taken hold of as the game says it; of one that does not, where its touches begin. */
export const gripsOf = ({ scenery }: Table): Grips<unknown, unknown> =>
  scenery.grips ?? plainGripsOf(scenery);

const lifting = memo((scenery: AnyScenery, card: string): AnyScenery => {
  const { grips } = scenery;
  const lifts = grips?.lifts;
  if (grips === undefined || lifts === undefined) return scenery;
  return { ...scenery, grips: { ...grips, of: (position) => lifts.grips(position, card) } };
});

/** The same table with a card lifted, which is then used for whatever is wanted. */
export const withLifted = (table: Table, card: string | null): Table =>
  card === null ? table : { ...table, scenery: lifting(table.scenery, card) };

/** The cards that can be lifted. */
export const liftable = (table: Table, position: unknown): readonly Touch[] =>
  typeof table.game.toAct(position) === 'number' ? (gripsOf(table).lifts?.of(position) ?? []) : [];

/** What is asked at every touch, worked out once for a position. */
const planning = memo((grips: Grips<unknown, unknown>, given: AnyGame) => {
  const game = listed(given);
  return {
    open: memo((position: unknown) => openGrips(game, grips, position)),
    ends: memo((errand: AnyErrand, position: unknown) => runsOf(game, position, errand, grips.price)),
    isOpen: (errand: AnyErrand, position: unknown) =>
      runsOf(game, position, errand, grips.price, { enough: 1 }).size > 0,
  };
});

/** What whoever decides can take hold of. */
export const gripsIn = (table: Table, position: unknown): readonly AnyGrip[] =>
  typeof table.game.toAct(position) === 'number' ? planning(gripsOf(table), table.game).open(position) : [];

const errandOf = ({ errand }: GripChip<unknown, unknown>, plan: Plan | null): AnyErrand =>
  plan === null ? errand : followedBy(plan.errand, plan.at, errand);

/** The ways to use something after what goes before it. */
const openChips = (
  table: Table,
  position: unknown,
  { chips }: AnyGrip,
  plan: Plan | null,
): readonly GripChip<unknown, unknown>[] =>
  // By themselves they are all open: a grip has no others.
  plan === null
    ? chips
    : chips.filter((chip) => planning(gripsOf(table), table.game).isOpen(errandOf(chip, plan), position));

/** Takes hold of something by one of its chips, the first that leads anywhere where none is named; null where none does. */
function holding(
  table: Table,
  position: unknown,
  grip: AnyGrip,
  plan: Plan | null,
  id?: string,
): Hold | null {
  const named = grip.chips.find((one) => one.id === id);
  for (const chip of named === undefined ? grip.chips : [named]) {
    const errand = errandOf(chip, plan);
    const all = planning(gripsOf(table), table.game).ends(errand, position);
    // Nobody wants to go about and come back: touched again, a place gives what else stands there.
    const ends = all.size > 1 && !chip.stays ? new Map([...all].filter(([at]) => at !== grip.at)) : all;
    if (ends.size > 0) return { grip, chip, plan, errand, ends, to: null };
  }
  return null;
}

/** The same to go after another group, where that leads anywhere, else by itself. */
const holdingAfter = (table: Table, position: unknown, plan: Plan | null, grip: AnyGrip): Hold | null =>
  (plan && holding(table, position, grip, plan)) ?? holding(table, position, grip, null);

/** Whether something is held that does not go after several that were to go before: it is by itself. */
export const isInstead = (before: Hold, now: Hold): boolean =>
  before.plan !== null && now.plan === null && now.grip.at !== before.grip.at;

/** The group that goes before the next, once it is said where to. */
const planOf = (hold: Hold): Plan | null => (hold.to === null ? null : { errand: hold.errand, at: hold.to });

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
  const here = gripsIn(table, position).filter(({ at }) => at === id);
  const [first] = here;
  if (hold !== null && hold.grip.at !== id) {
    if (hold.to === id) return hold;
    // Once a place is proposed, what stands elsewhere is another group that is to go as well.
    if (hold.ends.has(id) && (hold.to === null || first === undefined)) return { ...hold, to: id };
  }
  if (first === undefined) return hold === null ? undefined : null;
  const [turned] = here.filter(({ turns }) => turns);
  if (turned !== undefined) return proposedAt(table, position, turned, hold);
  // Touched again, the same place gives the next that stands there, and in the end nothing.
  const next = hold?.grip.at === id ? here[here.findIndex((grip) => grip.id === hold.grip.id) + 1] : first;
  if (next === undefined) return null;
  const held = holdingAfter(table, position, hold && (planOf(hold) ?? hold.plan), next);
  return held && proposedAlone(held, id);
}

/** A card where it was touched, as it lay elsewhere; where it lay already, the other way round. */
function proposedAt(table: Table, position: unknown, grip: AnyGrip, hold: Hold | null): Hold | null {
  const ids = grip.chips.map(({ id }) => id);
  const now = hold === null ? 0 : ids.indexOf(hold.chip.id);
  const wanted = hold?.grip.id === grip.id ? ids[(now + 1) % ids.length] : ids[Math.max(0, now)];
  return laidAt(table, position, grip, wanted);
}

function laidAt(table: Table, position: unknown, grip: AnyGrip, way?: string): Hold | null {
  const held = holding(table, position, grip, null, way);
  return held && { ...held, to: grip.at };
}

/** A card that is to be laid, somewhere where it could lie; null where none is. */
export function anyLaid(table: Table, position: unknown): Hold | null {
  const grip = gripsIn(table, position).find(({ turns }) => turns);
  return grip === undefined ? null : laidAt(table, position, grip);
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
  if (held === null ? from === null : held.grip.turns) {
    const grip = gripsIn(table, position).find((one) => one.at === at && one.turns);
    return grip === undefined ? held && { ...held, to: null } : laidAt(table, position, grip, held?.chip.id);
  }
  return held && proposedIn(held, at);
}

/** What stands at a place and can go somewhere else: what is held already, or the next group that is to go. */
function takenUp(table: Table, position: unknown, hold: Hold | null, from: string): Hold | null {
  if (hold !== null && (hold.grip.at === from || hold.to === from)) return hold;
  const plan = hold && planOf(hold);
  for (const grip of gripsIn(table, position).filter(({ at }) => at === from)) {
    const held = holdingAfter(table, position, plan, grip);
    if (held !== null && [...held.ends.keys()].some((end) => end !== from)) return held;
  }
  return null;
}

/** The same in another way: fewer go, nobody comes along, or another thing of the same place is held. */
export function rechosen(table: Table, position: unknown, hold: Hold, grip: AnyGrip, chip: string): Hold {
  const held = holding(table, position, grip, hold.plan, chip);
  if (held === null) return hold;
  if (hold.to !== null && held.ends.has(hold.to)) return { ...held, to: hold.to };
  if (held.chip.stays && (hold.to === null || hold.to === grip.at)) return proposedIn(held, grip.at);
  return proposedAlone(held, grip.at);
}

/** The same after a card was lifted or put back; null where that leads nowhere. */
export function relifted(table: Table, position: unknown, hold: Hold): Hold | null {
  const grip = gripsIn(table, position).find(({ id }) => id === hold.grip.id);
  if (grip === undefined) return null;
  const held = holding(table, position, grip, hold.plan, hold.chip.id);
  return held && proposedIn(held, hold.to);
}

/** What a hold offers beside the places of the table: a chip by its grip and its id. */
export interface Offer {
  readonly grip: AnyGrip;
  readonly chip: string;
  readonly says: string;
  readonly isChosen: boolean;
}

/** The chips of what is held, and the other things that stand where it does. */
export const offersOf = (table: Table, position: unknown, hold: Hold): readonly Offer[] => {
  const own = openChips(table, position, hold.grip, hold.plan).map(({ id, says }): Offer => ({
    grip: hold.grip,
    chip: id,
    says,
    isChosen: id === hold.chip.id,
  }));
  const others = gripsIn(table, position)
    .filter(({ at, id }) => at === hold.grip.at && id !== hold.grip.id)
    .map((grip): Offer => ({ grip, chip: grip.chips[0].id, says: grip.says, isChosen: false }));
  return own.length + others.length === 1 ? [] : [...own, ...others];
};

/** A proposal in words. */
export interface Proposal {
  readonly run: Run<unknown>;
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
  const run = hold.ends.get(hold.to);
  const { game } = table;
  if (run === undefined || legalOf(game, position, run.moves) < run.moves.length) return null;
  const { says, points, told } = gripsOf(table).tells(position, run.moves);
  const decider = playerOf(game.toAct(position));
  const what: (readonly SceneEvent[])[] = [];
  let before = position;
  for (const [index, move] of withWhatFollows(game, position, run.moves, alone).entries()) {
    const after = game.play(before, move);
    // What they would come to know by it is not told before it is done.
    if (learnsBy(game, before, move, after)) break;
    if (index >= told) what.push(heardBy(table.scenery.happenings(before, move, after), decider));
    before = after;
  }
  return { run, says, what: runTold(what, table.scenery.joined), points, isTold: told === 0 };
}

/** What can be touched: where what is held may come, else what can be taken hold of; then what `others` there are. */
export function touchesOf(
  table: Table,
  position: unknown,
  hold: Hold | null,
  others: readonly Touch[],
): readonly Touch[] {
  const grips = gripsIn(table, position).map(({ at, says, spot }): Touch => ({
    id: at,
    says,
    ...(spot && { spot }),
  }));
  const ends = [...(hold?.ends ?? [])].map(([id, { moves }]): Touch => {
    const way = hold?.grip.ways?.find((touch) => touch.id === id);
    const { spot } = hold?.grip.at === id ? hold.grip : {};
    return way ?? { id, says: gripsOf(table).tells(position, moves).says, ...(spot && { spot }) };
  });
  const seen = new Set<string>();
  return [...ends, ...grips, ...liftable(table, position), ...(hold === null ? others : [])].filter(
    ({ id }) => !seen.has(id) && seen.add(id),
  );
}
