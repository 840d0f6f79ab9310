/** The other English messages: refusals, faults, rule notes, tracker and editor. */
import type {
  Aged,
  EditSaid,
  Entering,
  FaultSaid,
  FogSaid,
  PlaceNumber,
  RefusalSaid,
  Target,
  TrackerSaid,
  WrittenSaid,
} from '../../src/games/fog-of-war/messages.ts';
import { type Catalogue, ENGLISH, capital, quoted } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';
import {
  DECISIONS,
  type Listener,
  aCard,
  card,
  dialOf,
  ofTo,
  place,
  placeIs,
  places,
  points,
  season,
  side,
  space,
  spoken,
  target,
  tokens,
  tokensBid,
  year,
} from './messages-core.en.ts';
import { PLAYED_EN, playedTo } from './messages-told.en.ts';
import type { Because } from '../../src/games/fog-of-war/messages-events.ts';

/** Explanations of rules, without the final full stop. */
const BECAUSE_EN: Readonly<Record<Because, string>> = {
  'F-B01': 'cards that cannot fight here are discarded',
  'F-A02': 'there are as many cards of each kind as the rulebook lists',
  'F-B02': 'what each area scores is a figure of ours',
  'F-B03': 'the province card names the target, and lies face down on the wheel',
  'F-002': 'ten areas are Allied and six are Axis; all the others are neutral',
  'F-003': 'START cards are the draw decks, and the cards of 1940 lie among the losses',
  'F-004': 'the Axis has 5 intelligence tokens, and the Allies have 7',
  'F-005': 'it is the summer of 1940, with industry at 8 and 6, and the Axis has the advantage',
  'F-A50': 'the USSR’s own cards wait until it enters the war',
  'F-011': 'the larger draw deck begins the year, and the Axis where both are as large',
  'F-012': 'nobody has a card to play or to draw, so the year is over',
  'F-A33': 'that is looked at after a turn, when the hand has been filled up',
  'F-013': 'a side without cards takes its turns all the same',
  'F-014': 'both sides may count what is left in a draw deck',
  'F-A34': 'both sides may count that pile',
  'F-A01': 'there is no operation on the wheel, so it is not turned',
  'F-022': 'a look is an action as well, at twice the cost',
  'F-A57': 'the quagmire is due in the attacker’s next turn, even if the enemy has had none between',
  'F-A32': 'that is a card played this turn',
  'F-031': 'there is no limit to the cards in an area',
  'F-032': 'only at the end of a year do cards come back from an area',
  'F-033': 'the owner may look at the card whenever they like',
  'F-A22': 'the Axis too may put cards into the neutral USSR',
  'F-190': 'supply comes there, so cards may still be put there',
  'F-A64': 'supply does not matter for cards in a neutral area, nor for attackers in a quagmire',
  'F-041': 'supply need not reach the target yet',
  'F-A60': 'no other operation can begin this turn',
  'F-A36': 'its province card can be used again at once',
  'F-046': 'the dial gives 1 to one side',
  'F-A18': 'supply begins in the launch area itself',
  'F-091': 'where it starts is chosen only now',
  'F-A16': 'there are several launch areas, and the attacker has chosen this one',
  'F-092': 'supply begins at a source that the attacker holds',
  'F-A15': 'an attack may come from off the map',
  'F-093': 'areas out of supply score nothing',
  'F-094': 'in a sea it is fleets that fight, and aircraft',
  'F-076': 'supply still begins at a source in quagmire, though it passes through no other',
  'F-A65': 'supply passes the enemy’s seas, and no more of them than it needs to',
  'F-A41': 'the card lies face down in its sea again',
  'F-A58': 'a quagmire in Ruhr may be supplied from the North Sea',
  'F-A53': 'all that comes before the cards are shown, and it stays so however the battle ends',
  'F-A48': 'dummies of both sides are discarded, every one of them',
  'F-A39': 'in defence, too, a card that cannot fight there is discarded',
  'F-A42': 'all attackers that could fight were lost on the way',
  'F-A13': 'the advantage may be spent in a quagmire as well',
  'F-A66': 'aircraft need an army with them on land, or a fleet at sea; a fort will not do',
  'F-063': 'even an empty area has what winter, the dial or a landing adds',
  'F-079': 'winter makes the defence stronger',
  'F-A14': 'which areas have snow or sun is ours to say',
  'F-080': 'a landing makes the defence 4 stronger',
  'F-192': 'this landing is held to the rule of the straits',
  'F-193': 'fleets fire at the shore with half their strength',
  'F-193a': 'fleets that have fired do not stay in the area',
  'F-A66a': 'fleets cannot land alone',
  'F-062': 'there was no defence at all, and the attacker pays with one card',
  'F-065': 'all attackers are lost, and the defender pays nothing',
  'F-A08': 'the cards do not come to it exactly, so the next more is paid, or everything where that is less',
  'F-A08a': 'nobody pays more than needed',
  'F-A09': 'an aircraft pays as much as it fought for',
  'F-A10': 'the player’s own cards pay before the neutral ones',
  'F-A55': 'the neutral cards pay what the player’s cards leave over',
  'F-A62': 'cards that pay are shown to both sides, and cards lost at random are not',
  'F-071': 'dummies go to the discards, and are never lost',
  'F-067': 'the attacker’s province card goes back to its deck',
  'F-074': 'in a quagmire the dial and the landing are over, and winter goes on counting',
  'F-075': 'supply comes to an area of the attacker’s beside the quagmire',
  'F-A56': 'no supply comes to the attackers, which is settled before the cards are shown',
  'F-078': 'an area in quagmire scores for whoever controls it',
  'F-120': 'tokens that were bid are used until the year ends',
  'F-123': 'the neutral cards there are a stack of their own',
  'F-A31': 'only the enemy’s cards in the quagmire are looked at',
  'F-A61': 'neutral cards stay face down, even if the country has taken a side',
  'F-A30': 'a bid is one token more than the other side’s',
  'F-A61a': 'the other side cannot bid one token more, and has stopped',
  'F-A63': 'what was seen is known until cards leave the stack unseen',
  'F-160': 'the target was neutral until now',
  'F-162': 'the neutral cards fight beside the enemy’s',
  'F-A54': 'the country stays neutral, and the attacker’s enemy defends it',
  'F-A07': 'the attacker’s enemy decides for the neutral',
  'F-A04': 'the Balkans join only after this has been scored',
  'F-A06': 'the Balkans join the Axis when the Allies attack them',
  'F-A24': 'the USSR enters the war before the battle',
  'F-A25': 'it stays winter, although there are cards in the deck again',
  'F-166': 'the Urals lie next to it for the Allies alone',
  'F-A21': 'only areas that are still Allied change sides with it',
  'F-A67': 'an area that was Axis already stays as it is, with the Allies attacking it',
  'F-A20': 'an operation against a country that has joined is over',
  'F-A51': 'the USA enters when 1941 ends',
  'F-A03': 'Win stacks, production, cards taken back, tokens, countries and new cards follow in this order',
  'F-104': 'all tokens are ready again',
  'F-105': 'countries enter the war when a year ends',
  'F-A59': 'new cards were shuffled in with the discards, and an empty deck means winter at once',
  'F-110': 'no more can be spent than there are resources, and no more than industry allows',
  'F-111': 'resources come from areas in supply, and for the Allies from off the map as well',
  'F-A27': 'industry may move up more than once a year',
  'F-A28': 'the box has 20 tokens for both sides together',
  'F-A29': 'the new tokens are ready at once',
  'F-A26': 'half of an odd number is rounded down',
  'F-107': 'after 1944 nothing is bought but points',
  'F-A37': 'the war ends as soon as the Axis has the points, in the middle of a year’s end as well',
  'F-181': 'points are never lost again',
  'F-A62a': 'the enemy may not look through the province deck',
  'F-066a': 'both province cards for the area change places, and its marker is turned',
  'F-192a': 'a strait parts the two shores',
  'F-A59a': 'only control counts, and neither supply nor a quagmire matters',
};

const ENTER = {
  balkans: 'the Balkans join the Axis, if they are still neutral',
  usa: 'the USA joins the Allies',
  ussr: 'the USSR joins the Allies, if it is not in the war yet',
} as const satisfies Record<Entering, string>;

const operation = ({ space: at, age }: Aged): string => `${space(at)} ${dialOf(age)}`;

/** “On the wheel of the Axis: Alpha can be launched.” */
const wheel = (who: 0 | 1, all: readonly Aged[]): readonly string[] =>
  all.length === 0 ? [] : [`On the wheel of ${side(who)}: ${all.map(operation).join('; ')}.`];

/** The tracker for a real table. */
const TRACKER_EN: Catalogue<TrackerSaid> = {
  trackIntel: 'intelligence, ready',
  trackIndustry: 'industry',
  askFirst: ({ year: number, points: count }) =>
    `${year(number)} begins, and the Axis has ${points(count)}. The side with more cards in its draw deck takes the first turn; if both have as many, the Axis does.`,
  firstPress: ({ who }) => `${side(who)} ${who === 0 ? 'begins' : 'begin'}`,
  turnNow: ({ who, year: number, winter, points: count, advantage, window, lost, operations }) =>
    [
      `${season(number, winter)}, and the Axis has ${points(count)}. It is ${ofTo(null)(who)} turn.`,
      window === null
        ? 'No operation is on the wheel, so it is not turned.'
        : `Turn the wheel until NEW OP stands over ${space(window)}.`,
      ...(lost === null ? [] : [`Operation ${space(lost)} lies there, and is disbanded.`]),
      ...wheel(0, operations[0]),
      ...wheel(1, operations[1]),
      `Then act, look and draw. ${capital(side(advantage))} ${has(advantage)} the advantage.`,
    ].join(' '),
  planPress: ({ space: at }) => `begin operation ${space(at)}`,
  awayPress: ({ space: at }) => `operation ${space(at)} is launched or disbanded`,
  usePress: 'use a token',
  winterPress: 'a deck ran out: winter',
  advantagePress: 'spend the advantage',
  endPress: 'end the turn',
  yearPress: 'nobody has cards left: the year ends',
  germanyPress: 'the Allies hold Berlin and Ruhr',
  pointsPress: ({ points: count }) => `${count} more`,
  scoredPress: 'all is scored',
  nextPress: 'done',
  industryPress: 'industry moves up',
  tokensPress: 'two tokens',
  scoreNow: ({ points: count, balkans }) =>
    `The year ends.${balkans ? ' The Balkans join the Axis now, if they are still neutral.' : ''} The Axis has ${points(count)} so far: add those of all its areas in supply.`,
  winNow:
    'Each side shuffles its Win stack and deals it out: one card to its discards, the next to its losses, and so on.',
  produceNow: ({ who, industry, points: count, isLast }) =>
    isLast
      ? `The last production is for the Axis alone, and only for its score: it may spend half of its production points, which are one for each resource in supply, but ${industry} at most. It has ${points(count)}.`
      : `${capital(side(who))} ${who === 0 ? 'produces' : 'produce'}: one production point for each resource in supply, but ${industry} at most. Each brings a lost card back, moves industry up, or buys two tokens.${who === 0 ? ' Up to half of them may each buy a point of the score instead.' : ''}`,
  removeNow: ({ who }) =>
    `${capital(side(who))} may take back cards from areas, though none from a quagmire, and disband operations. Enter each operation that is disbanded before the next turn begins.`,
  entriesNow: ({ entering }) =>
    `Turn all tokens up again.${entering.length === 0 ? ' No country enters the war.' : ` ${capital(ENGLISH.and(entering.map((one) => ENTER[one])))}.`}`,
  cardsNow: ({ year: number, isNew }) =>
    `Shuffle the discards into a new draw deck.${isNew ? ` Cards of ${year(number)} join the losses.` : ''} It is summer; both draw up to three cards.`,
  victoryNow: ({ points: count }) =>
    `1944 is over, and ${points(count)} ${count === 1 ? 'is' : 'are'} not enough. The Axis shows its two victory cards: does it control both areas?`,
  holdsPress: 'both are Axis',
  lacksPress: 'not both of them are',
  wonNow: ({ who, points: count }) =>
    `${capital(side(who))} ${has(who)} won the war: the Axis has ${points(count)}.`,
};

const of = (who: 0 | 1): string => (who === 0 ? 'The Axis’s' : 'The Allies’');

/** The position editor. */
const EDIT_EN: Catalogue<EditSaid> = {
  editCard: ({ who, card: kind }) =>
    `${who === null ? 'neutral' : who === 0 ? 'Axis' : 'Allied'} ${card(kind)}`,
  editOn: ({ at }) => `put it into ${place(at)}`,
  yearSet: 'Year',
  winterSet: 'It is winter',
  pointsSet: 'Points of the Axis',
  advantageSet: 'The advantage',
  activeSet: 'Whose turn',
  stageSet: 'What is decided',
  intelSet: 'Tokens that are ready',
  industrySet: 'Industry',
  turnedSet: 'The window NEW OP is over',
  holderSet: 'Whose it is',
  stuckSet: 'Quagmire',
  aimSet: ({ space: at }) => `${space(at)} aims at`,
  cardSet: ({ card: kind }) => card(kind),
  aimName: ({ at }) => (at === null ? 'nothing' : place(at)),
  spaceName: ({ space: at }) => space(at),
  stageName: ({ stage }) => DECISIONS[stage],
  whoName: ({ who }) => (who === null ? 'neutral' : side(who)),
  stuckName: ({ who }) => (who === null ? 'none' : `${who === 0 ? 'the Axis attacks' : 'the Allies attack'}`),
  warHeading: 'The war',
  sideHeading: ({ who }) => capital(side(who)),
  handHeading: ({ who }) => `${of(who)} hand`,
  lossHeading: ({ who }) => `${of(who)} losses`,
  operationHeading: ({ who, space: at }) => `${of(who)} operation ${space(at)}`,
};

/** Why there is nothing to look at. */
const NOTHING = {
  area: (what) => `no card of the enemy’s lies ${at(what)}`,
  neutral: (what) => `no neutral card lies ${at(what)}`,
  operation: (what) => (what.kind === 'operation' ? `the enemy has no operation ${space(what.space)}` : ''),
  victory: () => 'no victory cards lie on the board',
} as const satisfies Record<Target['kind'], (what: Target) => string>;
const at = (what: Target): string => ('at' in what ? `in ${place(what.at)}` : 'there');

const has = (who: 0 | 1): string => (who === 0 ? 'has' : 'have');

/** Why nothing is launched from a place. */
const WHY = {
  'not-beside': (from, at) => `${placeIs(from)} not next to ${place(at)}`,
  barred: (from, at) => `nothing is launched at ${place(at)} from ${place(from)}`,
  enemy: (from) => `${placeIs(from)} the enemy’s`,
  neutral: (from) => `${placeIs(from)} not yours`,
  quagmire: (from) => `${placeIs(from)} in quagmire`,
  'no-way': (from) => `no supply comes to ${place(from)}`,
} as const satisfies Record<string, (from: PlaceNumber, at: PlaceNumber) => string>;

/** “the attacker pays 3”. */
const pays = ({ need, attacks }: { readonly need: number; readonly attacks: boolean }): string =>
  `${attacks ? 'the attacker' : 'the defender'} pays ${need}`;

const anyOf = (places: readonly PlaceNumber[]): string => ENGLISH.or(places.map(place));
/** Launch places that would do. */
const wouldDo = (places: readonly PlaceNumber[]): string =>
  places.length === 0
    ? ', and it can be launched from nowhere else'
    : `; it can be launched from ${anyOf(places)}`;

/** Refusals, without the final full stop. */
const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ now }) => DECISIONS[now],
  otherDecision: ({ now }) => DECISIONS[now],
  notThere: ({ card: kind }) => `there is no ${spoken(kind)} there`,
  noneToDeal: ({ card: kind }) => `no neutral ${spoken(kind)} is left to be dealt`,
  noneToShow: ({ card: kind }) => `no ${spoken(kind)} is left to be shown there`,
  notWon: ({ card: kind }) => `there is no ${spoken(kind)} in the Win stack`,
  noProvinceCard: 'no province card is left there to be seen',
  notAmongVictories: ({ at }) => `the victory card for ${placeIs(at)} not among those that nobody chose`,
  notPassed: ({ at }) => `supply does not pass ${place(at)}`,
  notInHand: ({ card: kind }) => `you have no ${spoken(kind)} in your hand`,
  notInDeck: ({ card: kind }) => `there is no ${spoken(kind)} in your draw deck`,
  notLost: ({ card: kind }) => `no ${spoken(kind)} is among your losses`,
  noVictoryCard: ({ at }) => `no victory card for ${placeIs(at)} left to be drawn`,
  notDrawn: ({ at }) => `the Axis has not drawn the victory card for ${place(at)}`,
  notYours: ({ at }) => `${placeIs(at)} neither yours nor neutral`,
  notOwn: ({ at }) => `${placeIs(at)} not yours`,
  setUpTwice: ({ at }) => `a card of yours lies in ${place(at)} already: each goes into another area`,
  ussrClosed: ({ at }) => `${placeIs(at)} in the neutral USSR, where the Axis puts no cards at this table`,
  freshQuagmire: ({ at }) =>
    `the quagmire in ${place(at)} began or was resolved this turn, and you may add to it only in your next one`,
  notSupplied: ({ at }) => `no supply comes to ${place(at)}`,
  ownTarget: ({ at }) => `${placeIs(at)} yours, and the province card of what is yours cannot be used`,
  cardInUse: ({ at }) => `your card for ${placeIs(at)} in use already`,
  plannedAlready: 'you have begun an operation this turn already',
  noOperation: ({ space: at }) => `you have no operation ${space(at)}`,
  tooYoung: ({ space: at, age }) =>
    age === 0
      ? `operation ${space(at)} has just begun, and can be launched when the wheel has been turned twice`
      : `operation ${space(at)} can be launched when the wheel has been turned once more`,
  ussrNeutral: ({ at }) => `${placeIs(at)} in the neutral USSR, which the Allies do not attack`,
  othersQuagmire: ({ at }) => `the enemy is already attacking ${place(at)}, which is still neutral`,
  noSupply: ({ at, from, why, places }) => WHY[why](from, at) + wouldDo(places),
  offMap: ({ from, places }) => `nothing is launched from ${place(from)} at this table${wouldDo(places)}`,
  otherSeas: ({ from, past }) =>
    past.some((seas) => seas.length === 0)
      ? `supply comes to ${place(from)} past no sea of the enemy’s`
      : `supply has to come to ${place(from)} past ${ENGLISH.or(past.map(places))}`,
  hasSupply: ({ from }) => `it can be launched from ${anyOf(from)}, so it is not disbanded`,
  noQuagmire: ({ at }) => `you are not attacking in a quagmire in ${place(at)}`,
  notDue: ({ at }) =>
    `the quagmire in ${place(at)} began or was resolved this turn, and is due in your next one`,
  quagmireDue: ({ at }) => `the quagmire in ${place(at)} has to be resolved first`,
  mustPlay: 'you hold cards, and have to play at least one of them this turn',
  nothingToSee: ({ target: what }) => NOTHING[what.kind](what),
  isBlocked: ({ target: what }) => `a look at ${target(what)} has been blocked this turn`,
  underNewOp: ({ target: what }) => `${target(what)} still lies under NEW OP, where nobody may look`,
  notForYou: ({ target: what }) => `only the Allies may look at ${target(what)}`,
  fewTokens: ({ cost, has }) =>
    `that takes ${tokens(cost)}, and ${has === 0 ? 'none is' : has === 1 ? 'one is' : `${has} are`} ready`,
  otherBid: ({ least, most }) =>
    least === most ? `the only bid is ${tokensBid(least)}` : `a bid is from ${least} to ${tokens(most)}`,
  oneCardPays: 'the attacker pays with one card',
  ownPayFirst: 'a player’s own cards pay before neutral ones',
  paysClosest: (due) => `${pays(due)}, or as little more as the cards allow`,
  paysSparingly: (due) => `${pays(due)} or more, with no card that could be spared`,
  paysAtLeast: (due) => `${pays(due)} or more, or with all cards where these are worth less`,
  notForAllies: 'the Allies buy no points',
  noMorePoints: 'the Axis may buy no more points this year',
  industryFull: 'industry stands at the end of its track',
  industryOnce: 'industry has moved up once this year, and at this table no more',
  noTokensLeft: 'all tokens in the box are in use',
  lastYear: 'when 1944 ends, the Axis may buy points, and nothing else is bought',
  stuckInQuagmire: ({ at }) => `cards in the quagmire in ${place(at)} stay there`,
  notNaval: ({ card: kind }) => `${aCard(kind)} has no strength at sea`,
  tooHighOffer: ({ most }) => `nobody offers more than ${points(most)}`,
};

/** Notation that cannot be parsed. */
const WRITTEN_EN: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'launch alpha from ruhr')}`,
};

/** Faults of a written position. */
const FAULTS_EN: Catalogue<FaultSaid> = {
  tooManyCards: ({ who, card: kind, most }) =>
    most === 0
      ? `${side(who)} ${has(who)} no ${spoken(kind)} by then`
      : `${side(who)} ${has(who)} no more than ${most} of ${card(kind)} by then`,
  tooManyNeutrals: ({ card: kind, most }) => `there are only ${most} neutral cards of ${card(kind)}`,
  dummyThere: 'no dummy lies among the losses or in the Win stack',
  knownIsNotThere: ({ who }) => `more is known of cards of ${side(who)} than there are`,
  neutralKnownIsNotThere: ({ at }) => `more is known of the neutral cards in ${place(at)} than there are`,
  ownPlan: ({ at }) => `an operation aims at ${place(at)}, which is its owner’s`,
  planTwice: ({ at }) => `there is only one province card for ${place(at)}, and it would lie in two places`,
  planWithoutCards: 'an operation has at least one card',
  cardsWithoutPlan: 'cards lie on the wheel where no operation is',
  ownQuagmire: ({ at }) => `whoever controls ${place(at)} does not attack it`,
  bareQuagmire: ({ at }) => `the quagmire in ${place(at)} has no attackers`,
  quagmireTwice: ({ at }) => `there cannot be two quagmires in ${place(at)}`,
  cardsOfBoth: ({ at, who }) => `${placeIs(at)} the enemy’s, and holds cards of ${side(who)}`,
  ussrNotIn: ({ at }) => `${placeIs(at)} neutral as long as the USSR is`,
  ussrIn: ({ at }) => `${placeIs(at)} somebody’s once the USSR is in the war`,
  endedAlready: 'the game has ended in this position',
  notEnded: 'the game has not ended in this position',
  nobodyActs: 'nobody can do anything in this position',
  waitsForNothing: 'a battle waits here for nothing',
  victoriesMissing: 'the Axis has drawn three victory cards, and boxed one of them',
};

const catalogueTo = (you: Listener): Catalogue<FogSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...TRACKER_EN,
  ...EDIT_EN,
  because: ({ rule }) => BECAUSE_EN[rule],
  ...playedTo(you),
});

/** The Fog of War in English. */
export const SPEECH_EN: GameSpeech<FogSaid, 'axis' | 'allies'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 1 ? 1 : 0),
};
