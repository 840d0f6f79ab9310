import { course, no } from '../../src/book/writing.ts';
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

/** The Axis fights in Paris, and the quagmire is due. */
const DUE = { quagmires: [{ at: 'paris', attacker: 'axis', due: true }] } as const;
const FRESH = { quagmires: [{ at: 'paris', attacker: 'axis' }] } as const;
/** The Axis fights in Egypt, and no supply comes there. */
const CUT_OFF = {
  control: { wmed: 'allies' },
  quagmires: [{ at: 'egypt', attacker: 'axis', due: true }],
} as const;
const IN_EGYPT = [{ egypt: 'army-2' }, { egypt: 'army-2' }] as const;

export const QUAGMIRE_EXAMPLES: readonly FogExample[] = [
  course(
    'kiev-first-fight',
    'At their last chance the Allies attack Kiev with Army 3, Army 1 and an aircraft: 6 against 4. Each side loses a card at random.',
    theirTurn(
      { kiev: 'army-2 army-2' },
      { alpha: 'army-3 army-1 air' },
      { ...soviet(['kiev']), ...alliesAt('kiev', 'foxtrot') },
    ),
    ['launch alpha from moscow', 'keep', 'lose air'],
    {
      quagmires: [{ at: 'kiev', attacker: 'allies' }],
      piles: {
        axis: { loss: cards('army-2') },
        allies: { loss: cards('air'), kiev: cards('army-3 army-1') },
      },
    },
    ['F-061', 'F-046', 'F-068', 'F-A62', 'F-A34'],
  ),
  course(
    'kiev-defender-adds',
    'In its turn the Axis adds two dummies to its Army 2 in Kiev.',
    table(
      { hand: 'dummy dummy', kiev: 'army-2' },
      { kiev: 'army-3 army-1' },
      { ...soviet(['kiev']), quagmires: [{ at: 'kiev', attacker: 'allies' }] },
    ),
    ['place dummy kiev', 'place dummy kiev'],
    { piles: { axis: { kiev: cards('army-2 dummy dummy') } } },
    ['F-072'],
  ),
  course(
    'kiev-second-fight',
    'The Allies add an Army 2 and resolve Kiev: 6 against 2, without the dial. The Army 2 pays, and Army 3 and Army 1 hold Kiev.',
    theirTurn(
      { kiev: 'army-2 dummy dummy' },
      { hand: 'army-2', kiev: 'army-3 army-1' },
      { ...soviet(['kiev']), quagmires: [{ at: 'kiev', attacker: 'allies', due: true }] },
    ),
    ['place army-2 kiev', 'resolve kiev', 'keep'],
    {
      piles: {
        axis: { loss: cards('army-2'), discard: cards('dummy dummy') },
        allies: { win: cards('army-2'), kiev: cards('army-3 army-1') },
      },
    },
    ['F-072', 'F-074', 'F-075', 'F-066'],
  ),
  course(
    'spain-in-quagmire',
    'The Allies have an army in Spain beside three neutral cards, and the Axis attacks: of four defenders two are lost, the Allied one first.',
    table(
      { alpha: 'army-3 army-3 army-2' },
      { spain: 'army-1' },
      {
        control: { vichy: 'axis' },
        ...axisAt('spain'),
        neutrals: { spain: cards('army-1 army-1 army-2') },
      },
    ),
    ['launch alpha from vichy', 'keep', 'lose army-2', 'lose army-1'],
    { piles: { allies: { loss: cards('army-1') } }, neutralsLost: cards('army-1') },
    ['F-069', 'F-070', 'F-A05'],
  ),
  no(
    'resolve-at-once',
    'The quagmire in Paris began in this turn, and the Axis wants to fight on at once.',
    table({ paris: 'army-2' }, { paris: 'army-2' }, { ...FRESH, played: true }),
    'resolve paris',
    ['F-072'],
  ),
  no(
    'add-at-once',
    'The quagmire in Paris began in this turn, and the Axis wants to add an army.',
    table({ hand: 'army-1', paris: 'army-2' }, { paris: 'army-2' }, FRESH),
    'place army-1 paris',
    ['F-073'],
  ),
  no(
    'add-after-resolving',
    'The Axis has resolved Paris, which stays in quagmire, and wants to add an army afterwards.',
    table({ hand: 'army-1', paris: 'army-2' }, { paris: 'army-2' }, DUE),
    'place army-1 paris',
    ['F-073'],
    { before: ['resolve paris', 'keep'] },
  ),
  course(
    'quagmire-again',
    'Paris is resolved with 2 against 2: it stays in quagmire. Of a single card half is none.',
    table({ paris: 'army-2' }, { paris: 'army-2' }, DUE),
    ['resolve paris', 'keep'],
    { quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ['F-068', 'F-072', 'F-074'],
  ),
  course(
    'quagmire-in-winter',
    'It has become winter since Paris went into quagmire: 4 against 2 and 1 for winter is no victory.',
    table({ paris: 'army-3 army-1' }, { paris: 'army-2' }, { ...DUE, winter: true }),
    ['resolve paris', 'keep', 'lose army-1'],
    { winter: true, quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ['F-074', 'F-079'],
  ),
  course(
    'advantage-in-a-quagmire',
    'The Axis spends the advantage when it resolves Paris: 4 against 2.',
    table({ paris: 'army-3' }, { paris: 'army-2' }, DUE),
    ['resolve paris', 'spend'],
    { advantage: 'allies', fallen: ['paris'] },
    ['F-A13', 'F-050'],
  ),
  course(
    'cut-off-and-sent-off',
    'No supply comes to the Axis in Egypt any more: the Allies send the attackers off to their Win stack.',
    table(...IN_EGYPT, CUT_OFF),
    ['resolve egypt', 'cut'],
    { piles: { axis: { win: cards('army-2') }, allies: { egypt: cards('army-2') } } },
    ['F-077', 'F-A56'],
  ),
  course(
    'cut-off-and-fought',
    'No supply comes to the Axis in Egypt any more: the Allies fight the attackers all the same.',
    table({ egypt: 'army-1' }, { egypt: 'army-2' }, CUT_OFF),
    ['resolve egypt', 'fight', 'keep'],
    { piles: { axis: { loss: cards('army-1') }, allies: { egypt: cards('army-2') } } },
    ['F-077', 'F-A56', 'F-065'],
  ),
  course(
    'dummies-are-no-attackers',
    'The attackers in Egypt are cut off, and a dummy is all that they are: they are routed, and nobody has to choose.',
    table({ egypt: 'dummy' }, { egypt: 'army-2' }, CUT_OFF),
    ['resolve egypt'],
    { piles: { axis: { discard: cards('dummy') }, allies: { egypt: cards('army-2') } } },
    ['F-049', 'F-A56'],
  ),
  course(
    'supplied-from-a-source-in-quagmire',
    'The Allies fight in Ruhr, the Axis in Paris: Ruhr is a source, and still supplies the attackers next to it.',
    table(
      { paris: 'army-3', ruhr: 'army-1' },
      { paris: 'army-1', ruhr: 'army-1' },
      {
        control: { vichy: 'allies' },
        quagmires: [
          { at: 'paris', attacker: 'axis', due: true },
          { at: 'ruhr', attacker: 'allies' },
        ],
      },
    ),
    ['resolve paris', 'keep'],
    { fallen: ['paris'] },
    ['F-076', 'F-075'],
  ),
  course(
    'ruhr-supplied-by-sea',
    'The Allies fight in Ruhr, and hold nothing beside it but the North Sea: that supplies them.',
    theirTurn(
      { ruhr: 'army-1' },
      { ruhr: 'army-3' },
      {
        control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
        fallen: ['paris'],
        quagmires: [{ at: 'ruhr', attacker: 'allies', due: true }],
      },
    ),
    ['resolve ruhr', 'keep'],
    { piles: { allies: { win: cards('army-3') }, axis: { loss: cards('army-1') } } },
    ['F-A58', 'F-075'],
  ),
  course(
    'quagmire-supplied-past-a-sea',
    'With the advanced rule, the Axis fights in Britain and holds neither sea beside it: supply comes from Ruhr past the North Sea.',
    table(
      { britain: 'army-2 army-2' },
      { britain: 'army-1' },
      { options: ['sea-supply'], played: true, quagmires: [{ at: 'britain', attacker: 'axis', due: true }] },
    ),
    ['resolve britain', 'keep'],
    { fallen: ['britain'] },
    ['F-A65'],
  ),
  course(
    'area-in-quagmire-scores',
    'The year ends with the Allies fighting in Poland: the Axis controls it, and scores it.',
    table(
      { poland: 'army-1', discard: allBut('axis', 'army-1') },
      { poland: 'army-1', discard: allBut('allies', 'army-1') },
      { stage: 'intel', played: true, winter: true, quagmires: [{ at: 'poland', attacker: 'allies' }] },
    ),
    ['done'],
    { points: 8 },
    ['F-078', 'F-100'],
  ),
  course(
    'aircraft-left-alone',
    'With the advanced rule, an aircraft is all that is left of the attack on Paris: it is disbanded when it should be resolved.',
    table({ paris: 'air' }, { paris: 'army-1' }, { ...DUE, options: ['air-support'] }),
    ['resolve paris'],
    { piles: { axis: { discard: cards('air') }, allies: { paris: cards('army-1') } } },
    ['F-194', 'F-A66'],
  ),
  no(
    'stays-in-a-quagmire',
    'A year ends, and the Axis wants its army out of the quagmire in Paris.',
    table(
      { paris: 'army-2' },
      { paris: 'army-2' },
      {
        ...FRESH,
        winter: true,
        stage: 'intel',
        played: true,
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
        ],
      },
    ),
    'remove army-2 paris',
    ['F-103'],
  ),
];
