/** Helpers with which a game reports the events of its moves: a message, and the rule behind it. */
import type { Said } from '../language.ts';
import type { SceneEvent } from './table/scene.ts';

export type RuledEvent<Rule extends string, Says> = SceneEvent<Says> & { readonly rule: Rule };

/** Messages that name a player as `who`. */
type OfPlayer<Says> = Extract<Says, { readonly who: number }>;

/**
 * Event constructors for one game. `doing` are the message keys whose `who` is the player who acts; other
 * events give that player as `whose`.
 */
export function eventsIn<Rule extends string, Says extends Said>(
  doing: readonly OfPlayer<Says>['says'][] = [],
) {
  const isDoing = (what: Says): what is OfPlayer<Says> => doing.some((key) => key === what.says);
  const happens = (rule: Rule, what: Says, whose?: number): RuledEvent<Rule, Says> => {
    const named = whose ?? (isDoing(what) ? what.who : undefined);
    return { rule, what, ...(named !== undefined && { whose: named }) };
  };
  return {
    happens,
    /** For an event that follows from the rules and that nobody sees happen. */
    aside: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ ...happens(rule, what), aside: true }),
    /** For an event that only says that a turn or a round begins or ends. */
    flows: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ ...happens(rule, what), flow: true }),
    when: (is: boolean, event: () => RuledEvent<Rule, Says>): readonly RuledEvent<Rule, Says>[] =>
      is ? [event()] : [],
  };
}
