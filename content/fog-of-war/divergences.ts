import type { Apart } from '../../src/book/statement.ts';
import type { FixedId } from './rulings.ts';

/**
 * For each ruling that cannot be switched a case in which its readings part. The referee plays ours; what the other one
 * would come to is told here, and held to as much as the referee can say of it.
 */
export const APART = {
  'F-A02': {
    by: 'first-table',
    otherwise: 'Two Allied cards of the first set would be 1 weaker than they are here.',
  },
  'F-A50': {
    by: 'last-neutral-card',
    otherwise: 'The card in Odessa would be one of the three Soviet cards.',
  },
  'F-A33': {
    by: 'year-is-over',
    otherwise:
      'The year would have ended when the last card was played, and nobody could have looked any more.',
  },
  'F-A01': { by: 'wheel-is-empty', otherwise: 'NEW OP would go on to Delta.' },
  'F-A57': {
    by: 'two-turns-running',
    otherwise: 'The quagmire would not be due yet, for the Axis has had no turn in between.',
  },
  'F-A32': {
    by: 'a-turn-in-short',
    otherwise: 'The turn would go on in the same way; only a card put into a quagmire would not count.',
  },
  'F-A64': { by: 'neutral-without-supply', otherwise: 'No. Supply would have to come to Turkey.' },
  'F-A62a': {
    by: 'plan-paris',
    otherwise: 'Yes. But the Allies could find out that Paris is missing from the deck.',
  },
  'F-A60': { by: 'second-after-disbanding', otherwise: 'Yes. The first operation is off the wheel.' },
  'F-A36': { by: 'operation-given-up', otherwise: 'Paris could not be aimed at again before the next turn.' },
  'F-A31': {
    by: 'enemys-cards-in-a-quagmire',
    otherwise: 'Yes. But cards of the Axis would be among those seen.',
  },
  'F-A61': {
    by: 'neutral-cards-of-an-ally',
    otherwise: 'No. The Allies could look at that card without paying.',
  },
  'F-A61a': {
    by: 'early-look-costs-two',
    otherwise: 'The Axis, with nothing left, would bid 2 again, and the look would be blocked all the same.',
  },
  'F-A63': {
    by: 'one-card-is-seen',
    otherwise: 'It would count as known until the stack is shuffled, whatever leaves it before.',
  },
  'F-A54': {
    by: 'two-attackers',
    otherwise: 'Yes. Both sides would fight the neutral card, and each other.',
  },
  'F-A07': {
    by: 'scandinavia-joins',
    otherwise: 'A lot would say what pays, and nobody could spend the advantage for Scandinavia.',
  },
  'F-A06': { by: 'allies-attack-the-balkans', otherwise: 'The Balkans would stay neutral.' },
  'F-A24': {
    by: 'ussr-is-drawn-in',
    otherwise: 'The USSR would enter after the battle, and nobody would decide for the Baltic States in it.',
  },
  'F-A25': { by: 'ussr-in-winter', otherwise: 'It would be summer again.' },
  'F-A23': { by: 'allies-at-kiev', otherwise: 'Yes. The USSR would join the Axis.' },
  'F-A21': { by: 'vichy-was-axis', otherwise: 'All three areas would be handed over, whoever held them.' },
  'F-A19': {
    by: 'quagmire-in-morocco-ends',
    otherwise: 'The Axis would have to resolve a quagmire in an area of its own.',
  },
  'F-A67': { by: 'vichy-was-axis', otherwise: 'The Allied attackers in Vichy would be discarded.' },
  'F-A20': {
    by: 'void-operation',
    otherwise: 'The Allies would have an operation against an area of their own.',
  },
  'F-A03': {
    by: 'win-stack-is-dealt',
    otherwise: 'Cards taken back would not be in the new draw deck, which the reference card leaves out.',
  },
  'F-A59': {
    by: 'ussr-enters-in-time',
    otherwise: 'The Soviet cards would lie among the losses, and each would cost a production point.',
  },
  'F-A29': { by: 'eight-production-points', otherwise: 'The two tokens could not be used before 1942.' },
  'F-A26': { by: 'a-fifth-point', otherwise: 'No. Half of 8 is 4 either way; of 7 it would be 4 as well.' },
  'F-A37': {
    by: 'seventy-points',
    otherwise: 'The year would be ended first, with production and all the rest.',
  },
  'F-A59a': {
    by: 'victory-cards-are-axis',
    otherwise: 'Poland would not count, and the Allies would have won.',
  },
  'F-A17': {
    by: 'source-in-quagmire',
    otherwise: 'Yes. Supply begins in Ruhr whether it is in quagmire or not.',
  },
  'F-A16': { by: 'several-ways', otherwise: 'Yes. Libya and Italy are both on land, and either would do.' },
  'F-A65': { by: 'one-sea-will-do', otherwise: 'Yes. The Axis may lead supply through both.' },
  'F-A41': { by: 'convoy-to-libya', otherwise: 'The Fleet 3 and the aircraft would stay open in their sea.' },
  'F-A52': {
    by: 'target-without-supply',
    otherwise: 'Moscow would count as attacked, and the USSR would enter the war.',
  },
  'F-A58': {
    by: 'ruhr-supplied-by-sea',
    otherwise: 'The Allies would be cut off in Ruhr, and the Axis could send them off.',
  },
  'F-A53': {
    by: 'own-cards-are-discarded',
    otherwise: 'Scandinavia would take a side only after the battle, and stay neutral in it.',
  },
  'F-A48': { by: 'target-is-shown', otherwise: 'Of several dummies one a side would be discarded.' },
  'F-A39': { by: 'misfits-in-defence', otherwise: 'The fleet would stay in Paris, and be lost with it.' },
  'F-A42': {
    by: 'convoy-sunk',
    otherwise: 'The operation would be disbanded; the dummy is discarded either way.',
  },
  'F-A13': { by: 'advantage-in-a-quagmire', otherwise: 'It would stay a quagmire: 3 against 2.' },
  'F-A66': {
    by: 'aircraft-left-alone',
    otherwise: 'The aircraft would be discarded only after the Allies had shown their army.',
  },
  'F-A66a': { by: 'fleets-land-alone', otherwise: 'The fleet would be discarded, and not lost.' },
  'F-A09': {
    by: 'aircraft-at-sea',
    otherwise: 'The aircraft would pay 2, and so might not be chosen for 1.',
  },
  'F-A55': {
    by: 'players-cards-pay-first',
    otherwise: 'The Allied army alone would pay, and no neutral card.',
  },
  'F-A62': { by: 'battle-of-moscow', otherwise: 'Nobody but the Axis would see which card has paid.' },
  'F-A56': {
    by: 'cut-off-and-sent-off',
    otherwise: 'It would be the same here: supply does not come back while cards are shown.',
  },
} as const satisfies Readonly<Record<FixedId, Apart>>;
