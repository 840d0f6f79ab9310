/** The rules of The Fog of War, third part: intelligence, countries, the end of a year and of the war. */
import type { Chapter } from '../../src/book/statement.ts';

export const INTELLIGENCE = {
  'F-120': {
    text: 'Tokens that were used are turned over, and are ready again when the year ends; nobody loses one.',
    provenance: 'rulebook',
  },
  'F-121': {
    text: 'To look costs one token, and two among other actions.',
    provenance: 'rulebook',
  },
  'F-122': {
    text: 'One looks at a stack of the enemy’s in an area, at a neutral stack, or at an operation that does not lie under NEW OP; the Allies also at the victory cards that nobody chose.',
    provenance: 'rulebook',
  },
  'F-123': {
    text: 'Cards with different backs in one area are stacks of their own.',
    provenance: 'rulebook',
  },
  'F-A31': {
    text: 'In a quagmire one looks at the enemy’s cards alone.',
    provenance: 'ruling',
  },
  'F-A61': {
    text: 'Neutral cards stay unseen when their country has taken a side; both may look at them, and the other may block it.',
    provenance: 'ruling',
  },
  'F-124': {
    text: 'The enemy may block it with one token more; then both bid by turns, one more each time, until somebody stops; both pay their last bid, and the higher one has it.',
    provenance: 'rulebook',
  },
  'F-A30': {
    text: 'A bid is one token above the other, and no more.',
    provenance: 'ruling',
    option: 'free-bids',
  },
  'F-A61a': {
    text: 'Whoever cannot pay one more has stopped.',
    provenance: 'ruling',
  },
  'F-125': {
    text: 'A stack that was blocked is left alone for the rest of the turn; else one looks as often as one pays, at the same stack too.',
    provenance: 'rulebook',
  },
  'F-126': {
    text: 'Its owner shuffles the stack, and one looks at half of it, rounded down and at least one card; an operation’s province card is among them, and the owner does not learn which were seen.',
    provenance: 'rulebook',
  },
  'F-A63': {
    text: 'What one has seen in a stack is still there until cards leave it unseen: each kind may then be the one that left.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const COUNTRIES = {
  'F-160': {
    text: 'Neutral are Scandinavia, Spain, Yugoslavia, Greece, the Balkans and Turkey, the USSR with its six areas, and the USA.',
    provenance: 'rulebook',
  },
  'F-161': {
    text: 'Both sides may put cards into a neutral area; whoever attacks it discards their own there first.',
    provenance: 'rulebook',
  },
  'F-162': {
    text: 'An attacker fights neutral cards and the enemy’s together.',
    provenance: 'rulebook',
  },
  'F-A05': {
    text: 'A small neutral that is attacked joins the attacker’s enemy at the launch; its neutral cards go on defending it.',
    provenance: 'ruling',
    option: 'neutral-stays',
  },
  'F-A54': {
    text: 'As long as it is neutral its defence is the attacker’s enemy’s, and the other side does not launch into a quagmire there.',
    provenance: 'ruling',
  },
  'F-A07': {
    text: 'The attacker’s enemy decides for a neutral that is attacked.',
    provenance: 'ruling',
  },
  'F-163': {
    text: 'The Balkans always join the enemy of whoever attacks them; if they are neutral when 1940 ends, they join the Axis, and their neutral cards stay.',
    provenance: 'rulebook',
  },
  'F-A04': {
    text: 'They do so after 1940 has been scored.',
    provenance: 'ruling',
    option: 'balkans-scores-1940',
  },
  'F-A06': {
    text: 'Attacked by the Allies, they join the Axis in the same way.',
    provenance: 'ruling',
  },
  'F-164': {
    text: 'The USSR is neutral until the Axis attacks one of its areas or 1942 ends; all its neutral areas are Allied then, and its cards are shuffled into the Allied draw deck.',
    provenance: 'rulebook',
  },
  'F-A24': {
    text: 'It enters before the battle that draws it in.',
    provenance: 'ruling',
  },
  'F-A25': { text: 'If it is winter then, it stays winter.', provenance: 'ruling' },
  'F-A23': {
    text: 'The Allies do not attack the neutral USSR.',
    provenance: 'ruling',
  },
  'F-165': {
    text: 'The Allies may look at the three neutral cards in the USSR whenever they like.',
    provenance: 'rulebook',
  },
  'F-166': {
    text: 'The Urals lie next to Leningrad, Moscow and Stalingrad for the Allies alone, and nobody attacks them.',
    provenance: 'rulebook',
  },
  'F-167': {
    text: 'When the Axis first conquers Paris, Vichy, Morocco and the Levant become Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-168': {
    text: 'When the Axis first conquers Britain, Egypt becomes Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-A21': {
    text: 'Only those that are still Allied then change sides.',
    provenance: 'ruling',
  },
  'F-A19': {
    text: 'Where an area changes sides so, a quagmire there is over and its attackers hold the area; an operation of its new owner’s against it is disbanded.',
    provenance: 'ruling',
  },
  'F-A67': {
    text: 'An area that is Axis already stays as it is, also with an Allied quagmire in it.',
    provenance: 'ruling',
  },
  'F-A20': {
    text: 'The same is done where the Balkans or the USSR take a side.',
    provenance: 'ruling',
  },
  'F-169': {
    text: 'The USA is in the war from 1942 on, and nobody attacks the USA or Canada.',
    provenance: 'rulebook',
  },
  'F-A51': {
    text: 'It enters when 1941 ends.',
    provenance: 'ruling',
    option: 'usa-end-1940',
  },
} as const satisfies Chapter['statements'];

export const YEAR = {
  'F-100': {
    text: 'When a year ends the Axis scores the points of its areas that are in supply.',
    provenance: 'rulebook',
  },
  'F-A03': {
    text: 'After that come Win stacks, production, cards taken back, tokens, countries and new cards, in this order.',
    provenance: 'ruling',
  },
  'F-101': {
    text: 'Each Win stack is shuffled and dealt by turns to the discards and to the losses, the discards first.',
    provenance: 'rulebook',
  },
  'F-102': {
    text: 'Both produce, the side without the advantage first.',
    provenance: 'rulebook',
  },
  'F-103': {
    text: 'Both may discard cards of their own from areas and disband operations, the side without the advantage first; cards in a quagmire stay, and so does what nobody takes back.',
    provenance: 'rulebook',
  },
  'F-104': { text: 'All intelligence tokens are ready again.', provenance: 'rulebook' },
  'F-105': {
    text: 'Countries enter the war when 1940, 1941 and 1942 end: the Balkans, the USA and the USSR.',
    provenance: 'rulebook',
  },
  'F-106': {
    text: 'Discards are shuffled into a new draw deck, cards of the new year join the losses, it is summer, and both draw three cards.',
    provenance: 'rulebook',
  },
  'F-A59': {
    text: 'Cards of a country that enters are shuffled in with the discards; where a draw deck is empty at once, so it is winter at once.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const PRODUCTION = {
  'F-110': {
    text: 'A side has as many production points as resources, but no more than its industry.',
    provenance: 'rulebook',
  },
  'F-111': {
    text: 'Resources are those of its areas in supply, and for the Allies those of the USA and, once the USSR is in the war, of the Urals.',
    provenance: 'rulebook',
  },
  'F-112': {
    text: 'One point brings a lost card to the discards, moves industry up a space, or buys two intelligence tokens; for the Axis it also buys a victory point.',
    provenance: 'rulebook',
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
  'F-A29': { text: 'Tokens that were bought are ready.', provenance: 'ruling' },
  'F-113': {
    text: 'The Axis buys victory points with half of its production at most, and with none while the Allies hold Berlin or Ruhr.',
    provenance: 'rulebook',
  },
  'F-A26': { text: 'That half is rounded down.', provenance: 'ruling' },
  'F-107': {
    text: 'When 1944 ends the Axis may still buy victory points, and nothing else is produced.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const WINNING = {
  'F-180': {
    text: 'The Axis wins as soon as it has 70 victory points.',
    provenance: 'rulebook',
  },
  'F-A37': {
    text: 'It does so also in the middle of a year’s end, before anybody produces.',
    provenance: 'ruling',
  },
  'F-181': { text: 'Victory points are never lost.', provenance: 'rulebook' },
  'F-171': {
    text: 'The Allies win as soon as they control Berlin and Ruhr at once.',
    provenance: 'rulebook',
  },
  'F-182': {
    text: 'If nobody has won when 1944 is over, the Axis shows its two victory cards: it wins if it controls both areas, and else the Allies do.',
    provenance: 'rulebook',
  },
  'F-A59a': {
    text: 'For that neither supply nor quagmires matter.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];
