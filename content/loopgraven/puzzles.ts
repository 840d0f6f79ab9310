import type { Puzzle } from '../../src/book/puzzle.ts';
import { wordedIn, type LanguageId, type Worded } from '../../src/language.ts';
import { table } from './examples/written-tables.ts';

/** Puzzles of Loopgraven, from easy to hard: `src/book/puzzle.ts` documents them. */

const RED = 0;
const NONE = { platoon: 0, car: 0, tank: 0 } as const;
const SHOCKED = (...units: readonly number[]) => units.map((unit) => ({ by: 'N6', unit, until: 3 }));
const FIVE = ['red platoon k2', 'red platoon k3', 'red platoon k4', 'red platoon k6', 'red platoon k7'];

const LAST_ONE = {
  id: 'last-of-them',
  title: { en: 'The last of them', nl: 'De laatste' },
  asks: {
    en: 'Gray’s last platoon stands shellshocked on e5. Your tank has two actions. Win in this turn.',
    nl: 'Het laatste peloton van grijs staat met Shellshock op e5. Je tank heeft twee acties. Win deze beurt.',
  },
  position: table(['red tank e3', 'gray platoon e5'], {
    pools: { gray: NONE, red: NONE },
    effects: SHOCKED(1),
  }),
  solver: RED,
  goal: [{ winner: RED, else: { en: 'The platoon still stands.', nl: 'Het peloton staat er nog.' } }],
  begins: ['move e3 to d4', 'move e3 to e4', 'move e3 to f4'],
  best: ['move e3 to e4', 'attack e5 with e4'],
  hints: [
    {
      en: 'What happens to a shellshocked unit that is attacked?',
      nl: 'Wat gebeurt er met een troep met Shellshock die wordt aangevallen?',
    },
    { en: 'Come beside it first.', nl: 'Kom er eerst naast.' },
  ],
  explained: {
    en: 'One action brings the tank beside the platoon, the other attacks. It needs no roll.',
    nl: 'De ene actie brengt de tank naast het peloton, de andere valt aan. Daar is geen worp voor nodig.',
  },
  rules: ['W-A18', 'W-050'],
} as const;

const BOTH = {
  id: 'both-at-once',
  title: { en: 'Both of them', nl: 'Allebei' },
  asks: {
    en: 'Two shellshocked platoons, one beside yours and one two spaces away. Your side has Kabiem. Destroy both.',
    nl: 'Twee pelotons met Shellshock, een naast jouw peloton en een op twee vakken afstand. Je team heeft Kabiem. Vernietig ze allebei.',
  },
  position: table(['red platoon d4', 'gray platoon e5', 'gray platoon d6'], {
    pools: { red: NONE },
    held: { a: ['P2'] },
    effects: SHOCKED(1, 2),
  }),
  solver: RED,
  goal: [
    {
      zone: 'lost-gray',
      least: 2,
      else: { en: 'Gray has not lost two platoons.', nl: 'Grijs heeft geen twee pelotons verloren.' },
    },
  ],
  begins: ['attack d6 with d4', 'attack e5 with d4'],
  best: ['attack e5 with d4', 'attack d6 with d4', 'end'],
  hints: [
    { en: 'A unit may act twice in a turn.', nl: 'Een troep mag in een beurt twee keer iets doen.' },
    { en: 'Kabiem reaches exactly two spaces.', nl: 'Kabiem reikt precies twee vakken.' },
  ],
  explained: {
    en: 'Each attack is an action. Kabiem is used by the one from two spaces away alone.',
    nl: 'Elke aanval is een actie. Alleen die van twee vakken afstand verbruikt Kabiem.',
  },
  rules: ['W-A06', 'W-A48', 'W-A18'],
} as const;

const THREE = {
  id: 'three-for-one',
  title: { en: 'Three for one', nl: 'Drie voor één' },
  asks: {
    en: 'One action is left, and 12 tokens. Have three more platoons on the board at once.',
    nl: 'Er is één actie over, en 12 tokens. Zorg dat er drie pelotons bij komen op het bord.',
  },
  position: table(['red platoon a2', 'red platoon a3', 'red platoon a4', 'gray platoon e5'], {
    purses: { red: 12 },
    actions: 1,
    pools: { red: { ...NONE, platoon: 3 } },
  }),
  solver: RED,
  goal: [
    {
      pieces: 'platoon-red',
      least: 6,
      else: { en: 'There are not six of your platoons.', nl: 'Je hebt geen zes pelotons.' },
    },
  ],
  begins: ['deploy platoon a6', 'deploy platoon a7', 'deploy platoon a8'],
  best: ['deploy platoon a6', 'deploy platoon a7', 'deploy platoon a8', 'end'],
  hints: [
    { en: 'Which units of a turn cost an action?', nl: 'Welke troepen van een beurt kosten een actie?' },
    {
      en: 'Keep the platoons where they are: the action is for the first one deployed.',
      nl: 'Laat de pelotons staan: de actie is voor het eerste dat je inzet.',
    },
  ],
  explained: {
    en: 'The first one costs the action; the second and the third cost none.',
    nl: 'Het eerste kost de actie; het tweede en het derde kosten er geen.',
  },
  rules: ['W-032', 'W-A47'],
} as const;

const CLOSED = {
  id: 'close-the-trench',
  title: { en: 'Close the trench', nl: 'De loopgraaf dicht' },
  asks: {
    en: 'On k8 a shellshocked platoon holds gray’s last trench space. Fill all six in this turn.',
    nl: 'Op k8 houdt een peloton met Shellshock het laatste loopgraafvak van grijs. Vul deze beurt alle zes.',
  },
  position: table([...FIVE, 'red platoon j8', 'gray platoon k8'], { effects: SHOCKED(6) }),
  solver: RED,
  goal: [
    {
      pieces: 'platoon-red',
      on: ['k2', 'k3', 'k4', 'k6', 'k7', 'k8'],
      least: 6,
      else: { en: 'Not all six spaces are yours.', nl: 'Niet alle zes de vakken zijn van jou.' },
    },
  ],
  begins: ['attack k8 with j8', 'attack k8 with j8 k7', 'attack k8 with k7'],
  best: ['attack k8 with k7', 'move j8 to k8', 'end'],
  hints: [
    { en: 'Nobody moves because of a fight.', nl: 'Niemand beweegt door een gevecht.' },
    { en: 'Who attacks, and who moves in?', nl: 'Wie valt aan, en wie gaat erin?' },
  ],
  explained: {
    en: 'Attack first, with whomever you like. The space is free then, and the platoon on j8 walks in.',
    nl: 'Val eerst aan, met wie je wilt. Dan is het vak vrij, en het peloton op j8 loopt erin.',
  },
  rules: ['W-056', 'W-071'],
} as const;

const FAMINE = {
  id: 'from-the-trench',
  title: { en: 'From the trench', nl: 'Vanuit de loopgraaf' },
  asks: {
    en: 'Famine is in force for your side, and one action is left. Destroy the shellshocked platoon on b3.',
    nl: 'Voor je team geldt Hongersnood, en er is één actie over. Vernietig het peloton met Shellshock op b3.',
  },
  position: table(['red platoon c3', 'red platoon a3', 'gray platoon b3'], {
    actions: 1,
    pools: { red: NONE },
    effects: [{ by: 'N2', side: 'a', until: 2 }, ...SHOCKED(2)],
  }),
  solver: RED,
  goal: [
    {
      zone: 'lost-gray',
      least: 1,
      else: { en: 'The platoon still stands.', nl: 'Het peloton staat er nog.' },
    },
  ],
  begins: ['attack b3 with a3'],
  best: ['attack b3 with a3', 'end'],
  hints: [
    { en: 'Whom does Famine spare?', nl: 'Voor wie geldt Hongersnood niet?' },
    { en: 'Look at your trench.', nl: 'Kijk naar je loopgraaf.' },
  ],
  explained: {
    en: 'Famine holds the platoon on c3. The one on a3 stands in its trench, and attacks.',
    nl: 'Hongersnood houdt het peloton op c3 vast. Dat op a3 staat in zijn loopgraaf, en valt aan.',
  },
  rules: ['W-101', 'W-A42'],
} as const;

const SHELL_FIRST = {
  id: 'shell-first',
  title: { en: 'Out of the way', nl: 'Uit de weg' },
  asks: {
    en: 'Your side has Kabiem, and one action is left. Gray’s shellshocked platoon on e5 is ringed by gray. Destroy it.',
    nl: 'Je team heeft Kabiem, en er is één actie over. Het peloton met Shellshock op e5 is omringd door grijs. Vernietig het.',
  },
  position: table(
    ['gray platoon e5', 'gray platoon e4', 'gray platoon d4', 'gray car d5', 'red platoon c5', 'red car b3'],
    { actions: 1, held: { a: ['P2'] }, effects: SHOCKED(0) },
  ),
  solver: RED,
  goal: [
    {
      zone: 'lost-gray',
      least: 1,
      else: { en: 'The platoon still stands.', nl: 'Het peloton staat er nog.' },
    },
  ],
  begins: ['attack e5 with c5'],
  best: ['attack e5 with c5', 'end'],
  hints: [
    { en: 'How far does Kabiem reach?', nl: 'Hoe ver reikt Kabiem?' },
    { en: 'Nobody needs to stand beside the target.', nl: 'Er hoeft niemand naast het doel te staan.' },
  ],
  explained: {
    en: 'Kabiem attacks over others from exactly two spaces away. A shellshocked platoon dies without a roll.',
    nl: 'Kabiem valt over anderen heen aan, van precies twee vakken afstand. Een peloton met Shellshock sterft zonder worp.',
  },
  rules: ['W-A48', 'W-105'],
} as const;

const ALL = [LAST_ONE, THREE, BOTH, CLOSED, FAMINE, SHELL_FIRST] as const;

const puzzlesIn = (language: LanguageId): readonly Puzzle[] =>
  ALL.map((puzzle) => wordedIn(language, puzzle) as Worded<(typeof ALL)[number]> as Puzzle);

/** Puzzles of Loopgraven. */
export const PUZZLES = puzzlesIn('en');
/** Puzzels van Loopgraven. */
export const PUZZLES_NL = puzzlesIn('nl');
