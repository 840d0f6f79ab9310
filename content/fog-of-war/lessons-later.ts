/** Lessons for who has launched an operation: quagmires, looking at what is hidden, and countries that enter the war. */
import type { Lesson } from '../../src/book/lesson.ts';
import { cards, table, wheel } from './examples-tables.ts';

const AXIS = 0;

const QUAGMIRE: Lesson = {
  id: 'a-quagmire',
  title: 'A quagmire',
  about: 'Fight on where neither side was twice as strong.',
  start: {
    position: table(
      { hand: 'army-2 army-1', paris: 'army-1 army-1' },
      { paris: 'army-1', hand: 'dummy' },
      { quagmires: [{ at: 'paris', attacker: 'axis', due: true }], advantage: 'allies' },
    ),
  },
  learner: AXIS,
  zones: ['hand-axis', 'win-axis'],
  steps: [
    {
      kind: 'ask',
      title: 'Neither won',
      text: 'An attack that is as strong as the defence, but not twice as strong, is a quagmire: each side loses half of its cards there, rounded down, by lot, and the others stay. You attacked Paris with three cards. How many did you lose?',
      rules: ['F-061', 'F-068'],
      hint: 'Half of three, rounded down.',
      options: [
        { says: 'One', right: true },
        { says: 'Two', wrong: 'That is half of three rounded up.' },
        { says: 'Three', wrong: 'All of them are lost in a defeat. In a quagmire some stay.' },
      ],
      done: 'Two of yours are left on the map. Weaker than the defence is a defeat: all attackers are lost, and the defender pays cards worth their strength. Half as strong or less is a rout, and costs the defender nothing.',
    },
    {
      kind: 'try',
      title: 'It does not wait',
      text: 'A turn ago your attack on Paris ended in a quagmire. Play your Army 1 elsewhere or here, but try to end your actions without having resolved it.',
      rules: ['F-023'],
      hint: 'End your actions.',
      try: 'done',
      breaks: 'F-023',
    },
    {
      kind: 'move',
      title: 'Send more',
      text: 'You have two Army 1s there, and may add to them. Add the Army 2 from your hand.',
      rules: ['F-072', 'F-030'],
      hint: 'Tap the Army 2, then Paris.',
      moves: ['place army-2 paris'],
    },
    {
      kind: 'move',
      title: 'Resolve it',
      text: 'Now fight on: resolve the quagmire in Paris.',
      rules: ['F-072', 'F-075'],
      hint: 'Tap Paris.',
      moves: ['resolve paris'],
    },
    {
      kind: 'watch',
      title: 'They keep the advantage',
      text: 'Even with 1 more they would lose.',
      rules: ['F-050', 'F-061'],
      moves: ['keep'],
    },
    {
      kind: 'ask',
      title: 'How strong is strong enough?',
      text: 'Your 4 won against 1. Against which defence would it have been a quagmire again?',
      rules: ['F-061'],
      hint: 'As strong as the defence, but not twice as strong.',
      options: [
        { says: '2', wrong: 'You would be twice as strong, and win.' },
        { says: '4', right: true },
        { says: '8', wrong: 'You would be half as strong: a rout.' },
      ],
    },
  ],
  end: 'A quagmire costs both sides half of their cards, and more each time. Keep some for it.',
};

const INTEL: Lesson = {
  id: 'intelligence',
  title: 'A look',
  about: 'Spend tokens to see what is hidden, and bid when the enemy minds.',
  start: {
    position: table(
      { alpha: 'army-3' },
      { paris: 'army-1 army-1 dummy dummy', northsea: 'fleet-2' },
      {
        stage: 'intel',
        played: true,
        wheels: { axis: wheel('charlie', { alpha: 'paris' }) },
        intel: { axis: { ready: 5, used: 0 }, allies: { ready: 4, used: 0 } },
      },
    ),
  },
  learner: AXIS,
  zones: ['intel-axis', 'intel-allies'],
  steps: [
    {
      kind: 'move',
      title: 'Ask to look',
      text: 'Your actions are over, and you may look, for one token each time. Look at the four cards in Paris.',
      rules: ['F-121', 'F-122'],
      hint: 'Tap Paris.',
      moves: ['intel paris'],
    },
    {
      kind: 'watch',
      title: 'Nobody minds',
      text: 'The Allies do not block it. They shuffle the stack, and you look at half of it: an Army 1 and a dummy.',
      rules: ['F-124', 'F-126'],
      moves: ['pass', 'see army-1', 'see dummy'],
      done: 'Two of the four are still hidden; the Allies do not know which you have seen.',
    },
    {
      kind: 'move',
      title: 'Once more',
      text: 'Look at the card in the North Sea.',
      rules: ['F-125'],
      hint: 'Tap the North Sea.',
      moves: ['intel northsea'],
    },
    {
      kind: 'watch',
      title: 'They mind',
      text: 'The Allies block it with two tokens. You may bid one more than they did, then they, and so on. Once somebody gives up, each side pays what it bid last, and the higher bid has its way.',
      rules: ['F-124'],
      moves: ['bid 2'],
    },
    {
      kind: 'ask',
      title: 'Is it worth it?',
      text: 'You asked for one token. Bid three, or give up the look. What do you pay if you give it up?',
      rules: ['F-124'],
      hint: 'Both pay their last bid.',
      options: [
        { says: 'Nothing', wrong: 'To ask was a bid as well, and whoever gives in pays their last bid.' },
        { says: 'One token', right: true },
        { says: 'Two tokens', wrong: 'That is what they bid. You pay what you bid yourself.' },
      ],
    },
    {
      kind: 'move',
      title: 'Give it up',
      text: 'Give up this look.',
      rules: ['F-124', 'F-125'],
      hint: 'Give up the look.',
      moves: ['pass'],
      done: 'They have paid two. You may not ask for this stack again in this turn.',
    },
    {
      kind: 'try',
      title: 'Left alone',
      text: 'Try to look at the North Sea all the same.',
      rules: ['F-125'],
      hint: 'Tap the North Sea, and choose its cards.',
      try: 'intel northsea',
      breaks: 'F-125',
    },
  ],
  end: 'What they pay to hide tells you something too.',
};

const POLITICS: Lesson = {
  id: 'neutral-countries',
  title: 'Neutral countries',
  about: 'Attack a neutral country, and see who joins the war.',
  start: {
    position: table(
      { hand: 'dummy', alpha: 'army-3 army-3', scandinavia: 'army-1' },
      {},
      {
        wheels: { axis: wheel('delta', { alpha: 'scandinavia' }) },
        played: true,
        neutrals: { scandinavia: cards('army-2') },
        advantage: 'axis',
      },
    ),
  },
  learner: AXIS,
  zones: ['alpha-axis', 'discard-axis'],
  steps: [
    {
      kind: 'ask',
      title: 'Who fights for whom?',
      text: 'Scandinavia is neutral, and the neutral card there fights whoever comes. What you once put there yourself is discarded before you attack. An Army 1 of yours lies there, and two Army 3s are in Alpha: how strong is your attack?',
      rules: ['F-161'],
      hint: 'Which of your cards are in the operation?',
      options: [
        { says: '7', wrong: 'The Army 1 is discarded. Only the cards of your operation attack.' },
        { says: '6', right: true },
        { says: '5', wrong: 'Nor does that card fight you: it is yours, and discarded.' },
      ],
    },
    {
      kind: 'move',
      title: 'Attack',
      text: 'Launch Alpha from Ruhr, and keep the advantage.',
      rules: ['F-047', 'F-162'],
      hint: 'Tap Ruhr, then Scandinavia; then keep.',
      moves: ['launch alpha from ruhr', 'keep'],
    },
    {
      kind: 'ask',
      title: 'The Balkans',
      text: 'A small neutral joins the enemy of whoever attacks it, as Scandinavia joined the Allies until you won. Left alone, the Balkans join the Axis when 1940 ends. You attack them before that. Whom do they join?',
      rules: ['F-163'],
      hint: 'Would you join who attacks you?',
      options: [
        { says: 'The Axis', wrong: 'You are the Axis, and you are who attacks them.' },
        { says: 'The Allies', right: true },
        { says: 'Nobody', wrong: 'After an attack they are neutral no more.' },
      ],
      done: 'To wait would have brought them to your side.',
    },
    {
      kind: 'ask',
      title: 'The USSR',
      text: 'The six areas of the USSR are one country, neutral until you attack it or 1942 ends. You attack Kiev. What happens to Moscow?',
      rules: ['F-164'],
      hint: 'It is one country.',
      options: [
        { says: 'Nothing', wrong: 'The six are one country: an attack on one is an attack on it.' },
        { says: 'It becomes Allied', right: true },
        { says: 'It becomes yours', wrong: 'An area is yours once you have conquered it.' },
      ],
      done: 'With the first attack all of the USSR is Allied, and its cards join the Allied draw deck.',
    },
  ],
  end: 'Neutral cards fight whoever comes. Weigh what an area scores against what it wakes up.',
};

export const LATER_LESSONS: readonly Lesson[] = [QUAGMIRE, INTEL, POLITICS];
