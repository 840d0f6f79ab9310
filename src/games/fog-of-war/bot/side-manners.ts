import { PLAIN, type Manner } from './move-ordering.ts';
import tuned from './manners.json' with { type: 'json' };

/** By what each side judges moves, the Axis first. */
export type Manners = readonly [axis: Manner, allies: Manner];

/** Weights by side and name, such as `axis.guard`. */
export type SideWeights = Readonly<Record<string, number>>;

/** What the opponent goes by; found by play, each side by itself. */
export const TUNED: SideWeights = tuned.weights;

const NAMES = Object.keys(PLAIN) as (keyof Manner)[];

function mannerOf(side: string, weights: SideWeights): Manner {
  const manner = { ...PLAIN };
  for (const name of NAMES)
    manner[name] = weights[`${side}.${name}`] ?? TUNED[`${side}.${name}`] ?? PLAIN[name];
  return manner;
}

/** The manners that some weights make; what is not named stays as it is. */
export const mannersBy = (weights: SideWeights): Manners => [
  mannerOf('axis', weights),
  mannerOf('allies', weights),
];
