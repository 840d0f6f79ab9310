import type { Question } from '../../../src/book/question.ts';
import {
  PARIS_FALLEN,
  SOVIET,
  alliesAt,
  axisAt,
  may,
  mayNot,
  table,
  theirTurn,
  wheel,
} from '../examples/tables.ts';
import type { StatementId } from '../statements.ts';

export const COUNTRY_QUESTIONS: readonly Question<StatementId>[] = [
  may(
    'attack-neutral',
    'Can I attack a neutral country?',
    'Yes. It joins your enemy at the launch, and its neutral cards defend it.',
    {
      title: 'The Axis attacks Scandinavia.',
      position: table(
        { alpha: 'army-3' },
        {},
        { ...axisAt('scandinavia'), neutrals: { scandinavia: { 'army-2': 1 } } },
      ),
      move: 'launch alpha from ruhr',
      rules: ['F-160', 'F-A05'],
      too: ['F-162'],
    },
    'What happens when I attack a neutral?',
    'How do neutrals defend themselves?',
  ),
  may(
    'axis-attacks-ussr',
    'Can the Axis attack the USSR before 1941?',
    'Yes. But that draws it into the war, with all its areas and cards.',
    {
      title: 'The Axis attacks the Baltic States in 1940.',
      position: table(
        { alpha: 'army-3' },
        {},
        { ...axisAt('baltic'), neutrals: { baltic: { 'army-2': 1 } } },
      ),
      move: 'launch alpha from poland',
      rules: ['F-164', 'F-A24'],
    },
    'Can Germany attack Russia early?',
    'When can I attack the Soviet Union?',
  ),
  mayNot(
    'allies-attack-ussr',
    'Can the Allies attack the neutral USSR?',
    'The rulebook is silent: we rule no. It enters the war on their side.',
    {
      title: 'The Allies attack the Baltic States.',
      position: theirTurn({}, { alpha: 'army-2' }, alliesAt('baltic')),
      move: 'launch alpha',
      rules: ['F-A23'],
    },
  ),
  may(
    'launch-from-urals',
    'Can the Allies attack from the Urals?',
    'The rulebook is silent: we rule yes. Once the USSR is in the war.',
    {
      title: 'From the Urals against Leningrad, which the Axis holds.',
      position: theirTurn(
        {},
        { alpha: 'army-2' },
        { ussr: true, year: 1942, control: { ...SOVIET, leningrad: 'axis' }, ...alliesAt('leningrad') },
      ),
      move: 'launch alpha from urals',
      rules: ['F-A15'],
      too: ['F-166'],
    },
  ),
  mayNot(
    'allies-in-vichy',
    'Can the Allies still put cards into Vichy when Paris has fallen?',
    'No. Vichy, Morocco and the Levant have become Axis with it.',
    {
      title: 'Paris has fallen, and the Allies hold an army.',
      position: theirTurn({}, { hand: 'army-1' }, PARIS_FALLEN),
      move: 'place army-1 vichy',
      rules: ['F-030'],
      too: ['F-167'],
    },
    'What happens when France falls?',
  ),
  may('axis-in-vichy', 'Can the Axis put cards into Vichy when Paris has fallen?', 'Yes. It is Axis then.', {
    title: 'Paris has fallen, and the Axis holds an army.',
    position: table({ hand: 'army-1' }, {}, PARIS_FALLEN),
    move: 'place army-1 vichy',
    rules: ['F-167'],
    too: ['F-030'],
  }),
];

const ENTRIES = { kind: 'entries', seat: 'allies' } as const;
const END = { winter: true, stage: 'intel', played: true } as const;
/** A side produces, with a lost army. */
const producing = (seat: 'axis' | 'allies', wait: object, more: object = {}) =>
  table(
    { loss: seat === 'axis' ? 'army-2' : '' },
    { loss: seat === 'allies' ? 'army-2' : '' },
    { ...END, waits: [ENTRIES, { kind: 'produce', seat, left: 4, ...wait }], ...more },
  );
const LAST = { year: 1944, ussr: true, control: SOVIET } as const;
const TAKING_BACK = { ...END, waits: [ENTRIES, { kind: 'remove', seat: 'axis' }] } as const;

export const YEAR_QUESTIONS: readonly Question<StatementId>[] = [
  may(
    'take-back',
    'Can I take cards back when a year ends?',
    'Yes. From your areas they go to the discards, and so into your new draw deck.',
    {
      title: 'An army in Ruhr is wanted elsewhere.',
      position: table({ ruhr: 'army-2' }, {}, TAKING_BACK),
      move: 'remove army-2 ruhr',
      rules: ['F-103'],
    },
    'How do I get my cards back from the map?',
    'Can I remove my defenders?',
  ),
  may(
    'disband-at-years-end',
    'Can I disband an operation when a year ends?',
    'Yes. What you do not disband goes on in the new year.',
    {
      title: 'Operation Alpha is no longer wanted.',
      position: table(
        { alpha: 'army-2' },
        {},
        { ...TAKING_BACK, wheels: { axis: wheel('bravo', { alpha: 'paris' }) } },
      ),
      move: 'disband alpha',
      rules: ['F-103'],
    },
    'Do operations stay over the new year?',
  ),
  may(
    'keep-at-years-end',
    'Can cards stay in areas when a year ends?',
    'Yes. Nobody has to take anything back.',
    {
      title: 'An army in Ruhr stays.',
      position: table({ ruhr: 'army-2' }, {}, TAKING_BACK),
      move: 'done',
      rules: ['F-103'],
    },
  ),
  may(
    'bring-back',
    'Can I bring back a lost card?',
    'Yes. A production point brings one to your discards.',
    {
      title: 'An Army 2 lies among the losses.',
      position: producing('allies', {}),
      move: 'recover army-2',
      rules: ['F-112'],
    },
    'How do I get lost units back?',
    'How do I get my dead cards back?',
    'How do I buy units?',
    'Can I rebuild armies?',
  ),
  mayNot(
    'bring-back-unlost',
    'Can I buy a card that is not among my losses?',
    'No. Only lost cards come back, and new ones of a year begin among them.',
    {
      title: 'A fleet that was not lost.',
      position: producing('allies', {}),
      move: 'recover fleet-3',
      rules: ['F-112'],
    },
  ),
  may(
    'buy-points',
    'Can the Axis buy victory points?',
    'Yes. With half of its production at most, and with none while the Allies hold Berlin or Ruhr.',
    {
      title: 'The Axis has production points left.',
      position: producing('axis', { points: 4 }),
      move: 'points',
      rules: ['F-112', 'F-113'],
    },
    'What does a victory point cost?',
  ),
  mayNot(
    'buy-more-points',
    'Can the Axis buy points with all of its production?',
    'No. With half of it at most.',
    {
      title: 'Of 6 production points half was spent on points.',
      position: producing('axis', { left: 3, points: 0 }, { control: { scandinavia: 'axis' } }),
      move: 'points',
      rules: ['F-113'],
    },
    'How many victory points can I buy?',
  ),
  mayNot(
    'allies-buy-points',
    'Can the Allies buy victory points?',
    'No. Only the Axis scores.',
    {
      title: 'The Allies have production points left.',
      position: producing('allies', {}),
      move: 'points',
      rules: ['F-112'],
    },
    'Do the Allies score?',
  ),
  may(
    'industry-twice',
    'Can industry grow twice in one year?',
    'The rulebook is silent: we rule yes. Each space costs one production point.',
    {
      title: 'Industry has moved up once.',
      position: producing('axis', { steps: 1 }),
      move: 'industry',
      rules: ['F-A27'],
    },
    'How do I raise my industry?',
  ),
  mayNot(
    'too-many-tokens',
    'Can I buy more intelligence tokens than the box has?',
    'The rulebook is silent: we rule no. There are twenty for both sides together.',
    {
      title: 'All twenty are in use.',
      position: producing(
        'axis',
        {},
        { intel: { axis: { ready: 9, used: 1 }, allies: { ready: 10, used: 0 } } },
      ),
      move: 'tokens',
      rules: ['F-A28'],
    },
  ),
  mayNot(
    'produce-in-1944',
    'Can I bring back cards when 1944 ends?',
    'No. The Axis may still buy points, and that is all.',
    {
      title: '1944 ends, and an Army 2 lies among the losses.',
      position: producing('axis', { points: 2 }, LAST),
      move: 'recover army-2',
      rules: ['F-107'],
    },
    'Is there production in the last year?',
  ),
  may('points-in-1944', 'Can the Axis buy points when 1944 ends?', 'Yes. And nothing else.', {
    title: '1944 ends, and the Axis has production points left.',
    position: producing('axis', { points: 2 }, LAST),
    move: 'points',
    rules: ['F-107'],
  }),
  may(
    'buy-nothing',
    'Can I leave production points unspent?',
    'Yes. Nobody has to buy anything.',
    {
      title: 'Four points are left.',
      position: producing('allies', {}),
      move: 'done',
      rules: ['F-112'],
    },
    'Do I have to spend all production points?',
  ),
];

const LOST = { axis: { loss: 'fort-3' }, allies: { loss: 'army-3' } } as const;
/** The Allies set up, and a card lies in Britain. */
const SETTING_UP = theirTurn(LOST.axis, { britain: 'army-1', ...LOST.allies }, { stage: 'set-up' });

export const SET_UP_QUESTIONS: readonly Question<StatementId>[] = [
  may(
    'choose-set-up',
    'Can I choose the cards that I set up?',
    'Yes. You look through your draw deck, and take up to three of any kind.',
    {
      title: 'An army for Paris.',
      position: SETTING_UP,
      move: 'place army-2 paris',
      rules: ['F-007'],
    },
    'How many cards do I start with on the map?',
  ),
  mayNot('two-in-one-area', 'Can I set up two cards in one area?', 'No. Each goes into a different one.', {
    title: 'A second card for Britain.',
    position: SETTING_UP,
    move: 'place army-2 britain',
    rules: ['F-007'],
  }),
  mayNot(
    'set-up-in-neutral',
    'Can I set up a card in a neutral country?',
    'No. Only in areas that are yours.',
    {
      title: 'An army for Spain.',
      position: SETTING_UP,
      move: 'place army-2 spain',
      rules: ['F-007'],
    },
  ),
  may('set-up-dummy', 'Can I set up a dummy?', 'Yes. Any card of your draw deck.', {
    title: 'A dummy for Egypt.',
    position: SETTING_UP,
    move: 'place dummy egypt',
    rules: ['F-007'],
  }),
  mayNot(
    'set-up-later-card',
    'Can I set up a card of 1940?',
    'No. Those begin among the losses; the draw deck has the cards marked START.',
    {
      title: 'An Army 3, which is among the losses.',
      position: SETTING_UP,
      move: 'place army-3 paris',
      rules: ['F-007'],
      too: ['F-003'],
    },
  ),
  may('set-up-none', 'Can I set up no card at all?', 'Yes. You may set up three cards, but need not.', {
    title: 'The Allies have set up one card and want no more.',
    position: SETTING_UP,
    move: 'done',
    rules: ['F-007'],
  }),
];
