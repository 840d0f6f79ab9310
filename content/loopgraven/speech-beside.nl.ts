import type { EditSaid, TrackerSaid } from '../../src/games/loopgraven/messages.ts';
import { capital, DUTCH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.nl.ts';

const { card, player, sideTo, tokens } = words;
const side = sideTo(null);

/** Wat de bewerker van standen zegt. */
export const EDIT_NL: Catalogue<EditSaid> = {
  editUnit: ({ who, type }) => `${words.the(type)} van ${player(who)}`,
  editOn: ({ at }) => `zet hem op ${words.space(at)}`,
  lengthSet: 'Hoe lang het spel is',
  playersSet: 'Met hoeveel',
  roundSet: 'Ronde',
  stageSet: 'Wat er nu komt',
  activeSet: 'Wiens beurt het is',
  actionsSet: 'Acties over',
  lengthName: ({ length }) => words.LENGTHS[length],
  playersName: ({ players }) => (players === 2 ? 'twee' : 'vier'),
  stageName: ({ stage }) =>
    stage === 'event'
      ? 'De dobbelsteen voor het event'
      : stage === 'turn'
        ? 'Een beurt'
        : stage === 'over'
          ? 'Het is voorbij'
          : 'Iets anders',
  whoName: ({ who }) => player(who),
  purseSet: 'Munten',
  tierSet: ({ track }) => `${capital(words.TRACKS[track])}, trede`,
  gameHeading: 'Het spel',
  turnHeading: 'De beurt',
  playerHeading: ({ who }) => capital(player(who)),
};

/** Wat er naast de echte tafel wordt gezegd. */
export const TRACKER_NL: Catalogue<TrackerSaid> = {
  trackEconomy: 'economie',
  askLength: 'Hoe lang spel spelen jullie?',
  askPlayers: 'Spelen jullie met twee of met vier?',
  askFirst: 'Elk kamp gooit een dobbelsteen, bij gelijk opnieuw: wie gooide hoger?',
  lengthPress: ({ length }) => words.LENGTHS[length],
  playersPress: ({ players }) => (players === 2 ? 'met twee' : 'met vier, twee per kamp'),
  firstPress: ({ side: whom }) => `${side(whom)} begint`,
  rollsNow: ({ side: whom, round }) =>
    `Ronde ${round} is groen: ${side(whom)} gooit. 1 of 2 geeft een nadeelkaart, 5 of 6 een voordeelkaart. Welke kaart is het?`,
  cardPress: ({ mark }) => (mark === null ? 'geen kaart' : card(mark)),
  otherCardPress: 'een andere kaart: doe wat er staat, of bewaar die',
  turnNow: ({ who, round, green, income, tokens: owned, bonus, lasts }) =>
    `Ronde ${round}, ${green ? 'groen' : 'wit'}. ${capital(player(who))} ${
      income === 0
        ? 'heeft in de eerste beurt geen inkomen'
        : `heeft ${tokens(income)} gekregen${bonus === 0 ? '' : `, waarvan ${bonus} uit vijandelijke loopgraven`}`
    }: ${tokens(owned)} te besteden.${lasts.length === 0 ? '' : ` Nu geldt: ${DUTCH.and(lasts.map(card))}.`}`,
  payPress: ({ tokens: count }) => `betaal ${count}`,
  tierPress: 'koop de volgende trede van de economie',
  endPress: 'beëindig de beurt',
  morePress: ({ tokens: count }) => `een troep komt in een loopgraaf: ${count} meer`,
  lessPress: ({ tokens: count }) => `een troep gaat uit een loopgraaf: ${count} minder`,
  wonPress: ({ side: whom }) => `${side(whom)} heeft gewonnen`,
  wonNow: ({ side: whom }) => `${capital(side(whom))} heeft gewonnen.`,
};
