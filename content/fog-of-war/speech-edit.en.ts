import type { EditSaid } from '../../src/games/fog-of-war/said-edit.ts';
import { capital, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { place, side, space } = words;
const of = (who: 0 | 1): string => (who === 0 ? 'The Axis’s' : 'The Allies’');

/** Entering a position. */
export const EDIT_EN: Catalogue<EditSaid> = {
  editCard: ({ who, card }) =>
    `${who === null ? 'neutral' : who === 0 ? 'Axis' : 'Allied'} ${words.card(card)}`,
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
  cardSet: ({ card }) => words.card(card),
  aimName: ({ at }) => (at === null ? 'nothing' : place(at)),
  spaceName: ({ space: at }) => space(at),
  stageName: ({ stage }) => words.DECISIONS[stage],
  whoName: ({ who }) => (who === null ? 'neutral' : side(who)),
  stuckName: ({ who }) => (who === null ? 'none' : `${who === 0 ? 'the Axis attacks' : 'the Allies attack'}`),
  warHeading: 'The war',
  sideHeading: ({ who }) => capital(side(who)),
  handHeading: ({ who }) => `${of(who)} hand`,
  lossHeading: ({ who }) => `${of(who)} losses`,
  operationHeading: ({ who, space: at }) => `${of(who)} operation ${space(at)}`,
};
