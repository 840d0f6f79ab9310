import type { Aged, Entering, TrackerSaid } from '../../src/games/fog-of-war/said-tracker.ts';
import { capital, ENGLISH, type Catalogue } from '../../src/language.ts';
import { dialOf, season, year } from './speech-table.en.ts';
import * as words from './speech-words.en.ts';

const { points, side, space } = words;

const has = (who: 0 | 1): string => (who === 0 ? 'has' : 'have');

const ENTER = {
  balkans: 'the Balkans join the Axis, if they are still neutral',
  usa: 'the USA joins the Allies',
  ussr: 'the USSR joins the Allies, if it is not in the war yet',
} as const satisfies Record<Entering, string>;

const operation = ({ space: at, age }: Aged): string => `${space(at)} ${dialOf(age)}`;

/** “On the wheel of the Axis: Alpha can be launched.” */
const wheel = (who: 0 | 1, all: readonly Aged[]): readonly string[] =>
  all.length === 0 ? [] : [`On the wheel of ${side(who)}: ${all.map(operation).join('; ')}.`];

/** What is said beside the real table. */
export const TRACKER_EN: Catalogue<TrackerSaid> = {
  trackIntel: 'intelligence, ready',
  trackIndustry: 'industry',
  askFirst: ({ year: number, points: count }) =>
    `${year(number)} begins, and the Axis has ${points(count)}. The side with more cards in its draw deck takes the first turn; if both have as many, the Axis does.`,
  firstPress: ({ who }) => `${side(who)} ${who === 0 ? 'begins' : 'begin'}`,
  turnNow: ({ who, year: number, winter, points: count, advantage, window, lost, operations }) =>
    [
      `${season(number, winter)}, and the Axis has ${points(count)}. It is ${words.ofTo(null)(who)} turn.`,
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
