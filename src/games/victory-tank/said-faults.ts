import type { ActionKind, Army, Stage } from './position.ts';

/** What can be wrong with a position that people write or set up; fields, cells and cards by their written names. */
export type FaultSaid = Written | Table | Aside | UnderWay | BattleFault;

interface Card {
  readonly card: string;
  readonly here: string;
}
interface Here {
  readonly here: string;
}
interface Who {
  readonly who: Army;
}

type Written =
  | { readonly says: 'noSuchCell' | 'noCard' | 'noneLeft' | 'noBattlefieldCard'; readonly name: string }
  | { readonly says: 'noPlace' | 'noCardId' | 'tankThere' | 'tankNotThere' | 'crewWithoutArmy' }
  | { readonly says: 'twoCards' | 'tooManyCards' }
  | { readonly says: 'fullHand'; readonly held: number; readonly most: number }
  | { readonly says: 'cardsMissing'; readonly missing: number; readonly of: number };

type Table =
  | ({ readonly says: 'overlaps'; readonly under: readonly string[] } & Card)
  | ({ readonly says: 'outOfBond' | 'untouched' } & Card)
  | { readonly says: 'tooManyPlaced'; readonly placed: number; readonly most: number }
  | ({ readonly says: 'tooManyInPlay'; readonly inPlay: number; readonly most: number } & Who)
  | ({ readonly says: 'notAll' } & Who & Readonly<Record<'inPlay' | 'supply' | 'lost' | 'all', number>>)
  | { readonly says: 'noneLost' | 'tankOnBase' | 'twoCrates' }
  | ({ readonly says: 'onEnemyBase'; readonly enemy: Army } & Who)
  | ({ readonly says: 'bothArmies' | 'noCrateField' | 'crateTaken' } & Here)
  | { readonly says: 'cratesBeyond'; readonly all: number; readonly most: number };

/** Cards that are not on the table. */
type Aside =
  | { readonly says: 'pileNotDue'; readonly left: number; readonly due: number }
  | { readonly says: 'drawnNotDue'; readonly drawn: number; readonly due: number }
  | { readonly says: 'heldNeeded' | 'heldNotDue' | 'noTankToFace' };

type UnderWay =
  | { readonly says: 'noActionThere'; readonly stage: Stage }
  | { readonly says: 'otherAction'; readonly stage: Stage; readonly kind: ActionKind }
  | { readonly says: 'battleStage'; readonly stage: Stage; readonly fights: boolean }
  | { readonly says: 'driveStage' | 'noMuster' | 'actionOver' | 'pointUsed' | 'actionCosts' }
  | { readonly says: 'notToLook' | 'noWayToEnd' | 'noFirstPoint' }
  | { readonly says: 'notOver'; readonly rounds: number }
  | ({ readonly says: 'notToDecide' | 'noPoints' | 'noControl' | 'mustForfeit' } & Who);

type BattleFault =
  | ({ readonly says: 'stillDefended' | 'undefended' } & Here)
  | { readonly says: 'baseEntered' | 'oneField' | 'noAttackers' | 'cardPlayed' | 'notClaimed' }
  | ({ readonly says: 'attackerNotBeside'; readonly target: string } & Here)
  | ({ readonly says: 'absent' } & Who & Here)
  | { readonly says: 'doubleParty'; readonly fields: readonly string[] }
  | { readonly says: 'chosenByNow'; readonly chosen: number }
  | ({ readonly says: 'tooManyEntered'; readonly entered: number } & Here);
