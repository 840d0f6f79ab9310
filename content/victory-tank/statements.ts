import type { Chapter } from '../../src/book/statement.ts';

/**
 * The rules of Victory Tank as statements in our own words.
 *
 * Everything that quotes a rule takes it from here: the site, the printed cards and booklet, the verdicts. An
 * id never changes its meaning. After rewording a statement, check the places that cite it (`npx vitest run
 * content/victory-tank` lists them) and renew its hash in `statements.hashes.json`.
 */

const BOX = {
  K1: {
    text: 'The 19 battlefield cards are two home bases, one with nothing on it, the tank, two jeeps, nine crates and four bunkers; each has two fields.',
    provenance: 'rulebook',
  },
  K1a: { text: 'One jeep is red, the other gray.', provenance: 'ours' },
  K1b: {
    text: 'The home bases, the empty card, the tank and both jeeps bear the start mark.',
    provenance: 'ours',
  },
  K2: { text: 'Each army has 16 action cards, each with a number.', provenance: 'rulebook' },
  K2a: { text: 'Of an army’s action cards six are 1s, six are 2s and four are 3s.', provenance: 'ours' },
  K3: {
    text: 'An army is eleven soldiers; one of them only ever marks action points.',
    provenance: 'rulebook',
  },
  K4: { text: 'There are nine crates.', provenance: 'rulebook' },
  K5: { text: 'There is one tank. It points north, east, south or west.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

const SETTING_UP = {
  S1: {
    text: 'Set the start cards aside, shuffle the other battlefield cards into a pile and put two of them back in the box unseen.',
    provenance: 'rulebook',
  },
  S2: { text: 'The home bases and the empty card open the battlefield.', provenance: 'rulebook' },
  S3: { text: 'Shuffle the start cards that remain and lay them on the pile.', provenance: 'rulebook' },
  S4: {
    text: 'Three soldiers begin on their home base, one marks 5 action points, seven are the supply.',
    provenance: 'rulebook',
  },
  S5: { text: 'Shuffle your action cards and draw five.', provenance: 'rulebook' },
  S6: {
    text: 'The tank, its control card and the crates lie ready beside the table.',
    provenance: 'rulebook',
  },
  S7: { text: 'Whoever saw a war film last is the first active player.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

const BATTLEFIELD = {
  G1: {
    text: 'Battlefield cards lie with one field above the other; a card may be turned by half a turn, never by a quarter.',
    provenance: 'rulebook',
  },
  G1a: { text: 'The right way up, a card has its special field to the north.', provenance: 'ours' },
  G2: {
    text: 'Two fields are adjacent where they share an edge, on one card or on two; a corner is not enough.',
    provenance: 'rulebook',
  },
  G3: {
    text: 'Cards lie like bricks: neighbouring columns are shifted by one field.',
    provenance: 'ruling',
    option: 'free',
  },
  G4: { text: 'A new card touches at least two cards along an edge.', provenance: 'rulebook' },
  G4a: { text: 'No card lies on another.', provenance: 'rulebook' },
  G5: {
    text: 'At the start the red home base lies half a card up on the west of the empty card, the gray one half a card down on its east, each base at the far end.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const FOG = {
  F1: {
    text: 'A round begins with the fog of war: the active player looks at the two top battlefield cards, keeps one and gives the other away.',
    provenance: 'rulebook',
  },
  F2: { text: 'The active player lays a card first, then the other player.', provenance: 'rulebook' },
  F3: {
    text: 'The tank goes on the field of its card; whoever laid the card chooses its facing.',
    provenance: 'rulebook',
  },
  F4: { text: 'A crate goes on the crate field of a new card.', provenance: 'rulebook' },
  F5: {
    text: 'A jeep brings one soldier of its colour from the supply, if one is there.',
    provenance: 'rulebook',
  },
  F5a: {
    text: 'The jeep brings its soldier, whoever laid the card.',
    provenance: 'ruling',
    option: 'own-jeep',
  },
  F6: { text: 'Bunkers and empty fields bring nothing.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

const COMMAND = {
  C1: {
    text: 'Before the command phase both players go back to 5 action points and draw up to five action cards.',
    provenance: 'rulebook',
  },
  C1a: { text: 'An action deck that has run out stays empty.', provenance: 'rulebook' },
  C2: {
    text: 'Beginning with the active player, the players take turns, one action a turn.',
    provenance: 'rulebook',
  },
  C2a: { text: 'When one player is out of points, the other goes on alone.', provenance: 'rulebook' },
  C3: {
    text: 'An action is a Move, a Recruit or an Attack; it costs one action point.',
    provenance: 'rulebook',
  },
  C3a: {
    text: 'More of the points still left may be paid to boost the action, each for one more point.',
    provenance: 'rulebook',
  },
  C3b: {
    text: 'At most one action card a turn, from the hand, boosts the action by its number; it is then discarded face up.',
    provenance: 'rulebook',
  },
  C4: {
    text: 'The kind of action, its payment and its card are announced first and stand; its points are then used one by one.',
    provenance: 'ruling',
  },
  C4a: {
    text: 'An action may be announced only where its first point can be used, and that point must be; the others may be left.',
    provenance: 'ruling',
  },
  C5: {
    text: 'A player with points must act if any action is possible.',
    provenance: 'ruling',
    option: 'pass',
  },
  C5a: {
    text: 'A player whose turn comes and who can do nothing forfeits the remaining points.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const MOVE = {
  M0: {
    text: 'Each point of a Move may go to another group, or to the tank, in any order.',
    provenance: 'ruling',
  },
  M0a: { text: 'Any number of soldiers of one army may share a field.', provenance: 'ruling' },
  M1: {
    text: 'One point of a Move takes one, two or three soldiers together from a field to an adjacent field.',
    provenance: 'rulebook',
  },
  M2: {
    text: 'Soldiers never step onto the enemy’s home base, or where enemy soldiers or the enemy’s tank are.',
    provenance: 'rulebook',
  },
  M3: { text: 'Soldiers who step onto the field of an unclaimed tank claim it.', provenance: 'rulebook' },
  M3a: { text: 'All soldiers of the step that claims the tank become its crew.', provenance: 'ruling' },
  M4: {
    text: 'Soldiers who step onto the field of their own tank stay on foot until it drives.',
    provenance: 'ruling',
    option: 'board',
  },
  M4a: {
    text: 'Nobody claims the tank by already being on its field when it falls vacant, or by being recruited there.',
    provenance: 'ruling',
  },
  M5: {
    text: 'One point of a Move turns the tank to any other facing, by whoever controls it.',
    provenance: 'rulebook',
  },
  M6: {
    text: 'One point of a Move drives the tank straight ahead as far as its controller likes, at least one field.',
    provenance: 'rulebook',
  },
  M6a: { text: 'The tank does not cross a gap in the battlefield.', provenance: 'ruling' },
  M6b: {
    text: 'The tank may pass enemy soldiers and home bases but may not end on them.',
    provenance: 'rulebook',
  },
  M6c: {
    text: 'The tank may not end on the home base of its own army, nor may anyone get off there.',
    provenance: 'ruling',
    option: 'park-home',
  },
  M7: {
    text: 'While the tank drives, own soldiers may board it or get off on the fields it comes to.',
    provenance: 'rulebook',
  },
  M7a: {
    text: 'On the field a drive starts from soldiers may board or get off as well, as long as the tank then drives on.',
    provenance: 'ruling',
  },
  M7b: { text: 'Nobody gets off where enemy soldiers are, or on a home base.', provenance: 'rulebook' },
  M7c: { text: 'The crew is never more than three.', provenance: 'rulebook' },
  M7d: {
    text: 'On one field of a drive the crew changes at most six times: enough for three to get off and three to board, one by one.',
    provenance: 'simplified',
  },
  M8: { text: 'A tank without crew is unclaimed at once.', provenance: 'rulebook' },
  M8a: {
    text: 'A driving tank stops when its last crew gets off, so they may do that only where it may end, and not before it has gone a field.',
    provenance: 'ruling',
  },
  M9: { text: 'Crew leave the tank only while it drives.', provenance: 'ruling', option: 'dismount' },
  M10: {
    text: 'Whoever moves onto or through a field with a crate, on foot or by tank, takes it.',
    provenance: 'simplified',
  },
} as const satisfies Chapter['statements'];

const RECRUIT = {
  R1: {
    text: 'Each point of a Recruit brings one of your soldiers from the supply to your home base or into a bunker that you control.',
    provenance: 'rulebook',
  },
  R1a: { text: 'No army ever has more than ten soldiers in play.', provenance: 'rulebook' },
  R1b: { text: 'A recruit stands on foot, even where your own tank is.', provenance: 'ruling' },
  R2: { text: 'An army controls a bunker while it has a soldier there.', provenance: 'rulebook' },
  R2a: { text: 'Crew inside the tank do not hold a bunker.', provenance: 'ruling', option: 'crew-holds' },
} as const satisfies Chapter['statements'];

const ATTACK = {
  A1: {
    text: 'Each point of an Attack is one battle: against a field with enemy soldiers or the enemy’s tank, from an adjacent field with your soldiers or your tank. The same field may be attacked again.',
    provenance: 'rulebook',
  },
  A1a: {
    text: 'Each battle of an Attack is announced only when the one before is settled.',
    provenance: 'ruling',
  },
  A2: {
    text: 'The attacker names the field and how many soldiers attack; the tank brings its whole crew.',
    provenance: 'rulebook',
  },
  A2a: {
    text: 'All attackers of a battle come from one field.',
    provenance: 'ruling',
    option: 'combined',
  },
  A2b: { text: 'Soldiers who have fought may fight again in the same Attack.', provenance: 'ruling' },
  A3: {
    text: 'Every enemy soldier on the field defends it, the crew of a tank there included.',
    provenance: 'rulebook',
  },
  A4: {
    text: 'The attacker may lay an action card from the hand face down, then the defender may; both are shown together.',
    provenance: 'rulebook',
  },
  A4a: {
    text: 'A battle card does not count as the card that boosts an action: each side may lay one in every battle.',
    provenance: 'ruling',
    option: 'one-card',
  },
  A5: { text: 'Every soldier in a battle counts 1, on foot or inside the tank.', provenance: 'rulebook' },
  A5a: { text: 'The side whose tank is in the battle adds 1.', provenance: 'rulebook' },
  A5b: {
    text: 'A defender in a bunker or on the home base adds 1, a crew inside a tank there too.',
    provenance: 'rulebook',
  },
  A5c: { text: 'Each side adds the number on its battle card.', provenance: 'rulebook' },
  A6: { text: 'The stronger side wins the battle.', provenance: 'rulebook' },
  A6a: { text: 'Equal strength is a victory for the attacker.', provenance: 'rulebook' },
  A7: { text: 'The loser’s soldiers in the battle are removed.', provenance: 'rulebook' },
  A7a: {
    text: 'Removed soldiers go back to their supply.',
    provenance: 'ruling',
    option: 'casualties-out',
  },
  A7b: { text: 'A tank that loses loses its crew and stays where it is, unclaimed.', provenance: 'rulebook' },
  A8: {
    text: 'A victorious attacker moves at least one soldier of the battle onto the field.',
    provenance: 'rulebook',
  },
  A8a: { text: 'Nobody moves onto the enemy’s home base, won or not.', provenance: 'rulebook' },
  A8b: {
    text: 'At least one and at most three of those who moved in become the crew of a tank there.',
    provenance: 'rulebook',
  },
  A8c: { text: 'An attacker who can take the tank after a battle takes it.', provenance: 'simplified' },
  A8d: {
    text: 'Crew of an attacking tank may be among those who move in, on foot; the tank itself stays.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const END = {
  E1: {
    text: 'The round ends when neither player has points; the active player card changes hands.',
    provenance: 'rulebook',
  },
  E1a: {
    text: 'The active player card changes hands after the last round too, before scoring.',
    provenance: 'ruling',
    option: 'card-stays',
  },
  E2: { text: 'Each crate collected scores 1.', provenance: 'rulebook' },
  E2a: {
    text: 'The army with most soldiers on the battlefield scores 1; those on home bases count.',
    provenance: 'rulebook',
  },
  E2b: {
    text: 'Crew inside the tank count as soldiers on the battlefield.',
    provenance: 'ruling',
    option: 'crew-out',
  },
  E2c: { text: 'With equally many soldiers nobody scores for them.', provenance: 'ruling' },
  E2d: { text: 'Each bunker held scores 3.', provenance: 'rulebook' },
  E2e: { text: 'The tank scores 5 for the army that controls it.', provenance: 'rulebook' },
  E2f: { text: 'The army with more points wins.', provenance: 'rulebook' },
  E3: { text: 'A tie goes to the army with more soldiers on the battlefield.', provenance: 'rulebook' },
  E3a: {
    text: 'A tie that remains goes to the player without the active player card.',
    provenance: 'rulebook',
  },
  E4: { text: 'The game is seven rounds.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

/** The rules, chapter by chapter, in the order in which a reader meets them. */
export const CHAPTERS: readonly Chapter[] = [
  { name: 'What is in the box', statements: BOX },
  { name: 'Setting up', statements: SETTING_UP },
  { name: 'The battlefield', statements: BATTLEFIELD },
  { name: 'The fog of war', statements: FOG },
  { name: 'Command', statements: COMMAND },
  { name: 'Move', statements: MOVE },
  { name: 'Recruit', statements: RECRUIT },
  { name: 'Attack', statements: ATTACK },
  { name: 'The end', statements: END },
];

export const STATEMENTS = {
  ...BOX,
  ...SETTING_UP,
  ...BATTLEFIELD,
  ...FOG,
  ...COMMAND,
  ...MOVE,
  ...RECRUIT,
  ...ATTACK,
  ...END,
} as const;

/** The id of a statement; citing one that does not exist does not compile. */
export type StatementId = keyof typeof STATEMENTS;
