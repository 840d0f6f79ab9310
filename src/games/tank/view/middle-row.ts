/** Cards between the rows: attacking support, modifiers, and pending cards. */
import type { SceneCard } from '../../../referee/table/scene.ts';
import { isAttacking } from '../rules/card-locations.ts';
import { isSupport, tacticOf, type Tactic, type Unit } from '../rules/cards.ts';
import type { Tank } from '../rules/position.ts';
import * as places from './table-layout.ts';

export const supportIn = ({ attack, stage }: Tank): Unit | null =>
  attack !== null && isAttacking({ stage }) && isSupport(attack.unit) ? attack.unit : null;

export const waitingIn = ({ pending }: Tank): readonly Tactic[] => pending.map(({ card }) => card);

export const playedIn = (position: Tank): readonly Tactic[] => [
  ...(position.attack?.modifiers.map(({ card }) => card) ?? []),
  ...waitingIn(position),
];

/** How many units the table has room for beside its decks: the longer row, or what the middle row needs. */
export function columnsIn(position: Tank): number {
  const inMiddle = playedIn(position).length + (supportIn(position) === null ? 0 : 1);
  const needed = Math.max(1, ...position.rows.map((row) => row.length), inMiddle - 1);
  return Math.min(places.APART, needed);
}

/** Cards side by side in the middle row, in the order in which they were played. */
export const laidInMiddle = (position: Tank, cards: readonly Tactic[]): readonly SceneCard[] =>
  cards.map((card, place) => ({
    id: `card ${tacticOf(card).id}`,
    face: tacticOf(card).id,
    turn: 0,
    ...places.playedCard(place, cards.length, supportIn(position) !== null, columnsIn(position)),
  }));
