import type { SearchWords } from '../../src/book/search-words.ts';

/** Synonyms and words to find Street Armour’s rules by. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['shoot', 'shot', 'shots', 'shooting', 'fire', 'firing', 'attack', 'gun'],
    ['line of fire', 'line of sight', 'los', 'lof', 'see', 'sight', 'view'],
    ['move', 'movement', 'drive', 'moving', 'go', 'advance'],
    ['turn', 'rotate', 'rotation', 'facing', 'spin', 'pivot', 'swing'],
    ['back', 'backward', 'backwards', 'reverse', 'reversing'],
    ['throw', 'roll', 'rolling', 'dice', 'die', 'doubles', 'triples'],
    ['steps', 'step', 'movement points', 'speed', 'allowance'],
    ['firepower', 'strength', 'power', 'attack value', 'damage points'],
    ['armour', 'armor', 'defence', 'defense', 'protection'],
    ['distance', 'range', 'reach', 'far', 'ruler', 'measure'],
    ['destroyed', 'destroy', 'kill', 'killed', 'dead', 'wreck', 'wrecks', 'eliminated', 'knocked out'],
    ['damaged', 'damage', 'hit', 'crippled', 'immobilised'],
    ['front', 'side', 'rear', 'flank', 'behind', 'sector', 'face'],
    ['arc', 'abeam', 'beam', 'angle', 'ninety degrees', 'sideways'],
    ['corner', 'diagonal', 'diagonally', 'gap', 'squeeze'],
    ['flag', 'flags', 'capture', 'objective', 'captured'],
    ['barricade', 'barricades', 'roadblock', 'obstacle', 'obstacles'],
    ['team', 'army', 'points', 'force', 'roster', 'list', 'cost', 'buy', 'price'],
    ['set up', 'setup', 'deploy', 'deployment', 'place', 'begin', 'start'],
    ['building', 'buildings', 'block', 'house', 'wall', 'walls'],
    ['tile', 'tiles', 'map', 'board', 'city', 'window'],
    ['draw', 'stalemate', 'tie', 'stall', 'nobody wins'],
  ],
  length: ['C-037', 'C-044', 'C-A33'],
  plain: [
    {
      asks: 'How do I win?',
      also: ['What is the goal?', 'When is the game over?'],
      rules: ['C-037', 'C-043', 'C-044'],
    },
    { asks: 'Who goes first?', rules: ['C-A14'] },
    { asks: 'How do I set up?', also: ['setup'], rules: ['C-A43', 'C-002', 'C-A44'] },
    {
      asks: 'Where do my tanks start?',
      also: ['Who deploys first?', 'What is the set-up zone?'],
      rules: ['C-A44', 'C-002', 'C-A43'],
    },
    {
      asks: 'What do I do in my turn?',
      also: ['What are the phases of a turn?', 'Can all my tanks fire?', 'Can I shoot first and then drive?'],
      rules: ['C-013', 'C-010', 'C-011'],
    },
    { asks: 'How many dice do I throw?', rules: ['C-010', 'C-A12'] },
    {
      asks: 'What if all dice are the same?',
      also: ['What do doubles do?', 'Is there a bonus move for three of a kind?', 'I rolled doubles'],
      rules: ['C-012', 'C-A26'],
    },
    {
      asks: 'Do I have to use all dice?',
      also: [
        'Can I save a die?',
        'Can I pass my turn without moving?',
        'Which die goes to which tank?',
        'What if I have no dice left?',
        'Must I use every die?',
      ],
      rules: ['C-011', 'C-013'],
    },
    {
      asks: 'Which number moves, and which shoots?',
      also: [
        'How do I read the dice?',
        'Is it the big number or the small number?',
        'Can I use ordinary dice?',
        'No normal dice at home',
      ],
      rules: ['C-A41', 'C-020', 'C-034'],
    },
    {
      asks: 'How far does a tank go?',
      also: [
        'How many steps have I?',
        'What is the movement of a medium tank?',
        'How far can a heavy tank go?',
      ],
      rules: ['C-020', 'C-021'],
    },
    {
      asks: 'Does turning cost steps?',
      also: ['How much is a turn of 90 degrees?', 'Can I spin in place?'],
      rules: ['C-021'],
    },
    { asks: 'Does turning count as moving?', rules: ['C-A03', 'C-A16'] },
    {
      asks: 'Can two tanks stand on one square?',
      also: ['What stops a tank?'],
      rules: ['C-023'],
    },
    {
      asks: 'Where may I shoot?',
      also: [
        'What is the firing arc?',
        'Can I shoot all around if I have not moved?',
        'Is 90 degrees after moving in?',
      ],
      rules: ['C-030', 'C-031', 'C-A03'],
    },
    {
      asks: 'What blocks a line of fire?',
      also: ['Does a burning tank block shots?', 'Does a wreck block shots?'],
      rules: ['C-032', 'C-A06'],
    },
    {
      asks: 'What is firepower?',
      also: ['What are the small numbers for?', 'Do I roll for each shot?'],
      rules: ['C-034', 'C-A09', 'C-A10'],
    },
    {
      asks: 'How do I know whether a shot succeeds?',
      also: [
        'How does combat work?',
        'What do I need to hit?',
        'What do I need to destroy a tank?',
        'Is it enough if it is equal?',
      ],
      rules: ['C-035', 'C-034', 'C-033'],
    },
    {
      asks: 'Which armour counts?',
      also: ['How do I know which side is hit?', 'Where is a tank weakest?', 'Is the rear easier to hit?'],
      rules: ['C-A29', 'C-A07'],
    },
    {
      asks: 'Which side is hit exactly on the diagonal?',
      also: ['What if the shooter is on the line between two sides?'],
      rules: ['C-A07', 'C-A29'],
    },
    {
      asks: 'What happens to a tank that is hit?',
      also: ['Is a hit tank destroyed?'],
      rules: ['C-035', 'C-036', 'C-050'],
    },
    {
      asks: 'What does a gun add?',
      also: ['Has a light tank a gun bonus?', 'Does the kind of tank matter for a shot?'],
      rules: ['C-A10', 'C-034'],
    },
    {
      asks: 'How many flags are there?',
      also: ['Is there a game with flags?'],
      rules: ['C-040', 'C-A31'],
    },
    { asks: 'How do I capture a flag?', also: ['Can I park in front of a flag?'], rules: ['C-042', 'C-A46'] },
    {
      asks: 'Where may a flag stand?',
      also: ['Where can I put my flag?', 'Can I hide my flag in a corner?'],
      rules: ['C-A31'],
    },
    {
      asks: 'How many points has a team?',
      also: ['How many points can I spend?', 'What is the size of an army?'],
      rules: ['C-A42', 'C-A50', 'C-001'],
    },
    {
      asks: 'What may a team be made of?',
      also: [
        'Are all light tanks allowed?',
        'How do I pick my squad? How do we choose our tanks?',
        'How many tanks may I have?',
        'Can I buy more tanks?',
        'What is the value of a heavy tank?',
      ],
      rules: ['C-A24', 'C-A51', 'C-001'],
    },
    { asks: 'How many turns has an attacker?', rules: ['C-A47', 'C-044'] },
    {
      asks: 'What if nothing happens any more?',
      also: [
        'Can the game be a draw?',
        'Nobody can hit anybody, what now?',
        'What if we never hit each other? What if nobody ever hits? What if we both keep away?',
      ],
      rules: ['C-A33', 'C-A20'],
    },
    {
      asks: 'How does damage work?',
      also: ['What if a damaged tank is hit again?', 'What can a damaged tank do?'],
      rules: ['C-050', 'C-A13', 'C-A30'],
    },
    { asks: 'How is distance measured?', rules: ['C-033', 'C-A05', 'C-A05a'] },
    {
      asks: 'What do barricades do?',
      also: ['How many barricades are there?', 'Do barricades block?'],
      rules: ['C-051', 'C-A45'],
    },
    {
      asks: 'How big is the city?',
      also: ['Which tiles do I use?', 'How big is the map?', 'How do I play with two sets?'],
      rules: ['C-003', 'C-A34', 'C-A40'],
    },
    {
      asks: 'What becomes of a destroyed tank?',
      also: ['Do wrecks stay on the board? Are wrecks taken away?'],
      rules: ['C-036', 'C-032'],
    },
    {
      asks: 'Do flags stop shots?',
      also: ['Can I fire at a flag? Can I destroy a flag by shooting at it?'],
      rules: ['C-041'],
    },
    {
      asks: 'When can a tank not move at all?',
      also: ['What if a tank cannot move? What if it has no steps, or is stuck?'],
      rules: ['C-A11'],
    },
  ],
};
