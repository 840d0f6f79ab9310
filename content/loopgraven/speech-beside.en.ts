import type { EditSaid, TrackerSaid } from '../../src/games/loopgraven/messages.ts';
import { capital, ENGLISH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { card, player, sideTo, tokens } = words;
const side = sideTo(null);

/** What the editor of positions says. */
export const EDIT_EN: Catalogue<EditSaid> = {
  editUnit: ({ who, type }) => `${player(who)}’s ${type}`,
  editOn: ({ at }) => `put it on ${words.space(at)}`,
  lengthSet: 'How long the game is',
  playersSet: 'How many play',
  roundSet: 'Round',
  stageSet: 'What comes now',
  activeSet: 'Whose turn it is',
  actionsSet: 'Actions left',
  lengthName: ({ length }) => words.LENGTHS[length],
  playersName: ({ players }) => (players === 2 ? 'two' : 'four'),
  stageName: ({ stage }) =>
    stage === 'event'
      ? 'The event die'
      : stage === 'turn'
        ? 'A turn'
        : stage === 'over'
          ? 'It is over'
          : 'Something else',
  whoName: ({ who }) => player(who),
  purseSet: 'Tokens',
  tierSet: ({ track }) => `${capital(words.TRACKS[track])}, tier`,
  gameHeading: 'The game',
  turnHeading: 'The turn',
  playerHeading: ({ who }) => capital(player(who)),
};

/** What is said beside the real table. */
export const TRACKER_EN: Catalogue<TrackerSaid> = {
  trackEconomy: 'economy',
  askLength: 'How long a game do you play?',
  askPlayers: 'Do two play, or four?',
  askFirst: 'Each side rolls a die, equal ones again: who rolled higher?',
  lengthPress: ({ length }) => words.LENGTHS[length],
  playersPress: ({ players }) => (players === 2 ? 'two' : 'four, two a side'),
  firstPress: ({ side: whom }) => `${side(whom)} begins`,
  rollsNow: ({ side: whom, round }) =>
    `Round ${round} is green: ${side(whom)} rolls. 1 or 2 brings a setback, 5 or 6 a stroke of luck. Which card is it?`,
  cardPress: ({ mark }) => (mark === null ? 'no card' : card(mark)),
  otherCardPress: 'another card: do what it says, or keep it',
  turnNow: ({ who, round, green, income, tokens: owned, bonus, lasts }) =>
    `Round ${round}, ${green ? 'green' : 'white'}. ${capital(player(who))} ${
      income === 0
        ? 'has no income in a first turn'
        : `has received ${tokens(income)}${bonus === 0 ? '' : `, ${bonus} of them from enemy trenches`}`
    }: ${tokens(owned)} to spend.${lasts.length === 0 ? '' : ` Now in force: ${ENGLISH.and(lasts.map(card))}.`}`,
  payPress: ({ tokens: count }) => `pay ${count}`,
  tierPress: 'buy the next tier of the economy',
  endPress: 'end the turn',
  morePress: ({ tokens: count }) => `a unit comes into a trench: ${count} more`,
  lessPress: ({ tokens: count }) => `a unit leaves a trench: ${count} less`,
  wonPress: ({ side: whom }) => `${side(whom)} has won`,
  wonNow: ({ side: whom }) => `${capital(side(whom))} has won.`,
};
