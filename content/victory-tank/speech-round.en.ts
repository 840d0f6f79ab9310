import { capital, type Catalogue } from '../../src/language.ts';
import type { RoundSaid } from '../../src/games/victory-tank/said-round.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { army, bunkers, points, soldiers } from './speech-words.en.ts';

/** What is counted for the score, as its lines are called. */
const COUNTED = {
  crates: 'crates collected',
  soldiers: 'soldiers on the battlefield',
  bunkers: 'bunkers held',
  tank: 'tank',
} as const;

/** What is said beside a real table: the round, and the score. */
export const ROUND_EN: Catalogue<RoundSaid, TankSaid> = {
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
