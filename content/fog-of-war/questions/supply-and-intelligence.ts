import type { Question } from '../../../src/book/question.ts';
import {
  PARIS_FALLEN,
  alliesAt,
  axisAt,
  may,
  mayNot,
  table,
  theirTurn,
  unlessAdded,
  wheel,
} from '../examples/tables.ts';
import type { StatementId } from '../statements.ts';

/** The USSR is in the war, and holds what it had but the Baltic States. */
const BALTIC_LOST = {
  ussr: true,
  year: 1942,
  control: {
    baltic: 'axis',
    kiev: 'allies',
    odessa: 'allies',
    leningrad: 'allies',
    moscow: 'allies',
    stalingrad: 'allies',
  },
};

export const SUPPLY_QUESTIONS: readonly Question<StatementId>[] = [
  mayNot(
    'launch-from-afar',
    'Can I attack from an area that is not next to the target?',
    'No. You launch from an area next to the target.',
    {
      title: 'From Berlin against Paris.',
      position: table({ alpha: 'army-2' }, { paris: 'army-1' }, axisAt('paris')),
      move: 'launch alpha from berlin',
      rules: ['F-090'],
    },
    'Must I attack from an adjacent province?',
    'How far can I attack?',
  ),
  may(
    'launch-from-source',
    'Can I attack straight from a source of supply?',
    'Yes. A source needs no supply from elsewhere.',
    {
      title: 'From Ruhr, a source, against Paris.',
      position: table({ alpha: 'army-2' }, { paris: 'army-1' }, axisAt('paris')),
      move: 'launch alpha from ruhr',
      rules: ['F-A18'],
      too: ['F-092'],
    },
  ),
  mayNot(
    'launch-from-enemy-area',
    'Can I attack from an area of the enemy’s?',
    'No. The launch area has to be yours.',
    {
      title: 'From the Eastern Mediterranean, which is Allied, against Egypt.',
      position: table({ alpha: 'army-2' }, {}, axisAt('egypt')),
      move: 'launch alpha from emed',
      rules: ['F-090'],
    },
  ),
  mayNot(
    'launch-from-neutral',
    'Can I attack from a neutral country?',
    'No. Cards of yours there do not make it yours.',
    {
      title: 'From Greece against the Eastern Mediterranean.',
      position: table({ alpha: 'fleet-1', greece: 'army-1' }, {}, axisAt('emed')),
      move: 'launch alpha from greece',
      rules: ['F-090'],
    },
    'Can I attack through a neutral?',
  ),
  mayNot(
    'launch-from-quagmire',
    'Can I attack from an area in quagmire?',
    'No. The launch area may not be in quagmire.',
    {
      title: 'From Poland, where the Allies fight, against the Balkans.',
      position: table(
        { alpha: 'army-2', poland: 'army-1' },
        { poland: 'army-1' },
        { ...axisAt('balkans'), quagmires: [{ at: 'poland', attacker: 'allies' }] },
      ),
      move: 'launch alpha from poland',
      rules: ['F-090'],
    },
    'Does a quagmire stop attacks from its area?',
  ),
  mayNot(
    'launch-from-stuck-source',
    'Can I attack from a source of supply that is in quagmire?',
    'The rulebook is silent: we rule no. Supply still begins there.',
    {
      title: 'From Ruhr, where the Allies fight, against Paris.',
      position: table(
        { alpha: 'army-2', ruhr: 'army-1' },
        { ruhr: 'army-1' },
        { ...axisAt('paris'), quagmires: [{ at: 'ruhr', attacker: 'allies' }] },
      ),
      move: 'launch alpha from ruhr',
      rules: ['F-A17'],
    },
  ),
  mayNot(
    'through-a-quagmire',
    'Does supply pass an area in quagmire?',
    'No. For neither side.',
    {
      title: 'From the Baltic States, and Poland on the way is in quagmire.',
      position: table(
        { alpha: 'army-2', poland: 'army-1' },
        { poland: 'army-1' },
        { ...BALTIC_LOST, ...axisAt('leningrad'), quagmires: [{ at: 'poland', attacker: 'allies' }] },
      ),
      move: 'launch alpha from baltic',
      rules: ['F-090'],
      too: ['F-076'],
    },
    'Does a quagmire block supply?',
  ),
  may(
    'supplied-far-away',
    'Can supply come through several areas?',
    'Yes. All are yours, each next to the one before, and none in quagmire.',
    {
      title: 'From Berlin by way of Poland and the Baltic States against Leningrad.',
      position: table({ alpha: 'army-2' }, {}, { ...BALTIC_LOST, ...axisAt('leningrad') }),
      move: 'launch alpha from baltic',
      rules: ['F-090'],
    },
    'Is there a maximum length of supply?',
    'How do I trace supply?',
  ),
  mayNot(
    'launch-cut-off',
    'Can I attack from an area that supply does not come to?',
    'No. Supply begins at a source of yours and reaches the launch area.',
    {
      title: 'From Libya against Egypt, and both seas are Allied.',
      position: table({ alpha: 'army-2' }, {}, { control: { wmed: 'allies' }, ...axisAt('egypt') }),
      move: 'launch alpha from libya',
      rules: ['F-090'],
    },
    'Can I attack out of supply?',
  ),
  unlessAdded(
    'over-enemy-sea',
    'Can supply pass a sea of the enemy’s?',
    'No. Only an advanced rule allows it, where a table has agreed on that.',
    {
      title: 'From Libya past the Western Mediterranean, which is Allied.',
      position: table({ alpha: 'army-2' }, {}, { control: { wmed: 'allies' }, ...axisAt('egypt') }),
      move: 'launch alpha',
      rules: ['F-090'],
      too: ['F-191'],
    },
    'no area next to Egypt can supply the attack',
    'Can I trace supply through enemy seas?',
  ),
  may(
    'landing',
    'Can I attack land from a sea?',
    'Yes. But a landing makes the defence 4 stronger.',
    {
      title: 'The Allies land in Paris from the North Sea.',
      position: theirTurn(
        { paris: 'army-1' },
        { alpha: 'army-3' },
        { ...PARIS_FALLEN, ...alliesAt('paris') },
      ),
      move: 'launch alpha from northsea',
      rules: ['F-080'],
      too: ['F-094'],
    },
    'Can I invade from the sea?',
    'Can I land troops?',
    'How do amphibious invasions work?',
  ),
  may(
    'sea-from-land',
    'Can I attack a sea from land?',
    'Yes. Fleets fight there, and no landing is made.',
    {
      title: 'From Italy against the Eastern Mediterranean.',
      position: table({ alpha: 'fleet-1' }, {}, axisAt('emed')),
      move: 'launch alpha from italy',
      rules: ['F-090', 'F-094'],
    },
    'Can I attack a sea zone?',
  ),
  mayNot(
    'ruhr-from-north-sea',
    'Can the Allies attack Ruhr from the North Sea?',
    'No. Nothing is launched at Ruhr from there.',
    {
      title: 'From the North Sea against Ruhr.',
      position: theirTurn({}, { alpha: 'army-3' }, alliesAt('ruhr')),
      move: 'launch alpha from northsea',
      rules: ['F-170'],
    },
    'Can I invade Germany from the sea?',
  ),
  may(
    'launch-from-usa',
    'Can the Allies attack from the USA?',
    'The rulebook is silent: we rule yes. It lies next to two seas.',
    {
      title: 'From USA/Canada against the Central Atlantic, which the Axis holds.',
      position: theirTurn(
        {},
        { alpha: 'fleet-2' },
        { control: { catlantic: 'axis' }, ...alliesAt('catlantic') },
      ),
      move: 'launch alpha from usa',
      rules: ['F-A15'],
    },
    'Can I launch from USA/Canada?',
    'Can America attack?',
  ),
  mayNot(
    'show-and-disband',
    'Can I show the target and then not attack, though supply is there?',
    'No. You launch it from an area that can supply it, or disband it unseen.',
    {
      title: 'Ruhr could launch the attack.',
      position: table({ alpha: 'army-2' }, {}, axisAt('paris')),
      move: 'launch alpha',
      rules: ['F-A52'],
    },
  ),
  may(
    'launch-in-vain',
    'Can I launch an operation that no area can supply?',
    'Yes. You show its target, and it is disbanded; nobody has been attacked then.',
    {
      title: 'Nothing of the Axis lies next to Moscow.',
      position: table({ alpha: 'army-2' }, {}, axisAt('moscow')),
      move: 'launch alpha',
      rules: ['F-047', 'F-A52'],
    },
    'What if I have no supply at the launch?',
  ),
  may(
    'attack-in-winter',
    'Can I attack in winter?',
    'Yes. The defence is 1 stronger then, 2 where there is snow, and no stronger in the sun.',
    {
      title: 'Against Paris in winter.',
      position: table({ alpha: 'army-3' }, { paris: 'army-1' }, { winter: true, ...axisAt('paris') }),
      move: 'launch alpha from ruhr',
      rules: ['F-079'],
    },
    'What does winter do?',
    'Is winter bad for attackers?',
  ),
];

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
