/** The rules of The Fog of War, first part: the cards, setting up, time, a turn, areas and operations. */
import type { Chapter } from '../../src/book/statement.ts';

export const CARDS = {
  'F-B01': {
    text: 'Armies fight on land and fleets at sea, each with the strength on its card; an aircraft counts 1 in both places, a fort counts on land and only in defence, and a dummy counts nowhere.',
    provenance: 'derived',
  },
  'F-A02': {
    text: 'How many cards of each kind there are is certain; the strengths that the rulebook adds up beside three sets are not.',
    provenance: 'ruling',
  },
  'F-B02': {
    text: 'What each area scores and yields, what winter does there, and most of the ways between areas are ours.',
    provenance: 'ours',
  },
  'F-B03': {
    text: 'Each side has a province card for every area; face down in an operation it says what is attacked.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const SETTING_UP = {
  'F-195': {
    text: 'The players agree who plays which side. With the advanced rule both secretly write down a side and an offer of points: if they want different sides, each gets theirs; if they want the same one, the higher offer gets it, equal offers are parted at random, and the Axis needs as many points more as were offered, or fewer where the side is the Allies.',
    provenance: 'rulebook',
    option: 'side-bids',
  },
  'F-A60a': { text: 'Nobody offers more than 30 points for a side.', provenance: 'ours' },
  'F-001': {
    text: 'The neutral cards are shuffled and dealt face down: 3 each to Spain and Turkey, 2 to the Balkans, 1 each to Scandinavia, Yugoslavia, Greece, the Baltic States, Kiev and Odessa; the one that is left goes back into the box unseen.',
    provenance: 'rulebook',
  },
  'F-A50': {
    text: 'The neutral cards in the USSR are not its own cards: those come when it enters the war.',
    provenance: 'ruling',
  },
  'F-002': {
    text: 'Britain, Paris, Vichy, Morocco, Egypt, the Levant and all seas but one begin as Allied; Ruhr, Berlin, Poland, Italy, Libya and the Western Mediterranean begin as Axis; all other areas are neutral. Each side lays the province cards of its areas open before it, and its others are its province deck.',
    provenance: 'rulebook',
  },
  'F-003': {
    text: 'Cards marked START form the draw decks, those marked 1940 begin among the losses, and later ones wait for their year or their country.',
    provenance: 'rulebook',
  },
  'F-004': {
    text: 'The Axis begins with 5 intelligence tokens, the Allies with 7.',
    provenance: 'rulebook',
  },
  'F-005': {
    text: 'It is the summer of 1940; industry stands at 8 for the Axis and at 6 for the Allies, the Axis has no points yet, and it holds the advantage.',
    provenance: 'rulebook',
  },
  'F-006': {
    text: 'The Axis draws three of the six victory cards, keeps two of them secret and puts one into the box unseen; the other three lie face down on the board.',
    provenance: 'rulebook',
  },
  'F-007': {
    text: 'First the Allies and then the Axis may choose up to three cards from their draw deck and put each into a different area of their own.',
    provenance: 'rulebook',
  },
  'F-008': {
    text: 'Then both shuffle their draw decks and draw three cards; both wheels begin with the window NEW OP at Alpha.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const TIME = {
  'F-010': {
    text: 'The war lasts five years, from 1940 to 1944; in each of them the sides take turns.',
    provenance: 'rulebook',
  },
  'F-011': {
    text: 'The side with more cards in its draw deck takes the first turn of a year; if both have as many, the Axis does.',
    provenance: 'rulebook',
  },
  'F-012': {
    text: 'A year ends when neither side has a card left in hand or in its draw deck.',
    provenance: 'rulebook',
  },
  'F-A33': {
    text: 'Whether a year has ended is looked at after each turn, when the hand has been filled up.',
    provenance: 'ruling',
  },
  'F-013': {
    text: 'A side without cards still takes its turns: it turns the wheel, launches operations and looks at cards.',
    provenance: 'rulebook',
  },
  'F-014': { text: 'Both players may count the draw decks at any time.', provenance: 'rulebook' },
  'F-A34': {
    text: 'Both may count the other stacks as well; what lies in those only their owner may see.',
    provenance: 'ruling',
    option: 'secret-counts',
  },
  'F-026': {
    text: 'When the first draw deck runs out it is winter for both sides, until the year ends.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const TURN = {
  'F-020': {
    text: 'In your turn you turn the wheel, act, look, and fill up your hand.',
    provenance: 'rulebook',
  },
  'F-021': {
    text: 'Turning the wheel moves the window NEW OP on by one space; an operation that lies there is disbanded.',
    provenance: 'rulebook',
  },
  'F-A01': {
    text: 'A wheel without operations is not turned.',
    provenance: 'ruling',
  },
  'F-022': {
    text: 'You act in any order and as often as you like: put cards from your hand into areas, begin operations and add to yours, launch or disband them, add to quagmires and resolve them, and look at twice the cost.',
    provenance: 'rulebook',
  },
  'F-023': {
    text: 'You need not act, but you have to resolve every quagmire that you began in an earlier turn.',
    provenance: 'rulebook',
  },
  'F-A57': {
    text: 'A quagmire is due from its attacker’s next turn on, even where a new year gives them two turns in a row.',
    provenance: 'ruling',
  },
  'F-024': {
    text: 'If you hold cards, you play at least one of them in each turn.',
    provenance: 'rulebook',
  },
  'F-A32': {
    text: 'A card is played when it leaves the hand for an area, an operation or a quagmire.',
    provenance: 'ruling',
  },
  'F-025': {
    text: 'At the end of your turn you draw until you hold three cards or the deck is empty; cards that you did not play stay in your hand.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const DEFENDING = {
  'F-030': {
    text: 'You put cards face down into areas of your own, into neutral ones, and into quagmires that you attack or defend.',
    provenance: 'rulebook',
  },
  'F-A22': {
    text: 'The Axis, too, may put cards into the neutral USSR.',
    provenance: 'ruling',
    option: 'axis-out-of-ussr',
  },
  'F-031': {
    text: 'An area may hold any number of cards, of any kind.',
    provenance: 'rulebook',
  },
  'F-032': { text: 'Nobody takes cards back from an area before the year ends.', provenance: 'rulebook' },
  'F-033': { text: 'You may look at your own cards on the board at any time.', provenance: 'rulebook' },
  'F-190': {
    text: 'You may also put cards into an area of your own that is out of supply; with the advanced rule you may not, not even into a quagmire there.',
    provenance: 'rulebook',
    option: 'supply-and-defence',
  },
  'F-A64': {
    text: 'The rule of supply and defence does not bind you in neutral areas, nor where you attack in a quagmire.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const OPERATIONS = {
  'F-040': {
    text: 'A new operation begins under the window NEW OP, one a turn at most: a province card from your province deck and at least one card from your hand.',
    provenance: 'rulebook',
  },
  'F-A62a': {
    text: 'Nobody looks through the enemy’s province deck.',
    provenance: 'ruling',
  },
  'F-A60': {
    text: 'You begin no second operation in a turn, even if you have disbanded the first.',
    provenance: 'ruling',
  },
  'F-041': {
    text: 'An operation aims at an area that you do not control, whether supply comes there yet or not.',
    provenance: 'rulebook',
  },
  'F-042': {
    text: 'You cannot use the province card of an area that you control, even if you are about to lose it.',
    provenance: 'rulebook',
  },
  'F-043': {
    text: 'You may add cards from your hand to your operations in any turn, even just before a launch.',
    provenance: 'rulebook',
  },
  'F-044': {
    text: 'When an operation is disbanded, its cards are discarded, and its province card goes back to its deck.',
    provenance: 'rulebook',
  },
  'F-A36': {
    text: 'The province card of a disbanded operation may be used again in the same turn.',
    provenance: 'ruling',
  },
  'F-045': {
    text: 'An operation may be launched once the wheel has been turned twice since it began; the sixth time that the wheel is turned, it is disbanded.',
    provenance: 'derived',
  },
  'F-046': {
    text: 'Launched after two turns of the wheel, an operation gives the defender 1 more; launched after five, it gives the attacker 1 more.',
    provenance: 'derived',
  },
} as const satisfies Chapter['statements'];
