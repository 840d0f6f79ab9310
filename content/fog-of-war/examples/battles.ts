import { course, no, yes } from '../../../src/book/writing.ts';
import {
  FROM_RUHR,
  type FogExample,
  PARIS_FALLEN,
  allBut,
  alliesAt,
  axisAt,
  cards,
  soviet,
  table,
  theirTurn,
} from './tables.ts';

const DELTA = axisAt('paris');

/** The Axis attacks Moscow from Kiev with strength 7, on the last turn of the dial. */
const AT_MOSCOW = [{ alpha: 'army-3 army-2 army-1 army-1 dummy' }, { moscow: 'fort-2 army-1' }] as const;
const MOSCOW = { ...soviet(['kiev']), ...axisAt('moscow', 'foxtrot') };
/** The Allies would land in Paris, which has fallen. */
const LANDING = { ...PARIS_FALLEN, ...alliesAt('paris') };

export const BATTLE_EXAMPLES: readonly FogExample[] = [
  course(
    'battle-of-moscow',
    'At its last chance the Axis attacks Moscow with armies of 3, 2, 1 and 1: 8 against 3. It pays with the Army 3, and the others hold Moscow.',
    table(...AT_MOSCOW, MOSCOW),
    ['launch alpha from kiev', 'keep', 'match army-3'],
    {
      piles: {
        axis: { win: cards('army-3'), moscow: cards('army-2 army-1 army-1'), discard: cards('dummy') },
        allies: { loss: cards('fort-2 army-1') },
      },
    },
    ['F-060', 'F-061', 'F-046', 'F-066', 'F-066a', 'F-A62', 'F-A08a'],
  ),
  course(
    'moscow-in-winter',
    'The Axis attacks Moscow with 8 in winter: with snow the defence has 5 instead of 3, and 8 is not twice as much.',
    table(...AT_MOSCOW, { ...MOSCOW, winter: true }),
    ['launch alpha from kiev', 'keep', 'lose army-1', 'lose army-1', 'lose army-1'],
    { quagmires: [{ at: 'moscow', attacker: 'axis' }] },
    ['F-079', 'F-A14', 'F-061', 'F-068'],
  ),
  course(
    'winter-in-the-sun',
    'Winter in Egypt adds nothing: 2 against 1 is a victory.',
    table({ alpha: 'army-2' }, { egypt: 'army-1' }, { winter: true, ...axisAt('egypt') }),
    ['launch alpha from libya', 'keep'],
    { winter: true, piles: { axis: { win: cards('army-2') } } },
    ['F-061', 'F-A08', 'F-066'],
  ),
  course(
    'winter-at-sea',
    'Winter in the North Sea, which has snow: the defence is 2 stronger.',
    table({ alpha: 'fleet-3' }, {}, { winter: true, ...axisAt('northsea') }),
    FROM_RUHR,
    { winter: true, quagmires: [{ at: 'northsea', attacker: 'axis' }] },
    ['F-079', 'F-A14', 'F-063', 'F-094'],
  ),
  course(
    'four-against-four',
    '4 against 4.',
    table({ alpha: 'army-3 army-1' }, { paris: 'army-2 army-2' }, DELTA),
    [...FROM_RUHR, 'lose army-1'],
    { quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ['F-061', 'F-068'],
  ),
  course(
    'seven-against-four',
    '7 against 4: one less than twice as much.',
    table({ alpha: 'army-3 army-2 army-2' }, { paris: 'army-2 army-2' }, DELTA),
    [...FROM_RUHR, 'lose army-2'],
    { quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ['F-061', 'F-068'],
  ),
  course(
    'eight-against-four',
    '8 against 4: twice as much.',
    table({ alpha: 'army-3 army-3 army-2' }, { paris: 'army-2 army-2' }, DELTA),
    FROM_RUHR,
    { fallen: ['paris'] },
    ['F-061', 'F-066', 'F-A08'],
  ),
  course(
    'three-against-four',
    '3 against 4: a defeat. The attacker loses the Army 3, and the defender pays with 3 or a little more.',
    table({ alpha: 'army-3' }, { paris: 'army-2 army-2' }, DELTA),
    FROM_RUHR,
    { piles: { axis: { loss: cards('army-3') }, allies: { win: cards('army-2 army-2') } } },
    ['F-061', 'F-064', 'F-067'],
  ),
  course(
    'two-against-four',
    '2 against 4: a rout. The attacker loses the Army 2, and the defender nothing.',
    table({ alpha: 'army-2' }, { paris: 'army-2 army-2' }, DELTA),
    FROM_RUHR,
    { piles: { axis: { loss: cards('army-2') }, allies: { paris: cards('army-2 army-2') } } },
    ['F-061', 'F-065', 'F-067'],
  ),
  course(
    'four-against-five',
    '4 against 5: a defeat, and the defender pays with 4 of an Army 3, an Army 1 and an Army 1.',
    table({ alpha: 'army-2 army-2' }, { paris: 'army-3 army-1 army-1' }, DELTA),
    FROM_RUHR,
    { piles: { allies: { win: cards('army-3 army-1'), paris: cards('army-1') } } },
    ['F-061', 'F-064', 'F-067'],
  ),
  course(
    'lone-landing',
    'A landing with an Army 1 alone in an empty area: 1 against 4 is a rout.',
    theirTurn({}, { alpha: 'army-1' }, LANDING),
    ['launch alpha from northsea', 'keep'],
    { piles: { allies: { loss: cards('army-1') } } },
    ['F-063', 'F-080', 'F-065'],
  ),
  course(
    'empty-area-in-winter',
    'Two Army 3s attack an empty Paris in winter: 6 against 1. One Army 3 pays for it.',
    table({ alpha: 'army-3 army-3' }, {}, { winter: true, ...DELTA }),
    FROM_RUHR,
    { winter: true, piles: { axis: { win: cards('army-3'), paris: cards('army-3') } } },
    ['F-063', 'F-079', 'F-066'],
  ),
  course(
    'empty-area-in-summer',
    'The Axis attacks an empty Paris with an Army 1: it wins against nothing, pays with its only card, and leaves Paris empty.',
    table({ alpha: 'army-1' }, {}, DELTA),
    FROM_RUHR,
    { fallen: ['paris'], piles: { axis: { win: cards('army-1') } } },
    ['F-062', 'F-066'],
  ),
  course(
    'aircraft-at-sea',
    'An aircraft and a Fleet 1 fight at sea for 2.',
    table({ alpha: 'fleet-1 air army-3' }, { emed: 'fleet-1' }, axisAt('emed')),
    ['launch alpha from italy', 'keep', 'match air'],
    { piles: { axis: { win: cards('air'), emed: cards('fleet-1'), discard: cards('army-3') } } },
    ['F-094', 'F-B01', 'F-A09'],
  ),
];

/** The Allies hold Britain, and would land in Paris. */
const STRAIT = { ...LANDING, options: ['straits'] };
const NO_STRAIT = {
  ...STRAIT,
  control: { ...PARIS_FALLEN.control, britain: 'axis' },
  fallen: ['paris', 'britain'],
};
const SHELLING = { ...LANDING, options: ['shore-bombardment'] };

export const LANDING_EXAMPLES: readonly FogExample[] = [
  course(
    'across-the-channel',
    'The Allies hold Britain: from the North Atlantic they land in Paris across a strait. The defence has 2 more, and aircraft fight.',
    theirTurn({}, { alpha: 'army-3 air' }, STRAIT),
    ['launch alpha from natlantic', 'keep'],
    { piles: { allies: { win: cards('army-3'), paris: cards('air') } } },
    ['F-192', 'F-192a', 'F-063'],
  ),
  course(
    'not-across-the-channel',
    'Britain is Axis: the landing is across no strait. The defence has 4 more, and the aircraft is discarded.',
    theirTurn({}, { alpha: 'army-3 air' }, NO_STRAIT),
    ['launch alpha from natlantic', 'keep'],
    { piles: { allies: { discard: cards('air'), loss: cards('army-3') } } },
    ['F-192', 'F-080'],
  ),
  course(
    'fleets-shell-the-shore',
    'Fleets of 3 and 2 fire at Paris with half of 5, which is 2: 5 against 4. It is a quagmire, so the fleets go to the Win stack.',
    theirTurn({}, { alpha: 'army-2 army-1 fleet-3 fleet-2' }, SHELLING),
    ['launch alpha from northsea', 'keep', 'lose army-1'],
    { piles: { allies: { win: cards('fleet-3 fleet-2'), loss: cards('army-1') } } },
    ['F-193', 'F-193a', 'F-068'],
  ),
  course(
    'shelling-is-limited',
    'Fleets of 3 and 3 would fire with 3, but the only army to land is an Army 1: they add 1. The attack is routed, and the fleets are lost with it.',
    theirTurn({}, { alpha: 'army-1 fleet-3 fleet-3' }, SHELLING),
    ['launch alpha from northsea', 'keep'],
    { piles: { allies: { loss: cards('army-1 fleet-3 fleet-3') } } },
    ['F-193', 'F-193a', 'F-065'],
  ),
  course(
    'fleets-after-a-victory',
    'The landing wins: the fleet that fired is discarded, and does not pay.',
    theirTurn(
      {},
      { alpha: 'army-3 army-3 army-2 fleet-2' },
      { ...SHELLING, ...soviet([], PARIS_FALLEN.control) },
    ),
    ['launch alpha from northsea', 'keep'],
    { piles: { allies: { discard: cards('fleet-2'), win: cards('army-3 army-2'), paris: cards('army-3') } } },
    ['F-193', 'F-193a', 'F-A08'],
  ),
  course(
    'fleets-land-alone',
    'Only fleets land: they are routed and lost.',
    theirTurn({}, { alpha: 'fleet-2 dummy' }, SHELLING),
    ['launch alpha from northsea'],
    { piles: { allies: { loss: cards('fleet-2'), discard: cards('dummy') } } },
    ['F-A66a', 'F-049'],
  ),
];

/** A fight over Paris has been won, and the attacker is asked what pays for it. */
const won = (paris: string, need: number, options: readonly string[] = []) =>
  table(
    { paris },
    {},
    {
      options,
      played: true,
      waits: [
        { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' },
        { kind: 'match', seat: 'axis', need, attacks: true },
      ],
    },
  );
/** The Axis attacks Spain from Vichy; the Allies and Spain defend it. */
const held = (allies: string, spain: string, alpha = 'army-2') =>
  table(
    { alpha },
    { spain: allies },
    { control: { vichy: 'axis' }, ...axisAt('spain'), neutrals: { spain: cards(spain) } },
  );
const AT_SPAIN = ['launch alpha from vichy', 'keep'] as const;

export const PAYMENT_EXAMPLES: readonly FogExample[] = [
  yes(
    'pays-exactly',
    'The Axis has armies of 3, 2, 1 and 1, and pays a strength of 3 with the Army 2 and an Army 1.',
    won('army-3 army-2 army-1 army-1', 3),
    'match army-2 army-1',
    ['F-066', 'F-A08a'],
  ),
  yes(
    'pays-a-little-more',
    'The Axis has an Army 3 and two Army 2s, and pays a strength of 1 with an Army 2: nothing comes closer.',
    won('army-3 army-2 army-2', 1),
    'match army-2',
    ['F-066', 'F-A08'],
  ),
  no(
    'pays-too-much',
    'The Axis has an Army 3 and two Army 2s, and wants to pay a strength of 1 with the Army 3.',
    won('army-3 army-2 army-2', 1),
    'match army-3',
    ['F-A08'],
    { restsOn: 'F-A08' },
  ),
  no(
    'pays-with-all',
    'The Axis has an Army 3, an Army 2 and an Army 1, and wants to pay a strength of 1 with all three.',
    won('army-3 army-2 army-1', 1),
    'match army-3 army-2 army-1',
    ['F-A08'],
    { restsOn: 'F-A08a', shows: ['F-A08', 'F-A08a'] },
  ),
  yes(
    'aircraft-pays-one',
    'The Axis has an Army 2 and an aircraft, and pays a strength of 1 on land with the aircraft.',
    won('army-2 air', 1),
    'match air',
    ['F-A09', 'F-A62'],
  ),
  course(
    'players-cards-pay-first',
    'The Allies have an Army 1 in Spain beside two neutral Army 1s. The Axis is beaten with 2 against 3: the Allied army pays, and a neutral card the rest.',
    held('army-1', 'army-1 army-1'),
    AT_SPAIN,
    { piles: { allies: { win: cards('army-1') } }, neutrals: { spain: cards('army-1') } },
    ['F-A55', 'F-064', 'F-162', 'F-A07'],
  ),
  yes(
    'neutrals-pay-the-rest',
    'The Axis is beaten in Spain with 3 against 5. The Allies pay with their Army 1 first, and a neutral Army 2 pays the rest.',
    held('army-1', 'army-1 army-1 army-2', 'army-3'),
    'match army-1 neutral army-2',
    ['F-064', 'F-A10', 'F-A55', 'F-A62'],
    { before: AT_SPAIN },
  ),
  no(
    'neutrals-do-not-pay-first',
    'The Axis is beaten in Spain with 3 against 5, and the Allies, who have an Army 1 there, want neutral cards alone to pay.',
    held('army-1', 'army-1 army-1 army-2', 'army-3'),
    'match neutral army-2 army-1',
    ['F-A10'],
    { before: AT_SPAIN, restsOn: 'F-A10' },
  ),
  course(
    'neutral-cards-leave',
    'The Axis takes Scandinavia with 4 against 2: the neutral card leaves the game.',
    table(
      { alpha: 'army-3 army-1' },
      {},
      { ...axisAt('scandinavia'), neutrals: { scandinavia: cards('army-2') } },
    ),
    FROM_RUHR,
    { neutralsLost: cards('army-2'), control: { scandinavia: 'axis' } },
    ['F-162', 'F-A05', 'F-A07', 'F-066', 'F-A08'],
  ),
];

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
