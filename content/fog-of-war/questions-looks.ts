import type { Question } from '../../src/book/question.ts';
import { may, mayNot } from './asking.ts';
import { table, theirTurn, wheel } from './examples-tables.ts';
import type { StatementId } from './statements.ts';

const LOOK = { stage: 'intel', played: true } as const;
const ALPHA_OF_ALLIES = (turned: string) => ({
  ...LOOK,
  wheels: { allies: wheel(turned, { alpha: 'scandinavia' }) },
});
const DRAWN = { ...LOOK, drawn: ['poland', 'italy', 'balkans'], boxed: 'balkans' } as const;

export const LOOK_QUESTIONS: readonly Question<StatementId>[] = [
  may(
    'look-among-actions',
    'Can I look at cards before my actions are over?',
    'Yes. But a look costs two tokens then.',
    {
      title: 'The actions go on, and there are Allied cards in Paris.',
      position: table({}, { paris: 'army-1' }),
      move: 'intel paris',
      rules: ['F-121'],
      too: ['F-022'],
    },
    'What does intel cost in the action step?',
    'Can I look before I attack?',
  ),
  mayNot('look-early-for-one', 'Can I look among my actions with one token?', 'No. It takes two.', {
    title: 'One token is ready.',
    position: table({}, { paris: 'army-1' }, { intel: { axis: { ready: 1, used: 4 } } }),
    move: 'intel paris',
    rules: ['F-121'],
  }),
  mayNot(
    'look-without-tokens',
    'Can I look at anything without a token?',
    'No. A look costs at least one.',
    {
      title: 'All tokens are used.',
      position: table({}, { paris: 'army-1' }, { ...LOOK, intel: { axis: { ready: 0, used: 5 } } }),
      move: 'intel paris',
      rules: ['F-121'],
    },
    'What if I am out of intelligence tokens?',
  ),
  mayNot(
    'look-at-new-operation',
    'Can I look at an operation that has just begun?',
    'No. Not as long as it lies under NEW OP.',
    {
      title: 'An Allied operation under NEW OP.',
      position: table({}, { alpha: 'army-2' }, ALPHA_OF_ALLIES('alpha')),
      move: 'intel alpha',
      rules: ['F-122'],
    },
  ),
  may(
    'look-at-operation',
    'Can I look at an operation of the enemy’s?',
    'Yes. As soon as it no longer lies under NEW OP.',
    {
      title: 'An Allied operation of an earlier turn.',
      position: table({}, { alpha: 'army-2' }, ALPHA_OF_ALLIES('bravo')),
      move: 'intel alpha',
      rules: ['F-122'],
    },
    'Can I spy on the wheel?',
    'Can I find out what the enemy plans?',
  ),
  may(
    'look-at-neutral',
    'Can I look at neutral cards?',
    'Yes. They are a stack of their own.',
    {
      title: 'Neutral cards in Spain.',
      position: table({}, {}, { ...LOOK, neutrals: { spain: { 'army-1': 2, 'army-2': 1 } } }),
      move: 'intel spain neutral',
      rules: ['F-122', 'F-123'],
    },
    'How do I find out how strong a neutral is?',
  ),
  may(
    'allies-look-at-victory',
    'Can the Allies look at the victory cards?',
    'Yes. At the three that nobody chose.',
    {
      title: 'The Allies ask for the victory cards on the board.',
      position: theirTurn({}, {}, DRAWN),
      move: 'intel victory',
      rules: ['F-122'],
    },
    'Can I find out which victory cards the Axis has?',
  ),
  mayNot(
    'axis-look-at-victory',
    'Can the Axis look at the victory cards that were not chosen?',
    'No. Only the Allies may.',
    {
      title: 'The Axis asks for the victory cards on the board.',
      position: table({}, {}, DRAWN),
      move: 'intel victory',
      rules: ['F-122'],
    },
  ),
  mayNot(
    'look-where-nothing-is',
    'Can I look at an area where no card of the enemy’s lies?',
    'No. There is nothing to look at, as everybody can see.',
    {
      title: 'Paris, where no card lies.',
      position: table({}, {}, LOOK),
      move: 'intel paris',
      rules: ['F-122'],
    },
  ),
  may(
    'look-twice',
    'Can I look at the same stack twice in a turn?',
    'Yes. As often as you pay; it is shuffled each time.',
    {
      title: 'Paris was looked at, and two tokens are left.',
      position: table(
        {},
        { paris: 'army-1' },
        { ...LOOK, intel: { axis: { ready: 3, used: 2 }, allies: { ready: 0, used: 7 } } },
      ),
      before: ['intel paris', 'see army-1'],
      move: 'intel paris',
      rules: ['F-125'],
    },
    'How often can I look in a turn?',
  ),
  mayNot(
    'look-after-block',
    'Can I look again at a stack that was blocked?',
    'No. It is left alone for the rest of the turn.',
    {
      title: 'A look at Paris was blocked in this turn.',
      position: table({}, { paris: 'army-1' }, { ...LOOK, blocked: ['paris'] }),
      move: 'intel paris',
      rules: ['F-125'],
    },
  ),
  may(
    'block',
    'Can I block a look at my cards?',
    'Yes. With one token more than it cost; then both bid until somebody stops.',
    {
      title: 'The Axis looks at Paris, and the Allies bid two.',
      position: table({}, { paris: 'army-1' }, LOOK),
      before: ['intel paris'],
      move: 'bid 2',
      rules: ['F-124'],
    },
    'How does blocking intelligence work?',
    'Can I stop the enemy from looking?',
  ),
  mayNot(
    'bid-higher',
    'Can I bid two tokens more at once?',
    'The rulebook is silent: we rule no. Each bid is one above the last.',
    {
      title: 'The Axis looks at Paris for one token, and the Allies would bid three.',
      position: table({}, { paris: 'army-1' }, LOOK),
      before: ['intel paris'],
      move: 'bid 3',
      rules: ['F-A30'],
    },
  ),
];
