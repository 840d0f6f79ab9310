import type { SearchWords } from '../../src/book/search-words.ts';

/** Words that people use to search for rules. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['casualties', 'casualty', 'loss', 'graveyard', 'out of action', 'ooa', 'dead pile'],
    ['destroyed', 'destroy', 'beat', 'wreck', 'lost unit', 'lose my', 'lose a'],
    ['attack', 'shoot'],
    ['reserve', 'discard pile of units', 'used units'],
    ['penetration', 'pen', 'attack value', 'attack strength', 'firepower'],
    ['defence', 'def', 'armour', 'armor value', 'hit points', 'toughness', 'hp'],
    ['reach', 'distance', 'yds', 'yd', 'yard', 'long shot', 'rng'],
    ['support', 'support unit', 'artillery', 'aircraft', 'art', 'battery', 'fighter-bomber', 'air strike'],
    ['infantry', 'soldier', 'guy', 'inf', 'guys on foot', 'foot', 'rifle', 'grenadier', 'troops'],
    ['infantry', 'paratroopers', 'squad'],
    ['gun', 'anti-tank gun', 'at gun', 'pak', 'cannon'],
    ['tank destroyer', 'td', 'jagdpanzer', 'wolverine'],
    ['self-propelled gun', 'sp', 'assault gun', 'stug'],
    ['half-track', 'halftrack', 'carrier', 'apc'],
    ['nation', 'country', 'side', 'faction', 'army'],
    ['formation', 'unit deck', 'unit cards', 'deck of units', 'my deck', 'his deck', 'their deck'],
    ['formation', 'your deck'],
    ['tactics cards', 'tactics', 'event cards', 'action cards'],
    ['hand', 'hand size'],
    ['stop', 'block', 'defend against', 'save from', 'cancel', 'prevent', 'parry', 'dodge', 'interrupt'],
    ['stop', 'abort', 'avoid', 'counter an attack'],
    ['undo', 'negate', 'counter', 'cancel a card', 'stop a card', 'stop his card', 'react', 'nullify'],
    ['undo', 'canceled', 'cancelled'],
    ['free attack', 'extra attack', 'bonus attack', 'attack again', 'second attack', 'another attack'],
    ['free attack', 'attack twice', 'two attacks'],
    ['free attack', 'free action', 'shoot again', 'go again'],
    ['bring back', 'heal', 'rescue', 'reinforce', 'units back'],
    ['modifier', 'bonus', 'penalty', 'plus', 'minus', 'add'],
    ['turn up', 'show', 'draw a unit', 'face up'],
    ['breaking point', 'half', 'threshold'],
    ['drawn game', 'tie', 'drawn', 'nobody wins'],
    ['run out', 'no more', 'none left', 'last card is out', 'out of units', 'out of cards', 'no cards left'],
    ['run out', 'deck out', 'gone'],
    ['aim', 'target', 'shoot at', 'pick on', 'attack what', 'point at'],
    ['row', 'in play', 'on the table', 'table', 'battle line', 'front line'],
    ['choose', 'the one i want', 'which i want', 'i want', 'which one i want', 'any i want'],
    ['hold', 'have in hand', 'hang on to'],
    ['pass', 'sit this turn out', 'let my turn go by', 'let it go by', 'refuse'],
    ['pass', 'not attack', 'not to attack', 'without an attack'],
    ['mechanised', 'mechanized', 'mech', 'motorised'],
    ['jam', 'jammed'],
    ['look', 'show'],
    ['repairs', 'repair', 'heal a tank', 'mechanic'],
    ['lose the game', 'am i dead', 'am i out', 'do i lose', 'i am out', 'i am dead', 'have i lost'],
    ['lose the game', 'defeated'],
    ['flame thrower', 'flamethrower', 'flames', 'flame', 'throw flames', 'burn'],
    ['nothing to aim at', 'nobody left', 'nothing left', 'nobody to aim at', 'no target', 'no enemies'],
  ],
  length: ['T-120', 'T-A39'],
  plain: [
    {
      asks: 'How do I win?',
      also: ['When is the game over? What is the goal? How many rounds does it go?'],
      rules: ['T-120', 'T-120a', 'T-A39'],
    },
    {
      asks: 'How many casualties may I have?',
      also: ['When am I out? How do I lose? What if I lose all my tanks?'],
      rules: ['T-120', 'T-120a'],
    },
    {
      asks: 'When is the game drawn?',
      also: [
        'How long may I go without attacking? How many turns may go by without an attack?',
        'What if nobody attacks any more?',
      ],
      rules: ['T-A39', 'T-A27'],
    },
    { asks: 'Who begins?', also: ['first player; Who shoots first? Who attacks first?'], rules: ['T-004'] },
    { asks: 'How is the game set up?', also: ['What is in the box?'], rules: ['T-001', 'T-002', 'T-003'] },
    { asks: 'How many cards do I begin with?', also: ['the first hand'], rules: ['T-002', 'T-001'] },
    {
      asks: 'What lies on the table?',
      also: [
        'What is the row? What is the reserve? Where do my units go?',
        'How many units are in the row? Can the enemy look at my reserve, at my casualties?',
        'Is there a board? Do tanks move? Is one pile of casualties for both?',
      ],
      rules: ['T-003', 'T-001'],
    },
    {
      asks: 'Which nations are there?',
      also: ['Can two allies fight each other? Who made the lists?'],
      rules: ['T-A25', 'T-A28'],
    },
    { asks: 'Do we share a deck?', also: ['Whose are the tactics cards?'], rules: ['T-001'] },
    {
      asks: 'What can I do in a turn?',
      also: ['What can I do on my turn? What do I do next? When does my turn end?'],
      rules: ['T-011', 'T-020', 'T-031', 'T-080'],
    },
    {
      asks: 'Who attacks, and who defends?',
      also: [
        'Can the defender shoot back? Does the target return fire?',
        'Whose turn is it? Do both attack?',
      ],
      rules: ['T-010', 'T-011'],
    },
    {
      asks: 'How many cards do I draw?',
      also: ['pick up cards each turn; Can I skip drawing?'],
      rules: ['T-020', 'T-021', 'T-022', 'T-023'],
    },
    {
      asks: 'How many cards may I hold?',
      also: [
        'I have twelve cards, ten cards; hand limit, hand size, too many cards; When do I discard?',
        'How many cards may I have in my hand?',
      ],
      rules: ['T-021', 'T-A34', 'T-020'],
    },
    {
      asks: 'Do I draw on the enemy’s turn?',
      also: ['Do I get cards when the enemy attacks?'],
      rules: ['T-023'],
    },
    {
      asks: 'What becomes of cards that were played?',
      also: [
        'Where do played cards go? Are cards discarded? Do I get my card back?',
        'Do cards stay on the table after an attack? Do I show my cards? open hand',
        'Do discards come back? Does the defender lose the card that stopped the attack?',
      ],
      rules: ['T-054', 'T-067', 'T-024'],
    },
    {
      asks: 'What if no tactics cards are left?',
      also: [
        'the tactics deck is empty, shuffle the discards',
        'I have no cards in my hand. What if my hand is empty?',
      ],
      rules: ['T-022'],
    },
    {
      asks: 'Which unit attacks?',
      also: [
        'Do I choose my attacker? Who is the attacker?',
        'Can I look at my top card before I attack? Do I turn up a card?',
        'Do I attack with a card from my hand? Do all my units attack? Does every unit attack in a turn?',
      ],
      rules: ['T-031', 'T-030'],
    },
    {
      asks: 'How does an attack work?',
      also: ['How do I attack? combat; How do I hit? resolution, steps of an attack'],
      rules: ['T-031', 'T-040', 'T-060', 'T-070', 'T-071'],
    },
    {
      asks: 'When do units leave the row?',
      also: [
        'When do attackers go back? When do my units go to the reserve? How long does a unit stay in the row?',
        'What happens to my attacker after its attack? Does the attacker stay in play? go into reserve',
        'Do I keep my attacker for the next turn?',
      ],
      rules: ['T-030', 'T-075', 'T-074'],
    },
    {
      asks: 'What can I aim at?',
      also: [
        'aim at support, at the guns behind, at units at the back; Do I choose the target?',
        'Can I attack units that have attacked already?',
        'Can I attack units in the reserve? attack a unit that is not in play',
      ],
      rules: ['T-040', 'T-041'],
    },
    {
      asks: 'What if there is nothing to aim at?',
      also: ['The enemy has no units, nobody on the table.'],
      rules: ['T-A22', 'T-040'],
    },
    {
      asks: 'What happens when I aim at the deck?',
      also: [
        'attack the top card, aim at a face-down card, an unknown unit; Is it turned up?',
        'May I look at the top card of the enemy before I attack it?',
      ],
      rules: ['T-041', 'T-040', 'T-A10'],
    },
    {
      asks: 'What happens when I aim at support?',
      also: [
        'Can artillery be attacked? Can support be a target? Can I shoot down a plane? Is my plane lost?',
        'How do I kill artillery, an aircraft? The enemy flipped my plane.',
      ],
      rules: ['T-042', 'T-A02'],
    },
    {
      asks: 'What is a vehicle, a tank, a gun?',
      also: [
        'unit classes, unit types; what counts as a tank, what counts as infantry',
        'Do half-tracks count as vehicles? What is a tank destroyer? Is artillery infantry?',
      ],
      rules: ['T-A08', 'T-A38', 'T-A38a'],
    },
    {
      asks: 'How can I stop an attack?',
      also: [
        'How do I defend? What can I do when I am attacked? How do I block a shot? Why did my attack end?',
      ],
      rules: ['T-050', 'T-051', 'T-052', 'T-053'],
    },
    {
      asks: 'What does LOST mean?',
      also: ['What does a LOST card do? the attack is lost; My attack was stopped.'],
      rules: ['T-050'],
    },
    {
      asks: 'What does END mean?',
      also: ['What does an END card do? difference between END and LOST'],
      rules: ['T-051', 'T-050'],
    },
    {
      asks: 'What does a mine do?',
      also: [
        'Does a mine kill infantry? Do mines kill soldiers?',
        'What does a breakdown do? Is the attacker destroyed by a mine? break down',
        'Can a mine destroy a tank? Can a mine destroy my attacker?',
      ],
      rules: ['T-052', 'T-A24'],
    },
    {
      asks: 'What stops support?',
      also: [
        'Can artillery be mined? a mine against a plane; an aircraft, an air strike?',
        'Does a mine, mud, smoke',
      ],
      rules: ['T-053'],
    },
    {
      asks: 'When may I play a card?',
      also: [
        'Who may use a card? restrictions; What do the words at the foot of a card say? Which units is a card for?',
        'May Germans use American cards? cards of the other nation, a card for allies',
        'May I undo, cancel my own card?',
      ],
      rules: ['T-055', 'T-024'],
    },
    { asks: 'Who is the target on a card?', rules: ['T-A05'] },
    {
      asks: 'Why am I asked when I have nothing to play?',
      also: ['Why do I have to pass?'],
      rules: ['T-A29'],
    },
    {
      asks: 'Who plays modifiers first?',
      also: [
        'In which order are modifiers played? Do we take turns with cards in an attack? Who begins with cards?',
      ],
      rules: ['T-060', 'T-A12'],
    },
    {
      asks: 'When are no more cards played in an attack?',
      also: ['I passed. Can I come back in?'],
      rules: ['T-A12', 'T-062', 'T-061'],
    },
    {
      asks: 'How many Range, Hit and Ammo cards may be played?',
      also: [
        'The enemy played Point Blank after my Range card. a Range card after another',
        'two Range cards, two Ammo cards, more than one Hit card; Who decides the range?',
        'Can both of us play the same card?',
      ],
      rules: ['T-061', 'T-A13', 'T-062'],
    },
    {
      asks: 'How many Armor, Command and Terrain cards may be played?',
      also: ['any number'],
      rules: ['T-062'],
    },
    {
      asks: 'What does a Range card do?',
      also: ['What does 500 yards do? What does Point Blank do? too far; How far can a unit shoot?'],
      rules: ['T-063', 'T-060', 'T-064'],
    },
    { asks: 'Which ranges are there?', also: ['the longest range'], rules: ['T-064'] },
    {
      asks: 'Which factor counts, penetration or infantry?',
      also: [
        'What is inf? What do the numbers on a unit card mean? How do I hit infantry?',
        'tank against infantry, How do I hit guns? attack soldiers',
        'How do I read a unit card? What do the figures on a card mean? Can infantry attack tanks?',
      ],
      rules: ['T-070', 'T-A09', 'T-071'],
    },
    {
      asks: 'When is a target destroyed?',
      also: [
        'Can artillery, an aircraft, a gun destroy a tank? Can infantry beat a heavy tank? What beats a tank, a Panther?',
        'What do I need to destroy a tank, a Tiger? What is def? How much do I need? What is defence for?',
        'How is the result reckoned? Do I win the fight? How do I know if I hit?',
        'What number do I need to beat? equal numbers; Can infantry destroy a tank? Which is better?',
        'What happens when I lose a tank? Do I lose cards with it?',
      ],
      rules: ['T-071', 'T-070'],
    },
    {
      asks: 'What if the target survives?',
      also: ['the attack failed, missed, finish off a survivor'],
      rules: ['T-072', 'T-073', 'T-A10'],
    },
    {
      asks: 'What do Damage cards do?',
      also: ['tracks, turret, barrel; Abandon Tank'],
      rules: ['T-073', 'T-A17'],
    },
    {
      asks: 'How do I use support?',
      also: [
        'How do I use artillery? How do I use an aircraft? When can I use artillery? What is artillery for?',
      ],
      rules: ['T-031', 'T-053', 'T-065', 'T-074'],
    },
    {
      asks: 'What happens to support?',
      also: [
        'Does my plane come back? Does artillery come back, return?',
        'artillery, aircraft, air support; How does support work? Does artillery die after it attacks?',
        'How often can artillery shoot? Is an aircraft used once? Do I lose it after its attack?',
      ],
      rules: ['T-042', 'T-074', 'T-053', 'T-065'],
    },
    {
      asks: 'What happens when my deck is empty?',
      also: ['My last card is out. Do I lose? no units left to turn up; shuffle the reserve'],
      rules: ['T-100', 'T-101', 'T-102', 'T-A35'],
    },
    {
      asks: 'My deck has run out and the enemy’s has not. What now?',
      also: [
        'The enemy still has units and I do not. I have no units left',
        'the enemy still has cards; May I attack without a deck?',
      ],
      rules: ['T-101', 'T-A21', 'T-100'],
    },
    {
      asks: 'What is a full exchange?',
      also: ['Cards have run out for both'],
      rules: ['T-102', 'T-100', 'T-101'],
    },
    {
      asks: 'How do I attack again?',
      also: [
        'My attack was stopped. a radio? What does FREE mean?',
        'How often can I play a FREE card? two FREE cards at once; Does an attacker that is destroyed get a free attack?',
      ],
      rules: ['T-080', 'T-081', 'T-082', 'T-083'],
    },
    {
      asks: 'May the same unit attack twice?',
      also: [
        'the same tank; Who makes the free attack?',
        'Can I hit the same unit again? Can I attack the same enemy twice?',
      ],
      rules: ['T-081', 'T-A07', 'T-A32'],
    },
    { asks: 'May a free attack be stopped?', rules: ['T-082', 'T-050'] },
    {
      asks: 'What does a FREE card ask of my unit?',
      also: ['Which unit has to have attacked?'],
      rules: ['T-A06', 'T-A33'],
    },
    {
      asks: 'How do I undo a card?',
      also: [
        'Can I undo my own card? Can I stop my own mud? fix a tank; negate; Repairs and Professionalism do?',
        'My card was undone.',
        'The enemy stopped my attack with a LOST card. What can I do against it? fix a breakdown, repair damage',
        'Which cards cancel cards?',
      ],
      rules: ['T-090', 'T-A36', 'T-A15'],
    },
    {
      asks: 'What are Morale cards?',
      also: ['What can Rally undo? types of cards'],
      rules: ['T-090', 'T-A15'],
    },
    {
      asks: 'How do casualties come back?',
      also: [
        'Can I revive the unit that I want? revive a Tiger',
        'reinforcements, reserves card, recover a unit; How do I get dead units back?',
        'How do I get a unit out of the casualties? Which unit comes back? When can I play Reserves?',
      ],
      rules: ['T-110', 'T-A18', 'T-A19'],
    },
    {
      asks: 'Does destroying a unit count before mine is lost?',
      also: ['Who wins if both reach half'],
      rules: ['T-A27', 'T-120'],
    },
    {
      asks: 'May the defender play cards too?',
      also: [
        'Can the defender add cards to my attack? cards of both players, help the attack, harm the attack',
        'Can I play an Armor card when I attack? cards that help the target',
        'Can the other player respond to my attack? Can I react to it?',
        'Can I play cards on the turn of my opponent? Can I play a card when it is not my turn?',
      ],
      rules: ['T-060', 'T-A31', 'T-A12', 'T-050'],
    },
    {
      asks: 'May I stop an attack in my own turn?',
      also: ['Can I play an ambush, a mine, mud, smoke in my own turn? Who plays LOST and END cards?'],
      rules: ['T-050', 'T-051', 'T-052'],
    },
    {
      asks: 'What beats a card that stops an attack?',
      also: ['What beats smoke, an ambush? How do I get rid of smoke?'],
      rules: ['T-090', 'T-A36', 'T-050'],
    },
    {
      asks: 'How long does a card count?',
      also: [
        'How long does a modifier last? Does a card still count in the next attack? Until when does a card work?',
      ],
      rules: ['T-067', 'T-054'],
    },
  ],
};
