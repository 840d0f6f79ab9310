import type { Side } from './areas.ts';
import type { Space } from './move.ts';

/** Countries that enter the war at the end of a year. */
export type Entering = 'balkans' | 'usa' | 'ussr';

/** An operation at the real table: where it lies on the rim, and how often the wheel was turned since it began. */
export interface Aged {
  readonly space: Space;
  readonly age: number;
}

/** What is said beside the real table. */
export type TrackerSaid =
  | { readonly says: 'trackIntel' | 'trackIndustry' }
  | { readonly says: 'askFirst'; readonly year: number; readonly points: number }
  | { readonly says: 'firstPress'; readonly who: Side }
  | {
      readonly says: 'turnNow';
      readonly who: Side;
      readonly year: number;
      readonly winter: boolean;
      readonly points: number;
      readonly advantage: Side;
      /** What the window NEW OP is over; null where the wheel was not turned, since nothing lies on it. */
      readonly window: Space | null;
      /** What was lost by that. */
      readonly lost: Space | null;
      readonly operations: Both<readonly Aged[]>;
    }
  | { readonly says: 'planPress' | 'awayPress'; readonly space: Space }
  | { readonly says: 'usePress' | 'winterPress' | 'advantagePress' | 'endPress' | 'yearPress' }
  | { readonly says: 'germanyPress' | 'scoredPress' | 'nextPress' | 'industryPress' | 'tokensPress' }
  | { readonly says: 'pointsPress'; readonly points: number }
  | {
      readonly says: 'scoreNow';
      readonly points: number;
      /** The Balkans join before the Axis scores (F-A04). */
      readonly balkans: boolean;
    }
  | { readonly says: 'winNow' }
  | {
      readonly says: 'produceNow';
      readonly who: Side;
      readonly industry: number;
      readonly points: number;
      readonly isLast: boolean;
    }
  | { readonly says: 'removeNow'; readonly who: Side }
  | { readonly says: 'entriesNow'; readonly entering: readonly Entering[] }
  | { readonly says: 'cardsNow'; readonly year: number; readonly isNew: boolean }
  | { readonly says: 'victoryNow'; readonly points: number }
  | { readonly says: 'holdsPress' | 'lacksPress' }
  | { readonly says: 'wonNow'; readonly who: Side; readonly points: number };

type Both<T> = readonly [T, T];
