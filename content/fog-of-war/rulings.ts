import type { FixedIn, Ruling } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** Rulings about supply, launches, battles and quagmires. */
const RULINGS_OF_BATTLES = {
  'F-A17': {
    question: 'May a source in quagmire be the launch area?',
    other: 'A source in quagmire may be the launch area.',
    from: 'Supply begins there all the same, but an area in quagmire launches nothing.',
    option: null,
  },
  'F-A16': {
    question: 'Which of several launch areas counts?',
    other: 'An area on land goes before a sea.',
    from: 'The attacker names it, and the text has no order.',
    option: null,
  },
  'F-A15': {
    question: 'May an attack come from off the map?',
    other: 'Nothing is launched from USA/Canada or the Urals.',
    from: 'They are friendly and next to areas of the map.',
    option: 'no-offmap-launch',
    alters: {},
  },
  'F-191': {
    question: 'May supply pass the enemy’s seas?',
    usual: 'Supply passes no sea of the enemy’s.',
    other:
      'Supply may pass seas of the enemy’s that are not in quagmire, though nothing is launched from there; the enemy may then show naval cards from those seas, and for each of them the attacker loses one card at random before both reveal.',
    from: 'Supply past enemy seas is an advanced rule of the rulebook’s, which a table may add.',
    option: 'sea-supply',
    alters: {
      'F-090':
        'Supply comes from a source of yours through areas of yours and seas of the enemy’s, each next to the one before and none in quagmire, to the launch area: an area of yours, next to the target and not in quagmire either.',
      'F-075':
        'A quagmire needs no launch area: supply comes to it from an area of the attacker’s next to it, or from a sea of the enemy’s that it passes.',
    },
  },
  'F-A65': {
    question: 'Which seas does supply pass?',
    other: 'The attacker may lead supply through any of the enemy’s seas.',
    from: 'Nobody lets the enemy show more cards than is needed. At other times there are no cards to lose.',
    option: null,
  },
  'F-A41': {
    question: 'Who chooses the seas, and do cards that were shown stay open?',
    other: 'The enemy chooses them, and cards that were shown stay open.',
    from: 'The attacker proves supply, and chooses the sea in the example. Cards that were shown have fought nobody.',
    option: null,
  },
  'F-A52': {
    question: 'What if supply does not come anywhere near the target?',
    other: 'The target is shown, and counts as attacked.',
    from: 'The text disbands the operation before anything is fought; so nobody takes sides.',
    option: null,
  },
  'F-A58': {
    question: 'Does the bar from the North Sea bind a quagmire in Ruhr?',
    other: 'A quagmire in Ruhr is not supplied over the North Sea.',
    from: 'What is barred is a launch.',
    option: null,
  },
  'F-A53': {
    question: 'In what order does a launch go on?',
    other: 'A neutral takes a side only when the battle has ended.',
    from: 'The text has the parts and no order. Read so, everybody knows who fights before a card is shown.',
    option: null,
  },
  'F-A48': {
    question: 'Which dummies are discarded?',
    other: 'One dummy of each side is discarded.',
    from: 'The example names two of them and then discards one.',
    option: null,
    isDouble: true,
  },
  'F-A39': {
    question: 'What of a fort at sea, or a fleet on land, in defence?',
    other: 'Such cards stay there, face down.',
    from: 'The text treats a fleet on land as a dummy once it is shown; of forts at sea it says nothing.',
    option: null,
  },
  'F-A42': {
    question: 'What if no attacker is left after cards were shown at sea?',
    other: 'The operation is disbanded then.',
    from: 'It has been launched, and has nobody left to fight.',
    option: null,
  },
  'F-A13': {
    question: 'May the advantage be spent in a quagmire?',
    other: 'The advantage is spent at a launch alone.',
    from: 'The text says battle, and each resolution is one.',
    option: null,
  },
  'F-194': {
    question: 'May aircraft attack alone?',
    usual: 'Aircraft may attack alone.',
    other: 'An attack by aircraft alone is disbanded: on land they need an army with them, at sea a fleet.',
    from: 'Air support is an advanced rule of the rulebook’s, which a table may add.',
    option: 'air-support',
    alters: {},
  },
  'F-A66': {
    question: 'When is it checked whether aircraft are alone?',
    other: 'It is checked only when both reveal, and nobody comes back.',
    from: 'The rule disbands an operation; so nobody has been attacked.',
    option: null,
  },
  'F-192': {
    question: 'Are straits easier to cross?',
    usual: 'All landings are alike.',
    other:
      'A landing across a strait, whose other shore the attacker controls, makes the defence only 2 stronger; in any other landing the attacker’s aircraft are discarded.',
    from: 'Crossing straits is an advanced rule of the rulebook’s, which a table may add.',
    option: 'straits',
    alters: {
      'F-080':
        'An attack that is launched from a sea at an area on land is a landing: it makes the defence 4 stronger, and across a strait 2.',
      'F-B01':
        'Armies fight on land and fleets at sea, each with the strength on its card; an aircraft counts 1 in both places, but nothing in a landing that crosses no strait; a fort counts on land and only in defence, and a dummy counts nowhere.',
    },
  },
  'F-193': {
    question: 'Do fleets fire at a shore?',
    usual: 'Fleets do not help a landing.',
    other:
      'In a landing fleets fire at the shore: they add half of their strength, rounded down, but no more than the armies and aircraft that land have.',
    from: 'Fire at the shore is an advanced rule of the rulebook’s, which a table may add.',
    option: 'shore-bombardment',
    alters: {
      'F-B01': {
        says: 'Armies fight on land and fleets at sea, each with the strength on its card, and in a landing fleets fire with half of theirs; an aircraft counts 1 in both places, a fort counts on land and only in defence, and a dummy counts nowhere.',
        and: {
          straits:
            'Armies fight on land and fleets at sea, each with the strength on its card, and in a landing fleets fire with half of theirs; an aircraft counts 1 in both places, but nothing in a landing that crosses no strait; a fort counts on land and only in defence, and a dummy counts nowhere.',
        },
      },
      'F-060':
        'The strength of a side is that of its cards which fight there, and of whatever is added: by the dial, winter, a landing, fleets that fire at the shore, or the advantage.',
      'F-066':
        'In a victory all defending cards go to the defender’s losses. The attacker pays the defence’s whole strength: cards that come to it, none of them a fleet that has fired, go to the attacker’s Win stack, and the others hold the area, which is the attacker’s now.',
      'F-068':
        'In a quagmire each side loses half of its cards there, rounded down, at random and unseen, but fleets that have fired go to the Win stack first. The others stay face down, with the attacker’s province card open beside them and a marker on the area.',
    },
  },
  'F-A66a': {
    question: 'What of fleets that land alone?',
    other: 'Fleets that land alone are discarded.',
    from: 'They have fired at nothing, and the attack has failed.',
    option: null,
  },
  'F-A08': {
    question: 'What if cards do not come to the strength that is due?',
    other: 'You pay with any cards that come to it, as long as you could spare none of them.',
    from: 'The text asks for cards of that strength. The least that is enough fits every example.',
    option: 'loss-minimal-set',
    alters: {},
  },
  'F-A08a': {
    question: 'May you pay with more than that?',
    other: 'You may pay with any cards that come to that strength or more.',
    from: 'Somebody might rather have a card back next year than hold an area with it.',
    option: 'loss-at-least',
    alters: {
      'F-A08': 'If all your cards come to less than that strength, all of them pay.',
      'F-A55':
        'If the player’s cards come to no more than is due, all of them pay, and neutral cards pay the rest or more; otherwise the player’s cards pay alone.',
    },
  },
  'F-A09': {
    question: 'What is an aircraft worth as payment?',
    other: 'An aircraft pays with both its strengths.',
    from: 'It fought with one of its two strengths.',
    option: null,
  },
  'F-A10': {
    question: 'Who pays where a player and a neutral have held an area together?',
    other: 'Cards of both pay in any order.',
    from: 'In a quagmire the text takes the player’s cards first.',
    option: 'loss-any-order',
    alters: {
      'F-A55': 'What is due is paid with cards of both together.',
    },
  },
  'F-A55': {
    question: 'How is a payment shared between a player and a neutral?',
    other: 'A player’s cards pay alone.',
    from: 'Cards that come to no more than is due are all needed.',
    option: null,
  },
  'F-A62': {
    question: 'Which losses are seen?',
    other: 'All losses lie face down.',
    from: 'What pays has just fought openly; what a quagmire takes is drawn unseen.',
    option: null,
  },
  'F-A56': {
    question: 'When is it settled whether attackers are cut off?',
    other: 'Supply is looked at once both have revealed.',
    from: 'The text lets the defender choose after that, and does not say when supply is looked at.',
    option: null,
  },
} as const satisfies Readonly<Partial<Record<StatementId, Ruling<StatementId>>>>;

/**
 * The register of rulings: where the rulebook is silent or ambiguous, where it leaves a choice, and the
 * advanced rules a table may add. Each entry refers to the statement that holds our reading.
 */
export const RULINGS = {
  'F-A02': {
    question: 'How strong is a set of cards?',
    other: 'The strengths in the list are right, and some cards are weaker.',
    from: 'All counts add up to the cards in the box; three sums of strength do not.',
    option: null,
    isDouble: true,
  },
  'F-195': {
    question: 'Who plays which side?',
    usual: 'The players agree who plays which side.',
    other:
      'Before anything else both players secretly write down a side and an offer of points. If they want different sides, each gets theirs; if they want the same one, the higher offer gets it, equal offers are parted at random, and the goal of the Axis rises by that offer, or falls by it where the side is the Allies.',
    from: 'Bidding for sides is an advanced rule of the rulebook’s, which a table may add.',
    option: 'side-bids',
    alters: {
      'F-180':
        'The Axis wins as soon as it has 70 victory points, or as many more or fewer as the offers came to.',
    },
  },
  'F-A50': {
    question: 'Are the neutral cards in the USSR Soviet cards?',
    other: 'The neutral cards in the USSR are three of its cards.',
    from: 'The set-up speaks of the rest of the Soviet cards after it has dealt the neutral ones; the list has them apart.',
    option: null,
    isDouble: true,
  },
  'F-A33': {
    question: 'When does a year end?',
    other: 'A year ends as soon as the last card has been played.',
    from: 'The text names no moment. Looked at between turns, nobody loses the rest of theirs.',
    option: null,
  },
  'F-A34': {
    question: 'Who may count the stacks of a side?',
    other: 'How many cards lie in the losses, the Win stack and the discards of a side is its own business.',
    from: 'The text opens the draw deck alone; but anybody who watches can count what goes where.',
    option: 'secret-counts',
    alters: {},
  },
  'F-A01': {
    question: 'Is the wheel turned in the first turn?',
    other: 'The wheel is turned in every turn, even the first.',
    from: 'Every turn begins with it, yet in the example both sides begin at Alpha. On an empty wheel only the names differ.',
    option: null,
    isDouble: true,
  },
  'F-A57': {
    question: 'When must a quagmire be resolved?',
    other: 'A quagmire is due when the enemy has had a turn in between.',
    from: 'The text says the attacker’s next turn. With a new year that may be the very next one.',
    option: null,
  },
  'F-A32': {
    question: 'What counts as playing a card?',
    other: 'Only a card in an area or an operation counts as played.',
    from: 'The text does not say. Any card out of the hand keeps the year going.',
    option: null,
  },
  'F-A22': {
    question: 'May the Axis put cards into the neutral USSR?',
    other: 'The Axis has no cards in the neutral USSR.',
    from: 'One place says any neutral area for both, another speaks of the Allies alone.',
    option: 'axis-out-of-ussr',
    alters: {
      'F-030':
        'You put cards face down into areas of your own, into neutral ones, but as the Axis not into those of the USSR, and into quagmires that you attack or defend.',
      'F-161':
        'Both sides may put cards into a neutral area, but the Axis not into one of the USSR; whoever attacks it discards their own there first.',
    },
    isDouble: true,
  },
  'F-190': {
    question: 'May cards go where supply does not come?',
    usual: 'You may also put cards into an area of your own that is out of supply.',
    other:
      'You put no cards into an area of your own that is out of supply, not even into a quagmire that you defend there.',
    from: 'Supply and defence is an advanced rule of the rulebook’s, which a table may add.',
    option: 'supply-and-defence',
    alters: {
      'F-030': {
        says: 'You put cards face down into areas of your own that are in supply, into neutral ones, and into quagmires that you attack, or that you defend where you are in supply.',
        and: {
          'axis-out-of-ussr':
            'You put cards face down into areas of your own that are in supply, into neutral ones, but as the Axis not into those of the USSR, and into quagmires that you attack, or that you defend where you are in supply.',
        },
      },
      'F-072':
        'In their next turn the defender may add cards, if supply comes there. In the attacker’s next turn they may add cards too, and then resolve the quagmire: both reveal, and it is fought again.',
    },
  },
  'F-A64': {
    question: 'Whom does the rule of supply and defence bind?',
    other: 'The rule binds attackers in a quagmire, and owners of cards in neutral areas, as well.',
    from: 'The advanced rule speaks of areas that are out of supply, and only areas of your own can be.',
    option: null,
  },
  'F-A62a': {
    question: 'May you look through the enemy’s province deck?',
    other: 'Both may look through the province decks.',
    from: 'The text does not say. What is missing there would show what operations aim at.',
    option: null,
  },
  'F-A60': {
    question: 'May a second operation begin in a turn?',
    other: 'If you have disbanded the first, you may begin a second in the same turn.',
    from: 'The text says one a turn.',
    option: null,
  },
  'F-A36': {
    question: 'Is the province card of a disbanded operation free at once?',
    other: 'The card is free from the next turn on.',
    from: 'It goes back to its deck, and an operation begun later in the turn may take it from there.',
    option: null,
  },
  'F-A51': {
    question: 'When does the USA enter?',
    other: 'The USA enters when 1940 ends.',
    from: 'The rules say at the end of 1941, the reference card at its start. The rules are the longer text.',
    option: 'usa-end-1940',
    alters: {
      'F-105':
        'Countries enter the war: the Balkans and the USA when 1940 ends, and the USSR when 1942 ends.',
    },
    isDouble: true,
  },
  'F-A31': {
    question: 'What do you look at in a quagmire?',
    other: 'You look at cards of both sides there, mixed.',
    from: 'Nobody pays to see their own cards.',
    option: null,
  },
  'F-A61': {
    question: 'Who sees neutral cards whose country has joined?',
    other: 'Whoever a neutral joins looks at its cards.',
    from: 'The text lets the Allies see those of the USSR, and says so of no others.',
    option: null,
  },
  'F-A30': {
    question: 'By how much may a bid rise?',
    other: 'A bid may be as high as you like, even the first one, for the look itself.',
    from: 'The text bids by turns, one more each time.',
    option: 'free-bids',
    alters: {
      'F-121':
        'A look costs one token at least, and two at least among your actions: you say what you bid for it.',
      'F-124':
        'The enemy may block a look by bidding more tokens; then both bid in turn, more each time, until one of them stops. Both pay their last bid, and the higher one prevails.',
    },
  },
  'F-A61a': {
    question: 'What if somebody cannot bid?',
    other: 'Whoever cannot pay one more bids what they have.',
    from: 'A bid that is not higher blocks nothing.',
    option: null,
  },
  'F-A63': {
    question: 'How long is what was seen still known?',
    other: 'What you have seen counts as known until the stack is shuffled.',
    from: 'The rules say nothing of memory. Sure is only what would be there whichever cards have left.',
    option: null,
  },
  'F-A05': {
    question: 'Which side is a neutral on when it is attacked?',
    other: 'A small neutral that is attacked and not conquered stays neutral.',
    from: 'The text has small neutrals enter the war by being attacked, and says only of the Balkans on which side. Read so, a failed attack costs something everywhere.',
    option: 'neutral-stays',
    alters: {
      'F-A53':
        'A launch goes on in this order: cards of the attacker’s own in the target are discarded, the Balkans or the USSR take a side where they are attacked, cards are shown at sea, and both reveal. A country that has taken a side keeps it, however the battle ends.',
    },
  },
  'F-A54': {
    question: 'Who defends a neutral that stays neutral?',
    other: 'As long as it is neutral nobody adds to its defence, and both sides may attack it.',
    from: 'Somebody has to play its cards, and nowhere are two attackers told of in one quagmire.',
    option: null,
  },
  'F-A07': {
    question: 'Who decides for a neutral?',
    other: 'Nobody decides for a neutral: chance does.',
    from: 'The text does not say; the attacker’s enemy is the one who gains by its defence.',
    option: null,
  },
  'F-A04': {
    question: 'When do the neutral Balkans join the Axis?',
    other: 'The Balkans join before 1940 is scored.',
    from: 'The text says both the start of 1941 and the end of 1940.',
    option: 'balkans-scores-1940',
    alters: {
      'F-A03':
        'Then come Win stacks, production, taking cards back, tokens, countries other than the Balkans, and new cards, in this order.',
    },
    isDouble: true,
  },
  'F-A06': {
    question: 'What if the Allies attack the Balkans?',
    other: 'Attacked by the Allies, the Balkans stay neutral.',
    from: 'The text tells only of an Axis attack; the other way round is treated alike.',
    option: null,
  },
  'F-A24': {
    question: 'Does the USSR enter before the battle or after it?',
    other: 'The USSR enters after the battle that draws it in.',
    from: 'The text says when it is attacked, so the battle is fought against an Ally.',
    option: null,
  },
  'F-A25': {
    question: 'Does winter end when Soviet cards come into an empty deck?',
    other: 'If the Allied draw deck was empty, it becomes summer again.',
    from: 'Winter lasts until the year ends.',
    option: null,
  },
  'F-A23': {
    question: 'May the Allies attack the neutral USSR?',
    other: 'The Allies may attack it, and it joins the Axis.',
    from: 'The text has it enter on one side only.',
    option: null,
  },
  'F-A21': {
    question: 'What if Vichy or Egypt has changed hands before?',
    other: 'All of them become Axis, whoever holds them.',
    from: 'A country can hand over only what it holds.',
    option: null,
  },
  'F-A19': {
    question: 'What becomes of a quagmire in an area that changes sides, and of an operation against it?',
    other: 'A quagmire there goes on, with nobody to defend.',
    from: 'Its defenders are discarded, and its new owner needs that province card.',
    option: null,
  },
  'F-A67': {
    question: 'What if the Allies attack Vichy, which is Axis by then, when Paris falls?',
    other: 'The Allied attackers are discarded.',
    from: 'What is Axis already does not change sides.',
    option: null,
  },
  'F-A20': {
    question: 'Does that hold for the Balkans and the USSR as well?',
    other: 'Quagmires there, and operations against them, stay as they are.',
    from: 'The same questions arise there, and the same answer serves.',
    option: null,
  },
  'F-A03': {
    question: 'In what order does a year end?',
    other: 'A year ends as the reference card lists it.',
    from: 'The text leaves out two steps that the reference card has, and the card leaves out two of the text’s.',
    option: null,
    isDouble: true,
  },
  'F-A59': {
    question: 'What happens to cards that come with a country, and when is it winter in a small deck?',
    other: 'Cards of a country that enters lie among the losses.',
    from: 'The text has them shuffled in, while cards of a year have to be bought. An empty deck means winter at any time.',
    option: null,
  },
  'F-A27': {
    question: 'How often may industry grow in a year?',
    other: 'Industry moves up once a year at most.',
    from: 'The text has no limit.',
    option: 'one-industry-step',
    alters: {},
  },
  'F-A28': {
    question: 'How many intelligence tokens are there?',
    other: 'Any number of tokens may be bought.',
    from: 'The box has twenty.',
    option: 'no-intel-cap',
    alters: {},
  },
  'F-A29': {
    question: 'Are tokens ready in the year in which they were bought?',
    other: 'Tokens that were bought are ready a year later.',
    from: 'All are turned over right after production.',
    option: null,
  },
  'F-A26': {
    question: 'What is half of an odd production?',
    other: 'Half of an odd number of production points is rounded up.',
    from: 'One point more would be more than half.',
    option: null,
  },
  'F-A37': {
    question: 'Does the Axis win in the middle of a year’s end?',
    other: 'The Axis wins only when the year has ended altogether.',
    from: 'The text says as soon as it has the points.',
    option: null,
  },
  'F-A59a': {
    question: 'Does an area count for victory that is cut off or in quagmire?',
    other: 'An area counts for that only if it is in supply.',
    from: 'The text asks for control.',
    option: null,
  },
  ...RULINGS_OF_BATTLES,
} as const satisfies Readonly<Partial<Record<StatementId, Ruling<StatementId>>>>;

/** Rulings without an option. */
export type FixedId = FixedIn<typeof RULINGS>;
