import { course } from '../../../src/book/writing.ts';
import type { Question } from '../../../src/book/question.ts';
import { axisAt, may, mayNot, table } from '../examples/tables.ts';
import type { StatementId } from '../statements.ts';

/** A fight over Paris has been won against a strength of 3, and the attacker is asked what pays for it. */
const WON = table(
  { paris: 'army-3 army-2 army-2 army-1 army-1' },
  {},
  {
    waits: [
      { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' },
      { kind: 'match', seat: 'axis', need: 3, attacks: true },
    ],
    played: true,
  },
);

/** A question about the result of a battle in Paris, launched from Ruhr; the referee answers it. */
const fought = (
  id: string,
  [asks, answer, ...also]: readonly [string, string, ...(readonly string[])],
  [title, axis, allies]: readonly [string, string, string],
  tells: string,
  rules: readonly StatementId[],
): Question<StatementId> => ({
  id,
  asks,
  answer,
  tells,
  settledBy: rules,
  ...(also.length === 0 ? {} : { also }),
  by: course<StatementId>(
    id,
    title,
    table({ alpha: axis }, { paris: allies }, axisAt('paris')),
    ['launch alpha from ruhr', 'keep'],
    {},
    [],
  ),
});

export const BATTLE_QUESTIONS: readonly Question<StatementId>[] = [
  fought(
    'tie',
    ['Does the attacker win with as much as the defence has?', 'No. That is a quagmire.', 'Who wins a tie?'],
    ['2 against 2.', 'army-2', 'army-2'],
    'quagmire',
    ['F-061'],
  ),
  fought(
    'twice-the-defence',
    [
      'Is twice the defence enough for a victory?',
      'Yes. Twice as much is enough, and less is not.',
      'How much do I need to win a battle?',
      'What do I need to conquer a province?',
    ],
    ['4 against 2.', 'army-3 army-1', 'army-2'],
    'victory',
    ['F-061'],
  ),
  fought(
    'half-the-defence',
    [
      'Is half of the defence a defeat only?',
      'No. Half or less is a rout, and the defender pays nothing.',
      'When is it a rout?',
    ],
    ['1 against 2.', 'army-1', 'army-2'],
    'rout',
    ['F-061', 'F-065'],
  ),
  mayNot(
    'pay-more',
    'Can I pay for a battle with more than is due?',
    'The rulebook is silent: we rule no. You pay with cards that come closest to it, and with no others.',
    {
      title: 'Army 3 and Army 1 for a strength of 3.',
      position: WON,
      move: 'match army-3 army-1',
      rules: ['F-A08'],
      too: ['F-A08a'],
    },
    'Can I lose more cards than I have to?',
  ),
  mayNot(
    'pay-less',
    'Can I pay for a victory with less than the defence had?',
    'No. Not as long as your cards come to its strength.',
    {
      title: 'Army 2 for a strength of 3.',
      position: WON,
      move: 'match army-2',
      rules: ['F-A08'],
      too: ['F-066'],
    },
  ),
  may(
    'pay-with-one',
    'Can I pay for a victory with one strong card?',
    'Yes. It goes to your Win stack, and the others hold the area.',
    {
      title: 'Army 3 for a strength of 3.',
      position: WON,
      move: 'match army-3',
      rules: ['F-066'],
    },
    'What does a victory cost?',
    'Do I lose cards when I win?',
  ),
  may(
    'pay-with-several',
    'Can I pay for a victory with several weak cards?',
    'Yes. You choose, as long as they come to the strength of the defence.',
    {
      title: 'Army 2 and Army 1 for a strength of 3.',
      position: WON,
      move: 'match army-2 army-1',
      rules: ['F-066'],
    },
    'Which cards do I lose when I win?',
  ),
  may(
    'spend-advantage',
    'Can I spend the advantage when I attack?',
    'Yes. You are 1 stronger in this fight, and then the other side has it.',
    {
      title: 'The Axis holds the advantage and attacks Paris.',
      position: table({ alpha: 'army-2' }, { paris: 'army-1' }, axisAt('paris')),
      before: ['launch alpha from ruhr'],
      move: 'spend',
      rules: ['F-050'],
    },
    'What does the advantage token do?',
    'How do I use the advantage?',
  ),
  may(
    'defend-with-advantage',
    'Can the defender spend the advantage?',
    'Yes. Whoever holds it may, when both have revealed.',
    {
      title: 'The Allies hold the advantage and defend Paris.',
      position: table({ alpha: 'army-2' }, { paris: 'army-1' }, { advantage: 'allies', ...axisAt('paris') }),
      before: ['launch alpha from ruhr'],
      move: 'spend',
      rules: ['F-050'],
    },
  ),
  may('keep-advantage', 'Can I keep the advantage for a later battle?', 'Yes. Nobody has to spend it.', {
    title: 'The Axis holds the advantage and attacks Paris.',
    position: table({ alpha: 'army-2' }, { paris: 'army-1' }, axisAt('paris')),
    before: ['launch alpha from ruhr'],
    move: 'keep',
    rules: ['F-050'],
  }),
  may(
    'attack-with-dummies',
    'Can I attack with dummies alone?',
    'Yes. But they are routed at once, since no card of yours can fight.',
    {
      title: 'A dummy against Paris.',
      position: table({ alpha: 'dummy' }, { paris: 'army-1' }, axisAt('paris')),
      move: 'launch alpha from ruhr',
      rules: ['F-049'],
      too: ['F-048', 'F-071'],
    },
  ),
  may(
    'aircraft-alone',
    'Can aircraft attack alone?',
    'Yes. But with the advanced rule they need an army with them, or at sea a fleet.',
    {
      title: 'An aircraft against Paris.',
      position: table({ alpha: 'air' }, {}, axisAt('paris')),
      move: 'launch alpha from ruhr',
      rules: ['F-B01'],
      too: ['F-194'],
    },
    'Can planes conquer a province?',
    'Can I attack with air only?',
  ),
];

/** The Axis fights in Paris. */
const inParis = (due: boolean, hand: string, more: object = {}) =>
  table(
    { hand, paris: 'army-2' },
    { paris: 'army-1' },
    { quagmires: [{ at: 'paris', attacker: 'axis', ...(due ? { due } : {}) }], ...more },
  );
/** The Axis fights in Egypt, and both seas of the way to Libya are Allied. */
const CUT_OFF = table(
  { egypt: 'army-2' },
  { egypt: 'army-1' },
  { control: { wmed: 'allies' }, quagmires: [{ at: 'egypt', attacker: 'axis', due: true }] },
);

export const QUAGMIRE_QUESTIONS: readonly Question<StatementId>[] = [
  mayNot(
    'leave-quagmire-for-later',
    'Can I leave my quagmire for another turn?',
    'No. Whoever began it resolves it in their next turn.',
    {
      title: 'A quagmire of an earlier turn, and a card was played.',
      position: inParis(true, '', { played: true }),
      move: 'done',
      rules: ['F-023'],
      too: ['F-072'],
    },
    'Do I have to resolve a quagmire?',
  ),
  mayNot(
    'add-to-fresh-quagmire',
    'Can I add cards to a quagmire in the turn in which it began?',
    'No. Nor in one in which it was resolved: it grows in your next turn.',
    {
      title: 'A quagmire that began in this turn.',
      position: inParis(false, 'army-1'),
      move: 'place army-1 paris',
      rules: ['F-073'],
    },
  ),
  may(
    'add-to-quagmire',
    'Can I add cards to a quagmire that I began?',
    'Yes. In your next turn, before you resolve it.',
    {
      title: 'A quagmire of an earlier turn.',
      position: inParis(true, 'army-1'),
      move: 'place army-1 paris',
      rules: ['F-072'],
    },
    'Can I reinforce a quagmire?',
  ),
  may(
    'resolve-without-adding',
    'Can I resolve a quagmire without adding a card?',
    'Yes. Both reveal what is left there.',
    {
      title: 'A quagmire of an earlier turn.',
      position: inParis(true, ''),
      move: 'resolve paris',
      rules: ['F-072'],
    },
    'How is a quagmire resolved?',
  ),
  mayNot(
    'resolve-at-once',
    'Can I resolve a quagmire in the turn in which it began?',
    'No. The enemy has a turn in between.',
    {
      title: 'A quagmire that began in this turn.',
      position: inParis(false, ''),
      move: 'resolve paris',
      rules: ['F-072'],
    },
    'Can I fight on at once?',
  ),
  mayNot(
    'resolve-the-enemys',
    'Can the defender resolve a quagmire?',
    'No. The attacker does, in their own turn.',
    {
      title: 'The Allies fight in Ruhr, and it is the Axis’s turn.',
      position: table(
        { ruhr: 'army-1' },
        { ruhr: 'army-1' },
        { quagmires: [{ at: 'ruhr', attacker: 'allies' }] },
      ),
      move: 'resolve ruhr',
      rules: ['F-072'],
    },
  ),
  may(
    'defender-adds',
    'Can the defender add cards to a quagmire?',
    'Yes. In the turn between.',
    {
      title: 'The Allies fight in Ruhr, and the Axis holds an army.',
      position: table(
        { hand: 'army-1', ruhr: 'army-1' },
        { ruhr: 'army-1' },
        { quagmires: [{ at: 'ruhr', attacker: 'allies' }] },
      ),
      move: 'place army-1 ruhr',
      rules: ['F-072'],
    },
    'Can I reinforce the defence in a quagmire?',
  ),
  mayNot(
    'plan-against-quagmire',
    'Can I plan another operation against an area where I fight a quagmire?',
    'No. Your card for that area lies beside it.',
    {
      title: 'The Axis fights in Paris.',
      position: inParis(true, 'army-1'),
      move: 'plan paris army-1',
      rules: ['F-040'],
      too: ['F-068'],
    },
  ),
  may(
    'advantage-in-quagmire',
    'Can I spend the advantage in a quagmire?',
    'The rulebook is silent: we rule yes. Each time it is resolved.',
    {
      title: 'A quagmire in Paris is resolved.',
      position: inParis(true, ''),
      before: ['resolve paris'],
      move: 'spend',
      rules: ['F-A13'],
      too: ['F-050'],
    },
  ),
  may(
    'send-off',
    'Can I send off attackers that are cut off?',
    'Yes. All of them go to the attacker’s Win stack, and your defenders stay.',
    {
      title: 'The attackers in Egypt have no supply.',
      position: CUT_OFF,
      before: ['resolve egypt'],
      move: 'cut',
      rules: ['F-077'],
    },
    'What if a quagmire is out of supply?',
  ),
  may('fight-cut-off', 'Can I fight attackers that are cut off?', 'Yes. The defender chooses.', {
    title: 'The attackers in Egypt have no supply.',
    position: CUT_OFF,
    before: ['resolve egypt'],
    move: 'fight',
    rules: ['F-077'],
  }),
  mayNot(
    'withdraw',
    'Can I withdraw my cards from a quagmire when a year ends?',
    'No. Cards in a quagmire stay.',
    {
      title: 'Cards are taken back, and one lies in the quagmire in Paris.',
      position: inParis(false, '', {
        winter: true,
        stage: 'intel',
        played: true,
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
        ],
      }),
      move: 'remove army-2 paris',
      rules: ['F-103'],
    },
    'Can I retreat from a quagmire?',
    'Can I leave a battle?',
    'Can the defender retreat?',
  ),
];
