import type { Question } from '../../../src/book/question.ts';
import { AFTER_M4, GERMANS_FIRST, M4_AT_PANTHER } from '../examples/tables.ts';
import type { StatementId } from '../statements.ts';

type TankQuestion = Question<StatementId>;

const HAND: readonly TankQuestion[] = [
  {
    id: 'more-than-nine',
    asks: 'May I keep ten tactics cards?',
    answer: 'No. Discard down to nine before you attack.',
    by: 'hand-limit',
  },
  {
    id: 'fewer-than-nine',
    asks: 'May I discard cards that I do not want?',
    answer: 'The rulebook is silent: we rule no. Cards are discarded only while you hold more than nine.',
    by: {
      kind: 'course',
      id: 'discards-end-at-nine',
      title: 'Ten cards are held; after one discard only the attack is left.',
      position: {
        ...GERMANS_FIRST,
        hands: {
          able: [
            'mud',
            'trees',
            'smoke',
            'bocage',
            'buildings',
            'radio',
            'crossfire',
            'tracers',
            'ambush',
            'rally',
          ],
        },
      },
      moves: ['discard mud', 'ready'],
      after: { stage: 'attacker' },
      shows: ['T-A34', 'T-021'],
    },
    tells: '10 cards are in hand, and only nine may be kept',
    settledBy: ['T-A34'],
  },
  {
    id: 'defender-draws',
    asks: 'Does the defender draw cards?',
    answer: 'No. Three are drawn at the beginning of one’s own turn.',
    by: 'drawing',
    tells: 'Baker defends and draws nothing',
  },
  {
    id: 'empty-tactics-deck',
    asks: 'Are the discards shuffled when the tactics deck is empty?',
    answer: 'Yes. And drawing goes on.',
    by: 'discards-shuffled',
    tells: 'the discards are shuffled',
  },
  {
    id: 'bring-back-whom',
    asks: 'May I choose whom to bring back with Reserves?',
    answer: 'No. The latest casualty comes back.',
    by: 'latest-casualty',
    tells: 'brings the 50mm PaK back',
    settledBy: ['T-110'],
  },
  {
    id: 'bring-back-later',
    asks: 'May I bring a casualty back after my attack?',
    answer: 'The rulebook is silent: we rule no. In the maneuver, after drawing.',
    by: 'recover-after-the-attack',
  },
  {
    id: 'bring-back-to-where',
    asks: 'Does a casualty that comes back go under my formation deck?',
    also: ['Where do recovered units go?'],
    answer: 'The rulebook is silent: we rule no. It goes into the reserve.',
    by: 'latest-casualty',
    tells: 'under the reserve',
    settledBy: ['T-A19'],
  },
  {
    id: 'bring-back-nobody',
    asks: 'May I play Reserves before I have lost anybody?',
    also: ['What if I have no casualties?'],
    answer: 'No. There is nobody to bring back.',
    by: 'nobody-to-bring-back',
  },
];

const AGAIN: readonly TankQuestion[] = [
  {
    id: 'must-attack',
    asks: 'May I let my turn go by without an attack?',
    also: [
      'Do I have to attack?',
      'Can I skip my attack?',
      'Can I choose not to attack? Is an attack optional?',
    ],
    answer: 'The rulebook is silent: we rule no. Whoever can turn up an attacker has to.',
    by: 'has-to-attack',
  },
  {
    id: 'free-before',
    asks: 'May I play a FREE card before my attack?',
    answer: 'No. It follows an attack.',
    by: 'first-the-maneuver',
  },
  {
    id: 'several-free',
    asks: 'May I make more than one free attack in a turn?',
    answer: 'Yes. As many as you have cards for.',
    by: 'free-attack-chain',
    tells: 'attacks once more',
    settledBy: ['T-083'],
  },
  {
    id: 'overrun-with-a-destroyer',
    asks: 'May I play Overrun after an M10 has attacked?',
    answer:
      'The rulebook is silent: we rule no. It asks for a light or medium tank, of the unit that has just attacked.',
    by: 'overrun-after-an-m10',
  },
  {
    id: 'overrun-after-a-loss',
    asks: 'May I play Overrun though my Sherman was destroyed by a mine?',
    answer: 'Yes. It looks at the unit that has just attacked, wherever that is now.',
    by: 'overrun-though-lost',
  },
  {
    id: 'same-unit-with-any-card',
    asks: 'May the same unit attack again with any FREE card?',
    answer: 'No. Only with Quick Kill, Fast Turret Traverse and High Rate of Fire.',
    by: 'same-unit-with-a-radio',
  },
  {
    id: 'same-unit-of-earlier',
    asks: 'May the same unit be one that attacked earlier in this turn?',
    answer:
      'The rulebook is silent: we rule yes. Any that has attacked in this turn and is still in the row.',
    by: 'same-unit-earlier',
  },
  {
    id: 'quick-kill-new',
    asks: 'May Quick Kill bring a new attacker?',
    answer: 'The rulebook is silent: we rule yes. So may High Rate of Fire.',
    by: 'quick-kill-for-somebody-new',
  },
  {
    id: 'traverse-new',
    asks: 'May Fast Turret Traverse bring a new attacker?',
    answer: 'No. It is for an American or British tank that has attacked in this turn.',
    by: 'traverse-for-somebody-new',
  },
  {
    id: 'traverse-with-infantry',
    asks: 'May infantry attack again with Fast Turret Traverse?',
    answer: 'No. It has no turret.',
    by: {
      kind: 'try',
      id: 'traverse-with-infantry',
      title: 'Paratroopers have attacked, and Fast Turret Traverse is played for them.',
      position: {
        ...AFTER_M4,
        rows: { able: ['us-airborne'] },
        attack: { unit: 'us-airborne', target: 'deck', foe: 'pziv-h' },
        hands: { able: ['fast-turret-traverse'] },
      },
      try: 'play fast-turret-traverse again 1',
      allowed: false,
      breaks: ['T-055'],
      shows: ['T-055'],
    },
  },
];

const UNDOING: readonly TankQuestion[] = [
  {
    id: 'rally-undoes',
    asks: 'Does Rally undo Mud?',
    answer: 'No. Mud is Terrain, and Rally is for Morale cards.',
    by: 'rally-against-mud',
  },
  {
    id: 'professionalism-for-allies',
    asks: 'May an American player use Professionalism?',
    answer: 'No. It is for the German player.',
    by: 'professionalism-of-americans',
  },
  {
    id: 'undo-an-undoing',
    asks: 'May Rally be undone by Professionalism?',
    also: ['Can I cancel Rally?'],
    answer: 'The rulebook is silent: we rule yes. Both are Morale cards.',
    by: 'ruling-no-counter',
  },
  {
    id: 'repairs-and-hits',
    asks: 'Does Repairs undo a Hit card?',
    answer: 'The rulebook is silent: we rule no. It undoes Damage and a Breakdown.',
    by: {
      kind: 'course',
      id: 'hit-stands',
      title: 'A Topside Hit takes effect at once, though Baker holds Repairs.',
      position: { ...M4_AT_PANTHER, stage: 'modifier', hands: { able: ['topside-hit'], baker: ['repairs'] } },
      moves: ['play topside-hit', 'pass', 'pass'],
      after: { stage: 'free', casualties: { baker: ['panther'] } },
      turnsOn: 'repairs-hits',
      shows: ['T-060', 'T-071'],
    },
    tells: 'is destroyed',
    settledBy: ['T-A03'],
  },
  {
    id: 'anything-while-it-waits',
    asks: 'May I play another card while one waits to be undone?',
    answer: 'No. Undo it, or let it be.',
    by: 'undo-first',
  },
];

const ENDING: readonly TankQuestion[] = [
  {
    id: 'deck-runs-out',
    asks: 'May I attack after my deck has run out?',
    answer: 'No. Not until the enemy’s deck has run out as well.',
    by: 'barred',
    tells: 'may not attack',
    settledBy: ['T-101'],
  },
  {
    id: 'last-card-attacks',
    asks: 'Does the last card of my deck still attack?',
    answer: 'The rulebook is silent: we rule yes. That attack is carried through first.',
    by: 'full-exchange',
    tells: 'is destroyed',
    settledBy: ['T-A20'],
  },
  {
    id: 'emptied-by-enemy',
    asks: 'Is my deck used up if the enemy destroys its last card?',
    answer: 'The rulebook is silent: we rule yes. Then you may not attack either.',
    by: 'emptied-by-the-enemy',
    tells: 'Baker does not attack',
    settledBy: ['T-A35'],
  },
  {
    id: 'half-loses',
    asks: 'Is the game over as soon as half of a formation is lost?',
    answer: 'Yes. At once, in the middle of an attack.',
    by: 'half-of-the-formation',
    tells: 'Able wins',
    settledBy: ['T-120'],
  },
  {
    id: 'both-lose',
    asks: 'Is the game drawn if my own support would be my last casualty as I destroy the enemy’s?',
    answer: 'The rulebook is silent: we rule no. The target is destroyed first, and you win.',
    by: 'both-at-their-breaking-point',
    tells: 'Able wins',
    settledBy: ['T-A27'],
  },
  {
    id: 'alike',
    asks: 'May both of us bring the same nation?',
    answer: 'The rulebook is silent: we rule yes.',
    by: 'same-nation',
    tells: 'the same nation',
    settledBy: ['T-A25'],
  },
];

export const TURN_QUESTIONS = { hand: HAND, again: AGAIN, undoing: UNDOING, ending: ENDING } as const;
