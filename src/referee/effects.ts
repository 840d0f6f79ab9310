/**
 * Timed effects: what for a while changes a figure of the rules, and why. They are plain data, so that a position holds
 * them, and a sum of them explains itself.
 *
 *     const steps = bearing(position.effects, 'steps', clock, (scope) => scope.unit === 7);
 *     reckon(3, steps);   // { total: 1, lines: [{ from: 'N1', delta: -1 }, { from: 'W-062', delta: -1 }] }
 *
 * Loopgraven W-062, W-A05, W-A33, W-A36 to W-A38, W-A42, W-A44, W-A45 (events, artillery), TanK T-060 to T-063, T-A14,
 * T-A31 (modifiers of an attack), The Fog of War F-046, F-050, F-074, F-079, F-080 (bonuses of a battle, winter).
 */
export interface Effect<From extends string, Stat extends string, Scope, Occasion extends string> {
  /** Where it comes from: the id of a card or of a rule, which a verdict names. */
  readonly from: From;
  /** The figure that it changes. */
  readonly stat: Stat;
  readonly change: Change;
  /** Whom it concerns, as the game says it: a unit, the platoons of a team. */
  readonly scope: Scope;
  /** The first turn in which it counts, where that is still to come (Loopgraven W-A38: the owner's next turn). */
  readonly since?: Turn;
  readonly until: Until<Occasion>;
}

/** A change of a figure. They are made in this order, whichever came first; of several `set` the last holds. */
export type Change =
  | { readonly delta: number }
  /** Not below. */
  | { readonly floor: number }
  /** Half of it, rounded up or down. */
  | { readonly half: 'up' | 'down' }
  /** Not above. */
  | { readonly cap: number }
  | { readonly set: number };

/** A turn by the number that the game gives it among that player's turns. */
interface Turn {
  readonly of: number;
  readonly turn: number;
}

/** When an effect is over: used up by so many occasions (a fight, an income), or at the end of a turn or round. */
export type Until<Occasion extends string> =
  { readonly occasion: Occasion; readonly times: number } | Turn | { readonly round: number };

/** The number of the turn that each player is in or was last in, by player. */
type Clock = readonly number[];

type Effects<From extends string, Stat extends string, Scope, Occasion extends string> = readonly Effect<
  From,
  Stat,
  Scope,
  Occasion
>[];

const hasBegun = (since: Turn, clock: Clock): boolean => (clock[since.of] ?? -Infinity) >= since.turn;

/** The effects that change a figure now, for those whom `concerns` says. */
export const bearing = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  stat: Stat,
  clock: Clock,
  concerns: (scope: Scope) => boolean,
): Effects<From, Stat, Scope, Occasion> =>
  effects.filter(
    (effect) =>
      effect.stat === stat &&
      (effect.since === undefined || hasBegun(effect.since, clock)) &&
      concerns(effect.scope),
  );

/** A figure and how it came about: the base and every line's delta make the total. */
export interface Sum<From extends string> {
  readonly total: number;
  /** What each change made of it, in the order in which they were made; 0 where it made no difference. */
  readonly lines: readonly { readonly from: From; readonly delta: number }[];
}

const rankOf = (change: Change): number =>
  ['delta', 'floor', 'half', 'cap', 'set'].findIndex((name) => name in change);

function changed(figure: number, change: Change): number {
  if ('delta' in change) return figure + change.delta;
  if ('floor' in change) return Math.max(figure, change.floor);
  if ('cap' in change) return Math.min(figure, change.cap);
  if ('half' in change) return (change.half === 'up' ? figure + 1 : figure) >> 1;
  return change.set;
}

/** What the changes make of a figure. */
export function reckon<From extends string>(
  base: number,
  effects: readonly { readonly from: From; readonly change: Change }[],
): Sum<From> {
  let total = base;
  const lines = effects
    .toSorted((one, other) => rankOf(one.change) - rankOf(other.change))
    .map(({ from, change }) => {
      const before = total;
      total = changed(before, change);
      return { from, delta: total - before };
    });
  return { total, lines };
}

/** What is left after an occasion, which those that wait for it and that it concerns are used by, once each. */
export const afterOccasion = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  occasion: Occasion,
  concerns: (scope: Scope) => boolean,
): Effects<From, Stat, Scope, Occasion> =>
  effects.flatMap((effect) => {
    const { until } = effect;
    if (!('occasion' in until) || until.occasion !== occasion || !concerns(effect.scope)) return [effect];
    return until.times > 1 ? [{ ...effect, until: { ...until, times: until.times - 1 } }] : [];
  });

/** What is left after a player's turn. */
export const afterTurn = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  { of, turn }: Turn,
): Effects<From, Stat, Scope, Occasion> =>
  effects.filter(({ until }) => !('turn' in until) || until.of !== of || until.turn > turn);

/** What is left after a round. */
export const afterRound = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  round: number,
): Effects<From, Stat, Scope, Occasion> =>
  effects.filter(({ until }) => !('round' in until) || until.round > round);
