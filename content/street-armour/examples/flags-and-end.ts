import type { Written } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';
import {
  FAR,
  FAR_IN_CITY,
  inCity,
  shooting,
  shootingInCity,
  table,
  type ArmourExample,
} from '../written-positions.ts';

/** Two flags a side; West’s first tank stands on e5, next to one of the enemy’s. Both have had a turn. */
const waiting = (facing: string, more: Written = {}): Written =>
  table([`west light e5 ${facing}`, FAR], {
    stage: 'shoot',
    task: 'two-flags',
    turns: { west: 3, east: 3 },
    flags: { west: ['a1', 'a10'], east: ['f6', 'j1'] },
    ...more,
  });

/** The same in the city: it stands on m10, and the flag on n11. */
const waitingInCity = (more: Written = {}): Written =>
  shootingInCity(0, ['west light m10 north'], {
    task: 'two-flags',
    turns: { west: 3, east: 3 },
    flags: { west: ['a1', 'a10'], east: ['n11', 't1'] },
    ...more,
  });

/** An example of the end of a turn, and which of East’s flags are left. */
const ends = (
  id: string,
  title: string,
  position: Written,
  east: readonly string[],
  shows: readonly StatementId[],
  more: { readonly moves?: readonly string[]; readonly turnsOn?: string } = {},
): ArmourExample => ({
  kind: 'course',
  id,
  title,
  position,
  moves: more.moves ?? ['end'],
  shows,
  after: { flags: { east } },
  ...(more.turnsOn === undefined ? {} : { turnsOn: more.turnsOn }),
});

const BOTH = ['f6', 'j1'];
const CAME = { runs: [{ tank: 0, from: { at: 'd5', facing: 'north' } }] };

export const FLAG_EXAMPLES: readonly ArmourExample[] = [
  ends(
    'arrived-this-turn',
    'A tank has come next to a flag in this turn: it has to wait.',
    waiting('north', CAME),
    BOTH,
    ['C-A46'],
  ),
  ends(
    'waited-a-turn',
    'It has stood there since its turn before, and captures the flag.',
    waitingInCity(),
    ['t1'],
    ['C-042', 'C-043'],
  ),
  ends(
    'turned-while-waiting',
    'It has turned on its square: it has to wait anew.',
    waitingInCity({ runs: [{ tank: 0, from: { at: 'm10', facing: 'west' } }] }),
    ['n11', 't1'],
    ['C-A16', 'C-A46'],
    { turnsOn: 'still-turning' },
  ),
  ends(
    'shot-while-waiting',
    'It has shot and not moved: the flag is captured.',
    waiting('north', { fire: 2 }),
    ['j1'],
    ['C-042', 'C-A16a'],
    { moves: ['shoot e5 at j10', 'end'], turnsOn: 'still-idle' },
  ),
  ends(
    'flag-at-a-corner',
    'The flag stands diagonally next to it, which is next to it.',
    waiting('north'),
    ['j1'],
    ['C-042', 'C-A17'],
    { turnsOn: 'flag-edges' },
  ),
  ends(
    'there-from-the-start',
    'It was set up next to the flag, and this is its first turn.',
    waiting('north', { turns: { west: 0, east: 0 } }),
    BOTH,
    [],
  ),
  ends(
    'second-turn-from-the-start',
    'At the end of its second turn it captures.',
    waiting('north', { turns: { west: 1, east: 1 } }),
    ['j1'],
    ['C-042'],
  ),
  {
    kind: 'course',
    id: 'two-flags-at-once',
    title: 'Two flags stand next to it: it captures both, and the game.',
    position: waiting('north', { flags: { west: ['a1', 'a10'], east: ['f6', 'd4'] } }),
    moves: ['end'],
    after: { stage: 'over' },
    shows: ['C-043'],
  },
  ends(
    'not-the-own-flag',
    'Its own flag stands next to it: nothing happens to that.',
    waiting('north', { flags: { west: ['a1', 'e6'], east: ['j1', 'j3'] } }),
    ['j1', 'j3'],
    [],
  ),
  {
    kind: 'course',
    id: 'waiter-destroyed',
    title: 'The tank that waits is destroyed in the enemy’s turn.',
    position: shooting(9, ['west light e5 north', 'west light a5 north', 'east light e8 north'], {
      active: 'east',
      task: 'one-flag',
      turns: { west: 3, east: 2 },
      flags: { west: ['a1'], east: ['f6'] },
    }),
    moves: ['shoot e8 at e5', 'end', 'throw 1 1', 'cease', 'end'],
    after: { flags: { east: ['f6'] } },
    shows: ['C-036'],
  },
  {
    kind: 'score',
    id: 'all-flags',
    title: 'The only flag of the east is captured.',
    position: waiting('north', { task: 'one-flag', flags: { west: ['a1'], east: ['f6'] } }),
    before: ['end'],
    totals: null,
    winner: 'west',
    shows: ['C-043'],
  },
];

/** West has one tank, whose shot destroys the last of the east. */
const lastShot = (more: Written = {}): Written =>
  inCity(['west light e9 east', 'east light i9 west'], { stage: 'shoot', fire: 9, ...more });
/** Before West ends the thirtieth turn without a loss. */
const stalled = (tanks: readonly string[], more: Written = {}): Written =>
  table(tanks, { stage: 'shoot', quiet: 29, turns: { west: 20, east: 20 }, ...more });

export const END_EXAMPLES: readonly ArmourExample[] = [
  {
    kind: 'score',
    id: 'last-tank',
    title: 'The last tank of the east is destroyed.',
    position: lastShot(),
    before: ['shoot e9 at i9'],
    totals: null,
    winner: 'west',
    shows: ['C-037'],
  },
  {
    kind: 'score',
    id: 'last-tank-with-flags',
    title: 'It is destroyed, and its flag still stands.',
    position: lastShot({ task: 'one-flag', flags: { west: ['a10'], east: ['t10'] } }),
    before: ['shoot e9 at i9'],
    totals: null,
    winner: 'west',
    shows: ['C-037', 'C-A19'],
  },
  {
    kind: 'score',
    id: 'out-of-turns',
    title: 'The attacker of one flag ends the twelfth turn, and the flag stands.',
    position: table(['west light a1 east', FAR], {
      stage: 'shoot',
      task: 'west-on-1',
      flags: { east: ['h5'] },
      turns: { west: 11, east: 11 },
    }),
    before: ['end'],
    totals: null,
    winner: 'east',
    shows: ['C-044', 'C-A47', 'C-A32'],
  },
  {
    kind: 'score',
    id: 'captured-in-the-last-turn',
    title: 'The twelfth turn still captures it.',
    position: inCity(['west light n10 east', FAR_IN_CITY], {
      stage: 'shoot',
      task: 'west-on-1',
      flags: { east: ['n11'] },
      turns: { west: 11, east: 11 },
    }),
    before: ['end'],
    totals: null,
    winner: 'west',
    shows: ['C-043'],
  },
  {
    kind: 'score',
    id: 'thirty-quiet-turns',
    title: 'Thirty turns without a loss: West has tanks worth more.',
    position: stalled(['west medium a1 east', FAR]),
    before: ['end'],
    totals: null,
    winner: 'west',
    shows: ['C-A33', 'C-A20'],
  },
  {
    kind: 'score',
    id: 'quiet-and-level',
    title: 'Thirty turns without a loss, and tanks worth the same: a draw.',
    position: stalled(['west light a1 east', FAR]),
    before: ['end'],
    totals: null,
    winner: null,
    shows: ['C-A33', 'C-A20'],
  },
  {
    kind: 'score',
    id: 'quiet-and-more-flags',
    title: 'Flags come before tanks: East has two, and West one.',
    position: stalled(['west heavy a1 east', FAR], {
      task: 'two-flags',
      flags: { west: ['a10'], east: ['j1', 'j3'] },
    }),
    before: ['end'],
    totals: null,
    winner: 'east',
    shows: ['C-A33', 'C-A20'],
  },
  {
    kind: 'score',
    id: 'quiet-attack',
    title: 'The attacker lets thirty turns go by: the defender has won.',
    position: stalled(['west heavy a1 east', FAR], {
      task: 'west-on-4',
      flags: { east: ['j1', 'j3', 'j5', 'j7'] },
      turns: { west: 20, east: 20 },
    }),
    before: ['end'],
    totals: null,
    winner: 'east',
    shows: ['C-A33'],
  },
  {
    kind: 'course',
    id: 'turn-without-tanks',
    title: 'East has no tank left in a game about flags alone: its turn counts, and the throw is West’s.',
    position: table(['west light a1 east', 'east light e1 west wreck'], {
      stage: 'shoot',
      task: 'one-flag',
      options: ['flags-only'],
      turns: { west: 4, east: 4 },
      flags: { west: ['a10'], east: ['j10'] },
    }),
    moves: ['end'],
    after: { stage: 'throw', active: 'west', turns: { west: 5, east: 5 } },
    shows: ['C-A48'],
  },
];
