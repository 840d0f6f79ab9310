/** The proposal in the bar: the plan in words, and all that can be touched. */
import type { AnyGame, AnyTable } from '../../../referee/erased-types.ts';
import { handlesIn, handlingAt, liftable, making, planOf, type Hold, type MoveMade } from '../touch-plan.ts';
import type { Plan } from '../plan-search.ts';
import type { Choice, SceneEvent, Touch } from '../../../referee/table/scene.ts';
import { playerOf, type Actor } from '../../../referee/seats.ts';
import { saidBy } from '../../../book/choices.ts';
import { capital } from '../../../language.ts';
import { unaskedMove } from '../play.ts';
import { runTold } from '../describe/describe-run.ts';
import { goingOn, heardBy } from '../describe/event-dedup.ts';

export interface Proposal {
  readonly plan: Plan<unknown>;
  /** "Move, 1 point". */
  readonly says: string;
  /** What else happens, as clauses without a full stop. */
  readonly what: readonly string[];
  readonly points: number;
  /** How many moves, from the first, `says` describes; at 0 `what` does, and once it is played `says` is not repeated. */
  readonly told: number;
}

/** The moves of the same player that follow automatically, each the only one possible. */
function* following(
  game: AnyGame,
  position: unknown,
  alone: number | null,
  decider: Actor | null,
): Generator<MoveMade> {
  let before = position;
  while (game.toAct(before) === decider) {
    const move = unaskedMove(game, before, alone);
    if (move === null) return;
    for (const one of making(game, before, [move])) {
      yield one;
      before = one.after;
    }
  }
}

/** The same for a choice that waits for Go. */
export function pickedProposal(
  table: AnyTable,
  position: unknown,
  choice: Choice<unknown> | undefined,
  alone: number | null = null,
): Proposal | null {
  if (choice === undefined) return null;
  const plan: Plan<unknown> = { moves: [choice.move], price: 1 };
  const made = [...making(table.game, position, plan.moves)];
  return {
    plan,
    says: capital(saidBy(choice.path)),
    what: comesOf(table, made, 0, alone),
    points: 1,
    told: 0,
  };
}

/** What Go would play, in words; null if nothing is proposed. For `alone` see `unaskedMove`. */
export function proposalOf(
  table: AnyTable,
  position: unknown,
  hold: Hold | null,
  alone: number | null = null,
): Proposal | null {
  const planned = planOf(table, position, hold);
  if (planned === null) return null;
  const { plan, made } = planned;
  const { says, points, told } = handlingAt(table).tells(position, plan.moves);
  return { plan, says, what: comesOf(table, made, told, alone), points, told };
}

/** What happens in a run, and by itself after it, without its first `told` moves. */
function comesOf(
  { game, scenery }: AnyTable,
  made: readonly MoveMade[],
  told: number,
  alone: number | null,
): readonly string[] {
  const actor = game.toAct(made[0]?.before);
  const what: (readonly SceneEvent[])[] = [];
  const all = [...made, ...following(game, made.at(-1)?.after, alone, actor)];
  for (const [index, { before, move, after, learns }] of all.entries()) {
    const events = heardBy(scenery.happenings(before, move, after), playerOf(actor));
    if (learns) {
      // Do not give away what the move would reveal.
      what.push(goingOn(what.flat(), events, scenery.joined));
      break;
    }
    if (index >= told) what.push(events);
  }
  return runTold(what, scenery.joined);
}

/** All touches, each id once: targets of what is held, handles, cards to lift; `others` only if nothing is held. */
export function touchesOf(
  table: AnyTable,
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
