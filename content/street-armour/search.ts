import type { SearchWords } from '../../src/book/search-words.ts';

/** Synonyms and words to find Street Armour’s rules by. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['shoot', 'attack', 'gun'],
    ['line of fire', 'line of sight', 'los', 'lof', 'look', 'sight'],
    ['move', 'drive', 'go'],
    ['turn', 'rotate', 'facing'],
    ['back', 'backward'],
    ['throw', 'dice', 'die', 'doubles', 'triples'],
    ['steps', 'step', 'movement points', 'speed', 'allowance'],
    ['firepower', 'strong', 'attack value', 'damage points'],
    ['armour', 'defend', 'armor'],
    ['distance', 'reach', 'ruler', 'measure'],
    ['destroyed', 'destroy', 'wreck'],
    ['damaged', 'damage', 'hit', 'immobilised'],
    ['front', 'side', 'rear', 'flank', 'behind', 'sector', 'face'],
    ['arc', 'sideways', 'beam', 'angle', 'ninety degrees'],
    ['corner', 'gap', 'squeeze'],
    ['flag', 'capture', 'objective'],
    ['barricade', 'roadblock', 'obstacle'],
    ['team', 'army', 'points', 'force', 'roster', 'list', 'cost', 'buy', 'price'],
    ['set up', 'setup', 'deploy', 'deployment', 'place', 'begin', 'start'],
    ['building', 'block', 'house', 'wall'],
    ['tile', 'map', 'city', 'window'],
    ['draw', 'tie', 'stall', 'nobody wins'],
  ],
  length: ['C-037', 'C-044', 'C-A33'],
  plain: [
    {
      asks: 'How do I win?',
      also: ['What is the goal? When is the game over?'],
      rules: ['C-037', 'C-043', 'C-044'],
    },
    { asks: 'Who goes first?', rules: ['C-A14'] },
    { asks: 'How do I set up?', rules: ['C-A43', 'C-002', 'C-A44'] },
    { asks: 'Where do my tanks start?', also: ['Who deploys first?'], rules: ['C-A44', 'C-002', 'C-A43'] },
    {
      asks: 'What do I do in my turn?',
      also: ['What are the phases of a turn? Can all my tanks fire? Can I shoot first and then drive?'],
      rules: ['C-013', 'C-010', 'C-011'],
    },
    { asks: 'How many dice do I throw?', rules: ['C-010', 'C-A12'] },
    {
      asks: 'What if all dice are the same?',
      also: ['What do doubles do? Is there a bonus move for three of a kind?'],
      rules: ['C-012', 'C-A26'],
    },
    {
      asks: 'Do I have to use all dice?',
      also: [
        'Can I give a die to another player? What if I have no use for a die?',
        'Can I save a die? Which die goes to which tank? What if I have no dice left?',
      ],
      rules: ['C-011', 'C-013'],
    },
    {
      asks: 'Which number moves, and which shoots?',
      also: ['How do I read the dice? No normal dice at home'],
      rules: ['C-A41', 'C-020', 'C-034'],
    },
    {
      asks: 'How far does a tank go?',
      also: ['What is the movement of a medium tank? How far can a heavy tank go?'],
      rules: ['C-020', 'C-021'],
    },
    {
      asks: 'Does turning cost steps?',
      also: ['How much is a turn of 90 degrees? Can I spin in place?'],
      rules: ['C-021'],
    },
    { asks: 'Does turning count as moving?', rules: ['C-A03', 'C-A16'] },
    { asks: 'Can two tanks stand on one square?', also: ['What stops a tank?'], rules: ['C-023'] },
    {
      asks: 'Where may I shoot?',
      also: [
        'What is the firing arc? Can I shoot all around if I have not moved? Is 90 degrees after moving in?',
      ],
      rules: ['C-030', 'C-031', 'C-A03'],
    },
    {
      asks: 'What blocks a line of fire?',
      also: ['What can I not shoot through?', 'Does a burning tank block shots?'],
      rules: ['C-032', 'C-A06'],
    },
    { asks: 'What is firepower?', also: ['Do I roll for each shot?'], rules: ['C-034', 'C-A09', 'C-A10'] },
    {
      asks: 'How do I know whether a shot succeeds?',
      also: ['What do I need to destroy a tank? Is it enough if it is equal?'],
      rules: ['C-035', 'C-034', 'C-033'],
    },
    { asks: 'Which armour counts?', also: ['Where is a tank weakest?'], rules: ['C-A29', 'C-A07'] },
    { asks: 'Which side is hit exactly on the diagonal?', rules: ['C-A07', 'C-A29'] },
    { asks: 'What happens to a tank that is hit?', rules: ['C-035', 'C-036', 'C-050'] },
    {
      asks: 'What does a gun add?',
      also: ['Has a light tank a gun bonus? Does the kind of tank matter for a shot?'],
      rules: ['C-A10', 'C-034'],
    },
    { asks: 'How many flags are there?', rules: ['C-040', 'C-A31'] },
    {
      asks: 'How do I capture a flag?',
      also: ['Can I park in front of a flag?', 'How long do I have to stand, wait, stay next to a flag?'],
      rules: ['C-042', 'C-A46'],
    },
    { asks: 'Where may a flag stand?', also: ['Can I hide my flag in a corner?'], rules: ['C-A31'] },
    {
      asks: 'How many points has a team?',
      also: ['How many points can I spend?'],
      rules: ['C-A42', 'C-A50', 'C-001'],
    },
    {
      asks: 'What may a team be made of?',
      also: [
        'Are all light tanks allowed? How many tanks may I have? Can I buy more tanks?',
        'What is the value of a heavy tank?',
      ],
      rules: ['C-A24', 'C-A51', 'C-001'],
    },
    { asks: 'How many turns has an attacker?', rules: ['C-A47', 'C-044'] },
    {
      asks: 'What if nothing happens any more?',
      also: ['Nobody can hit anybody; What if we never hit each other? What if we both keep away?'],
      rules: ['C-A33', 'C-A20'],
    },
    {
      asks: 'How does damage work?',
      also: [
        'How long does a damaged tank stay damaged? Can damage be repaired?',
        'What can a damaged tank do?',
      ],
      rules: ['C-050', 'C-A13', 'C-A30'],
    },
    { asks: 'How is distance measured?', rules: ['C-033', 'C-A05', 'C-A05a'] },
    { asks: 'What do barricades do?', also: ['Do barricades block?'], rules: ['C-051', 'C-A45'] },
    { asks: 'How big is the city?', rules: ['C-003', 'C-A34', 'C-A40'] },
    {
      asks: 'What becomes of a destroyed tank?',
      also: ['Are wrecks taken away?'],
      rules: ['C-036', 'C-032'],
    },
    { asks: 'Do flags stop shots?', also: ['Can I destroy a flag by shooting at it?'], rules: ['C-041'] },
    {
      asks: 'When can a tank not move at all?',
      also: ['What if a tank cannot move? or is stuck?'],
      rules: ['C-A11'],
    },
    {
      asks: 'What beats a heavy tank?',
      also: [
        'Can a light tank destroy a heavy one? How do I destroy a heavy, a medium tank? Can a small tank beat a big one?',
      ],
      rules: ['C-035', 'C-A29', 'C-034'],
    },
    {
      asks: 'Can two tanks shoot at the same target?',
      also: ['Do shots add up? Is firepower shared among my tanks?'],
      rules: ['C-A08', 'C-013', 'C-034'],
    },
    {
      asks: 'How long does firepower last?',
      also: ['Does firepower change in a turn? Does firepower go down when a tank is lost?'],
      rules: ['C-A09', 'C-034'],
    },
    {
      asks: 'What if I have no tanks left?',
      also: ['What if all my tanks are destroyed? When have I lost?'],
      rules: ['C-037', 'C-A48'],
    },
    {
      asks: 'What if we play without flags?',
      also: ['What if there are no flags? Do we need flags?'],
      rules: ['C-037', 'C-040'],
    },
  ],
};
