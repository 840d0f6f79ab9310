import { course, no, yes } from '../../src/book/writing.ts';
import {
  alliesAt,
  axisAt,
  cards,
  PARIS_FALLEN,
  soviet,
  table,
  theirTurn,
  type FogExample,
} from './examples-tables.ts';

const FROM_RUHR = ['launch alpha from ruhr', 'keep'] as const;
const DELTA = axisAt('paris');

/** The Axis attacks Moscow from Kiev with 7, at its last chance. */
const AT_MOSCOW = [{ alpha: 'army-3 army-2 army-1 army-1 dummy' }, { moscow: 'fort-2 army-1' }] as const;
const MOSCOW = { ...soviet(['kiev']), ...axisAt('moscow', 'foxtrot') };
/** The Allies would land in Paris, which has fallen. */
const LANDING = { ...PARIS_FALLEN, ...alliesAt('paris') };

export const LAUNCH_EXAMPLES: readonly FogExample[] = [
  course(
    'target-is-shown',
    'The Axis shows Paris, names Ruhr, and both turn over what they have.',
    table({ alpha: 'army-2 dummy' }, { paris: 'army-1 dummy' }, DELTA),
    FROM_RUHR,
    { piles: { axis: { discard: cards('dummy') }, allies: { discard: cards('dummy') } } },
    ['F-047', 'F-048', 'F-071', 'F-A48', 'F-B01'],
  ),
  no(
    'supply-is-there',
    'Ruhr could launch the attack: the Axis may not show the target and let it be.',
    table({ alpha: 'army-2' }, {}, DELTA),
    'launch alpha',
    ['F-A52'],
  ),
  course(
    'target-without-supply',
    'The Axis shows Moscow, and no area of its own lies beside it. Nobody has been attacked, and the USSR stays neutral.',
    table({ alpha: 'army-2' }, {}, axisAt('moscow')),
    ['launch alpha'],
    { piles: { axis: { discard: cards('army-2') } } },
    ['F-A52'],
  ),
  no(
    'not-from-the-north-sea',
    'The Allies want to attack Ruhr from the North Sea.',
    theirTurn({}, { alpha: 'army-3' }, alliesAt('ruhr')),
    'launch alpha from northsea',
    ['F-170'],
  ),
  yes(
    'into-the-north-sea',
    'The other way it may be done: from Ruhr the Axis attacks the North Sea.',
    table({ alpha: 'fleet-2' }, {}, axisAt('northsea')),
    'launch alpha from ruhr',
    ['F-090', 'F-094'],
  ),
  course(
    'misfits-in-the-attack',
    'A fort and a fleet are in an attack on Paris: both are discarded, and the two armies fight alone.',
    table({ alpha: 'army-1 army-1 fort-2 fleet-1' }, { paris: 'army-1' }, DELTA),
    FROM_RUHR,
    { piles: { axis: { discard: cards('fort-2 fleet-1'), paris: cards('army-1') } } },
    ['F-048', 'F-B01'],
  ),
  course(
    'misfits-in-defence',
    'A fleet lies in Paris, and an army beside it: the fleet is discarded too.',
    table({ alpha: 'army-2' }, { paris: 'army-1 fleet-1' }, DELTA),
    FROM_RUHR,
    { piles: { allies: { discard: cards('fleet-1'), loss: cards('army-1') } } },
    ['F-A39', 'F-B01'],
  ),
  course(
    'dummies-attack',
    'Two dummies attack Paris: they are routed, and nothing is lost.',
    table({ alpha: 'dummy dummy' }, { paris: 'army-1' }, DELTA),
    ['launch alpha from ruhr'],
    { piles: { axis: { discard: cards('dummy dummy') }, allies: { paris: cards('army-1') } } },
    ['F-049', 'F-071'],
  ),
  course(
    'fort-attacks',
    'A fort alone attacks an empty Paris: a fort only defends, and the attack is routed.',
    table({ alpha: 'fort-2' }, {}, DELTA),
    ['launch alpha from ruhr'],
    { piles: { axis: { discard: cards('fort-2') } } },
    ['F-049', 'F-B01'],
  ),
  course(
    'advantage-is-spent',
    'The Axis spends the advantage on 3 against 2: 4 against 2 is a victory, and the Allies have the advantage now.',
    table({ alpha: 'army-3' }, { paris: 'army-2' }, DELTA),
    ['launch alpha from ruhr', 'spend'],
    { advantage: 'allies', fallen: ['paris'] },
    ['F-050', 'F-061'],
  ),
  course(
    'defender-spends-it',
    'The Allies have the advantage and spend it: 4 against 3 is a quagmire. It does not count when that is resolved.',
    table({ alpha: 'army-3 army-1' }, { paris: 'army-2' }, { advantage: 'allies', ...DELTA }),
    ['launch alpha from ruhr', 'spend', 'lose army-1'],
    { quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ['F-050', 'F-061'],
  ),
  course(
    'aircraft-alone',
    'With the advanced rule, two aircraft cannot attack Paris alone: the operation is disbanded.',
    table({ alpha: 'air air' }, { paris: 'army-1' }, { options: ['air-support'], ...DELTA }),
    ['launch alpha from ruhr'],
    { piles: { axis: { discard: cards('air air') }, allies: { paris: cards('army-1') } } },
    ['F-194'],
  ),
  course(
    'aircraft-with-an-army',
    'With the advanced rule, an aircraft attacks with an army beside it.',
    table({ alpha: 'air army-1' }, { paris: 'army-1' }, { options: ['air-support'], ...DELTA }),
    [...FROM_RUHR, 'match army-1'],
    { fallen: ['paris'] },
    ['F-A66', 'F-048'],
  ),
  course(
    'fort-is-no-support',
    'With the advanced rule, an aircraft attacks with a fort: a fort is no army, and both are disbanded.',
    table({ alpha: 'air fort-2' }, { paris: 'army-1' }, { options: ['air-support'], ...DELTA }),
    ['launch alpha from ruhr'],
    { piles: { axis: { discard: cards('fort-2 air') } } },
    ['F-194'],
  ),
];

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
    'The same in winter: with snow the defence has 5, and 8 are not twice as much.',
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
    'An Army 1 lands in an empty area: 1 against 4 is a rout.',
    theirTurn({}, { alpha: 'army-1' }, LANDING),
    ['launch alpha from northsea', 'keep'],
    { piles: { allies: { loss: cards('army-1') } } },
    ['F-063', 'F-080', 'F-065'],
  ),
  course(
    'empty-area-in-winter',
    'Two Armies 3 attack an empty Paris in winter: 6 against 1. One Army 3 pays for it.',
    table({ alpha: 'army-3 army-3' }, {}, { winter: true, ...DELTA }),
    FROM_RUHR,
    { winter: true, piles: { axis: { win: cards('army-3'), paris: cards('army-3') } } },
    ['F-063', 'F-079', 'F-066'],
  ),
  course(
    'empty-area-in-summer',
    'An Army 1 attacks an empty Paris: it wins against nothing, pays with its only card, and leaves Paris empty.',
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
    'Fleets of 3 and 2 fire at Paris with half of 5, which is 2: 5 against 4. They join the cards that won, since it is a quagmire.',
    theirTurn({}, { alpha: 'army-2 army-1 fleet-3 fleet-2' }, SHELLING),
    ['launch alpha from northsea', 'keep', 'lose army-1'],
    { piles: { allies: { win: cards('fleet-3 fleet-2'), loss: cards('army-1') } } },
    ['F-193', 'F-193a', 'F-068'],
  ),
  course(
    'shelling-is-limited',
    'Fleets of 3 and 3 would fire with 3, but an Army 1 lands alone: they add 1. The attack is routed, and the fleets are lost with it.',
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
      ...{ options, played: true },
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
    'For a strength of 3, Army 2 and Army 1 of Army 3, 2, 1 and 1.',
    won('army-3 army-2 army-1 army-1', 3),
    'match army-2 army-1',
    ['F-066', 'F-A08a'],
  ),
  yes(
    'pays-a-little-more',
    'For a strength of 1, Army 2 of Army 3 and two Armies 2: nothing comes closer.',
    won('army-3 army-2 army-2', 1),
    'match army-2',
    ['F-066', 'F-A08'],
  ),
  no(
    'pays-too-much',
    'For a strength of 1, Army 3 of Army 3 and two Armies 2.',
    won('army-3 army-2 army-2', 1),
    'match army-3',
    ['F-A08'],
    { restsOn: 'F-A08' },
  ),
  no(
    'pays-with-all',
    'For a strength of 1, all three cards.',
    won('army-3 army-2 army-1', 1),
    'match army-3 army-2 army-1',
    ['F-A08'],
    { restsOn: 'F-A08a', shows: ['F-A08', 'F-A08a'] },
  ),
  yes('aircraft-pays-one', 'For a strength of 1 on land, an aircraft.', won('army-2 air', 1), 'match air', [
    'F-A09',
    'F-A62',
  ]),
  course(
    'players-cards-pay-first',
    'The Allies have an Army 1 in Spain beside two neutral Armies 1. The Axis is beaten with 2 against 3: the Army 1 pays, and a neutral card the rest.',
    held('army-1', 'army-1 army-1'),
    AT_SPAIN,
    { piles: { allies: { win: cards('army-1') } }, neutrals: { spain: cards('army-1') } },
    ['F-A55', 'F-064', 'F-162', 'F-A07'],
  ),
  yes(
    'neutrals-pay-the-rest',
    'The Axis is beaten in Spain with 3 against 5. The Allied Army 1 pays first; a neutral Army 2 pays the rest.',
    held('army-1', 'army-1 army-1 army-2', 'army-3'),
    'match army-1 neutral army-2',
    ['F-064', 'F-A10', 'F-A55', 'F-A62'],
    { before: AT_SPAIN },
  ),
  no(
    'neutrals-do-not-pay-first',
    'The same, but the Allies want neutral cards alone to pay.',
    held('army-1', 'army-1 army-1 army-2', 'army-3'),
    'match neutral army-2 army-1',
    ['F-A08'],
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
