import type { AreaNumber, Side } from './areas.ts';
import type { Kind } from './pile.ts';
import type { Stage } from './position.ts';

/** What can be wrong with a position that people write. */
export type FaultSaid =
  | { readonly says: 'tooManyCards'; readonly who: Side; readonly card: Kind; readonly most: number }
  | { readonly says: 'tooManyNeutrals'; readonly card: Kind; readonly most: number }
  | { readonly says: 'dummyThere' | 'knownIsNotThere'; readonly who: Side }
  | { readonly says: 'neutralKnownIsNotThere'; readonly at: AreaNumber }
  | { readonly says: 'ownPlan' | 'planTwice'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'planWithoutCards' | 'cardsWithoutPlan'; readonly who: Side }
  | { readonly says: 'ownQuagmire' | 'bareQuagmire' | 'quagmireTwice'; readonly at: AreaNumber }
  | { readonly says: 'cardsOfBoth'; readonly at: AreaNumber; readonly who: Side }
  | { readonly says: 'ussrNotIn' | 'ussrIn'; readonly at: AreaNumber }
  | { readonly says: 'endedAlready' | 'notEnded' | 'nobodyActs' | 'waitsForNothing' }
  | { readonly says: 'notOfStage'; readonly stage: Stage }
  | { readonly says: 'victoriesMissing' };
