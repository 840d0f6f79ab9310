import { course, no, yes } from '../../src/book/writing.ts';
import { allBut, axisAt, cards, table, theirTurn, wheel, type FogExample } from './examples-tables.ts';

const FULL = 'army-1 army-1 army-1';
const LOOKING = { stage: 'intel', played: true } as const;
/** Both sides have played and drawn everything. */
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;

export const YEAR_EXAMPLES: readonly FogExample[] = [
  course(
    'winter-comes',
    'The Axis wants to draw three cards, and two are left in its deck: it draws both, and it is winter.',
    table({ discard: allBut('axis', 'army-2 army-1') }, { hand: FULL }, LOOKING),
    ['done', 'draw army-2', 'draw army-1'],
    { winter: true, active: 'allies', piles: { axis: { hand: cards('army-2 army-1') } } },
    ['F-025', 'F-026', 'F-014', 'F-010'],
  ),
  course(
    'year-is-over',
    'Nobody holds a card, and both decks are empty when the Axis ends its turn.',
    table(...OUT, { ...LOOKING, winter: true }),
    ['done'],
    { points: 8 },
    ['F-012', 'F-A33', 'F-100', 'F-A03', 'F-181', 'F-B02', 'F-A04'],
  ),
  course(
    'one-card-left',
    'The Axis has no cards left, and the Allies hold one: the year goes on.',
    table(OUT[0], { hand: 'army-1', discard: allBut('allies', 'army-1') }, { ...LOOKING, winter: true }),
    ['done'],
    { active: 'allies', winter: true },
    ['F-010'],
  ),
  course(
    'turn-without-cards',
    'The Allies have nothing to play or to draw, and have their turn all the same.',
    table({ hand: FULL }, OUT[1], { ...LOOKING, winter: true }),
    ['done'],
    { active: 'allies' },
    ['F-013', 'F-A01'],
  ),
  course(
    'launch-without-cards',
    'The Axis has no cards left, and launches an operation that waits on its wheel.',
    table(
      { alpha: 'army-3', discard: allBut('axis', 'army-3') },
      { paris: 'army-1' },
      { winter: true, ...axisAt('paris', 'charlie') },
    ),
    ['launch alpha from ruhr', 'keep'],
    { piles: { axis: { paris: cards('army-3') } } },
    ['F-047'],
  ),
  course(
    'larger-deck-begins',
    'A new year: the Axis has 6 cards left when both have drawn, and the Allies have more.',
    table(
      {
        discard: 'army-1 army-1 army-1 army-2 dummy dummy dummy dummy dummy',
        ruhr: 'dummy dummy dummy',
        loss: allBut('axis', 'army-1 army-1 army-1 army-2', true),
      },
      { discard: allBut('allies') },
      {
        ...LOOKING,
        winter: true,
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
        ],
      },
    ),
    ['done', 'draw army-1', 'draw army-1', 'draw army-2', 'draw army-1', 'draw army-1', 'draw air'],
    { year: 1941, active: 'allies' },
    ['F-011', 'F-106'],
  ),
];

export const TURN_EXAMPLES: readonly FogExample[] = [
  course(
    'wheel-is-turned',
    'The Allies end their turn, and the Axis has an operation in Alpha: NEW OP goes on to Bravo.',
    theirTurn({ alpha: 'army-3' }, { hand: FULL }, { ...LOOKING, ...axisAt('paris', 'alpha') }),
    ['done'],
    { wheels: { axis: { turned: 'bravo' } } },
    ['F-021', 'F-010'],
  ),
  course(
    'wheel-is-empty',
    'The Allies end their turn, and no operation is on the wheel of the Axis: it stays where it is.',
    theirTurn({}, { hand: FULL }, { ...LOOKING, wheels: { axis: wheel('charlie') } }),
    ['done'],
    { wheels: { axis: { turned: 'charlie' } } },
    ['F-A01'],
  ),
  course(
    'operation-waits-too-long',
    'Alpha was not launched at its last chance: NEW OP comes over it, and its cards are discarded.',
    theirTurn({ alpha: 'army-3 dummy' }, { hand: FULL }, { ...LOOKING, ...axisAt('paris', 'foxtrot') }),
    ['done'],
    { piles: { axis: { discard: cards('army-3 dummy') } } },
    ['F-021'],
  ),
  course(
    'new-one-in-its-place',
    'Alpha has just been disbanded. Its space and its province card are free, and the Axis begins anew with both.',
    theirTurn(
      { hand: 'army-1', alpha: 'army-3' },
      { hand: FULL },
      { ...LOOKING, ...axisAt('paris', 'foxtrot') },
    ),
    ['done', 'plan paris army-1'],
    { wheels: { axis: { plans: { alpha: 'paris' } } }, piles: { axis: { alpha: cards('army-1') } } },
    ['F-021', 'F-040', 'F-B03'],
  ),
  course(
    'a-turn-in-short',
    'The Axis puts an army into Ruhr and ends its actions; there is nothing to look at, so it draws.',
    table({ hand: 'army-1 army-2' }, {}),
    ['place army-1 ruhr', 'done', 'draw army-3', 'draw dummy'],
    { active: 'allies', piles: { axis: { hand: cards('army-3 army-2 dummy'), ruhr: cards('army-1') } } },
    ['F-020', 'F-030', 'F-A32', 'F-025'],
  ),
  no(
    'launching-plays-none',
    'The Axis has launched an operation and holds an army: a card still has to leave its hand.',
    table({ hand: 'army-1', alpha: 'dummy' }, { paris: 'army-1' }, axisAt('paris')),
    'done',
    ['F-024'],
    { before: ['launch alpha from ruhr'] },
  ),
  yes(
    'look-as-an-action',
    'The Axis looks at Paris before it launches, for two tokens.',
    table({ alpha: 'army-3' }, { paris: 'army-2' }, axisAt('paris')),
    'intel paris',
    ['F-022', 'F-121'],
  ),
  no(
    'quagmire-first',
    'The Axis wants to end its actions, and a quagmire that it began is not resolved.',
    table(
      { paris: 'army-2' },
      { paris: 'army-2' },
      { played: true, quagmires: [{ at: 'paris', attacker: 'axis', due: true }] },
    ),
    'done',
    ['F-023'],
  ),
  course(
    'quagmire-is-due',
    'The Allies end their turn, and the Axis is in a quagmire in Paris.',
    theirTurn(
      { paris: 'army-2' },
      { hand: FULL, paris: 'army-2' },
      { ...LOOKING, quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ),
    ['done'],
    { quagmires: [{ at: 'paris', attacker: 'axis', due: true }] },
    ['F-023'],
  ),
  course(
    'two-turns-running',
    'The Allies had the last turn of the year and have the first of the next: their new quagmire in Libya is due.',
    theirTurn(
      {
        libya: 'army-1',
        discard: 'army-2 army-2 army-2',
        ruhr: 'dummy dummy dummy dummy dummy dummy dummy dummy',
        loss: allBut('axis', 'army-1 army-2 army-2 army-2', true),
      },
      { libya: 'army-1', discard: allBut('allies', 'army-1') },
      {
        ...LOOKING,
        winter: true,
        quagmires: [{ at: 'libya', attacker: 'allies' }],
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'allies' },
        ],
      },
    ),
    ['done', 'draw army-2', 'draw army-2', 'draw army-2', 'draw army-1', 'draw army-1', 'draw air'],
    { year: 1941, quagmires: [{ at: 'libya', attacker: 'allies', due: true }] },
    ['F-A57', 'F-023'],
  ),
  yes(
    'cards-are-kept',
    'The Allies have played one card and keep two for later.',
    theirTurn({}, { hand: 'army-1 army-2' }, { played: true }),
    'done',
    ['F-020'],
  ),
];

/** The Axis holds Greece, and no supply comes there. */
const CUT_OFF = { options: ['supply-and-defence'], control: { greece: 'axis' } } as const;

export const DEFENCE_EXAMPLES: readonly FogExample[] = [
  course(
    'guard-an-area',
    'The Axis puts an army into Ruhr, where four cards lie already.',
    table({ hand: 'army-1', ruhr: 'army-2 army-1 air dummy' }, {}),
    ['place army-1 ruhr'],
    { piles: { axis: { ruhr: cards('army-2 army-1 army-1 air dummy') } } },
    ['F-030', 'F-031', 'F-032', 'F-033', 'F-A32'],
  ),
  yes(
    'guard-a-neutral',
    'The Allies put an army into neutral Spain, beside its three neutral cards.',
    theirTurn({}, { hand: 'army-1' }, { neutrals: { spain: cards('army-1 army-2 army-2') } }),
    'place army-1 spain',
    ['F-030', 'F-033'],
  ),
  no(
    'not-to-the-enemy',
    'The Allies want to put an army into Libya, which is Axis.',
    theirTurn({}, { hand: 'army-1' }),
    'place army-1 libya',
    ['F-030'],
  ),
  yes(
    'axis-guards-kiev',
    'The Axis puts an army into Kiev while the USSR is neutral.',
    table({ hand: 'army-1' }, {}),
    'place army-1 kiev',
    ['F-A22'],
    { restsOn: 'F-A22' },
  ),
  no(
    'guard-without-supply',
    'With the advanced rule the Axis wants to put an army into Greece, where no supply comes.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 greece',
    ['F-190'],
  ),
  yes(
    'guard-in-supply',
    'With the advanced rule the Axis puts an army into Libya, which the Western Mediterranean supplies.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 libya',
    ['F-190', 'F-030'],
  ),
  yes(
    'neutral-without-supply',
    'With the advanced rule the Axis puts an army into neutral Turkey, where supply does not matter.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 turkey',
    ['F-A64'],
  ),
  yes(
    'attackers-without-supply',
    'With the advanced rule the Axis adds to its attack in Egypt, though no supply comes there.',
    table(
      { hand: 'army-1', egypt: 'army-2' },
      { egypt: 'army-2' },
      {
        options: ['supply-and-defence'],
        control: { wmed: 'allies' },
        quagmires: [{ at: 'egypt', attacker: 'axis', due: true }],
      },
    ),
    'place army-1 egypt',
    ['F-A64', 'F-072'],
  ),
  no(
    'defenders-without-supply',
    'With the advanced rule the Axis, cut off in Greece, wants to add to its defence in the quagmire there.',
    table(
      { hand: 'army-1', greece: 'army-2' },
      { greece: 'army-2' },
      { ...CUT_OFF, quagmires: [{ at: 'greece', attacker: 'allies' }] },
    ),
    'place army-1 greece',
    ['F-190'],
  ),
];
