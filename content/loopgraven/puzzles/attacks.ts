/** Puzzles about attacks that need no roll: who may make them, and from where. */
import { table } from '../examples/written-tables.ts';
import { NONE, RED, shocked } from './given.ts';

export const LAST_ONE = {
  id: 'last-of-them',
  title: { en: 'The last of them', nl: 'De laatste' },
  asks: {
    en: 'Gray’s last platoon stands shellshocked on e5. Your tank has two actions. Win in this turn.',
    nl: 'Het laatste peloton van grijs staat met Shellshock op e5. Je tank heeft twee acties. Win deze beurt.',
  },
  position: table(['red tank e3', 'gray platoon e5'], {
    pools: { gray: NONE, red: NONE },
    effects: shocked(1),
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

export const BOTH = {
  id: 'both-at-once',
  title: { en: 'Both of them', nl: 'Allebei' },
  asks: {
    en: 'Two shellshocked platoons, one beside yours and one two spaces away. Your side has Kabiem. Destroy both.',
    nl: 'Twee pelotons met Shellshock, een naast jouw peloton en een op twee vakken afstand. Je team heeft Kabiem. Vernietig ze allebei.',
  },
  position: table(['red platoon d4', 'gray platoon e5', 'gray platoon d6'], {
    pools: { red: NONE },
    held: { a: ['P2'] },
    effects: shocked(1, 2),
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

export const THREE_ACTIONS = {
  id: 'three-actions',
  title: { en: 'One car, two platoons', nl: 'Eén auto, twee pelotons' },
  asks: {
    en: 'Your general gives you a third action. Gray’s last two platoons are shellshocked. Win in this turn.',
    nl: 'Je generaal geeft je een derde actie. De laatste twee pelotons van grijs hebben Shellshock. Win deze beurt.',
  },
  position: table(['red car d4', 'gray platoon e5', 'gray platoon h8'], {
    actions: 3,
    tiers: { red: { general: 1 } },
    pools: { gray: NONE, red: NONE },
    effects: shocked(1, 2),
  }),
  solver: RED,
  goal: [{ winner: RED, else: { en: 'Gray still has a platoon.', nl: 'Grijs heeft nog een peloton.' } }],
  begins: ['attack e5 with d4'],
  best: ['attack e5 with d4', 'move d4 to g8', 'attack h8 with g8'],
  hints: [
    {
      en: 'Each attack is an action. What is the third one for?',
      nl: 'Elke aanval is een actie. Waar is de derde voor?',
    },
    {
      en: 'The car stands well where it is, for one of them.',
      nl: 'Voor een van de twee staat de auto al goed.',
    },
  ],
  explained: {
    en: 'A unit may act again and again. The car attacks where it stands, goes its 5 steps, and attacks once more; whoever moves first has an action too few.',
    nl: 'Een troep mag steeds weer iets doen. De auto valt aan waar hij staat, rijdt zijn 5 stappen en valt nog eens aan; wie eerst rijdt, komt een actie te kort.',
  },
  rules: ['W-A06', 'W-030', 'W-070'],
} as const;

export const FREEZE = {
  id: 'on-foot',
  title: { en: 'On foot', nl: 'Te voet' },
  asks: {
    en: 'Freeze is in force for your side. You have two actions: destroy the shellshocked platoon on e5.',
    nl: 'Voor je team geldt Freeze. Je hebt twee acties: vernietig het peloton met Shellshock op e5.',
  },
  position: table(
    [
      'gray platoon e5',
      'gray platoon f4',
      'gray car f5',
      'red tank d4',
      'red tank e4',
      'red car d5',
      'red platoon b7',
      'red platoon b2',
    ],
    { pools: { red: NONE }, effects: [{ by: 'N4', side: 'a', until: 2 }, ...shocked(0)] },
  ),
  solver: RED,
  goal: [
    {
      zone: 'lost-gray',
      least: 1,
      else: { en: 'The platoon still stands.', nl: 'Het peloton staat er nog.' },
    },
  ],
  begins: ['move b7 to e6'],
  best: ['move b7 to e6', 'attack e5 with e6', 'end'],
  hints: [
    { en: 'Whom does Freeze hold?', nl: 'Wie houdt Freeze vast?' },
    { en: 'One space beside e5 is free.', nl: 'Naast e5 is er één vak vrij.' },
  ],
  explained: {
    en: 'Cars and tanks neither move nor attack. Of the platoons one is near enough: three steps bring it from b7 to e6, and the second action is the attack.',
    nl: 'Auto’s en tanks bewegen niet en vallen niet aan. Van de pelotons is er één dichtbij genoeg: drie stappen brengen het van b7 naar e6, en de tweede actie is de aanval.',
  },
  rules: ['W-102', 'W-A16', 'W-040', 'W-050'],
} as const;

export const FAMINE = {
  id: 'from-the-trench',
  title: { en: 'From the trench', nl: 'Vanuit de loopgraaf' },
  asks: {
    en: 'Famine is in force for your side, and one action is left. Destroy the shellshocked platoon on b3.',
    nl: 'Voor je team geldt Hongersnood, en er is één actie over. Vernietig het peloton met Shellshock op b3.',
  },
  position: table(['red platoon c3', 'red platoon a3', 'gray platoon b3'], {
    actions: 1,
    pools: { red: NONE },
    effects: [{ by: 'N2', side: 'a', until: 2 }, ...shocked(2)],
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

export const SHELL_FIRST = {
  id: 'shell-first',
  title: { en: 'Over their heads', nl: 'Over hun hoofden heen' },
  asks: {
    en: 'Your side has Kabiem, and one action is left. Gray’s shellshocked platoon on e5 is ringed by gray. Destroy it.',
    nl: 'Je team heeft Kabiem, en er is één actie over. Het peloton met Shellshock op e5 is omringd door grijs. Vernietig het.',
  },
  position: table(
    ['gray platoon e5', 'gray platoon e4', 'gray platoon d4', 'gray car d5', 'red platoon c5', 'red car b3'],
    { actions: 1, held: { a: ['P2'] }, effects: shocked(0) },
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

export const NOWHERE = {
  id: 'nowhere-to-go',
  title: { en: 'Nowhere to go', nl: 'Nergens heen' },
  asks: {
    en: 'The platoon on e5 is shellshocked, but gray holds Spotted: who is attacked may dodge. You have two actions: destroy it, whatever gray does.',
    nl: 'Het peloton op e5 heeft Shellshock, maar grijs heeft Spotted: wie wordt aangevallen mag uitwijken. Je hebt twee acties: vernietig het, wat grijs ook doet.',
  },
  position: table(
    [
      'gray platoon e5',
      'gray platoon f4',
      'gray car d5',
      'gray platoon e6',
      'red platoon e4',
      'red platoon d4',
      'red tank h5',
    ],
    { pools: { red: NONE }, held: { b: ['P4'] }, effects: shocked(0) },
  ),
  solver: RED,
  goal: [
    {
      zone: 'lost-gray',
      least: 1,
      else: { en: 'The platoon still stands.', nl: 'Het peloton staat er nog.' },
    },
  ],
  within: ['W-A44'],
  begins: ['move h5 to f5'],
  best: ['move h5 to f5', 'attack e5 with f5', 'end'],
  hints: [
    { en: 'Where could the platoon dodge to?', nl: 'Waarheen kan het peloton uitwijken?' },
    {
      en: 'Who has no free space beside it cannot dodge.',
      nl: 'Wie geen vrij vak naast zich heeft, kan niet uitwijken.',
    },
  ],
  explained: {
    en: 'One space beside it is free, f5. Once the tank stands there, the platoon cannot dodge, and the second action is an attack that needs no roll.',
    nl: 'Er is één vak naast vrij: f5. Als de tank daar staat, kan het peloton niet uitwijken, en de tweede actie is een aanval waarvoor je niet hoeft te werpen.',
  },
  rules: ['W-113', 'W-A44', 'W-A18'],
} as const;
