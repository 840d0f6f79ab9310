import type { FaultSaid, RefusalSaid, WrittenSaid } from '../../src/games/loopgraven/messages.ts';
import { DUTCH, quoted, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.nl.ts';

const { card, cause, player, space, steps, the, tokens } = words;

/** ‘geen peloton meer’. */
const none = (type: Parameters<typeof the>[0]): string => words.a(type).replace('een ', 'geen ');

/** Waarom iets niet mag, zonder de laatste punt. */
export const REFUSALS_NL: Catalogue<RefusalSaid> = {
  gameOver: 'het spel is voorbij, en niemand speelt meer',
  chanceFirst: ({ now }) => words.DECISIONS[now],
  otherDecision: ({ now }) => words.DECISIONS[now],
  whiteRound: 'deze ronde is wit, en dan gooit niemand voor een event',
  otherDie: ({ sides }) => `deze dobbelsteen heeft ${sides} zijden`,
  inOtherStack: ({ mark }) => `${card(mark)} hoort in de andere stapel`,
  notInStack: ({ mark }) => `in die stapel zit geen ${card(mark)} meer`,
  noPlatoonThere: ({ at }) => `op ${space(at)} staat geen peloton van dat kamp`,
  notToGoBack: ({ at }) => `wat op ${space(at)} staat, gaat niet terug`,
  noEndBack: ({ to }) =>
    `hij kan niet terug naar ${space(to)}: elke stap gaat naar een vrij vak één rij dichter bij huis`,
  noDodgeTo: ({ to }) =>
    `de troep kan niet uitwijken naar ${space(to)}: dat gaat een of twee vrije stappen ver`,
  dodgeBeside: ({ to }) =>
    `de troep kan niet uitwijken naar ${space(to)}: daar staat een aanvaller naast, en naast andere vakken niet`,
  nobodyOn: ({ at }) => `op ${space(at)} staat geen troep`,
  notYours: ({ at }) => `de troep op ${space(at)} is niet van jou`,
  ownUnit: ({ at }) => `de troep op ${space(at)} is van je eigen kamp`,
  hasActed: ({ at }) => `de troep op ${space(at)} heeft deze beurt al iets gedaan`,
  heldStill: ({ at, by }) =>
    `${cause(by)} houdt de troep op ${space(at)} vast: hij beweegt niet en valt niet aan`,
  noActions: 'je hebt deze beurt geen actie meer',
  noActionForItem: ({ items }) =>
    `de ${items === 0 ? 'eerste' : 'vierde'} troep of verbetering van een beurt kost een actie, en je hebt er geen meer`,
  noneLeft: ({ type }) => `je hebt ${none(type)} meer om in te zetten`,
  tooDear: ({ cost, has }) => `dat kost ${tokens(cost)}, en je hebt er ${has}`,
  notYourTrench: ({ at, ahead }) =>
    `je zet in ${ahead ? 'voor je eigen loopgraaf' : 'in je eigen loopgraaf'}, en ${space(at)} ligt daar niet`,
  partnersSection: ({ at, ahead }) =>
    `inzetten doe je ${ahead ? 'voor' : 'in'} je eigen stuk van de loopgraaf, en ${space(at)} is van je maat`,
  taken: ({ at }) => `op ${space(at)} staat een troep`,
  topTier: ({ track }) => `een hogere trede van de ${words.TRACKS[track]} is er niet`,
  tooFar: ({ type, to, steps: most, needs, less }) =>
    `${the(type)} kan ${less.length === 0 ? '' : `na ${words.causes(less)} nog `}${steps(most)} zetten, en ${space(to)} ligt ${steps(needs)} verder`,
  noWayRound: ({ type, steps: most, to }) =>
    `geen weg om de andere troepen heen brengt ${the(type)} in ${steps(most)} op ${space(to)}`,
  sameSpace: ({ at }) => `hij staat al op ${space(at)}`,
  notBeside: ({ at, target }) => `de troep op ${space(at)} staat niet naast ${space(target)}`,
  farForKabiem: ({ at, target }) =>
    `de troep op ${space(at)} staat meer dan twee vakken van ${space(target)} af`,
  needsKabiem: ({ at, target }) =>
    `de troep op ${space(at)} staat twee vakken van ${space(target)}, en je kamp heeft geen ${card('P2')}`,
  needsTier: ({ ammunition, tier, has }) =>
    `voor ${words.AMMUNITION[ammunition]} heb je trede ${tier} van de artillerie nodig, en je staat op ${has}`,
  boughtThisTurn: 'die trede is deze beurt gekocht, en geldt vanaf je volgende',
  noLine: 'gas bedekt drie vakken op een rechte rij',
  shotFired: 'je hebt deze beurt al geschoten',
  outOfRange: ({ at }) => `het vak ${space(at)} ligt meer dan zes vakken van je loopgraven af`,
};

/** Wat er van een zet niet te lezen is. */
export const WRITTEN_NL: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(DUTCH, written)} is geen zet; schrijf het als ${quoted(DUTCH, 'move a2 to c3')}`,
};

/** Wat er aan een opgeschreven stand niet klopt. */
export const FAULTS_NL: Catalogue<FaultSaid> = {
  spaceFull: ({ at }) => `op ${space(at)} staat al een troep`,
  tooManyUnits: ({ who, type, most }) =>
    most === 0
      ? `${player(who)} heeft in dit spel ${none(type)}`
      : `${player(who)} heeft in dit spel ${words.soMany(type, most)}`,
  notPlaying: ({ who }) => `${player(who)} speelt niet mee in dit spel`,
  tooManyCards: ({ mark }) => `van ${card(mark)} zijn er twee`,
  otherStack: ({ mark }) => `${card(mark)} hoort in de andere stapel`,
  notKept: ({ mark }) => `${card(mark)} bewaar je niet: die geldt meteen`,
  noLineOfGas: 'gas bedekt drie vakken op een rechte rij',
  noSuchUnit: 'zo’n troep staat niet op het bord; troepen tel je naar hun plaats in de lijst, vanaf 0',
  noWaitNow: 'dat kan nu niet op een antwoord wachten',
  notOfStage: 'acties, bewegingen en wat wacht horen bij een beurt die bezig is',
  endedAlready: 'in deze stand is het spel afgelopen',
  notEnded: 'in deze stand is het spel niet afgelopen',
  nobodyActs: 'in deze stand kan niemand iets doen',
  noDanger: ({ side }) =>
    `${words.sideTo(null)(side)} heeft alleen beurten om ze vrij te maken zolang zijn loopgraven vol zijn`,
};
