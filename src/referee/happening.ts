/** How a game tells what its moves bring about: a sentence to say, and the rule by which it is so. */
import type { SceneEvent } from './scene.ts';

export type RuledEvent<Rule extends string, Says> = SceneEvent<Says> & { readonly rule: Rule };

/** The words for one game’s events. */
export const eventsIn = <Rule extends string, Says>() => ({
  happens: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ rule, what }),
  /** It is by the rules, and nobody sees it happen. */
  aside: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ rule, what, aside: true }),
  /** It says only that a turn or a round is over or begins. */
  flows: (rule: Rule, what: Says): RuledEvent<Rule, Says> => ({ rule, what, flow: true }),
  when: (is: boolean, event: () => RuledEvent<Rule, Says>): readonly RuledEvent<Rule, Says>[] =>
    is ? [event()] : [],
});
