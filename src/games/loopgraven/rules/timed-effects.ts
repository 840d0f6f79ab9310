/**
 * Timed effects: temporary changes of a figure of the rules, with their reason. They are plain data, so that a position can
 * hold them and a total can be explained.
 *
 *     const steps = bearing(position.effects, 'steps', clock, (scope) => scope.unit === 7);
 *     reckon(3, steps);   // { total: 1, lines: [{ from: 'N1', delta: -1 }, { from: 'W-062', delta: -1 }] }
 *
 * W-062, W-A05, W-A33, W-A36 to W-A38, W-A42, W-A44, W-A45 (events, artillery).
 */
export interface Effect<From extends string, Stat extends string, Scope, Occasion extends string> {
  /** Its source: the id of a card or a rule, which a verdict names. */
  readonly from: From;
  /** The figure it changes. */
  readonly stat: Stat;
  readonly change: Change;
  /** Whom it affects, a unit, the platoons of a team. */
  readonly scope: Scope;
  /** The first turn in which it applies, if that is not now (Loopgraven W-A38: the owner's next turn). */
  readonly since?: Turn;
  readonly until: Until<Occasion>;
}

/**
 * A change of a figure. Kinds apply in this order, whatever the order of the effects; of several `set` the
 * last wins.
 */
export type Change =
  | { readonly delta: number }
  /** At least this. */
  | { readonly floor: number }
  /** Half of it, rounded up or down. */
  | { readonly half: 'up' | 'down' }
  /** At most this. */
  | { readonly cap: number }
  | { readonly set: number };

/** A turn of a player, by the game's own count. */
interface Turn {
  readonly of: number;
  readonly turn: number;
}

/** When an effect expires: after `times` occasions (a fight, an income), or at the end of a turn or round. */
export type Until<Occasion extends string> =
  { readonly occasion: Occasion; readonly times: number } | Turn | { readonly round: number };

/** The number of each player's current or latest turn, by player. */
type Clock = readonly number[];

type Effects<From extends string, Stat extends string, Scope, Occasion extends string> = readonly Effect<
  From,
  Stat,
  Scope,
  Occasion
>[];

const hasBegun = (since: Turn, clock: Clock): boolean => (clock[since.of] ?? -Infinity) >= since.turn;

/** The effects that apply to a figure now, for the scopes that `concerns` accepts. */
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

/** A figure with its explanation: the base plus all deltas is the total. */
export interface Sum<From extends string> {
  readonly total: number;
  /** The delta of each change in the order applied; 0 where it made no difference. */
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

/** Applies changes to a figure. */
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

/**
 * The effects left after an occasion: it uses up one time of those that wait for it and that `concerns`
 * accepts.
 */
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

/** The effects left after a player's turn. */
export const afterTurn = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  { of, turn }: Turn,
): Effects<From, Stat, Scope, Occasion> =>
  effects.filter(({ until }) => !('turn' in until) || until.of !== of || until.turn > turn);

/** The effects left after a round. */
export const afterRound = <From extends string, Stat extends string, Scope, Occasion extends string>(
  effects: Effects<From, Stat, Scope, Occasion>,
  round: number,
): Effects<From, Stat, Scope, Occasion> =>
  effects.filter(({ until }) => !('round' in until) || until.round > round);
