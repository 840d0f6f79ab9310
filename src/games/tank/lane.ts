/** What lies between the rows: support that attacks, cards that change the factor, and those that wait. */
import type { SceneCard } from '../../referee/scene.ts';
import { isSupport, tacticOf, type Tactic, type Unit } from './cards.ts';
import * as places from './places.ts';
import type { Tank } from './position.ts';
import { isAttacking } from './whereabouts.ts';

/** Support that attacks, while it lies between the rows. */
export const supportIn = ({ attack, stage }: Tank): Unit | null =>
  attack !== null && isAttacking({ stage }) && isSupport(attack.unit) ? attack.unit : null;

export const waitingIn = ({ pending }: Tank): readonly Tactic[] => pending.map(({ card }) => card);

export const playedIn = (position: Tank): readonly Tactic[] => [
  ...(position.attack?.modifiers.map(({ card }) => card) ?? []),
  ...waitingIn(position),
];

/** Cards side by side in the lane, in the order in which they were played. */
export const laidInLane = (position: Tank, cards: readonly Tactic[]): readonly SceneCard[] =>
  cards.map((card, place) => ({
    ...{ id: `card ${tacticOf(card).id}`, face: tacticOf(card).id, turn: 0 },
    ...places.playedCard(place, cards.length, supportIn(position) !== null),
  }));
