/**
 * Puzzles of Victory Tank, from easy to hard: `src/book/puzzle.ts` documents them. The referee searches every
 * course of each turn, and a wrong puzzle fails the build.
 */
import { RING } from './examples/tables.ts';

/** The last round, gray’s points and cards spent: what red does now decides. */
const LAST = { round: 7, cards: RING, points: { red: 1, gray: 0 }, active: 'gray', player: 'red' } as const;
const NO_CARDS = { red: [], gray: [] } as const;
/** Gray has an action left, so that the turn ends with red's action. */
const AND_GRAY = { red: 1, gray: 1 } as const;

const RED = 0;

export const PUZZLES = [
  {
    id: 'climb-in',
    title: 'Climb in',
    asks: 'Nobody has the tank yet. Make it yours this turn, with two soldiers inside. You have one point.',
    position: { cards: RING, points: AND_GRAY, hands: NO_CARDS },
    solver: RED,
    goal: [
      { pieces: 'renault-ft', of: RED, else: 'Nobody of yours sits in the tank.' },
      { pieces: 'renault-ft', bearing: 2, else: 'There are not two soldiers inside.' },
    ],
    begins: ['move 1'],
    best: ['move 1', 'step 3 w1n1 to n1'],
    hints: [
      'Who steps onto the field of an empty tank climbs in.',
      'One point takes up to three soldiers along.',
    ],
    explained:
      'One point takes up to three soldiers a field on, and all who step onto the field of an empty tank are its crew. Two are enough here; three fill it.',
    rules: ['M1', 'M3', 'M3a'],
  },
  {
    id: 'a-card-farther',
    title: 'A card farther',
    asks: 'Your soldier is to take the crate in the east (e1) this turn. You have one point and a card of 1.',
    position: {
      cards: RING,
      soldiers: { red: { w1: 1, w1n1: 1 }, gray: { e1s2: 2 } },
      points: AND_GRAY,
      hands: { red: [1], gray: [] },
    },
    solver: RED,
    goal: [{ zone: 'taken-red', least: 1, else: 'The crate is not yours yet.' }],
    begins: ['move 1+1'],
    best: ['move 1+1', 'step 1 w1 to o', 'step 1 o to e1'],
    hints: [
      'How many fields is it from your soldier to the crate?',
      'A card makes an action larger by its number.',
    ],
    explained:
      'It is two fields to the crate, and a card makes an action larger by its number: one point and a card of 1 go two fields.',
    rules: ['C3b', 'M1', 'M10'],
  },
  {
    id: 'equal-is-enough',
    title: 'Equal is enough',
    asks: 'Take the bunker beside you (w1s1) this turn. One gray soldier holds it, and Gray has no cards.',
    position: {
      cards: RING,
      soldiers: { red: { w1: 1, s1: 2 }, gray: { w1s1: 1, e1s2: 2 } },
      points: AND_GRAY,
      hands: NO_CARDS,
    },
    solver: RED,
    within: ['A4'],
    goal: [{ pieces: 'soldier-red', on: ['w1s1'], else: 'Nobody of yours is in the bunker.' }],
    begins: ['attack 1'],
    best: ['attack 1', 'battle w1s1 from s1 with 2', 'lay none', 'lay none', 'enter from s1 with 1'],
    hints: [
      'The bunker adds 1 to its defender.',
      'All attackers of a battle come from one field. From where do they come in force?',
    ],
    explained:
      'One soldier in a bunker counts 2. One from the north (w1) is too few; two from the east (s1) are as strong, and an attacker who is as strong wins.',
    rules: ['A5b', 'A6a', 'A2a'],
  },
  {
    id: 'both-prizes',
    title: 'Both prizes',
    asks: 'Take the bunker in the south (s2) and keep the tank, all with one point. A gray soldier stands in the way.',
    position: {
      cards: RING,
      tank: { at: 'n1', facing: 'south', army: 'red', crew: 2 },
      soldiers: { red: { w1n1: 1 }, gray: { s1: 1, e1s2: 2 } },
      points: AND_GRAY,
      hands: NO_CARDS,
    },
    solver: RED,
    goal: [
      { pieces: 'soldier-red', on: ['s2'], else: 'Nobody of yours is on foot in the bunker.' },
      { pieces: 'renault-ft', of: RED, else: 'The tank is no longer yours.' },
    ],
    begins: ['move 1'],
    best: ['move 1', 'drive', 'on', 'on', 'on', 'off 1', 'on', 'halt'],
    hints: ['The tank may pass enemies.', 'Soldiers get off on the way. Not all of them!'],
    explained:
      'A drive costs one point however far it goes, and passes enemies. One soldier gets off in the bunker; the other stays inside, and the tank stays yours.',
    rules: ['M6', 'M6b', 'M7', 'M8'],
  },
  {
    id: 'save-the-card',
    title: 'Save the card',
    asks: 'Take the bunker beside you (w1s1) this turn, whatever Gray lays. You have two points and a card of 1, Gray a card of 1.',
    position: {
      cards: RING,
      soldiers: { red: { w1: 2, w1n1: 1 }, gray: { w1s1: 1, e1s2: 2 } },
      points: { red: 2, gray: 1 },
      hands: { red: [1], gray: [1] },
    },
    solver: RED,
    within: ['A4'],
    goal: [{ pieces: 'soldier-red', on: ['w1s1'], else: 'Nobody of yours is in the bunker.' }],
    begins: ['attack 1', 'attack 2'],
    best: ['attack 1', 'battle w1s1 from w1 with 2', 'lay 1', 'lay 1', 'enter from w1 with 1'],
    hints: [
      'What is the most that Gray can count?',
      'A card that boosts the action is gone before the battle.',
    ],
    explained:
      'Gray counts 1, the bunker 1 and its card 1: three at most. Your two soldiers need the card in the battle to be as strong, so it must not be spent on the announcement.',
    rules: ['C3b', 'A4', 'A5c', 'A6a'],
  },
  {
    id: 'round-the-corner',
    title: 'Round the corner',
    asks: 'An empty tank stands in the middle (o) and points north. Take the crate east of it (e1) this turn. You have two points and a card of 1.',
    position: {
      cards: RING,
      tank: { at: 'o', facing: 'north' },
      soldiers: { red: { w1: 1, w1n1: 1 }, gray: { e1s2: 3 } },
      points: { red: 2, gray: 1 },
      hands: { red: [1], gray: [] },
    },
    solver: RED,
    goal: [{ zone: 'taken-red', least: 1, else: 'The crate is not yours yet.' }],
    begins: ['move 2+1'],
    best: ['move 2+1', 'step 1 w1 to o', 'turn east', 'drive', 'on', 'halt'],
    hints: ['On foot it is too far. What is faster?', 'Climb in, turn, drive: each of them is a point.'],
    explained:
      'Who steps onto the empty tank drives it at once. Climbing in, turning and driving take a point each, so the card has to help.',
    rules: ['M3', 'M5', 'M6', 'C3b'],
  },
  {
    id: 'out-of-reach',
    title: 'Out of reach',
    asks: 'Save the tank: it has to be yours after Gray’s next turn, too. You have one point, Gray has one, and nobody has cards.',
    position: {
      ...LAST,
      tank: { at: 'o', facing: 'north', army: 'red', crew: 1 },
      soldiers: { red: { w1n1: 2 }, gray: { s1: 3, e1n1: 2 } },
      points: AND_GRAY,
      hands: NO_CARDS,
    },
    solver: RED,
    within: ['A4'],
    outlasts: true,
    goal: [{ pieces: 'renault-ft', of: RED, else: 'The tank is no longer yours.' }],
    begins: ['move 1'],
    best: ['move 1', 'drive', 'on', 'on', 'halt'],
    hints: [
      'From which fields can Gray attack?',
      'Drive on until no gray soldier is on a field beside the tank.',
    ],
    explained:
      'Your crew of one and the tank make 2. Where the tank stands now, three gray soldiers attack with 3. One field further, two attack with 2, which is as much. Two fields further nobody stands beside it, and Gray’s one point is not enough to step there and attack.',
    rules: ['A1', 'A5a', 'A6a', 'M6'],
  },
  {
    id: 'more-than-the-tank',
    title: 'More than the tank',
    asks: 'The last point of the game is yours: win. Gray has two crates and the bunker in the south (s2), you have nothing yet. Nobody has cards.',
    position: {
      ...LAST,
      tank: { at: 'n1', facing: 'south' },
      soldiers: { red: { w1n1: 1, s1: 2 }, gray: { s2: 1, e1s2: 2 } },
      taken: { red: 0, gray: 2 },
      hands: NO_CARDS,
    },
    solver: RED,
    within: ['A4'],
    goal: [{ winner: RED, else: 'You have not won.' }],
    begins: ['attack 1'],
    best: ['attack 1', 'battle s2 from s1 with 2', 'lay none', 'lay none', 'enter from s1 with 1'],
    hints: ['Count what Gray has at the end if you climb into the tank.', 'What Gray loses counts as well.'],
    explained:
      'The tank brings you 5, and Gray has 2 for crates and 3 for the bunker: a tie, which Gray wins. The bunker brings you 3 and takes 3 from Gray, and then you have most soldiers as well.',
    rules: ['E2d', 'E2e', 'E2f', 'A6a'],
  },
  {
    id: 'on-the-march',
    title: 'On the march',
    asks: 'Take Gray’s tank in the south (s1) this turn. You have two points, and nobody has cards.',
    position: {
      cards: RING,
      tank: { at: 's1', facing: 'east', army: 'gray', crew: 1 },
      soldiers: { red: { w1: 3, w1n1: 1 }, gray: { o: 1, w1s1: 2, e1s2: 2 } },
      points: { red: 2, gray: 1 },
      hands: NO_CARDS,
    },
    solver: RED,
    within: ['A4'],
    goal: [{ pieces: 'renault-ft', of: RED, else: 'The tank is not yours.' }],
    begins: ['attack 2'],
    best: [
      'attack 2',
      'battle o from w1 with 3',
      'lay none',
      'lay none',
      'enter from w1 with 3',
      'battle s1 from o with 3',
      'lay none',
      'lay none',
      'enter from o with 3',
      'claim 3',
    ],
    hints: [
      'You are not beside the tank. Which way is weaker?',
      'Who has fought may fight again in the same attack. Move in with enough.',
    ],
    explained:
      'Two battles take you there. The lone soldier between is no match for three; move in with at least two, and fight again from there: the tank and its crew count 2.',
    rules: ['A2b', 'A8', 'A5a', 'A8b'],
  },
  {
    id: 'three-at-once',
    title: 'Three at once',
    asks: 'In one turn: the tank is yours, you hold the bunker in the south (s2), and you have the crate in the east (e1). You have two points and a card of 2.',
    position: {
      cards: RING,
      tank: { at: 'n1', facing: 'south' },
      soldiers: { red: { w1n1: 2, w1: 1 }, gray: { e1s2: 3 } },
      points: { red: 2, gray: 1 },
      hands: { red: [2], gray: [] },
    },
    solver: RED,
    goal: [
      { pieces: 'renault-ft', of: RED, else: 'The tank is not yours.' },
      { pieces: 'soldier-red', on: ['s2'], else: 'Nobody of yours is on foot in the bunker.' },
      { zone: 'taken-red', least: 1, else: 'The crate is not yours.' },
    ],
    begins: ['move 2+2'],
    best: [
      'move 2+2',
      'step 2 w1n1 to n1',
      'step 1 w1 to o',
      'step 1 o to e1',
      'drive',
      'on',
      'on',
      'on',
      'off 1',
      'on',
      'halt',
    ],
    hints: [
      'Four points: who can do what for one?',
      'Two climb in, and one of them gets off in the bunker. The third walks.',
    ],
    explained:
      'Climbing in takes a point, the whole drive to the bunker another, where one of two gets off. That leaves two for the soldier who walks to the crate.',
    rules: ['M0', 'M3a', 'M6', 'M7', 'M10'],
  },
  {
    id: 'take-and-keep',
    title: 'Take it and keep it',
    asks: 'Gray’s tank stands in the middle (o) with a crew of one. Take it, and have it still after Gray’s next turn. You have one point, Gray has one, and nobody has cards.',
    position: {
      ...LAST,
      tank: { at: 'o', facing: 'west', army: 'gray', crew: 1 },
      soldiers: { red: { w1: 3, w1n1: 1 }, gray: { e1: 3, e1s2: 1 } },
      points: AND_GRAY,
      hands: NO_CARDS,
    },
    solver: RED,
    within: ['A4'],
    outlasts: true,
    goal: [{ pieces: 'renault-ft', of: RED, else: 'The tank is not yours.' }],
    begins: ['attack 1'],
    best: ['attack 1', 'battle o from w1 with 3', 'lay none', 'lay none', 'enter from w1 with 3', 'claim 3'],
    hints: [
      'Winning the battle is the easy half. What can Gray do then?',
      'How strong do you have to be there to hold it?',
    ],
    explained:
      'Two would win the battle, but not keep the tank: three from the east come back at once. Only if all three move in do you count 4, with the tank, against their 3.',
    rules: ['A2', 'A6a', 'A8', 'A3'],
  },
  {
    id: 'draw-it-out',
    title: 'Draw it out',
    asks: 'Gray’s tank stands beside your base (n1) with a crew of two. Take it this turn, whatever Gray lays. Gray has a card of 2, you have a card of 1 and two points.',
    position: {
      cards: RING,
      tank: { at: 'n1', facing: 'south', army: 'gray', crew: 2 },
      soldiers: { red: { w1n1: 3, o: 2 }, gray: { e1s2: 1 } },
      points: { red: 2, gray: 1 },
      hands: { red: [1], gray: [2] },
    },
    solver: RED,
    within: ['A4'],
    goal: [{ pieces: 'renault-ft', of: RED, else: 'The tank is not yours.' }],
    begins: ['attack 2'],
    best: [
      'attack 2',
      'battle n1 from o with 2',
      'lay 1',
      'lay 2',
      'battle n1 from w1n1 with 3',
      'lay none',
      'lay none',
      'enter from w1n1 with 3',
      'claim 3',
    ],
    hints: [
      'Gray has only one card. It can be laid only once.',
      'The same field may be attacked twice in one action. With which group first?',
    ],
    explained:
      'Two soldiers from the south with your card count 3, as much as Gray without a card: to keep the tank Gray has to lay the 2, and wins. Then three from your base are as strong as a crew of two with their tank.',
    rules: ['A1', 'A4', 'A5a', 'A6a'],
  },
] as const;
