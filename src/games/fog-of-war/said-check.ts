import type { CardSet } from '../../../cards/fog-of-war/box/forces.ts';
import type { Winter } from '../../../cards/fog-of-war/box/areas.ts';
import type { Share } from '../../referee/odds.ts';
import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { Chance } from './battle-chances.ts';
import type { Ending } from './battle-shown.ts';
import type { Dial } from './battle-table.ts';
import type { Payment } from './losses.ts';
import type { Pile } from './pile.ts';
import type { Cut, FogSaid } from './said.ts';
import type { Line } from './strength.ts';
import type { Stop } from './supply-stop.ts';

/** What figures are, for whoever puts them into words. */
export type { Ending } from './battle-shown.ts';
export type { Stop } from './supply-stop.ts';

/** What the checkers of supply and of battles say of their own, and all that they say. */
export type CheckSaid = OfSupply | OfBattle;
export type CheckerSaid = FogSaid | CheckSaid;

type OfSupply =
  | { readonly says: 'supplyName' | 'supplyAbout' | 'supplyAsked' | 'supplySide' | 'supplyAt' | 'supplyFrom' }
  | { readonly says: 'everyArea' | 'anyArea' | 'ussrSet' | 'quagmireMark' | 'yieldsHeading' | 'cutHeading' }
  | { readonly says: 'holderMark'; readonly who: Side | null }
  | { readonly says: 'askHere'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'launchHere'; readonly at: AreaNumber }
  | { readonly says: 'placeName'; readonly at: PlaceNumber }
  /** Areas that supply does not come to: none where all is well. */
  | { readonly says: 'allSupplied'; readonly who: Side; readonly cut: readonly AreaNumber[] }
  | { readonly says: 'supplyReaches'; readonly at: AreaNumber }
  /** Where it ends; null where the side has no source on that way. */
  | { readonly says: 'supplyCut'; readonly at: AreaNumber; readonly stop: Stop | null; readonly who: Side }
  | {
      readonly says: 'quagmireReached';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly isReached: boolean;
    }
  | {
      readonly says: 'mayLaunch';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly from: readonly PlaceNumber[];
    }
  | {
      readonly says: 'noLaunch';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly from: PlaceNumber | null;
    }
  | { readonly says: 'sourceIs' | 'stuckSource' | 'isStuck'; readonly at: PlaceNumber }
  | { readonly says: 'sourcesAre'; readonly who: Side; readonly sources: readonly PlaceNumber[] }
  | { readonly says: 'noSource' | 'cutOffThere'; readonly who: Side }
  | { readonly says: 'uralsServe' }
  /** From a source on. */
  | { readonly says: 'wayIs'; readonly way: readonly PlaceNumber[] }
  | { readonly says: 'wayEnds'; readonly at: PlaceNumber; readonly stop: Stop; readonly who: Side }
  | { readonly says: 'passesSeas'; readonly seas: readonly AreaNumber[] }
  | { readonly says: 'yieldNothing'; readonly areas: readonly AreaNumber[] }
  | { readonly says: 'besideQuagmire'; readonly at: AreaNumber; readonly from: PlaceNumber }
  | { readonly says: 'noneBeside'; readonly at: AreaNumber; readonly who: Side }
  | {
      readonly says: 'notFrom';
      readonly at: AreaNumber;
      readonly from: PlaceNumber;
      readonly why: Exclude<Cut['why'], 'no-way'> | 'not-beside';
      readonly who: Side;
    }
  | { readonly says: 'wouldLand'; readonly from: PlaceNumber; readonly adds: number }
  | { readonly says: 'yields'; readonly who: Side; readonly points: number; readonly resources: number }
  | { readonly says: 'areCut'; readonly who: Side; readonly areas: readonly AreaNumber[] };

type OfBattle =
  | { readonly says: 'battleName' | 'battleAbout' | 'battleHeading' | 'battleAt' | 'battleFrom' }
  | {
      readonly says:
        'attackerSet' | 'dialSet' | 'spentSet' | 'unseenSet' | 'lossesHeading' | 'chancesHeading';
    }
  /** From where it is launched; null where a quagmire is resolved. */
  | { readonly says: 'fromName'; readonly from: PlaceNumber | null; readonly isLanding: boolean }
  | { readonly says: 'shoreSet'; readonly shores: readonly AreaNumber[] }
  | { readonly says: 'dialName'; readonly bonus: Dial }
  | { readonly says: 'spenderName'; readonly who: Side | null }
  /** Whose cards: null for those of the neutrals. */
  | { readonly says: 'forceHeading'; readonly who: Side | null; readonly attacks: boolean }
  | { readonly says: 'elsewhereHeading'; readonly who: Side | null }
  | { readonly says: 'setGone'; readonly set: CardSet }
  | {
      readonly says: 'strengthBy';
      readonly who: Side;
      readonly from: Line['from'];
      readonly adds: number;
      readonly winter: Winter;
      /** Whether there are more cards than are known. */
      readonly hides: boolean;
    }
  | { readonly says: 'takeNoPart'; readonly who: Side; readonly cards: Pile }
  | { readonly says: 'compared'; readonly attack: number; readonly defence: number; readonly ending: Ending }
  | { readonly says: 'thresholds' | 'againstNothing' }
  | { readonly says: 'nobodyFights'; readonly ends: 'rout' | 'disbanded' }
  | { readonly says: 'costs'; readonly ending: Ending }
  | { readonly says: 'battleIs'; readonly attack: number; readonly defence: number; readonly ending: Ending }
  | { readonly says: 'endsAtOnce'; readonly ending: Ending; readonly who: Side }
  | { readonly says: 'likeliest'; readonly ending: Ending; readonly share: Share }
  | ({ readonly says: 'chanceIs'; readonly who: Side } & Chance)
  | { readonly says: 'losesAll'; readonly who: Side; readonly cards: Pile }
  /** So many of so many by lot; of the neutrals where nobody's. */
  | { readonly says: 'losesHalf'; readonly who: Side | null; readonly lost: number; readonly of: number }
  /** Any of these pays. */
  | { readonly says: 'pays'; readonly who: Side; readonly need: number; readonly ways: readonly Payment[] }
  /** Fleets that have fired at a shore. */
  | { readonly says: 'shipsGo'; readonly cards: Pile; readonly to: 'discard' | 'win' }
  | { readonly says: 'isDisbanded'; readonly who: Side };
