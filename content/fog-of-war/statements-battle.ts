/** The rules of The Fog of War, second part: supply, launches, battles and quagmires. */
import type { Chapter } from '../../src/book/statement.ts';

export const SUPPLY = {
  'F-090': {
    text: 'Supply comes from a source of one’s own through areas of one’s own, each next to the one before and none in quagmire, to the launch area: one next to the target, one’s own, and not in quagmire either.',
    provenance: 'rulebook',
  },
  'F-A17': {
    text: 'A source in quagmire is no launch area.',
    provenance: 'ruling',
  },
  'F-A18': { text: 'A source may itself be the launch area.', provenance: 'ruling' },
  'F-091': {
    text: 'The launch area is named at the launch, not before.',
    provenance: 'rulebook',
  },
  'F-A16': { text: 'Of several launch areas the attacker takes any.', provenance: 'ruling' },
  'F-092': {
    text: 'Sources are Britain, Paris, Egypt and the USA for the Allies, and the Urals once the USSR is in the war; Berlin, Ruhr and Italy for the Axis; an area only as long as one holds it.',
    provenance: 'rulebook',
  },
  'F-A15': {
    text: 'An attack may also be launched from the USA, and from the Urals once the USSR is in the war.',
    provenance: 'ruling',
    option: 'no-offmap-launch',
  },
  'F-093': {
    text: 'An area that supply does not come to yields its owner neither points nor resources.',
    provenance: 'rulebook',
  },
  'F-094': {
    text: 'Seas are areas like others, but fleets fight there instead of armies.',
    provenance: 'rulebook',
  },
  'F-076': {
    text: 'Supply does not pass through a quagmire of either side; but a source in quagmire is supplied, and supply still begins there for whoever holds it.',
    provenance: 'rulebook',
  },
  'F-191': {
    text: 'Supply may also pass seas of the enemy’s that are not in quagmire, though nothing is launched from there; the enemy may then show naval cards from those seas, and for each of them the attacker loses one card by lot before both reveal: a dummy is shown and discarded.',
    provenance: 'rulebook',
    option: 'sea-supply',
  },
  'F-A65': {
    text: 'Supply passes as few of the enemy’s seas as will do, and where it needs none, nobody shows anything; seas serve for areas and for quagmires too, but cards are shown at a launch alone.',
    provenance: 'ruling',
  },
  'F-A41': {
    text: 'The attacker says which seas are passed; cards that were shown lie face down again.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const LAUNCHING = {
  'F-047': {
    text: 'To launch is to show the target, to name the launch area and to prove its supply.',
    provenance: 'rulebook',
  },
  'F-A52': {
    text: 'Where no area serves, the target is shown and the operation disbanded; nobody has been attacked then.',
    provenance: 'ruling',
  },
  'F-170': {
    text: 'Nothing is launched at Ruhr from the North Sea.',
    provenance: 'rulebook',
  },
  'F-A58': {
    text: 'A quagmire in Ruhr may be supplied over the North Sea.',
    provenance: 'ruling',
  },
  'F-A53': {
    text: 'After that the attacker’s own cards in the target are discarded, a neutral takes its side, seas are passed, and both reveal; a country that has taken sides stays so, however the battle ends.',
    provenance: 'ruling',
  },
  'F-048': {
    text: 'Both reveal all their cards there; dummies and cards that cannot fight there are discarded.',
    provenance: 'rulebook',
  },
  'F-A48': { text: 'That is so for every dummy of both sides.', provenance: 'ruling' },
  'F-A39': {
    text: 'A fort at sea and a fleet on land are discarded in defence too.',
    provenance: 'ruling',
  },
  'F-049': {
    text: 'An attacker without a card that fights is routed at once.',
    provenance: 'rulebook',
  },
  'F-A42': {
    text: 'That is so as well where the last such card was lost on the way.',
    provenance: 'ruling',
  },
  'F-050': {
    text: 'Whoever holds the advantage may now spend it to be 1 stronger in this fight; it then passes to the other side, who cannot use it in the same fight.',
    provenance: 'rulebook',
  },
  'F-A13': {
    text: 'It may be spent each time a quagmire is resolved.',
    provenance: 'ruling',
  },
  'F-194': {
    text: 'An operation or a quagmire attacked by aircraft alone is disbanded: on land they need an army, at sea a fleet.',
    provenance: 'rulebook',
    option: 'air-support',
  },
  'F-A66': {
    text: 'That is asked before the launch, after cards were lost at sea, and at each resolution; a fort is no army.',
    provenance: 'ruling',
  },
} as const satisfies Chapter['statements'];

export const BATTLE = {
  'F-060': {
    text: 'Each side’s strength is that of its cards, on land or at sea, and what else it has more.',
    provenance: 'rulebook',
  },
  'F-063': {
    text: 'An area without defenders has what winter, a landing and the rest add to it.',
    provenance: 'rulebook',
  },
  'F-079': {
    text: 'In winter a defence is 1 stronger, 2 where there is snow, and no stronger in the sun.',
    provenance: 'rulebook',
  },
  'F-A14': {
    text: 'That holds at sea as on land; which areas have snow or sun is ours.',
    provenance: 'ours',
  },
  'F-080': {
    text: 'A landing, launched from a sea at an area on land, makes the defence 4 stronger.',
    provenance: 'rulebook',
  },
  'F-192': {
    text: 'Across a strait of which the attacker holds the other shore a landing makes it 2 stronger only; any other landing has no aircraft with it: they are discarded.',
    provenance: 'rulebook',
    option: 'straits',
  },
  'F-193': {
    text: 'In a landing fleets fire at the shore: half of their strength, rounded down, and no more than the armies and aircraft that land.',
    provenance: 'rulebook',
    option: 'shore-bombardment',
  },
  'F-193a': {
    text: 'Fleets that have fired are lost where the attack fails, discarded where it wins, and in a quagmire they join the cards that won.',
    provenance: 'rulebook',
  },
  'F-A66a': { text: 'Fleets that land alone are routed and lost.', provenance: 'ruling' },
  'F-061': {
    text: 'Twice the defence or more is a victory, as much or more a quagmire; less is a defeat, and half or less a rout.',
    provenance: 'rulebook',
  },
  'F-062': {
    text: 'Against no defence at all the attacker wins, but pays with one card.',
    provenance: 'rulebook',
  },
  'F-065': {
    text: 'In a rout all attacking cards go to the attacker’s losses, and the defender pays nothing.',
    provenance: 'rulebook',
  },
  'F-064': {
    text: 'In a defeat all attacking cards go to the attacker’s losses, and the defender pays with cards of the attacker’s strength: they go to the defender’s Win stack.',
    provenance: 'rulebook',
  },
  'F-066': {
    text: 'In a victory all defending cards go to the defender’s losses, and the attacker pays with cards of the defence’s strength: they go to the attacker’s Win stack; the others hold the area, which is the attacker’s now.',
    provenance: 'rulebook',
  },
  'F-A08': {
    text: 'Where cards do not come to that strength exactly, one pays with any that come closest above it, or with all.',
    provenance: 'ruling',
    option: 'loss-minimal-set',
  },
  'F-A08a': {
    text: 'Nobody pays with more than that.',
    provenance: 'ruling',
    option: 'loss-at-least',
  },
  'F-A09': {
    text: 'An aircraft pays as much as it fought for.',
    provenance: 'ruling',
  },
  'F-A10': {
    text: 'Where a player and a neutral have held an area together, the player’s cards pay first.',
    provenance: 'ruling',
    option: 'loss-any-order',
  },
  'F-A55': {
    text: 'If all of them are worth no more than what is due, all go, and neutral cards pay the rest; otherwise the player’s cards alone pay.',
    provenance: 'ruling',
  },
  'F-070': { text: 'Neutral cards that are lost leave the game.', provenance: 'rulebook' },
  'F-A62': {
    text: 'What pays, and which neutral cards are lost, both see; what a lot takes they do not.',
    provenance: 'ruling',
  },
  'F-071': {
    text: 'Dummies are never lost or paid with: they are discarded.',
    provenance: 'rulebook',
  },
  'F-067': {
    text: 'After a defeat or a rout the attacker’s province card goes back to its deck.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];

export const QUAGMIRE = {
  'F-068': {
    text: 'In a quagmire each side loses half of its cards there, rounded down, by lot and unseen; the others stay face down, and the attacker’s province card beside them.',
    provenance: 'rulebook',
  },
  'F-069': {
    text: 'With neutral cards in the defence half of all of them are lost: a player’s cards first, then neutral ones by lot.',
    provenance: 'rulebook',
  },
  'F-072': {
    text: 'In the turns that follow the defender may add cards, and so may the attacker, who then resolves it: both reveal again.',
    provenance: 'rulebook',
  },
  'F-073': {
    text: 'The attacker adds nothing in a turn in which it began or was resolved.',
    provenance: 'rulebook',
  },
  'F-074': {
    text: 'What the dial and a landing add counts in the first fight alone, winter whenever it is winter.',
    provenance: 'rulebook',
  },
  'F-075': {
    text: 'A quagmire needs no launch area: supply comes to it from an area of the attacker’s next to it.',
    provenance: 'rulebook',
  },
  'F-077': {
    text: 'If supply does not come there, the defender chooses when both have revealed: they fight, or all attackers go to their Win stack, and the defenders stay.',
    provenance: 'rulebook',
  },
  'F-A56': {
    text: 'Supply is looked at before both reveal, and the defender chooses before the advantage is spent.',
    provenance: 'ruling',
  },
  'F-078': {
    text: 'An area in quagmire yields what it yields to whoever controls it.',
    provenance: 'rulebook',
  },
} as const satisfies Chapter['statements'];
