import { switchesOf, type Switches } from '../../../referee/options.ts';

/**
 * The rulings a table may switch, and the optional advanced rules. An option of the first kind stands for the
 * *other* reading; all are off by default, and any set may be on together.
 */
export const OPTION_IDS = [
  'balkans-scores-1940', // F-A04: the Balkans join before the Axis scores in 1940
  'neutral-stays', // F-A05: a neutral that is attacked stays neutral
  'loss-minimal-set', // F-A08: any cards of which none can be spared
  'loss-at-least', // F-A08: any cards of that strength or more
  'loss-any-order', // F-A10: neutral cards may be matched before a player's own
  'no-offmap-launch', // F-A15: nothing is launched from the boxes off the map
  'axis-out-of-ussr', // F-A22: the Axis has no cards in a neutral USSR
  'one-industry-step', // F-A27: one step of industry a year
  'no-intel-cap', // F-A28: more than 20 tokens
  'free-bids', // F-A30: bids may rise by more than one
  'secret-counts', // F-A34: how many cards were lost and won is its owner's business
  'usa-end-1940', // F-A51: the USA enters a year earlier
  'supply-and-defence', // F-190
  'sea-supply', // F-191
  'straits', // F-192
  'shore-bombardment', // F-193
  'air-support', // F-194
  'side-bids', // F-195
] as const;

export type OptionId = (typeof OPTION_IDS)[number];
export type Options = Switches<OptionId>;

export const { withOptions, optionsOn } = switchesOf(OPTION_IDS);
