/** The rules of The Fog of War, first part: the cards, setting up, time, a turn, areas and operations. */
import type { Chapter } from '../../src/book/statement.ts';

export const CARDS = {
  'F-B01': {
    text: 'An army counts on land, a fleet at sea, an aircraft 1 in both places, a fort on land in defence alone, and a dummy nowhere.',
    provenance: 'derived',
  },
  'F-A02': {
    text: 'How many cards of each kind there are is certain; the sums of strength printed beside three sets are not.',
    provenance: 'ruling',
  },
  'F-B02': {
    text: 'What an area yields, what winter does there, and most of what lies next to what are ours.',
    provenance: 'ours',
  },
  'F-B03': {
    text: 'Who aims at an area lays their province card for it on the wheel: each side has one for every area.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const SETTING_UP = {
  'F-195': {
    text: 'Before all else both players secretly offer points for a side, and each plays the side they want; if both want the same one, the higher offer has it, and the goal of the Axis rises by that offer, or falls by it where the side is the Allies.',
    provenance: 'rulebook',
    option: 'side-bids',
  },
  'F-A60a': { text: 'Nobody offers more than 30 points for a side.', provenance: 'ours' },
  'F-001': {
    text: 'The neutral cards are shuffled and dealt face down: 3 each to Spain and Turkey, 2 to the Balkans, 1 each to Scandinavia, Yugoslavia, Greece, the Baltic States, Kiev and Odessa; nobody looks at the one that is left.',
    provenance: 'rulebook',
  },
  'F-A50': {
    text: 'The neutral cards in the USSR are no Soviet cards: those come later.',
    provenance: 'ruling',
  },
  'F-002': {
    text: 'Britain, Paris, Vichy, Morocco, Egypt, the Levant and all seas but one begin as Allied, Ruhr, Berlin, Poland, Italy, Libya and the Western Mediterranean as Axis; all other areas are neutral.',
    provenance: 'rulebook',
  },
  'F-003': {
    text: 'Cards marked START are the draw decks, those of 1940 begin among the losses, and later ones wait for their year or their country.',
    provenance: 'rulebook',
  },
  'F-004': {
    text: 'The Axis begins with 5 intelligence tokens, the Allies with 7.',
    provenance: 'rulebook',
  },
  'F-005': {
    text: 'It is the summer of 1940; industry stands at 8 for the Axis and at 6 for the Allies, nobody has points, and the Axis holds the advantage.',
    provenance: 'rulebook',
  },
  'F-006': {
    text: 'The Axis draws three of the six victory cards, secretly keeps two and boxes one; the three others lie face down on the board.',
    provenance: 'rulebook',
  },
  'F-007': {
    text: 'First the Allies and then the Axis may take up to three cards of their choice from the draw deck and put each into a different area of their own.',
    provenance: 'rulebook',
  },
  'F-008': {
    text: 'Then both shuffle their draw decks and draw three cards; on both wheels the window stands at Alpha.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const TIME = {
  'F-010': {
    text: 'The war lasts five years, from 1940 to 1944; in each of them the sides take turns.',
    provenance: 'rulebook',
  },
  'F-011': {
    text: 'Whoever has more cards in the draw deck takes the first turn of a year; if both have as many, the Axis does.',
    provenance: 'rulebook',
  },
  'F-012': {
    text: 'A year ends when both sides have played and drawn all their cards.',
    provenance: 'rulebook',
  },
  'F-A33': { text: 'Whether it has ended is seen when a hand has been filled up.', provenance: 'ruling' },
  'F-013': {
    text: 'A side without cards still takes its turns: it turns the wheel, launches and looks.',
    provenance: 'rulebook',
  },
  'F-014': { text: 'Both may always count the draw decks.', provenance: 'rulebook' },
  'F-A34': {
    text: 'Both may count the other stacks too; what is in them their owner alone may see.',
    provenance: 'ruling',
    option: 'secret-counts',
  },
  'F-026': {
    text: 'When the first draw deck runs out it is winter for both, until the year ends.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const TURN = {
  'F-020': {
    text: 'A turn is: turn the wheel, act, look, and fill up the hand.',
    provenance: 'rulebook',
  },
  'F-021': {
    text: 'The window NEW OP moves on by one space; an operation that it comes over is disbanded.',
    provenance: 'rulebook',
  },
  'F-A01': {
    text: 'A wheel without operations is not turned.',
    provenance: 'ruling',
  },
  'F-022': {
    text: 'Acting is: put cards into areas and operations, begin, launch and disband operations, add to quagmires and resolve them, and look at twice the cost, in any order and as often as one likes.',
    provenance: 'rulebook',
  },
  'F-023': {
    text: 'Nobody has to act, but every quagmire that one began has to be resolved in one’s turn.',
    provenance: 'rulebook',
  },
  'F-A57': {
    text: 'A quagmire is due from its attacker’s next turn on, also where a new year gives them two turns in a row.',
    provenance: 'ruling',
  },
  'F-024': {
    text: 'Whoever holds cards plays at least one of them in each turn.',
    provenance: 'rulebook',
  },
  'F-A32': {
    text: 'A card is played when it leaves the hand for an area, an operation or a quagmire.',
    provenance: 'ruling',
  },
  'F-025': {
    text: 'At the end of a turn one draws up to three cards, as long as there are any; cards that were not played stay in hand.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const DEFENDING = {
  'F-030': {
    text: 'Cards are put face down into areas of one’s own, into neutral ones, and into quagmires on one’s own side.',
    provenance: 'rulebook',
  },
  'F-A22': {
    text: 'The Axis too may put cards into the neutral USSR.',
    provenance: 'ruling',
    option: 'axis-out-of-ussr',
  },
  'F-031': {
    text: 'An area holds any number of cards, and cards of any kind.',
    provenance: 'rulebook',
  },
  'F-032': { text: 'They stay there until the year ends.', provenance: 'rulebook' },
  'F-033': { text: 'One may always look at one’s own cards on the board.', provenance: 'rulebook' },
  'F-190': {
    text: 'No card is put into an area of one’s own that is out of supply, nor into a quagmire that one defends there.',
    provenance: 'rulebook',
    option: 'supply-and-defence',
  },
  'F-A64': {
    text: 'That binds nobody in neutral areas, nor whoever attacks in a quagmire.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const OPERATIONS = {
  'F-040': {
    text: 'A new operation begins under the window NEW OP, one a turn at most: a province card from one’s province deck and at least one card from hand.',
    provenance: 'rulebook',
  },
  'F-A60': {
    text: 'It stays at one a turn where that operation was disbanded again.',
    provenance: 'ruling',
  },
  'F-041': {
    text: 'It aims at an area that one does not control, whether supply comes there by now or not.',
    provenance: 'rulebook',
  },
  'F-042': {
    text: 'The card of an area that one controls cannot be used, even if it is about to be lost.',
    provenance: 'rulebook',
  },
  'F-043': {
    text: 'Cards from hand may be added to one’s operations in any turn, also just before a launch.',
    provenance: 'rulebook',
  },
  'F-044': {
    text: 'A disbanded operation’s cards are discarded, and its province card goes back to its deck.',
    provenance: 'rulebook',
  },
  'F-A36': {
    text: 'That card may serve again in the same turn.',
    provenance: 'ruling',
  },
  'F-045': {
    text: 'An operation may be launched from the second time on that the wheel was turned over it; turned a sixth time, it is lost.',
    provenance: 'derived',
  },
  'F-046': {
    text: 'Launched as soon as it may be, it gives the defender 1 more; launched at the last chance, it gives the attacker 1 more.',
    provenance: 'derived',
  },
} as const satisfies Chapter['statements'];
