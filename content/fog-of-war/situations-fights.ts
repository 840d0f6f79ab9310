import type { Situation } from '../../src/book/situation.ts';
import { count, oneOf } from '../../src/book/writing.ts';
import { cards, table, theirTurn, wheel } from './examples-tables.ts';
import { CARDS } from './situation.ts';
import { cardIn, holderOf, now, pileOf, quagmireIn, waitIn } from './table-reader.ts';

const QUAGMIRE: Situation = {
  id: 'quagmire',
  name: 'A quagmire that I attack in',
  fields: [
    oneOf(
      'begun',
      'It began or was resolved',
      'before',
      (seen) => (quagmireIn(seen, 'paris')?.due === true ? 'before' : 'now'),
      [
        ['before', 'In an earlier turn, and not yet in this one'],
        ['now', 'In this turn'],
      ],
    ),
    oneOf('card', 'I hold', 'army-1', (seen) => cardIn(seen, 'axis', 'hand'), CARDS),
  ],
  write: ({ choice }) =>
    table(
      { hand: choice('card'), paris: 'army-2' },
      { paris: 'army-1' },
      {
        quagmires: [
          { at: 'paris', attacker: 'axis', ...(choice('begun') === 'before' ? { due: true } : {}) },
        ],
        ...(choice('begun') === 'now' ? { played: true } : {}),
      },
    ),
  tries: ({ choice }) => [
    { says: 'Add my card to it', move: `place ${choice('card')} paris` },
    { says: 'Resolve it', move: 'resolve paris' },
    { says: 'End my actions', move: 'done' },
    { says: 'Begin an operation against that area', move: `plan paris ${choice('card')}` },
    { says: 'Look at what the enemy has there, for two tokens', move: 'intel paris' },
  ],
};

const FALL_BACK: Situation = {
  id: 'cut-off-attackers',
  name: 'The enemy resolves a quagmire against me',
  fields: [
    oneOf(
      'sea',
      'The Western Mediterranean, by which supply comes to them in Egypt, is',
      'mine',
      (seen) => (holderOf(seen, 'wmed', 'axis') === 'axis' ? 'theirs' : 'mine'),
      [
        ['mine', 'Mine'],
        ['theirs', 'Theirs'],
      ],
    ),
    oneOf(
      'advantage',
      'The advantage is',
      'mine',
      (seen) => (now(seen).advantage === 'allies' ? 'mine' : 'theirs'),
      [
        ['mine', 'Mine'],
        ['theirs', 'Theirs'],
      ],
    ),
  ],
  write: ({ choice }) =>
    table(
      { egypt: 'army-2' },
      { egypt: 'army-1' },
      {
        ...(choice('sea') === 'mine' ? { control: { wmed: 'allies' } } : {}),
        advantage: choice('advantage') === 'mine' ? 'allies' : 'axis',
        quagmires: [{ at: 'egypt', attacker: 'axis', due: true }],
      },
    ),
  before: () => ['resolve egypt'],
  tries: () => [
    { says: 'Send their attackers off, as they are cut off', move: 'cut' },
    { says: 'Fight them', move: 'fight' },
    { says: 'Spend the advantage', move: 'spend' },
    { says: 'Keep the advantage', move: 'keep' },
  ],
};

/** A fight over Paris has been won, and the attacker is asked what pays for it. */
const WON = { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' } as const;

const PAYING: Situation = {
  id: 'paying-for-victory',
  name: 'What pays for a victory',
  fields: [
    count('need', 'The defence had a strength of', 3, [2, 4], (seen) => waitIn(seen)?.need ?? 0),
    count('ones', 'Beside an Army 3 and two Army 2 I have of Army 1', 2, [2, 4], (seen) =>
      Number(pileOf(seen, 'axis', 'paris')['army-1'] ?? 0),
    ),
  ],
  write: ({ number }) =>
    table(
      { paris: `army-3 army-2 army-2 ${'army-1 '.repeat(number('ones'))}` },
      {},
      { waits: [WON, { kind: 'match', seat: 'axis', need: number('need'), attacks: true }], played: true },
    ),
  tries: () => [
    { says: 'Two Army 1s', move: 'match army-1 army-1' },
    { says: 'One Army 2', move: 'match army-2' },
    { says: 'One Army 3', move: 'match army-3' },
    { says: 'Army 2 and Army 1', move: 'match army-2 army-1' },
    { says: 'Both Army 2s', move: 'match army-2 army-2' },
    { says: 'Army 3 and Army 1', move: 'match army-3 army-1' },
    { says: 'Army 3 and Army 2', move: 'match army-3 army-2' },
  ],
};

/** What a card of mine in Spain is worth: the neutral cards there are worth 6, and 3 more than mine is due. */
const WORTH: Readonly<Record<string, number>> = { 'army-1': 1, 'army-2': 2, 'fort-3': 3 };
const HELD = { ...WON, seat: 'allies', at: 'spain', from: 'catlantic', step: 'held' } as const;

const HOLDING: Situation = {
  id: 'paying-with-neutrals',
  name: 'What pays when an area was held with neutral cards',
  fields: [
    oneOf(
      'mine',
      'Beside neutral Army 1, 2 and 3 I have there',
      'army-2',
      (seen) => cardIn(seen, 'axis', 'spain'),
      [
        ['army-1', 'An Army 1'],
        ['army-2', 'An Army 2'],
        ['fort-3', 'A Fort 3'],
      ],
    ),
  ],
  write: ({ choice }) =>
    theirTurn(
      { spain: choice('mine') },
      {},
      {
        control: { spain: 'axis' },
        neutrals: { spain: cards('army-1 army-2 army-3') },
        waits: [
          HELD,
          { kind: 'match', seat: 'axis', need: 3 + (WORTH[choice('mine')] ?? 0), attacks: false },
        ],
        played: true,
      },
    ),
  tries: ({ choice }) => [
    { says: 'My own card alone', move: `match ${choice('mine')}` },
    { says: 'My own card and the neutral Army 3', move: `match ${choice('mine')} neutral army-3` },
    {
      says: 'My own card and the neutral Army 2 and 1',
      move: `match ${choice('mine')} neutral army-2 army-1`,
    },
    { says: 'Neutral cards alone', move: 'match neutral army-3 army-2' },
  ],
};

const INTERDICTION: Situation = {
  id: 'showing-cards-at-sea',
  name: 'Their supply passes a sea of mine',
  fields: [
    oneOf('card', 'Beside a fleet I have there', 'air', (seen) => cardIn(seen, 'allies', 'wmed', 'fleet-2'), [
      ['', 'Nothing'],
      ['army-1', 'An army'],
      ['air', 'An aircraft'],
      ['dummy', 'A dummy'],
    ]),
  ],
  write: ({ choice }) =>
    table(
      { alpha: 'army-2 army-1' },
      { wmed: `fleet-2 ${choice('card')}`, egypt: 'army-1' },
      { control: { wmed: 'allies' }, wheels: { axis: wheel('delta', { alpha: 'egypt' }) }, played: true },
    ),
  before: ({ agreed }) => (agreed('sea-supply') ? ['launch alpha from libya via wmed'] : []),
  tries: ({ agreed }) => [
    { says: 'Show the fleet', move: 'show fleet-2 wmed' },
    { says: 'Show an aircraft', move: 'show air wmed' },
    { says: 'Show an army', move: 'show army-1 wmed' },
    { says: 'Show a dummy', move: 'show dummy wmed' },
    ...(agreed('sea-supply') ? [{ says: 'Show nothing', move: 'done' }] : []),
  ],
  nothing: ({ agreed }) =>
    agreed('sea-supply')
      ? null
      : 'Supply passes no sea of the enemy’s, and nobody shows cards, unless a table has agreed on supply at sea.',
};

export const FIGHT_SITUATIONS: readonly Situation[] = [QUAGMIRE, FALL_BACK, PAYING, HOLDING, INTERDICTION];
