import { course, no, yes } from '../../../src/book/writing.ts';
import { table, units, type LoopCourse, type LoopTry } from './written-tables.ts';

const SHOT = { purses: { red: 20 } } as const;
const tier = (artillery: number) => ({ ...SHOT, tiers: { red: { artillery } } });
const TARGET = ['red platoon a2', 'gray platoon e5'];
/** The effects of a hit on gray's unit 1, which has its second turn next. */
const HIT = [
  { by: 'hit', unit: 1, player: 'gray', until: 2 },
  { by: 'hit', on: 'fight', unit: 1, until: 1 },
] as const;
const CLOUD = { by: 'red', at: ['e4', 'e5', 'e6'], goes: 4, felt: [1] } as const;

export const ARTILLERY_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'normal-shot',
    {
      en: 'Red fires at a platoon across the field: 5 tokens, an action, and it is weakened.',
      nl: 'Rood schiet over het veld op een peloton: 5 tokens en een actie, en het peloton is verzwakt.',
    },
    table(TARGET, SHOT),
    ['fire normal e5'],
    { purses: { red: 15 }, actions: 1, effects: HIT },
    ['W-061', 'W-062', 'W-A38', 'W-A09', 'W-A09a', 'W-A09b'],
  ),
  yes(
    'hit-goes-two',
    { en: 'In its next turn it goes two steps.', nl: 'In zijn volgende beurt zet het twee stappen.' },
    table(TARGET, SHOT),
    'move e5 to g5',
    ['W-062'],
    { before: ['fire normal e5', 'end'] },
  ),
  no(
    'hit-goes-no-three',
    {
      en: 'A platoon that was hit does not go three steps.',
      nl: 'Een geraakt peloton zet geen drie stappen.',
    },
    table(TARGET, SHOT),
    'move e5 to h5',
    ['W-040'],
    { before: ['fire normal e5', 'end'], shows: ['W-040', 'W-062'] },
  ),
  course(
    'two-hits',
    { en: 'Two shots at one platoon add up.', nl: 'Twee schoten op één peloton tellen bij elkaar op.' },
    table(TARGET, SHOT),
    ['fire normal e5', 'fire normal e5'],
    { purses: { red: 10 }, effects: [...HIT, ...HIT] },
    ['W-A38a'],
  ),
  course(
    'area-of-seven',
    {
      en: 'Advanced ammunition weakens on a space and on the six around it.',
      nl: 'Geavanceerde munitie verzwakt wie op een vak staat en op de zes eromheen.',
    },
    table([...TARGET, 'gray car f5'], tier(2)),
    ['fire advanced e5'],
    {
      purses: { red: 11 },
      effects: [
        ...HIT,
        { by: 'hit', unit: 2, player: 'gray', until: 2 },
        { by: 'hit', on: 'fight', unit: 2, until: 1 },
      ],
    },
    ['W-064', 'W-080'],
  ),
  course(
    'area-in-a-corner',
    {
      en: 'In a corner of the board it covers three spaces.',
      nl: 'In een hoek van het bord bedekt het drie vakken.',
    },
    table(TARGET, tier(2)),
    ['fire advanced a1'],
    { purses: { red: 11 } },
    ['W-080', 'W-064', 'W-A09c'],
  ),
  course(
    'own-unit-hit',
    { en: 'A shot hits red’s own platoon as well.', nl: 'Een schot raakt ook het eigen peloton van rood.' },
    table(['red platoon e5', 'gray platoon e6'], tier(2)),
    ['fire advanced e5'],
    {
      effects: [
        { by: 'hit', unit: 0, player: 'red', until: 3 },
        { by: 'hit', on: 'fight', unit: 0, until: 1 },
        ...HIT,
      ],
    },
    ['W-A09c'],
    { turnsOn: 'no-friendly-fire' },
  ),
  no(
    'gas-needs-a-tier',
    {
      en: 'Without tier 1 of the artillery there is no gas.',
      nl: 'Zonder trede 1 van de artillerie is er geen gas.',
    },
    table(TARGET, SHOT),
    'fire gas e4 e5 e6',
    ['W-066'],
  ),
  no(
    'no-tokens-no-shot',
    { en: '4 tokens buy no ammunition.', nl: 'Voor 4 tokens koop je geen munitie.' },
    table(TARGET, { purses: { red: 4 } }),
    'fire normal e5',
    ['W-061'],
  ),
  yes(
    'lower-tier',
    {
      en: 'With tier 2 red may still fire normal ammunition.',
      nl: 'Met trede 2 mag rood nog met gewone munitie schieten.',
    },
    table(TARGET, tier(2)),
    'fire normal e5',
    ['W-A10'],
  ),
  course(
    'gas-over-three',
    {
      en: 'Gas over three spaces weakens whoever stands there.',
      nl: 'Gas over drie vakken verzwakt wie daar staat.',
    },
    table(TARGET, tier(1)),
    ['fire gas e4 e5 e6'],
    { purses: { red: 13 }, effects: HIT, clouds: [CLOUD] },
    ['W-063', 'W-A39', 'W-A39b', 'W-A39c'],
    { turnsOn: 'gas-rounds' },
  ),
  no(
    'gas-round-a-corner',
    { en: 'Three spaces that make no straight line.', nl: 'Drie vakken die niet op één lijn liggen.' },
    table(TARGET, tier(1)),
    'fire gas e4 e5 f5',
    ['W-063'],
  ),
  course(
    'second-end-in-gas',
    {
      en: 'Gray’s platoon ends a second turn in the same cloud: it dies.',
      nl: 'Het peloton van grijs beëindigt een tweede beurt in dezelfde wolk: het sterft.',
    },
    table(TARGET, { active: 'gray', clouds: [{ ...CLOUD, stood: [1] }] }),
    ['end'],
    { units: units('red platoon a2', 'gray platoon'), round: 3 },
    ['W-A39a', 'W-055'],
  ),
  course(
    'out-of-the-gas',
    {
      en: 'It walks out in time, and only stays weakened.',
      nl: 'Het loopt er op tijd uit, en blijft alleen verzwakt.',
    },
    table(TARGET, { active: 'gray', clouds: [{ ...CLOUD, stood: [1] }] }),
    ['move e5 to g5', 'end'],
    { units: units('red platoon a2', 'gray platoon g5') },
    ['W-040'],
  ),
  course(
    'gas-goes',
    {
      en: 'Two rounds on, at the start of red’s turn, the gas is gone.',
      nl: 'Twee rondes later, aan het begin van de beurt van rood, is het gas weg.',
    },
    table(['red platoon a2', 'gray platoon g5'], {
      active: 'gray',
      clouds: [{ by: 'red', at: ['e4', 'e5', 'e6'], goes: 3 }],
    }),
    ['end', 'roll 3', 'roll 3'],
    { round: 3, stage: 'turn' },
    ['W-A39'],
  ),
  course(
    'into-the-gas',
    {
      en: 'A platoon that stops in a cloud is weakened.',
      nl: 'Een peloton dat in een wolk stopt, wordt verzwakt.',
    },
    table(['red platoon a2', 'gray platoon g5'], { active: 'gray', clouds: [{ ...CLOUD, felt: [] }] }),
    ['move g5 to e5'],
    {
      effects: [
        { by: 'hit', unit: 1, player: 'gray', until: 3 },
        { by: 'hit', on: 'fight', unit: 1, until: 1 },
      ],
    },
    ['W-A39b'],
  ),
  course(
    'through-the-gas',
    {
      en: 'One that only passes through is not.',
      nl: 'Een peloton dat er alleen doorheen loopt, wordt het niet.',
    },
    table(['red platoon a2', 'gray platoon f5'], {
      active: 'gray',
      clouds: [{ by: 'red', at: ['e4', 'e5', 'e6'], goes: 4 }],
    }),
    ['move f5 to d5'],
    {
      units: units('red platoon a2', 'gray platoon d5'),
      clouds: [{ by: 'red', at: ['e4', 'e5', 'e6'], goes: 4 }],
    },
    ['W-040'],
  ),
];
