/** Al het andere dat het spel zegt, in het Nederlands: waarom iets niet mag, fouten, de bewerker en de teller. */
import type {
  EditSaid,
  FaultSaid,
  LoopSaid,
  RefusalSaid,
  TrackerSaid,
  WrittenSaid,
} from '../../src/games/loopgraven/messages.ts';
import { type Catalogue, DUTCH, capital, quoted } from '../../src/language.ts';
import {
  AMMUNITION,
  DECISIONS,
  LENGTHS,
  type Listener,
  PLAYED_NL,
  TRACKS,
  a,
  card,
  cause,
  causes,
  listenerIn,
  playedTo,
  player,
  sideTo,
  soMany,
  space,
  steps,
  the,
  tokens,
} from './messages-core.nl.ts';
import { REFEREE_NL } from '../../src/referee/messages/kernel.nl.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';

/** ‘geen peloton meer’. */
const none = (type: Parameters<typeof the>[0]): string => a(type).replace('een ', 'geen ');

/** Waarom iets niet mag, zonder de laatste punt. */
const REFUSALS_NL: Catalogue<RefusalSaid> = {
  gameOver: 'het spel is voorbij: niemand speelt meer',
  chanceFirst: ({ now }) => DECISIONS[now],
  otherDecision: ({ now }) => DECISIONS[now],
  whiteRound: 'deze ronde is wit, en dan gooit niemand voor een eventkaart',
  otherDie: ({ sides }) => `deze dobbelsteen heeft ${sides} zijden`,
  inOtherStack: ({ mark }) => `${card(mark)} hoort in de andere stapel`,
  notInStack: ({ mark }) => `in die stapel zit geen ${card(mark)} meer`,
  noPlatoonThere: ({ at }) => `op ${space(at)} staat geen peloton van dat team`,
  notToGoBack: ({ at }) => `wat op ${space(at)} staat, gaat niet terug`,
  noEndBack: ({ to }) =>
    `de troep kan niet terug naar ${space(to)}: elke stap gaat naar een vrij vak één rij dichter bij huis`,
  noDodgeTo: ({ to }) =>
    `de troep kan niet uitwijken naar ${space(to)}: uitwijken is een of twee vrije stappen`,
  dodgeBeside: ({ to }) =>
    `de troep kan niet uitwijken naar ${space(to)}: daar staat een aanvaller naast, en er zijn vakken waar dat niet zo is`,
  nobodyOn: ({ at }) => `op ${space(at)} staat geen troep`,
  notYours: ({ at }) => `de troep op ${space(at)} is niet van jou`,
  ownUnit: ({ at }) => `de troep op ${space(at)} is van je eigen team`,
  hasActed: ({ at }) => `de troep op ${space(at)} heeft deze beurt al iets gedaan`,
  heldStill: ({ at, by }) =>
    `${cause(by)} houdt de troep op ${space(at)} vast: die kan niet bewegen en niet aanvallen`,
  noActions: 'je hebt deze beurt geen actie meer',
  noActionForItem: ({ items }) =>
    `de ${items === 0 ? 'eerste' : 'vierde'} troep of upgrade van een beurt kost een actie, en je hebt er geen meer`,
  noneLeft: ({ type }) => `je hebt ${none(type)} meer om in te zetten`,
  tooDear: ({ cost, has }) => `dat kost ${tokens(cost)}, en je hebt er ${has}`,
  notYourTrench: ({ at, ahead }) =>
    `inzetten doe je ${ahead ? 'voor' : 'in'} je eigen loopgraaf, en daar hoort ${space(at)} niet bij`,
  partnersSection: ({ at, ahead }) =>
    `inzetten doe je ${ahead ? 'voor' : 'in'} je eigen stuk van de loopgraaf, en ${space(at)} hoort bij dat van je maat`,
  taken: ({ at }) => `op ${space(at)} staat een troep`,
  topTier: ({ track }) => `hoger gaat de ${TRACKS[track]} niet`,
  tooFar: ({ type, to, steps: most, needs, less }) =>
    `${the(type)} kan ${less.length === 0 ? '' : `na ${causes(less)} nog `}${most === 0 ? 'geen stap' : steps(most)} zetten, en ${space(to)} ligt ${steps(needs)} verder`,
  noWayRound: ({ type, steps: most, to }) =>
    `om de andere troepen heen komt ${the(type)} met ${steps(most)} niet op ${space(to)}`,
  sameSpace: ({ at }) => `de troep staat al op ${space(at)}`,
  notBeside: ({ at, target }) => `de troep op ${space(at)} staat niet naast ${space(target)}`,
  farForKabiem: ({ at, target }) =>
    `de troep op ${space(at)} staat meer dan twee vakken van ${space(target)} af`,
  needsKabiem: ({ at, target }) =>
    `de troep op ${space(at)} staat twee vakken van ${space(target)} af, en je team heeft geen ${card('P2')}`,
  needsTier: ({ ammunition, tier, has }) =>
    `voor ${AMMUNITION[ammunition]} heb je trede ${tier} van de artillerie nodig, en je staat op ${has}`,
  boughtThisTurn: 'die trede heb je deze beurt gekocht, en die geldt vanaf je volgende',
  noLine: 'gas bedekt drie vakken op een rechte lijn',
  shotFired: 'je hebt deze beurt al geschoten',
  outOfRange: ({ at }) => `het vak ${space(at)} ligt meer dan zes vakken van je loopgraven af`,
};

/** Wat er van een zet niet te lezen is. */
const WRITTEN_NL: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(DUTCH, written)} is geen zet; schrijf het als ${quoted(DUTCH, 'move a2 to c3')}`,
};

/** Wat er aan een opgeschreven stand niet klopt. */
const FAULTS_NL: Catalogue<FaultSaid> = {
  spaceFull: ({ at }) => `op ${space(at)} staat al een troep`,
  tooManyUnits: ({ who, type, most }) =>
    most === 0
      ? `${player(who)} heeft in dit spel ${none(type)}`
      : `${player(who)} heeft in dit spel ${soMany(type, most)}`,
  notPlaying: ({ who }) => `${player(who)} speelt niet mee in dit spel`,
  tooManyCards: ({ mark }) => `van ${card(mark)} zijn er twee`,
  otherStack: ({ mark }) => `${card(mark)} hoort in de andere stapel`,
  notKept: ({ mark }) => `${card(mark)} bewaar je niet: die geldt meteen`,
  noLineOfGas: 'gas bedekt drie vakken op een rechte lijn',
  noSuchUnit: 'zo’n troep staat niet op het bord; troepen tel je naar hun plaats in de lijst, vanaf 0',
  noWaitNow: 'dat kan nu niet op een antwoord wachten',
  notOfStage: 'acties, bewegingen en wat wacht horen bij een beurt die bezig is',
  endedAlready: 'in deze stand is het spel afgelopen',
  notEnded: 'in deze stand is het spel niet afgelopen',
  nobodyActs: 'in deze stand kan niemand iets doen',
  noDanger: ({ side }) =>
    `${sideTo(null)(side)} heeft alleen beurten om loopgraven vrij te maken zolang die loopgraven vol zijn`,
};

const side = sideTo(null);

/** Wat de bewerker van standen zegt. */
const EDIT_NL: Catalogue<EditSaid> = {
  editUnit: ({ who, type }) => `${the(type)} van ${player(who)}`,
  editOn: ({ at }) => `zet dit op ${space(at)}`,
  lengthSet: 'Hoe lang het spel is',
  playersSet: 'Met hoeveel spelers',
  roundSet: 'Ronde',
  stageSet: 'Wat er nu komt',
  activeSet: 'Wiens beurt het is',
  actionsSet: 'Acties over',
  lengthName: ({ length }) => LENGTHS[length],
  playersName: ({ players }) => (players === 2 ? 'twee' : 'vier'),
  stageName: ({ stage }) =>
    stage === 'event'
      ? 'De worp voor een eventkaart'
      : stage === 'turn'
        ? 'Een beurt'
        : stage === 'over'
          ? 'Het is voorbij'
          : 'Iets anders',
  whoName: ({ who }) => player(who),
  purseSet: 'Tokens',
  tierSet: ({ track }) => `${capital(TRACKS[track])}, trede`,
  gameHeading: 'Het spel',
  turnHeading: 'De beurt',
  playerHeading: ({ who }) => capital(player(who)),
};

/** Wat er naast de echte tafel wordt gezegd. */
const TRACKER_NL: Catalogue<TrackerSaid> = {
  trackEconomy: 'economie',
  askLength: 'Hoe lang moet het spel duren?',
  askPlayers: 'Spelen jullie met z’n tweeën of met z’n vieren?',
  askFirst: 'Elk team gooit een dobbelsteen, bij gelijke worpen opnieuw: wie gooide hoger?',
  lengthPress: ({ length }) => LENGTHS[length],
  playersPress: ({ players }) => (players === 2 ? 'met z’n tweeën' : 'met z’n vieren, twee per team'),
  firstPress: ({ side: whom }) => `${side(whom)} begint`,
  rollsNow: ({ side: whom, round }) =>
    `Ronde ${round} is groen: ${side(whom)} gooit. 1 of 2 geeft een negatieve kaart, 5 of 6 een positieve kaart. Welke kaart is het?`,
  cardPress: ({ mark }) => (mark === null ? 'geen kaart' : card(mark)),
  otherCardPress: 'een andere kaart: doe wat erop staat, of bewaar die',
  turnNow: ({ who, round, green, income, tokens: owned, bonus, lasts }) =>
    `Ronde ${round}, ${green ? 'groen' : 'wit'}. ${capital(player(who))} ${
      income === 0
        ? 'heeft in de eerste beurt geen inkomen'
        : `heeft ${tokens(income)} gekregen${bonus === 0 ? '' : `, waarvan ${bonus} uit vijandelijke loopgraven`}`
    }: ${tokens(owned)} te besteden.${lasts.length === 0 ? '' : ` Nu geldt: ${DUTCH.and(lasts.map(card))}.`}`,
  payPress: ({ tokens: count }) => `betaal ${count}`,
  tierPress: 'koop de volgende trede van de economie',
  endPress: 'beëindig de beurt',
  morePress: ({ tokens: count }) => `een troep komt in een vijandelijke loopgraaf: ${count} erbij`,
  lessPress: ({ tokens: count }) => `een troep gaat uit een vijandelijke loopgraaf: ${count} eraf`,
  wonPress: ({ side: whom }) => `${side(whom)} heeft gewonnen`,
  wonNow: ({ side: whom }) => `${capital(side(whom))} heeft gewonnen.`,
};

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_NL,
  ...WRITTEN_NL,
  ...FAULTS_NL,
  ...playedTo(you),
  ...EDIT_NL,
  ...TRACKER_NL,
});

/** Loopgraven in het Nederlands. */
export const SPEECH_NL: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  ...PLAYED_NL,
  kernel: REFEREE_NL,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(listenerIn(seat)),
};
