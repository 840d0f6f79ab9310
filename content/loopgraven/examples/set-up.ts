import type { FaultExample } from '../../../src/book/example.ts';
import type { InEach } from '../../../src/language.ts';
import { course, no, type Titled } from '../../../src/book/writing.ts';
import { green, table, units, type LoopCourse, type LoopTry } from './written-tables.ts';
import type { StatementId } from '../statements.ts';

const EMPTY = { stage: 'length' } as const;
const BEFORE_ROLLS = { stage: 'first', length: 'long' } as const;

export const SET_UP_EXAMPLES: readonly (LoopCourse | LoopTry | Titled<FaultExample<StatementId>, InEach>)[] =
  [
    course(
      'short-game',
      {
        en: 'A short game of two: 10 tokens each, and nobody on the board.',
        nl: 'Een kort spel met z’n tweeën: ieder 10 tokens, en niemand op het bord.',
      },
      EMPTY,
      ['length short', 'players 2'],
      { stage: 'first', purses: { red: 10, gray: 10 } },
      ['W-001', 'W-A27', 'W-A02', 'W-081', 'W-002', 'W-003'],
    ),
    course(
      'four-players',
      {
        en: 'Four play: each has tokens and a section of the trench.',
        nl: 'Een spel met z’n vieren: ieder heeft tokens en een eigen stuk loopgraaf.',
      },
      EMPTY,
      ['length short', 'players 4'],
      { stage: 'first', purses: { red: 10, gray: 10, violet: 10, blue: 10 } },
      ['W-A34', 'W-A34a'],
    ),
    course(
      'higher-begins',
      {
        en: 'Side A rolls 5, side B 3: side A begins, in a green round.',
        nl: 'Team A gooit 5, team B 3: team A begint, in een groene ronde.',
      },
      BEFORE_ROLLS,
      ['roll 5', 'roll 3'],
      { stage: 'event', round: 1 },
      ['W-004', 'W-A33', 'W-020', 'W-A01'],
    ),
    course(
      'equal-rolls',
      {
        en: 'Each side’s die shows 4: both are rolled again.',
        nl: 'Beide gooien 4: er wordt opnieuw gegooid.',
      },
      BEFORE_ROLLS,
      ['roll 4', 'roll 4'],
      { stage: 'first' },
      ['W-A30'],
    ),
    {
      kind: 'fault',
      id: 'two-on-a-space',
      title: { en: 'Two units on one space.', nl: 'Twee troepen op één vak.' },
      position: table(['red platoon e5', 'gray platoon e5']),
      places: ['units[1].at'],
      shows: ['W-042'],
    },
    no(
      'no-tank-in-a-short-game',
      {
        en: 'In a short game there are no tanks to deploy.',
        nl: 'In een kort spel is er geen tank om in te zetten.',
      },
      { length: 'short', purses: { red: 10 } },
      'deploy tank a2',
      ['W-001'],
    ),
  ];

const NEXT_IS_RED = { round: 1, active: 'gray' } as const;
const IN_TRENCHES = ['red platoon k2', 'red tank k3'];
const THROTTLE = { by: 'P5', player: 'red', until: 3 } as const;

export const ROUND_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'turn-told',
    {
      en: 'Red’s whole turn: 3 tokens, two platoons bought, and a fight of two against one.',
      nl: 'De hele beurt van rood: 3 tokens, twee gekochte pelotons en een gevecht van twee tegen één.',
    },
    {
      ...table(['red platoon d4', 'red platoon d5', 'gray platoon e5', 'gray car h4']),
      length: 'short',
      round: 3,
      active: 'gray',
      purses: { red: 5, gray: 1 },
    },
    [
      'end',
      'deploy platoon a3',
      'deploy platoon a4',
      'attack e5 with d4 d5',
      'roll 4',
      'roll 1',
      'roll 3',
      'end',
    ],
    {
      active: 'gray',
      round: 4,
      purses: { red: undefined, gray: 4 },
      units: units(
        'red platoon d4',
        'red platoon d5',
        'gray platoon',
        'gray car h4',
        'red platoon a3',
        'red platoon a4',
      ),
    },
    ['W-020', 'W-010', 'W-032', 'W-033', 'W-051', 'W-052', 'W-A03', 'W-053', 'W-056'],
  ),
  course(
    'white-round',
    {
      en: 'A white round: nobody rolls, and red receives 3 tokens.',
      nl: 'Een witte ronde: niemand gooit, en rood krijgt 3 tokens.',
    },
    table([], NEXT_IS_RED),
    ['end'],
    { purses: { red: 3 } },
    ['W-A33', 'W-020', 'W-010'],
  ),
  no(
    'no-roll-in-white',
    {
      en: 'Somebody wants to roll for an event in a white round.',
      nl: 'Iemand wil in een witte ronde voor een eventkaart gooien.',
    },
    table([]),
    'roll 4',
    ['W-021'],
  ),
  course(
    'first-turn',
    {
      en: 'Red’s first turn: no income, and everything else as ever.',
      nl: 'De eerste beurt van rood: geen inkomen, en verder alles zoals altijd.',
    },
    { length: 'long', stage: 'event', round: 1, active: 'gray', purses: { red: 15, gray: 15 } },
    ['roll 3'],
    { stage: 'turn', purses: { red: 15, gray: 15 } },
    ['W-A35', 'W-A29', 'W-030'],
  ),
  course(
    'tier-one-income',
    {
      en: 'With tier 1 of the economy a turn brings 4.',
      nl: 'Met trede 1 van de economie brengt een beurt 4 op.',
    },
    table([], { ...NEXT_IS_RED, tiers: { red: { economy: 1 } } }),
    ['end'],
    { purses: { red: 4 } },
    ['W-011'],
  ),
  course(
    'income-of-trenches',
    {
      en: 'Tier 1 and a platoon and a tank in enemy trenches: 4 and 2 and 4 are 10.',
      nl: 'Trede 1, en een peloton en een tank in vijandelijke loopgraven: 4 en 2 en 4 is 10.',
    },
    table(IN_TRENCHES, { ...NEXT_IS_RED, tiers: { red: { economy: 1 } } }),
    ['end'],
    { purses: { red: 10 } },
    ['W-012', 'W-A23'],
  ),
  course(
    'throttle-in-trenches',
    {
      en: 'The same with Full throttle: the 4 are doubled, the 6 are not.',
      nl: 'Hetzelfde met Op volle toeren: de 4 wordt verdubbeld, de 6 niet.',
    },
    table(IN_TRENCHES, { ...NEXT_IS_RED, tiers: { red: { economy: 1 } }, effects: [THROTTLE] }),
    ['end'],
    { purses: { red: 14 }, effects: [{ ...THROTTLE, until: 2 }] },
    ['W-114', 'W-A21', 'W-013', 'W-A45'],
    { turnsOn: 'double-bonus' },
  ),
  course(
    'throttle-alone',
    { en: 'Full throttle at tier 0: 6 instead of 3.', nl: 'Op volle toeren op trede 0: 6 in plaats van 3.' },
    table([], { ...NEXT_IS_RED, effects: [THROTTLE] }),
    ['end'],
    { purses: { red: 6 } },
    ['W-114'],
  ),
  course(
    'two-throttles',
    {
      en: 'Two such cards at once: 6 all the same, and both are used.',
      nl: 'Twee van die kaarten tegelijk: toch 6, en beide zijn gebruikt.',
    },
    table([], { ...NEXT_IS_RED, effects: [THROTTLE, { ...THROTTLE, until: 1 }] }),
    ['end'],
    { purses: { red: 6 }, effects: [{ ...THROTTLE, until: 2 }] },
    ['W-A45'],
  ),
  course(
    'actions-lapse',
    {
      en: 'Red ends the turn with two actions left: they lapse.',
      nl: 'Rood beëindigt de beurt met nog twee acties: ze vervallen.',
    },
    table([], { purses: { red: 5 } }),
    ['end'],
    { active: 'gray', purses: { red: 5, gray: 3 } },
    ['W-A47a'],
  ),
  course(
    'order-of-four',
    {
      en: 'Of four players violet comes after gray: the sides take turns.',
      nl: 'Van vier spelers komt paars na grijs: de teams spelen om en om.',
    },
    table([], { players: 4, round: 1, active: 'gray' }),
    ['end'],
    { active: 'violet', round: 1 },
    ['W-A33'],
  ),
  course(
    'partner-without-troops',
    {
      en: 'Violet has no troops left, and has a turn all the same: red has some.',
      nl: 'Paars heeft geen troepen meer, en toch een beurt: rood heeft ze nog.',
    },
    table(['red platoon e5'], {
      players: 4,
      active: 'gray',
      pools: { violet: { platoon: 0, car: 0, tank: 0 } },
    }),
    ['end'],
    { active: 'violet' },
    ['W-A34b'],
  ),
  course(
    'general-counts-next-round',
    {
      en: 'A tier of the general that red buys now brings the third action in the next round.',
      nl: 'Een trede van de generaal die rood nu koopt, geeft in de volgende ronde een derde actie.',
    },
    table(['red platoon c3'], { purses: { red: 6 } }),
    ['upgrade general', 'end', 'end', 'roll 3', 'roll 3', 'move c3 to d3'],
    { actions: 2, round: 3 },
    ['W-065', 'W-060', 'W-030'],
  ),
];

export const EVENT_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'roll-of-three',
    { en: 'A 3 brings red no card; gray rolls next.', nl: 'Een 3 geeft rood geen kaart; nu gooit grijs.' },
    green('event'),
    ['roll 3'],
    { stage: 'event', active: 'gray' },
    ['W-021', 'W-A33a'],
  ),
  course(
    'roll-of-one',
    { en: 'The die shows 1: red draws a setback.', nl: 'Een 1 geeft een negatieve kaart.' },
    green('event'),
    ['roll 1'],
    { stage: 'negative' },
    ['W-021'],
  ),
  course(
    'roll-of-five',
    { en: 'The die shows 5: red draws a stroke of luck.', nl: 'Een 5 geeft een positieve kaart.' },
    green('event'),
    ['roll 5'],
    { stage: 'positive' },
    ['W-021'],
  ),
  course(
    'card-is-kept',
    {
      en: 'Keep digging lies before red’s side until its next attack.',
      nl: 'Keep Digging ligt voor het team van rood tot zijn volgende aanval.',
    },
    green('positive'),
    ['draw P1'],
    { held: { a: ['P1'] } },
    ['W-110', 'W-A43', 'W-082'],
  ),
  course(
    'stack-shuffled-anew',
    {
      en: 'No setback is left: the stack is shuffled anew.',
      nl: 'Er is geen negatieve kaart meer: de stapel wordt opnieuw geschud.',
    },
    green('event', [], { stacks: { negative: [] } }),
    ['roll 2', 'draw N4'],
    { stage: 'event', active: 'gray' },
    ['W-A43a'],
    { turnsOn: 'no-reshuffle' },
  ),
];
