import { course, no, yes } from '../../src/book/writing.ts';
import { FROM_RUHR, axisAt, cards, table, type FogExample } from './examples-tables.ts';

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
