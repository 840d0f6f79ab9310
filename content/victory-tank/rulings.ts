import type { FixedIn, Ruling } from '../../src/book/statement.ts';
import type { STATEMENTS, StatementId } from './statements.ts';

/** The statements that are rulings. */
export type RulingId = {
  [Id in StatementId]: (typeof STATEMENTS)[Id]['provenance'] extends 'ruling' ? Id : never;
}[StatementId];

/**
 * The register of rulings: where the rulebook is silent or ambiguous. Each entry refers to the statement that
 * holds our reading.
 *
 * Rulings with an option can be switched before play, alone or with any others.
 */
export const RULINGS = {
  G3: {
    question: 'What is the pattern in which cards are laid?',
    other: 'A card may stand at any height beside another, as long as it touches two cards.',
    from: 'The rulebook speaks of tiles and shows a picture that is lost; laid like roof tiles, rows are shifted by half.',
    option: 'free',
    alters: {},
  },
  G5: {
    question: 'Where do the first three cards lie?',
    other: 'The first three cards lie in another pattern that both players find fair.',
    from: 'The picture is lost. This is the brick pattern, and it looks the same from both sides.',
    option: null,
  },
  F5a: {
    question: 'Does a jeep of the other colour bring anyone?',
    other: 'A jeep brings a soldier only when its own army laid the card.',
    from: 'The text names the colour shown and a supply; the colour decides whose supply it is.',
    option: 'own-jeep',
    alters: {
      F5: 'A jeep that its own army lays brings one soldier of its colour from the supply, if one is there.',
    },
  },
  C4: {
    question: 'When are payment and card fixed?',
    other: 'A player may add points and a card while the action goes on.',
    from: 'Paying comes first in the text, and a card played late would tell more than one played early.',
    option: null,
  },
  C4a: {
    question: 'May an action be announced that does nothing?',
    other: 'An action may be announced and left unused.',
    from: 'A player out of ideas would otherwise announce nothings, which is a free pass.',
    option: null,
  },
  C5: {
    question: 'May a player with points left stop?',
    other: 'A player may end their command phase at any of their turns and forfeit the remaining points.',
    from: 'The text has the players act until both are out of points and says nothing of passing.',
    option: 'pass',
    alters: {},
  },
  C5a: {
    question: 'What happens to points that cannot be used?',
    other: 'Points that cannot be used now are kept for a later turn of the same round.',
    from: 'Without it a round might not end; and whoever cannot act would otherwise wait for the enemy to help.',
    option: null,
  },
  M0: {
    question: 'May one Move be shared out?',
    other: 'All points of a Move go to one group of soldiers, or to the tank.',
    from: 'The text gives each point its own movement and ties it to no group.',
    option: null,
  },
  M0a: {
    question: 'How many soldiers fit on a field?',
    other: 'A field holds only as many soldiers as there is room for.',
    from: 'The text sets a limit to the crew and to nothing else.',
    option: null,
  },
  M3a: {
    question: 'How many of a step that claims the tank become crew?',
    other: 'Whoever claims the tank chooses how many of the step become its crew, at least one.',
    from: 'The text puts the soldiers that were moved on the card, without a choice; three are never too many.',
    option: null,
  },
  M4: {
    question: 'Can soldiers walk into a tank that is already theirs?',
    other: 'Soldiers who step onto the field of their own tank may go straight into it while there is room.',
    from: 'The text lets the tank pick soldiers up while it moves, and knows no other way in.',
    option: 'board',
    alters: {},
  },
  M4a: {
    question: 'Who claims a tank beside which soldiers already stand?',
    other:
      'Soldiers on the field of a tank that falls vacant claim it at once, and so does a recruit put there.',
    from: 'The text asks for soldiers to be moved onto the field.',
    option: null,
  },
  M6a: {
    question: 'Can the tank cross a place without cards?',
    other: 'The tank jumps a gap in its way.',
    from: 'There are no fields to drive over; a way is made of fields.',
    option: null,
  },
  M6c: {
    question: 'May the tank stop on its own home base?',
    other: 'The tank may end, and its crew get off, on its controller’s own home base.',
    from: 'In dispute are the words “Home bases” in the sentence on where the tank may pass and not end: read as they stand they are both armies’, read beside the enemy’s soldiers in the same sentence the enemy’s alone. We keep to the words.',
    option: 'park-home',
    alters: {
      M6b: 'The tank may pass enemy soldiers and home bases but may not end on enemy soldiers or on the enemy’s home base.',
      M7b: 'Nobody gets off where enemy soldiers are, or on the enemy’s home base.',
    },
    isDouble: true,
  },
  M7a: {
    question: 'May soldiers board where a drive begins?',
    other: 'Soldiers board and get off only on fields the tank comes to.',
    from: 'The drive begins there, and crew could otherwise never be filled up without a detour.',
    option: null,
  },
  M8a: {
    question: 'What if the last crew wants to get off on the way?',
    other: 'The last crew may get off anywhere on the way, and the tank halts there.',
    from: 'Without crew nobody drives it, so it stops; and it may not stop everywhere.',
    option: null,
  },
  M9: {
    question: 'Can crew step out of a standing tank?',
    other:
      'Up to three soldiers stepping out of the tank’s field may be its crew, the last of them included.',
    from: 'The text names dropping off while the tank moves, and no other way out.',
    option: 'dismount',
    alters: {},
  },
  R1b: {
    question: 'Can a recruit be put into a tank in a bunker?',
    other: 'A recruit on a bunker with the own tank may go straight into it.',
    from: 'Recruits are put on a field; the way into the tank is another rule.',
    option: null,
  },
  R2a: {
    question: 'Does a tank in a bunker hold it?',
    other: 'Crew inside the tank hold the bunker it stands on, and recruits may come there.',
    from: 'The text asks for a soldier in the bunker; crew are in the tank.',
    option: 'crew-holds',
    alters: {},
  },
  A1a: {
    question: 'When are the battles of an Attack named?',
    other: 'All fields to be attacked are named when the Attack is announced.',
    from: 'The same field may be attacked twice, which makes sense only after the first battle is known.',
    option: null,
  },
  A2a: {
    question: 'Can one battle be fought from several sides?',
    other:
      'Attackers may come from several fields beside the target, with at least one soldier or the tank from each.',
    from: 'The text speaks of one field beside the one attacked.',
    option: 'combined',
    alters: {
      A1: 'Each point of an Attack is one battle: against a field with enemy soldiers or the enemy’s tank, from one or more adjacent fields with your soldiers or your tank. The same field may be attacked again.',
    },
  },
  A2b: {
    question: 'May soldiers fight twice in one Attack?',
    other: 'A soldier fights in at most one battle of an Attack.',
    from: 'Attacking one field several times is allowed, and would mostly be impossible without it.',
    option: null,
  },
  A4a: {
    question: 'Does the limit of one card a turn hold for battle cards?',
    other: 'The card that boosts and the attacker’s battle cards count together: one card a turn.',
    from: 'The limit is stated for cards that boost an action; battles have cards of their own.',
    option: 'one-card',
    alters: {
      A4: 'The attacker, unless they have played a card this turn, may lay an action card from the hand face down, then the defender may; both are shown together.',
    },
  },
  A7a: {
    question: 'Where do removed soldiers go?',
    other: 'Removed soldiers are out of the game for good.',
    from: 'Recruiting goes on all game, and the text knows no place for the dead.',
    option: 'casualties-out',
    alters: {},
  },
  A8d: {
    question: 'May a victorious crew leave the tank?',
    other: 'Only soldiers who fought on foot move in; a crew stays in its tank.',
    from: 'The crew fights, and whoever fought may move in.',
    option: null,
  },
  E1a: {
    question: 'Does the active player card change hands after the last round?',
    other: 'The active player card stays where it is after the last round.',
    from: 'In the text the card is passed when a round ends, and scoring comes after that.',
    option: 'card-stays',
    alters: {
      E1: 'The round ends when neither player has points; in every round but the last the active player card then changes hands.',
    },
  },
  E2b: {
    question: 'Are crew soldiers on the battlefield?',
    other: 'Crew inside the tank do not count as soldiers on the battlefield.',
    from: 'The tank is on the battlefield and the crew are soldiers in it.',
    option: 'crew-out',
    alters: {},
  },
  E2c: {
    question: 'Who scores when both have equally many soldiers?',
    other: 'With equally many soldiers both score for them.',
    from: 'Neither of two equals has most.',
    option: null,
  },
} as const satisfies Readonly<Record<RulingId, Ruling<StatementId>>>;

/** Rulings without an option. */
export type FixedId = FixedIn<typeof RULINGS>;
