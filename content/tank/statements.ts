import type { Chapter } from '../../src/book/statement.ts';

/**
 * The rules of TanK as statements in our own words.
 *
 * The printed rulebook covers the middle of the game; its beginning and how it is won are on the publisher's
 * pages (`published`). An id never changes its meaning. After rewording a statement, check the places that
 * cite it and renew its hash in `statements.hashes.json`.
 */

const BOX = {
  'T-001': {
    text: 'Two players share one deck of tactics cards; each picks a nation and has its formation deck besides.',
    provenance: 'published',
  },
  'T-005': {
    text: 'There is one of each of the ninety-two tactics cards: what is in a hand or on the table is not drawn.',
    provenance: 'ours',
  },
  'T-A25': {
    text: 'Both players may bring the same nation, and two allies may meet.',
    provenance: 'ruling',
  },
  'T-A28': {
    text: 'The German list is the publisher’s; what the American and the British list lack is ours.',
    provenance: 'ours',
  },
  'T-A08': {
    text: 'Light, medium and heavy tanks are tanks; tanks, tank destroyers, self-propelled guns, armoured cars and carriers are vehicles; anti-tank, field and anti-aircraft guns and mortars are guns; infantry and mechanised infantry are infantry; aircraft and artillery are support.',
    provenance: 'ruling',
  },
  'T-A38': { text: 'A tank destroyer is no tank.', provenance: 'ruling', option: 'destroyers-are-tanks' },
  'T-A38a': {
    text: 'Mechanised infantry is infantry and no vehicle.',
    provenance: 'ruling',
    option: 'mechanised-are-vehicles',
  },
} as const satisfies Chapter['statements'];

const SETTING_UP = {
  'T-002': { text: 'Everybody begins with three tactics cards.', provenance: 'published' },
  'T-003': {
    text: 'Beside a formation deck lie its player’s row of units in play, a reserve and the casualties; formation cards are never held in hand.',
    provenance: 'published',
  },
  'T-004': { text: 'Chance says who begins.', provenance: 'ours' },
} as const satisfies Chapter['statements'];

const MANEUVER = {
  'T-010': {
    text: 'Players take turns; whoever’s turn it is attacks, the other defends.',
    provenance: 'rulebook',
  },
  'T-011': { text: 'A turn is maneuver, attack and free attacks, in this order.', provenance: 'rulebook' },
  'T-012': {
    text: 'An attack goes on in this order: who attacks, the target, cards that stop it, cards that change its factor, the result.',
    provenance: 'rulebook',
  },
  'T-020': { text: 'A turn begins with three tactics cards drawn.', provenance: 'rulebook' },
  'T-021': {
    text: 'Nobody keeps more than nine tactics cards: who has drawn more discards the rest, of their own choice.',
    provenance: 'rulebook',
  },
  'T-022': {
    text: 'Where no tactics card is left to draw, the discards are shuffled and drawn from.',
    provenance: 'rulebook',
  },
  'T-023': { text: 'Who defends draws nothing.', provenance: 'derived' },
  'T-024': {
    text: 'A tactics card is played or discarded from one’s own hand, once.',
    provenance: 'derived',
  },
  'T-110': {
    text: 'Reserves and Reinforcements bring the latest casualty back: it goes under the reserve.',
    provenance: 'rulebook',
  },
  'T-A18': {
    text: 'A casualty is brought back in the maneuver, after drawing.',
    provenance: 'ruling',
    option: 'recover-all-turn',
  },
  'T-A19': {
    text: 'A casualty that is brought back goes into the reserve.',
    provenance: 'ruling',
    option: 'recover-to-deck',
  },
  'T-A34': {
    text: 'Bringing back and discarding come in any order; cards are discarded only while more than nine are held.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const ATTACK = {
  'T-030': {
    text: 'Before an attacker is turned up, the units that attacked in one’s turn before leave the row for the reserve.',
    provenance: 'rulebook',
  },
  'T-031': {
    text: 'The top card of one’s formation deck is turned up: it is the attacker, whatever it is.',
    provenance: 'rulebook',
  },
  'T-A23': {
    text: 'Whoever can turn up an attacker has to.',
    provenance: 'ruling',
    option: 'attack-optional',
  },
  'T-A39': {
    text: 'When both players have let three turns in a row go by without an attack, the game is drawn.',
    provenance: 'ruling',
  },
  'T-A39a': {
    text: 'While the enemy cannot attack, whoever can has to.',
    provenance: 'ruling',
  },
  'T-A22': {
    text: 'Where the enemy has nothing to aim at there is no attack, and the attacker stays in the row.',
    provenance: 'ruling',
  },
  'T-040': {
    text: 'The attacker aims at one enemy unit in play, or at the top card of the enemy’s formation deck.',
    provenance: 'rulebook',
  },
  'T-041': {
    text: 'A top card that is aimed at is turned up and stays on the deck.',
    provenance: 'rulebook',
  },
  'T-042': {
    text: 'Support that is aimed at goes to its owner’s reserve, and the attack is over.',
    provenance: 'rulebook',
  },
  'T-A10': {
    text: 'A top card that survives stays face up on its deck and is what its owner turns up next.',
    provenance: 'ruling',
    option: 'survivors-join-row',
  },
} as const satisfies Chapter['statements'];

const LOSING = {
  'T-050': { text: 'The defender may play a LOST card: the attack is over.', provenance: 'rulebook' },
  'T-051': { text: 'The defender may play an END card: the turn is over.', provenance: 'rulebook' },
  'T-052': {
    text: 'The defender may play a breakdown or a mine: the attack is over and the attacker is a casualty.',
    provenance: 'rulebook',
  },
  'T-053': {
    text: 'None of these stops an attack by support, unless the card says so.',
    provenance: 'rulebook',
  },
  'T-054': { text: 'A tactics card that was played is discarded.', provenance: 'rulebook' },
  'T-055': {
    text: 'What a tactics card asks of attacker, target and nation has to hold when it is played.',
    provenance: 'rulebook',
  },
  'T-A05': {
    text: 'Where the published list says “target” on a card that stops an attack, it means the attacking unit: the cards here say “attacker” instead. On all cards the target is the unit aimed at.',
    provenance: 'ruling',
  },
  'T-A16': {
    text: 'The defender may try one such card after another until one holds.',
    provenance: 'ruling',
  },
  'T-A24': {
    text: 'A breakdown may happen to any unit that is not support.',
    provenance: 'ruling',
    option: 'breakdown-vehicles',
  },
  'T-A29': {
    text: 'Everybody who might answer is asked, with something to play or without.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const MODIFIERS = {
  'T-060': {
    text: 'Attacker and defender by turns may play a card that changes the attacker’s factor; the attacker begins.',
    provenance: 'rulebook',
  },
  'T-A12': { text: 'When both pass in a row no more cards are played.', provenance: 'ruling' },
  'T-A31': {
    text: 'Both players may play what helps and what harms, also where it changes a factor that is not in use.',
    provenance: 'ruling',
  },
  'T-061': {
    text: 'In one attack there is at most one Range card, one Hit card and one Ammo card.',
    provenance: 'rulebook',
  },
  'T-A13': {
    text: 'The one Range card of an attack is one for both players together.',
    provenance: 'ruling',
    option: 'range-for-each',
  },
  'T-062': {
    text: 'Of Armor, Command and Terrain cards there may be any number.',
    provenance: 'rulebook',
  },
  'T-063': {
    text: 'A Range card beyond the attacker’s reach ends the attack.',
    provenance: 'rulebook',
  },
  'T-064': {
    text: 'Ranges grow from point blank over 500, 750, 1000 and 1500 to 2000 yards.',
    provenance: 'rulebook',
  },
  'T-065': { text: 'No Range card is played where support attacks.', provenance: 'rulebook' },
  'T-066': {
    text: 'The Underside Hit is not for support.',
    provenance: 'rulebook',
  },
  'T-A14': {
    text: 'The Flame Thrower needs point blank: it is not played after a longer Range card.',
    provenance: 'ruling',
    option: 'flame-anywhere',
  },
  'T-A14a': {
    text: 'After the Flame Thrower, a Range card beyond point blank ends the attack.',
    provenance: 'ruling',
    option: 'flame-once',
  },
  'T-A04': {
    text: 'A penetration card changes the penetration alone.',
    provenance: 'ruling',
    option: 'penetration-for-all',
  },
  'T-067': { text: 'Cards that changed a factor are discarded after the attack.', provenance: 'rulebook' },
} as const satisfies Chapter['statements'];

const RESULT = {
  'T-070': {
    text: 'Infantry is hit by the infantry factor, everything else by the penetration.',
    provenance: 'rulebook',
  },
  'T-A09': {
    text: 'Guns are hit by the penetration.',
    provenance: 'ruling',
    option: 'guns-as-infantry',
  },
  'T-071': {
    text: 'A target is destroyed where the factor is at least its defence; it joins its owner’s casualties.',
    provenance: 'rulebook',
  },
  'T-072': { text: 'A target that is not destroyed stays in play.', provenance: 'rulebook' },
  'T-073': {
    text: 'If the target has survived, the attacker may play a Damage card, or Abandon Tank: it is destroyed after all.',
    provenance: 'rulebook',
  },
  'T-A17': {
    text: 'The attacker may try one such card after another until one holds.',
    provenance: 'ruling',
  },
  'T-074': {
    text: 'Support that has attacked joins its owner’s casualties when the attack is over.',
    provenance: 'rulebook',
  },
  'T-A02': {
    text: 'Support is a casualty after its own attack, and goes to the reserve when it was aimed at.',
    provenance: 'ruling',
    option: 'support-returns',
  },
  'T-075': {
    text: 'Any other attacker stays in the row, where it can be aimed at.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

const FREE = {
  'T-080': {
    text: 'After an attack its player may play one FREE card for another attack.',
    provenance: 'rulebook',
  },
  'T-081': {
    text: 'With a “same unit” card a unit that has attacked in this turn may attack again; otherwise the next card of the deck is turned up.',
    provenance: 'rulebook',
  },
  'T-082': { text: 'A free attack goes like any other.', provenance: 'rulebook' },
  'T-083': { text: 'There may be as many free attacks as there are cards for.', provenance: 'rulebook' },
  'T-A06': {
    text: 'What a FREE card asks of attacker and target is asked of the attack just made.',
    provenance: 'ruling',
    option: 'free-for-next',
  },
  'T-A07': {
    text: 'The same unit is any of one’s own that has attacked in this turn, is still in the row and is not support.',
    provenance: 'ruling',
  },
  'T-A32': {
    text: 'Quick Kill and High Rate of Fire may also turn up a new attacker; Fast Turret Traverse may not.',
    provenance: 'ruling',
    option: 'same-unit-alone',
  },
  'T-A33': {
    text: 'Without an attack there is no free attack.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const NEGATION = {
  'T-090': {
    text: 'Rally and Professionalism undo a Morale card just played; Repairs undoes a Damage card or a Breakdown.',
    provenance: 'rulebook',
  },
  'T-A03': {
    text: 'Repairs does nothing against a Hit card.',
    provenance: 'ruling',
    option: 'repairs-hits',
  },
  'T-A15': {
    text: 'Rally and Professionalism are Morale cards, and so one may undo the other.',
    provenance: 'ruling',
    option: 'no-counter',
  },
  'T-A36': {
    text: 'Only the other player may undo a card, at once and before it does anything.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const EXCHANGE = {
  'T-100': {
    text: 'When a formation deck has run out its player’s reserve is shuffled and is the new deck.',
    provenance: 'rulebook',
  },
  'T-101': {
    text: 'Whoever’s deck has run out does not attack until the enemy’s deck has run out as well.',
    provenance: 'rulebook',
  },
  'T-102': { text: 'When both decks have run out the exchange is complete.', provenance: 'rulebook' },
  'T-103': {
    text: 'A deck that is still empty has not run out again; it is filled when its player would attack and has a reserve.',
    provenance: 'derived',
  },
  'T-A20': {
    text: 'An attack that takes the last card of a deck is carried through first.',
    provenance: 'ruling',
  },
  'T-A21': {
    text: 'Whoever may not attack still draws, and units that have attacked still leave the row.',
    provenance: 'ruling',
  },
  'T-A35': {
    text: 'Whether a deck has run out is looked at after every attack, whoever emptied it.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const END = {
  'T-120': {
    text: 'Whoever’s casualties come to half of their formation cards has lost, at once.',
    provenance: 'published',
  },
  'T-120a': {
    text: 'Half of its formation cards is the breaking point of every nation.',
    provenance: 'ruling',
    option: 'even',
  },
  'T-A27': {
    text: 'A unit that is destroyed counts before the attacker’s own support is lost.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

/** The rules, chapter by chapter, in the order in which a reader meets them. */
export const CHAPTERS: readonly Chapter[] = [
  { name: 'What is in the box', statements: BOX },
  { name: 'Setting up', statements: SETTING_UP },
  { name: 'Maneuver', statements: MANEUVER },
  { name: 'Attack', statements: ATTACK },
  { name: 'Losing an attack', statements: LOSING },
  { name: 'Modifiers', statements: MODIFIERS },
  { name: 'The result', statements: RESULT },
  { name: 'Free attacks', statements: FREE },
  { name: 'Undoing a card', statements: NEGATION },
  { name: 'The full exchange', statements: EXCHANGE },
  { name: 'The end', statements: END },
];

export const STATEMENTS = {
  ...BOX,
  ...SETTING_UP,
  ...MANEUVER,
  ...ATTACK,
  ...LOSING,
  ...MODIFIERS,
  ...RESULT,
  ...FREE,
  ...NEGATION,
  ...EXCHANGE,
  ...END,
} as const;

/** The id of a statement; citing one that does not exist does not compile. */
export type StatementId = keyof typeof STATEMENTS;
