import type { Army, ByArmy } from './position.ts';
import type { Counted } from './said-events.ts';

/** What is said beside a real table: the round, and the score. */
export type RoundSaid = Round | Pad;

/** The round at the real table. */
type Round =
  | { readonly says: 'actionPoints' | 'activePlayer' | 'setUpFirst' | 'refill' }
  | { readonly says: 'looksAtTwo' | 'placesCard' | 'isFirst'; readonly who: Army }
  /** `out` is who is out of points. */
  | { readonly says: 'announcesPays'; readonly who: Army; readonly out: Army | null }
  | { readonly says: 'carriesOut'; readonly who: Army; readonly points: number }
  | { readonly says: 'roundIsOver'; readonly round: number; readonly active: Army }
  | { readonly says: 'gameIsOver'; readonly active: Army }
  | { readonly says: 'drafted' | 'placed' | 'bothReady' | 'carriedOut' | 'stopHere' | 'canDoNothing' }
  | { readonly says: 'pays'; readonly paid: number; readonly left: number }
  | { readonly says: 'beginRound'; readonly round: number };

/** The score of a real table. */
type Pad =
  | {
      readonly says:
        | 'cratesCollected'
        | 'soldiersOnFoot'
        | 'bunkersHeld'
        | 'whoHasTank'
        | 'crewInside'
        | 'whoIsActive'
        | 'nobody';
    }
  | { readonly says: 'tooManyCrates' | 'tooManyBunkers'; readonly many: number; readonly count: number }
  | { readonly says: 'tankWithoutCrew'; readonly who: Army }
  | { readonly says: 'crewWithoutTank'; readonly crew: number }
  | { readonly says: 'tooManySoldiers'; readonly who: Army; readonly many: number; readonly count: number }
  | {
      readonly says: 'bunkersUnmanned';
      readonly who: Army;
      readonly bunkers: number;
      readonly soldiers: number;
    }
  | { readonly says: 'counts'; readonly of: Counted; readonly counts: ByArmy<number> }
  | { readonly says: 'wins'; readonly who: Army; readonly high: number; readonly low: number }
  | { readonly says: 'tie'; readonly at: number }
  | { readonly says: 'winsBySoldiers'; readonly who: Army }
  | { readonly says: 'winsByCard'; readonly who: Army; readonly active: Army }
  | { readonly says: 'equalSoldiers' };
