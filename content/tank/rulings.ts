import type { FixedIn, Ruling } from '../../src/book/statement.ts';
import type { STATEMENTS, StatementId } from './statements.ts';

/** The statements that are rulings. */
export type RulingId = {
  [Id in StatementId]: (typeof STATEMENTS)[Id]['provenance'] extends 'ruling' ? Id : never;
}[StatementId];

/**
 * The register of rulings: where the rulebook is silent or ambiguous. Each entry refers to the statement that
 * holds our reading; an entry with an option can be switched, alone or with others.
 */
export const RULINGS = {
  'T-A25': {
    question: 'May both players bring the same nation?',
    other: 'The two players bring different nations, one of them Germany.',
    from: 'The publisher’s pages name decks and no pairings; Air Superiority is then a card that nobody can play.',
    option: null,
  },
  'T-A08': {
    question: 'What are tanks, vehicles, guns and infantry?',
    other: 'Everything that drives and carries a gun is a tank.',
    from: 'Cards speak of these classes and nothing says which of the fifteen types belong to them.',
    option: null,
  },
  'T-A38': {
    question: 'Is a tank destroyer a tank?',
    other: 'A tank destroyer is a tank too, though neither light, medium nor heavy.',
    from: 'It has a type of its own beside the three tanks.',
    option: 'destroyers-are-tanks',
    alters: {},
  },
  'T-A38a': {
    question: 'Is mechanised infantry a vehicle?',
    other: 'Mechanised infantry is a vehicle as well, and still infantry.',
    from: 'It fights on foot; its half-tracks have a card of their own.',
    option: 'mechanised-are-vehicles',
    alters: {},
  },
  'T-A18': {
    question: 'When may a casualty be brought back?',
    other: 'A casualty may be brought back whenever its owner decides something in their own turn.',
    from: 'The cards say what they do and not when; the maneuver is when a hand is put in order.',
    option: 'recover-all-turn',
    alters: {},
  },
  'T-A19': {
    question: 'Where does a casualty go that is brought back?',
    other: 'It goes under the formation deck, and is turned up when all above it has been.',
    from: 'The text speaks of a “reserve deck”, and there are a reserve and a deck.',
    option: 'recover-to-deck',
    alters: {
      'T-110':
        'Reserves and Reinforcements bring the latest casualty back: it goes under the formation deck.',
    },
    isDouble: true,
  },
  'T-A34': {
    question: 'In what order are casualties brought back and cards discarded?',
    other: 'Cards are discarded first, and as many as one likes.',
    from: 'The text gives the limit and no order; a free choice of discards would turn the whole deck over in a few turns.',
    option: null,
  },
  'T-A23': {
    question: 'Does one have to attack?',
    other: 'Whoever likes lets a turn go by without an attack, before anything is turned up.',
    from: 'The text tells what the attacker does and never that it is a choice.',
    option: 'attack-optional',
    alters: {
      'T-010': 'Players take turns; whoever’s turn it is may attack, the other defends.',
    },
  },
  'T-A39': {
    question: 'What if nobody wants to attack any more?',
    other: 'The game goes on until somebody attacks.',
    from: 'Two players who wait for each other have agreed on a draw. It can happen only where attacks are optional.',
    option: null,
  },
  'T-A39a': {
    question: 'May turns go by while the enemy cannot attack?',
    other:
      'Turns may go by without an attack while the enemy cannot attack as well, for as long as one likes.',
    from: 'Whose deck has run out waits for the enemy’s to run out; an enemy who never attacks would hold them for ever, and no third turn of theirs would end it. It matters only where attacks are optional.',
    option: null,
  },
  'T-A22': {
    question: 'What if there is nothing to aim at?',
    other: 'The attacker goes back under its deck.',
    from: 'The text does not think of an enemy without deck and row. Who has been turned up has been seen, and stays.',
    option: null,
  },
  'T-A10': {
    question: 'Where does a top card go that was attacked and survived?',
    other: 'It joins its owner’s row and stays there until it is destroyed.',
    from: 'The text leaves it in play and does not say where; on the deck it needs no rule of its own.',
    option: 'survivors-join-row',
    alters: {
      'T-041': 'A top card that is aimed at is turned up and stays on the deck as long as the attack lasts.',
    },
  },
  'T-A05': {
    question: 'Who is the “target” on a card that stops an attack?',
    other: 'It is the unit aimed at, on every card.',
    from: 'Buttoned Down or Soft Ground make sense where they happen to whoever attacks.',
    option: null,
    isDouble: true,
  },
  'T-A16': {
    question: 'How many cards may a defender try to stop one attack?',
    other: 'The defender may try one card in each attack.',
    from: 'A card that was undone is gone, and nothing says that the moment is over with it.',
    option: null,
  },
  'T-A24': {
    question: 'Can infantry or a gun break down?',
    other: 'Only a vehicle can break down.',
    from: 'Other cards say “vehicles only”, and this one does not.',
    option: 'breakdown-vehicles',
    alters: {},
  },
  'T-A29': {
    question: 'Is somebody asked who has nothing to play?',
    other: 'Who has nothing to play is passed over.',
    from: 'Else the pace of the game would tell what is in a hand.',
    option: null,
  },
  'T-A12': {
    question: 'When is no more played for and against an attack?',
    other: 'Whoever has passed once does not play again in this attack.',
    from: 'The players go by turns, and the text names no end.',
    option: null,
  },
  'T-A31': {
    question: 'May the defender raise a factor, or the attacker lower it?',
    other: 'The attacker plays only what helps the attack, the defender only what harms it.',
    from: 'Both may play cards that change the factor; a Range card of one’s own takes the place of another.',
    option: null,
  },
  'T-A13': {
    question: 'Is the one Range card one in all, or one for each player?',
    other: 'Each player may play one Range card in an attack.',
    from: 'The text says “only one” of an attack.',
    option: 'range-for-each',
    alters: {
      'T-061':
        'In one attack there is at most one Range card of each player, one Hit card and one Ammo card.',
    },
    isDouble: true,
  },
  'T-A14a': {
    question: 'Does the Flame Thrower hold the range down afterwards?',
    other: 'The range matters when the Flame Thrower is played, and not after that.',
    from: 'A greatest range is one for as long as the attack lasts.',
    option: 'flame-once',
    alters: {},
  },
  // After the ruling it modifies: if both options are on, this one applies.
  'T-A14': {
    question: 'May the Flame Thrower be played when the range is longer?',
    other: 'The Flame Thrower may be played at any range.',
    from: 'The card has a greatest range, point blank.',
    option: 'flame-anywhere',
    alters: {
      'T-A14a': 'After the Flame Thrower, a Range card ends the attack only beyond the attacker’s own reach.',
    },
  },
  'T-A04': {
    question: 'Do penetration cards help against infantry?',
    other: 'A penetration card changes the infantry factor as well.',
    from: 'The cards name the penetration, and others name the infantry factor.',
    option: 'penetration-for-all',
    alters: {},
  },
  'T-A09': {
    question: 'Which factor hits a gun?',
    other: 'Guns are hit by the infantry factor, like infantry.',
    from: 'The text has the infantry factor for infantry and no other exception.',
    option: 'guns-as-infantry',
    alters: {
      'T-070': 'Infantry and guns are hit by the infantry factor, everything else by the penetration.',
    },
  },
  'T-A17': {
    question: 'How many cards may an attacker try on a target that survived?',
    other: 'The attacker may try one card in each attack.',
    from: 'As with cards that stop an attack: what was undone is gone, the moment is not.',
    option: null,
  },
  'T-A02': {
    question: 'Is support lost when it has attacked?',
    other: 'Support goes to its owner’s reserve after its own attack as well.',
    from: 'The text sends a target to the reserve and an attacker to the casualties; we follow it.',
    option: 'support-returns',
    alters: {
      'T-074': 'Support that has attacked goes to its owner’s reserve when the attack is over.',
      'T-A27': 'A unit that is destroyed counts at once, and the attacker’s own support is not lost.',
    },
    isDouble: true,
  },
  'T-A06': {
    question: 'Whose class does a FREE card ask for?',
    other: 'It asks for that of the next attacker: if that or its target is another, there is no attack.',
    from: 'Who has just attacked is known, who comes next is not.',
    option: 'free-for-next',
    alters: {
      'T-055':
        'What a tactics card asks of a nation has to hold when it is played; so has what it asks of attacker and target, which of a FREE card are the next ones.',
    },
    isDouble: true,
  },
  'T-A07': {
    question: 'Which unit is the “same unit”?',
    other: 'It is the unit that attacked last, and no other.',
    from: 'The text speaks of one that has already attacked.',
    option: null,
    isDouble: true,
  },
  'T-A32': {
    question: 'Does a “same unit” card bring a new attacker as well?',
    other: 'With a “same unit” card the same unit attacks, or nobody.',
    from: 'The text says that the new attacker may be the same; only one card ties it to a class.',
    option: 'same-unit-alone',
    alters: {
      'T-081':
        'With a “same unit” card a unit attacks again that has attacked in this turn; with any other FREE card the next card of the deck is turned up.',
    },
    isDouble: true,
  },
  'T-A33': {
    question: 'Is there a free attack where there was no attack?',
    other: 'A FREE card brings an attack in every turn.',
    from: 'Free attacks come after an attack.',
    option: null,
  },
  'T-A03': {
    question: 'Does Repairs undo a Hit card?',
    other: 'Repairs undoes a Hit card as well; the attack has had its one Hit card all the same.',
    from: 'The card says so, but the text means Damage where it says Hit: no Hit card puts anything out of action.',
    option: 'repairs-hits',
    alters: {
      'T-090': {
        says: 'Rally and Professionalism undo a Morale card just played; Repairs undoes a Damage card, a Breakdown or a Hit card.',
        and: {
          'no-counter':
            'Rally and Professionalism undo any other Morale card just played; Repairs undoes a Damage card, a Breakdown or a Hit card.',
        },
      },
    },
    isDouble: true,
  },
  'T-A15': {
    question: 'May what undoes a card be undone?',
    other: 'What undoes a card cannot be undone.',
    from: 'Rally and Professionalism are Morale cards, and a Morale card just played may be undone.',
    option: 'no-counter',
    alters: {
      'T-090': {
        says: 'Rally and Professionalism undo any other Morale card just played; Repairs undoes a Damage card or a Breakdown.',
        and: {
          'repairs-hits':
            'Rally and Professionalism undo any other Morale card just played; Repairs undoes a Damage card, a Breakdown or a Hit card.',
        },
      },
    },
  },
  'T-A36': {
    question: 'Who undoes a card, and when?',
    other: 'Either player may undo a card, their own too, at any time of the attack.',
    from: 'The text says “just played”; nobody undoes what they have played themselves.',
    option: null,
  },
  'T-A20': {
    question: 'What becomes of an attack that takes the last card of a deck?',
    other: 'The attack does not take place.',
    from: 'The card is in front of its player before anybody looks at the deck.',
    option: null,
  },
  'T-A21': {
    question: 'What happens in a turn in which one may not attack?',
    other: 'The whole turn is left out.',
    from: 'Only attacks are barred.',
    option: null,
  },
  'T-A35': {
    question: 'When has a deck run out, and does it matter who emptied it?',
    other: 'A deck has run out when its owner should turn up a card and cannot.',
    from: 'The text says “runs out”, and an enemy’s fire can take the last card as well.',
    option: null,
  },
  'T-120a': {
    question: 'Do both sides break at half of their formation?',
    other: 'The German side breaks at 24 casualties, an American or British one at 18.',
    from: 'The publisher says half. With it the German side rarely wins against an ally; 24 and 18 are ours, and make the chances even.',
    option: 'even',
    alters: {
      'T-120': 'Whoever’s casualties come to the breaking point of their side has lost, at once.',
    },
  },
  'T-A27': {
    question: 'Who has won where both sides come to their breaking point in one attack?',
    other: 'The game is drawn.',
    from: 'The target is destroyed before support is put away.',
    option: null,
  },
} as const satisfies Readonly<Record<RulingId, Ruling<StatementId>>>;

/** Rulings without an option. */
export type FixedId = FixedIn<typeof RULINGS>;
