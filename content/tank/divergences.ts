import type { Apart } from '../../src/book/statement.ts';
import type { FixedId } from './rulings.ts';

/**
 * For each ruling without an option a case in which its readings differ. The referee plays ours; what the
 * other reading would do is described here and checked as far as the referee can tell.
 */
export const APART = {
  'T-A25': {
    by: 'same-nation',
    otherwise: 'Baker has to bring the German formation.',
  },
  'T-A08': {
    by: 'buttoned-down-hetzer',
    otherwise: 'Yes. The Hetzer drives and carries a gun: it is a tank, and Buttoned Down stops it.',
  },
  'T-A34': {
    by: 'keep-nine',
    otherwise: 'Yes. Mud is discarded, and as many cards more as Able likes.',
  },
  'T-A39': {
    by: 'nobody-attacks',
    otherwise: 'The turn is Baker’s, and the game goes on.',
  },
  'T-A39a': {
    by: 'attacks-the-barred',
    otherwise: 'Yes. Able lets the turn go by, and every turn after it.',
  },
  'T-A22': {
    by: 'nothing-to-aim-at',
    otherwise: 'The Panther goes back under its deck, and the row stays empty.',
  },
  'T-A05': {
    by: 'target-is-the-attacker',
    otherwise: 'The M5 that is aimed at is no heavy tank: Soft Ground cannot be played.',
  },
  'T-A16': {
    by: 'second-try-to-stop',
    otherwise: 'After Shaken nothing else may stop this attack; Mud stays in the hand.',
  },
  'T-A29': {
    by: 'asked-with-an-empty-hand',
    otherwise: 'Baker is passed over, and Able knows that nothing will stop this attack.',
  },
  'T-A12': {
    by: 'pass-and-play-after-all',
    otherwise: 'Able has passed and is out of it: Topside Hit stays in the hand, and the Panther survives.',
  },
  'T-A31': {
    by: 'defender-takes-the-slot',
    otherwise:
      'Baker may not help the attack: the HEAT Round stays in the hand, and Able may play an AP Round.',
  },
  'T-A17': {
    by: 'second-damage',
    otherwise: 'After Treads Damaged nothing else may be tried: the Churchill survives.',
  },
  'T-A07': {
    by: 'same-unit-earlier',
    otherwise: 'No. The M10 has attacked last, and it alone may attack again.',
  },
  'T-A33': {
    by: 'free-card-of-the-barred',
    otherwise: 'Yes. Radio brings Able an attack, though there was none that it could follow.',
  },
  'T-A36': {
    by: 'professionalism',
    otherwise: 'Able may undo Shaken later as well, as long as this attack would have lasted.',
  },
  'T-A20': {
    by: 'full-exchange',
    otherwise: 'The Pershing does not attack: the deck ran out when it was turned up.',
  },
  'T-A21': {
    by: 'barred',
    otherwise: 'Able’s whole turn is left out: nothing is drawn, and the Pershing stays in the row.',
  },
  'T-A35': {
    by: 'emptied-by-the-enemy',
    otherwise: 'The American deck is filled again, and Baker attacks in the next turn as in any other.',
  },
  'T-A27': {
    by: 'both-at-their-breaking-point',
    otherwise: 'Both sides have come to their breaking point in one attack: the game is drawn.',
  },
} as const satisfies Readonly<Record<FixedId, Apart>>;
