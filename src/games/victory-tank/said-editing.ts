import type { Army, BattlefieldCard, CardChoice, CardValue, Facing, Stage } from './position.ts';

/** What an editor of positions says: pieces, and what is set by hand. */
export type EditingSaid =
  | { readonly says: 'putOn' | 'fieldNamed'; readonly at: string }
  | { readonly says: 'soldierOf' | 'soldiersOf' | 'cardToPlace'; readonly who: Army }
  | { readonly says: 'theTank' | 'aCrate' | 'turnCard' | 'takeCard' | 'crateHere' | 'tankHere' }
  | { readonly says: 'insideTank' | 'tankFaces' }
  | { readonly says: 'cardPiece' | 'cardNumbered'; readonly card: BattlefieldCard }
  | { readonly says: 'crewOf'; readonly crew: number; readonly who: Army }
  | { readonly says: 'faces'; readonly facing: Facing }
  | { readonly says: 'whoseTurn' | 'roundSet' | 'toDecide' | 'whoDecides' | 'firstDrawn' | 'secondDrawn' }
  | { readonly says: 'decision'; readonly stage: Stage }
  | { readonly says: 'pointsSet' | 'cratesTaken' | 'soldiersOut' | 'handKnown' }
  | { readonly says: 'cardsHeld' | 'cardsPlayed'; readonly card: CardValue }
  | {
      readonly says:
        'theAction' | 'theBattle' | 'whoActs' | 'pointsLeft' | 'firstPointUsed' | 'turnCardPlayed';
    }
  | { readonly says: 'fieldAttacked' | 'attackedFrom' | 'attackersOnFoot' | 'tankAttacks' | 'cardLaid' }
  | { readonly says: 'choiceLaid'; readonly card: CardChoice };
