import { course } from '../../src/book/writing.ts';
import {
  FROM_RUHR,
  PARIS_FALLEN,
  alliesAt,
  axisAt,
  cards,
  soviet,
  table,
  theirTurn,
  type FogExample,
} from './examples-tables.ts';

const DELTA = axisAt('paris');

/** The Axis attacks Moscow from Kiev with 7, at its last chance. */
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
