import type { FixedIn, Ruling } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/**
 * The register of rulings: where the rulebook is silent or ambiguous, where it leaves a choice, and where a
 * lost table had to be filled. Each entry refers to the statement that holds our reading.
 */
export const RULINGS = {
  'C-A40': {
    question: 'What do the tiles show?',
    other: 'The city on the tiles is our earlier one, with narrow streets.',
    from: 'The pictures of the tiles are lost. In games by lot wrecks shut narrow streets for good; in wide ones nearly all games end by guns.',
    option: 'narrow-city',
    alters: {},
  },
  'C-A34': {
    question: 'How many tanks are there with two sets?',
    other: 'Whoever has two sets has twice as many tanks on twelve tiles, too.',
    from: 'The text makes a bigger board of two sets and says nothing of their tanks. At 39 points it is all one: a team has four to nine tanks, with one set as with two, and a fourth heavy tank is not to be had.',
    option: null,
  },
  'C-A41': {
    question: 'Which numbers are on the dice?',
    other: 'Ordinary dice serve: the small number is what lies beneath, seven less the large one.',
    from: 'The faces are lost, but each has a large number and a small one. Ordinary dice give so much firepower that with four or five of them most shots destroy.',
    option: 'plain-dice',
    alters: {},
  },
  'C-A10': {
    question: 'What does the gun column of the table say?',
    other: 'Guns add nothing: the firepower is the sum of the dice alone.',
    from: 'The column is there and its figures are lost. Without them a heavy tank costs more than it is worth.',
    option: 'no-gun',
    alters: {},
  },
  'C-A24': {
    question: 'How are teams chosen?',
    other: 'The side that goes second chooses when it has seen the other’s team.',
    from: 'The text names points and a sum. Whoever chooses last would always answer the other.',
    option: null,
  },
  'C-A14': {
    question: 'Who goes first?',
    other: 'Whoever last saw a tank goes first.',
    from: 'The text does not say. Dice are at hand.',
    option: null,
  },
  'C-A43': {
    question: 'In what order are things set up?',
    other: 'One side sets up all it has, then the other.',
    from: 'The text does not say; by turns neither side answers the whole of the other’s plan.',
    option: null,
  },
  'C-051': {
    question: 'Are there barricades?',
    other:
      'Each side puts three barricades on street squares; nobody enters them, and nobody shoots through them.',
    from: 'The rulebook has them as a choice.',
    option: 'barricades',
    alters: {},
  },
  'C-A31': {
    question: 'Where do flags stand?',
    other: 'A flag stands on any empty street square.',
    from: 'A flag that nobody gets next to could not be captured, and one on the enemy’s half would be lost at once.',
    option: null,
  },
  'C-A12': {
    question: 'Does a damaged tank count for the dice?',
    other: 'Damaged tanks bring no dice; whoever has only such tanks throws two.',
    from: 'The table asks for active tanks, and a damaged tank still shoots.',
    option: 'damaged-uncounted',
    alters: {
      'C-010':
        'Whoever’s turn it is throws as many dice as the dice table gives for their tanks that are not damaged: two for up to 4, three from 5, four from 9, five from 13.',
    },
  },
  'C-A01': {
    question: 'May one tank take two dice?',
    other: 'A tank may take several dice, each for a movement of its own.',
    from: 'The text moves one tank by each die.',
    option: 'many-dice',
    alters: {
      'C-012': 'If all dice show the same large number, there is one more movement by that number.',
      'C-A02': 'Whoever goes back a square takes no other step with that die.',
    },
  },
  'C-A26': {
    question: 'What is the extra tank’s movement?',
    other: 'The extra tank may be one that has moved already, and its number is fired with as well.',
    from: 'The text says one extra tank, so one that has not moved; it speaks of dice that were thrown for firepower.',
    option: null,
  },
  'C-A25': {
    question: 'When is a movement over?',
    other: 'Movements of several tanks may be mixed, a step here and a step there.',
    from: 'A die moves one tank; two tanks that take turns in a gap would need to be written down.',
    option: null,
  },
  'C-A02': {
    question: 'May a tank go back and do something else?',
    other: 'One square back may stand among other steps.',
    from: 'The text limits going back and says no more; the same authors’ Tank Chess has a square back by itself.',
    option: 'back-combines',
    alters: {},
  },
  'C-A11': {
    question: 'What if a die gives no step?',
    other: 'A heavy tank may still go one square back.',
    from: 'Two less than 1 or 2 is nothing, and going back is a step.',
    option: null,
  },
  'C-A04': {
    question: 'Does one shut square bar a diagonal step beside it?',
    other: 'A diagonal step is barred where either square beside it is shut.',
    from: 'The text is silent. A counter that passes one corner does not touch it.',
    option: 'gap-any',
    alters: {},
  },
  'C-A04a': {
    question: 'Does a tank fit between two shut squares that meet at a corner?',
    other: 'A diagonal step is never barred by what stands beside it.',
    from: 'Two blocks that meet leave no street between them.',
    option: 'gap-never',
    alters: {
      'C-A04': 'What stands beside a diagonal step never bars it.',
    },
  },
  'C-A08': {
    question: 'How often does a tank shoot?',
    other: 'All tanks shoot at the same time, and wrecks of this turn are still tanks.',
    from: 'The text lets all tanks shoot; hands at a table do it one after the other.',
    option: null,
  },
  'C-A03': {
    question: 'When has a tank moved?',
    other: 'A tank that took a step has moved, wherever it stands.',
    from: 'The authors’ Tank Chess does not count turning back and forth.',
    option: null,
  },
  'C-A30': {
    question: 'Which way does a damaged tank shoot?',
    other: 'A damaged tank shoots ahead only, as if it had moved.',
    from: 'It cannot move, so it has not moved.',
    option: 'damaged-ahead',
    alters: {
      'C-030': 'A tank that is not damaged and has not moved this turn shoots all round.',
    },
  },
  'C-A06': {
    question: 'Does a single corner stop a line of fire?',
    other: 'A line that touches the corner of a shut square is blocked.',
    from: 'The text forbids parts of buildings on the line; a corner has no part.',
    option: 'corner-any',
    alters: {},
    isDouble: true,
  },
  'C-A06a': {
    question: 'Does a line pass between two shut squares that meet at a corner?',
    other: 'It passes: no corner stops a line of fire.',
    from: 'There is no street between them, and nobody could see through.',
    option: 'corner-never',
    alters: {
      'C-A06': 'The line of fire goes from centre to centre, and no corner shuts it.',
    },
  },
  'C-A05': {
    question: 'How is a distance between two numbers rounded?',
    other: 'A distance is rounded up.',
    from: 'The ruler is read at the nearest mark.',
    option: 'ruler-up',
    alters: {},
  },
  'C-A05a': {
    question: 'Is a diagonal square longer than a straight one?',
    other: 'Distance is counted in squares, and a diagonal one is one.',
    from: 'The text measures with a ruler.',
    option: 'ruler-squares',
    alters: {
      'C-033': 'Distance is counted in squares, and a shot needs a distance of 2 or more.',
      'C-A05': 'Distance is counted in squares, and nothing is rounded.',
    },
  },
  'C-A09': {
    question: 'Does firepower change while shots are settled?',
    other: 'Whoever loses a tank fires with a die less from then on.',
    from: 'Dice are thrown once a turn, at its beginning.',
    option: null,
  },
  'C-A29': {
    question: 'Where does the front of a tank end?',
    other: 'A tank is hit in front from the whole half before it.',
    from: 'Both schemes are lost; four quarters are what a square counter shows.',
    option: null,
  },
  'C-A07': {
    question: 'Which face is hit from the line between two?',
    other: 'The rear is hit before the side, and the side before the front.',
    from: 'Such lines are common between squares, and the text does not name them.',
    option: 'tie-attacker',
    alters: {},
  },
  'C-A27': {
    question: 'May a tank shoot without a chance?',
    other: 'A shot that cannot succeed is not made.',
    from: 'The text asks for a line and a distance, not for enough firepower.',
    option: null,
  },
  'C-050': {
    question: 'Are tanks damaged?',
    other: 'Firepower that is exactly enough only damages a tank: it cannot move any more, and may shoot.',
    from: 'The rulebook has it as a choice.',
    option: 'damage',
    alters: {
      'C-035': {
        says: 'A shot destroys its target if the firepower is more than the distance and the armour of the face that is hit together.',
        and: {
          'second-destroys':
            'A shot destroys its target if the firepower is more than the distance and the armour of the face that is hit together, or exactly as much and the target is damaged already.',
        },
      },
    },
  },
  'C-A13': {
    question: 'What does a second exact hit do?',
    other: 'A second hit that is exactly enough destroys a damaged tank.',
    from: 'The text tells of one marker and of nothing after it.',
    option: 'second-destroys',
    alters: {},
  },
  'C-A17': {
    question: 'Which squares are next to a flag?',
    other: 'Next to a flag are the four squares at its edges.',
    from: 'A tank steps eight ways, so eight squares are next to it.',
    option: 'flag-edges',
    alters: {},
  },
  'C-A16': {
    question: 'May a tank turn while it waits for a flag?',
    other: 'A tank that turns on its square stands still all the same.',
    from: 'Turning is a step of movement.',
    option: 'still-turning',
    alters: {},
    isDouble: true,
  },
  'C-A16a': {
    question: 'May a tank shoot while it waits for a flag?',
    other: 'A tank that shoots in the waiting turn waits anew.',
    from: 'The text asks it to stand still, and shooting is no movement.',
    option: 'still-idle',
    alters: {},
  },
  'C-A46': {
    question: 'When exactly is a flag captured?',
    other: 'The flag is captured as the waiting turn begins.',
    from: 'The text asks for one more turn of standing still, which is over when it ends.',
    option: null,
  },
  'C-A19': {
    question: 'Does destroying all tanks win a game about flags?',
    other: 'In a game about flags nobody wins by destroying tanks.',
    from: 'The text calls flags another task; whoever has no tanks cannot win any more.',
    option: 'flags-only',
    alters: {
      'C-037': 'Whoever destroys all enemy tanks has won, unless the game is about flags.',
    },
  },
  'C-A32': {
    question: 'What comes first at the end of a turn?',
    other: 'The limit comes first: a capture in the last turn is too late.',
    from: 'The attacker has so many turns, the last one among them.',
    option: null,
  },
  'C-A48': {
    question: 'What does a side without tanks do?',
    other: 'It throws two dice and does nothing.',
    from: 'The dice table begins with one tank. Its turns still count toward a limit.',
    option: null,
  },
  'C-A33': {
    question: 'When does a game end in which nothing happens?',
    other: 'It goes on until somebody gives up.',
    from: 'The text has no draw, and two sides that wait behind corners would never end.',
    option: null,
  },
  'C-A20': {
    question: 'Who has won then?',
    other: 'A game that ends so is a draw, unless one side attacks.',
    from: 'Flags are what the game is about, and points are what tanks are worth.',
    option: 'stall-draws',
    alters: {},
  },
} as const satisfies Readonly<Partial<Record<StatementId, Ruling<StatementId>>>>;

/** Rulings without an option. */
export type FixedId = FixedIn<typeof RULINGS>;
