import type { Tactic, Unit } from './cards.ts';
import type { Player, Stage } from './position.ts';

/** What can be wrong with a position that people write or set up. */
export type FaultSaid =
  | { readonly says: 'tooOften'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'twice' | 'callsForNoAttack'; readonly card: Tactic }
  | { readonly says: 'attackNeeded' | 'attackNotDue'; readonly stage: Stage }
  | { readonly says: 'nationNeeded'; readonly who: Player }
  | { readonly says: 'attackerElsewhere' | 'targetElsewhere'; readonly unit: Unit }
  | { readonly says: 'targetNeeded' | 'targetNotDue'; readonly stage: Stage }
  | {
      readonly says:
        'drawNotDue' | 'noModifier' | 'cannotWait' | 'isLost' | 'waitsForNobody' | 'nothingToChoose';
    };
