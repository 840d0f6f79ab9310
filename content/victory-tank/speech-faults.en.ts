import type { Catalogue } from '../../src/language.ts';
import type { FaultSaid } from '../../src/games/victory-tank/said-faults.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { aKind, and, army, battleCards, cards, decision, doing, or } from './speech-words.en.ts';

/** What can be wrong with a position that people write or set up. */
export const FAULTS_EN: Catalogue<FaultSaid, TankSaid> = {
  noSuchCell: ({ name }) => `"${name}" is no field; fields are named like o, n1, e2 and w1s3`,
  noCard: ({ name }) => `no card covers ${name}`,
  noPlace: 'the name of its northern field is needed, such as "e1n3"',
  noneLeft: ({ name }) => `no ${name} is left: it is on the table already`,
  noBattlefieldCard: ({ name }) => `"${name}" is no battlefield card`,
  noCardId: 'the id of a battlefield card is needed',
  tankThere: 'the tank’s card lies on the table, so the tank has to be there as well',
  tankNotThere: 'the tank’s card does not lie on the table yet',
  crewWithoutArmy: 'whoever controls the tank has crew in it, and nobody else has',
  twoCards: 'two cards are needed, the attacker’s and the defender’s',
  tooManyCards: 'with deck and played cards that is more cards of a number than an army has',
  fullHand: ({ held, most }) => `${cards(held)} are more than a hand of ${most}`,
  cardsMissing: ({ missing, of }) =>
    `with deck and played cards ${missing} of an army’s ${cards(of)} ${doing(missing, 'is', 'are')} missing`,

  overlaps: ({ card, here, under }) => `${card} on ${here} overlaps ${and(under)}`,
  outOfBond: ({ card, here }) =>
    `cards lie like bricks, and ${card} on ${here} lies level with the column beside it`,
  untouched: ({ card, here }) => `${card} on ${here} does not touch two cards that lay there before it`,
  tooManyPlaced: ({ placed, most }) => `that is ${cards(placed)} laid, and by now there can only be ${most}`,
  tooManyInPlay: ({ who, inPlay, most }) =>
    `that is ${inPlay} ${army(who)} soldiers in play, and there can only be ${most}`,
  notAll: ({ who, inPlay, supply, lost, all }) =>
    `${army(who)} has ${inPlay} soldiers in play, ${supply} in the supply and ${lost} out of the game, which has to make ${all}`,
  noneLost: 'soldiers leave the game only where the ruling on removed soldiers is switched',
  onEnemyBase: ({ who, enemy }) =>
    `${army(who)} soldiers stand on ${army(enemy)}’s home base, and nobody ever does`,
  bothArmies: ({ here }) => `both armies stand on ${here}, and a field has soldiers of one`,
  tankOnBase: 'the tank stands on a home base, where it may not end',
  noCrateField: ({ here }) => `${here} is no field for a crate`,
  crateTaken: ({ here }) => `whoever stands on ${here} has taken its crate`,
  twoCrates: 'a field has two crates',
  cratesBeyond: ({ all, most }) => `that is ${all} crates on the table or taken, and there are only ${most}`,

  pileNotDue: ({ left, due }) => `the pile has ${cards(left)}, and the rounds after this need ${due}`,
  drawnNotDue: ({ drawn, due }) => `${cards(due)} ${doing(due, 'is', 'are')} looked at now, not ${drawn}`,
  heldNeeded: 'a card to lay is needed',
  heldNotDue: 'no card is laid now',
  noTankToFace: 'the tank’s card has to be the last that was laid, with the tank on it, pointing north',

  noActionThere: ({ stage }) => `no action is under way at ${decision(stage)}`,
  otherAction: ({ stage, kind }) => `at ${decision(stage)} the action has to be ${aKind(kind)}`,
  driveStage: 'the tank is on its way only during a drive',
  battleStage: ({ stage, fights }) => `at ${decision(stage)} there is ${fights ? 'a' : 'no'} battle`,
  noMuster: 'attackers come from one field, unless the ruling on that is switched',
  notOver: ({ rounds }) => `the game ends after round ${rounds}, when neither player has points`,
  actionOver: 'an action with no point left is over',
  pointUsed: 'a drive or a battle has used a point',
  actionCosts: 'the action has cost at least 1 point',
  notToDecide: ({ who }) => `it is not ${army(who)}’s turn`,
  notToLook: 'the active player looks at the cards',
  noPoints: ({ who }) => `${army(who)} has no points to announce an action with`,
  noControl: ({ who }) => `${army(who)} does not control the tank`,
  noWayToEnd: 'there is no field on its way where the tank could end',
  mustForfeit: ({ who }) => `${army(who)} can announce no action, and forfeits the points`,
  noFirstPoint: 'an action is announced only where its first point can be used',

  stillDefended: ({ here }) => `defenders are still on ${here}`,
  undefended: ({ here }) => `nobody defends ${here}`,
  baseEntered: 'nobody moves onto a home base',
  attackerNotBeside: ({ here, target }) => `${here} is not next to ${target}`,
  absent: ({ who, here }) => `${army(who)} does not have those soldiers on ${here}`,
  doubleParty: ({ fields }) => `${or(fields)} is named twice among those who attack`,
  oneField: 'all attackers come from one field',
  noAttackers: 'nobody attacks',
  chosenByNow: ({ chosen }) =>
    `by now ${battleCards(chosen)} ${doing(chosen, 'is', 'are')} chosen, the attacker’s first`,
  cardPlayed: 'the attacker’s battle card has been played',
  notClaimed: 'the tank is taken on the field of the battle, by those who moved in',
  tooManyEntered: ({ entered, here }) =>
    `${entered} ${doing(entered, 'has', 'have')} moved onto ${here}, more than are there`,
};
