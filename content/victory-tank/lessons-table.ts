/** Lessons around the orders: what wins, the battlefield, the count at the end, and setting up a real table. */
import { RING } from './examples-tables.ts';

const NOBODY = { red: {}, gray: {} } as const;
const NO_HANDS = { red: [], gray: [] } as const;
const BARE = { stage: 'draft', soldiers: NOBODY, hands: NO_HANDS } as const;

export const AIM = {
  id: 'aim',
  title: 'What wins',
  about: 'What counts at the end, in pictures.',
  start: {
    position: {
      round: 7,
      stage: 'over',
      cards: RING,
      tank: { at: 's1', army: 'red', crew: 2 },
      soldiers: { red: { w1n1: 1, w1s1: 1 }, gray: { e1s2: 1, s2: 2 } },
    },
  },
  learner: 0,
  zones: [],
  steps: [
    {
      kind: 'show',
      title: 'More points win',
      text: 'After seven rounds you count:',
      rules: ['E2', 'E2a', 'E2d', 'E2e', 'E2f'],
      pictures: [
        { face: 'renault-ft', says: 'The tank: 5' },
        { face: 'bunker-1', says: 'Each bunker: 3' },
        { face: 'crate', says: 'Each crate: 1' },
        { face: 'soldier-red', says: 'Most soldiers: 1' },
      ],
    },
  ],
  end: 'That is what you fight for.',
} as const;

export const PLACING = {
  id: 'placing',
  title: 'Out of the fog',
  about: 'Begin a round: make the battlefield grow.',
  start: {
    position: {
      stage: 'draft',
      round: 3,
      cards: RING,
      drawn: ['crate-2', 'jeep-gray'],
      points: { red: 0, gray: 0 },
      hands: { red: [1, 2], gray: [1, 1, 3] },
      discards: { red: [1, 2, 3], gray: [2, 2] },
    },
  },
  learner: 0,
  zones: ['drawn', 'points-red', 'hand-red'],
  steps: [
    {
      kind: 'reach',
      title: 'Two cards',
      text: 'A round begins with two cards. The active player, here you, keeps one and gives the other away. Bring the crate onto the battlefield: cards touch at least two others.',
      rules: ['F1', 'F2', 'F4', 'G4'],
      hint: 'Keep the crate, and touch a place for it on the board.',
      goal: [{ pieces: 'crate', least: 2, else: 'The new crate is not on the battlefield.' }],
      moves: ['keep crate-2', 'place w1n3 turned', 'place e1n3'],
      done: 'Gray lays the other card. Then both fill up to five points and five cards, and the orders begin.',
    },
  ],
  end: 'In turn you spend these points, one action at a time.',
} as const;

export const SCORING = {
  id: 'scoring',
  title: 'The end and the score',
  about: 'Spend the very last point, and count who has won.',
  start: {
    position: {
      round: 7,
      cards: RING,
      soldiers: { red: { w1n1: 2, w1s1: 2 }, gray: { e1s2: 3, s2: 1 } },
      tank: { at: 'o', army: 'red', crew: 1 },
      taken: { red: 1, gray: 2 },
      points: { red: 1, gray: 0 },
    },
  },
  learner: 0,
  zones: ['active', 'taken-red', 'taken-gray'],
  steps: [
    {
      kind: 'reach',
      title: 'The last point',
      text: 'Gray has no points left and you have one. Recruit on your home base with it.',
      rules: ['C2a', 'E1', 'E4'],
      hint: 'Tap your base, choose to recruit there, and Go.',
      goal: [{ pieces: 'soldier-red', on: ['w1n1'], least: 3, else: 'No recruit has come to your base.' }],
      moves: ['recruit 1', 'deploy w1n1'],
    },
    {
      kind: 'ask',
      title: 'Add it up',
      text: 'A crate, most soldiers, a bunker, the tank: what is your score?',
      rules: ['E2', 'E2a', 'E2d', 'E2e'],
      hint: 'One, one, three and five.',
      options: [
        { says: '8', wrong: 'That is the bunker and the tank. There is more.' },
        { says: '9', wrong: 'The crate and most soldiers count 1 each: one of them is missing.' },
        { says: '10', right: true },
      ],
      answer: { zone: 'score-red' },
      zones: ['score-red', 'score-gray', 'taken-red', 'taken-gray'],
      done: 'In a tie more soldiers would win, and the crew counts, too.',
    },
  ],
  end: 'You have won, and you can count any game now.',
} as const;

export const SETTING_UP = {
  id: 'setting-up',
  title: 'Setting up a real table',
  about: 'Needed only with the printed game: on the screen it is done for you.',
  start: { position: BARE },
  learner: 0,
  zones: [],
  steps: [
    {
      kind: 'lay',
      title: 'Your home base',
      text: 'The empty card lies in the middle. Lay your base to the left of it, as bricks lie in a wall, far from the enemy.',
      rules: ['S2', 'S4', 'G5', 'G1a'],
      hint: 'Half a card up, and the right way up.',
      card: 'home-red',
      done: 'Three of your soldiers go on the tent. Gray’s base and soldiers go opposite.',
    },
    {
      kind: 'show',
      title: 'The pile',
      text: 'Shuffle the thirteen cards without a start mark and put two back in the box unseen. On top come the start cards that are left. One more soldier counts your points, from 5. Draw five action cards, and begin.',
      rules: ['S1', 'S3', 'S4', 'S5', 'K1b'],
      pictures: [
        { face: 'battlefield-back', says: 'The pile, eleven cards' },
        { face: 'tank', says: 'On top: the tank' },
        { face: 'jeep-red', says: 'and both jeeps' },
      ],
    },
  ],
  end: 'The table is set.',
} as const;
