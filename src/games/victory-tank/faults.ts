import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { notedIn, type FaultIn, type Noted } from '../../referee/faults.ts';
import { cardsIn, ARMY_CARDS, CRATES, FIGHTERS } from './cards.ts';
import { some } from './figures.ts';
import { FULL_HAND, ROUNDS } from './rules.ts';

/** What can be wrong with a position that people write or set up, and what is said of it. */

interface Card {
  readonly card: string;
  readonly here: string;
}
interface Army {
  readonly army: string;
}
interface Here {
  readonly here: string;
}
interface Named {
  readonly name: string;
}

export const VICTORY_TANK_SAYS = {
  // What is written.
  noCell: ({ name }: Named) => `"${name}" is no cell; cells are like o, n1, e2 and w1s3`,
  noCard: ({ name }: Named) => `no card covers ${name}`,
  noPlace: () => 'the cell of its northern field is needed, such as "e1n3"',
  noneLeft: ({ name }: Named) => `no ${name} is left: it is on the table already`,
  noSuchCard: ({ name }: Named) => `"${name}" is no battlefield card`,
  noCardId: () => 'the id of a battlefield card is needed',
  tankThere: () => 'the card of the tank is on the table, so the tank is',
  tankNotThere: () => 'the card of the tank is not on the table yet',
  crewWithoutArmy: () => 'an army controls the tank if and only if it has crew in it',
  twoCards: () => 'two cards are needed, the attacker’s and the defender’s',
  tooManyCards: () => 'with deck and discards there are more cards of a value than an army has',
  fullHand: ({ held }: { readonly held: number }) => `${held} cards are more than a hand of ${FULL_HAND}`,
  cardsMissing: ({ missing }: { readonly missing: number }) =>
    `with deck and discards ${missing} of an army’s ${cardsIn(ARMY_CARDS)} cards are missing`,

  // The table.
  overlaps: ({ card, here, under }: Card & { readonly under: readonly string[] }) =>
    `${card} on ${here} overlaps ${under.join(' and ')}`,
  outOfBond: ({ card, here }: Card) => `${card} cannot begin on ${here}: its column is shifted the other way`,
  untouched: ({ card, here }: Card) => `${card} on ${here} does not touch two cards placed before it`,
  tooManyPlaced: ({ placed, most }: { readonly placed: number; readonly most: number }) =>
    `${some(placed, 'card')} placed; by now there can be ${most}`,
  tooManyInPlay: ({ army, inPlay }: Army & { readonly inPlay: number }) =>
    `${inPlay} soldiers of ${army} are in play; there can be ${FIGHTERS}`,
  notAll: ({ army, inPlay, supply, lost }: Army & Readonly<Record<'inPlay' | 'supply' | 'lost', number>>) =>
    `${army} has ${inPlay} in play, ${supply} in the supply, ${lost} out of the game; together they are ${FIGHTERS}`,
  noneLost: () => 'soldiers are out of the game only with the option casualties-out',
  onEnemyBase: ({ army, enemy }: Army & { readonly enemy: string }) =>
    `soldiers of ${army} are on the home base of ${enemy}`,
  bothArmies: ({ here }: Here) => `both armies are on ${here}`,
  tankOnBase: () => 'the tank stands on a home base, where it may not end',
  noCrateField: ({ here }: Here) => `${here} is no crate field`,
  crateTaken: ({ here }: Here) => `whoever is on ${here} has taken its crate`,
  twoCrates: () => 'a field has two crates',
  tooManyCrates: ({ all }: { readonly all: number }) =>
    `${all} crates are on the table or taken; there are ${CRATES}`,

  // Cards that are not on the table.
  pileNotDue: ({ left, due }: { readonly left: number; readonly due: number }) =>
    `${some(left, 'card')} to draw; after this round ${due} are needed`,
  drawnNotDue: ({ drawn, due }: { readonly drawn: number; readonly due: number }) =>
    `${due} cards are looked at in this stage, not ${drawn}`,
  heldNeeded: () => 'a card to place is needed',
  heldNotDue: () => 'no card is placed now',
  noTankToFace: () => 'the tank’s card has to be the last on the table, the tank on it and facing north',

  // What is under way.
  noAction: ({ stage }: { readonly stage: string }) => `no action is under way in the stage ${stage}`,
  otherAction: ({ stage, kind }: { readonly stage: string; readonly kind: string }) =>
    `the stage ${stage} needs an action of kind ${kind}`,
  driveStage: () => 'the tank is under way in the stage drive alone',
  battleStage: ({ stage, fights }: { readonly stage: string; readonly fights: boolean }) =>
    `the stage ${stage} has ${fights ? 'a' : 'no'} battle`,
  noMuster: () => 'attackers come from one field; only the option combined asks for more',
  notOver: () => `the game ends after round ${ROUNDS}, when neither player has points`,
  actionOver: () => 'an action with no point left is over',
  pointUsed: () => 'a drive or a battle has used a point',
  actionCosts: () => 'the action has cost at least 1 point',
  notToDecide: ({ army }: Army) => `it is not for ${army} to decide`,
  notToLook: () => 'the active player looks at the cards',
  noPoints: ({ army }: Army) => `${army} has no points to announce an action with`,
  noControl: ({ army }: Army) => `${army} does not control the tank`,
  noWayToEnd: () => 'there is no field on its way where the tank could end',
  forfeits: ({ army }: Army) => `${army} can announce no action and forfeits the points`,
  noFirstPoint: () => 'an action is announced only where its first point can be used',

  // A battle.
  stillDefended: ({ here }: Here) => `defenders are still on ${here}`,
  undefended: ({ here }: Here) => `nobody defends ${here}`,
  baseEntered: () => 'nobody moves onto a home base',
  notBeside: ({ here, target }: Here & { readonly target: string }) => `${here} is not beside ${target}`,
  absent: ({ army, here }: Army & Here) => `those are not soldiers that ${army} has on ${here}`,
  doubleParty: ({ fields }: { readonly fields: string }) => `${fields}: one party a field`,
  oneField: () => 'all attackers come from one field',
  noAttackers: () => 'nobody attacks',
  chosenByNow: ({ chosen }: { readonly chosen: number }) =>
    `${some(chosen, 'battle card')} chosen by now, the attacker’s first`,
  cardPlayed: () => 'the attacker’s battle card has been played',
  notClaimed: () => 'the tank is taken on the field of the battle, by those who moved in',
  tooManyEntered: ({ entered, here }: Here & { readonly entered: number }) =>
    `${entered} have moved onto ${here}, more than are there`,
};

type Wrong = FaultIn<typeof VICTORY_TANK_SAYS>;

/** Notes a fault of what is written. */
export const wrong = notedIn<typeof VICTORY_TANK_SAYS>();

/** A fault of a position at a place of its written form, where there is one. */
export const where = (isWrong: boolean, at: string, fault: Wrong, rule: StatementId): Noted[] =>
  isWrong ? [{ ...fault, at, rule }] : [];
