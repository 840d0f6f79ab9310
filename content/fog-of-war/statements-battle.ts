/** The rules of The Fog of War, second part: supply, launches, battles and quagmires. */
import type { Chapter } from '../../src/book/statement.ts';

export const SUPPLY = {
  'F-090': {
    text: 'Supply comes from a source of yours through areas of yours, each next to the one before and none in quagmire, to the launch area: an area of yours, next to the target and not in quagmire either.',
    provenance: 'rulebook',
  },
  'F-A17': {
    text: 'Nothing is launched from a source in quagmire.',
    provenance: 'ruling',
  },
  // The rulebook's example of play attacks Paris from Ruhr.
  'F-A18': { text: 'A source may itself be the launch area.', provenance: 'derived' },
  'F-091': {
    text: 'The launch area is named at the launch, not before.',
    provenance: 'rulebook',
  },
  'F-A16': { text: 'Of several launch areas the attacker chooses any.', provenance: 'ruling' },
  'F-092': {
    text: 'The Allied sources are Britain, Paris, Egypt, USA/Canada and, once the USSR is in the war, the Urals; those of the Axis are Berlin, Ruhr and Italy. An area is a source of yours only while you control it.',
    provenance: 'rulebook',
  },
  'F-A15': {
    text: 'An attack may also be launched from USA/Canada, and from the Urals once the USSR is in the war.',
    provenance: 'ruling',
    option: 'no-offmap-launch',
  },
  'F-093': {
    text: 'An area that no supply comes to scores no points and yields no resources; a marker shows it.',
    provenance: 'rulebook',
  },
  'F-094': {
    text: 'Seas are areas like any other, but fleets fight there instead of armies.',
    provenance: 'rulebook',
  },
  'F-076': {
    text: 'Supply passes no quagmire of either side; but a source in quagmire is in supply itself, and supply still begins there for the side that controls it.',
    provenance: 'rulebook',
  },
  'F-191': {
    text: 'Supply passes no sea of the enemy’s. With the advanced rule it may, where that sea is not in quagmire, though nothing is launched from there; the enemy may then show naval cards that lie in those seas, and for each of them the attacker loses one card at random before both reveal. A dummy is shown and discarded instead.',
    provenance: 'rulebook',
    option: 'sea-supply',
  },
  'F-A65': {
    text: 'Supply passes as few of the enemy’s seas as will do, and where it needs none, nothing is shown. It comes to areas and to quagmires past the enemy’s seas as well, to a quagmire even from such a sea next to it; but cards are shown only at a launch.',
    provenance: 'ruling',
  },
  'F-A41': {
    text: 'The attacker says which seas supply passes; cards that were shown are turned face down again.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const LAUNCHING = {
  'F-047': {
    text: 'To launch an operation you show its target, name the launch area and prove its supply.',
    provenance: 'rulebook',
  },
  'F-A52': {
    text: 'If no area can supply it, the target is shown and the operation is disbanded; nobody has been attacked then.',
    provenance: 'ruling',
  },
  'F-170': {
    text: 'No attack on Ruhr is launched from the North Sea.',
    provenance: 'rulebook',
  },
  'F-A58': {
    text: 'A quagmire in Ruhr may be supplied over the North Sea.',
    provenance: 'ruling',
  },
  'F-A53': {
    text: 'A launch goes on in this order: cards of the attacker’s own in the target are discarded, a neutral target takes a side, cards are shown at sea, and both reveal. A country that has taken a side keeps it, however the battle ends.',
    provenance: 'ruling',
  },
  'F-048': {
    text: 'Both reveal all their cards there; dummies and cards that cannot fight there are discarded.',
    provenance: 'rulebook',
  },
  'F-A48': { text: 'All dummies of both sides are discarded.', provenance: 'ruling' },
  'F-A39': {
    text: 'In defence, too, cards that cannot fight there are discarded: a fort or an army at sea, a fleet on land.',
    provenance: 'ruling',
  },
  'F-049': {
    text: 'An attacker without a card that can fight there is routed at once.',
    provenance: 'rulebook',
  },
  'F-A42': {
    text: 'An attacker who has lost the last such card at sea is routed as well.',
    provenance: 'ruling',
  },
  'F-050': {
    text: 'Whoever holds the advantage may now spend it to be 1 stronger in this fight; it then passes to the other side, which cannot use it in the same fight.',
    provenance: 'rulebook',
  },
  'F-A13': {
    text: 'The advantage may be spent each time that a quagmire is resolved.',
    provenance: 'ruling',
  },
  'F-194': {
    text: 'Aircraft may attack alone. With the advanced rule such an attack is disbanded, in an operation or in a quagmire: on land aircraft need an army with them, at sea a fleet.',
    provenance: 'rulebook',
    option: 'air-support',
  },
  'F-A66': {
    text: 'Whether aircraft are alone is checked before the launch, again when cards have been lost at sea, and whenever a quagmire is resolved; a fort is no army.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const BATTLE = {
  'F-060': {
    text: 'The strength of a side is that of its cards which fight there, and of whatever is added: by the dial, winter, a landing or the advantage.',
    provenance: 'rulebook',
  },
  'F-063': {
    text: 'An area without defenders still has whatever is added to its defence.',
    provenance: 'rulebook',
  },
  'F-079': {
    text: 'In winter a defence is 1 stronger; where there is snow it is 2 stronger, and in the sun no stronger.',
    provenance: 'rulebook',
  },
  'F-A14': {
    text: 'Winter strengthens a defence at sea as well; which areas have snow or sun is ours.',
    provenance: 'ours',
  },
  'F-080': {
    text: 'An attack that is launched from a sea at an area on land is a landing: it makes the defence 4 stronger.',
    provenance: 'rulebook',
  },
  'F-192': {
    text: 'All landings are alike. With the advanced rule a landing across a strait, whose other shore the attacker controls, makes the defence only 2 stronger, and in any other landing the attacker’s aircraft are discarded.',
    provenance: 'rulebook',
    option: 'straits',
  },
  'F-192a': {
    text: 'Straits lie between Britain and Paris, between Morocco and Italy, and between Morocco and Spain.',
    provenance: 'rulebook',
  },
  'F-193': {
    text: 'Fleets do not help a landing. With the advanced rule they fire at the shore: they add half of their strength, rounded down, but no more than the armies and aircraft that land have.',
    provenance: 'rulebook',
    option: 'shore-bombardment',
  },
  'F-193a': {
    text: 'Fleets that have fired are lost if the attack fails, and discarded if it wins; in a quagmire they go to the Win stack before cards are lost, and no fleet fires in later fights.',
    provenance: 'rulebook',
  },
  'F-A66a': { text: 'Fleets that land alone are routed and lost.', provenance: 'ruling' },
  'F-061': {
    text: 'With twice the strength of the defence or more the attacker wins: a victory. With as much or more it is a quagmire. With less it is a defeat, and with half or less a rout.',
    provenance: 'rulebook',
  },
  'F-062': {
    text: 'If there is no defence at all, the attacker wins, but pays with one card.',
    provenance: 'rulebook',
  },
  'F-065': {
    text: 'In a rout all attacking cards go to the attacker’s losses, and the defender pays nothing.',
    provenance: 'rulebook',
  },
  'F-064': {
    text: 'In a defeat all attacking cards go to the attacker’s losses. The defender pays the attacker’s whole strength: cards that come to it go to the defender’s Win stack, and the others stay.',
    provenance: 'rulebook',
  },
  'F-066': {
    text: 'In a victory all defending cards go to the defender’s losses. The attacker pays the defence’s whole strength: cards that come to it go to the attacker’s Win stack, and the others hold the area, which is the attacker’s now.',
    provenance: 'rulebook',
  },
  'F-066a': {
    text: 'Whoever conquers an area lays their own province card for it open before them, and the enemy’s goes back to its deck; the marker is turned, and supply is looked at anew.',
    provenance: 'rulebook',
  },
  'F-A08': {
    text: 'If your cards cannot come to that strength exactly, you pay with any that come closest above it, or with all if all come to less.',
    provenance: 'ruling',
    option: 'loss-minimal-set',
  },
  'F-A08a': {
    text: 'Nobody pays with more cards than are needed for that.',
    provenance: 'ruling',
    option: 'loss-at-least',
  },
  'F-A09': {
    text: 'An aircraft pays as much as it has fought for.',
    provenance: 'ruling',
  },
  'F-A10': {
    text: 'Where cards of a player and of a neutral have held an area together, the player’s cards pay first.',
    provenance: 'ruling',
    option: 'loss-any-order',
  },
  'F-A55': {
    text: 'If the player’s cards come to no more than is due, all of them pay, and neutral cards pay the rest; otherwise the player’s cards pay alone.',
    provenance: 'ruling',
  },
  'F-070': { text: 'Neutral cards that are lost leave the game.', provenance: 'rulebook' },
  'F-A62': {
    text: 'Both see which cards pay, and which neutral cards are lost; cards that are lost at random their owner alone sees.',
    provenance: 'ruling',
  },
  'F-071': {
    text: 'Dummies are never lost and never pay: they are discarded.',
    provenance: 'rulebook',
  },
  'F-067': {
    text: 'After a defeat or a rout the attacker’s province card goes back to its deck.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const QUAGMIRE = {
  'F-068': {
    text: 'In a quagmire each side loses half of its cards there, rounded down, at random and unseen. The others stay face down, with the attacker’s province card open beside them and a marker on the area.',
    provenance: 'rulebook',
  },
  'F-069': {
    text: 'If neutral cards defend as well, the defence loses half of all its cards together: a player’s cards first, then neutral ones at random.',
    provenance: 'rulebook',
  },
  'F-072': {
    text: 'In their next turn the defender may add cards. In the attacker’s next turn they may add cards too, and then resolve the quagmire: both reveal, and it is fought again.',
    provenance: 'rulebook',
  },
  'F-073': {
    text: 'The attacker adds nothing in a turn in which the quagmire began or was resolved.',
    provenance: 'rulebook',
  },
  'F-074': {
    text: 'What the dial and a landing add counts in the first fight alone; winter counts whenever it is winter.',
    provenance: 'rulebook',
  },
  'F-075': {
    text: 'A quagmire needs no launch area: supply comes to it from an area of the attacker’s next to it.',
    provenance: 'rulebook',
  },
  'F-077': {
    text: 'If no supply comes to the attackers, the defender chooses once both have revealed: to fight them, or to send all of them to the attacker’s Win stack and keep all defenders.',
    provenance: 'rulebook',
  },
  'F-A56': {
    text: 'Whether supply comes to a quagmire is settled before both reveal; where it does not, the defender chooses before the advantage is spent.',
    provenance: 'ruling',
  },
  'F-078': {
    text: 'An area in quagmire scores and yields for whoever controls it.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];
