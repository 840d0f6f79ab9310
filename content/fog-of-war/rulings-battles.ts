import type { Ruling } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** Rulings about supply, launches, battles and quagmires. */
export const RULINGS_OF_BATTLES = {
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
