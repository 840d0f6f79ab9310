import { course, no, yes } from '../../../src/book/writing.ts';
import { table, units, type LoopCourse, type LoopTry } from './written-tables.ts';

const RICH = { purses: { red: 30 } } as const;
const THREE = ['deploy platoon a2', 'deploy platoon a3', 'deploy platoon a4'];

export const ACTION_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'three-are-one-action',
    {
      en: 'Three platoons are deployed: 12 tokens and one action.',
      nl: 'Drie pelotons ingezet: 12 tokens en één actie.',
    },
    table([], RICH),
    THREE,
    { purses: { red: 18 }, actions: 1 },
    ['W-031', 'W-032', 'W-033', 'W-A07', 'W-A47'],
  ),
  course(
    'the-fourth-costs-another',
    { en: 'The fourth costs a second action.', nl: 'De vierde kost een tweede actie.' },
    table([], RICH),
    [...THREE, 'deploy platoon a6'],
    { purses: { red: 14 }, actions: 0 },
    ['W-032', 'W-A47'],
  ),
  course(
    'upgrade-is-the-fourth',
    {
      en: 'An upgrade after three platoons counts as the fourth.',
      nl: 'Een upgrade na drie pelotons telt als de vierde.',
    },
    table([], RICH),
    [...THREE, 'upgrade economy'],
    { purses: { red: 13 }, actions: 0 },
    ['W-032', 'W-060', 'W-A28'],
  ),
  yes(
    'second-without-an-action',
    {
      en: 'One unit has been deployed, and no action is left: a second one costs none.',
      nl: 'Er is één troep ingezet, en er is geen actie meer: een tweede kost er geen.',
    },
    table(['red platoon a2'], { ...RICH, actions: 0, items: 1 }),
    'deploy platoon a3',
    ['W-A47'],
  ),
  no(
    'first-without-an-action',
    {
      en: 'The first unit of a turn needs an action.',
      nl: 'De eerste troep van een beurt heeft een actie nodig.',
    },
    table(['red platoon e5'], { ...RICH, actions: 0 }),
    'deploy platoon a3',
    ['W-032'],
  ),
  no(
    'ten-tokens',
    {
      en: '10 tokens buy two platoons and no third.',
      nl: 'Voor 10 tokens koop je twee pelotons en geen derde.',
    },
    table([], { purses: { red: 10 } }),
    'deploy platoon a4',
    ['W-033'],
    { before: ['deploy platoon a2', 'deploy platoon a3'] },
  ),
  no(
    'not-in-their-trench',
    {
      en: 'Nobody deploys in the enemy’s trench.',
      nl: 'In de loopgraaf van de vijand kun je niet inzetten.',
    },
    table([], RICH),
    'deploy platoon k2',
    ['W-A07'],
  ),
  no(
    'trench-space-taken',
    { en: 'A unit stands on that trench space already.', nl: 'Op dat loopgraafvak staat al een troep.' },
    table(['red platoon a2'], RICH),
    'deploy platoon a2',
    ['W-042'],
  ),
  no(
    'partners-section',
    {
      en: 'Of four players red does not deploy in violet’s section.',
      nl: 'Met vier spelers mag rood niet inzetten in het stuk van paars.',
    },
    table([], { ...RICH, players: 4 }),
    'deploy platoon a6',
    ['W-A34'],
    { restsOn: 'W-A34' },
  ),
  no(
    'enemys-unit',
    { en: 'Red wants to move a platoon of gray’s.', nl: 'Rood wil een peloton van grijs bewegen.' },
    table(['red platoon c3', 'gray platoon e5']),
    'move e5 to e6',
    ['W-034'],
  ),
  no(
    'partners-unit',
    { en: 'Red wants to move a platoon of violet’s.', nl: 'Rood wil een peloton van paars bewegen.' },
    table(['violet platoon e5'], { players: 4 }),
    'move e5 to e6',
    ['W-A34'],
  ),
  course(
    'one-unit-twice',
    {
      en: 'One platoon moves twice in a turn: two actions.',
      nl: 'Eén peloton beweegt twee keer in een beurt: twee acties.',
    },
    table(['red platoon c3']),
    ['move c3 to f3', 'move f3 to h4'],
    { units: units('red platoon h4'), actions: 0 },
    ['W-A06', 'W-030'],
    { turnsOn: 'one-action-per-unit' },
  ),
  no(
    'no-action-left',
    { en: 'A third move, with two actions a turn.', nl: 'Een derde beweging, met twee acties per beurt.' },
    table(['red platoon c3'], { actions: 0 }),
    'move c3 to d3',
    ['W-030'],
  ),
  course(
    'two-tiers-in-a-turn',
    {
      en: 'Two tiers of the artillery in one turn: 10 and 14 tokens, one action.',
      nl: 'Twee treden van de artillerie in één beurt: 10 en 14 tokens, één actie.',
    },
    table([], RICH),
    ['upgrade artillery', 'upgrade artillery'],
    { purses: { red: 6 }, tiers: { red: { artillery: 2 } }, actions: 1 },
    ['W-060', 'W-A28'],
  ),
  no(
    'no-fourth-tier',
    { en: 'Above tier 3 of the economy there is none.', nl: 'Boven trede 3 van de economie is er geen.' },
    table([], { ...RICH, tiers: { red: { economy: 3 } } }),
    'upgrade economy',
    ['W-067'],
  ),
];

const RING = ['d4', 'd5', 'e4', 'e6', 'f4', 'f5'];

export const MOVING_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  yes(
    'platoon-goes-three',
    { en: 'A platoon goes three steps.', nl: 'Een peloton zet drie stappen.' },
    table(['red platoon c3']),
    'move c3 to f3',
    ['W-040'],
  ),
  yes(
    'car-goes-five',
    { en: 'A car goes five.', nl: 'Een auto zet er vijf.' },
    table(['red car c3']),
    'move c3 to h4',
    ['W-040'],
  ),
  no(
    'tank-goes-two',
    { en: 'A tank goes two, and not three.', nl: 'Een tank zet er twee, en geen drie.' },
    table(['red tank c3']),
    'move c3 to f3',
    ['W-040'],
  ),
  no(
    'enclosed',
    {
      en: 'A platoon among its own does not jump.',
      nl: 'Een ingesloten peloton springt niet over de eigen troepen.',
    },
    table(['red platoon e5', ...RING.map((at) => `red platoon ${at}`)]),
    'move e5 to g5',
    ['W-041'],
  ),
  yes(
    'round-two-of-them',
    {
      en: 'A car goes round two units that are in its way.',
      nl: 'Een auto gaat om twee troepen heen die in de weg staan.',
    },
    table(['red car c4', 'red platoon d3', 'gray platoon d4']),
    'move c4 to e4',
    ['W-041'],
  ),
  no(
    'onto-its-own-space',
    { en: 'To the space on which it stands.', nl: 'Naar het vak waar het al staat.' },
    table(['red platoon e5']),
    'move e5 to e5',
    ['W-043'],
  ),
  no(
    'onto-another',
    { en: 'Onto a space on which a unit stands.', nl: 'Op een vak waar een troep staat.' },
    table(['red platoon e5', 'gray platoon e6']),
    'move e5 to e6',
    ['W-041'],
  ),
];

const DUEL = ['red platoon d4', 'gray platoon e5'];
const GROUP = ['red platoon d4', 'red platoon d5', 'gray tank e5'];

export const FIGHT_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'five-against-three',
    {
      en: '5 against 3: the gray platoon is lost, and nobody moves.',
      nl: '5 tegen 3: het grijze peloton gaat verloren, en niemand beweegt.',
    },
    table(DUEL),
    ['attack e5 with d4', 'roll 5', 'roll 3'],
    { units: units('red platoon d4', 'gray platoon'), actions: 1 },
    ['W-050', 'W-052', 'W-A03', 'W-A04', 'W-053', 'W-055', 'W-056'],
  ),
  course(
    'seven-against-seven',
    {
      en: 'Two platoons’ dice show 3 and 4, the tank’s 7: a tie, and nothing changes.',
      nl: 'Twee pelotons gooien 3 en 4, de tank 7: gelijk, en er verandert niets.',
    },
    table(GROUP),
    ['attack e5 with d4 d5', 'roll 3', 'roll 4', 'roll 7'],
    { units: units(...GROUP) },
    ['W-051', 'W-057'],
  ),
  course(
    'seven-against-eight',
    { en: 'Against 8 both platoons are lost.', nl: 'Tegen 8 gaan beide pelotons verloren.' },
    table(GROUP),
    ['attack e5 with d4 d5', 'roll 3', 'roll 4', 'roll 8'],
    { units: units('red platoon', 'red platoon', 'gray tank e5') },
    ['W-054', 'W-053'],
  ),
  course(
    'seven-against-six',
    { en: 'Against 6 the tank is lost.', nl: 'Tegen 6 gaat de tank verloren.' },
    table(GROUP),
    ['attack e5 with d4 d5', 'roll 3', 'roll 4', 'roll 6'],
    { units: units('red platoon d4', 'red platoon d5', 'gray tank') },
    ['W-053', 'W-056'],
  ),
  yes(
    'walks-away-from-a-tie',
    {
      en: 'After a tie an action is left: a platoon walks away.',
      nl: 'Na een gelijkspel is er nog een actie: een peloton loopt weg.',
    },
    table(DUEL),
    'move d4 to b3',
    ['W-057'],
    { before: ['attack e5 with d4', 'roll 2', 'roll 2'] },
  ),
  no(
    'two-spaces-away',
    {
      en: 'An enemy two spaces away is not attacked.',
      nl: 'Een vijand op twee vakken afstand kun je niet aanvallen.',
    },
    table(['red platoon c4', 'gray platoon e5']),
    'attack e5 with c4',
    ['W-050'],
  ),
  no(
    'attack-on-ones-own',
    { en: 'Nobody attacks their own side.', nl: 'Niemand valt het eigen team aan.' },
    table(['red platoon d4', 'red platoon e5']),
    'attack e5 with d4',
    ['W-031'],
  ),
  course(
    'in-its-trench',
    {
      en: 'A platoon in its trench is attacked like any other: 4 against 4 is a tie.',
      nl: 'Een peloton in zijn loopgraaf val je aan als elk ander: 4 tegen 4 is een gelijkspel.',
    },
    table(['red platoon j5', 'gray platoon k6']),
    ['attack k6 with j5', 'roll 4', 'roll 4'],
    { units: units('red platoon j5', 'gray platoon k6') },
    ['W-A32'],
    { turnsOn: 'trench-cover' },
  ),
  course(
    'weakened-defends',
    {
      en: 'A weakened platoon rolls 4 and has 2: 3 is enough.',
      nl: 'Een verzwakt peloton gooit 4, en dat telt voor 2: 3 is genoeg.',
    },
    table(DUEL, { effects: [{ by: 'hit', on: 'fight', unit: 1, until: 1 }] }),
    ['attack e5 with d4', 'roll 3', 'roll 4'],
    { units: units('red platoon d4', 'gray platoon') },
    ['W-A05', 'W-A36', 'W-A37'],
  ),
];
