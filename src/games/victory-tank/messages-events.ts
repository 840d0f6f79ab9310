import type { Army, BattlefieldCard, ByArmy, Facing } from './rules/position.ts';
import type { Place } from './messages.ts';

/** Messages for the events of moves, for the steps of the set-up, and for knowledge gained. */
export type EventSaid = Placing | Acting | Battle | Turn | SettingUp | Known;

type Placing =
  | { readonly says: 'kept'; readonly who: Army; readonly card: BattlefieldCard }
  | {
      readonly says: 'lies';
      readonly card: BattlefieldCard;
      readonly turned: boolean;
      readonly special: Place;
    }
  | { readonly says: 'tankGoes' | 'crateGoes'; readonly place: Place }
  | { readonly says: 'othersJeep'; readonly who: Army; readonly owner: Army }
  | { readonly says: 'reinforced'; readonly owner: Army; readonly place: Place }
  | { readonly says: 'notReinforced' | 'staysAway'; readonly owner: Army }
  | { readonly says: 'bringsNothing'; readonly card: BattlefieldCard };

type Acting =
  | { readonly says: 'tankPoints' | 'tankDrives'; readonly facing: Facing }
  | { readonly says: 'hasPoints'; readonly who: Army; readonly points: number }
  | { readonly says: 'paid'; readonly points: number; readonly left: number }
  | { readonly says: 'cardAdds'; readonly who: Army; readonly card: number }
  | {
      readonly says: 'movedIn';
      readonly who: Army;
      readonly count: number;
      readonly place: Place;
    }
  | {
      readonly says: 'stepped';
      readonly who: Army;
      readonly count: number;
      readonly from: Place;
      /** The fields passed, if the soldiers went on at once. */
      readonly by: readonly Place[];
      readonly place: Place;
    }
  | { readonly says: 'share'; readonly count: number; readonly place: Place }
  | { readonly says: 'pointForOthers' | 'stayedOnFoot' | 'tankToTake' }
  | { readonly says: 'claims'; readonly who: Army }
  | { readonly says: 'becameCrew'; readonly count: number }
  | { readonly says: 'boardedAtOnce' | 'crewAmong'; readonly count: number }
  | { readonly says: 'boarded'; readonly who: Army; readonly count: number; readonly crew: number }
  | { readonly says: 'gotOff' | 'becameCrewOf'; readonly who: Army; readonly count: number }
  | {
      readonly says: 'recruited';
      readonly who: Army;
      readonly count: number;
      readonly place: Place;
      readonly left: number;
    }
  | { readonly says: 'besideTank' }
  | { readonly says: 'tookCrate'; readonly who: Army; readonly crates: number }
  | { readonly says: 'tankVacant' }
  | { readonly says: 'doNotClaim'; readonly who: Army };

type Battle =
  | { readonly says: 'battle' | 'anotherBattle'; readonly place: Place }
  | { readonly says: 'mayFightAgain' | 'tankLost' | 'baseNotEntered' }
  | { readonly says: 'backToSupply' | 'outOfGame'; readonly soldiers: number }
  | { readonly says: 'attackers'; readonly who: Army; readonly foot: number; readonly tank: boolean }
  | { readonly says: 'defends'; readonly who: Army; readonly soldiers: number }
  | {
      readonly says: 'forSoldiers' | 'forTank' | 'forGround' | 'forCard';
      readonly who: Army;
      readonly points: number;
    }
  | { readonly says: 'decided'; readonly attack: number; readonly defence: number; readonly winner: Army }
  | { readonly says: 'tieWon' | 'tieWouldBe'; readonly who: Army }
  | { readonly says: 'removes'; readonly who: Army; readonly soldiers: number };

type Turn =
  | { readonly says: 'forfeits' | 'cannotAct'; readonly who: Army; readonly points: number }
  | { readonly says: 'isNext'; readonly who: Army; readonly alone: boolean }
  | { readonly says: 'filled'; readonly points: number; readonly cards: number }
  | { readonly says: 'deckOut'; readonly who: Army; readonly cards: number }
  | { readonly says: 'roundOver'; readonly round: number; readonly active: Army; readonly keeps: boolean }
  | { readonly says: 'cardStays' | 'cardChanges' }
  | { readonly says: 'roundsPlayed'; readonly rounds: number }
  | { readonly says: 'scored'; readonly of: Counted; readonly points: ByArmy<number> }
  | {
      readonly says: 'winsByPoints';
      readonly who: Army;
      readonly points: number;
      readonly others: number;
    }
  | { readonly says: 'winsTie'; readonly who: Army };

/** The kinds of score. */
export type Counted = 'crates' | 'soldiers' | 'bunkers' | 'tank';

type SettingUp =
  | {
      readonly says: 'battlefieldCards' | 'soldiersEach' | 'actionCardsEach' | 'crates';
      readonly count: number;
    }
  | {
      readonly says: 'jeeps';
      readonly jeeps: readonly { readonly card: BattlefieldCard; readonly owner: Army }[];
    }
  | { readonly says: 'startCards' | 'startsOnTop'; readonly cards: readonly BattlefieldCard[] }
  | { readonly says: 'shuffled'; readonly cards: number; readonly unused: number }
  | {
      readonly says: 'opening';
      readonly cards: number;
      readonly first: BattlefieldCard;
      readonly field: string;
    }
  | {
      readonly says: 'basesLie';
      readonly bases: readonly { readonly card: BattlefieldCard; readonly turned: boolean }[];
    }
  | { readonly says: 'fieldsUpright' | 'allReady' }
  | { readonly says: 'soldiersStand'; readonly base: number; readonly supply: number }
  | { readonly says: 'cardValues'; readonly counts: readonly number[] }
  | { readonly says: 'handsDrawn'; readonly hand: number; readonly left: number }
  | { readonly says: 'oneTank'; readonly facings: readonly Facing[] }
  | { readonly says: 'firstActive'; readonly who: Army };

type Known =
  | { readonly says: 'theCard'; readonly card: BattlefieldCard | null }
  | { readonly says: 'boostCard' | 'battleCard'; readonly who: Army; readonly card: number }
  | { readonly says: 'drawnCards'; readonly cards: readonly number[] }
  | { readonly says: 'drawnBattlefield'; readonly cards: readonly BattlefieldCard[] };

/** Messages beside a real table: the round, and the score pad. */
export type RoundSaid = Round | Pad;

type Round =
  | { readonly says: 'actionPoints' | 'activePlayer' | 'setUpFirst' | 'refill' }
  | { readonly says: 'looksAtTwo' | 'placesCard' | 'isFirst'; readonly who: Army }
  /** `out`: the army that has no points left. */
  | { readonly says: 'announcesPays'; readonly who: Army; readonly out: Army | null }
  | { readonly says: 'carriesOut'; readonly who: Army; readonly points: number }
  | { readonly says: 'roundIsOver'; readonly round: number; readonly active: Army }
  | { readonly says: 'gameIsOver'; readonly active: Army }
  | { readonly says: 'drafted' | 'placed' | 'bothReady' | 'carriedOut' | 'stopHere' | 'canDoNothing' }
  | { readonly says: 'pays'; readonly paid: number; readonly left: number }
  | { readonly says: 'beginRound'; readonly round: number };

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
