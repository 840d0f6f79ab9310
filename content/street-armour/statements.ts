import type { Chapter } from '../../src/book/statement.ts';

/**
 * The rules of Street Armour, sentence by sentence, in our own words.
 *
 * The rulebook is short, and most of its pictures are lost; what only they showed is ours, or a ruling. An id
 * never changes its meaning. After rewording a statement, check the places that cite it and renew its hash in
 * `statements.hashes.json`.
 */

const CITY = {
  'C-003': {
    text: 'Twelve tiles make the city, four beside each other and three deep; laid higher or lower they show another part of it, and two sets show all of it.',
    provenance: 'rulebook',
  },
  'C-A40': {
    text: 'The city on the tiles is ours, with streets two squares wide.',
    provenance: 'ours',
    option: 'narrow-city',
  },
  'C-A34': {
    text: 'With all tiles of two sets there are twice as many tanks, and up to 97 points a side; on twelve tiles a side has the tanks of one set.',
    provenance: 'ruling',
  },
  'C-A41': {
    text: 'The dice are ours: the large numbers 1 to 6 have the small numbers 3, 3, 2, 2, 1 and 1.',
    provenance: 'ours',
    option: 'plain-dice',
  },
  'C-A10': {
    text: 'A heavy tank’s gun adds 2 to the firepower of its shot, a medium tank’s 1.',
    provenance: 'ours',
    option: 'no-gun',
  },
} as const satisfies Chapter['statements'];

const SETTING_UP = {
  'C-A49': {
    text: 'First it is agreed which part of the city is laid, what the game is about and what a team may cost; then teams are chosen.',
    provenance: 'ours',
  },
  'C-001': {
    text: 'Each kind of tank has a value in points, and a team may cost as much as was agreed.',
    provenance: 'rulebook',
  },
  'C-A42': {
    text: 'If nothing else is agreed, a team costs at most 39 points; whoever attacks has 7 more.',
    provenance: 'ours',
  },
  'C-A50': {
    text: 'A team may cost 28, 39 or 60 points, as it is agreed, and with all tiles of two sets 97.',
    provenance: 'ours',
  },
  'C-A51': {
    text: 'With 28 points a side has 3 to 7 tanks, with 39 points 4 to 9, with 60 points 7 to 12 (of two sets 6 to 15) and with 97 points 11 to 20, unless it leaves points for one tank more.',
    provenance: 'derived',
  },
  'C-A24': {
    text: 'Both choose their teams before they see the other’s: at least one tank, and no more of a kind than the box has.',
    provenance: 'ruling',
  },
  'C-A14': {
    text: 'Each side throws two dice, and the higher sum of large numbers goes first; equal throws are made again.',
    provenance: 'ruling',
  },
  'C-A43': {
    text: 'What is set up is put down one at a time by turns: barricades, then flags, then tanks.',
    provenance: 'ruling',
  },
  'C-002': {
    text: 'Tanks begin at opposite ends of the city, one on a square, facing one of eight ways.',
    provenance: 'rulebook',
  },
  'C-A44': {
    text: 'A side puts the tanks of its team on empty street squares of the two columns at its end.',
    provenance: 'ours',
  },
  'C-051': {
    text: 'If both agree, barricades are put on street squares; nobody enters them, and nobody shoots through them.',
    provenance: 'rulebook',
    option: 'barricades',
  },
  'C-A45': { text: 'Each side puts three barricades, on any empty street squares.', provenance: 'ours' },
  'C-A31': {
    text: 'A flag is put on an empty street square of its owner’s half, with another empty square next to it.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

const TURN = {
  'C-010': {
    text: 'Whoever’s turn it is throws as many dice as the dice table gives for their tanks: two for up to 4, three from 5, four from 9, five from 13.',
    provenance: 'rulebook',
  },
  'C-A12': {
    text: 'Damaged tanks count for the dice table.',
    provenance: 'ruling',
    option: 'damaged-uncounted',
  },
  'C-011': {
    text: 'Each die may move one tank of one’s own; dice may be left.',
    provenance: 'rulebook',
  },
  'C-A01': { text: 'A tank takes one die a turn.', provenance: 'ruling', option: 'many-dice' },
  'C-012': {
    text: 'If all dice show the same large number, one more tank may move by that number.',
    provenance: 'rulebook',
  },
  'C-A26': {
    text: 'The extra movement adds no firepower, and goes to a tank that may still take a die.',
    provenance: 'ruling',
  },
  'C-013': {
    text: 'All movement of a turn comes before its first shot; then every tank of that side that is not destroyed may shoot.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

const MOVING = {
  'C-020': {
    text: 'The large number of its die is how many steps a medium tank may take; a heavy tank takes 2 fewer, a light tank 1 more.',
    provenance: 'rulebook',
  },
  'C-021': {
    text: 'A step is one square straight ahead, also diagonally, or an eighth of a turn; steps are mixed freely, and fewer may be taken.',
    provenance: 'rulebook',
  },
  'C-A25': {
    text: 'A movement ends on another square or with another facing than it began, and before the next tank moves.',
    provenance: 'ruling',
  },
  'C-022': { text: 'A tank goes back by one square at most.', provenance: 'rulebook' },
  'C-A02': {
    text: 'Whoever goes back a square takes no other step with that tank.',
    provenance: 'ruling',
    option: 'back-combines',
  },
  'C-A11': {
    text: 'With less than one step a tank does not move at all, not even back.',
    provenance: 'ruling',
  },
  'C-023': {
    text: 'A tank never enters a building, a tank, a wreck, a flag or a barricade, and stays on the board.',
    provenance: 'rulebook',
  },
  'C-A04': {
    text: 'A diagonal step is barred where both squares beside it are shut, by whatever may not be entered.',
    provenance: 'ruling',
    option: 'gap-any',
  },
  'C-A04a': {
    text: 'Two shut squares that meet at a corner leave no gap for a diagonal step.',
    provenance: 'ruling',
    option: 'gap-never',
  },
} as const satisfies Chapter['statements'];

const SHOOTING = {
  'C-038': {
    text: 'A tank shoots at an enemy tank that is not destroyed.',
    provenance: 'derived',
  },
  'C-A08': {
    text: 'A tank shoots at most once a turn, and shots are settled one after the other.',
    provenance: 'ruling',
  },
  'C-030': { text: 'A tank that has not moved this turn shoots all round.', provenance: 'rulebook' },
  'C-031': {
    text: 'A tank that has moved shoots only ahead: up to a quarter turn to either side, that line included.',
    provenance: 'rulebook',
  },
  'C-A03': {
    text: 'A tank has moved if its square or its facing is another than at the start of the turn.',
    provenance: 'ruling',
  },
  'C-A30': {
    text: 'A damaged tank shoots all round.',
    provenance: 'ruling',
    option: 'damaged-ahead',
  },
  'C-032': {
    text: 'Nothing may stand on the line of fire: no building, no barricade, no tank and no wreck.',
    provenance: 'rulebook',
  },
  'C-A06': {
    text: 'The line of fire goes from centre to centre; a corner shuts it where both squares that meet there are shut, and one alone does not.',
    provenance: 'ruling',
    option: 'corner-any',
  },
  'C-A06a': {
    text: 'No line of fire passes between two shut squares that meet at a corner.',
    provenance: 'ruling',
    option: 'corner-never',
  },
  'C-033': {
    text: 'Distance is measured along that line with the ruler, and a shot needs a distance of 2 or more.',
    provenance: 'rulebook',
  },
  'C-A05': {
    text: 'Distance goes from centre to centre and is rounded to whole squares, halves up.',
    provenance: 'ruling',
    option: 'ruler-up',
  },
  'C-A05a': {
    text: 'A ruler measures distance, so that a diagonal square counts for more than a straight one.',
    provenance: 'ruling',
    option: 'ruler-squares',
  },
  'C-034': {
    text: 'Firepower is the sum of the small numbers of all dice of the turn.',
    provenance: 'rulebook',
  },
  'C-A09': {
    text: 'Firepower stays the same for the whole turn, whoever is lost.',
    provenance: 'ruling',
  },
  'C-035': {
    text: 'A shot destroys its target if the firepower is at least the distance and the armour of the face that is hit together.',
    provenance: 'rulebook',
  },
  'C-A29': {
    text: 'A hit comes from the front, the side or the rear, whichever quarter of a turn round the target the shooter is in.',
    provenance: 'ruling',
  },
  'C-A07': {
    text: 'On the very line between two faces the front is hit before the side, and the side before the rear.',
    provenance: 'ruling',
    option: 'tie-attacker',
  },
  'C-036': { text: 'A destroyed tank stays where it is as a wreck.', provenance: 'rulebook' },
  'C-A27': {
    text: 'A shot that cannot succeed may be made all the same, and is the tank’s shot.',
    provenance: 'ruling',
  },
  'C-050': {
    text: 'If both agree, firepower that is exactly enough only damages a tank: it cannot move any more, and may shoot.',
    provenance: 'rulebook',
    option: 'damage',
  },
  'C-A13': {
    text: 'A second hit that is exactly enough does nothing more to a damaged tank.',
    provenance: 'ruling',
    option: 'second-destroys',
  },
} as const satisfies Chapter['statements'];

const FLAGS = {
  'C-040': {
    text: 'A game may be about flags: one or two on each side, or up to four on one side that the other attacks.',
    provenance: 'rulebook',
  },
  'C-041': { text: 'Shots pass over flags; tanks do not enter them.', provenance: 'rulebook' },
  'C-042': {
    text: 'A tank captures a flag if it comes to a square next to it, survives the opponent’s turn and stands still for its own next turn.',
    provenance: 'rulebook',
  },
  'C-A17': {
    text: 'Next to a flag are the eight squares round it.',
    provenance: 'ruling',
    option: 'flag-edges',
  },
  'C-A16': {
    text: 'A tank that turns on its square does not stand still.',
    provenance: 'ruling',
    option: 'still-turning',
  },
  'C-A16a': {
    text: 'A tank that shoots may stand still all the same.',
    provenance: 'ruling',
    option: 'still-idle',
  },
  'C-A46': {
    text: 'Flags are captured at the end of a turn, by each tank every enemy flag next to it; a tank that stands there from the start waits for the end of two turns of its own.',
    provenance: 'ruling',
  },
  'C-043': {
    text: 'A captured flag is taken away, and whoever has captured all of the enemy’s has won.',
    provenance: 'rulebook',
  },
  'C-044': {
    text: 'Whoever attacks flags may have only so many turns for it.',
    provenance: 'rulebook',
  },
  'C-A47': {
    text: 'The attacker of one, two, three or four flags has 12, 16, 20 or 24 turns, and then the defender has won.',
    provenance: 'ours',
  },
} as const satisfies Chapter['statements'];

const END = {
  'C-037': { text: 'Whoever destroys all enemy tanks has won.', provenance: 'rulebook' },
  'C-A19': {
    text: 'Whoever destroys all enemy tanks has won a game about flags, too.',
    provenance: 'ruling',
    option: 'flags-only',
  },
  'C-A32': {
    text: 'At the end of a turn come captures, then the limit of turns, then the turns without a loss.',
    provenance: 'ruling',
  },
  'C-A48': {
    text: 'A side without tanks has its turns counted and throws no dice.',
    provenance: 'ruling',
  },
  'C-A33': {
    text: 'After thirty turns of both sides in which nothing is destroyed, damaged or captured the game ends; of a game with an attacker the defender has won.',
    provenance: 'ruling',
  },
  'C-A20': {
    text: 'A game that ends so is won by more flags of one’s own, then by more points of tanks that are not destroyed.',
    provenance: 'ruling',
    option: 'stall-draws',
  },
} as const satisfies Chapter['statements'];

export const CHAPTERS = [
  { name: 'The city and the box', statements: CITY },
  { name: 'Setting up', statements: SETTING_UP },
  { name: 'A turn', statements: TURN },
  { name: 'Moving', statements: MOVING },
  { name: 'Shooting', statements: SHOOTING },
  { name: 'Flags', statements: FLAGS },
  { name: 'The end', statements: END },
] as const satisfies readonly Chapter[];

export const STATEMENTS = {
  ...CITY,
  ...SETTING_UP,
  ...TURN,
  ...MOVING,
  ...SHOOTING,
  ...FLAGS,
  ...END,
} as const;

export type StatementId = keyof typeof STATEMENTS;
