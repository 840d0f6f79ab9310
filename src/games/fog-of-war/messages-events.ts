/** Messages for events: what happens at a table, and which rules apply where nothing can be seen. */
import type { AreaNumber, PlaceNumber, Side } from './rules/areas.ts';
import type { MoveOf, Space } from './rules/moves.ts';
import type { Pile } from './rules/card-counts.ts';
import type { Target } from './rules/position.ts';
import type { Line, Result } from './rules/battle.ts';
import type { StatementId } from '../../../content/fog-of-war/statements.ts';

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
  /** How many cards each side loses to a quagmire. */
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
  /** `cost` is the bid in tokens; null if it is still to be made. */
  | { readonly says: 'wantsToSee'; readonly who: Side; readonly target: Target; readonly cost: number | null }
  | { readonly says: 'bids'; readonly who: Side; readonly tokens: number }
  | { readonly says: 'letsIt'; readonly who: Side }
  /** `what` is null for viewers who may not see it. */
  | { readonly says: 'seesOne'; readonly who: Side; readonly what: MoveOf<'see'>['what'] | null }
  /** `paid` is what each side has paid; `gives` is true if the side that looked gave up instead of outbidding. */
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

// Rules that apply where nothing can be seen: explanations.

export const BECAUSE = [
  'F-B01',
  'F-A02',
  'F-B02',
  'F-B03',
  'F-002',
  'F-003',
  'F-004',
  'F-005',
  'F-A50',
  'F-011',
  'F-012',
  'F-A33',
  'F-013',
  'F-014',
  'F-A34',
  'F-A01',
  'F-022',
  'F-A57',
  'F-A32',
  'F-031',
  'F-032',
  'F-033',
  'F-A22',
  'F-190',
  'F-A64',
  'F-041',
  'F-A60',
  'F-A36',
  'F-046',
  'F-A18',
  'F-091',
  'F-A16',
  'F-092',
  'F-A15',
  'F-093',
  'F-094',
  'F-076',
  'F-A65',
  'F-A41',
  'F-A58',
  'F-A53',
  'F-A48',
  'F-A39',
  'F-A42',
  'F-A13',
  'F-A66',
  'F-063',
  'F-079',
  'F-A14',
  'F-080',
  'F-192',
  'F-193',
  'F-193a',
  'F-A66a',
  'F-062',
  'F-065',
  'F-A08',
  'F-A09',
  'F-A10',
  'F-A55',
  'F-A62',
  'F-071',
  'F-067',
  'F-074',
  'F-075',
  'F-A56',
  'F-078',
  'F-120',
  'F-123',
  'F-A31',
  'F-A61',
  'F-A30',
  'F-A61a',
  'F-A63',
  'F-160',
  'F-162',
  'F-A54',
  'F-A07',
  'F-A04',
  'F-A06',
  'F-A24',
  'F-A25',
  'F-166',
  'F-A21',
  'F-A67',
  'F-A20',
  'F-A51',
  'F-A03',
  'F-104',
  'F-105',
  'F-A59',
  'F-110',
  'F-111',
  'F-A27',
  'F-A28',
  'F-A29',
  'F-A26',
  'F-107',
  'F-A37',
  'F-181',
  'F-A59a',
  'F-A08a',
  'F-A62a',
  'F-066a',
  'F-192a',
] as const satisfies readonly StatementId[];

export type Because = (typeof BECAUSE)[number];

/** A note that names the rule behind something that nobody sees happen. */
export interface BecauseSaid {
  readonly says: 'because';
  readonly rule: Because;
}
