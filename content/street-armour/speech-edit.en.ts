import type { EditSaid } from '../../src/games/street-armour/messages.ts';
import { capital, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const STAGES = {
  city: 'a part of the city is picked',
  task: 'what it is about is picked',
  points: 'points are picked',
  team: 'teams are chosen',
  first: 'who goes first',
  barricade: 'barricades are put',
  flag: 'flags are put',
  tank: 'tanks are put',
  throw: 'the dice are to be thrown',
  move: 'tanks move',
  shoot: 'tanks shoot',
  over: 'it is over',
} as const;

const STATES = { sound: 'whole', damaged: 'damaged', wreck: 'a wreck' } as const;

/** What the editor of positions says. */
export const EDIT_EN: Catalogue<EditSaid> = {
  editTank: ({ who, weight }) => `${words.player(who)}’s ${weight} tank`,
  editFlag: ({ who }) => `${words.player(who)}’s flag`,
  editBarricade: 'Barricade',
  editOn: ({ at }) => `put it on ${words.square(at)}`,
  stateSet: 'It is',
  stageSet: 'What comes now',
  activeSet: 'Whose turn it is',
  windowSet: 'Northernmost tile row, 5 for all of two sets',
  taskSet: 'What it is about',
  fireIs: 'Firepower of the dice',
  quietSet: 'Turns without a loss',
  stateName: ({ state }) => STATES[state],
  stageName: ({ stage }) => capital(STAGES[stage]),
  taskName: ({ task }) => words.TASKS[task],
  sideName: ({ who }) => words.player(who),
  diceShowing: ({ large }) => `Dice that show ${large}`,
  gameHeading: 'The game',
  turnHeading: 'The turn',
  diceHeading: 'Dice not used yet',
};
