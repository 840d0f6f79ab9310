/** Lessons of what comes when a year ends, and the rulebook's example of play. */
import type { Lesson } from '../../src/book/lesson.ts';
import { table } from './examples-tables.ts';

const AXIS = 0;

const YEAR: Lesson = {
  id: 'a-year-ends',
  title: 'A year ends',
  about: 'Score, produce, and take cards back.',
  start: {
    position: table(
      { loss: 'army-3 army-1', poland: 'army-2' },
      {},
      {
        ...{ winter: true, stage: 'intel', played: true, points: 10 },
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
          { kind: 'produce', seat: 'axis', left: 4, points: 2, steps: 0 },
        ],
      },
    ),
  },
  learner: AXIS,
  zones: ['points', 'industry-axis', 'loss-axis', 'discard-axis'],
  steps: [
    {
      kind: 'ask',
      title: 'When is it over?',
      text: 'Both sides have played and drawn all their cards: the year is over. First the Axis scores its areas in supply; then half of each Win stack comes back, both sides produce, they take cards back, and all tokens are ready again. Say you had 64 points, and scored 7: what would come next?',
      rules: ['F-012', 'F-100', 'F-180'],
      hint: '64 and 7.',
      options: [
        { says: 'Production', wrong: 'It would not come to that: add up your points.' },
        { says: 'The next year', wrong: 'Before a new year begins, see how many points that makes.' },
        { says: 'Nothing: you would have won', right: true },
      ],
    },
    {
      kind: 'move',
      title: 'Bring a card back',
      text: 'Each area in supply yields up to 3 resources, as its province card says. Each side may spend as much as it has resources, but no more than its industry. You have 4 left. Bring the Army 3 back from your losses for 1.',
      rules: ['F-110', 'F-112'],
      hint: 'Choose the Army 3.',
      moves: ['recover army-3'],
      done: 'That leaves 3.',
    },
    {
      kind: 'move',
      title: 'Industry, and the score',
      text: 'Spend the 3 that are left: move industry up a space for 1, and buy two points for 1 each.',
      rules: ['F-112', 'F-113'],
      hint: 'Industry once and a point twice, in any order.',
      moves: ['industry', 'points', 'points'],
      done: 'Half of the four, and no more, may be bought as points.',
    },
    {
      kind: 'move',
      title: 'Take a card back',
      text: 'Poland is far from the enemy. Take your Army 2 there back to the discards, and finish.',
      rules: ['F-103'],
      hint: 'Tap Poland, take the Army 2 back, and end it.',
      moves: ['remove army-2 poland', 'done'],
      done: 'The discards are the draw deck of the new year.',
    },
  ],
  end: 'What lies in your discards plays again next year; what lies in your losses waits for production.',
};

const VICTORY: Lesson = {
  id: 'the-last-winter',
  title: 'The last winter',
  about: 'Know how the war ends without 70 points.',
  start: {
    position: table(
      { hand: 'dummy' },
      {},
      {
        ...{ year: 1944, winter: true, points: 61, advantage: 'axis' },
        drawn: ['scandinavia', 'poland', 'yugoslavia'],
        boxed: 'yugoslavia',
      },
    ),
  },
  learner: AXIS,
  zones: ['points', 'victory'],
  steps: [
    {
      kind: 'show',
      title: 'Two secret aims',
      text: 'At the start you drew three victory cards, kept two and put one into the box. If 1944 ends without 70 points, you win by holding both areas; if you do not, the Allies win.',
      rules: ['F-006', 'F-182'],
      pictures: [
        { face: 'victory-scandinavia', says: 'You kept Scandinavia' },
        { face: 'victory-poland', says: 'and Poland' },
      ],
    },
    {
      kind: 'ask',
      title: 'How near is it?',
      text: 'You have 61 points, it is the last winter, and you hold Poland but not Scandinavia. Your areas score 7 this year, and you may buy four. What then?',
      rules: ['F-180', 'F-107', 'F-113'],
      hint: '61 and 7 and 4.',
      options: [
        { says: 'The Axis wins with 72', right: true },
        { says: 'The Allies win', wrong: 'For that you would have to end below 70. Add it up.' },
        {
          says: 'The war goes on',
          wrong: '1944 is the last year: after this winter it is over in any case.',
        },
      ],
      done: 'In 1944 nothing but points is bought.',
    },
    {
      kind: 'ask',
      title: 'And the Allies?',
      text: 'What makes the Allies win at once?',
      rules: ['F-171'],
      hint: 'Two areas of Germany.',
      options: [
        { says: 'Paris and Berlin', wrong: 'Berlin is right, but Paris does not lie in Germany.' },
        { says: 'Berlin and Ruhr', right: true },
        { says: 'Both victory areas', wrong: 'Those are yours: you win by holding them.' },
      ],
    },
  ],
  end: 'Points first; the two cards are your second chance. The Allies guess which they are.',
};

/** What the neutral areas were dealt: that in Scandinavia is told by the example, the others are any. */
const NEUTRALS = [
  ...['army-2', 'army-2', 'army-1', 'army-2', 'army-1', 'army-3', 'army-2'],
  ...['army-1', 'army-2', 'army-2', 'army-3', 'army-1', 'army-2', 'army-2'],
].map((card) => `neutral ${card}`);

const EXAMPLE: Lesson = {
  id: 'the-example-of-play',
  title: 'Paris, 1940',
  about: 'Play the Axis in the rulebook’s own example, from the first card to the fall of Paris.',
  start: { script: {} },
  learner: AXIS,
  zones: ['hand-axis', 'alpha-axis', 'bravo-axis', 'intel-axis', 'intel-allies'],
  steps: [
    {
      kind: 'watch',
      title: 'The table is laid',
      text: 'Neutral cards are dealt face down, and you draw three victory cards: Scandinavia, Poland and Yugoslavia.',
      rules: ['F-001', 'F-006'],
      moves: [...NEUTRALS, 'victory scandinavia', 'victory poland', 'victory yugoslavia'],
    },
    {
      kind: 'move',
      title: 'Two are kept',
      text: 'Everybody will fight for Poland, so do not stake the war on it. Put it into the box.',
      rules: ['F-006'],
      hint: 'Choose Poland.',
      moves: ['box poland'],
    },
    {
      kind: 'watch',
      title: 'The Allies set up',
      text: 'They put a card into Paris and one into Egypt.',
      rules: ['F-007'],
      moves: ['place fort-2 paris', 'place army-1 egypt', 'done'],
    },
    {
      kind: 'move',
      title: 'You set up',
      text: 'Put a dummy into each of the Western Mediterranean, Italy and Libya: they look like guards, and your armies stay free.',
      rules: ['F-007', 'F-071'],
      hint: 'Tap the dummy, then the Western Mediterranean; then Italy, then Libya.',
      moves: ['place dummy wmed', 'place dummy italy', 'place dummy libya'],
    },
    {
      kind: 'watch',
      title: 'Both draw',
      text: 'Your draw deck has more cards, so the first turn is yours.',
      rules: ['F-008', 'F-011'],
      moves: ['draw army-3', 'draw air', 'draw dummy', 'draw army-1', 'draw army-1', 'draw fleet-1'],
    },
    {
      kind: 'move',
      title: 'Alpha aims at Paris',
      text: 'Plan Paris with the Army 3, add the aircraft, put the dummy into Ruhr, and end your actions.',
      rules: ['F-040', 'F-043'],
      hint: 'Army 3, Paris; aircraft, Paris; dummy, Ruhr; then end your actions.',
      moves: ['plan paris army-3', 'add alpha air', 'place dummy ruhr', 'done'],
    },
    {
      kind: 'move',
      title: 'Who guards Scandinavia?',
      text: 'Look at the neutral card there, for one token.',
      rules: ['F-122', 'F-121'],
      hint: 'Tap Scandinavia.',
      moves: ['intel scandinavia neutral'],
    },
    {
      kind: 'watch',
      title: 'An Army 2',
      text: 'The Allies let you.',
      rules: ['F-124', 'F-126'],
      moves: ['pass', 'see army-2'],
    },
    {
      kind: 'move',
      title: 'Enough for now',
      text: 'End your turn.',
      rules: ['F-025'],
      hint: 'End your turn.',
      moves: ['done'],
    },
    {
      kind: 'watch',
      title: 'The Allies dig in',
      text: 'You draw. They put a card into each of Paris, Britain and the North Sea, and draw.',
      rules: ['F-030', 'F-025'],
      moves: [
        ...['draw dummy', 'draw army-1', 'draw army-2'],
        ...['place army-1 paris', 'place army-1 britain', 'place fleet-1 northsea', 'done', 'done'],
        ...['draw dummy', 'draw dummy', 'draw air'],
      ],
    },
    {
      kind: 'move',
      title: 'Alpha grows, Bravo begins',
      text: 'Add the Army 2 and the dummy to Alpha, plan Scandinavia with the Army 1, and end your actions.',
      rules: ['F-043', 'F-040'],
      hint: 'Army 2, Paris; dummy, Paris; Army 1, Scandinavia; then end your actions.',
      moves: ['add alpha army-2', 'add alpha dummy', 'plan scandinavia army-1', 'done'],
    },
    {
      kind: 'move',
      title: 'The North Sea',
      text: 'Look at what the Allies put into the North Sea.',
      rules: ['F-122'],
      hint: 'Tap the North Sea.',
      moves: ['intel northsea'],
    },
    {
      kind: 'watch',
      title: 'They mind',
      text: 'They block it with two tokens.',
      rules: ['F-124'],
      moves: ['bid 2'],
    },
    {
      kind: 'move',
      title: 'Elsewhere, then',
      text: 'Give up this look, and look at Egypt instead.',
      rules: ['F-124', 'F-125'],
      hint: 'Give up the look; then tap Egypt.',
      moves: ['pass', 'intel egypt'],
    },
    {
      kind: 'watch',
      title: 'An Army 1',
      text: 'That they let you see.',
      rules: ['F-126'],
      moves: ['pass', 'see army-1'],
    },
    {
      kind: 'move',
      title: 'End your turn',
      text: 'You have two tokens left. Keep them.',
      rules: ['F-025'],
      hint: 'End your turn.',
      moves: ['done'],
    },
    {
      kind: 'watch',
      title: 'They look at Alpha',
      text: 'You draw. The Allies put three more cards down, and then want to look at Alpha.',
      rules: ['F-122'],
      moves: [
        ...['draw army-2', 'draw dummy', 'draw army-1'],
        ...['place air northsea', 'place dummy paris', 'place dummy egypt', 'done', 'intel alpha'],
      ],
    },
    {
      kind: 'move',
      title: 'Let them',
      text: 'Blocking would cost you a token more than they bid. Let them look.',
      rules: ['F-124'],
      hint: 'Let them look.',
      moves: ['pass'],
    },
    {
      kind: 'watch',
      title: 'Two of five cards',
      text: 'They see your dummy, and the province card: Paris.',
      rules: ['F-126'],
      moves: ['see dummy', 'see province', 'done', 'draw army-1', 'draw fleet-2', 'draw dummy'],
    },
    {
      kind: 'move',
      title: 'Look first',
      text: 'They know. Among your actions a look costs two tokens: look at Paris.',
      rules: ['F-121', 'F-022'],
      hint: 'Tap Paris.',
      moves: ['intel paris'],
    },
    {
      kind: 'watch',
      title: 'Three tokens',
      text: 'They block it with three, and you have no more.',
      rules: ['F-124'],
      moves: ['bid 3'],
    },
    {
      kind: 'move',
      title: 'Now or never',
      text: 'Add your Army 2 to Alpha and launch it from Ruhr. It has waited no longer than it has to, which gives them 1 more. Keep the advantage.',
      rules: ['F-045', 'F-046', 'F-050'],
      hint: 'Army 2, Paris; then Ruhr, Paris; then keep.',
      moves: ['add alpha army-2', 'launch alpha from ruhr', 'keep'],
      done: '8 against 4: twice as strong.',
    },
    {
      kind: 'move',
      title: 'Pay 4',
      text: 'Pay with the Army 3 and the aircraft.',
      rules: ['F-066'],
      hint: 'Choose the Army 3 and the aircraft.',
      moves: ['match army-3 air'],
    },
    {
      kind: 'ask',
      title: 'France has fallen',
      text: 'Vichy, Morocco and the Levant are Axis now. Supply comes to two of them. Which one is out of it?',
      rules: ['F-167', 'F-090'],
      hint: 'Which of them can only be reached by sea, or by Egypt?',
      options: [
        { says: 'Vichy', wrong: 'Paris lies next to it, and is yours.' },
        { says: 'Morocco', wrong: 'The Western Mediterranean lies next to it, and is yours.' },
        { says: 'The Levant', right: true },
      ],
    },
  ],
  end: 'That is the rulebook’s example, with two slips put right: what the Allies see in Alpha, and the 4 that lie in Paris.',
};

export const YEAR_LESSONS: readonly Lesson[] = [YEAR, VICTORY, EXAMPLE];
