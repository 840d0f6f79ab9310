/** Lessons: `src/book/lesson.ts` documents the steps. The tests play every lesson. */
import { RING } from './examples/tables.ts';

// Lessons in giving orders: moving, driving, recruiting, attacking.

const RED = 0;
/** Gray's moves in a turn that teaches nothing. */
const GRAY_RECRUITS = ['recruit 1', 'deploy e1s2'] as const;

const MOVING = {
  id: 'moving',
  title: 'Moving',
  about: 'Walk, climb into the tank, and fetch a crate.',
  start: {
    position: {
      cards: RING,
      soldiers: { red: { w1n1: 2, w1: 1 }, gray: { e1s2: 3 } },
      hands: { red: [1, 1, 2, 2, 3] },
    },
  },
  learner: RED,
  zones: ['points-red', 'hand-red', 'taken-red'],
  steps: [
    {
      kind: 'reach',
      title: 'Climb in',
      text: 'You are red, and nobody has the tank. Tap the two soldiers on your home base, tap the tank beside them, and Go.',
      rules: ['M1', 'M3', 'G2'],
      hint: 'The field with the tank is to the right of your base.',
      goal: [{ pieces: 'renault-ft', of: RED, else: 'Nobody of yours is in the tank.' }],
      moves: ['move 1', 'step 2 w1n1 to n1', ...GRAY_RECRUITS],
      done: 'One point takes up to three soldiers a field on. Then Gray has a turn.',
    },
    {
      kind: 'reach',
      title: 'Fetch the crate',
      text: 'A crate lies in the east. Get it with the soldier you have left: every field costs a point.',
      rules: ['M1', 'M10', 'C3b'],
      hint: 'Tap the soldier, then the crate. The bar says what it costs.',
      goal: [{ zone: 'taken-red', least: 1, else: 'The crate still lies there.' }],
      moves: ['move 2', 'step 1 w1 to o', 'step 1 o to e1', ...GRAY_RECRUITS],
      done: 'A card from your hand may pay for a part: it adds its number to the action.',
    },
  ],
  end: 'You can walk, but never onto the enemy’s home base or where enemies are.',
} as const;

const DRIVING = {
  id: 'driving',
  title: 'Driving the tank',
  about: 'Go far for one point, right through the enemy.',
  start: {
    position: {
      cards: RING,
      tank: { at: 'n1', facing: 'south', army: 'red', crew: 2 },
      soldiers: { red: { w1n1: 1 }, gray: { s1: 2, e1s2: 1 } },
    },
  },
  learner: RED,
  zones: ['points-red'],
  steps: [
    {
      kind: 'reach',
      title: 'Straight on',
      text: 'For one point the tank drives straight ahead as far as you like, even past enemies. Drive it to the bunker in the south.',
      rules: ['M6', 'M6b', 'M5'],
      hint: 'Tap the tank, then the bunker, then Go.',
      goal: [{ pieces: 'renault-ft', of: RED, on: ['s2'], else: 'The tank is not at the bunker.' }],
      moves: ['move 1', 'drive', 'on', 'on', 'on', 'halt', ...GRAY_RECRUITS],
      done: 'To turn it takes a point of its own.',
    },
    {
      kind: 'ask',
      title: 'Whose bunker is it?',
      text: 'A bunker is held by soldiers on foot, and yours sit inside the tank. Do you hold it?',
      rules: ['R2', 'R2a', 'M7'],
      hint: 'The crew is not on foot.',
      options: [
        { says: 'Yes', wrong: 'Nobody of yours is on foot there: both sit inside the tank.' },
        { says: 'No', right: true },
      ],
      done: 'Let one of them get off on the way, and you have both.',
    },
  ],
  end: 'At the end the tank is worth five points, a bunker three.',
} as const;

const RECRUITING = {
  id: 'recruiting',
  title: 'Recruiting',
  about: 'Take a bunker, and bring more soldiers there.',
  start: {
    position: {
      cards: RING,
      soldiers: { red: { w1n1: 1, w1: 1 }, gray: { e1s2: 3 } },
      hands: { red: [1, 1, 2, 2, 3] },
    },
  },
  learner: RED,
  zones: ['points-red', 'supply-red'],
  steps: [
    {
      kind: 'reach',
      title: 'Take a bunker',
      text: 'A bunker is yours while a soldier of yours stands in it. Take the empty one in the west.',
      rules: ['R2', 'M1'],
      hint: 'Your soldier on open ground is right above it.',
      goal: [{ pieces: 'soldier-red', on: ['w1s1'], else: 'Nobody of yours is in the bunker.' }],
      moves: ['move 1', 'step 1 w1 to w1s1', ...GRAY_RECRUITS],
    },
    {
      kind: 'reach',
      title: 'Call for help',
      text: 'A Recruit brings one soldier a point from your supply: to your base, or to a bunker you hold. Have two in this one.',
      rules: ['R1', 'R1a', 'R2'],
      hint: 'Tap the bunker, choose to recruit there, then two soldiers, and Go.',
      goal: [
        { pieces: 'soldier-red', on: ['w1s1'], least: 2, else: 'There are not two of yours in the bunker.' },
      ],
      moves: ['recruit 1', 'deploy w1s1', ...GRAY_RECRUITS],
    },
  ],
  end: 'No army ever has more than ten soldiers in play.',
} as const;

const FIGHTING = {
  id: 'fighting',
  title: 'Fighting with cards',
  about: 'Attack a bunker, and lay a card face down.',
  start: {
    position: {
      cards: RING,
      soldiers: { red: { w1n1: 1, w1: 2 }, gray: { w1s1: 2, e1s2: 1 } },
      hands: { red: [1, 1, 2, 3], gray: [] },
    },
  },
  learner: RED,
  zones: ['points-red', 'hand-red', 'supply-gray', 'battle attackerCard'],
  steps: [
    {
      kind: 'reach',
      title: 'Storm the bunker',
      text: 'Soldiers count 1 each, and a bunker adds 1 to its defender. Then each side may lay a card face down. If both are equal, the attacker wins. Take the bunker in the west.',
      rules: ['A1', 'A4', 'A5', 'A5b', 'A6a'],
      hint: 'Two against three: tap the bunker, and Go. Then tap a card, and Go once more.',
      goal: [{ pieces: 'soldier-red', on: ['w1s1'], else: 'Gray still holds the bunker.' }],
      within: ['A4'],
      moves: [
        'attack 1',
        'battle w1s1 from w1 with 2',
        'lay 1',
        'lay none',
        'enter from w1 with 2',
        ...GRAY_RECRUITS,
      ],
      done: 'The beaten go back to Gray’s supply, and at least one of yours moves in. A tank in a battle adds 1, too.',
    },
  ],
  end: 'A card can turn any battle. You have sixteen for the whole game.',
} as const;

// Lessons around the orders: what wins, the battlefield, the count at the end, and setting up a real table.

const NOBODY = { red: {}, gray: {} } as const;
const NO_HANDS = { red: [], gray: [] } as const;
const BARE = { stage: 'draft', soldiers: NOBODY, hands: NO_HANDS } as const;

const AIM = {
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

const PLACING = {
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

const SCORING = {
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
      text: 'A crate, most soldiers, a bunker and the tank bring you ten points. Which of them brings most?',
      rules: ['E2', 'E2a', 'E2d', 'E2e'],
      hint: 'One, one, three and five.',
      options: [
        { says: 'Most soldiers', wrong: 'That is 1 point, as a crate is.' },
        { says: 'The bunker', wrong: 'A bunker is 3 points. Something is worth more.' },
        { says: 'The tank', right: true },
      ],
      zones: ['score-red', 'score-gray', 'taken-red', 'taken-gray'],
      done: 'It is 5 points. In a tie more soldiers would win, and the crew counts, too.',
    },
  ],
  end: 'You have won, and you can count any game now.',
} as const;

const SETTING_UP = {
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

/** The lessons in order: the goal, the orders, the round, and setting up a real table. */
export const LESSONS = [AIM, MOVING, DRIVING, RECRUITING, FIGHTING, PLACING, SCORING, SETTING_UP] as const;
