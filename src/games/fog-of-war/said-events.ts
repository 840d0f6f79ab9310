import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { MoveOf, Space } from './move.ts';
import type { Pile } from './pile.ts';
import type { Target } from './position.ts';
import type { Line, Result } from './strength.ts';

/** What happens at a table. */
export type HappeningSaid = SetUp | Turning | Launching | Fighting | Knowing | YearsEnd;

type SetUp =
  | { readonly says: 'dealtTo'; readonly at: AreaNumber }
  | { readonly says: 'alliesLook' | 'victoryDrawn' | 'victoryBoxed' | 'decksAreShuffled' }
  | { readonly says: 'setsUpIn'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'sideOffered'; readonly who: Side }
  | { readonly says: 'goalIs'; readonly goal: number }
  | { readonly says: 'placesSwapped'; readonly swaps: boolean };

type Turning =
  | { readonly says: 'putsCard'; readonly who: Side; readonly at: AreaNumber; readonly quagmire: boolean }
  | { readonly says: 'beginsOperation' | 'addsTo'; readonly who: Side; readonly space: Space }
  | { readonly says: 'disbands'; readonly who: Side; readonly space: Space; readonly cards: number }
  | { readonly says: 'drawsOne'; readonly who: Side }
  | { readonly says: 'winterComes' }
  | { readonly says: 'wheelTurns'; readonly who: Side; readonly space: Space }
  | { readonly says: 'operationLost'; readonly who: Side; readonly space: Space }
  | { readonly says: 'turnOf' | 'actionsOver' | 'turnOver'; readonly who: Side }
  | { readonly says: 'isDue'; readonly at: AreaNumber };

type Launching =
  | { readonly says: 'aimsAt'; readonly who: Side; readonly at: AreaNumber; readonly space: Space }
  | { readonly says: 'suppliedBy'; readonly way: readonly PlaceNumber[] }
  | { readonly says: 'noWay'; readonly at: AreaNumber }
  | { readonly says: 'ownDiscarded' | 'changesHands'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'ussrEnters' }
  | { readonly says: 'planVoid'; readonly who: Side; readonly space: Space; readonly at: AreaNumber }
  | { readonly says: 'quagmireOver'; readonly at: AreaNumber }
  | { readonly says: 'resolves'; readonly who: Side; readonly at: AreaNumber };

type Fighting =
  | { readonly says: 'reveals'; readonly who: Side; readonly cards: Pile }
  | { readonly says: 'neutralsShow'; readonly at: AreaNumber; readonly cards: Pile }
  | {
      readonly says: 'routedAtOnce' | 'unsupported' | 'fightsThem';
      readonly who: Side;
      readonly at: AreaNumber;
    }
  /** How many cards of each a quagmire takes. */
  | {
      readonly says: 'halfIsLost';
      readonly attackers: number;
      readonly defenders: number;
      readonly neutrals: number;
    }
  | { readonly says: 'spends' | 'keeps'; readonly who: Side }
  | {
      readonly says: 'totalsAre';
      readonly attack: number;
      readonly defence: number;
      readonly attackLines: readonly Line[];
      readonly defenceLines: readonly Line[];
    }
  | { readonly says: 'resultIs'; readonly result: Result; readonly at: AreaNumber; readonly who: Side }
  | { readonly says: 'paysWith'; readonly who: Side; readonly cards: Pile; readonly neutrals: Pile }
  | { readonly says: 'losesOne'; readonly who: Side }
  | { readonly says: 'neutralLost'; readonly cards: Pile }
  | { readonly says: 'conquers' | 'bogsDown' | 'sentOff'; readonly who: Side; readonly at: AreaNumber };

type Knowing =
  /** What is bid for it; null where that is still to be said. */
  | { readonly says: 'wantsToSee'; readonly who: Side; readonly target: Target; readonly cost: number | null }
  | { readonly says: 'bids'; readonly who: Side; readonly tokens: number }
  | { readonly says: 'letsIt'; readonly who: Side }
  /** Null to whoever does not see it. */
  | { readonly says: 'seesOne'; readonly who: Side; readonly what: MoveOf<'see'>['what'] | null }
  /** And what both have paid for it; `gives` where whoever looked gave it up. */
  | {
      readonly says: 'lookBlocked';
      readonly gives: boolean;
      readonly by: Side;
      readonly target: Target;
      readonly paid: readonly [axis: number, allies: number];
    };

type YearsEnd =
  | { readonly says: 'scores'; readonly points: number; readonly all: number }
  | {
      readonly says: 'comesBack' | 'recovers' | 'takesBack' | 'producesNoMore' | 'boughtTokens';
      readonly who: Side;
    }
  | { readonly says: 'industryRises'; readonly who: Side; readonly industry: number }
  | { readonly says: 'buysPoint'; readonly all: number }
  | { readonly says: 'yearBegins'; readonly year: number; readonly who: Side }
  | { readonly says: 'usaEnters' }
  | { readonly says: 'wonByGermany' | 'wonByPoints' }
  | { readonly says: 'wonByCards'; readonly who: Side; readonly kept: readonly AreaNumber[] };
