import { course } from '../../../src/book/writing.ts';
import { table, units, type LoopCourse } from './written-tables.ts';

const NONE = { platoon: 0, car: 0, tank: 0 } as const;
const FIVE = ['red platoon k2', 'red platoon k3', 'red platoon k4', 'red platoon k6', 'red platoon k7'];
export const SIX = [...FIVE, 'red platoon k8'];
const OTHERS = [
  'gray platoon a2',
  'gray platoon a3',
  'gray platoon a4',
  'gray platoon a6',
  'gray platoon a7',
  'gray platoon a8',
];

export const END_EXAMPLES: readonly LoopCourse[] = [
  course(
    'last-unit-lost',
    {
      en: 'Gray has none to deploy and loses the last unit: red’s side has won.',
      nl: 'Grijs heeft niets meer in te zetten en verliest zijn laatste troep: het team van rood heeft gewonnen.',
    },
    table(['red platoon d4', 'gray platoon e5'], { pools: { gray: NONE } }),
    ['attack e5 with d4', 'roll 5', 'roll 3'],
    { stage: 'over' },
    ['W-070', 'W-A24'],
  ),
  course(
    'troops-to-deploy',
    {
      en: 'Gray has lost the last unit on the board and can deploy more: the game goes on.',
      nl: 'Grijs heeft zijn laatste troep op het bord verloren en kan er meer inzetten: het spel gaat door.',
    },
    table(['red platoon d4', 'gray platoon e5']),
    ['attack e5 with d4', 'roll 5', 'roll 3'],
    { stage: 'turn' },
    ['W-053'],
    { turnsOn: 'lose-board-empty' },
  ),
  course(
    'trenches-full',
    {
      en: 'Red’s sixth platoon comes into gray’s trench: gray has one turn.',
      nl: 'Het zesde peloton van rood komt in de loopgraaf van grijs: grijs heeft één beurt.',
    },
    table([...FIVE, 'red platoon j8', 'gray platoon e5']),
    ['move j8 to k8'],
    { stage: 'turn' },
    ['W-071', 'W-A25', 'W-A46'],
  ),
  course(
    'trench-freed',
    {
      en: 'Gray’s tank frees a space: the danger is over.',
      nl: 'De tank van grijs maakt een vak vrij: het gevaar is voorbij.',
    },
    table([...SIX, 'gray tank j8'], { active: 'gray', danger: { b: [{ player: 'gray', turn: 2 }] } }),
    ['attack k8 with j8', 'roll 9', 'roll 2', 'end'],
    { stage: 'event', units: units(...FIVE, 'red platoon', 'gray tank j8') },
    ['W-A46'],
  ),
  course(
    'trench-stays-full',
    {
      en: 'Gray’s turn goes by and nothing is free: red’s side has won.',
      nl: 'De beurt van grijs gaat voorbij en geen vak is vrij: het team van rood heeft gewonnen.',
    },
    table([...SIX, 'gray tank j8'], { active: 'gray', danger: { b: [{ player: 'gray', turn: 2 }] } }),
    ['end'],
    { stage: 'over' },
    ['W-071'],
  ),
  course(
    'in-each-others-trenches',
    {
      en: 'Both sit in each other’s trenches: they may agree on a draw.',
      nl: 'Beide zitten in elkaars loopgraven: ze mogen remise afspreken.',
    },
    table([...FIVE, 'red platoon j8', ...OTHERS]),
    ['move j8 to k8'],
    { stage: 'turn' },
    ['W-A49'],
  ),
];
