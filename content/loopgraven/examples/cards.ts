import { course, no, yes } from '../../../src/book/writing.ts';
import { green, table, units, type LoopCourse, type LoopTry } from './written-tables.ts';

const ALONE = ['red platoon c3'];

export const SETBACK_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  no(
    'trench-feet',
    {
      en: 'Red has drawn Trench feet: a platoon no longer goes three steps.',
      nl: 'Rood heeft Trench Feet gepakt: een peloton zet geen drie stappen meer.',
    },
    green('negative', ALONE),
    'move c3 to f3',
    ['W-040'],
    { before: ['draw N1', 'roll 3'], shows: ['W-100', 'W-A15', 'W-040'] },
  ),
  no(
    'trench-feet-and-a-hit',
    {
      en: 'Trench feet and a hit: one step is left of three, and not two.',
      nl: 'Trench Feet en een treffer: van drie stappen is er één over, en niet twee.',
    },
    table(ALONE, {
      round: 3,
      effects: [
        { by: 'N1', side: 'a', until: 3 },
        { by: 'hit', unit: 0, player: 'red', until: 3 },
      ],
    }),
    'move c3 to e3',
    ['W-040'],
  ),
  no(
    'famine-in-the-field',
    {
      en: 'Famine: a platoon in the field stands still.',
      nl: 'Hongersnood: een peloton in het veld staat stil.',
    },
    green('negative', ALONE),
    'move c3 to d3',
    ['W-101'],
    { before: ['draw N2', 'roll 3'], shows: ['W-101', 'W-A16', 'W-A33b'] },
  ),
  yes(
    'famine-in-the-trench',
    {
      en: 'A platoon in its own trench goes on all the same.',
      nl: 'Een peloton in zijn eigen loopgraaf gaat gewoon door.',
    },
    green('negative', ['red platoon a2']),
    'move a2 to b2',
    ['W-A42'],
    { before: ['draw N2', 'roll 3'] },
  ),
  no(
    'famine-out-of-the-trench',
    {
      en: 'It moved out of its trench, and now stands in the field: it goes no farther.',
      nl: 'Het ging uit zijn loopgraaf, en staat nu in het veld: verder gaat het niet.',
    },
    green('negative', ['red platoon a2']),
    'move b2 to c2',
    ['W-101'],
    {
      before: ['draw N2', 'roll 3', 'move a2 to b2'],
      shows: ['W-101', 'W-A42'],
      restsOn: 'W-A42',
    },
  ),
  no(
    'famine-of-the-partner',
    {
      en: 'Red’s side has drawn Famine, and violet’s platoon stands in the field in the same round.',
      nl: 'Het team van rood heeft Hongersnood gepakt, en het peloton van paars staat in dezelfde ronde in het veld.',
    },
    table(['violet platoon c3'], {
      players: 4,
      active: 'violet',
      round: 3,
      effects: [{ by: 'N2', side: 'a', until: 3 }],
    }),
    'move c3 to d3',
    ['W-101'],
    { shows: ['W-101', 'W-A33b'], restsOn: 'W-A33b' },
  ),
  no(
    'freeze',
    {
      en: 'Freeze: a car stands still, in its trench too.',
      nl: 'Freeze: een auto staat stil, ook in zijn loopgraaf.',
    },
    green('negative', ['red car a2']),
    'move a2 to b2',
    ['W-102'],
    { before: ['draw N4', 'roll 3'] },
  ),
  course(
    'rat-attack',
    {
      en: 'Rat attack: 3 and 3 count 4, and that is a tie with 4.',
      nl: 'Rat Attack: 3 en 3 telt voor 4, en dat is gelijk aan 4.',
    },
    table(['red platoon d4', 'red platoon d5', 'gray platoon e5'], { held: { a: ['N3'] } }),
    ['attack e5 with d4 d5', 'roll 3', 'roll 3', 'roll 4'],
    { units: units('red platoon d4', 'red platoon d5', 'gray platoon e5') },
    ['W-103', 'W-A36', 'W-A37', 'W-057'],
  ),
  course(
    'two-spaces-back',
    {
      en: 'The lost haversack: red’s last unit goes back two spaces, to one of three.',
      nl: 'De verloren haversack: de laatste troep van rood gaat twee vakken terug, naar een van drie.',
    },
    green('negative', ['red platoon e5'], { moved: { a: [0] } }),
    ['draw N5', 'back e5 to c5'],
    { units: units('red platoon c5'), active: 'gray' },
    ['W-104', 'W-A17', 'W-A41'],
  ),
  course(
    'one-space-back',
    {
      en: 'No second space is free: it goes back one.',
      nl: 'Er is geen tweede vak vrij: de troep gaat er één terug.',
    },
    green('negative', ['red platoon e5', 'red platoon c4', 'red platoon c5', 'red platoon c6'], {
      moved: { a: [0] },
    }),
    ['draw N5', 'back e5 to d5'],
    { units: units('red platoon d5', 'red platoon c4', 'red platoon c5', 'red platoon c6') },
    ['W-A41'],
  ),
  no(
    'not-sideways-back',
    { en: 'Sideways is not back.', nl: 'Opzij is niet terug.' },
    green('negative', ['red platoon e5'], { moved: { a: [0] } }),
    'back e5 to e4',
    ['W-A41'],
    { before: ['draw N5'] },
  ),
  course(
    'nobody-goes-back',
    {
      en: 'Red has moved nothing yet: the haversack brings nothing.',
      nl: 'Rood heeft nog niets verplaatst: de kaart doet niets.',
    },
    green('negative', ALONE),
    ['draw N5'],
    { stage: 'event', active: 'gray' },
    ['W-A17'],
  ),
  course(
    'haversack-too-late',
    {
      en: 'Red’s platoon moved last and was then lost: its car, which moved before, stays where it is.',
      nl: 'Het peloton van rood bewoog het laatst en ging daarna verloren: de auto, die eerder is verplaatst, blijft staan.',
    },
    table(['red platoon e4', 'red car c3', 'gray tank g5'], { round: 4 }),
    [
      'move c3 to c4',
      'move e4 to f4',
      'end',
      'attack f4 with g5',
      'roll 9',
      'roll 1',
      'end',
      'roll 1',
      'draw N5',
    ],
    { units: units('red platoon', 'red car c4', 'gray tank g5'), stage: 'event', active: 'gray' },
    ['W-A17'],
    { turnsOn: 'haversack-turn' },
  ),
  course(
    'shellshock-chosen',
    {
      en: 'Red chooses which platoon is shellshocked, for this round and the next.',
      nl: 'Rood kiest welk peloton Shellshock krijgt, voor deze ronde en de volgende.',
    },
    green('negative', ['red platoon c3', 'red platoon e5']),
    ['draw N6', 'shock e5'],
    { effects: [{ by: 'N6', unit: 1, until: 4 }] },
    ['W-105', 'W-A18', 'W-A42a'],
  ),
  yes(
    'shellshock-of-the-partner',
    {
      en: 'Of four players red has drawn Shellshock, and chooses a platoon of violet’s.',
      nl: 'Met vier spelers heeft rood Shellshock gepakt, en kiest een peloton van paars.',
    },
    green('negative', ['red platoon c3', 'violet platoon e5'], { players: 4 }),
    'shock e5',
    ['W-A34c'],
    { before: ['draw N6'], restsOn: 'W-A34c' },
  ),
  no(
    'shellshocked-moves',
    { en: 'A shellshocked platoon wants to move.', nl: 'Een peloton met Shellshock wil bewegen.' },
    table(['red platoon e5'], { effects: [{ by: 'N6', unit: 0, until: 3 }] }),
    'move e5 to e6',
    ['W-105'],
  ),
  no(
    'shellshocked-attacks',
    { en: 'It wants to attack.', nl: 'Het wil aanvallen.' },
    table(['red platoon e5', 'gray platoon e6'], { effects: [{ by: 'N6', unit: 0, until: 3 }] }),
    'attack e6 with e5',
    ['W-A42a'],
    { restsOn: 'W-A42a' },
  ),
  course(
    'shellshocked-is-attacked',
    {
      en: 'A car attacks a shellshocked platoon: it is lost without a roll.',
      nl: 'Een auto valt een peloton met Shellshock aan: het gaat zonder worp verloren.',
    },
    table(['red car d4', 'gray platoon e5'], { effects: [{ by: 'N6', unit: 1, until: 3 }] }),
    ['attack e5 with d4'],
    { units: units('red car d4', 'gray platoon') },
    ['W-A18', 'W-A37', 'W-055'],
  ),
  course(
    'shellshocked-is-spotted',
    {
      en: 'A shellshocked platoon may still dodge with Spotted.',
      nl: 'Een peloton met Shellshock mag met Spotted toch uitwijken.',
    },
    table(['red car d4', 'gray platoon e5'], {
      held: { b: ['P4'] },
      effects: [{ by: 'N6', unit: 1, until: 3 }],
    }),
    ['attack e5 with d4', 'dodge e6'],
    { units: units('red car d4', 'gray platoon e6') },
    ['W-113'],
  ),
];

const TWO_ON_ONE = ['red platoon d4', 'red platoon d5', 'gray platoon e5'];
const FAR_AND_NEAR = ['red platoon d4', 'red platoon d5', 'red platoon e3', 'gray platoon e5'];

export const LUCK_EXAMPLES: readonly (LoopCourse | LoopTry)[] = [
  course(
    'keep-digging',
    {
      en: 'Keep digging: 3 against 3 is 4 against 3, and red wins.',
      nl: 'Keep Digging: 3 tegen 3 wordt 4 tegen 3, en rood wint.',
    },
    table(['red platoon d4', 'gray platoon e5'], { held: { a: ['P1'] } }),
    ['attack e5 with d4', 'roll 3', 'roll 3'],
    { units: units('red platoon d4', 'gray platoon') },
    ['W-110', 'W-A12', 'W-A36', 'W-A37'],
  ),
  course(
    'kabiem',
    {
      en: 'With Kabiem a third platoon attacks from two spaces away.',
      nl: 'Met Kabiem valt een derde peloton aan van twee vakken afstand.',
    },
    table(FAR_AND_NEAR, { held: { a: ['P2'] } }),
    ['attack e5 with d4 d5 e3', 'roll 1', 'roll 2', 'roll 2', 'roll 4'],
    { units: units('red platoon d4', 'red platoon d5', 'red platoon e3', 'gray platoon') },
    ['W-111', 'W-A14', 'W-A48', 'W-051'],
  ),
  no(
    'without-kabiem',
    { en: 'Without the card it does not.', nl: 'Zonder de kaart doet het dat niet.' },
    table(FAR_AND_NEAR),
    'attack e5 with d4 d5 e3',
    ['W-050'],
  ),
  yes(
    'kabiem-with-nobody-near',
    {
      en: 'With Kabiem nobody need stand beside the target.',
      nl: 'Met Kabiem hoeft er niemand naast het doel te staan.',
    },
    table(FAR_AND_NEAR, { held: { a: ['P2'] } }),
    'attack e5 with e3',
    ['W-A48'],
  ),
  no(
    'kabiem-from-three-away',
    { en: 'Three spaces away are too far for Kabiem.', nl: 'Drie vakken is te ver voor Kabiem.' },
    table(['red platoon e2', 'gray platoon e5'], { held: { a: ['P2'] } }),
    'attack e5 with e2',
    ['W-A48'],
  ),
  course(
    'body-armour',
    {
      en: 'Body armour: 3 and 4 are 7 and count 4, against 4 a tie.',
      nl: 'Body Armor: 3 en 4 is 7 en telt voor 4, en dat is gelijk aan 4.',
    },
    table(TWO_ON_ONE, { held: { b: ['P3'] } }),
    ['attack e5 with d4 d5', 'roll 3', 'roll 4', 'roll 4'],
    { units: units(...TWO_ON_ONE) },
    ['W-112', 'W-A36b', 'W-057'],
    { turnsOn: 'body-armour-reduction' },
  ),
  course(
    'spotted',
    {
      en: 'Spotted: the platoon dodges two steps, and the attack is off.',
      nl: 'Spotted: het peloton wijkt twee stappen uit, en de aanval gaat niet door.',
    },
    table(['red platoon d4', 'gray platoon e5'], { held: { b: ['P4'] } }),
    ['attack e5 with d4', 'dodge g5'],
    { units: units('red platoon d4', 'gray platoon g5'), actions: 1 },
    ['W-113', 'W-A44', 'W-A20'],
    { turnsOn: 'spotted-free' },
  ),
  no(
    'dodges-too-far',
    { en: 'Three steps are no dodge.', nl: 'Drie stappen is geen uitwijken.' },
    table(['red platoon d4', 'gray car e5'], { held: { b: ['P4'] } }),
    'dodge h5',
    ['W-A44'],
    { before: ['attack e5 with d4'] },
  ),
  no(
    'dodges-to-an-attacker',
    {
      en: 'Beside an attacker, though other spaces are free: that is no dodge.',
      nl: 'Naast een aanvaller, terwijl er andere vakken vrij zijn: dat is geen uitwijken.',
    },
    table(['red platoon d4', 'gray platoon e5'], { held: { b: ['P4'] } }),
    'dodge d5',
    ['W-A20a'],
    { before: ['attack e5 with d4'], restsOn: 'W-A20a', turnsOn: 'spotted-anywhere' },
  ),
  yes(
    'dodges-as-far-as-it-can',
    {
      en: 'No space that it comes to is away from the attackers: it may dodge beside one.',
      nl: 'Elk vak dat het peloton kan bereiken, ligt naast een aanvaller: dan mag het daarheen uitwijken.',
    },
    table(['red platoon j1', 'red platoon j2', 'red platoon k3', 'gray platoon k1'], {
      held: { b: ['P4'] },
    }),
    'dodge k2',
    ['W-A20a'],
    { before: ['attack k1 with j1'] },
  ),
  yes(
    'dodges-one-step',
    { en: 'One step aside is enough.', nl: 'Eén stap opzij is genoeg.' },
    table(['red platoon d4', 'gray car e5'], {
      held: { b: ['P4'] },
      effects: [{ by: 'N4', side: 'b', until: 2 }],
    }),
    'dodge e6',
    ['W-A44'],
    { before: ['attack e5 with d4'], restsOn: 'W-A44' },
  ),
  course(
    'stands-and-fights',
    { en: 'Gray keeps the card and fights.', nl: 'Grijs bewaart de kaart en vecht.' },
    table(['red platoon d4', 'gray platoon e5'], { held: { b: ['P4'] } }),
    ['attack e5 with d4', 'stand', 'roll 2', 'roll 2'],
    { held: { b: ['P4'] } },
    ['W-A44', 'W-057'],
  ),
  course(
    'mask-spares',
    {
      en: 'Gas comes, and gray puts masks on: nobody is weakened.',
      nl: 'Er komt gas, en grijs zet maskers op: niemand wordt verzwakt.',
    },
    table(['red platoon a2', 'gray platoon e5'], {
      purses: { red: 7 },
      tiers: { red: { artillery: 1 } },
      held: { b: ['P6'] },
    }),
    ['fire gas e4 e5 e6', 'mask'],
    { clouds: [{ by: 'red', at: ['e4', 'e5', 'e6'], goes: 4, felt: [1] }] },
    ['W-115', 'W-A40'],
  ),
  yes(
    'side-a-is-asked-first',
    {
      en: 'Gray fires gas at a platoon of either side, and both have a mask: red answers first.',
      nl: 'Grijs schiet met gas op een peloton van elk team, en beide hebben een masker: rood antwoordt het eerst.',
    },
    table(['red platoon e4', 'gray platoon e6'], {
      active: 'gray',
      purses: { gray: 7 },
      tiers: { gray: { artillery: 1 } },
      held: { a: ['P6'], b: ['P6'] },
    }),
    'mask',
    ['W-A40a'],
    { before: ['fire gas e4 e5 e6'], restsOn: 'W-A40a' },
  ),
  yes(
    'mask-for-the-partner',
    {
      en: 'Gas comes to violet’s platoon: of the two partners red answers for the mask.',
      nl: 'Er komt gas bij het peloton van paars: van de twee maten antwoordt rood voor het masker.',
    },
    table(['violet platoon e4', 'gray platoon k6'], {
      players: 4,
      active: 'gray',
      purses: { gray: 7 },
      tiers: { gray: { artillery: 1 } },
      held: { a: ['P6'] },
    }),
    'mask',
    ['W-A34c'],
    { before: ['fire gas e4 e5 e6'], restsOn: 'W-A34c' },
  ),
  course(
    'mask-saves-a-life',
    {
      en: 'At the second end in gas a mask still saves the platoon.',
      nl: 'Ook aan het einde van de tweede beurt in het gas redt een masker het peloton nog.',
    },
    table(['red platoon a2', 'gray platoon e5'], {
      active: 'gray',
      held: { b: ['P6'] },
      clouds: [{ by: 'red', at: ['e4', 'e5', 'e6'], goes: 4, felt: [1], stood: [1] }],
    }),
    ['end', 'mask'],
    { units: units('red platoon a2', 'gray platoon e5'), round: 3 },
    ['W-115', 'W-A40'],
  ),
];
