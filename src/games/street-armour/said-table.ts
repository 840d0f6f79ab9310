import type { Weight } from '../../../cards/street-armour/box.ts';
import type { Sector } from '../../referee/geometry/sectors.ts';
import type { Facing, Square } from '../../referee/geometry/squares.ts';
import type { Thing } from './ground.ts';
import type { Player, Stage, Tank, Team } from './position.ts';
import type { TaskId } from './task.ts';

/** What a table shows, and how its moves are pointed at. */
export type TableSaid = OfTable | OfAsking | OfZone | Pointed | OfOdds | OfRound;

type OfTable =
  | {
      readonly says: 'squareField';
      readonly at: Square;
      readonly thing: Exclude<Thing, 'tank' | 'wreck'> | null;
    }
  | {
      readonly says: 'tankField';
      readonly at: Square;
      readonly who: Player;
      readonly weight: Weight;
      readonly facing: Facing;
      readonly state: Tank['state'];
    }
  | { readonly says: 'status'; readonly who: Player | 'chance'; readonly stage: Stage; readonly turn: Player }
  | { readonly says: 'ended'; readonly winner: Player | null }
  | { readonly says: 'destroyedLine' | 'capturedLine' | 'turnsLine' | 'flagsLine' | 'pointsLine' };

/** What whoever decides is asked. */
type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Player }
  | { readonly says: 'step'; readonly step: 'throw' | 'move' | 'shoot' }
  | { readonly says: 'askedIn'; readonly stage: Stage }
  | {
      readonly says: 'toTap';
      readonly stage: Stage;
      readonly dice: readonly number[];
      readonly fire: number;
      /** What a team may cost of whoever chooses one. */
      readonly points: number;
    };

type OfZone =
  | { readonly says: 'diceZone' | 'teamZone' | 'lossZone' | 'pointsZone' | 'turnsZone' }
  | { readonly says: 'diceLeft'; readonly dice: readonly number[]; readonly fire: number }
  | { readonly says: 'teamIs'; readonly team: Team | null | 'unseen' }
  | { readonly says: 'wrecks'; readonly count: number }
  | { readonly says: 'pointsAre'; readonly points: number }
  | { readonly says: 'turnsAre'; readonly turns: number; readonly most: number | null };

type Pointed =
  | { readonly says: 'layPart'; readonly window: number }
  | { readonly says: 'pickTask'; readonly task: TaskId }
  | { readonly says: 'pickPoints'; readonly points: number }
  | { readonly says: 'pickSoMany'; readonly weight: Weight; readonly count: number }
  | { readonly says: 'throwDice'; readonly dice: readonly number[] }
  | { readonly says: 'putBarricadeOn' | 'putFlagOn' | 'toSquare' | 'shootAt'; readonly at: Square }
  | { readonly says: 'putWeight'; readonly weight: Weight }
  | { readonly says: 'putOn' | 'fromSquare' | 'shootFrom'; readonly at: Square }
  | { readonly says: 'toFace' | 'facingTo'; readonly facing: Facing }
  | { readonly says: 'withDie'; readonly die: number; readonly steps: number }
  | { readonly says: 'ceaseMoving' | 'endTurn' | 'asItComes' }
  | { readonly says: 'drives'; readonly at: Square; readonly facing: Facing; readonly die: number }
  | { readonly says: 'shoots'; readonly from: Square; readonly at: Square; readonly spare: number }
  | { readonly says: 'puts'; readonly weight: Weight; readonly at: Square; readonly facing: Facing }
  /** Several things in a row. */
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] };

/** What a shot comes to, before it is made. */
interface OfOdds {
  readonly says: 'shotComesTo';
  readonly at: Square;
  readonly distance: number;
  readonly sector: Sector;
  readonly armour: number;
  readonly needs: number;
  readonly gives: number;
}

/** The round at the real table. */
type OfRound =
  | {
      readonly says:
        'trackTanks' | 'trackFlags' | 'countTanks' | 'whoIsFirst' | 'teamsCounted' | 'countPoints';
    }
  | { readonly says: 'throwsSo'; readonly who: Player; readonly dice: number }
  | { readonly says: 'isFirst'; readonly who: Player }
  | { readonly says: 'oneMoreOf' | 'oneLessOf'; readonly of: 'tanks' | 'flags' };
