import { LONG, RING } from './examples-tables.ts';

/**
 * Situations that are asked about: a table written from a few numbers and choices, and what one would try there first.
 * Red is who asks. Whatever is entered, the referee's form reads the table or says why there is none.
 */
export interface Situation {
  /** Unique among the situations; its address. */
  readonly id: string;
  /** "Step onto the tank". */
  readonly name: string;
  readonly fields: readonly SituationField[];
  /** The table, as people write it. */
  readonly write: (entered: Entered) => Readonly<Record<string, unknown>>;
  /** Moves made before the try, in notation. */
  readonly before?: (entered: Entered) => readonly string[];
  /** What one would try first, in words and in notation. */
  readonly tries: (entered: Entered) => readonly LikelyTry[];
}

/** A number entered by steps, or one of a few. */
export type SituationField =
  | {
      readonly id: string;
      readonly says: string;
      readonly least: number;
      readonly most: number;
      readonly begin: number;
    }
  | {
      readonly id: string;
      readonly says: string;
      readonly among: readonly { readonly id: string; readonly says: string }[];
      readonly begin: string;
    };

/** What has been entered, by the fields' ids. */
export interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
}

export interface LikelyTry {
  readonly says: string;
  readonly move: string;
}

/** "2 soldiers", "1 soldier". */
const soldiers = (count: number): string => `${count} soldier${count === 1 ? '' : 's'}`;

const count = (id: string, says: string, begin: number, most: number, least = 0): SituationField => ({
  ...{ id, says, least, most, begin },
});

const choice = (id: string, says: string, begin: string, names: Readonly<Record<string, string>>) => ({
  ...{ id, says, begin },
  among: Object.entries(names).map(([one, name]) => ({ id: one, says: name })),
});

const yesNo = (id: string, says: string, begin: 'yes' | 'no' = 'no'): SituationField =>
  choice(id, says, begin, { yes: 'Yes', no: 'No' });

/** A field with somebody on it, or none. */
const on = (field: string, many: number): Readonly<Record<string, number>> =>
  many > 0 ? { [field]: many } : {};

/** Whose tank it is. */
const OWNERS = { nobody: 'Nobody’s', red: 'Mine', gray: 'The enemy’s' };
const FACINGS = { north: 'North', east: 'East', south: 'South', west: 'West' };

const owned = (entered: Entered, crew = 'crew') => {
  const owner = entered.choice('owner');
  return owner === 'nobody' ? {} : { army: owner, crew: entered.number(crew) };
};

const action = (kind: string, left: number) => ({ kind, left });

const STEP_ONTO_TANK: Situation = {
  id: 'step-onto-the-tank',
  name: 'Step onto the tank',
  fields: [
    count('mine', 'My soldiers beside it', 2, 10),
    choice('owner', 'Whose tank it is', 'nobody', OWNERS),
    count('crew', 'Crew inside, if it is somebody’s', 1, 4),
    count('there', 'My soldiers already on its field', 0, 6),
    count('left', 'Points of the Move left', 1, 8, 1),
  ],
  write: (entered) => ({
    cards: RING,
    tank: { at: 'n1', ...owned(entered) },
    soldiers: { red: { ...on('o', entered.number('mine')), ...on('n1', entered.number('there')) } },
    action: action('move', entered.number('left')),
  }),
  tries: (entered) => [
    ...steps(entered.number('mine'), 'o', 'n1', 'onto the tank’s field'),
    { says: 'Step there and climb straight in', move: 'step 1 o to n1 boarding 1' },
    { says: 'Turn it to the east', move: 'turn east' },
    { says: 'Drive it', move: 'drive' },
  ],
};

/** Steps of one soldier, of three and of all. */
const steps = (many: number, from: string, to: string, where: string): readonly LikelyTry[] =>
  [...new Set([1, Math.min(3, Math.max(1, many)), Math.max(1, many)])].map((some) => ({
    says: `${soldiers(some)} ${some === 1 ? 'steps' : 'step'} ${where}`,
    move: `step ${some} ${from} to ${to}`,
  }));

const STEP: Situation = {
  id: 'step',
  name: 'Step to another field',
  fields: [
    count('mine', 'My soldiers on the field', 3, 10),
    choice('onto', 'Where they want to go', 'free', {
      free: 'Open ground',
      enemy: 'Enemy soldiers',
      base: 'The enemy’s base',
      corner: 'Across a corner',
    }),
    count('theirs', 'Enemy soldiers there', 0, 10),
    count('left', 'Points of the Move left', 1, 8, 1),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: {
      red: on('e1s1', entered.number('mine')),
      gray: on(STEP_TO[entered.choice('onto')] ?? 's1', entered.number('theirs')),
    },
    action: action('move', entered.number('left')),
  }),
  tries: (entered) => steps(entered.number('mine'), 'e1s1', STEP_TO[entered.choice('onto')] ?? 's1', 'there'),
};
const STEP_TO: Readonly<Record<string, string>> = { free: 's1', enemy: 's1', base: 'e1s2', corner: 's2' };

const DRIVE: Situation = {
  id: 'drive-through',
  name: 'Drive through soldiers',
  fields: [
    count('crew', 'My crew', 1, 4),
    choice('who', 'Whose soldiers stand in the way', 'gray', { gray: 'The enemy’s', red: 'Mine' }),
    count('first', 'Soldiers on the first field ahead', 2, 10),
    count('second', 'Soldiers on the second field ahead', 0, 10),
    choice('gone', 'The tank has come', '1', { 0: 'Nowhere yet', 1: 'One field', 2: 'Two fields' }),
  ],
  write: (entered) => ({
    cards: LONG,
    tank: { at: 'n2', facing: 'south', army: 'red', crew: entered.number('crew') },
    soldiers: {
      [entered.choice('who')]: { ...on('n1', entered.number('first')), ...on('o', entered.number('second')) },
    },
    action: action('move', 1),
  }),
  before: (entered) => ['drive', 'on', 'on'].slice(0, 1 + Number(entered.choice('gone'))),
  tries: (entered) => [
    { says: 'Halt here', move: 'halt' },
    { says: 'Drive on', move: 'on' },
    ...aboard(entered.number('crew')),
  ],
};

const aboard = (crew: number): readonly LikelyTry[] => [
  { says: 'A soldier on this field boards', move: 'board 1' },
  { says: 'One of the crew gets off', move: 'off 1' },
  ...(crew > 1 ? [{ says: 'The whole crew gets off', move: `off ${crew}` }] : []),
];

const BOARD: Situation = {
  id: 'board-and-get-off',
  name: 'Board the tank, or get off',
  fields: [
    count('crew', 'My crew', 2, 4),
    count('here', 'My soldiers on its field', 1, 8),
    choice('where', 'Where the tank is', 'start', {
      standing: 'It stands, no drive',
      start: 'Where the drive begins',
      way: 'On the way',
      base: 'Passing my home base',
    }),
  ],
  write: (entered) => {
    const start = BOARD_FROM[entered.choice('where')] ?? 'n2';
    const field = entered.choice('where') === 'way' ? 'n1' : start === 'w1' ? 'w1n1' : start;
    return {
      cards: LONG,
      tank: {
        at: start,
        facing: start === 'w1' ? 'north' : 'south',
        army: 'red',
        crew: entered.number('crew'),
      },
      soldiers: { red: on(field, entered.number('here')) },
      action: action('move', 1),
    };
  },
  before: (entered) => BOARD_BEFORE[entered.choice('where')] ?? [],
  tries: (entered) => [
    ...aboard(entered.number('crew')),
    { says: 'All soldiers on this field board', move: `board ${Math.max(1, entered.number('here'))}` },
    { says: 'Step out to the next field', move: stepOut(entered.choice('where')) },
  ],
};
const BOARD_FROM: Readonly<Record<string, string>> = { standing: 'n2', start: 'n2', way: 'n2', base: 'w1' };
const BOARD_BEFORE: Readonly<Record<string, readonly string[]>> = {
  start: ['drive'],
  way: ['drive', 'on'],
  base: ['drive', 'on'],
};
const stepOut = (where: string): string =>
  where === 'base'
    ? 'step 1 crew w1n1 to w1n2'
    : where === 'way'
      ? 'step 1 crew n1 to o'
      : 'step 1 crew n2 to n1';

const PARK: Situation = {
  id: 'drive-to-a-base',
  name: 'Drive onto a base, or off the cards',
  fields: [
    choice('ahead', 'What lies ahead', 'own', {
      own: 'My home base, nothing behind it',
      enemy: 'The enemy’s base',
      edge: 'The edge of the cards',
    }),
    count('crew', 'My crew', 1, 4),
  ],
  write: (entered) => {
    const [at, facing] = PARKS[entered.choice('ahead')] ?? ['n1', 'west'];
    return {
      cards: RING,
      tank: { at, facing, army: 'red', crew: entered.number('crew') },
      action: action('move', 1),
    };
  },
  tries: () => [
    { says: 'Drive', move: 'drive' },
    { says: 'Turn to the north first', move: 'turn north' },
    { says: 'Turn to the east first', move: 'turn east' },
  ],
};
const PARKS: Readonly<Record<string, readonly [at: string, facing: string]>> = {
  own: ['n1', 'west'],
  enemy: ['e1s1', 'south'],
  edge: ['n2', 'north'],
};

const RECRUIT: Situation = {
  id: 'recruit',
  name: 'Recruit in a bunker',
  fields: [
    count('inside', 'My soldiers in the bunker', 1, 10),
    count('theirs', 'Enemy soldiers in it', 0, 10),
    choice('tank', 'A tank in it', 'none', {
      none: 'None',
      nobody: 'Nobody’s',
      red: 'Mine, 1 crew',
      gray: 'The enemy’s, 1 crew',
    }),
    count('home', 'My soldiers elsewhere', 3, 10),
    count('left', 'Points of the Recruit left', 1, 8, 1),
  ],
  write: (entered) => {
    const tank = entered.choice('tank');
    return {
      cards: RING,
      ...(tank === 'none'
        ? {}
        : { tank: { at: 'w1s1', ...(tank === 'nobody' ? {} : { army: tank, crew: 1 }) } }),
      soldiers: {
        red: { ...on('w1s1', entered.number('inside')), ...on('w1n1', entered.number('home')) },
        gray: on('w1s1', entered.number('theirs')),
      },
      action: action('recruit', entered.number('left')),
    };
  },
  tries: () => [
    { says: 'Recruit in the bunker', move: 'deploy w1s1' },
    { says: 'Recruit on my home base', move: 'deploy w1n1' },
    { says: 'Recruit in the open', move: 'deploy w1' },
    { says: 'Recruit on the enemy’s base', move: 'deploy e1s2' },
  ],
};

const ATTACK: Situation = {
  id: 'attack',
  name: 'Attack a field',
  fields: [
    choice('target', 'What is attacked', 'open', {
      open: 'Open ground',
      bunker: 'A bunker',
      base: 'The enemy’s base',
    }),
    count('theirs', 'Enemy soldiers there', 2, 10),
    count('mine', 'My soldiers beside it', 3, 10),
    choice('tank', 'A tank', 'none', {
      none: 'None',
      beside: 'Mine, beside my soldiers',
      target: 'The enemy’s, on the target',
      empty: 'Nobody’s, on the target',
    }),
    count('crew', 'Its crew', 1, 4),
    count('left', 'Points of the Attack left', 1, 8, 1),
  ],
  write: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const tank = ATTACK_TANKS[entered.choice('tank')];
    const crew = tank?.army === undefined ? {} : { army: tank.army, crew: entered.number('crew') };
    return {
      cards: RING,
      ...(tank && { tank: { at: tank.beside ? from : target, ...crew } }),
      soldiers: { red: on(from, entered.number('mine')), gray: on(target, entered.number('theirs')) },
      action: action('attack', entered.number('left')),
    };
  },
  tries: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const mine = Math.max(1, entered.number('mine'));
    return [
      { says: `Attack with ${soldiers(mine)}`, move: `battle ${target} from ${from} with ${mine}` },
      ...(mine > 1
        ? [{ says: 'Attack with one, hold the others back', move: `battle ${target} from ${from} with 1` }]
        : []),
      { says: 'Attack with the tank alone', move: `battle ${target} from ${from} with tank` },
      {
        says: 'Attack with everybody and the tank',
        move: `battle ${target} from ${from} with ${mine} and tank`,
      },
    ];
  },
};
const ATTACKED: Readonly<Record<string, readonly [target: string, from: string]>> = {
  open: ['o', 'w1'],
  bunker: ['w1s1', 'w1'],
  base: ['e1s2', 'e1s1'],
};
const fieldsOfAttack = (entered: Entered): readonly [target: string, from: string] =>
  ATTACKED[entered.choice('target')] ?? ['o', 'w1'];
const ATTACK_TANKS: Readonly<Record<string, { readonly army?: string; readonly beside: boolean }>> = {
  beside: { army: 'red', beside: true },
  target: { army: 'gray', beside: false },
  empty: { beside: false },
};

const TWO_SIDES: Situation = {
  id: 'attack-from-two-sides',
  name: 'Attack from two sides',
  fields: [
    count('theirs', 'Enemy soldiers', 3, 10, 1),
    count('west', 'My soldiers on one side', 2, 10, 1),
    count('east', 'My soldiers on the other', 1, 10),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: {
      red: { ...on('w1', entered.number('west')), ...on('e1', entered.number('east')) },
      gray: on('o', entered.number('theirs')),
    },
    action: action('attack', 2),
  }),
  before: (entered) => [`battle o from w1 with ${entered.number('west')}`],
  tries: (entered) => [
    {
      says: 'Let the other side join the battle',
      move: `join from e1 with ${Math.max(1, entered.number('east'))}`,
    },
    { says: 'Fight on without them', move: 'lay none' },
  ],
};

const MOVE_IN: Situation = {
  id: 'after-a-victory',
  name: 'Move in after a victory',
  fields: [
    choice('target', 'What was attacked', 'open', {
      open: 'Open ground',
      bunker: 'A bunker',
      base: 'The enemy’s base',
    }),
    count('mine', 'My soldiers in the battle', 3, 10, 1),
    yesNo('tank', 'My tank fought too, 2 crew'),
    count('theirs', 'Enemy soldiers', 1, 3, 1),
  ],
  write: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    return {
      cards: RING,
      ...(entered.choice('tank') === 'yes' ? { tank: { at: from, army: 'red', crew: 2 } } : {}),
      soldiers: { red: on(from, entered.number('mine')), gray: on(target, entered.number('theirs')) },
      hands: { red: [3], gray: [] },
      action: action('attack', 2),
    };
  },
  before: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const force = `${entered.number('mine')}${entered.choice('tank') === 'yes' ? ' and tank' : ''}`;
    return [`battle ${target} from ${from} with ${force}`, 'lay 3', 'lay none'];
  },
  tries: (entered) => {
    const [, from] = fieldsOfAttack(entered);
    return [
      { says: 'One soldier moves in', move: `enter from ${from} with 1` },
      ...(entered.number('mine') > 1
        ? [{ says: 'All on foot move in', move: `enter from ${from} with ${entered.number('mine')}` }]
        : []),
      { says: 'One of the crew moves in', move: `enter from ${from} with 1 crew` },
      { says: 'Nobody moves in', move: 'stay' },
    ];
  },
};

const BATTLE_CARDS: Situation = {
  id: 'battle-cards',
  name: 'Play cards in a battle',
  fields: [
    choice('held', 'Cards in my hand', '1-2', {
      none: 'None',
      1: 'A 1',
      '1-2': 'A 1 and a 2',
      '1-3': 'A 1 and a 3',
    }),
    yesNo('boosted', 'I boosted this Attack with a card', 'yes'),
    count('mine', 'My soldiers', 2, 10, 1),
    count('theirs', 'Enemy soldiers', 2, 10, 1),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: { red: on('w1', entered.number('mine')), gray: on('o', entered.number('theirs')) },
    hands: { red: HANDS[entered.choice('held')] ?? [] },
    discards: { red: entered.choice('boosted') === 'yes' ? [1] : [] },
    action: { ...action('attack', 2), card: entered.choice('boosted') === 'yes' },
  }),
  before: (entered) => [`battle o from w1 with ${entered.number('mine')}`],
  tries: () => [
    { says: 'Lay a 1', move: 'lay 1' },
    { says: 'Lay a 2', move: 'lay 2' },
    { says: 'Lay a 3', move: 'lay 3' },
    { says: 'Lay no card', move: 'lay none' },
  ],
};
const HANDS: Readonly<Record<string, readonly number[]>> = { none: [], 1: [1], '1-2': [1, 2], '1-3': [1, 3] };

const PLACE: Situation = {
  id: 'place-a-card',
  name: 'Lay a battlefield card',
  fields: [
    choice('card', 'My card', 'bunker-3', {
      'bunker-3': 'A bunker',
      'crate-8': 'A crate',
      'jeep-red': 'My jeep',
      'jeep-gray': 'The enemy’s jeep',
    }),
    choice('table', 'The table', 'ring', { start: 'Three cards', ring: 'Seven cards', gap: 'With a gap' }),
  ],
  write: (entered) => ({
    round: PLACE_TABLES[entered.choice('table')]?.round ?? 1,
    stage: 'place',
    cards: PLACE_TABLES[entered.choice('table')]?.cards ?? [],
    held: { red: entered.choice('card'), gray: 'crate-9' },
  }),
  tries: (entered) => PLACE_TRIES[entered.choice('table')] ?? [],
};
const GAP = [
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'w2' },
  { card: 'crate', at: 'w2n2' },
  { card: 'crate', at: 'w1n3' },
  { card: 'bunker', at: 'e1n1' },
  { card: 'crate', at: 'e2' },
  { card: 'crate', at: 'e2n2' },
  { card: 'crate', at: 'e1n3' },
];
const PLACE_TABLES: Readonly<Record<string, { readonly round: number; readonly cards: readonly unknown[] }>> =
  {
    start: { round: 1, cards: [] },
    ring: { round: 3, cards: RING },
    gap: { round: 5, cards: GAP },
  };
const PLACE_TRIES: Readonly<Record<string, readonly LikelyTry[]>> = {
  start: [
    { says: 'North of the empty card', move: 'place n2' },
    { says: 'The same, turned by half a turn', move: 'place n2 turned' },
    { says: 'Beside one card alone', move: 'place e2' },
    { says: 'At a corner', move: 'place w2n2' },
    { says: 'On a card', move: 'place w1' },
  ],
  ring: [
    { says: 'In the pattern, touching two', move: 'place e1n3' },
    { says: 'Beside one card alone', move: 'place n4' },
    { says: 'On a card', move: 'place w1' },
  ],
  gap: [
    { says: 'In the gap, out of the pattern', move: 'place n3' },
    { says: 'In the gap, in the pattern', move: 'place n2' },
  ],
};

const ANNOUNCE: Situation = {
  id: 'announce',
  name: 'Announce an action, or pass',
  fields: [
    count('points', 'My action points', 2, 7),
    choice('held', 'Cards in my hand', '1-2', {
      none: 'None',
      1: 'A 1',
      '1-2': 'A 1 and a 2',
      '1-3': 'A 1 and a 3',
    }),
    count('field', 'My soldiers on the battlefield', 3, 11),
    yesNo('near', 'An enemy is next to them'),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: {
      red: on('w1', entered.number('field')),
      ...(entered.choice('near') === 'yes' ? { gray: { o: 2 } } : {}),
    },
    points: { red: entered.number('points') },
    hands: { red: HANDS[entered.choice('held')] ?? [] },
  }),
  tries: (entered) => {
    const points = Math.max(1, entered.number('points'));
    return [
      { says: 'Move for 1 point', move: 'move 1' },
      { says: `Move for ${points + 1} points`, move: `move ${points + 1}` },
      { says: 'Move for 1 point and a card of 3', move: 'move 1+3' },
      { says: 'Recruit for 1 point', move: 'recruit 1' },
      { says: 'Attack for 1 point', move: 'attack 1' },
      { says: 'Pass', move: 'pass' },
    ];
  },
};

const CHANGE: Situation = {
  id: 'change-an-action',
  name: 'Change or leave an action',
  fields: [
    choice('kind', 'Announced was', 'move', { move: 'A Move', recruit: 'A Recruit' }),
    count('left', 'Its points left', 2, 8, 1),
    yesNo('used', 'Its first point has been used', 'yes'),
    count('points', 'My action points left', 2, 5),
  ],
  write: (entered) => ({
    cards: RING,
    points: { red: entered.number('points') },
    action: {
      ...action(entered.choice('kind'), entered.number('left')),
      used: entered.choice('used') === 'yes',
    },
  }),
  tries: (entered) => [
    { says: 'Leave the rest of it', move: 'done' },
    entered.choice('kind') === 'move'
      ? { says: 'Recruit with its next point', move: 'deploy w1n1' }
      : { says: 'Step with its next point', move: 'step 1 w1n1 to w1' },
    { says: 'Pay one more point into it', move: `${entered.choice('kind')} 1` },
    { says: 'Attack as well in this turn', move: 'attack 1' },
  ],
};

const TURN: Situation = {
  id: 'turn-the-tank',
  name: 'Turn the tank, or drive it',
  fields: [
    choice('owner', 'Whose tank it is', 'red', OWNERS),
    count('crew', 'Its crew, if it is somebody’s', 1, 4),
    choice('facing', 'It points', 'north', FACINGS),
    count('there', 'My soldiers beside it on its field', 0, 10),
  ],
  write: (entered) => ({
    cards: RING,
    tank: { at: 'n1', facing: entered.choice('facing'), ...owned(entered) },
    soldiers: { red: { ...on('n1', entered.number('there')), ...on('w1n1', 1) } },
    action: action('move', 1),
  }),
  tries: () => [
    ...Object.keys(FACINGS).map((facing) => ({ says: `Turn it to the ${facing}`, move: `turn ${facing}` })),
    { says: 'Drive it', move: 'drive' },
  ],
};

/** The situations, those first that are asked about most. */
export const SITUATIONS: readonly Situation[] = [
  STEP_ONTO_TANK,
  DRIVE,
  BOARD,
  TURN,
  PARK,
  STEP,
  ATTACK,
  TWO_SIDES,
  BATTLE_CARDS,
  MOVE_IN,
  RECRUIT,
  ANNOUNCE,
  CHANGE,
  PLACE,
];
