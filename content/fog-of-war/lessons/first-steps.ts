/** Lessons of The Fog of War: what wins, how an operation is made and fought, and what supply is. */
import type { Lesson } from '../../../src/book/lesson.ts';
import { table, wheel } from '../examples/tables.ts';
import { LATER_LESSONS, YEAR_LESSONS } from './later.ts';

const AXIS = 0;

const AIM: Lesson = {
  id: 'the-aim',
  title: 'What it is about',
  about: 'Know what wins, and put your first card on the map.',
  start: {
    position: table(
      { hand: 'army-2 fort-2 dummy', ruhr: 'army-1' },
      { paris: 'army-1 dummy' },
      // Too few tokens for a look during the actions, so only cards can be tapped.
      { intel: { axis: { ready: 1, used: 4 } } },
    ),
  },
  learner: AXIS,
  zones: ['hand-axis', 'points', 'victory'],
  steps: [
    {
      kind: 'show',
      title: 'What wins',
      text: 'You are the Axis. At the end of each year the areas you hold score up to 3 points each, as their province cards say, and with 70 you have won. The Allies win as soon as they hold both Berlin and Ruhr. If neither comes to pass by the end of 1944, you win by holding the areas of your two secret victory cards, and the Allies win if you do not.',
      rules: ['F-180', 'F-171', 'F-182'],
      pictures: [
        { face: 'axis-berlin', says: 'Hold areas, and they score: 70 points win for you' },
        { face: 'axis-ruhr', says: 'Berlin and Ruhr together win for the Allies' },
        { face: 'victory-scandinavia', says: 'A secret aim, if it comes to that' },
      ],
    },
    {
      kind: 'show',
      title: 'What fights',
      text: 'Your hand holds cards of five kinds. The enemy sees of each its back alone.',
      rules: ['F-B01'],
      pictures: [
        { face: 'axis-start-army-3', says: 'An army fights on land: its number is its strength' },
        { face: 'axis-start-fleet-2', says: 'A fleet fights at sea' },
        { face: 'axis-start-air', says: 'Aircraft fight on land and at sea, for 1' },
        { face: 'axis-1940-fort-2', says: 'A fort only defends, and on land' },
        { face: 'axis-start-dummy', says: 'A dummy fights nowhere: it has no strength' },
        { face: 'axis-action-back', says: 'What the enemy sees of each' },
      ],
    },
    {
      kind: 'show',
      title: 'A turn',
      text: 'A turn has four parts: turn your wheel; act, and play at least one card if you hold any; look at what is hidden, for tokens; and draw until you hold three.',
      rules: ['F-020', 'F-024', 'F-025'],
      pictures: [
        { face: 'axis-action-back', says: 'Act: put cards into areas, plan and launch operations' },
        { face: 'intel', says: 'Look: a token for each look' },
      ],
    },
    {
      kind: 'reach',
      title: 'Guard an area',
      text: 'Cards that lie in an area defend it, face down. Put one of yours into an area you hold. Once you have taken it up, every area is lit: your own and neutral ones it would guard, against theirs it would begin an attack.',
      rules: ['F-030', 'F-031'],
      hint: 'Tap the Army 2, then Ruhr.',
      goal: [
        { zone: 'hand-axis', most: 2, else: 'No card has left your hand.' },
        { zone: 'alpha-axis', most: 0, else: 'That began an attack: it guards nothing.' },
      ],
      moves: ['place army-2 ruhr'],
      done: 'It lies there until the year ends.',
    },
  ],
  end: 'You guard what is yours, and guess what is theirs.',
};

const AIMED = { zone: 'alpha-axis', shows: 'Paris', else: 'No operation of yours aims at Paris.' } as const;

const WHEEL: Lesson = {
  id: 'the-wheel',
  title: 'The wheel',
  about: 'Begin an operation, and see it ripen.',
  start: {
    position: table(
      { hand: 'army-3 army-2 air' },
      { paris: 'army-1', hand: 'dummy air' },
      // Too few tokens for a look, so that Paris is only lit where an operation may go.
      { intel: { axis: { ready: 1, used: 4 } } },
    ),
  },
  learner: AXIS,
  zones: ['hand-axis', 'alpha-axis'],
  steps: [
    {
      kind: 'show',
      title: 'Six spaces and a dial',
      text: 'Operations lie round a wheel of six spaces, Alpha to Foxtrot. Each of your turns its dial moves on by one, and says of every operation what may be done with it: new, wait, D+1, go, go, A+1. One that is still there when the dial comes round to “new” again is disbanded.',
      rules: ['F-021', 'F-046'],
      pictures: [{ face: 'wheel-axis', says: 'D+1 makes the defender stronger, A+1 the attacker' }],
    },
    {
      kind: 'reach',
      title: 'Begin an operation',
      text: 'Plan an attack on Paris with at least two cards. The first goes to the space Alpha of your wheel with the province card of Paris; others may join it in any turn.',
      rules: ['F-040', 'F-041', 'F-043'],
      hint: 'Tap the Army 3, then Paris. Then tap the aircraft, and choose operation Alpha.',
      goal: [AIMED, { zone: 'alpha-axis', least: 2, else: 'One card alone lies in Alpha.' }],
      moves: ['plan paris army-3', 'add alpha air'],
    },
    {
      kind: 'try',
      title: 'Too early',
      text: 'Over Alpha the dial still says “new”. Try to launch it from Ruhr.',
      rules: ['F-045'],
      hint: 'Choose operation Alpha, to launch it, and Ruhr.',
      try: 'launch alpha from ruhr',
      breaks: 'F-045',
      done: 'Each turn the wheel moves on by one space. After the second it is ready.',
    },
    {
      kind: 'reach',
      title: 'A turn goes by',
      text: 'Leave it there: end your turn, and the Allies play theirs.',
      rules: ['F-020', 'F-021', 'F-025'],
      hint: 'End your actions, then your turn.',
      goal: [{ ...AIMED, shows: 'wait', else: 'Alpha has not waited for a turn.' }],
      within: ['F-124'],
      outlasts: true,
      moves: [
        'done',
        'done',
        'draw dummy',
        'draw army-1',
        'place dummy britain',
        'done',
        'done',
        'draw dummy',
        'draw army-1',
      ],
      done: 'Over Alpha the dial says “wait”: it cannot be launched yet.',
    },
    {
      kind: 'reach',
      title: 'And another',
      text: 'Play a card, into an area of yours or into Alpha, and end your turn.',
      rules: ['F-021', 'F-024', 'F-046'],
      hint: 'The dummy, Ruhr; then end your actions, and your turn.',
      goal: [{ ...AIMED, shows: 'D+1', else: 'Alpha has not waited for two turns.' }],
      within: ['F-124'],
      outlasts: true,
      moves: [
        'place dummy ruhr',
        'done',
        'done',
        'draw dummy',
        'place air northsea',
        'done',
        'done',
        'draw dummy',
      ],
      done: 'Now it may be launched. But “D+1” would give the defender 1 more, and in your next two turns “go” gives nobody anything.',
    },
  ],
  end: 'An operation takes two turns of the wheel to be ready, and lasts for five. The enemy sees that it is there, but not where it goes.',
};

const ATTACK: Lesson = {
  id: 'an-attack',
  title: 'An attack',
  about: 'Launch, compare the strengths, and pay for a victory.',
  start: {
    position: table(
      { hand: 'dummy', alpha: 'army-2 army-2 army-1 army-1' },
      { paris: 'army-2 dummy' },
      { wheels: { axis: wheel('delta', { alpha: 'paris' }) }, advantage: 'axis' },
    ),
  },
  learner: AXIS,
  zones: ['alpha-axis', 'win-axis', 'advantage'],
  steps: [
    {
      kind: 'ask',
      title: 'How much do you need?',
      text: 'Your Alpha has a strength of 6. Twice the defence wins. What is the strongest defence that it beats?',
      rules: ['F-061'],
      hint: 'Half of 6.',
      options: [
        { says: '2', wrong: 'That it beats, but a stronger one as well.' },
        { says: '3', right: true },
        { says: '5', wrong: 'Twice 5 is 10, and you have 6.' },
      ],
      done: 'Against 4 to 6 it would be a quagmire, and against more it would lose.',
    },
    {
      kind: 'reach',
      title: 'Take Paris',
      text: 'Two cards lie in Paris. Launch Alpha from Ruhr, and pay for your victory: it costs cards that come to the defence’s strength. Whoever holds the advantage may spend it on a battle and be 1 stronger; then it passes to the other side. You begin the war with it.',
      rules: ['F-047', 'F-048', 'F-050', 'F-066'],
      hint: 'Tap Ruhr, then Paris; then choose what to pay with. What is left holds Paris.',
      goal: [{ pieces: 'control', on: ['paris'], else: 'Paris is not yours yet.' }],
      within: ['F-050'],
      ends: ['F-025'],
      moves: ['launch alpha from ruhr', 'keep', 'match army-1 army-1'],
      done: 'Paris had an Army 2 and a dummy: your 6 is more than twice that without the advantage, too. What you paid lies in your Win stack: half of it comes back when the year ends.',
    },
    {
      kind: 'ask',
      title: 'When Paris falls',
      text: 'Paris was conquered for the first time. What else has become Axis?',
      rules: ['F-167'],
      hint: 'Look at the map: three areas have changed hands.',
      options: [
        { says: 'Britain', wrong: 'Britain is a country of its own, and fights on.' },
        { says: 'Vichy, Morocco and the Levant', right: true },
        { says: 'Nothing', wrong: 'Look again: Paris is not the only area that is Axis now.' },
      ],
    },
  ],
  end: 'Twice as strong wins, as strong gets stuck, weaker loses everything it came with.',
};

const LIMITS: Lesson = {
  id: 'limits-of-a-plan',
  later: true,
  title: 'Limits of a plan',
  about: 'Know what a plan and a guard may not, and what the sea costs.',
  start: {
    position: table({ hand: 'army-3 army-2 air dummy' }, { paris: 'army-1 dummy', hand: 'dummy air' }),
  },
  learner: AXIS,
  zones: ['hand-axis', 'alpha-axis'],
  steps: [
    {
      kind: 'try',
      title: 'Not on theirs',
      text: 'Paris is Allied. Try to put your dummy there.',
      rules: ['F-030'],
      hint: 'Tap the dummy, then Paris.',
      try: 'place dummy paris',
      breaks: 'F-030',
      done: 'What the enemy holds has to be attacked, and that takes an operation.',
    },
    {
      kind: 'ask',
      title: 'Two cards in Paris',
      text: 'Two cards lie in Paris, face down. How strong are they?',
      rules: ['F-033', 'F-071'],
      hint: 'You see their backs.',
      options: [
        { says: '2 at least', wrong: 'A dummy has no strength at all, and you cannot tell one by its back.' },
        { says: 'Nobody but the Allies knows', right: true },
        { says: '6', wrong: 'Two Army 3 would have that. All you see is two backs.' },
      ],
      done: 'One of the two, or both, may be dummies.',
    },
    {
      kind: 'reach',
      title: 'Begin an operation',
      text: 'Plan an attack on Paris, with any card.',
      rules: ['F-040', 'F-041'],
      hint: 'Tap the Army 3, then Paris.',
      goal: [AIMED],
      moves: ['plan paris army-3'],
    },
    {
      kind: 'try',
      title: 'One a turn',
      text: 'Try to begin another against Vichy.',
      rules: ['F-040'],
      hint: 'Tap the Army 2, then Vichy, and choose a new operation.',
      try: 'plan vichy army-2',
      breaks: 'F-040',
    },
    {
      kind: 'ask',
      title: 'How long may it wait?',
      text: 'The dial goes on by one space each turn: D+1, go, go, A+1, and then new. In how many turns can you launch Alpha, this one among them?',
      rules: ['F-021', 'F-045'],
      hint: 'Count from D+1 to A+1.',
      options: [
        { says: '3', wrong: 'Those are the turns after this one. In this one you can launch it as well.' },
        { says: '4', right: true },
        { says: '6', wrong: 'Under “new” and “wait” nothing is launched.' },
      ],
      done: 'At the last chance, under “A+1”, you are 1 stronger. In the turn after that it is disbanded.',
    },
    {
      kind: 'ask',
      title: 'From the sea',
      text: 'An attack from a sea on land is a landing, and the defence is 4 stronger. In winter it is 1 stronger, in snow 2, under the sun not at all; it is winter from when the first draw deck runs out until the year ends. Britain is guarded by one Army 1. It is summer: how strong must a landing be to win?',
      rules: ['F-080', 'F-079', 'F-061'],
      hint: 'Twice as strong as 1 and 4.',
      options: [
        { says: '2', wrong: 'That is twice the Army 1 alone. Those who land have more against them.' },
        { says: '5', wrong: 'That is what defends Britain. As much again is not enough to win.' },
        { says: '10', right: true },
      ],
    },
  ],
  end: 'One operation a turn, two turns to ripen, and 4 more against whoever comes by sea.',
};

const SUPPLY: Lesson = {
  id: 'supply',
  later: true,
  title: 'Supply',
  about: 'See where supply comes from, and where it ends.',
  start: {
    position: table(
      { hand: 'army-1', alpha: 'army-2', bravo: 'army-3 army-3' },
      { egypt: 'dummy' },
      {
        wheels: { axis: wheel('echo', { alpha: 'vichy', bravo: 'egypt' }) },
        played: true,
        advantage: 'axis',
      },
    ),
  },
  learner: AXIS,
  zones: ['alpha-axis', 'bravo-axis'],
  steps: [
    {
      kind: 'ask',
      title: 'Where it begins',
      text: 'Supply comes from sources: yours are Berlin, Ruhr and Italy. It passes areas of yours, each next to the one before, and a sea is an area like any other. Does it come to Libya?',
      rules: ['F-090', 'F-092', 'F-094'],
      hint: 'Italy, then the Western Mediterranean, which is yours.',
      options: [
        { says: 'Yes, from Italy across the sea', right: true },
        { says: 'No', wrong: 'Look at the sea between Italy and Libya: it is yours.' },
      ],
    },
    {
      kind: 'try',
      title: 'From next door',
      text: 'Bravo aims at Egypt. Try to launch it from Italy.',
      rules: ['F-090'],
      hint: 'Choose operation Bravo, to launch it, and Italy.',
      try: 'launch bravo from italy',
      breaks: 'F-090',
      done: 'A launch area lies next to the target.',
    },
    {
      kind: 'reach',
      title: 'Take Egypt',
      text: 'A launch area is yours, next to the target, and in supply. Take Egypt with Bravo.',
      rules: ['F-091', 'F-047', 'F-050'],
      hint: 'Libya lies next to Egypt: tap it, then Egypt. You can do without the advantage.',
      goal: [{ pieces: 'control', on: ['egypt'], else: 'Egypt is not yours.' }],
      within: ['F-050'],
      moves: ['launch bravo from libya', 'keep'],
    },
    {
      kind: 'ask',
      title: 'What it yields',
      text: 'If the Allies took the Western Mediterranean now, no supply would come to Egypt any more. What would it score for you?',
      rules: ['F-093'],
      hint: 'An area has to be in supply.',
      options: [
        { says: '2 points', wrong: 'That is what it scores as long as supply comes to it.' },
        { says: 'Nothing', right: true },
        { says: '1 point', wrong: 'No area scores a part of its points.' },
      ],
    },
  ],
  end: 'Count the way back before you go: a source, areas of yours, the target.',
};

export const LESSONS: readonly Lesson[] = [
  AIM,
  WHEEL,
  ATTACK,
  LIMITS,
  SUPPLY,
  ...LATER_LESSONS,
  ...YEAR_LESSONS,
];
