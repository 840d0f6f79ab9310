/** Puzzles about trenches: to fill them, to free them, and to come out of them. */
import { table } from '../examples/written-tables.ts';
import { NONE, RED, shocked } from './given.ts';

/** Five spaces of gray’s trenches are red’s. */
const FIVE = ['red platoon k2', 'red platoon k3', 'red platoon k4', 'red platoon k6', 'red platoon k7'];

export const THREE = {
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

export const CLOSED = {
  id: 'close-the-trench',
  title: { en: 'Close the trench', nl: 'De loopgraaf dicht' },
  asks: {
    en: 'On k8 a shellshocked platoon holds gray’s last trench space. Fill all six in this turn.',
    nl: 'Op k8 houdt een peloton met Shellshock het laatste loopgraafvak van grijs. Vul deze beurt alle zes.',
  },
  position: table([...FIVE, 'red platoon j8', 'gray platoon k8'], { effects: shocked(6) }),
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

export const FAST = {
  id: 'fast-enough',
  title: { en: 'Who is fast enough?', nl: 'Wie is er snel genoeg?' },
  asks: {
    en: 'Five of gray’s trench spaces are yours, k8 is not, and one action is left. Fill all six.',
    nl: 'Vijf loopgraafvakken van grijs zijn van jou, k8 niet, en er is één actie over. Vul ze alle zes.',
  },
  position: table(
    [...FIVE, 'red platoon h7', 'red tank g9', 'red car f8', 'gray platoon i7', 'gray platoon i8'],
    { actions: 1 },
  ),
  solver: RED,
  goal: [
    {
      pieces: 'platoon-red',
      on: ['k2', 'k3', 'k4', 'k6', 'k7'],
      least: 5,
      else: { en: 'One of the five spaces is empty again.', nl: 'Een van de vijf vakken is weer leeg.' },
    },
    {
      pieces: 'car-red',
      on: ['k8'],
      else: { en: 'Nobody of yours stands on k8.', nl: 'Op k8 staat niemand van jou.' },
    },
  ],
  begins: ['move f8 to k8'],
  best: ['move f8 to k8', 'end'],
  hints: [
    {
      en: 'Nobody crosses a space on which a unit stands.',
      nl: 'Niemand gaat over een vak waarop een troep staat.',
    },
    {
      en: 'Round the gray platoons it is four steps for your platoon. How far does each of your units go?',
      nl: 'Om de grijze pelotons heen zijn het vier stappen voor je peloton. Hoe ver komt elk van je troepen?',
    },
  ],
  explained: {
    en: 'A platoon goes 3 steps and a tank 2. The car is farthest away, but its 5 steps just take it along the edge.',
    nl: 'Een peloton doet 3 stappen en een tank 2. De auto staat het verst weg, maar met 5 stappen komt hij er net, langs de rand.',
  },
  rules: ['W-040', 'W-041', 'W-071'],
} as const;

export const MOVE_UP = {
  id: 'move-up',
  title: { en: 'Move up, please', nl: 'Even opschuiven' },
  asks: {
    en: 'Five of gray’s trench spaces are yours. The sixth, k2, is ringed. You have two actions: fill all six.',
    nl: 'Vijf loopgraafvakken van grijs zijn van jou. Het zesde, k2, is omringd. Je hebt twee acties: vul ze alle zes.',
  },
  position: table([
    'red platoon k3',
    'red platoon k4',
    'red platoon k6',
    'red platoon k7',
    'red platoon k8',
    'red platoon i4',
    'gray car j1',
    'gray tank j2',
    'gray platoon k1',
  ]),
  solver: RED,
  goal: [
    {
      pieces: 'platoon-red',
      on: ['k2', 'k3', 'k4', 'k6', 'k7', 'k8'],
      least: 6,
      else: { en: 'Not all six spaces are yours.', nl: 'Niet alle zes de vakken zijn van jou.' },
    },
  ],
  begins: ['move k3 to k2'],
  best: ['move k3 to k2', 'move i4 to k3', 'end'],
  hints: [
    { en: 'From which side can k2 still be entered?', nl: 'Van welke kant is k2 nog te betreden?' },
    {
      en: 'Somebody else may take the place of who goes.',
      nl: 'Wie gaat, laat een plaats over voor een ander.',
    },
  ],
  explained: {
    en: 'Only the platoon on k3 stands beside k2. It moves up, and the one on i4 comes after it, onto k3.',
    nl: 'Alleen het peloton op k3 staat naast k2. Het schuift op, en dat van i4 komt erachteraan, op k3.',
  },
  rules: ['W-041', 'W-042', 'W-071'],
} as const;

export const DRIVE_OUT = {
  id: 'drive-one-out',
  title: { en: 'Drive one out', nl: 'Eén eruit' },
  asks: {
    en: 'Gray fills your trenches, and this turn is your last to free a space. One action; Famine is in force for your side, which holds Kabiem. The platoon on a7 is shellshocked.',
    nl: 'Grijs vult je loopgraven, en dit is je laatste beurt om een vak vrij te maken. Eén actie; voor je team geldt Hongersnood, en je hebt Kabiem. Het peloton op a7 heeft Shellshock.',
  },
  position: table(
    [
      'gray platoon a2',
      'gray platoon a3',
      'gray platoon a4',
      'gray platoon a6',
      'gray platoon a7',
      'gray car a8',
      'red platoon b6',
      'red tank b2',
      'red car c7',
    ],
    {
      actions: 1,
      held: { a: ['P2'] },
      effects: [{ by: 'N2', side: 'a', until: 2 }, ...shocked(4)],
    },
  ),
  solver: RED,
  goal: [
    {
      pieces: 'platoon-gray',
      on: ['a2', 'a3', 'a4', 'a6', 'a7'],
      most: 4,
      else: { en: 'Your trenches are still full.', nl: 'Je loopgraven zijn nog vol.' },
    },
  ],
  begins: ['attack a7 with c7'],
  best: ['attack a7 with c7', 'end'],
  hints: [
    {
      en: 'Which attack needs no roll, and who may make it?',
      nl: 'Voor welke aanval is geen worp nodig, en wie mag haar doen?',
    },
    { en: 'The car is two spaces away.', nl: 'De auto staat er twee vakken vandaan.' },
  ],
  explained: {
    en: 'The platoon on b6 is hungry and does nothing, and the tank would have to roll. With Kabiem the car attacks from two spaces away. A space that is free ends the danger at once.',
    nl: 'Het peloton op b6 lijdt honger en doet niets, en de tank zou moeten werpen. Met Kabiem valt de auto aan van twee vakken afstand. Is er één vak vrij, dan is het gevaar meteen voorbij.',
  },
  rules: ['W-A46', 'W-101', 'W-A48', 'W-A18'],
} as const;
