import { type Catalogue, capital, sayingOf } from '../../src/language.ts';
import type {
  EditingSaid,
  FaultSaid,
  Place,
  Present,
  RefusalSaid,
  TankSaid,
  Written,
} from '../../src/games/victory-tank/messages.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';
import {
  DECISIONS,
  KINDS,
  type Listener,
  PLAYED_EN,
  aKind,
  and,
  army,
  battleCards,
  bunkers,
  card,
  cardName,
  cards,
  decision,
  doing,
  eventsTo,
  facing,
  footAndCrew,
  or,
  points,
  soldiers,
  tableTo,
  tellingTo,
} from './messages-core.en.ts';
import type { RoundSaid } from '../../src/games/victory-tank/messages-events.ts';

/** The position editor. */
const EDITING_EN: Catalogue<EditingSaid, TankSaid> = {
  putOn: ({ at }) => `Put on ${at}`,
  fieldNamed: ({ at }) => at,
  soldierOf: ({ who }) => `${capital(army(who))} soldier`,
  soldiersOf: ({ who }) => `${capital(army(who))} soldiers`,
  cardToPlace: ({ who }) => `Card that ${army(who)} lays`,
  theTank: 'The tank',
  aCrate: 'Crate',
  turnCard: 'Turn this card round',
  takeCard: 'Take this card away',
  crateHere: 'A crate lies here',
  tankHere: 'Put the tank here',
  insideTank: 'Inside the tank',
  tankFaces: 'The tank points',
  cardPiece: ({ card }) => `${cardName(card)} card`,
  // Crates and bunkers are told apart by a number.
  cardNumbered: ({ card }) => [cardName(card), ...(/\d$/.exec(card) ?? [])].join(' '),
  crewOf: ({ crew, who }) => `${crew} ${army(who)}`,
  faces: ({ facing: to }) => facing(to),
  whoseTurn: 'The turn',
  roundSet: 'Round',
  toDecide: 'To be decided',
  whoDecides: 'Whose turn',
  firstDrawn: 'First card drawn',
  secondDrawn: 'Second card drawn',
  decision: ({ stage }) => DECISIONS[stage],
  pointsSet: 'Action points',
  cratesTaken: 'Crates taken',
  soldiersOut: 'Soldiers out of the game',
  handKnown: 'The cards in hand are known',
  cardsHeld: ({ card }) => `${card}s in hand`,
  cardsPlayed: ({ card }) => `${card}s played`,
  theAction: 'The action',
  theBattle: 'The battle',
  whoActs: 'Whose action',
  pointsLeft: 'Points of the action left',
  firstPointUsed: 'Its first point has been used',
  turnCardPlayed: 'A card has been played in this turn',
  fieldAttacked: 'Field attacked',
  attackedFrom: 'Attacked from',
  attackersOnFoot: 'Attackers on foot',
  tankAttacks: 'The tank attacks too',
  cardLaid: 'The attacker’s card',
  choiceLaid: ({ card }) => (card === 0 ? 'none' : `a ${card}`),
};

/** Faults of a position. */
const FAULTS_EN: Catalogue<FaultSaid, TankSaid> = {
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

/** Notation that cannot be parsed. */
const WRITTEN_EN: Catalogue<Written> = {
  noSuchMove: ({ line, words }) => `"${line}" is no move; moves begin with ${words.join(', ')}`,
  writeLike: ({ line, examples }) =>
    `"${line}" is no move; write it like ${or(examples.map((example) => `"${example}"`))}`,
  thenLike: ({ line, examples: [example, use] }) =>
    `"${line}" is no move; write it like "${example}", then "${use}"`,
  notACell: ({ line, name }) =>
    `"${name}" in "${line}" is no field; fields are named like o, n1, e2 and w1s3`,
  noCell: ({ line, name }) => `"${line}": there is no field "${name}"`,
  noSuchCard: ({ line, name }) => `"${line}": there is no battlefield card "${name}"`,
};

const ENDS = {
  halt: 'halt first',
  on: 'drive on first',
  ready: 'say first that nobody else joins',
  stay: 'say first that nobody else moves in',
  enter: 'move in first',
  claim: 'say first how many become crew',
  keep: 'keep one of the two first',
  place: 'lay it first',
  face: 'choose that first',
} as const;

const HOW_MANY = ['', 'a', 'two', 'three', 'four', 'five'];

/** "no action card", "only two 1s and a 2". */
function inHand(values: readonly number[]): string {
  const kinds = [...new Set(values)].map((value) => {
    const count = values.filter((other) => other === value).length;
    return `${HOW_MANY[count] ?? count} ${value}${count === 1 ? '' : 's'}`;
  });
  return kinds.length === 0 ? 'no action card' : `only ${and(kinds)}`;
}

/** Refusals with remedies, addressed to the player: sentences without the final full stop. */
function refusalsTo(you: Listener): Catalogue<RefusalSaid> {
  const { army, whose, own, does, place, places, on, present } = tellingTo(you);
  const stood = (by: Present): string =>
    `${present(by)} ${doing(by.soldiers + (by.tank ? 1 : 0), 'stands', 'stand')}`;
  /** "2 gray soldiers stand in the middle (o)". */
  const stands = (by: Present, at: Place): string => `${stood(by)} ${on(at)}`;
  /** "only 2 soldiers on foot on w1, not 4". */
  const short = (has: number, of: string, needs: number, at: Place): string =>
    has === 0 ? `no ${of} ${on(at)}` : `only ${has} ${of} ${on(at)}, not ${needs}`;

  return {
    remedy: ({ why, ways, who }) => {
      const say = who === null ? ANYBODY : TOLD[who];
      const todo = ways.map(say).join(', or ');
      return todo === '' ? say(why) : `${say(why)}. ${capital(todo)}`;
    },

    gameOver: 'the game is over',
    fogFirst: 'battlefield cards are drawn and laid first, before the command phase',
    noBattle: 'there is no battle now',
    noVictory: 'no battle has just been won that lets anybody move in',
    noDrive: 'the tank is not driving now',
    keepsNow: ({ who }) =>
      `${does(who, 'keeps', 'keep')} one of the two cards now, and the other is given away`,
    placesNow: ({ who, card: held }) =>
      `${does(who, 'lays', 'lay')} ${held === null ? 'a card' : `the card ${card(held)}`} now`,
    facesNow: ({ who }) => `${does(who, 'chooses', 'choose')} now which way the tank points`,
    announcesNow: ({ who }) => `it is ${whose(who)} turn to announce an action`,
    namesAttackers: ({ who }) => `${does(who, 'is', 'are')} still saying who attacks`,
    laysNow: ({ who }) => `${does(who, 'lays', 'lay')} a battle card now, or none`,
    movesInNow: ({ who }) => `${does(who, 'has', 'have')} won the battle, and somebody moves in now`,
    crewsNow: ({ who }) => `${does(who, 'says', 'say')} now how many of those who moved in become crew`,
    baseStaysEmpty: ({ who }) => `nobody moves onto ${whose(who)} home base`,
    notAnnounced: ({ who, kind }) => `${does(who, 'has', 'have')} announced no ${KINDS[kind]}`,
    underWay: 'the tank is driving, and its drive ends first',
    underWayOff: 'the tank is driving, and crew get off on a field that it comes to',
    endFirst: ({ by }) => ENDS[by],
    beginDrive: 'begin a drive first',
    doneFirst: 'leave the rest of the action first',
    beDone: 'leave the rest of the action',
    announceFirst: ({ kind, points: cost }) =>
      `announce ${aKind(kind)}${cost === 1 ? '' : ` of ${points(cost)}`} first`,
    stands: ({ who, kind, left }) =>
      `${army(who)} announced ${aKind(kind)}, and ${left === 1 ? 'its last point is' : `${left} of its points are`} still to be used`,

    drew: ({ who, cards: drawn }) => `${army(who)} drew ${and(drawn.map(card))}`,
    keepOne: 'keep one of them',
    nothingLies: 'nothing lies there',
    fourWays: 'the tank points one of four ways',
    chooseFacing: 'choose north, east, south or west',
    lieThere: ({ cards: those }) =>
      `${and(those.map(card))} ${doing(those.length, 'lies', 'lie')} there already`,
    touches: ({ cards: those }) =>
      `a card has to touch two others, and there it touches ${those.length === 0 ? 'none' : `${and(those.map(card))} alone`}`,
    outOfStep: 'cards lie like bricks, and there it would lie level with the column beside it',
    nearestPlace: ({ cell }) => `lay it on ${cell}, the nearest place for it`,

    noAction: 'that is no action',
    costsOne: 'an action costs at least 1 point',
    payOne: 'pay 1 point',
    playOne: 'play one of them',
    playNone: 'play none',
    playOneOrNone: 'play one of those, or none',
    boostedBy: ({ cards: count }) => `that is ${cards(count)} for one action, and only one may boost it`,
    boostedTwice: ({ cards: count }) =>
      `that would be ${cards(count)} for one action, and only one may boost it`,
    needsCard: ({ who, card: value, hand: held }) =>
      `that needs a ${value}, and ${does(who, 'has', 'have')} ${inHand(held)} in hand`,
    needsPoints: ({ who, needs, has }) =>
      `that costs ${points(needs)}, and ${does(who, 'has', 'have')} ${has === 0 ? 'none' : has} left`,
    payAndPlay: ({ pay, card: value }) => `pay ${pay} and play a card of ${value} or more`,
    payAtMost: ({ pay }) => (pay === 1 ? 'pay 1' : `pay ${pay} or fewer`),
    nobodyToRecruit: ({ who }) => `${does(who, 'has', 'have')} nobody left to recruit`,
    cannotMove: ({ who }) =>
      `none of ${whose(who)} soldiers can step, and ${does(who, 'does', 'do')} not control the tank`,
    nothingToMove: ({ who }) => `${does(who, 'has', 'have')} nothing to move`,
    nobodyBeside: ({ who }) => `no soldier or tank of ${own(who)} is next to the enemy`,
    nothingToAttack: ({ who }) => `${does(who, 'has', 'have')} nothing to attack`,
    allInPlay: ({ who }) => `all ten of ${whose(who)} soldiers are in play, and nobody is left to recruit`,
    supplyEmpty: ({ who, lost }) =>
      `${whose(who)} supply is empty: ${soldiers(lost)} ${doing(lost, 'is', 'are')} out of the game`,
    canAct: ({ who, points: count }) =>
      `${does(who, 'has', 'have')} ${points(count)} and can use ${doing(count, 'it', 'them')}`,
    announce: ({ kinds }) => `announce ${or(kinds.map(aKind))}`,
    pointUnused: ({ left }) =>
      left === 1
        ? 'the point of this action has to be used'
        : `at least one of the ${left} points of this action has to be used`,
    useFirst: 'use it first',

    noCardToStep: 'no card lies there, and soldiers step from field to field of the battlefield',
    oneGoes: 'at least one soldier has to go',
    letOneGo: 'let one go',
    tooManyStep: ({ limit, soldiers: count, points: cost }) =>
      `1 point takes ${soldiers(limit)}, and ${count} take ${points(cost)}`,
    takeOf: ({ count }) => `take ${count} of them`,
    take: ({ count }) => `take ${count}`,
    needsOnFoot: ({ who, needs, has, place: at, aboard }) =>
      `${does(who, 'has', 'have')} ${short(has, has === 1 ? 'soldier on foot' : 'soldiers on foot', needs, at)}${
        aboard === 0
          ? ''
          : `; ${aboard} ${has === 0 ? '' : 'more '}${doing(aboard, 'is', 'are')} inside the tank`
      }`,
    noEdge: ({ from, to, steps: count, left }) =>
      `no edge joins ${place(from)} and ${place(to)}${
        count === null
          ? ', and there is no way for them now'
          : `: the way takes ${count} steps, a point each${left === null ? '' : `, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left`}`
      }`,
    heldByEnemy: ({ place: at, by }) =>
      at.base !== null || by === null
        ? `soldiers never step onto ${place(at)}`
        : `${stands(by, at)}, and only an attack wins that field`,
    stepTo: ({ places: those }) => `step to ${places(those)} instead`,
    needsCrew: ({ who, needs, has, place: at }) =>
      `${does(who, 'has', 'have')} ${short(has, 'crew', needs, at)}`,
    takeNoCrew: 'take none of the crew',
    crewStays: 'crew get off only while the tank drives',
    driveThenOff: 'drive the tank and let them off on the way',
    takeOnFoot: 'take soldiers on foot',
    noSuchNumber: 'that many cannot board',
    noneBoard: 'let nobody board',
    allBecomeCrew: 'by stepping there they all become crew, and nobody has to board',
    letThemStep: 'let them step',
    noTankThere: ({ who, place: at }) => `${whose(who)} tank is not ${on(at)}`,
    stepNoneBoard: 'let them step, and nobody board',
    stayOnFoot: 'they stay on foot there',
    stepThenBoard: 'let them step, then board when the tank drives',
    boardOf: ({ board, arrive }) =>
      `only ${arrive === 1 ? 'one arrives' : `${arrive} arrive`}, and ${board} cannot board`,
    letBoard: ({ count }) => `let ${count} board`,
    noRoom: ({ board, room }) =>
      room === 0 ? 'the tank is full' : `the tank has room for ${room} more, not for ${board}`,

    needsTank: ({ held }) =>
      held === 'absent'
        ? 'the tank is not on the battlefield yet'
        : held === 'nobody'
          ? 'nobody controls the tank yet'
          : `the tank is ${own(held)}`,
    stepOntoTank: ({ points: cost }) => `let soldiers step onto its field first, which takes ${points(cost)}`,
    standsBy: ({ who, count }) =>
      `${soldiers(count)} of ${own(who)} ${doing(count, 'stands', 'stand')} beside it, and that claims nothing`,
    offAndOn: 'let them step off its field and onto it again',
    pointsSo: ({ facing: to }) => `it points ${facing(to)} already`,
    turnTo: ({ facings }) => `turn it ${or(facings.map(facing))}`,
    turnFirst: ({ facings }) => `turn it ${or(facings.map(facing))} first`,
    gapAhead: ({ facing: to, place: at }) => `no card lies ${facing(to)} of ${place(at)}`,
    noEndAhead: ({ fields: count }) =>
      count === 1
        ? 'behind the one field ahead no card lies, and the tank may not end on that field'
        : `behind the ${count} fields ahead no card lies, and the tank may end on none of those`,
    ownBaseAhead: ({ places: those }) => `the tank may not end on ${places(those)}`,
    haltHere: 'halt here',
    goneNone: 'it has to go at least one field',
    driveOn: ({ fields: count }) => `drive ${count === 1 ? 'one field' : `${count} fields`} further`,
    driveOnFirst: ({ fields: count }) =>
      `drive ${count === 1 ? 'one field' : `${count} fields`} further first`,
    barred: ({ place: at, by }) => (by === null ? `that is ${place(at)}` : `${stood(by)} there`),
    oneBoards: 'at least one soldier boards or gets off',
    chooseOne: 'choose one',
    changedEnough: ({ times }) => `the crew has changed ${times} times on this field, which is enough`,
    tankHasCrew: ({ needs, has }) =>
      has === 0
        ? 'nobody is in the tank'
        : `only ${has} ${doing(has, 'is', 'are')} in the tank, not ${needs}`,
    letOff: ({ count }) => `let ${count} off`,
    lastCrewStays: 'the last of the crew stays in until the tank has gone a field',

    noCardToRecruit: 'no card lies there, and recruits come onto a field of the battlefield',
    isNoBunker: ({ place: at }) => `there is no bunker ${on(at)}, and no home base`,
    isEnemyBase: ({ place: at }) =>
      `${place(at)} takes ${at.base === null ? 'its own' : whose(at.base)} soldiers alone`,
    crewAlone: ({ crew: count, place: at }) =>
      `nobody is ${on(at)} on foot: ${count} of the crew ${doing(count, 'sits', 'sit')} in the tank, and that does not hold it`,
    nobodyThere: ({ who, place: at }) => `no soldier of ${own(who)} is ${on(at)}`,
    recruitOn: ({ places: those }) => `recruit ${or(those.map(on))}`,
    noCardToFight:
      'no card lies there, and battles are fought from one field of the battlefield against the next',
    nothingToFight: ({ who, place: at, vacant, reach }) =>
      `none of ${whose(who)} soldiers is ${on(at)}${
        vacant ? ', and a tank without crew is claimed by stepping onto its field' : ''
      }${reach ? '' : ', and no enemy is in reach'}`,
    attackOn: ({ places: those }) => `attack ${places(those)}`,
    notBeside: ({ from, target, lacks }) =>
      `attackers come from next to ${place(target)}, and ${place(from)} is not${
        lacks === null
          ? ''
          : `; ${does(lacks.who, 'has', 'have')} nobody ${lacks.besides ? 'else ' : ''}next to it`
      }`,
    oneAttacks: 'at least one soldier attacks, or the tank',
    attackWith: ({ foot, crew: count }) =>
      `attack with ${and([...(foot > 0 ? [soldiers(foot)] : []), ...(count === null ? [] : [`the tank and its crew of ${count}`])])}`,
    attackFrom: ({ places: those }) => `attack from ${places(those)}`,
    noCardToJoin: 'no card lies there, and attackers come from a field of the battlefield',
    foughtFrom: ({ places: those }) => `this battle is fought from ${places(those)} alone`,
    hasNamed: ({ place: at }) => `who attacks from ${place(at)} is settled already`,
    beReady: 'say that nobody else joins',
    onlyFought: 'only those who fought move in',
    comeFrom: ({ places: those }) => `let them come from ${places(those)}`,
    oneMovesIn: ({ of }) =>
      of === 1 ? 'the one who fought has to move in' : `at least one of the ${of} who fought has to move in`,
    footMoveIn: ({ count, fought }) =>
      fought === 0 ? 'nobody fought on foot' : `only ${fought} fought on foot, not ${count}`,
    crewMoveIn: ({ count, fought }) =>
      fought === 0 ? 'no crew fought' : `only ${fought} of the crew fought, not ${count}`,
    letMoveIn: ({ foot, crew: count }) => `let ${footAndCrew(foot, count)} move in`,
    nobodyIn: 'nobody has moved in yet, and at least one has to',
    somebodyFirst: 'let somebody move in first',
    letSomebodyIn: 'let somebody move in',
    crewAtMost: ({ entered, most }) =>
      `${soldiers(entered)} moved in, and at most ${most === 1 ? 'one becomes' : `${most} become`} crew`,
    chooseUpTo: ({ most }) => (most > 1 ? `choose 1 to ${most}` : 'choose 1'),
    layNone: 'lay none',
    layOneOrNone: 'lay one of those, or none',
    playedCard: ({ who }) => `${does(who, 'has', 'have')} played a card this turn`,
    ...WRITTEN_EN,
  };
}

const REFUSALS_EN = refusalsTo(null);

const ANYBODY = sayingOf(REFUSALS_EN);
const TOLD = { 0: sayingOf(refusalsTo(0)), 1: sayingOf(refusalsTo(1)) } as const;

/** Names of the lines of the score. */
const COUNTED = {
  crates: 'crates collected',
  soldiers: 'soldiers on the battlefield',
  bunkers: 'bunkers held',
  tank: 'tank',
} as const;

/** The tracker and the score pad for a real table. */
const ROUND_EN: Catalogue<RoundSaid, TankSaid> = {
  actionPoints: 'action points',
  activePlayer: 'Active player',
  setUpFirst: 'Set up. Who saw a war film last is the first active player.',
  looksAtTwo: ({ who }) =>
    `${capital(army(who))} looks at the top two battlefield cards, keeps one and gives the other away.`,
  placesCard: ({ who }) => `${capital(army(who))} lays a battlefield card.`,
  refill: 'Both of you: slide your marker back to 5, and fill your hand up to five cards.',
  announcesPays: ({ who, out }) =>
    `${capital(army(who))} announces an action and moves the marker to pay for it${out === null ? '' : `; ${army(out)} is out of points`}.`,
  carriesOut: ({ who, points: count }) =>
    `${capital(army(who))} carries the action out: ${points(count)}, and a card’s number on top.`,
  roundIsOver: ({ round, active }) => `Round ${round} is over: ${army(active)} takes the active player card.`,
  gameIsOver: ({ active }) =>
    `The game is over, ${army(active)} has the active player card. Count the scores.`,
  isFirst: ({ who }) => `${capital(army(who))} is first`,
  drafted: 'One kept, one given',
  placed: 'Laid',
  bothReady: 'Both are ready',
  pays: ({ paid, left }) => `Pay ${paid}, leaves ${left}`,
  stopHere: 'Stop here',
  canDoNothing: 'I can do nothing',
  carriedOut: 'Done',
  beginRound: ({ round }) => `Begin round ${round}`,

  cratesCollected: 'Crates collected',
  soldiersOnFoot: 'Soldiers on foot, home base included',
  bunkersHeld: 'Bunkers held',
  whoHasTank: 'Who controls the tank',
  crewInside: 'Crew inside it',
  whoIsActive: 'Who holds the active player card',
  nobody: 'nobody',
  tooManyCrates: ({ many, count }) => `that is ${many} crates, and there are only ${count}`,
  tooManyBunkers: ({ many, count }) => `that is ${many} bunkers held, and there are only ${count}`,
  tankWithoutCrew: ({ who }) => `${army(who)} cannot control a tank without crew`,
  crewWithoutTank: ({ crew }) => `with ${soldiers(crew)} inside, somebody controls the tank`,
  tooManySoldiers: ({ who, many, count }) =>
    `that is ${soldiers(many)} of ${army(who)}, and there can only be ${count}`,
  bunkersUnmanned: ({ who, bunkers: count, soldiers: most }) =>
    `to hold ${bunkers(count)} ${army(who)} needs a soldier on foot in each, and has ${most === 0 ? 'none' : `only ${most}`}`,
  counts: ({ of, counts: [red, gray] }) => `${COUNTED[of]}: red ${red}, gray ${gray}`,
  wins: ({ who, high, low }) => `${army(who)} wins, ${high} against ${low}`,
  tie: ({ at }) => `it is a tie at ${at}`,
  winsBySoldiers: ({ who }) => `${army(who)} wins: more soldiers on the battlefield`,
  equalSoldiers: 'both have equally many soldiers on the battlefield',
  winsByCard: ({ who, active }) => `${army(who)} wins: ${army(active)} holds the active player card`,
};

const catalogueTo = (you: Listener): Catalogue<TankSaid> => ({
  ...REFUSALS_EN,
  ...eventsTo(you),
  ...tableTo(you),
  ...ROUND_EN,
  ...FAULTS_EN,
  ...EDITING_EN,
});

/** Victory Tank in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'red' | 'gray'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
