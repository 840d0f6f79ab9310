import type { Chapter } from '../../src/book/statement.ts';

// First part: cards, set-up, time, turns, areas and operations.

const CARDS = {
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

const SETTING_UP = {
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

const TIME = {
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

const TURN = {
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

const DEFENDING = {
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

const OPERATIONS = {
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

// Second part: supply, launches, battles and quagmires.

const SUPPLY = {
  'F-090': {
    text: 'Supply comes from a source of yours through areas of yours, each next to the one before and none in quagmire, to the launch area: an area of yours, next to the target and not in quagmire either.',
    provenance: 'rulebook',
  },
  'F-A17': {
    text: 'Nothing is launched from a source in quagmire.',
    provenance: 'ruling',
  },
  // The rulebook's example of play attacks Paris from Ruhr.
  'F-A18': { text: 'A source may itself be the launch area.', provenance: 'derived' },
  'F-091': {
    text: 'The launch area is named at the launch, not before.',
    provenance: 'rulebook',
  },
  'F-A16': { text: 'Of several launch areas the attacker chooses any.', provenance: 'ruling' },
  'F-092': {
    text: 'The Allied sources are Britain, Paris, Egypt, USA/Canada and, once the USSR is in the war, the Urals; those of the Axis are Berlin, Ruhr and Italy. An area is a source of yours only while you control it.',
    provenance: 'rulebook',
  },
  'F-A15': {
    text: 'An attack may also be launched from USA/Canada, and from the Urals once the USSR is in the war.',
    provenance: 'ruling',
    option: 'no-offmap-launch',
  },
  'F-093': {
    text: 'An area that no supply comes to scores no points and yields no resources; a marker shows it.',
    provenance: 'rulebook',
  },
  'F-094': {
    text: 'Seas are areas like any other, but fleets fight there instead of armies.',
    provenance: 'rulebook',
  },
  'F-076': {
    text: 'Supply passes no quagmire of either side; but a source in quagmire is in supply itself, and supply still begins there for the side that controls it.',
    provenance: 'rulebook',
  },
  'F-191': {
    text: 'Supply passes no sea of the enemy’s. With the advanced rule it may, where that sea is not in quagmire, though nothing is launched from there; the enemy may then show naval cards that lie in those seas, and for each of them the attacker loses one card at random before both reveal. A dummy is shown and discarded instead.',
    provenance: 'rulebook',
    option: 'sea-supply',
  },
  'F-A65': {
    text: 'Supply passes as few of the enemy’s seas as will do, and where it needs none, nothing is shown. It comes to areas and to quagmires past the enemy’s seas as well, to a quagmire even from such a sea next to it; but cards are shown only at a launch.',
    provenance: 'ruling',
  },
  'F-A41': {
    text: 'The attacker says which seas supply passes; cards that were shown are turned face down again.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const LAUNCHING = {
  'F-047': {
    text: 'To launch an operation you show its target, name the launch area and prove its supply.',
    provenance: 'rulebook',
  },
  'F-A52': {
    text: 'If no area can supply it, the target is shown and the operation is disbanded; nobody has been attacked then.',
    provenance: 'ruling',
  },
  'F-170': {
    text: 'No attack on Ruhr is launched from the North Sea.',
    provenance: 'rulebook',
  },
  'F-A58': {
    text: 'A quagmire in Ruhr may be supplied over the North Sea.',
    provenance: 'ruling',
  },
  'F-A53': {
    text: 'A launch goes on in this order: cards of the attacker’s own in the target are discarded, a neutral target takes a side, cards are shown at sea, and both reveal. A country that has taken a side keeps it, however the battle ends.',
    provenance: 'ruling',
  },
  'F-048': {
    text: 'Both reveal all their cards there; dummies and cards that cannot fight there are discarded.',
    provenance: 'rulebook',
  },
  'F-A48': { text: 'All dummies of both sides are discarded.', provenance: 'ruling' },
  'F-A39': {
    text: 'In defence, too, cards that cannot fight there are discarded: a fort or an army at sea, a fleet on land.',
    provenance: 'ruling',
  },
  'F-049': {
    text: 'An attacker without a card that can fight there is routed at once.',
    provenance: 'rulebook',
  },
  'F-A42': {
    text: 'An attacker who has lost the last such card at sea is routed as well.',
    provenance: 'ruling',
  },
  'F-050': {
    text: 'Whoever holds the advantage may now spend it to be 1 stronger in this fight; it then passes to the other side, which cannot use it in the same fight.',
    provenance: 'rulebook',
  },
  'F-A13': {
    text: 'The advantage may be spent each time that a quagmire is resolved.',
    provenance: 'ruling',
  },
  'F-194': {
    text: 'Aircraft may attack alone. With the advanced rule such an attack is disbanded, in an operation or in a quagmire: on land aircraft need an army with them, at sea a fleet.',
    provenance: 'rulebook',
    option: 'air-support',
  },
  'F-A66': {
    text: 'Whether aircraft are alone is checked before the launch, again when cards have been lost at sea, and whenever a quagmire is resolved; a fort is no army.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const BATTLE = {
  'F-060': {
    text: 'The strength of a side is that of its cards which fight there, and of whatever is added: by the dial, winter, a landing or the advantage.',
    provenance: 'rulebook',
  },
  'F-063': {
    text: 'An area without defenders still has whatever is added to its defence.',
    provenance: 'rulebook',
  },
  'F-079': {
    text: 'In winter a defence is 1 stronger; where there is snow it is 2 stronger, and in the sun no stronger.',
    provenance: 'rulebook',
  },
  'F-A14': {
    text: 'Winter strengthens a defence at sea as well; which areas have snow or sun is ours.',
    provenance: 'ours',
  },
  'F-080': {
    text: 'An attack that is launched from a sea at an area on land is a landing: it makes the defence 4 stronger.',
    provenance: 'rulebook',
  },
  'F-192': {
    text: 'All landings are alike. With the advanced rule a landing across a strait, whose other shore the attacker controls, makes the defence only 2 stronger, and in any other landing the attacker’s aircraft are discarded.',
    provenance: 'rulebook',
    option: 'straits',
  },
  'F-192a': {
    text: 'Straits lie between Britain and Paris, between Morocco and Italy, and between Morocco and Spain.',
    provenance: 'rulebook',
  },
  'F-193': {
    text: 'Fleets do not help a landing. With the advanced rule they fire at the shore: they add half of their strength, rounded down, but no more than the armies and aircraft that land have.',
    provenance: 'rulebook',
    option: 'shore-bombardment',
  },
  'F-193a': {
    text: 'Fleets that have fired are lost if the attack fails, and discarded if it wins; in a quagmire they go to the Win stack before cards are lost, and no fleet fires in later fights.',
    provenance: 'rulebook',
  },
  'F-A66a': { text: 'Fleets that land alone are routed and lost.', provenance: 'ruling' },
  'F-061': {
    text: 'With twice the strength of the defence or more the attacker wins: a victory. With as much or more it is a quagmire. With less it is a defeat, and with half or less a rout.',
    provenance: 'rulebook',
  },
  'F-062': {
    text: 'If there is no defence at all, the attacker wins, but pays with one card.',
    provenance: 'rulebook',
  },
  'F-065': {
    text: 'In a rout all attacking cards go to the attacker’s losses, and the defender pays nothing.',
    provenance: 'rulebook',
  },
  'F-064': {
    text: 'In a defeat all attacking cards go to the attacker’s losses. The defender pays the attacker’s whole strength: cards that come to it go to the defender’s Win stack, and the others stay.',
    provenance: 'rulebook',
  },
  'F-066': {
    text: 'In a victory all defending cards go to the defender’s losses. The attacker pays the defence’s whole strength: cards that come to it go to the attacker’s Win stack, and the others hold the area, which is the attacker’s now.',
    provenance: 'rulebook',
  },
  'F-066a': {
    text: 'Whoever conquers an area lays their own province card for it open before them, and the enemy’s goes back to its deck; the marker is turned, and supply is looked at anew.',
    provenance: 'rulebook',
  },
  'F-A08': {
    text: 'If your cards cannot come to that strength exactly, you pay with any that come closest above it, or with all if all come to less.',
    provenance: 'ruling',
    option: 'loss-minimal-set',
  },
  'F-A08a': {
    text: 'Nobody pays with more cards than are needed for that.',
    provenance: 'ruling',
    option: 'loss-at-least',
  },
  'F-A09': {
    text: 'An aircraft pays as much as it has fought for.',
    provenance: 'ruling',
  },
  'F-A10': {
    text: 'Where cards of a player and of a neutral have held an area together, the player’s cards pay first.',
    provenance: 'ruling',
    option: 'loss-any-order',
  },
  'F-A55': {
    text: 'If the player’s cards come to no more than is due, all of them pay, and neutral cards pay the rest; otherwise the player’s cards pay alone.',
    provenance: 'ruling',
  },
  'F-070': { text: 'Neutral cards that are lost leave the game.', provenance: 'rulebook' },
  'F-A62': {
    text: 'Both see which cards pay, and which neutral cards are lost; cards that are lost at random their owner alone sees.',
    provenance: 'ruling',
  },
  'F-071': {
    text: 'Dummies are never lost and never pay: they are discarded.',
    provenance: 'rulebook',
  },
  'F-067': {
    text: 'After a defeat or a rout the attacker’s province card goes back to its deck.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

const QUAGMIRE = {
  'F-068': {
    text: 'In a quagmire each side loses half of its cards there, rounded down, at random and unseen. The others stay face down, with the attacker’s province card open beside them and a marker on the area.',
    provenance: 'rulebook',
  },
  'F-069': {
    text: 'If neutral cards defend as well, the defence loses half of all its cards together: a player’s cards first, then neutral ones at random.',
    provenance: 'rulebook',
  },
  'F-072': {
    text: 'In their next turn the defender may add cards. In the attacker’s next turn they may add cards too, and then resolve the quagmire: both reveal, and it is fought again.',
    provenance: 'rulebook',
  },
  'F-073': {
    text: 'The attacker adds nothing in a turn in which the quagmire began or was resolved.',
    provenance: 'rulebook',
  },
  'F-074': {
    text: 'What the dial and a landing add counts in the first fight alone; winter counts whenever it is winter.',
    provenance: 'rulebook',
  },
  'F-075': {
    text: 'A quagmire needs no launch area: supply comes to it from an area of the attacker’s next to it.',
    provenance: 'rulebook',
  },
  'F-077': {
    text: 'If no supply comes to the attackers, the defender chooses once both have revealed: to fight them, or to send all of them to the attacker’s Win stack and keep all defenders.',
    provenance: 'rulebook',
  },
  'F-A56': {
    text: 'Whether supply comes to a quagmire is settled before both reveal; where it does not, the defender chooses before the advantage is spent.',
    provenance: 'ruling',
  },
  'F-078': {
    text: 'An area in quagmire scores and yields for whoever controls it.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

// Third part: intelligence, countries, the end of a year and of the war.

const INTELLIGENCE = {
  'F-120': {
    text: 'Tokens that you use are turned over, and are ready again when the year ends; none is ever lost.',
    provenance: 'rulebook',
  },
  'F-121': {
    text: 'A look costs one token, and two among your actions.',
    provenance: 'rulebook',
  },
  'F-122': {
    text: 'You may look at a stack of the enemy’s in an area, at a neutral stack, or at an operation that does not lie under NEW OP; the Allies may also look at the victory cards that nobody chose.',
    provenance: 'rulebook',
  },
  'F-123': {
    text: 'Cards with different backs in one area are separate stacks.',
    provenance: 'rulebook',
  },
  'F-A31': {
    text: 'In a quagmire you look at the enemy’s cards alone.',
    provenance: 'ruling',
  },
  'F-A61': {
    text: 'Neutral cards stay face down even when their country has taken a side; either side may look at them, and the other may block it.',
    provenance: 'ruling',
  },
  'F-124': {
    text: 'The enemy may block a look by bidding one token more; then both bid in turn, one more each time, until one of them stops. Both pay their last bid, and the higher one prevails.',
    provenance: 'rulebook',
  },
  'F-A30': {
    text: 'Each bid is one token above the last one, and no more.',
    provenance: 'ruling',
    option: 'free-bids',
  },
  'F-A61a': {
    text: 'A side that cannot bid one more has stopped.',
    provenance: 'ruling',
  },
  'F-125': {
    text: 'A stack that was blocked is left alone for the rest of the turn; otherwise you look as often as you pay, at the same stack too.',
    provenance: 'rulebook',
  },
  'F-126': {
    text: 'The owner of the stack shuffles it, and you look at half of it, rounded down but at least one card; of an operation the province card is among them. The owner does not learn which you saw.',
    provenance: 'rulebook',
  },
  'F-A63': {
    text: 'What you have seen in a stack you know to be there until cards leave it unseen: any of them may be the ones that left.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const COUNTRIES = {
  'F-160': {
    text: 'Scandinavia, Spain, Yugoslavia, Greece, the Balkans and Turkey are small neutrals; the USSR with its six areas and the USA are neutral as well, until they enter the war.',
    provenance: 'rulebook',
  },
  'F-161': {
    text: 'Both sides may put cards into a neutral area; whoever attacks it discards their own there first.',
    provenance: 'rulebook',
  },
  'F-162': {
    text: 'Whoever attacks a neutral fights its neutral cards and the enemy’s cards there together.',
    provenance: 'rulebook',
  },
  'F-A05': {
    text: 'A small neutral that is attacked joins the attacker’s enemy at the launch; its neutral cards go on defending it.',
    provenance: 'ruling',
    option: 'neutral-stays',
  },
  'F-A54': {
    text: 'A country that stays neutral is defended by the attacker’s enemy, and the other side launches nothing at a quagmire there.',
    provenance: 'ruling',
  },
  'F-A07': {
    text: 'The attacker’s enemy decides for a neutral that is attacked.',
    provenance: 'ruling',
  },
  'F-163': {
    text: 'The Balkans always join the enemy of whoever attacks them. If they are still neutral when 1940 ends, they join the Axis, and their neutral cards stay.',
    provenance: 'rulebook',
  },
  'F-A04': {
    text: 'The neutral Balkans join the Axis only after 1940 has been scored.',
    provenance: 'ruling',
    option: 'balkans-scores-1940',
  },
  'F-A06': {
    text: 'If the Allies attack the Balkans, they join the Axis in the same way.',
    provenance: 'ruling',
  },
  'F-164': {
    text: 'The USSR is neutral until the Axis attacks one of its areas or 1942 ends. All its neutral areas are Allied then, and its cards are shuffled into the Allied draw deck.',
    provenance: 'rulebook',
  },
  'F-A24': {
    text: 'The USSR enters the war before the battle that draws it in.',
    provenance: 'ruling',
  },
  'F-A25': { text: 'If it is winter when the USSR enters, it stays winter.', provenance: 'ruling' },
  'F-A23': {
    text: 'The Allies may not attack the neutral USSR.',
    provenance: 'ruling',
  },
  'F-165': {
    text: 'The Allies may look at the three neutral cards in the USSR at any time; those cards leave it only when they are lost in a battle.',
    provenance: 'rulebook',
  },
  'F-166': {
    text: 'The Urals lie next to Leningrad, Moscow and Stalingrad for the Allies alone, and nobody attacks them.',
    provenance: 'rulebook',
  },
  'F-167': {
    text: 'The first time that the Axis conquers Paris, Vichy, Morocco and the Levant become Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-168': {
    text: 'The first time that the Axis conquers Britain, Egypt becomes Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-A21': {
    text: 'Only areas that are still Allied become Axis with Paris or Britain.',
    provenance: 'ruling',
  },
  'F-A19': {
    text: 'Where an area changes sides in this way, a quagmire there is over and its attackers hold the area; an operation of its new owner’s against it is disbanded.',
    provenance: 'ruling',
  },
  'F-A67': {
    text: 'An area that is Axis already stays as it is, even if the Allies are attacking it in a quagmire.',
    provenance: 'ruling',
  },
  'F-A20': {
    text: 'The same goes for quagmires and operations where the Balkans or the USSR take a side.',
    provenance: 'ruling',
  },
  'F-169': {
    text: 'The USA joins the war on the Allied side, with its cards; nobody attacks USA/Canada.',
    provenance: 'rulebook',
  },
  'F-A51': {
    text: 'The USA enters when 1941 ends.',
    provenance: 'ruling',
    option: 'usa-end-1940',
  },
} as const satisfies Chapter['statements'];

const YEAR = {
  'F-100': {
    text: 'When a year ends, the Axis scores the points of its areas in supply.',
    provenance: 'rulebook',
  },
  'F-A03': {
    text: 'Then come Win stacks, production, taking cards back, tokens, countries and new cards, in this order.',
    provenance: 'ruling',
  },
  'F-101': {
    text: 'Each Win stack is shuffled and dealt out: one card to the discards, the next to the losses, and so on.',
    provenance: 'rulebook',
  },
  'F-102': {
    text: 'Both produce, the side without the advantage first.',
    provenance: 'rulebook',
  },
  'F-103': {
    text: 'Both may discard cards of their own from areas and disband operations, the side without the advantage first. Cards in a quagmire stay, and so does whatever nobody takes back.',
    provenance: 'rulebook',
  },
  'F-104': { text: 'All intelligence tokens are ready again.', provenance: 'rulebook' },
  'F-105': {
    text: 'Countries enter the war: the Balkans when 1940 ends, the USSR when 1942 ends, and the USA in between.',
    provenance: 'rulebook',
  },
  'F-106': {
    text: 'The discards are shuffled into a new draw deck, cards of the new year join the losses, it is summer again, and both draw three cards.',
    provenance: 'rulebook',
  },
  'F-A59': {
    text: 'Cards of a country that enters then are shuffled in with the discards; if a draw deck is empty, it is winter at once.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const PRODUCTION = {
  'F-110': {
    text: 'A side has as many production points as it has resources, but no more than its industry.',
    provenance: 'rulebook',
  },
  'F-111': {
    text: 'Resources come from areas in supply, and for the Allies also from USA/Canada and, once the USSR is in the war, from the Urals.',
    provenance: 'rulebook',
  },
  'F-112': {
    text: 'One production point brings a lost card to the discards, moves industry up one space, or buys two intelligence tokens; for the Axis it may also buy a victory point.',
    provenance: 'rulebook',
  },
  'F-112a': {
    text: 'Industry goes up no higher than 18, where its track ends.',
    provenance: 'ours',
  },
  'F-A27': {
    text: 'Industry may move up more than once a year.',
    provenance: 'ruling',
    option: 'one-industry-step',
  },
  'F-A28': {
    text: 'Both sides together have no more than the 20 tokens of the box.',
    provenance: 'ruling',
    option: 'no-intel-cap',
  },
  'F-A29': { text: 'Tokens that were bought are ready at once.', provenance: 'ruling' },
  'F-113': {
    text: 'The Axis may spend half of its production points on victory points at most, and none while the Allies control Berlin or Ruhr.',
    provenance: 'rulebook',
  },
  'F-A26': { text: 'Half of an odd number of production points is rounded down.', provenance: 'ruling' },
  'F-107': {
    text: 'When 1944 ends, the Axis may still buy victory points, and nothing else is produced.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

const WINNING = {
  'F-180': {
    text: 'The Axis wins as soon as it has 70 victory points.',
    provenance: 'rulebook',
  },
  'F-A37': {
    text: 'The Axis wins even in the middle of a year’s end, before anybody produces.',
    provenance: 'ruling',
  },
  'F-181': { text: 'Victory points are never lost.', provenance: 'rulebook' },
  'F-171': {
    text: 'The Allies win as soon as they control Berlin and Ruhr at once.',
    provenance: 'rulebook',
  },
  'F-182': {
    text: 'If nobody has won when 1944 is over, the Axis shows its two victory cards: it wins if it controls both areas; otherwise the Allies win.',
    provenance: 'rulebook',
  },
  'F-A59a': {
    text: 'For the victory cards neither supply nor quagmires matter.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

/**
 * The rules of The Fog of War, sentence by sentence, in our own words.
 *
 * The rulebook survives except for its pictures; what only they showed follows from its text or is ours. An
 * id never changes its meaning. After rewording a statement, check the places that cite it and renew its hash
 * in `statements.hashes.json`.
 */
export const CHAPTERS = [
  { name: 'The cards', statements: CARDS },
  { name: 'Setting up', statements: SETTING_UP },
  { name: 'Years and winter', statements: TIME },
  { name: 'A turn', statements: TURN },
  { name: 'Defending', statements: DEFENDING },
  { name: 'Operations', statements: OPERATIONS },
  { name: 'Supply', statements: SUPPLY },
  { name: 'A launch', statements: LAUNCHING },
  { name: 'A battle', statements: BATTLE },
  { name: 'A quagmire', statements: QUAGMIRE },
  { name: 'Intelligence', statements: INTELLIGENCE },
  { name: 'Countries', statements: COUNTRIES },
  { name: 'The end of a year', statements: YEAR },
  { name: 'Production', statements: PRODUCTION },
  { name: 'Winning', statements: WINNING },
] as const satisfies readonly Chapter[];

export const STATEMENTS = {
  ...CARDS,
  ...SETTING_UP,
  ...TIME,
  ...TURN,
  ...DEFENDING,
  ...OPERATIONS,
  ...SUPPLY,
  ...LAUNCHING,
  ...BATTLE,
  ...QUAGMIRE,
  ...INTELLIGENCE,
  ...COUNTRIES,
  ...YEAR,
  ...PRODUCTION,
  ...WINNING,
} as const;

export type StatementId = keyof typeof STATEMENTS;
