import type { Question } from '../../src/book/question.ts';
import { may, mayNot, unlessAdded } from './asking.ts';
import { PARIS_FALLEN, alliesAt, axisAt, table, theirTurn } from './examples-tables.ts';
import type { StatementId } from './statements.ts';

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
