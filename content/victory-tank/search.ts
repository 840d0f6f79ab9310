import type { SearchWords } from '../../src/book/search-words.ts';

/** Words that people use to search for rules. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['soldier', 'guy', 'unit', 'squad', 'group', 'army men', 'token', 'boy'],
    ['step', 'walk', 'enter'],
    ['drive', 'tank go', 'tank move', 'roll', 'run over'],
    ['crew', 'soldiers in the tank', 'driver', 'passenger', 'inside'],
    ['board', 'climb in', 'climb', 'get in', 'get into', 'mount', 'hop on', 'hop in'],
    ['get off', 'getting off', 'dismount', 'disembark', 'get out', 'step out', 'exit', 'jump out'],
    ['attack', 'shoot', 'hit'],
    ['recruit', 'new soldiers', 'more soldiers', 'extra soldiers', 'additional soldiers', 'get soldiers'],
    ['recruit', 'army bigger', 'newcomer'],
    ['crate', 'loot box', 'supply box', 'box of supplies', 'a box', 'chest', 'resource'],
    ['point', 'action point', 'ap'],
    ['base', 'home base', 'headquarters', 'hq', 'home'],
    ['field', 'space'],
    ['battlefield card', 'tile', 'map card', 'terrain card', 'field card'],
    ['battlefield', 'map', 'the board', 'the map'],
    ['win', 'beat', 'defeat'],
    ['tie', 'equal', 'same strength', 'draw in a battle'],
    ['lay', 'add a card'],
    ['turn', 'rotate'],
    ['claim', 'capture', 'take', 'pick up', 'collect', 'is it mine', 'is it my'],
    ['unclaimed', 'empty tank', 'vacant', 'abandoned', 'nobody in', 'without crew', 'without a driver'],
    ['remove', 'destroy', 'casualty', 'lost', 'fallen'],
    ['pass', 'skip my turn', 'skip a turn', 'pass my turn'],
    ['boost', 'strengthen', 'improve', 'increase', 'extra point', 'action stronger', 'action bigger'],
    ['boost', 'action longer'],
    ['afar', 'distance', 'two fields away'],
    ['add', 'bonus', 'help'],
    ['quarter', '90', '90 degrees', 'sideways', 'lying down'],
    ['half', 'upside down', 'other way up'],
    ['activation', 'my turn', 'your turn', 'his turn', 'a turn', 'per turn', 'each turn', 'every turn'],
    ['activation', 'one turn', 'same turn', 'on a turn'],
    ['activation', 'same go', 'one go', 'my go', 'a go'],
    ['shift', 'stagger', 'offset', 'align', 'line up', 'brick', 'grid'],
    ['appear', 'come from', 'enter the game', 'come into the game', 'enter play', 'come into play', 'arrive'],
    ['appear', 'show up'],
    ['discard', 'used card'],
    ['change hands', 'change player', 'pass on', 'player change', 'player switch'],
    ['active player', 'start player', 'starting player', 'first player'],
    ['hold', 'control', 'own a', 'owns a', 'belong'],
    ['lie', 'put on top', 'on top of', 'overlap', 'cover', 'stack'],
    ['two sides', 'two places', 'from two', 'gang up', 'two fields', 'two directions', 'both sides'],
    ['facing', 'direction', 'way the tank points', 'which way'],
    ['fill', 'refill', 'draw up'],
    ['unoccupied', 'undefended', 'nobody holds', 'not held', 'empty bunker', 'nobody is in'],
    ['stop', 'park', 'halt', 'end on'],
    ['supply', 'reserve', 'pool'],
    ['no soldiers', 'out of soldiers', 'soldiers left', 'no more soldiers'],
    ['no cards', 'out of cards', 'no more cards', 'hand is empty', 'empty hand', 'cards left'],
    ['no points', 'out of points', 'no more points', 'run out of points', 'points are gone'],
    ['no points', 'no action points', 'zero points'],
    ['all points', 'all 5', 'all my points', 'all five', 'all in'],
    ['bunker', 'pillbox', 'fort', 'fortress', 'trench'],
    ['through', 'go around'],
  ],
  length: ['E4'],
  plain: [
    {
      asks: 'How do I win?',
      also: [
        'What do I need to win? What scores at the end? How do I get points at the end?',
        'How does scoring work? win conditions; the object of the game? What am I trying to do?',
        'Do I get anything for killing soldiers?',
      ],
      rules: ['E2f', 'E2', 'E2a', 'E2d', 'E2e', 'E3'],
    },
    { asks: 'How do I lose?', also: ['Who loses the game?'], rules: ['E2f', 'E3'] },
    {
      asks: 'When does the game end?',
      also: [
        'after seven rounds; How many rounds are there? number of rounds',
        'Is it over? How many turns are there? end early',
      ],
      rules: ['E4', 'E1'],
    },
    { asks: 'Who begins?', also: ['red or gray? Whose turn is it at the start?'], rules: ['S7', 'C2'] },
    {
      asks: 'What does the active player do?',
      also: ['Does the second player get anything?'],
      rules: ['F1', 'F2', 'C2'],
    },
    {
      asks: 'When does the active player change?',
      also: ['Who gets the active player card next?'],
      rules: ['E1', 'E1a'],
    },
    {
      asks: 'How does the tank come into the game?',
      also: ['Where does the tank start? When does the tank appear?'],
      rules: ['F3'],
    },
    {
      asks: 'How does a round go?',
      also: ['In which order does a round go? What comes first in a round?'],
      rules: ['C1', 'F1', 'F2', 'C2', 'E1'],
    },
    {
      asks: 'How do I set up the game?',
      also: ['What goes where at the start?'],
      rules: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
    },
    {
      asks: 'What can I do on my turn?',
      also: [
        'What are my options? What do I do next?',
        'What does one action point buy? What can I do with a point? How do I end my turn?',
      ],
      rules: ['C3', 'C3a', 'C3b'],
    },
    {
      asks: 'How many action points do I get, and when?',
      also: ['Do I get my points back? How many points do I have?'],
      rules: ['C1'],
    },
    {
      asks: 'When do I draw action cards?',
      also: ['hand size; Do I get new cards each round? How many cards may I hold in my hand?'],
      rules: ['C1', 'C1a'],
    },
    {
      asks: 'How many action cards are there?',
      also: ['How many cards are in my deck? Do both of us have the same cards?'],
      rules: ['K2', 'K2a'],
    },
    { asks: 'What is in the box?', also: ['pieces'], rules: ['K1', 'K2', 'K3', 'K4', 'K5'] },
    {
      asks: 'How many battlefield cards are there?',
      also: [
        'How many bunkers are there? How many jeeps are there? What is on the battlefield cards?',
        'How many cards are in the pile; home bases are on the cards? What does the start mark mean?',
      ],
      rules: ['K1', 'K1b'],
    },
    { asks: 'How many crates are there?', rules: ['K4'] },
    {
      asks: 'What becomes of cards that were played?',
      also: [
        'used cards, Do they come back? Are they shuffled? Do I get my cards back? Can I use a card again?',
        'How many times can I use the same card? Can a card be played twice?',
      ],
      rules: ['C3b', 'C1a'],
    },
    {
      asks: 'What are action cards for?',
      also: [
        'What does a card of 3 do? What does the number on a card mean?',
        'What do the numbers on the cards mean? How do I use a card?',
        'Do I choose a card from my hand? Is it random which card I play?',
      ],
      rules: ['C3b', 'A4', 'A5c'],
    },
    {
      asks: 'How many soldiers does an army have?',
      also: [
        'the most soldiers on the battlefield; How many soldiers do I have? How many does each player have?',
        'the soldier on the track',
      ],
      rules: ['K3', 'R1a'],
    },
    {
      asks: 'How far do soldiers move?',
      also: [
        'How many soldiers move at once? Can one soldier step two fields, several fields? to take a step?',
        'How do I move? How far can they go in a turn? How many fields do soldiers go?',
      ],
      rules: ['M1', 'M0'],
    },
    {
      asks: 'How many soldiers may share a field?',
      also: [
        'Is there a limit to a space, a hex',
        'Is there a limit of soldiers in a bunker, on a base? most soldiers on one field',
      ],
      rules: ['M0a'],
    },
    {
      asks: 'How do I get the tank?',
      also: [
        'How do I claim the tank? claim an empty tank; How do I control the tank?',
        'Who gets the tank? How do I take over the tank? How do I take the tank from the enemy?',
        'Can I move onto the field of the tank? off the enemy?',
      ],
      rules: ['M3', 'M3a', 'A8b'],
    },
    {
      asks: 'How far does the tank drive?',
      also: ['How does the tank move? How many fields does it go for one point?'],
      rules: ['M6', 'M6a', 'M6b'],
    },
    {
      asks: 'What does it cost to turn the tank?',
      also: ['The tank is stuck. It points the wrong way. How do I get it out?'],
      rules: ['M5'],
    },
    {
      asks: 'How many soldiers fit into the tank?',
      also: [
        'crew size; How many soldiers are in a tank? How many crew? Is the tank full?',
        'Can four soldiers be in the tank?',
      ],
      rules: ['M7c'],
    },
    {
      asks: 'When may soldiers board or get off the tank?',
      also: [
        'pick up soldiers on the way, take soldiers along',
        'How do I get in the tank? How do I leave the tank? while the tank is parked',
        'get off while it drives, get in and out',
        'May soldiers stay on the field of the tank without boarding?',
        'change the crew, swap the crew, other soldiers into the tank',
      ],
      rules: ['M7', 'M7a', 'M9'],
    },
    {
      asks: 'How do I get a crate?',
      also: [
        'How do crates work? What are crates good for? Does the tank pick up, take a crate?',
        'When is a crate mine? Do I get a crate when I drive over it?',
      ],
      rules: ['M10', 'F4', 'E2'],
    },
    {
      asks: 'Where can I recruit?',
      also: [
        'How many soldiers do I recruit at once? Where do recruits appear?',
        'What does it cost to recruit two soldiers? Do recruits have to come on my base?',
      ],
      rules: ['R1', 'R1a', 'R2'],
    },
    {
      asks: 'What is a bunker worth?',
      also: [
        'What are bunkers for? Do bunkers count at the end? points for holding bunkers at the end',
        'Do I get points for a bunker?',
      ],
      rules: ['E2d', 'A5b', 'R1'],
    },
    { asks: 'What does a jeep do?', rules: ['F5', 'F5a'] },
    {
      asks: 'How does an attack work?',
      also: [
        'How often do I attack with one action? several times',
        'How do I attack? How do we fight? What does it cost to attack?',
      ],
      rules: ['A1', 'A2', 'A4', 'A6'],
    },
    {
      asks: 'How is the strength in a battle counted?',
      also: ['Are there dice? How is it calculated?'],
      rules: ['A5', 'A5a', 'A5b', 'A5c'],
    },
    {
      asks: 'What does a bunker or home base add in a battle?',
      also: ['bonus for defenders; Does a home base protect soldiers?'],
      rules: ['A5b'],
    },
    {
      asks: 'What happens to those who lose a battle?',
      also: [
        'My soldiers died. When do soldiers die? Can the loser, the defender retreat?',
        'I lost the fight in my tank. in the tank or on foot?',
      ],
      rules: ['A7', 'A7a', 'A7b'],
    },
    {
      asks: 'What happens after I win a battle?',
      also: [
        'I beat the tank. Whose is a beaten tank?',
        'Must I move in after a battle? Does moving in cost a point? Is it free to move in?',
        'How many move in after a victory?',
      ],
      rules: ['A8', 'A8b', 'A8d'],
    },
    {
      asks: 'What happens to the tank when it loses a battle?',
      also: ['Is a beaten tank destroyed, removed? Does the tank die?'],
      rules: ['A7b'],
    },
    {
      asks: 'Who wins a battle of equal strength?',
      also: [
        'Who wins ties in combat? Both sides have the same strength, both are equally strong',
        '3 against 3, 4 against 4; the same number on both sides',
        'Does the attacker have an advantage? Is there a bonus for attacking?',
      ],
      rules: ['A6a', 'A6'],
    },
    {
      asks: 'Who wins when the scores are tied?',
      also: [
        'Who wins if it is a draw? Who wins if the game is a draw? tiebreaker, break a tie at the end',
        'Who wins with the same points, the same score at the end?',
      ],
      rules: ['E3', 'E3a'],
    },
    { asks: 'How are battlefield cards laid?', rules: ['G4', 'G3', 'G1'] },
    { asks: 'What is adjacent?', rules: ['G2'] },
    { asks: 'Can I attack across a corner?', also: ['attack diagonally'], rules: ['G2', 'A1'] },
    { asks: 'Who has most soldiers?', rules: ['E2a', 'E2b', 'E2c'] },
    { asks: 'What stays in the box?', also: ['Which cards are left out of the game?'], rules: ['S1'] },
    {
      asks: 'How do the first battlefield cards lie?',
      also: [
        'Where do the home bases go? What does the battlefield look like at the start?',
        'What is the empty card for?',
      ],
      rules: ['G5', 'S2'],
    },
    {
      asks: 'How many soldiers do I begin with?',
      also: ['Where do soldiers stand at the start?'],
      rules: ['S4'],
    },
    {
      asks: 'How many cards do I begin with?',
      also: ['How many cards do I get at the start?'],
      rules: ['S5'],
    },
    {
      asks: 'How many 1s, 2s and 3s are in a deck?',
      also: ['What is the highest card, the best card?'],
      rules: ['K2a'],
    },
    { asks: 'How many cards must a new battlefield card touch?', rules: ['G4'] },
    { asks: 'Who lays a battlefield card first?', also: ['Who lays a card first?'], rules: ['F2'] },
    {
      asks: 'Who looks at the new battlefield cards?',
      also: [
        'Do both players see the cards that are drawn? Which of them may I choose?',
        'How many tiles do I draw? Who gets which card? How many battlefield cards come in a round?',
      ],
      rules: ['F1'],
    },
    {
      asks: 'Where may I lay a battlefield card?',
      also: [
        'How do I place cards? What if there is no legal place for a card? Where do I put a bunker card?',
      ],
      rules: ['G4', 'G3', 'G4a'],
    },
    {
      asks: 'May I turn a battlefield card?',
      also: ['Must all cards lie in the same direction?'],
      rules: ['G1'],
    },
    {
      asks: 'What do bunkers and empty fields bring when they are laid?',
      also: [
        'What does an empty tile do? Does an empty card do anything? come with soldiers',
        'Does a bunker give anything when it is laid?',
      ],
      rules: ['F6'],
    },
    {
      asks: 'Are points kept for the next round?',
      also: [
        'Do points carry over? save points; Do I lose the points that are left? leftover points',
        'Do points get lost when I do not use them?',
      ],
      rules: ['C1'],
    },
    { asks: 'The other player has no points left. Do I go on?', rules: ['C2a'] },
    {
      asks: 'What if I cannot do anything?',
      also: [
        'What if I have no action that I can do? What if no action is possible?',
        'lose the points; nothing left to do in the last round',
      ],
      rules: ['C5a'],
    },
    {
      asks: 'May I change what I announced?',
      also: ['change my mind; announce a Move and attack instead'],
      rules: ['C4'],
    },
    {
      asks: 'When do I say what I do, and what I pay for it?',
      also: ['announce how many points I use before I begin'],
      rules: ['C4'],
    },
    {
      asks: 'How do I boost an action?',
      also: [
        'spend all points at once; make it stronger, boost with points or with a card',
        'How many cards may I play per action? two cards on one Move',
        'play a card to move more, play a 3 to move four times; What does a boost do?',
      ],
      rules: ['C3a', 'C3b'],
    },
    {
      asks: 'May I split a Move between groups?',
      also: ['move the tank and then soldiers, drive and walk in the same action'],
      rules: ['M0'],
    },
    {
      asks: 'Do soldiers block the way?',
      also: [
        'walk past, move through own soldiers, enemy soldiers',
        'Can I walk through my own soldiers? Can I jump over soldiers?',
        'What stops me when I move? move through a bunker that the enemy holds',
      ],
      rules: ['M0a', 'M2'],
    },
    {
      asks: 'What happens when everybody leaves the tank?',
      also: [
        'What if nobody is in the tank? What if there is no crew?',
        'Who owns an empty tank? Does the tank need crew? Can I leave the tank empty?',
      ],
      rules: ['M8', 'M8a'],
    },
    { asks: 'Do crew fight in a battle?', also: ['Can they defend?'], rules: ['A2', 'A3', 'A5'] },
    {
      asks: 'From where can I attack?',
      also: [
        'How far can the tank shoot? Can I attack over my own soldiers? Does the tank have a gun?',
        'Am I safe from the tank?',
      ],
      rules: ['A1', 'G2'],
    },
    { asks: 'Must everybody on a field attack?', also: ['fight with all my soldiers'], rules: ['A2'] },
    {
      asks: 'May both of us play a card in a battle?',
      also: ['Can the defender lay a card too? Are both cards shown at the same time?'],
      rules: ['A4'],
    },
    {
      asks: 'Who holds a bunker?',
      also: [
        'Do I still own an empty bunker?',
        'Do I keep a bunker when I leave it? Is it still mine when nobody is there?',
        'The enemy took my bunker. Do I lose the points? lose my bunker',
      ],
      rules: ['R2', 'R2a'],
    },
    {
      asks: 'Who lays a card first in a battle?',
      also: [
        'When are battle cards shown? Do we reveal at the same time? Are battle cards secret?',
        'What is said before the cards are laid? Do I name the number of soldiers before the cards?',
      ],
      rules: ['A4'],
    },
    {
      asks: 'What does the tank add in a battle?',
      also: ['bonus of a tank that attacks or defends'],
      rules: ['A5a'],
    },
    {
      asks: 'What is the tank worth?',
      also: [
        'How many points for the tank at the end? How much is the tank?',
        'Do I lose points when the tank is taken?',
      ],
      rules: ['E2e'],
    },
    { asks: 'Which soldiers count at the end?', rules: ['E2a', 'E2b', 'E2c'] },
    {
      asks: 'What is a crate worth?',
      also: ['How many points for a crate at the end? Do crates count at the end?'],
      rules: ['E2'],
    },
    {
      asks: 'Who gets the point when both have equally many soldiers?',
      also: ['same number of soldiers at the end'],
      rules: ['E2c'],
    },
    { asks: 'Must I use all points of an action?', also: ['do I have to use all I paid'], rules: ['C4a'] },
    {
      asks: 'Does a tank hold a bunker?',
      also: ['Who gets the points of a bunker when a tank is in it?'],
      rules: ['R2a'],
    },
    {
      asks: 'How many tanks are there?',
      also: [
        'Can I have two tanks? tank against tank',
        'Can both of us have a tank? Does each army have its own tank? tank vs tank',
      ],
      rules: ['K5', 'M3'],
    },
    {
      asks: 'Can the tank drive backwards?',
      also: ['across a corner? drive sideways; How do I get the tank out of a dead end?'],
      rules: ['M6', 'M5'],
    },
    { asks: 'Can the tank turn and drive in one Move?', rules: ['M0', 'M5', 'M6'] },
    {
      asks: 'What if I have no soldiers left?',
      also: [
        'My supply is empty. All my soldiers are dead; I lost all my soldiers. Is the game over? Am I out?',
      ],
      rules: ['A7a', 'R1', 'R1a'],
    },
    { asks: 'What if I have no cards left?', rules: ['C1', 'C1a'] },
    {
      asks: 'What is the tank good for?',
      also: ['What does the tank bring? Why do I want the tank?'],
      rules: ['E2e', 'A5a', 'M6'],
    },
    { asks: 'What is the fog?', also: ['How long does the fog last?'], rules: ['F1', 'F2'] },
    { asks: 'Who wins a battle?', also: ['When does the attacker win?'], rules: ['A6', 'A6a', 'A5'] },
    {
      asks: 'Can both armies stand on one field?',
      also: [
        'Can I be on the same field as the enemy?',
        'Can I go into a bunker of the enemy? My soldiers are surrounded',
      ],
      rules: ['M2', 'M0a'],
    },
    { asks: 'Can soldiers or the tank leave the battlefield?', rules: ['M6a', 'M1', 'G2'] },
    {
      asks: 'What does it cost to board the tank or to get off?',
      also: ['Does leaving the tank cost a point?'],
      rules: ['M7', 'M6'],
    },
    { asks: 'What if the battlefield cards run out?', rules: ['E4', 'E1'] },
    {
      asks: 'How often can I attack in a turn?',
      also: ['attack twice, two attacks, several attacks, again in the same turn, attack more than once'],
      rules: ['A1', 'A1a', 'A2b', 'C2'],
    },
    {
      asks: 'Where can the tank drive?',
      also: [
        'tank over my own men; onto a base, past enemies? Does the enemy block the tank? onto soldiers?',
      ],
      rules: ['M6', 'M6b', 'M6c'],
    },
    {
      asks: 'What are the cards that lie face down in a battle?',
      also: [
        'May I look at my own card once it is laid?',
        'Do I see the card of the enemy? look at face down cards, see his card, Are cards secret?',
      ],
      rules: ['A4'],
    },
    {
      asks: 'What happens to battle cards?',
      also: ['Are cards of a battle discarded? cards after a battle, Do I lose the card I play?'],
      rules: ['A4', 'C1a'],
    },
    {
      asks: 'Can I move and attack in one turn?',
      also: ['Is it the turn of the enemy after I attack?'],
      rules: ['C2', 'C3'],
    },
    { asks: 'How many soldiers must attack?', rules: ['A2', 'A1'] },
    {
      asks: 'Whose is a tank with nobody in it?',
      also: [
        'nobody home in the tank; the tank has no crew; How do I protect my tank?',
        'Is the tank mine for ever? How do I lose the tank?',
      ],
      rules: ['M8', 'M3'],
    },
    {
      asks: 'What if my home base is empty?',
      also: [
        'nobody on my base; Do I need to keep a soldier at home? Do I have to defend my base?',
        'Can the enemy go onto my home base? Is a home base worth points?',
      ],
      rules: ['M2', 'A8a'],
    },
    {
      asks: 'Do crates stay mine?',
      also: ['drop a crate, lose a crate, give a crate away, steal crates'],
      rules: ['M10', 'E2'],
    },
    { asks: 'What happens at the end of a round?', rules: ['E1', 'E1a', 'C1'] },
    { asks: 'Who chooses the facing of the tank?', rules: ['F3', 'M5'] },
    { asks: 'Can I attack my own soldiers or my own tank?', also: ['shoot my own men'], rules: ['A1'] },
    { asks: 'How many actions do I have in a round?', rules: ['C1', 'C2', 'C3'] },
    {
      asks: 'Does an action cost a card?',
      also: ['Do I need a card to move, to recruit? Does a move cost a card? play without a card'],
      rules: ['C3', 'C3b'],
    },
    { asks: 'Do both players lay a battlefield card?', rules: ['F1', 'F2'] },
    { asks: 'Can I recruit beside enemies?', rules: ['R1'] },
    { asks: 'What is a Recruit?', also: ['How many soldiers can I recruit?'], rules: ['R1', 'R1a'] },
    { asks: 'How do I take a bunker?', rules: ['R2', 'M1', 'A8'] },
    {
      asks: 'Can the tank let soldiers off on its way?',
      also: [
        'get off beside enemies, drop men next to enemies',
        'drive and let one soldier off, drop soldiers while driving',
      ],
      rules: ['M7', 'M7b', 'M8a'],
    },
    {
      asks: 'Do I need cards to attack?',
      also: ['attack without a card, fight with no cards'],
      rules: ['C3', 'A4'],
    },
    {
      asks: 'Do both sides lose soldiers in a battle?',
      also: ['Does a tie kill both?'],
      rules: ['A7', 'A6a'],
    },
    {
      asks: 'How do I attack with the tank?',
      also: ['Can my tank kill soldiers?'],
      rules: ['A1', 'A5a', 'A7', 'M6b'],
    },
    {
      asks: 'Can the enemy do anything in my turn?',
      also: ['Can my opponent interrupt my move? Can I react to a move?'],
      rules: ['C2', 'A4'],
    },
    { asks: 'How strong is a soldier?', also: ['What does a soldier count?'], rules: ['A5'] },
    { asks: 'May soldiers step back?', rules: ['M1', 'M0'] },
    {
      asks: 'May soldiers stop on a crate?',
      also: ['stand on a crate, end on a crate, soldiers pick up a crate, carry a crate'],
      rules: ['M10'],
    },
    { asks: 'Does the tank move faster than soldiers?', rules: ['M6', 'M1'] },
    { asks: 'Can I attack a bunker?', rules: ['A1', 'A5b'] },
    {
      asks: 'Do I have to act while I have points?',
      also: [
        'wait and see what the enemy does; Can the enemy pass all the time? pass every turn',
        'Do I have to move? Must I do something? The enemy does not attack',
        'Do I have to recruit? May the tank stay where it is?',
      ],
      rules: ['C5', 'C5a'],
    },
    {
      asks: 'Do soldiers outside and in the tank attack together?',
      also: ['Can I attack with two soldiers and a tank?'],
      rules: ['A2', 'A2a', 'A5'],
    },
    {
      asks: 'Must I play a card in a battle?',
      also: ['Is a battle card optional? fight without a card'],
      rules: ['A4'],
    },
    {
      asks: 'How many soldiers does it take to claim the tank?',
      also: ['Can I step onto the tank with two soldiers?'],
      rules: ['M3', 'M3a'],
    },
    {
      asks: 'What beats a tank?',
      also: [
        'How do I beat, stop, destroy, kill the tank? How does the tank lose a battle? Which soldiers beat a tank?',
      ],
      rules: ['A7b', 'A6', 'A5a', 'A6a'],
    },
    {
      asks: 'What beats a bunker?',
      also: ['How do I beat soldiers in a bunker, on a home base? How many soldiers beat a bunker?'],
      rules: ['A5b', 'A6', 'A6a'],
    },
    {
      asks: 'What stops a driving tank?',
      also: ['What can stop a tank? What can the tank not drive through? Where must the tank stop?'],
      rules: ['M6a', 'M6b', 'M6c', 'M8a'],
    },
    {
      asks: 'How long is a round?',
      also: ['How many turns are in a round? When is a round over?'],
      rules: ['E1', 'C2', 'C2a'],
    },
  ],
};
