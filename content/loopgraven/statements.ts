import type { Chapter } from '../../src/book/statement.ts';

/**
 * The rules of Loopgraven as statements in our own words. The rulebook is in Dutch; `nl/statements.ts` has
 * the Dutch statements. Its pictures are lost, the board among them: what only they showed is ours, or a
 * ruling. An id never changes its meaning. After rewording a statement, check the places that cite it and
 * renew its hash in `statements.hashes.json`.
 */

const BOX = {
  'W-080': { text: 'The board is made of hexes: a space has six neighbours.', provenance: 'derived' },
  'W-081': {
    text: 'The board has 94 spaces in eleven rows, and each side has six trench spaces in its own first row, in two sections of three.',
    provenance: 'ours',
  },
  'W-082': {
    text: 'There are two of each event card, and the bank never runs out of tokens.',
    provenance: 'ours',
  },
} as const satisfies Chapter['statements'];

const SET_UP = {
  'W-001': {
    text: 'You choose a short, a medium or a long game; the table says how many troops and tokens each player then has.',
    provenance: 'rulebook',
  },
  'W-002': { text: 'No unit begins on the board: troops are bought with tokens.', provenance: 'rulebook' },
  'W-003': { text: 'Artillery, economy and general all begin at tier 0.', provenance: 'rulebook' },
  'W-004': { text: 'Each side rolls a die once, and the higher roll begins.', provenance: 'rulebook' },
  'W-A30': {
    text: 'The die for who begins has six sides, and equal rolls are made again.',
    provenance: 'ruling',
  },
  'W-A02': {
    text: 'There are two sides: of two players each is one, and four are two a side, who win and lose together.',
    provenance: 'ruling',
  },
  'W-A34': {
    text: 'Of four players each has a section of the trench, deploys there and acts with their own units alone; a partner’s units are in the way like any others.',
    provenance: 'ruling',
  },
  'W-A34a': {
    text: 'Each player has a purse, tiers and actions of their own; event rolls, cards and their effects are the side’s.',
    provenance: 'ruling',
    option: 'team-purse',
  },
  'W-A34c': {
    text: 'Of two partners the one who plays first in a round answers what a card asks of their side: which platoon is shellshocked, and whether gas masks go on.',
    provenance: 'ruling',
  },
  'W-A27': { text: 'Troops of the box beyond those that the table gives stay in it.', provenance: 'ruling' },
} as const satisfies Chapter['statements'];

const ROUNDS = {
  'W-A33': { text: 'A round is one turn of each player, the sides by turns.', provenance: 'ruling' },
  'W-010': { text: 'At the start of your turn you receive 3 tokens.', provenance: 'rulebook' },
  'W-A35': { text: 'Nobody has an income in their own first turn.', provenance: 'ruling' },
  'W-A29': { text: 'In your first turn you act as in any other.', provenance: 'derived' },
  'W-011': { text: 'The tiers of the economy raise your income to 4, 5 and 6.', provenance: 'rulebook' },
  'W-012': {
    text: 'A unit of yours on a trench space of the enemy’s brings more with each income: a platoon 2, a car 3, a tank 4.',
    provenance: 'rulebook',
  },
  'W-A23': {
    text: 'Each of your units in the enemy’s trenches counts, on whichever space of them it stands.',
    provenance: 'derived',
  },
  'W-013': { text: 'Event cards may change an income.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

const EVENTS = {
  'W-020': { text: 'The round card is turned over at the start of each round.', provenance: 'rulebook' },
  'W-A01': {
    text: 'The first round is green: the card lies so from the beginning, and is turned over from the second round on.',
    provenance: 'ruling',
    option: 'first-round-white',
  },
  'W-021': {
    text: 'In a green round each side rolls a die of six: 1 or 2 brings a negative card, 3 or 4 none, 5 or 6 a positive one. In a white round nobody rolls.',
    provenance: 'rulebook',
  },
  'W-A33a': {
    text: 'The side that began rolls first for an event and does what its card says, then the other one; only then come the turns.',
    provenance: 'ruling',
    option: 'roll-per-player',
  },
  'W-A43': {
    text: 'Rat attack, Keep digging, Kabiem, Body armour, Spotted and Gas mask lie open before their side until they are used; the others count at once and are discarded.',
    provenance: 'ruling',
    option: 'keep-one-round',
  },
  'W-A43a': {
    text: 'A stack is shuffled anew when a card must be drawn from it and none is left.',
    provenance: 'ruling',
    option: 'no-reshuffle',
  },
  'W-A33b': {
    text: '“This round” on a card ends with the round in which it was drawn.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const CARDS = {
  'W-100': { text: 'Trench feet: each of your platoons goes 1 step less.', provenance: 'rulebook' },
  'W-A15': { text: 'Trench feet last for this round.', provenance: 'ruling', option: 'trench-feet-two' },
  'W-101': {
    text: 'Famine: platoons on the battlefield can neither move nor attack for a round.',
    provenance: 'rulebook',
  },
  'W-102': {
    text: 'Freeze: cars and tanks can neither move nor attack for a round.',
    provenance: 'rulebook',
  },
  'W-A16': {
    text: 'Famine and Freeze are about the units of the side that drew them.',
    provenance: 'ruling',
    option: 'hits-all',
  },
  'W-A42': {
    text: 'Famine spares a platoon that stands on a trench space of its own when it acts.',
    provenance: 'ruling',
  },
  'W-103': {
    text: 'Rat attack: in your next attack each of your dice counts 1 less.',
    provenance: 'rulebook',
  },
  'W-104': {
    text: 'Lost haversack: what you moved last goes back two spaces, or stays where it is if it cannot.',
    provenance: 'rulebook',
  },
  'W-A17': {
    text: 'The lost haversack sends back the one unit of the side that a Move moved last; if that is gone, nothing happens.',
    provenance: 'ruling',
    option: 'haversack-turn',
  },
  'W-A41': {
    text: 'Each step back by the lost haversack goes to a free space one row nearer home; where two are not free it is one, else none, and the owner chooses among the ends.',
    provenance: 'ruling',
  },
  'W-105': {
    text: 'Shellshock: one of your platoons cannot move for two rounds, and dies of any attack.',
    provenance: 'rulebook',
  },
  'W-A18': {
    text: 'The owner chooses the shellshocked platoon among those on the board, and an attack on it succeeds without a roll.',
    provenance: 'ruling',
    option: 'shellshock-opponent',
  },
  'W-A42a': {
    text: 'A shellshocked platoon cannot attack either, and stays so for this round and the next; artillery does not kill it.',
    provenance: 'ruling',
  },
  'W-110': { text: 'Keep digging: your next attack adds 1 to its total.', provenance: 'rulebook' },
  'W-111': { text: 'Kabiem: you may attack from two spaces away.', provenance: 'rulebook' },
  'W-A14': {
    text: 'Kabiem is for one attack, whichever you like.',
    provenance: 'ruling',
    option: 'kabiem-turn',
  },
  'W-A48': {
    text: 'Kabiem is played with an attack in which a unit takes part that is exactly two spaces from the target; any number of them may, and none need be beside it.',
    provenance: 'ruling',
  },
  'W-112': {
    text: 'Body armour: in your next fight the enemy’s total is halved, rounded up.',
    provenance: 'rulebook',
  },
  'W-A36b': {
    text: 'What Body armour leaves of the enemy’s total is rounded up: of 7 it leaves 4.',
    provenance: 'ruling',
    option: 'body-armour-reduction',
  },
  'W-113': {
    text: 'Spotted: a unit that is attacked may once dodge by going two steps aside, and that costs no action.',
    provenance: 'rulebook',
  },
  'W-A44': {
    text: 'Whoever has Spotted says so before the dice; the unit goes one or two free steps, whatever holds it else; with no free space beside it you are not asked.',
    provenance: 'ruling',
  },
  'W-A20': {
    text: 'An attack that is dodged is off and its action spent; it was no fight, so what waits for one goes on waiting.',
    provenance: 'ruling',
    option: 'spotted-free',
  },
  'W-A20a': {
    text: 'A unit that dodges goes to a space that is beside none of its attackers, if it can come to one.',
    provenance: 'ruling',
    option: 'spotted-anywhere',
  },
  'W-114': { text: 'Full throttle: your next three incomes are double.', provenance: 'rulebook' },
  'W-A21': {
    text: 'Full throttle doubles what the economy brings, and not what units in enemy trenches bring.',
    provenance: 'ruling',
    option: 'double-bonus',
  },
  'W-A45': {
    text: 'Full throttle counts for the next three incomes of each player of the side; a turn without income uses none, and two such cards run side by side.',
    provenance: 'ruling',
  },
  'W-115': { text: 'Gas mask: it protects you from a gas attack for one round.', provenance: 'rulebook' },
  'W-A40': {
    text: 'You are asked for a gas mask when gas is about to weaken or to kill; it then spares all units of your side, and the turn in the gas still counts.',
    provenance: 'ruling',
  },
  'W-A40a': {
    text: 'Where gas comes to both sides and both have a gas mask, side A is asked first.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const ACTIONS = {
  'W-030': {
    text: 'You have 2 actions a turn; with the tiers of the general 3 and 4.',
    provenance: 'rulebook',
  },
  'W-031': {
    text: 'An action is to deploy troops, to move one unit, or to attack one enemy unit.',
    provenance: 'rulebook',
  },
  'W-034': { text: 'You move and attack with units of your own alone.', provenance: 'derived' },
  'W-A06': {
    text: 'A unit may act again and again in a turn, as long as you have actions.',
    provenance: 'ruling',
    option: 'one-action-per-unit',
  },
  'W-032': {
    text: 'To deploy up to three troops is one action, four or more are two; an upgrade counts as a unit that is deployed.',
    provenance: 'rulebook',
  },
  'W-A47': {
    text: 'The first and the fourth unit or upgrade of a turn cost an action each, all others none, even if you have no action left.',
    provenance: 'ruling',
  },
  'W-033': { text: 'A platoon costs 4 tokens, a car 6, a tank 9.', provenance: 'rulebook' },
  'W-A07': {
    text: 'You deploy onto a free trench space of your own; to leave it is a move like any other.',
    provenance: 'ruling',
    option: 'deploy-to-field',
  },
  'W-A47a': {
    text: 'A turn ends when you say so; actions that are left lapse, tokens stay, and nobody lends any.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const MOVING = {
  'W-040': {
    text: 'In a move a platoon goes up to 3 steps, a car up to 5, a tank up to 2.',
    provenance: 'rulebook',
  },
  'W-041': {
    text: 'Nobody enters or crosses a space on which a unit stands, one’s own or another’s; you may go round it.',
    provenance: 'rulebook',
  },
  'W-043': { text: 'A move takes a unit to another space.', provenance: 'derived' },
  'W-042': { text: 'One unit stands on a space.', provenance: 'derived' },
} as const satisfies Chapter['statements'];

const FIGHTING = {
  'W-050': { text: 'A unit is attacked from the spaces beside it.', provenance: 'rulebook' },
  'W-051': { text: 'Several of your units may attack one enemy unit together.', provenance: 'rulebook' },
  'W-052': {
    text: 'Each unit that attacks rolls its die, and the rolls are added up: a platoon’s has 6 sides, a car’s 4, a tank’s 10.',
    provenance: 'rulebook',
  },
  'W-A03': {
    text: 'A unit that is attacked rolls its own die against the attackers, alone.',
    provenance: 'ruling',
    option: 'supporting-defence',
  },
  'W-A04': { text: 'A unit defends with the same die as it attacks with.', provenance: 'derived' },
  'W-053': {
    text: 'The higher total wins; the loser’s units that took part are laid beside the board.',
    provenance: 'rulebook',
  },
  'W-054': { text: 'A group that attacks and loses is lost as a whole.', provenance: 'rulebook' },
  'W-055': { text: 'What lies beside the board never comes back.', provenance: 'rulebook' },
  'W-056': { text: 'Nobody moves because of a fight.', provenance: 'rulebook' },
  'W-057': {
    text: 'A tie changes nothing; with an action left you may still walk away.',
    provenance: 'rulebook',
  },
  'W-A32': {
    text: 'A unit in its trench is attacked like any other.',
    provenance: 'ruling',
    option: 'trench-cover',
  },
  'W-A12': {
    text: 'The rulebook’s “damage” is the total of the dice: Keep digging adds 1 to yours, however many dice it has.',
    provenance: 'ruling',
    option: 'damage-die',
  },
  'W-A36': {
    text: 'A total is counted in this order: the dice, what Rat attack takes from each, what weakened units have less, what is added, never below 0; Body armour comes last.',
    provenance: 'ruling',
  },
  'W-A37': {
    text: 'What waits for your next attack or fight counts in that one, all of it together, and is used up by it, by a tie or a fight without dice as well.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const ARTILLERY = {
  'W-060': {
    text: 'From the start of the game you may buy upgrades, a tier at a time, at what the table says.',
    provenance: 'rulebook',
  },
  'W-066': { text: 'Gas needs tier 1 of the artillery, advanced ammunition tier 2.', provenance: 'rulebook' },
  'W-067': {
    text: 'Above tier 0 the artillery and the general have two tiers, the economy three.',
    provenance: 'rulebook',
  },
  'W-065': { text: 'What the general brings counts from the next round on.', provenance: 'rulebook' },
  'W-A28': {
    text: 'The economy counts from your next income, the artillery at once.',
    provenance: 'ruling',
    option: 'upgrades-next-turn',
  },
  'W-061': {
    text: 'Each shot’s ammunition is bought: 5 tokens for normal, 7 for gas, 9 for advanced.',
    provenance: 'rulebook',
  },
  'W-A09': { text: 'To fire is an action.', provenance: 'ruling', option: 'fire-free' },
  'W-A09a': { text: 'Artillery reaches any space of the board.', provenance: 'ruling', option: 'fire-range' },
  'W-A09b': {
    text: 'You may fire as often as you have actions and tokens.',
    provenance: 'ruling',
    option: 'one-shot',
  },
  'W-A09c': { text: 'A shot hits your own units, too.', provenance: 'ruling', option: 'no-friendly-fire' },
  'W-A10': {
    text: 'Who has a higher tier of the artillery may still fire what a lower one has.',
    provenance: 'derived',
  },
  'W-062': {
    text: 'Normal ammunition hits one space: a unit there goes 1 step less in the next round and has 2 less in its next fight.',
    provenance: 'rulebook',
  },
  'W-A38': {
    text: 'A hit takes a step of each move in the owner’s next turn that begins after it.',
    provenance: 'ruling',
  },
  'W-A38a': { text: 'Hits add up: two make 2 steps and 4 less.', provenance: 'ruling' },
  'W-A05': {
    text: 'The 2 less of a hit count in the unit’s next fight, whether it attacks or defends.',
    provenance: 'ruling',
    option: 'weak-attack-only',
  },
  'W-063': {
    text: 'Gas covers three spaces in a line. A unit that stands in it for one round is weakened as by normal ammunition; one that stands in it for two rounds dies.',
    provenance: 'rulebook',
  },
  'W-A39': {
    text: 'A cloud is taken away at the start of the firer’s turn two rounds later.',
    provenance: 'ruling',
    option: 'gas-rounds',
  },
  'W-A39a': {
    text: 'A unit that is in the same cloud at two ends of its owner’s turns dies; the firer’s own count from the turn of the shot.',
    provenance: 'ruling',
  },
  'W-A39b': {
    text: 'A cloud weakens a unit once: when it is fired on it, or when the unit stops inside, and not when it passes through.',
    provenance: 'ruling',
  },
  'W-A39c': { text: 'All three spaces of gas lie on the board.', provenance: 'ruling' },
  'W-064': {
    text: 'Advanced ammunition does to a space and to all spaces around it what normal ammunition does to one.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

const END = {
  'W-070': { text: 'You win when the enemy has no troops left.', provenance: 'rulebook' },
  'W-A24': {
    text: 'Troops that can still be deployed are troops: a side is out when it has none on the board and none to deploy.',
    provenance: 'ruling',
    option: 'lose-board-empty',
  },
  'W-A34b': {
    text: 'A player without troops plays on as long as the partner has some.',
    provenance: 'ruling',
  },
  'W-071': {
    text: 'When your units fill the enemy’s trenches the enemy has one more round to drive some out, and has lost otherwise.',
    provenance: 'rulebook',
  },
  'W-A25': {
    text: 'The trenches are full when an enemy unit stands on every trench space of the side.',
    provenance: 'ruling',
    option: 'trench-none-free',
  },
  'W-A46': {
    text: 'From the moment that the trenches are full each player of the side has one turn; a space that is freed meanwhile ends the danger at once.',
    provenance: 'ruling',
  },
  'W-A49': {
    text: 'There is no draw, but two players who sit in each other’s trenches may agree on one.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const CHAPTERS = [
  { name: 'The box and the board', statements: BOX },
  { name: 'Setting up', statements: SET_UP },
  { name: 'Rounds and income', statements: ROUNDS },
  { name: 'Events', statements: EVENTS },
  { name: 'What the cards do', statements: CARDS },
  { name: 'Actions', statements: ACTIONS },
  { name: 'Moving', statements: MOVING },
  { name: 'Fighting', statements: FIGHTING },
  { name: 'Upgrades and artillery', statements: ARTILLERY },
  { name: 'The end', statements: END },
] as const satisfies readonly Chapter[];

export const STATEMENTS = {
  ...BOX,
  ...SET_UP,
  ...ROUNDS,
  ...EVENTS,
  ...CARDS,
  ...ACTIONS,
  ...MOVING,
  ...FIGHTING,
  ...ARTILLERY,
  ...END,
} as const;

export type StatementId = keyof typeof STATEMENTS;
