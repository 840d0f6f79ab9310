import type { Apart } from '../../src/book/statement.ts';
import type { FixedId } from './rulings.ts';

/**
 * For each ruling that cannot be switched a case in which its readings part. The referee plays ours; what the other one
 * would come to is told here, and held to as much as the referee can say of it.
 */
export const APART = {
  'C-A34': {
    by: 'fourth-heavy-tank',
    otherwise: 'Yes. If two sets are at hand, there are six heavy tanks a side on twelve tiles as well.',
  },
  'C-A24': {
    by: 'no-tank-at-all',
    otherwise: 'No. But East would have seen West’s team before choosing its own.',
  },
  'C-A14': { by: 'equal-throws', otherwise: 'Nobody throws: who last saw a tank goes first.' },
  'C-A43': { by: 'by-turns', otherwise: 'East puts all its tanks down after both of West’s.' },
  'C-A31': { by: 'flag-on-the-other-half', otherwise: 'Yes. The square is an empty street.' },
  'C-A26': { by: 'three-and-three', otherwise: 'The third 3 is fired with as well: firepower 6.' },
  'C-A25': {
    by: 'same-pose',
    otherwise: 'No. A ring back to where it began is no movement by either reading.',
  },
  'C-A11': { by: 'heavy-back-on-two', otherwise: 'Yes. One square back needs no step of the die.' },
  'C-A08': {
    by: 'second-shot',
    otherwise: 'No. One shot a tank holds by either reading; the order of shots would not matter.',
  },
  'C-A03': { by: 'turned-and-turned-back', otherwise: 'No. It has taken steps, and shoots ahead only.' },
  'C-A09': { by: 'firepower-stays', otherwise: 'East, whose tank is lost, would fire with a die less.' },
  'C-A29': {
    by: 'side-at-four',
    otherwise: 'From exactly abeam the front is hit, which needs 11: the tank survives.',
  },
  'C-A27': { by: 'vain-shot', otherwise: 'The shot is not made, and the tank still has it.' },
  'C-A46': {
    by: 'arrived-this-turn',
    otherwise: 'It waits as well, and captures the flag as soon as its next turn begins.',
  },
  'C-A32': {
    by: 'out-of-turns',
    otherwise:
      'East has won here too; and a flag that was taken in this turn would have been taken too late.',
  },
  'C-A48': { by: 'turn-without-tanks', otherwise: 'East throws two dice, and its turn passes.' },
  'C-A33': { by: 'thirty-quiet-turns', otherwise: 'The game goes on.' },
} as const satisfies Readonly<Record<FixedId, Apart>>;
