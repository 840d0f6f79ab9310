import type { SearchWords } from '../../src/book/search-words.ts';

/** How people ask about TanK. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['casualties', 'casualty', 'losses', 'loss', 'graveyard', 'out of action', 'ooa', 'dead pile'],
    [
      ...(['destroyed', 'destroy', 'kill', 'killed', 'die', 'dies', 'dead', 'beat', 'blow up'] as const),
      ...(['knock out', 'knocked out', 'take out', 'wreck', 'lost unit', 'lose my', 'lose a'] as const),
    ],
    ['attack', 'shoot', 'shot', 'shooting', 'fire', 'firing', 'strike', 'combat', 'battle', 'fight'],
    ['reserve', 'discard pile of units', 'used units'],
    ['penetration', 'pen', 'attack value', 'attack strength', 'firepower'],
    ['defence', 'defense', 'def', 'armour', 'armor value', 'hit points', 'toughness', 'hp'],
    ['reach', 'range', 'rng', 'distance', 'yards', 'far'],
    [
      ...([
        'support',
        'artillery',
        'art',
        'arty',
        'aircraft',
        'air',
        'plane',
        'airplane',
        'howitzer',
      ] as const),
      ...(['battery', 'fighter-bomber', 'bomber', 'air strike'] as const),
    ],
    ['infantry', 'inf', 'soldiers', 'troops', 'paratroopers', 'grenadiers', 'squad', 'foot'],
    ['gun', 'anti-tank gun', 'at gun', 'pak', 'cannon'],
    ['tank destroyer', 'td', 'jagdpanzer', 'wolverine'],
    ['self-propelled gun', 'sp', 'assault gun', 'stug', 'stugs'],
    ['half-track', 'halftrack', 'halftracks', 'carrier', 'apc'],
    ['nation', 'country', 'side', 'faction', 'army'],
    ['german', 'germany', 'germans', 'axis'],
    ['american', 'america', 'americans', 'usa', 'us'],
    ['british', 'britain', 'uk', 'english'],
    [
      'formation',
      'unit deck',
      'unit cards',
      'deck of units',
      'my deck',
      'his deck',
      'their deck',
      'your deck',
    ],
    ['tactics cards', 'tactics', 'event cards', 'action cards'],
    ['hand', 'hand size', 'hand limit', 'cards in hand', 'max hand'],
    ['stop', 'cancel', 'prevent', 'parry', 'dodge', 'interrupt', 'abort', 'avoid', 'counter an attack'],
    ['undo', 'negate', 'counter', 'cancel a card', 'react', 'nullify', 'canceled', 'cancelled'],
    [
      ...([
        'free attack',
        'extra attack',
        'bonus attack',
        'attack again',
        'second attack',
        'free action',
      ] as const),
      ...([
        'shoot again',
        'fire again',
        'go again',
        'another attack',
        'attack twice',
        'two attacks',
      ] as const),
    ],
    ['bring back', 'recover', 'revive', 'return', 'reinforce', 'get back', 'come back', 'units back'],
    ['modifier', 'bonus', 'penalty', 'plus', 'minus', 'add'],
    ['turn up', 'reveal', 'flip', 'draw a unit', 'turn over', 'face up'],
    ['breaking point', 'half', 'threshold'],
    ['win', 'victory', 'winner', 'won'],
    ['drawn game', 'a draw', 'tie', 'tied', 'stalemate', 'nobody wins', 'drawn'],
    ['run out', 'empty', 'exhausted', 'no cards left', 'deck out', 'runs out', 'ran out', 'used up', 'gone'],
    ['aim', 'target', 'targeted', 'targets', 'attack what', 'point at'],
    ['enemy', 'opponent', 'other player', 'other guy', 'foe', 'rival'],
    ['row', 'in play', 'on the table', 'table', 'battle line', 'front line'],
    ['choose', 'pick', 'decide', 'select', 'choice', 'which one i want', 'any i want'],
    ['hold', 'have in hand', 'hang on to'],
    ['discard', 'throw away', 'dump', 'get rid of', 'ditch', 'bin', 'toss'],
    ['pass', 'skip', 'do nothing', 'not attack', 'not to attack', 'without an attack', 'refuse'],
    ['mechanised', 'mechanized', 'mech', 'motorised'],
    ['survive', 'survived', 'survivor', 'not destroyed', 'still alive', 'lives'],
    ['jam', 'jammed'],
    ['first', '1st'],
    ['look', 'see', 'peek', 'view', 'show'],
    ['repairs', 'repair', 'fix', 'fixed', 'mend'],
    ['answer', 'respond', 'response', 'reply'],
    ['stay', 'remain', 'stick around'],
  ],
  plain: [
    {
      asks: 'How do I win?',
      also: [
        'win conditions, victory conditions',
        'When is the game over? When does the game end? What is the goal?',
        'How long is a game? How many turns are played?',
        'How many rounds does it go? How many rounds are there? Who has won, who has lost the game?',
      ],
      rules: ['T-120', 'T-120a', 'T-A39'],
    },
    {
      asks: 'How many casualties may I have?',
      also: [
        'How many losses until I lose? How many units may I lose? What is the breaking point?',
        'How do I lose? When have I lost? Half of how many cards?',
      ],
      rules: ['T-120', 'T-120a'],
    },
    {
      asks: 'When is the game drawn?',
      also: ['Can there be a tie? When is it a draw? What if nobody attacks any more? nobody wins'],
      rules: ['T-A39', 'T-A27'],
    },
    {
      asks: 'Who begins?',
      also: ['Who goes first? first player, which side starts', 'Who shoots first? Who attacks first?'],
      rules: ['T-004'],
    },
    {
      asks: 'How is the game set up?',
      also: [
        'setup',
        'How do we start? What do I need on the table?',
        'What is in the box? How many cards are in the game?',
      ],
      rules: ['T-001', 'T-002', 'T-003'],
    },
    {
      asks: 'How many cards do I begin with?',
      also: ['How many cards do I start with? starting hand, the first hand'],
      rules: ['T-002', 'T-001'],
    },
    {
      asks: 'What lies on the table?',
      also: [
        'What is the row? What is the reserve? What are casualties? Where do my units go?',
        'What piles are there? Where do I put my units?',
        'How many units are in the row? Can the enemy look at my reserve, at my casualties?',
        'Is there a board, a map? Do tanks move? Where are my units? Is one pile of casualties for both?',
      ],
      rules: ['T-003', 'T-001'],
    },
    {
      asks: 'Which nations are there?',
      also: [
        'Which countries, sides, armies can I play? Can two allies fight each other? Who made the lists?',
      ],
      rules: ['T-A25', 'T-A28'],
    },
    {
      asks: 'Do we share a deck?',
      also: ['How many decks are there? Whose are the tactics cards? Does each of us have a deck?'],
      rules: ['T-001'],
    },
    {
      asks: 'What can I do in a turn?',
      also: [
        'What can I do on my turn? What do I do next? How does a turn go?',
        'order of a turn, turn sequence, phases of a turn, steps of a turn',
        'When does my turn end? When is my turn over? What ends a turn?',
      ],
      rules: ['T-011', 'T-020', 'T-031', 'T-080'],
    },
    {
      asks: 'Who attacks, and who defends?',
      also: ['Whose turn is it? Do we take turns? Do both attack? attacker and defender'],
      rules: ['T-010', 'T-011'],
    },
    {
      asks: 'How many cards do I draw?',
      also: [
        'When do I draw cards? Do I draw up to a number? draw tactics cards',
        'Can I skip drawing? Do I have to draw?',
      ],
      rules: ['T-020', 'T-021', 'T-022', 'T-023'],
    },
    {
      asks: 'How many cards may I hold?',
      also: [
        'hand limit, hand size, too many cards; Do I have to discard? When do I discard?',
        'How many cards may I have in my hand?',
        'Can I save cards for later, keep cards for the next turn?',
      ],
      rules: ['T-021', 'T-A34', 'T-020'],
    },
    {
      asks: 'Do I draw on the enemy’s turn?',
      also: ['draw when I defend, draw after I have defended'],
      rules: ['T-023'],
    },
    {
      asks: 'What becomes of cards that were played?',
      also: [
        'Where do played cards go? Are cards discarded? Do I get my card back? Can I use a card twice?',
        'discard pile, used cards; Do cards stay on the table after an attack?',
        'Do I show my cards? Are cards secret? open hand',
        'Do discards come back? Does the defender lose the card that stopped the attack? Do I lose a card when I play it?',
      ],
      rules: ['T-054', 'T-067', 'T-024'],
    },
    {
      asks: 'What if no tactics cards are left?',
      also: [
        'the tactics deck is empty, shuffle the discards',
        'I have no cards in my hand. What if my hand is empty? run out of tactics cards',
      ],
      rules: ['T-022'],
    },
    {
      asks: 'Which unit attacks?',
      also: [
        'Do I choose my attacker? Can I pick which unit attacks? Is the attacker random? Who is the attacker?',
        'Can I look at my top card before I attack? Do I turn up a card?',
        'Do all my units attack? Does every unit attack in a turn? How many units attack?',
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
        'What are legal targets? Whom can I attack? Do I choose the target?',
        'targets',
        'Can I attack units that have attacked already? units in the row',
        'Can I attack units in the reserve? attack casualties, attack a unit that is not in play',
      ],
      rules: ['T-040', 'T-041'],
    },
    {
      asks: 'What if there is nothing to aim at?',
      also: ['The enemy has no units, nobody on the table. No targets. Whom do I shoot then?'],
      rules: ['T-A22', 'T-040'],
    },
    {
      asks: 'What happens when I aim at the deck?',
      also: [
        'attack the top card, attack the deck, aim at a face-down card, an unknown unit; Is it turned up?',
        'May I look at the top card of the enemy before I attack it?',
      ],
      rules: ['T-041', 'T-040', 'T-A10'],
    },
    {
      asks: 'What happens when I aim at support?',
      also: [
        'Can artillery be attacked? Can support be a target? Can I shoot down a plane? Is my plane lost?',
        'How do I kill artillery, an aircraft?',
      ],
      rules: ['T-042', 'T-A02'],
    },
    {
      asks: 'What is a vehicle, a tank, a gun?',
      also: [
        'unit classes, unit types; what counts as a tank, what counts as infantry, as a vehicle',
        'Is a StuG a tank? Is a Hetzer a tank? Is a tank destroyer a tank? Is an armoured car a vehicle?',
        'Do half-tracks count as vehicles? Is mechanised infantry a vehicle?',
        'What is a tank destroyer? What do the types mean? Is artillery infantry?',
      ],
      rules: ['T-A08', 'T-A38', 'T-A38a'],
    },
    {
      asks: 'How can I stop an attack?',
      also: [
        'lost action',
        'How do I defend? What can the defender do? What can I do when I am attacked?',
        'How do I block a shot? Why did my attack end?',
      ],
      rules: ['T-050', 'T-051', 'T-052', 'T-053'],
    },
    {
      asks: 'What does LOST mean?',
      also: ['What does a LOST card do? lost action card, the attack is lost'],
      rules: ['T-050'],
    },
    {
      asks: 'What does END mean?',
      also: ['What does an END card do? difference between END and LOST, the turn ends'],
      rules: ['T-051', 'T-050'],
    },
    {
      asks: 'What does a mine do?',
      also: [
        'What does a breakdown do? Is the attacker destroyed by a mine? break down',
        'Can a mine destroy a tank? Can a mine destroy my attacker?',
      ],
      rules: ['T-052', 'T-A24'],
    },
    {
      asks: 'What stops support?',
      also: [
        'How do I stop artillery, an aircraft, an air strike? defend against planes',
        'Does a mine, mud, smoke, an ambush work against artillery or aircraft?',
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
    {
      asks: 'Who is the target on a card?',
      also: ['What does target mean on a card that stops an attack?'],
      rules: ['T-A05'],
    },
    {
      asks: 'Why am I asked when I have nothing to play?',
      also: ['Why do I have to pass? asked without cards'],
      rules: ['T-A29'],
    },
    {
      asks: 'Who plays modifiers first?',
      also: [
        'In which order are modifiers played? Do we take turns with cards in an attack? Who begins with cards?',
        'What is a modifier? What changes the factor?',
      ],
      rules: ['T-060', 'T-A12'],
    },
    {
      asks: 'When are no more cards played in an attack?',
      also: ['both pass, we both pass, pass twice; How many modifiers can be played?'],
      rules: ['T-A12', 'T-062', 'T-061'],
    },
    {
      asks: 'How many Range, Hit and Ammo cards may be played?',
      also: [
        'two Range cards, two Ammo cards, more than one Hit card',
        'How many cards can I play in one attack?',
        'Can both of us play the same card?',
      ],
      rules: ['T-061', 'T-A13', 'T-062'],
    },
    {
      asks: 'How many Armor, Command and Terrain cards may be played?',
      also: ['any number, limit of armor cards, command cards, terrain cards'],
      rules: ['T-062'],
    },
    {
      asks: 'What does a Range card do?',
      also: [
        'What does 500 yards do? What does Point Blank do? How does range work? too far, out of range, out of reach',
        'How far can a unit shoot? Is there a distance on the table?',
      ],
      rules: ['T-063', 'T-060', 'T-064'],
    },
    {
      asks: 'Which ranges are there?',
      also: ['order of ranges, the longest range, the shortest range, point blank to 2000 yards'],
      rules: ['T-064'],
    },
    {
      asks: 'Which factor counts, penetration or infantry?',
      also: [
        'What is pen? What is inf? What do the numbers on a unit card mean? How do I hit infantry?',
        'tank against infantry, How do I hit guns? attack soldiers',
        'How do I read a unit card? What do the figures on a card mean?',
        'Can infantry attack tanks?',
      ],
      rules: ['T-070', 'T-A09', 'T-071'],
    },
    {
      asks: 'When is a target destroyed?',
      also: [
        'What do I need to destroy a tank, a Tiger? What is def? How much do I need? What is defence for?',
        'How is the result reckoned? Do I win the fight? How do I know if I hit?',
        'What number do I need to beat? equal numbers; Can infantry destroy a tank? Which is better?',
        'What happens when I lose a tank? Where does a destroyed unit go? Do I lose cards with it?',
      ],
      rules: ['T-071', 'T-070'],
    },
    {
      asks: 'What if the target survives?',
      also: ['I did not destroy it, the attack failed, missed, what now? Does the target stay?'],
      rules: ['T-072', 'T-073', 'T-A10'],
    },
    {
      asks: 'What do Damage cards do?',
      also: ['When do I play damage? damage a tank, tracks, turret, barrel; Abandon Tank'],
      rules: ['T-073', 'T-A17'],
    },
    {
      asks: 'What happens to support?',
      also: [
        'artillery, aircraft, air support; How does support work? Does artillery die after it attacks?',
        'How often can artillery shoot? Is an aircraft used once? Do I lose it after its attack?',
      ],
      rules: ['T-042', 'T-074', 'T-053', 'T-065'],
    },
    {
      asks: 'What happens when my deck is empty?',
      also: ['deck runs out, no more units, no units left to turn up', 'shuffle the reserve, reshuffle'],
      rules: ['T-100', 'T-101', 'T-102', 'T-A35'],
    },
    {
      asks: 'My deck has run out and the enemy’s has not. What now?',
      also: ['wait until both decks are empty; the enemy still has cards; May I attack without a deck?'],
      rules: ['T-101', 'T-A21', 'T-100'],
    },
    {
      asks: 'What is a full exchange?',
      also: ['full exchange, exchange is complete, both decks have run out'],
      rules: ['T-102', 'T-100', 'T-101'],
    },
    {
      asks: 'How do I attack again?',
      also: [
        'free attacks; What does FREE mean? What does a FREE card do? How do I get a free attack?',
        'How often can I play a FREE card? two free attacks, two FREE cards at once; Does an attacker that is destroyed get a free attack?',
      ],
      rules: ['T-080', 'T-081', 'T-082', 'T-083'],
    },
    {
      asks: 'May the same unit attack twice?',
      also: [
        'attack again with the same unit, the same tank; same unit cards',
        'Who makes the free attack?',
        'Can I hit the same unit again?',
      ],
      rules: ['T-081', 'T-A07', 'T-A32'],
    },
    {
      asks: 'May a free attack be stopped?',
      also: ['Can the enemy stop my free attack? Are free attacks like others? modifiers in a free attack'],
      rules: ['T-082', 'T-050'],
    },
    {
      asks: 'What does a FREE card ask of my unit?',
      also: ['Which unit has to have attacked? restrictions of free cards'],
      rules: ['T-A06', 'T-A33'],
    },
    {
      asks: 'How do I undo a card?',
      also: [
        'negate; What do Rally, Repairs and Professionalism do?',
        'My card was undone. The enemy undid it. When may I undo a card? Who may undo a card?',
        'The enemy stopped my attack with a LOST card. What can I do against it? fix a breakdown, repair damage',
        'Which cards cancel cards?',
      ],
      rules: ['T-090', 'T-A36', 'T-A15'],
    },
    {
      asks: 'What are Morale cards?',
      also: ['What can Rally undo? types of cards, types of tactics cards'],
      rules: ['T-090', 'T-A15'],
    },
    {
      asks: 'How do casualties come back?',
      also: [
        'reinforcements, reserves card, recover a unit; How do I get dead units back? bring destroyed units back',
        'Which unit comes back? When can I play Reserves?',
      ],
      rules: ['T-110', 'T-A18', 'T-A19'],
    },
    {
      asks: 'Does destroying a unit count before mine is lost?',
      also: [
        'Who loses first when both reach half?',
        'Who wins if both reach half, both hit the breaking point?',
      ],
      rules: ['T-A27', 'T-120'],
    },
    {
      asks: 'May the defender play cards too?',
      also: [
        'Can the defender add cards to my attack? cards of both players, help the attack, harm the attack',
        'Can I play an Armor card when I attack? cards that help the target',
      ],
      rules: ['T-060', 'T-A31', 'T-A12'],
    },
  ],
};
