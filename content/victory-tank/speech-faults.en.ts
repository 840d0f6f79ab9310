import type { Catalogue } from '../../src/language.ts';
import type { FaultSaid } from '../../src/games/victory-tank/said-faults.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { and, army, battleCards, cards, doing, or } from './speech-words.en.ts';

/** What can be wrong with a position that people write or set up. */
export const FAULTS_EN: Catalogue<FaultSaid, TankSaid> = {
  noSuchCell: ({ name }) => `"${name}" is no cell; cells are like o, n1, e2 and w1s3`,
  noCard: ({ name }) => `no card covers ${name}`,
  noPlace: 'the cell of its northern field is needed, such as "e1n3"',
  noneLeft: ({ name }) => `no ${name} is left: it is on the table already`,
  noBattlefieldCard: ({ name }) => `"${name}" is no battlefield card`,
  noCardId: 'the id of a battlefield card is needed',
  tankThere: 'the card of the tank is on the table, so the tank is',
  tankNotThere: 'the card of the tank is not on the table yet',
  crewWithoutArmy: 'an army controls the tank if and only if it has crew in it',
  twoCards: 'two cards are needed, the attacker’s and the defender’s',
  tooManyCards: 'with deck and discards there are more cards of a value than an army has',
  fullHand: ({ held, most }) => `${cards(held)} are more than a hand of ${most}`,
  cardsMissing: ({ missing, of }) =>
    `with deck and discards ${missing} of an army’s ${cards(of)} ${doing(missing, 'is', 'are')} missing`,

  overlaps: ({ card, here, under }) => `${card} on ${here} overlaps ${and(under)}`,
  outOfBond: ({ card, here }) => `${card} cannot begin on ${here}: its column is shifted the other way`,
  untouched: ({ card, here }) => `${card} on ${here} does not touch two cards placed before it`,
  tooManyPlaced: ({ placed, most }) => `${cards(placed)} placed; by now there can be ${most}`,
  tooManyInPlay: ({ who, inPlay, most }) =>
    `${inPlay} soldiers of ${army(who)} are in play; there can be ${most}`,
  notAll: ({ who, inPlay, supply, lost, all }) =>
    `${army(who)} has ${inPlay} in play, ${supply} in the supply, ${lost} out of the game; together they are ${all}`,
  noneLost: 'soldiers are out of the game only with the option casualties-out',
  onEnemyBase: ({ who, enemy }) => `soldiers of ${army(who)} are on the home base of ${army(enemy)}`,
  bothArmies: ({ here }) => `both armies are on ${here}`,
  tankOnBase: 'the tank stands on a home base, where it may not end',
  noCrateField: ({ here }) => `${here} is no crate field`,
  crateTaken: ({ here }) => `whoever is on ${here} has taken its crate`,
  twoCrates: 'a field has two crates',
  cratesBeyond: ({ all, most }) => `${all} crates are on the table or taken; there are ${most}`,

  pileNotDue: ({ left, due }) =>
    `${cards(left)} to draw; after this round ${due} ${doing(due, 'is', 'are')} needed`,
  drawnNotDue: ({ drawn, due }) => `${cards(due)} are looked at in this stage, not ${drawn}`,
  heldNeeded: 'a card to place is needed',
  heldNotDue: 'no card is placed now',
  noTankToFace: 'the tank’s card has to be the last on the table, the tank on it and facing north',

  noActionThere: ({ stage }) => `no action is under way in the stage ${stage}`,
  otherAction: ({ stage, kind }) => `the stage ${stage} needs an action of kind ${kind}`,
  driveStage: 'the tank is under way in the stage drive alone',
  battleStage: ({ stage, fights }) => `the stage ${stage} has ${fights ? 'a' : 'no'} battle`,
  noMuster: 'attackers come from one field; only the option combined asks for more',
  notOver: ({ rounds }) => `the game ends after round ${rounds}, when neither player has points`,
  actionOver: 'an action with no point left is over',
  pointUsed: 'a drive or a battle has used a point',
  actionCosts: 'the action has cost at least 1 point',
  notToDecide: ({ who }) => `it is not for ${army(who)} to decide`,
  notToLook: 'the active player looks at the cards',
  noPoints: ({ who }) => `${army(who)} has no points to announce an action with`,
  noControl: ({ who }) => `${army(who)} does not control the tank`,
  noWayToEnd: 'there is no field on its way where the tank could end',
  mustForfeit: ({ who }) => `${army(who)} can announce no action and forfeits the points`,
  noFirstPoint: 'an action is announced only where its first point can be used',

  stillDefended: ({ here }) => `defenders are still on ${here}`,
  undefended: ({ here }) => `nobody defends ${here}`,
  baseEntered: 'nobody moves onto a home base',
  attackerNotBeside: ({ here, target }) => `${here} is not beside ${target}`,
  absent: ({ who, here }) => `those are not soldiers that ${army(who)} has on ${here}`,
  doubleParty: ({ fields }) => `${or(fields)}: one party a field`,
  oneField: 'all attackers come from one field',
  noAttackers: 'nobody attacks',
  chosenByNow: ({ chosen }) => `${battleCards(chosen)} chosen by now, the attacker’s first`,
  cardPlayed: 'the attacker’s battle card has been played',
  notClaimed: 'the tank is taken on the field of the battle, by those who moved in',
  tooManyEntered: ({ entered, here }) =>
    `${entered} ${doing(entered, 'has', 'have')} moved onto ${here}, more than are there`,
};
