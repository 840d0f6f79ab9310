import type { Weight } from '../../../cards/street-armour/box.ts';
import type { CornerSquares } from '../../referee/geometry/corners.ts';
import type { Facing, Square } from '../../referee/geometry/squares.ts';
import type { Sector } from '../../referee/geometry/sectors.ts';

/** What the checker of lines of fire says. */
export type CheckSaid =
  | { readonly says: 'checkName' | 'checkAbout' }
  | { readonly says: 'markShooter' | 'markTarget' | 'markBlock' | 'markHere' | 'takeAway' }
  | { readonly says: 'weightSet' | 'facingSet' | 'movedSet' | 'groundSet' | 'thrownSet' | 'shotSet' }
  | { readonly says: 'weightName'; readonly weight: Weight }
  | { readonly says: 'facingName'; readonly facing: Facing }
  /** A part of the city by its northernmost tile row; null for bare squares. */
  | { readonly says: 'groundName'; readonly window: number | null }
  /** What the dice give together; null where they are not thrown yet. */
  | { readonly says: 'thrownIs'; readonly fire: number | null }
  | { readonly says: 'shotIsOff' | 'shotIsOn' | 'beforeThrow' }
  | { readonly says: 'blockShuts' | 'cornerPasses'; readonly at: Square }
  | { readonly says: 'cornersPass'; readonly between: CornerSquares }
  | {
      readonly says: 'shotDestroys' | 'shotDamages' | 'shotFails';
      readonly gives: number;
      readonly needs: number;
    }
  | { readonly says: 'distanceIs'; readonly distance: number }
  | { readonly says: 'sectorIs'; readonly sector: Sector; readonly weight: Weight; readonly armour: number }
  | { readonly says: 'needsSo'; readonly distance: number; readonly armour: number; readonly needs: number }
  | { readonly says: 'gunGives'; readonly weight: Weight; readonly gun: number }
  /** How often so many dice give at least so much together: 0 is never, 1 always. */
  | { readonly says: 'diceGive'; readonly dice: number; readonly least: number; readonly chance: number };
