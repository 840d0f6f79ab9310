import type { FixedIn, Ruling } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/**
 * The register of rulings: where the rulebook is silent or ambiguous. Each entry refers to the statement that
 * holds our reading; `nl/rulings.ts` has the same in Dutch.
 */
export const RULINGS = {
  'W-A30': {
    question: 'What if both sides roll the same for who begins?',
    other: 'With equal rolls side A begins.',
    from: 'The text has each side roll once and says nothing of equal rolls, nor of which die.',
    option: null,
  },
  'W-A02': {
    question: 'How do more than two play?',
    other: 'Each of four players plays alone, against all others.',
    from: 'The text says player, team and person for the same thing; the box has four colours and two sets of dice.',
    option: null,
    isDouble: true,
  },
  'W-A34': {
    question: 'Whose troops may a partner use?',
    other: 'Partners share the trench and all troops, and either may move any of them.',
    from: 'The text does not say. Four colours tell four players’ troops apart.',
    option: null,
  },
  'W-A34a': {
    question: 'Do partners share their tokens?',
    other: 'Partners share one purse, which holds the tokens of both.',
    from: 'The text gives tokens to a player in one place and to a team in another.',
    option: 'team-purse',
    alters: {},
    isDouble: true,
  },
  'W-A34c': {
    question: 'Which of two partners answers for their side?',
    other: 'Each partner answers what a card asks for their own units.',
    from: 'The text knows teams, and does not say who of a team decides. Cards are the side’s.',
    option: null,
  },
  'W-A27': {
    question: 'What are the troops for that the table leaves over?',
    other: 'Whoever agrees to may play a longer game with all troops of the box.',
    from: 'The box has more of each kind than the longest game of the table.',
    option: null,
  },
  'W-A33': {
    question: 'What is a round?',
    other: 'Each turn of a player is a round of its own.',
    from: 'The text counts in rounds and never says what one is. Cards that last a round would else be over before their owner acts.',
    option: null,
  },
  'W-A35': {
    question: 'Who gets no income in the first turn?',
    other: 'There is no income in the whole first round, and whoever enters it later has none either.',
    from: 'The text leaves out the first turn of both teams.',
    option: null,
  },
  'W-A01': {
    question: 'Which round is green?',
    other: 'The first round is white, and the second green.',
    from: 'The card is turned at the start of each round, so every other round is green; with which it begins the text does not say.',
    option: 'first-round-white',
    alters: {},
  },
  'W-A33a': {
    question: 'Who rolls for an event?',
    other: 'Each player rolls in turn, partners too; what is drawn is the side’s.',
    from: 'The text has each team roll. With four players a side would draw twice as much if both members did.',
    option: 'roll-per-player',
    alters: {
      'W-A34a': {
        says: 'Each player has a purse, tiers and actions of their own; cards and their effects are the side’s.',
        and: {
          'team-purse':
            'Partners share one purse, which holds the tokens of both; cards and their effects are the side’s.',
        },
      },
      'W-021':
        'In a green round each player rolls a die of six: 1 or 2 brings a negative card, 3 or 4 none, 5 or 6 a positive one. In a white round nobody rolls.',
    },
  },
  'W-A43': {
    question: 'Are event cards kept?',
    other:
      'Rat attack, Keep digging, Kabiem, Body armour, Spotted and Gas mask lie open before their side until they are used or their round is over; the others count at once and are discarded.',
    from: 'Cards that speak of the next attack or of being attacked have to wait for it; how long the text does not say.',
    option: 'keep-one-round',
    alters: {},
  },
  'W-A43a': {
    question: 'What if a stack is used up?',
    other: 'A stack that is used up stays so: its roll brings nothing any more.',
    from: 'The text does not say. In a long game both stacks run out.',
    option: 'no-reshuffle',
    alters: {
      'W-021': {
        says: 'In a green round each side rolls a die of six: 1 or 2 brings a negative card, 3 or 4 none, 5 or 6 a positive one, as long as its stack has any. In a white round nobody rolls.',
        and: {
          'roll-per-player':
            'In a green round each player rolls a die of six: 1 or 2 brings a negative card, 3 or 4 none, 5 or 6 a positive one, as long as its stack has any. In a white round nobody rolls.',
        },
      },
    },
  },
  'W-A33b': {
    question: 'When does a round on a card end?',
    other: 'A round on a card ends as the side’s next turn but one begins.',
    from: 'A card is drawn before any turn of the round, so the round holds one turn of everybody.',
    option: null,
  },
  'W-A15': {
    question: 'How long do trench feet last?',
    other: 'Trench feet last for this round and the next.',
    from: 'The text speaks of the next rounds, and gives no number.',
    option: 'trench-feet-two',
    alters: {},
  },
  'W-A16': {
    question: 'Whose troops do Famine and Freeze hold?',
    other: 'Famine and Freeze are about the units of both sides.',
    from: 'The text says platoons, and cars and tanks, and not whose; the stack is that of setbacks for whoever draws.',
    option: 'hits-all',
    alters: {},
  },
  'W-A42': {
    question: 'Which platoons does Famine spare?',
    other:
      'Famine holds the platoons that were on the battlefield when it was drawn, wherever they are later.',
    from: 'The text names those on the battlefield. When that is judged it does not say.',
    option: null,
  },
  'W-A17': {
    question: 'Which troops does the lost haversack send back?',
    other:
      'The lost haversack sends back all units that the side moved in the last turn in which it moved any, the last one first.',
    from: 'The text says what was moved last, and can mean one unit or several.',
    option: 'haversack-turn',
    alters: {},
    isDouble: true,
  },
  'W-A41': {
    question: 'What is back?',
    other: 'Back is the way that the unit came, space by space.',
    from: 'The text says two spaces back. Nobody writes down the way of each unit.',
    option: null,
  },
  'W-A18': {
    question: 'Who chooses the shellshocked platoon?',
    other:
      'The enemy chooses the shellshocked platoon among those on the board, and an attack on it succeeds without a roll.',
    from: 'The text says one of your platoons.',
    option: 'shellshock-opponent',
    alters: {},
  },
  'W-A42a': {
    question: 'What can a shellshocked platoon still do?',
    other: 'A shellshocked platoon can attack from where it stands, and a shot of the artillery kills it.',
    from: 'The text calls it useless, and says that it cannot move and dies of any attack.',
    option: null,
  },
  'W-A14': {
    question: 'For how long does Kabiem count?',
    other: 'Kabiem is for all attacks of one turn.',
    from: 'The text gives no number of attacks.',
    option: 'kabiem-turn',
    alters: {},
  },
  'W-A48': {
    question: 'Who may join an attack with Kabiem?',
    other: 'One unit two spaces away may join, and only if another stands beside the target.',
    from: 'The text gives the distance and nothing else.',
    option: null,
  },
  'W-A36b': {
    question: 'What does Body armour round up?',
    other: 'What is taken off is rounded up: of 7 it takes 4, and 3 count.',
    from: 'The text halves the damage and says rounded up; what is meant, the damage or what is spared, is open.',
    option: 'body-armour-reduction',
    alters: {
      'W-112': 'Body armour: in your next fight half the enemy’s total, rounded up, is taken off.',
    },
    isDouble: true,
  },
  'W-A44': {
    question: 'When and how far does a spotted unit dodge?',
    other: 'A spotted unit goes exactly two steps, and only as far as its own figure and its cards let it.',
    from: 'The text says two steps aside, and not when it is said nor what stands in the way.',
    option: null,
  },
  'W-A20': {
    question: 'What becomes of the attack that was dodged?',
    other:
      'An attack that is dodged is off and costs no action; it was no fight, so what waits for one goes on waiting.',
    from: 'The text gives the dodge no cost for the unit that goes; of the attacker it says nothing.',
    option: 'spotted-free',
    alters: {},
  },
  'W-A20a': {
    question: 'May a spotted unit dodge to a space beside an attacker?',
    other: 'A unit that dodges goes to any space that it can come to, beside an attacker too.',
    from: 'The text says aside. Whoever may stay beside the attacker has hardly gone aside.',
    option: 'spotted-anywhere',
    alters: {},
  },
  'W-A21': {
    question: 'What does Full throttle double?',
    other: 'Full throttle doubles the whole income, with what units in enemy trenches bring.',
    from: 'The text has 6 instead of 3, which is the economy’s part.',
    option: 'double-bonus',
    alters: {},
  },
  'W-A45': {
    question: 'Whose three incomes does Full throttle count?',
    other: 'Full throttle counts the next three rounds, with an income in them or not.',
    from: 'The text says three rounds; a first turn has no income, and would use one for nothing.',
    option: null,
  },
  'W-A40': {
    question: 'When is a gas mask put on?',
    other:
      'A gas mask is put on for a whole round at once, and nothing in that round is weakened or killed by gas.',
    from: 'The text says one round. Whoever sees the gas come has it at hand.',
    option: null,
  },
  'W-A40a': {
    question: 'Which side is asked first for its gas mask?',
    other: 'Where gas comes to both sides, the side whose turn it is is asked first.',
    from: 'The text does not say. Neither answer needs the other.',
    option: null,
  },
  'W-A06': {
    question: 'May one unit act twice in a turn?',
    other: 'A unit moves or attacks once a turn.',
    from: 'The text counts the actions of a player, not of a unit.',
    option: 'one-action-per-unit',
    alters: { 'W-057': 'A tie changes nothing; whoever took part as an attacker has acted in this turn.' },
  },
  'W-A47': {
    question: 'When does deploying cost an action?',
    other: 'Each time troops are deployed is an action, and a second one where it is four or more.',
    from: 'The text counts up to three as one action and four or more as two, and does not say in how many parts.',
    option: null,
  },
  'W-A07': {
    question: 'Where do deployed troops stand?',
    other: 'Deployed troops come straight into the field: onto a free space in front of their own trench.',
    from: 'The text brings troops out of the trench into the field with one action.',
    option: 'deploy-to-field',
    alters: {
      'W-A34':
        'Of four players each has a section of the trench, deploys in front of it and acts with their own units alone; a partner’s units are in the way like any others.',
    },
  },
  'W-A47a': {
    question: 'What becomes of actions and tokens that are left?',
    other: 'An action that is left may be kept for the next turn.',
    from: 'The text says nothing of what is left.',
    option: null,
  },
  'W-A03': {
    question: 'What does the defender roll?',
    other:
      'All units of its side beside the target roll with it and are lost with it, but for shellshocked ones.',
    from: 'The text tells what attackers roll and never what a defender does.',
    option: 'supporting-defence',
    alters: {},
  },
  'W-A32': {
    question: 'Does a trench shelter?',
    other: 'A unit on a trench space of its own has 1 more when it is attacked.',
    from: 'The text gives trenches no effect on a fight.',
    option: 'trench-cover',
    alters: {},
  },
  'W-A12': {
    question: 'What does the rulebook mean by damage?',
    other: 'Keep digging adds 1 to each of your dice.',
    from: 'Its text of two cards speaks of damage, and nothing in the rules has any: a fight is won or lost.',
    option: 'damage-die',
    alters: { 'W-110': 'Keep digging: each die of your next attack counts 1 more.' },
  },
  'W-A36': {
    question: 'In which order is a total counted?',
    other: 'Each die is counted by itself and none falls below 1; then they are added.',
    from: 'The text gives the changes one by one, and no order.',
    option: null,
  },
  'W-A37': {
    question: 'May what waits for a fight be saved for another?',
    other: 'Who holds such a card says with which attack it counts.',
    from: 'The text says the next fight, which is whichever comes first.',
    option: null,
  },
  'W-A28': {
    question: 'When do upgrades of the artillery count?',
    other: 'The economy counts from your next income, the artillery from your next turn.',
    from: 'The text says of the general alone that it counts from the next round.',
    option: 'upgrades-next-turn',
    alters: {},
  },
  'W-A09': {
    question: 'Is firing an action?',
    other: 'To fire costs tokens and no action.',
    from: 'The list of actions does not have it, and the text calls it an attack.',
    option: 'fire-free',
    alters: { 'W-A09b': 'You may fire as often as you have tokens for it.' },
  },
  'W-A09a': {
    question: 'How far does artillery reach?',
    other: 'Artillery reaches as far as six spaces from a trench space of your side.',
    from: 'The text gives no range, and lets you choose any place. The six are ours.',
    option: 'fire-range',
    alters: {},
  },
  'W-A09b': {
    question: 'How often may you fire?',
    other: 'You may fire once a turn.',
    from: 'The text has ammunition bought for each shot, and no limit.',
    option: 'one-shot',
    alters: {},
  },
  'W-A09c': {
    question: 'Does artillery hit your own units?',
    other: 'A shot spares the units of your side.',
    from: 'The text speaks of whoever stands there.',
    option: 'no-friendly-fire',
    alters: {
      'W-062':
        'Normal ammunition hits one space: a unit of the enemy’s there goes 1 step less in the next round and has 2 less in its next fight.',
      'W-063':
        'Gas covers three spaces in a line. A unit of the enemy’s that stands in it for one round is weakened as by normal ammunition; one that stands in it for two rounds dies.',
      'W-A39a': 'A unit that is in the same cloud of the enemy’s at two ends of its owner’s turns dies.',
      'W-A39b':
        'A cloud weakens a unit of the enemy’s once: when it is fired on it, or when the unit stops inside, and not when it passes through.',
    },
  },
  'W-A38': {
    question: 'When does a hit take a step?',
    other: 'A hit takes a step of the unit’s next move, whenever that is.',
    from: 'The text says next round, in which the owner has one turn.',
    option: null,
  },
  'W-A38a': {
    question: 'What do two hits do?',
    other: 'A unit that is weakened already is not weakened more.',
    from: 'The text speaks of one hit.',
    option: null,
  },
  'W-A05': {
    question: 'Do the 2 less count in defence?',
    other: 'The 2 less count in the unit’s next attack, and not when it is attacked.',
    from: 'The text takes them from the attack, which is also what the die is called that one defends with.',
    option: 'weak-attack-only',
    alters: {
      'W-062': {
        says: 'Normal ammunition hits one space: a unit there goes 1 step less in the next round and has 2 less in its next attack.',
        and: {
          'no-friendly-fire':
            'Normal ammunition hits one space: a unit of the enemy’s there goes 1 step less in the next round and has 2 less in its next attack.',
        },
      },
    },
    isDouble: true,
  },
  'W-A39': {
    question: 'How long does gas stay?',
    other: 'A cloud is taken away at the start of the firer’s turn three rounds later.',
    from: 'The text has it kill after two rounds, and does not say when it goes.',
    option: 'gas-rounds',
    alters: {},
  },
  'W-A39a': {
    question: 'What is two rounds in gas?',
    other: 'Two ends of rounds count, for all units alike.',
    from: 'The text counts rounds. Whoever the enemy fires on has then two turns to get out, the first with a step less.',
    option: null,
  },
  'W-A39b': {
    question: 'When does gas weaken?',
    other: 'Gas weakens when a round in it has gone by, and each round anew.',
    from: 'The text weakens after one round. So late it would weaken nobody who leaves.',
    option: null,
  },
  'W-A39c': {
    question: 'May gas be fired over the edge?',
    other: 'A line may go over the edge of the board, and covers what there is of it.',
    from: 'The text says three spaces.',
    option: null,
  },
  'W-A24': {
    question: 'When has a side no troops left?',
    other: 'A side that has deployed is out as soon as it has none on the board.',
    from: 'The text says troops, and troops that can be bought are troops.',
    option: 'lose-board-empty',
    alters: { 'W-070': 'You win when the enemy has deployed troops and has none left on the board.' },
  },
  'W-A34b': {
    question: 'What if one of two partners has no troops left?',
    other: 'That player is out and has no more turns.',
    from: 'The text knows sides alone. A partner without troops still has artillery.',
    option: null,
  },
  'W-A25': {
    question: 'When are trenches full?',
    other: 'The trenches are full when none of their spaces is free and an enemy stands in one of them.',
    from: 'The text says full of your troops.',
    option: 'trench-none-free',
    alters: {
      'W-071':
        'When the enemy’s trenches are full and units of yours stand there the enemy has one more round to free a space, and has lost otherwise.',
    },
  },
  'W-A46': {
    question: 'How long is one more round?',
    other: 'One more round is the rest of this round and the whole of the next.',
    from: 'The text gives one more round. Each player of the side has one turn in it.',
    option: null,
  },
  'W-A49': {
    question: 'Is there a draw?',
    other: 'A game in which nobody has lost a unit for ten rounds is a draw.',
    from: 'The text knows no draw, and two players can sit in each other’s trenches for ever.',
    option: null,
  },
} as const satisfies Readonly<Partial<Record<StatementId, Ruling<StatementId>>>>;

/** Rulings without an option. */
export type FixedId = FixedIn<typeof RULINGS>;
