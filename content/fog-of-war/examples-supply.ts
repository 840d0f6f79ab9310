import { course, no, yes } from '../../src/book/writing.ts';
import {
  allBut,
  alliesAt,
  axisAt,
  cards,
  soviet,
  table,
  theirTurn,
  type FogExample,
} from './examples-tables.ts';

/** The Allies hold the Western Mediterranean and would land in Italy. */
const AT_ITALY = {
  control: { wmed: 'allies', emed: 'axis', vichy: 'axis', morocco: 'axis' },
  ...alliesAt('italy'),
} as const;
/** Both seas on the way to Libya are Allied. */
const SEAS = { options: ['sea-supply'], control: { wmed: 'allies' }, ...axisAt('egypt') } as const;
const CONVOY = { alpha: 'army-3 army-2 army-1 dummy dummy' } as const;
const LOOKING = { stage: 'intel', played: true } as const;

export const SUPPLY_EXAMPLES: readonly FogExample[] = [
  yes(
    'by-land-to-leningrad',
    'Supply comes from Berlin by way of Poland to the Baltic States, and from there the Axis attacks Leningrad.',
    table({ alpha: 'army-2' }, {}, { ...soviet(['baltic']), ...axisAt('leningrad') }),
    'launch alpha from baltic',
    ['F-090', 'F-091', 'F-092'],
  ),
  course(
    'baltic-lost',
    'The Allies have retaken the Baltic States: nothing of the Axis lies next to Leningrad, and the operation is disbanded.',
    table({ alpha: 'army-2' }, {}, { ...soviet(), ...axisAt('leningrad') }),
    ['launch alpha'],
    { piles: { axis: { discard: cards('army-2') } } },
    ['F-047', 'F-A52'],
  ),
  course(
    'by-sea-to-egypt',
    'Supply comes from Italy by way of the Eastern Mediterranean to Libya; the attack on Egypt comes by land and is no landing.',
    table(
      { alpha: 'army-2' },
      { egypt: 'army-1' },
      { ...axisAt('egypt'), control: { emed: 'axis', wmed: 'allies' } },
    ),
    ['launch alpha from libya', 'keep'],
    { control: { emed: 'axis', wmed: 'allies', egypt: 'axis' } },
    ['F-090', 'F-061', 'F-A16'],
  ),
  course(
    'landing-in-egypt',
    'The Axis attacks Egypt from the Eastern Mediterranean instead: that is a landing, and makes the defence 4 stronger.',
    table(
      { alpha: 'army-2' },
      { egypt: 'army-1' },
      { ...axisAt('egypt'), control: { emed: 'axis', wmed: 'allies' } },
    ),
    ['launch alpha from emed', 'keep'],
    { piles: { axis: { loss: cards('army-2') }, allies: { egypt: cards('army-1') } } },
    ['F-080', 'F-A16', 'F-065'],
  ),
  course(
    'from-the-usa-to-italy',
    'Supply comes from USA/Canada by way of the Central Atlantic to the Western Mediterranean: a landing in Italy, with 5 against 4.',
    theirTurn({}, { alpha: 'army-3 army-2' }, AT_ITALY),
    ['launch alpha from wmed', 'keep', 'lose army-2'],
    { quagmires: [{ at: 'italy', attacker: 'allies' }] },
    ['F-090', 'F-080', 'F-063'],
  ),
  no(
    'central-atlantic-in-quagmire',
    'The Allies would land in Italy, but the Central Atlantic is in quagmire, and no supply passes it.',
    theirTurn(
      { catlantic: 'fleet-1' },
      { alpha: 'army-3 army-2', catlantic: 'fleet-1' },
      {
        ...AT_ITALY,
        control: { ...AT_ITALY.control, paris: 'axis' },
        quagmires: [{ at: 'catlantic', attacker: 'axis' }],
      },
    ),
    'launch alpha from wmed',
    ['F-090'],
  ),
  yes(
    'straight-from-a-source',
    'Ruhr is a source itself: an attack on Paris needs no way of supply.',
    table({ alpha: 'army-2' }, { paris: 'army-1' }, axisAt('paris')),
    'launch alpha from ruhr',
    ['F-A18', 'F-092'],
  ),
  yes(
    'several-ways',
    'The Eastern Mediterranean lies next to Italy, Libya and the Western Mediterranean: the Axis chooses Libya.',
    table({ alpha: 'fleet-2' }, {}, axisAt('emed')),
    'launch alpha from libya',
    ['F-A16', 'F-091', 'F-094'],
  ),
  no(
    'source-in-quagmire',
    'The Allies fight in Ruhr, and the Axis wants to launch from there.',
    table(
      { alpha: 'army-2', ruhr: 'army-1' },
      { ruhr: 'army-1' },
      { ...axisAt('paris'), quagmires: [{ at: 'ruhr', attacker: 'allies' }] },
    ),
    'launch alpha from ruhr',
    ['F-A17'],
  ),
  yes(
    'supply-from-a-source-in-quagmire',
    'The Allies fight in Italy and hold Berlin: supply still begins in Italy, and reaches Yugoslavia.',
    table(
      { alpha: 'army-2', italy: 'army-1' },
      { italy: 'army-1' },
      {
        ...axisAt('greece'),
        control: { berlin: 'allies', yugoslavia: 'axis' },
        quagmires: [{ at: 'italy', attacker: 'allies' }],
      },
    ),
    'launch alpha from yugoslavia',
    ['F-076', 'F-090'],
  ),
  no(
    'not-through-poland',
    'The Allies fight in Poland, and the Axis wants to attack Leningrad from the Baltic States.',
    table(
      { alpha: 'army-2', poland: 'army-1' },
      { poland: 'army-1' },
      {
        ...soviet(['baltic']),
        ...axisAt('leningrad'),
        quagmires: [{ at: 'poland', attacker: 'allies' }],
      },
    ),
    'launch alpha from baltic',
    ['F-090'],
  ),
  no(
    'from-a-neutral',
    'The Axis has cards in neutral Greece and wants to attack the Eastern Mediterranean from there.',
    table({ alpha: 'fleet-1', greece: 'army-1' }, {}, axisAt('emed')),
    'launch alpha from greece',
    ['F-090'],
  ),
  yes(
    'from-the-usa',
    'The Allies attack the Central Atlantic from USA/Canada.',
    theirTurn({}, { alpha: 'fleet-2' }, { control: { catlantic: 'axis' }, ...alliesAt('catlantic') }),
    'launch alpha from usa',
    ['F-A15', 'F-094'],
  ),
  yes(
    'from-the-urals',
    'The USSR is in the war, and the Allies attack Leningrad from the Urals.',
    theirTurn({}, { alpha: 'army-2' }, { ...soviet(['leningrad']), ...alliesAt('leningrad') }),
    'launch alpha from urals',
    ['F-A15', 'F-166', 'F-092'],
  ),
  course(
    'cut-off-scores-nothing',
    'The year ends, and the Axis holds the Levant without supply: it scores nothing there.',
    table(
      { discard: allBut('axis') },
      { discard: allBut('allies') },
      { ...LOOKING, winter: true, control: { levant: 'axis' } },
    ),
    ['done'],
    { points: 8 },
    ['F-093', 'F-100'],
  ),
];

export const SEA_EXAMPLES: readonly FogExample[] = [
  no(
    'no-way-past-enemy-seas',
    'Without the advanced rule no supply comes to Libya: both seas are Allied.',
    table(CONVOY, {}, { control: { wmed: 'allies' }, ...axisAt('egypt') }),
    'launch alpha from libya via emed',
    ['F-090'],
    { restsOn: 'F-191' },
  ),
  course(
    'convoy-to-libya',
    'Supply passes the Eastern Mediterranean. The Allies show a Fleet 3 and an aircraft there: the Axis loses an Army 2, and a dummy is discarded. 4 are left.',
    table(CONVOY, { emed: 'fleet-3 air', egypt: 'army-3' }, SEAS),
    [
      'launch alpha from libya via emed',
      'show fleet-3 emed',
      'show air emed',
      'lose army-2',
      'lose dummy',
      'keep',
      'lose army-1',
    ],
    { piles: { axis: { loss: cards('army-2 army-1'), discard: cards('dummy dummy') } } },
    ['F-191', 'F-A65', 'F-A41', 'F-A53'],
  ),
  no(
    'one-sea-will-do',
    'The Axis wants supply to pass both seas, and one will do.',
    table(CONVOY, {}, SEAS),
    'launch alpha from libya via emed via wmed',
    ['F-A65'],
  ),
  no(
    'shown-cards-are-naval',
    'The Allies want to show an army against supply at sea.',
    table(CONVOY, { emed: 'army-2 fleet-1' }, SEAS),
    'show army-2 emed',
    ['F-191'],
    { before: ['launch alpha from libya via emed'] },
  ),
  course(
    'convoy-sunk',
    'The only army of the operation is lost at sea: the dummy that is left is routed.',
    table({ alpha: 'army-2 dummy' }, { emed: 'fleet-1', egypt: 'army-1' }, SEAS),
    ['launch alpha from libya via emed', 'show fleet-1 emed', 'lose army-2'],
    { piles: { axis: { loss: cards('army-2'), discard: cards('dummy') } } },
    ['F-191', 'F-A42', 'F-049'],
  ),
  course(
    'nothing-shown',
    'The Allies could show a fleet and do not: nothing is lost.',
    table({ alpha: 'army-2' }, { emed: 'fleet-1', egypt: 'army-1' }, SEAS),
    ['launch alpha from libya via emed', 'done', 'keep'],
    { piles: { axis: { win: cards('army-2') } } },
    ['F-A65', 'F-048'],
  ),
];
