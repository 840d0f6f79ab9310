import type { EventMark, Stack } from '../../../cards/loopgraven/data/event-cards.ts';
import type { Ammunition, GameLength, Track, UnitType } from '../../../cards/loopgraven/data/tables.ts';
import type { SpaceNumber } from './rules/board-spaces.ts';
import type { Player, Side } from './rules/position.ts';

/** What happens at the table. */
export type HappeningSaid = OfSetUp | OfRound | OfIncome | OfCard | OfAction | OfFight | OfFire | OfEnd;

/** A troop and where it stands. */
interface Standing {
  readonly who: Player;
  readonly type: UnitType;
  readonly at: SpaceNumber;
}

type OfSetUp =
  | { readonly says: 'lengthIs'; readonly length: GameLength }
  | { readonly says: 'restStays' | 'nobodyYet' | 'allAtZero' | 'trenchesAre' }
  | { readonly says: 'playersAre'; readonly players: 2 | 4 }
  | { readonly says: 'ownSections' }
  | { readonly says: 'pursesAre'; readonly shared: boolean }
  | { readonly says: 'rollsFor'; readonly side: Side }
  | { readonly says: 'begins'; readonly side: Side }
  | { readonly says: 'rollAgain' };

type OfRound =
  | { readonly says: 'roundBegins'; readonly round: number }
  | { readonly says: 'cardShows'; readonly green: boolean }
  | { readonly says: 'firstIs'; readonly green: boolean }
  | { readonly says: 'rollBrings'; readonly side: Side; readonly stack: Stack | null }
  | { readonly says: 'nextRolls'; readonly who: Player }
  | { readonly says: 'stackIsOut'; readonly stack: Stack }
  | { readonly says: 'turnOf'; readonly who: Player }
  | { readonly says: 'actionsAre'; readonly who: Player; readonly actions: number }
  | { readonly says: 'turnEnds'; readonly who: Player; readonly actions: number }
  | { readonly says: 'playsWithout'; readonly who: Player };

type OfIncome =
  | { readonly says: 'receives'; readonly who: Player; readonly tokens: number }
  | { readonly says: 'economyGives'; readonly tier: number; readonly base: number }
  | { readonly says: 'trenchesGive'; readonly bonus: number; readonly units: number }
  | { readonly says: 'eachCounts' | 'cardChanges' }
  | { readonly says: 'doubled'; readonly more: number; readonly all: boolean }
  | { readonly says: 'incomesLeft'; readonly left: number }
  | { readonly says: 'noIncome' | 'actsAsEver'; readonly who: Player };

type OfCard =
  | { readonly says: 'drawsCard'; readonly side: Side; readonly mark: EventMark }
  | { readonly says: 'keepsCard'; readonly side: Side; readonly mark: EventMark }
  | { readonly says: 'countsAtOnce' | 'lastsThisRound' | 'lastsTwoRounds' | 'twoOfEach' | 'shuffledAnew' }
  | { readonly says: 'holds'; readonly both: boolean }
  | { readonly says: 'nobodyGoesBack' | 'nobodyToShock' }
  | { readonly says: 'goesBackWho'; readonly all: boolean }
  | ({ readonly says: 'wentBack' } & Standing)
  | ({ readonly says: 'isShocked' } & Standing)
  | { readonly says: 'choosesShocked'; readonly who: Player }
  | { readonly says: 'doubleFor'; readonly times: number }
  | ({ readonly says: 'putsMaskOn' | 'leavesMaskOff' } & { readonly side: Side })
  | { readonly says: 'sparesAll' }
  | { readonly says: 'answersForSide'; readonly who: Player }
  | { readonly says: 'sideIsFirst'; readonly side: Side };

type OfAction =
  | ({ readonly says: 'deploys' } & Standing)
  | {
      readonly says: 'deploysAll';
      readonly who: Player;
      readonly types: readonly UnitType[];
      readonly at: readonly SpaceNumber[];
    }
  | { readonly says: 'paysFor'; readonly cost: number; readonly left: number }
  | { readonly says: 'toTrench'; readonly field: boolean }
  | { readonly says: 'itemCosts'; readonly item: number; readonly cost: 0 | 1 }
  | { readonly says: 'countsAsUnit' }
  | {
      readonly says: 'upgrades';
      readonly who: Player;
      readonly track: Track;
      readonly tier: number;
      readonly cost: number;
    }
  | { readonly says: 'countsFrom'; readonly track: Track; readonly next: boolean }
  | ({
      readonly says: 'walks';
      readonly from: SpaceNumber;
      readonly steps: number;
      /** One, or more where it went on from where it came to. */
      readonly moves: number;
    } & Standing)
  | { readonly says: 'isAction'; readonly left: number }
  | { readonly says: 'actsAgain' | 'goesRound' | 'sparedInTrench' }
  | ({ readonly says: 'comesToGas' } & Standing);

type OfFight =
  | ({ readonly says: 'attacks'; readonly target: UnitType; readonly units: number } & Omit<Standing, 'type'>)
  | { readonly says: 'together' | 'fromBeside'; readonly units: number }
  | { readonly says: 'inItsTrench'; readonly cover: boolean }
  | { readonly says: 'playsKabiem' | 'kabiemFor'; readonly turn: boolean }
  | { readonly says: 'twoAway'; readonly units: number }
  | ({ readonly says: 'dodges' } & Standing)
  | { readonly says: 'staysPut'; readonly who: Player }
  | { readonly says: 'attackIsOff'; readonly free: boolean }
  | { readonly says: 'stepsAside' }
  | { readonly says: 'whereAside'; readonly any: boolean }
  | { readonly says: 'dieShows'; readonly who: Player; readonly type: UnitType; readonly shows: number }
  | { readonly says: 'rollsAlone'; readonly units: number }
  | { readonly says: 'sameDie' }
  | { readonly says: 'totalsAre'; readonly attack: number; readonly defence: number }
  | { readonly says: 'countedSo'; readonly attack: number; readonly defence: number }
  | { readonly says: 'cardChangesTotal'; readonly mark: EventMark; readonly delta: number }
  | { readonly says: 'damageIs' | 'halvedSo' | 'allUsedUp' | 'weakDefends' | 'noRoll' }
  | { readonly says: 'isLost'; readonly who: Player; readonly types: readonly UnitType[] }
  | { readonly says: 'groupLost' | 'neverBack' | 'nobodyMoves' | 'nothingChanges' };

type OfFire =
  | {
      readonly says: 'fires';
      readonly who: Player;
      readonly ammunition: Ammunition;
      readonly at: readonly SpaceNumber[];
    }
  | { readonly says: 'shotCosts'; readonly price: number }
  | { readonly says: 'shotIsAction'; readonly free: boolean }
  | { readonly says: 'reaches'; readonly limited: boolean }
  | { readonly says: 'shotsLeft'; readonly one: boolean }
  | { readonly says: 'lowerTierToo' | 'sixAround' | 'wholeLine' }
  | { readonly says: 'ownHit'; readonly spared: boolean }
  | { readonly says: 'covers'; readonly spaces: number }
  | ({ readonly says: 'weakened' } & Standing)
  | { readonly says: 'inNextTurn' }
  | { readonly says: 'hitsAddUp'; readonly hits: number }
  | { readonly says: 'weakensOnce' }
  | { readonly says: 'gasStays'; readonly rounds: number }
  | { readonly says: 'gasGoes'; readonly by: Player }
  | { readonly says: 'endsInGas'; readonly units: number }
  | ({ readonly says: 'diesOfGas' } & Standing);

type OfEnd =
  | { readonly says: 'trenchesFull'; readonly side: Side }
  | { readonly says: 'oneTurnEach'; readonly side: Side }
  | { readonly says: 'fullMeans'; readonly any: boolean }
  | { readonly says: 'trenchFreed'; readonly side: Side }
  | { readonly says: 'mayAgree' }
  | { readonly says: 'wonByTroops' | 'wonByTrenches'; readonly side: Side }
  | { readonly says: 'noTroopsAnywhere'; readonly board: boolean };
