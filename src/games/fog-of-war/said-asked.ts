import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { Both, Target } from './position.ts';
import type { Line, Result } from './strength.ts';

/** What whoever decides has to know for it, and how a war ended. */
export type AskedSaid =
  | { readonly says: 'toBox' | 'toSetUp' | 'toLook' | 'toTakeBack' | 'toOffer' | 'toWatch' }
  | { readonly says: 'toAct'; readonly played: boolean; readonly due: readonly AreaNumber[] }
  | {
      readonly says: 'toBid';
      readonly who: Side;
      /** Who wants to look. */
      readonly by: Side;
      readonly target: Target;
      readonly stakes: Both<number>;
      readonly ready: number;
    }
  | {
      readonly says: 'toSpend';
      readonly at: AreaNumber;
      readonly attack: number;
      readonly defence: number;
      /** What it comes to as it is, and with the advantage. */
      readonly result: Result;
      readonly spent: Result;
    }
  | { readonly says: 'toFight'; readonly at: AreaNumber }
  | { readonly says: 'toPay'; readonly need: number; readonly attacks: boolean; readonly at: AreaNumber }
  | { readonly says: 'toShow'; readonly seas: readonly PlaceNumber[] }
  | {
      readonly says: 'toProduce';
      readonly who: Side;
      /** Victory points that may still be bought. */
      readonly points: number;
    }
  | {
      readonly says: 'ended';
      readonly winner: Side | null;
      readonly by: 'germany' | 'points' | 'cards';
      readonly points: number;
      readonly goal: number;
      readonly kept: readonly AreaNumber[];
      /** Of those, what the Axis does not hold. */
      readonly missing: readonly AreaNumber[];
    }
  | { readonly says: 'lineIs'; readonly line: Line }
  | { readonly says: 'cardsOf'; readonly who: Side; readonly cards: readonly number[] }
  | { readonly says: 'fought'; readonly attack: number; readonly defence: number; readonly result: Result }
  | { readonly says: 'whatWins'; readonly attack: number; readonly defence: number };
