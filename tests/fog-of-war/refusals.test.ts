/** Every refusal in The Fog of War is a sentence. */
import { expect, it } from 'vitest';
import { alliesAt, axisAt, table, theirTurn } from '../../content/fog-of-war/examples/tables.ts';
import { SPEECH_EN } from '../../content/fog-of-war/messages.en.ts';
import { numberOf } from '../../src/games/fog-of-war/rules/areas.ts';
import type { Written } from '../../src/book/example.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { OPTION_IDS } from '../../src/games/fog-of-war/rules/options.ts';
import type { War } from '../../src/games/fog-of-war/rules/position.ts';
import type { FogSaid } from '../../src/games/fog-of-war/messages.ts';
import { sayingOf } from '../../src/language.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';

const say = sayingOf<FogSaid>(SPEECH_EN.catalogue);

/** Some positions of a random game. */
function positions(): readonly War[] {
  const begun = fogOfWar.setUp(OPTION_IDS, chanceOf('refusals'));
  if (!begun.ok) throw new Error(begun.faults.join());
  const all: War[] = [];
  playout(fogOfWar, begun.value, 'refusals', fogOfWar.bound, ({ after }) => all.push(after));
  return all.filter((_, index) => index % 11 === 0);
}

it('says why, with all names and figures, what some other position would allow', () => {
  const all = positions();
  const said = new Set<string>();
  for (const [index, position] of all.entries()) {
    const other = all[(index * 7 + 3) % all.length] ?? position;
    for (const move of fogOfWar.moves(other))
      for (const { remedy } of fogOfWar.judge(position, move).breaches) said.add(say(remedy as FogSaid));
  }
  expect(said.size).toBeGreaterThan(60);
  for (const sentence of said) expect(sentence).toMatch(/^[\p{L}\d“][^]*[^.]$/u);
  expect([...said].filter((sentence) => /undefined|NaN|null|\[object/.test(sentence))).toEqual([]);
});

it('says what may be set up where, and speaks of one area and of several', () => {
  expect(say({ says: 'notOwn', at: numberOf('spain') })).toBe('Spain is not yours');
  expect(say({ says: 'notYours', at: numberOf('balkans') })).toBe(
    'the Balkans are neither yours nor neutral',
  );
  expect(say({ says: 'fewTokens', cost: 2, has: 1 })).toBe('that takes 2 tokens, and one is ready');
});

/** Why a try is refused, and the advice: moves instead of it, or before it. */
function refused(written: Written, tried: string): readonly string[] {
  const read = fogForm.read(written);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const move = fogOfWar.parse(read.value, tried);
  if (!move.ok) throw new Error(tried);
  const { breaches } = fogOfWar.judge(read.value, move.value);
  const advice = breaches[0]?.advice ?? [];
  return [
    ...breaches.map(({ rule, remedy }) => `${rule}: ${say(remedy as FogSaid)}`),
    ...advice.flatMap(({ kind, moves }) => moves.map((one) => `${kind} ${fogOfWar.print(read.value, one)}`)),
  ];
}

const AT_PARIS = table({ alpha: 'army-2' }, {}, axisAt('paris'));
const CONVOY = table(
  { alpha: 'army-2' },
  {},
  { options: ['sea-supply'], control: { wmed: 'allies' }, ...axisAt('egypt') },
);

/** A battle for Paris that has been won and waits for payment. */
const waitsFor = (need: number) => [
  { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' },
  { kind: 'match', seat: 'axis', need, attacks: true },
];
const wonBy = (options: readonly string[]): Written =>
  table({ paris: 'army-3 army-2 army-2' }, {}, { options, played: true, waits: waitsFor(1) });

it.each([
  [
    'a launch area far away',
    AT_PARIS,
    'launch alpha from berlin',
    ['F-090: Berlin is not next to Paris; it can be launched from Ruhr', 'instead launch alpha from ruhr'],
  ],
  [
    'one of the enemy’s',
    AT_PARIS,
    'launch alpha from vichy',
    ['F-090: Vichy is the enemy’s; it can be launched from Ruhr', 'instead launch alpha from ruhr'],
  ],
  [
    'none at all',
    AT_PARIS,
    'launch alpha',
    ['F-A52: it can be launched from Ruhr, so it is not disbanded', 'instead launch alpha from ruhr'],
  ],
  [
    'one without supply',
    table({ alpha: 'army-2' }, {}, { control: { greece: 'axis' }, ...axisAt('yugoslavia') }),
    'launch alpha from greece',
    [
      'F-090: no supply comes to Greece; it can be launched from Berlin or Italy',
      'instead launch alpha from berlin',
      'instead launch alpha from italy',
    ],
  ],
  [
    'an area in quagmire that is no source',
    table(
      { alpha: 'army-2' },
      { poland: 'army-1' },
      { quagmires: [{ at: 'poland', attacker: 'allies' }], ...axisAt('kiev') },
    ),
    'launch alpha from poland',
    ['F-090: Poland is in quagmire, and it can be launched from nowhere else'],
  ],
  [
    'no sea for supply to pass',
    CONVOY,
    'launch alpha from libya',
    [
      'F-A65: supply has to come to Libya past the Western Mediterranean or the Eastern Mediterranean',
      'instead launch alpha from libya via wmed',
      'instead launch alpha from libya via emed',
    ],
  ],
  [
    'a sea that supply need not pass',
    { ...CONVOY, control: {} },
    'launch alpha from libya via emed',
    ['F-A65: supply comes to Libya past no sea of the enemy’s', 'instead launch alpha from libya'],
  ],
  [
    'a place off the map',
    theirTurn(
      {},
      { alpha: 'fleet-2' },
      { options: ['no-offmap-launch'], control: { catlantic: 'axis' }, ...alliesAt('catlantic') },
    ),
    'launch alpha from usa',
    [
      'F-A15: nothing is launched from USA/Canada at this table; it can be launched from the North Atlantic',
      'instead launch alpha from natlantic',
    ],
  ],
  [
    'a second operation against the same area',
    table({ hand: 'army-1', alpha: 'army-2' }, {}, axisAt('paris')),
    'plan paris army-1',
    ['F-040: your card for Paris is in use already', 'instead add alpha army-1'],
  ],
  [
    'a look that costs too much among the actions',
    table({}, { paris: 'army-2' }, { played: true, intel: { axis: { ready: 1, used: 4 } } }),
    'intel paris',
    ['F-121: that takes 2 tokens, and one is ready', 'first done'],
  ],
  [
    'too much for a payment',
    wonBy([]),
    'match army-3',
    ['F-A08: the attacker pays 1, or as little more as the cards allow', 'instead match army-2'],
  ],
  [
    'a card that could be spared',
    wonBy(['loss-minimal-set']),
    'match army-3 army-2',
    [
      'F-A08: the attacker pays 1 or more, with no card that could be spared',
      'instead match army-3',
      'instead match army-2',
    ],
  ],
  [
    'too little, where more may be paid',
    { ...wonBy(['loss-at-least']), waits: waitsFor(5) },
    'match army-2 army-2',
    [
      'F-A08a: the attacker pays 5 or more, or with all cards where these are worth less',
      'instead match army-3 army-2',
      'instead match army-3 army-2 army-2',
    ],
  ],
  [
    'points for the Allies',
    theirTurn(
      {},
      {},
      {
        stage: 'intel',
        winter: true,
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'produce', seat: 'allies', left: 4 },
        ],
      },
    ),
    'points',
    ['F-112: the Allies buy no points'],
  ],
] as const)('says of %s what would do', (_, written, tried, told) => {
  expect(refused(written, tried)).toEqual(told);
});
