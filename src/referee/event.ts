/** How a game tells what its moves bring about: a sentence to say, and the rule by which it is so. */
import type { Said } from '../language.ts';
import type { SceneEvent } from './table/scene.ts';

export type RuledEvent<Rule extends string, Says> = SceneEvent<Says> & { readonly rule: Rule };

/** What a game says of a player. */
type OfPlayer<Says> = Extract<Says, { readonly who: number }>;

/**
 * The words for one game’s events. `doing` are the keys of those whose sentences name `who` as the player who does it; of
 * another event its `whose` says so.
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
    /** It is by the rules, and nobody sees it happen. */
    aside: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ ...happens(rule, what), aside: true }),
    /** It says only that a turn or a round is over or begins. */
    flows: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ ...happens(rule, what), flow: true }),
    when: (is: boolean, event: () => RuledEvent<Rule, Says>): readonly RuledEvent<Rule, Says>[] =>
      is ? [event()] : [],
  };
}
