/** The rules of The Fog of War, third part: intelligence, countries, the end of a year and of the war. */
import type { Chapter } from '../../src/book/statement.ts';

export const INTELLIGENCE = {
  'F-120': {
    text: 'Tokens that you use are turned over, and are ready again when the year ends; none is ever lost.',
    provenance: 'rulebook',
  },
  'F-121': {
    text: 'A look costs one token, and two among your actions.',
    provenance: 'rulebook',
  },
  'F-122': {
    text: 'You may look at a stack of the enemy’s in an area, at a neutral stack, or at an operation that does not lie under NEW OP; the Allies may also look at the victory cards that nobody chose.',
    provenance: 'rulebook',
  },
  'F-123': {
    text: 'Cards with different backs in one area are separate stacks.',
    provenance: 'rulebook',
  },
  'F-A31': {
    text: 'In a quagmire you look at the enemy’s cards alone.',
    provenance: 'ruling',
  },
  'F-A61': {
    text: 'Neutral cards stay face down even when their country has taken a side; either side may look at them, and the other may block it.',
    provenance: 'ruling',
  },
  'F-124': {
    text: 'The enemy may block a look by bidding one token more; then both bid in turn, one more each time, until one of them stops. Both pay their last bid, and the higher one prevails.',
    provenance: 'rulebook',
  },
  'F-A30': {
    text: 'Each bid is one token above the last one, and no more.',
    provenance: 'ruling',
    option: 'free-bids',
  },
  'F-A61a': {
    text: 'A side that cannot bid one more has stopped.',
    provenance: 'ruling',
  },
  'F-125': {
    text: 'A stack that was blocked is left alone for the rest of the turn; otherwise you look as often as you pay, at the same stack too.',
    provenance: 'rulebook',
  },
  'F-126': {
    text: 'The owner of the stack shuffles it, and you look at half of it, rounded down but at least one card; of an operation the province card is among them. The owner does not learn which you saw.',
    provenance: 'rulebook',
  },
  'F-A63': {
    text: 'What you have seen in a stack you know to be there until cards leave it unseen: any of them may be the ones that left.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const COUNTRIES = {
  'F-160': {
    text: 'Scandinavia, Spain, Yugoslavia, Greece, the Balkans and Turkey are small neutrals; the USSR with its six areas and the USA are neutral as well, until they enter the war.',
    provenance: 'rulebook',
  },
  'F-161': {
    text: 'Both sides may put cards into a neutral area; whoever attacks it discards their own there first.',
    provenance: 'rulebook',
  },
  'F-162': {
    text: 'Whoever attacks a neutral fights its neutral cards and the enemy’s cards there together.',
    provenance: 'rulebook',
  },
  'F-A05': {
    text: 'A small neutral that is attacked joins the attacker’s enemy at the launch; its neutral cards go on defending it.',
    provenance: 'ruling',
    option: 'neutral-stays',
  },
  'F-A54': {
    text: 'A country that stays neutral is defended by the attacker’s enemy, and the other side launches nothing at a quagmire there.',
    provenance: 'ruling',
  },
  'F-A07': {
    text: 'The attacker’s enemy decides for a neutral that is attacked.',
    provenance: 'ruling',
  },
  'F-163': {
    text: 'The Balkans always join the enemy of whoever attacks them. If they are still neutral when 1940 ends, they join the Axis, and their neutral cards stay.',
    provenance: 'rulebook',
  },
  'F-A04': {
    text: 'The neutral Balkans join the Axis only after 1940 has been scored.',
    provenance: 'ruling',
    option: 'balkans-scores-1940',
  },
  'F-A06': {
    text: 'If the Allies attack the Balkans, they join the Axis in the same way.',
    provenance: 'ruling',
  },
  'F-164': {
    text: 'The USSR is neutral until the Axis attacks one of its areas or 1942 ends. All its neutral areas are Allied then, and its cards are shuffled into the Allied draw deck.',
    provenance: 'rulebook',
  },
  'F-A24': {
    text: 'The USSR enters the war before the battle that draws it in.',
    provenance: 'ruling',
  },
  'F-A25': { text: 'If it is winter when the USSR enters, it stays winter.', provenance: 'ruling' },
  'F-A23': {
    text: 'The Allies may not attack the neutral USSR.',
    provenance: 'ruling',
  },
  'F-165': {
    text: 'The Allies may look at the three neutral cards in the USSR at any time; those cards leave it only when they are lost in a battle.',
    provenance: 'rulebook',
  },
  'F-166': {
    text: 'The Urals lie next to Leningrad, Moscow and Stalingrad for the Allies alone, and nobody attacks them.',
    provenance: 'rulebook',
  },
  'F-167': {
    text: 'The first time that the Axis conquers Paris, Vichy, Morocco and the Levant become Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-168': {
    text: 'The first time that the Axis conquers Britain, Egypt becomes Axis too, and Allied cards there are discarded.',
    provenance: 'rulebook',
  },
  'F-A21': {
    text: 'Only areas that are still Allied become Axis with Paris or Britain.',
    provenance: 'ruling',
  },
  'F-A19': {
    text: 'Where an area changes sides in this way, a quagmire there is over and its attackers hold the area; an operation of its new owner’s against it is disbanded.',
    provenance: 'ruling',
  },
  'F-A67': {
    text: 'An area that is Axis already stays as it is, even if the Allies are attacking it in a quagmire.',
    provenance: 'ruling',
  },
  'F-A20': {
    text: 'The same goes for quagmires and operations where the Balkans or the USSR take a side.',
    provenance: 'ruling',
  },
  'F-169': {
    text: 'The USA joins the war on the Allied side, with its cards; nobody attacks USA/Canada.',
    provenance: 'rulebook',
  },
  'F-A51': {
    text: 'The USA enters when 1941 ends.',
    provenance: 'ruling',
    option: 'usa-end-1940',
  },
} as const satisfies Chapter['statements'];

export const YEAR = {
  'F-100': {
    text: 'When a year ends, the Axis scores the points of its areas in supply.',
    provenance: 'rulebook',
  },
  'F-A03': {
    text: 'Then come Win stacks, production, taking cards back, tokens, countries and new cards, in this order.',
    provenance: 'ruling',
  },
  'F-101': {
    text: 'Each Win stack is shuffled and dealt out: one card to the discards, the next to the losses, and so on.',
    provenance: 'rulebook',
  },
  'F-102': {
    text: 'Both produce, the side without the advantage first.',
    provenance: 'rulebook',
  },
  'F-103': {
    text: 'Both may discard cards of their own from areas and disband operations, the side without the advantage first. Cards in a quagmire stay, and so does whatever nobody takes back.',
    provenance: 'rulebook',
  },
  'F-104': { text: 'All intelligence tokens are ready again.', provenance: 'rulebook' },
  'F-105': {
    text: 'Countries enter the war: the Balkans when 1940 ends, the USSR when 1942 ends, and the USA in between.',
    provenance: 'rulebook',
  },
  'F-106': {
    text: 'The discards are shuffled into a new draw deck, cards of the new year join the losses, it is summer again, and both draw three cards.',
    provenance: 'rulebook',
  },
  'F-A59': {
    text: 'Cards of a country that enters then are shuffled in with the discards; if a draw deck is empty, it is winter at once.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const PRODUCTION = {
  'F-110': {
    text: 'A side has as many production points as it has resources, but no more than its industry.',
    provenance: 'rulebook',
  },
  'F-111': {
    text: 'Resources come from areas in supply, and for the Allies also from USA/Canada and, once the USSR is in the war, from the Urals.',
    provenance: 'rulebook',
  },
  'F-112': {
    text: 'One production point brings a lost card to the discards, moves industry up one space, or buys two intelligence tokens; for the Axis it may also buy a victory point.',
    provenance: 'rulebook',
  },
  'F-112a': {
    text: 'Industry goes up no higher than 18, where its track ends.',
    provenance: 'ours',
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
  'F-A29': { text: 'Tokens that were bought are ready at once.', provenance: 'ruling' },
  'F-113': {
    text: 'The Axis may spend half of its production points on victory points at most, and none while the Allies control Berlin or Ruhr.',
    provenance: 'rulebook',
  },
  'F-A26': { text: 'Half of an odd number of production points is rounded down.', provenance: 'ruling' },
  'F-107': {
    text: 'When 1944 ends, the Axis may still buy victory points, and nothing else is produced.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const WINNING = {
  'F-180': {
    text: 'The Axis wins as soon as it has 70 victory points.',
    provenance: 'rulebook',
  },
  'F-A37': {
    text: 'The Axis wins even in the middle of a year’s end, before anybody produces.',
    provenance: 'ruling',
  },
  'F-181': { text: 'Victory points are never lost.', provenance: 'rulebook' },
  'F-171': {
    text: 'The Allies win as soon as they control Berlin and Ruhr at once.',
    provenance: 'rulebook',
  },
  'F-182': {
    text: 'If nobody has won when 1944 is over, the Axis shows its two victory cards: it wins if it controls both areas; otherwise the Allies win.',
    provenance: 'rulebook',
  },
  'F-A59a': {
    text: 'For the victory cards neither supply nor quagmires matter.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];
