import { RING } from '../examples/tables.ts';
import {
  type Entered,
  type LikelyTry,
  type Seen,
  type Situation,
  type SituationField,
  action,
  areAcross,
  areBeside,
  besides,
  choice,
  crewOf,
  enemyAt,
  first,
  groundAt,
  heldIn,
  now,
  on,
  onFoot,
  option,
  owner,
  ownerAt,
  route,
  soldiers,
  soldiersAt,
  steps,
} from './writing.ts';
import { count } from '../../../src/book/writing.ts';

/** Situations on foot: steps, recruits and battles. */

const goal = (seen: Seen): string => route(seen).to;
const enemiesThere = (seen: Seen): number => soldiersAt(now(seen), 'gray', goal(seen));

/** Whether the first step leads across an edge onto a field of that kind. */
const leadsOnto = (seen: Seen, isBase: boolean): boolean =>
  areBeside(route(seen).from, goal(seen)) && (groundAt(now(seen), goal(seen)) === 'home-gray') === isBase;

const STEP: Situation = {
  id: 'step',
  name: 'Step to another field',
  fields: [
    count('mine', 'My soldiers on the field', 3, [1, 10], (seen) =>
      soldiersAt(now(seen), 'red', route(seen).from),
    ),
    choice(
      'onto',
      'Where they want to go',
      'free',
      option('free', 'Open ground', (seen) => leadsOnto(seen, false) && enemiesThere(seen) === 0),
      option(
        'enemy',
        'Enemy soldiers',
        (seen) => leadsOnto(seen, false) && enemiesThere(seen) > 0,
        count('theirs', 'Enemy soldiers there', 2, [1, 10], enemiesThere),
      ),
      option(
        'base',
        'The enemy’s base',
        (seen) => leadsOnto(seen, true),
        count('garrison', 'Enemy soldiers in it', 0, [0, 10], enemiesThere),
      ),
      option('corner', 'Across a corner', (seen) => areAcross(route(seen).from, goal(seen))),
    ),
    count('left', 'Points of the Move left', 1, [1, 8], (seen) => now(seen).action?.left ?? 0),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: { red: on('e1s1', entered.number('mine')), gray: inTheWay(entered) },
    action: action('move', entered.number('left')),
  }),
  tries: (entered) => [
    ...steps(entered.number('mine'), 'e1s1', STEP_TO[entered.choice('onto')] ?? 's1', 'there'),
    ...(entered.choice('onto') === 'free'
      ? []
      : [{ says: '1 soldier steps to the north instead', move: 'step 1 e1s1 to e1' }]),
  ],
};
const STEP_TO: Readonly<Record<string, string>> = { free: 's1', enemy: 's1', base: 'e1s2', corner: 's2' };
const inTheWay = ({ choice, number }: Entered): Readonly<Record<string, number>> => {
  if (choice('onto') === 'enemy') return on('s1', number('theirs'));
  return choice('onto') === 'base' ? on('e1s2', number('garrison')) : {};
};

/** The soldiers on foot in a bunker, with a tank there or not. */
const bunkerOf = (seen: Seen): string =>
  now(seen).cards.find(({ card }) => card.startsWith('bunker'))?.at ?? '';
const inBunker = (seen: Seen, army: 'red' | 'gray'): number => soldiersAt(now(seen), army, bunkerOf(seen));
const tankIs = (whose: 'red' | 'gray' | 'nobody' | null) => (seen: Seen) =>
  ownerAt(now(seen), bunkerOf(seen)) === whose &&
  (whose === null || whose === 'nobody' || crewOf(now(seen)) === 1);

const NO_TANK = option('none', 'None', tankIs(null));
const VACANT = option('nobody', 'Nobody’s', tankIs('nobody'));
const OWN = option('red', 'Mine, 1 crew', tankIs('red'));
const ENEMY = option('gray', 'The enemy’s, 1 crew', tankIs('gray'));
const TANK_INSIDE = 'A tank in it';

const RECRUIT: Situation = {
  id: 'recruit',
  name: 'Recruit in a bunker',
  fields: [
    choice(
      'who',
      'Who stands in the bunker',
      'red',
      option(
        'nobody',
        'Nobody',
        (seen) => inBunker(seen, 'red') + inBunker(seen, 'gray') === 0,
        choice('tank', TANK_INSIDE, 'none', NO_TANK, VACANT, OWN, ENEMY),
      ),
      option(
        'red',
        'My soldiers',
        (seen) => inBunker(seen, 'red') > 0,
        count('inside', 'How many', 1, [1, 10], (seen) => inBunker(seen, 'red')),
        choice('beside-mine', TANK_INSIDE, 'none', NO_TANK, VACANT, OWN),
      ),
      option(
        'gray',
        'Enemy soldiers',
        (seen) => inBunker(seen, 'gray') > 0,
        count('theirs', 'How many', 2, [1, 10], (seen) => inBunker(seen, 'gray')),
        choice('beside-theirs', TANK_INSIDE, 'none', NO_TANK, VACANT, ENEMY),
      ),
    ),
    count('home', 'My soldiers on my home base', 3, [0, 10], (seen) =>
      Object.entries(now(seen).soldiers.red)
        .filter(([cell]) => groundAt(now(seen), cell) === 'home-red')
        .reduce((sum, [, many]) => sum + many, 0),
    ),
  ],
  write: (entered) => {
    const { red, gray, tank } = insideOf(entered);
    return {
      cards: RING,
      ...(tank === 'none'
        ? {}
        : { tank: { at: 'w1s1', ...(tank === 'nobody' ? {} : { army: tank, crew: 1 }) } }),
      soldiers: {
        red: { ...on('w1s1', red), ...on('w1n1', entered.number('home')) },
        gray: on('w1s1', gray),
      },
      // One point has been used, so that the rest may be left even with an empty supply.
      action: { ...action('recruit', 1), used: true },
    };
  },
  tries: () => [
    { says: 'Recruit in the bunker', move: 'deploy w1s1' },
    { says: 'Recruit on my home base', move: 'deploy w1n1' },
    { says: 'Recruit in the open', move: 'deploy w1' },
    { says: 'Recruit on the enemy’s base', move: 'deploy e1s2' },
    { says: 'Leave the rest of the Recruit', move: 'done' },
  ],
};

function insideOf({ choice, number }: Entered) {
  switch (choice('who')) {
    case 'red':
      return { red: number('inside'), gray: 0, tank: choice('beside-mine') };
    case 'gray':
      return { red: 0, gray: number('theirs'), tank: choice('beside-theirs') };
    default:
      return { red: 0, gray: 0, tank: choice('tank') };
  }
}

/** The field of a situation for the kind of ground attacked. */
const attacked = (where: (seen: Seen) => string): SituationField => {
  const ground = (seen: Seen) => groundAt(first(seen), where(seen));
  return choice(
    'target',
    'What is attacked',
    'open',
    option('open', 'Open ground', (seen) => ground(seen) === 'open'),
    option('bunker', 'A bunker', (seen) => ground(seen) === 'bunker'),
    option('base', 'The enemy’s base', (seen) => ground(seen) === 'home-gray'),
  );
};

const ATTACKED: Readonly<Record<string, readonly [target: string, from: string]>> = {
  open: ['o', 'w1'],
  bunker: ['w1s1', 'w1'],
  base: ['e1s2', 'e1s1'],
};
const fieldsOfAttack = (entered: Entered): readonly [target: string, from: string] =>
  ATTACKED[entered.choice('target')] ?? ['o', 'w1'];

const crewInside = (says: string): SituationField =>
  count('crew', says, 1, [1, 4], (seen) => crewOf(now(seen)));

/** Both lay none; a try was the first to lay one, or none. */
const NO_CARDS = { says: 'If nobody lays a card', move: 'lay none', most: 2, tells: ['A6', 'A6a'] } as const;
const NO_MORE_CARDS = { ...NO_CARDS, says: 'If the enemy lays none' } as const;

const ATTACK: Situation = {
  id: 'attack',
  name: 'Attack a field',
  fields: [
    attacked(goal),
    count('theirs', 'Enemy soldiers there', 2, [0, 10], enemiesThere),
    count('mine', 'My soldiers beside it', 3, [1, 10], (seen) => besides(now(seen), 'red', goal(seen))),
    choice(
      'tank',
      'A tank',
      'none',
      option(
        'none',
        'None near',
        (seen) => ownerAt(now(seen), goal(seen)) === null && owner(now(seen)) !== 'red',
      ),
      option(
        'beside',
        'Mine, beside my soldiers',
        (seen) => ownerAt(now(seen), route(seen).from) === 'red',
        crewInside('My crew'),
      ),
      option(
        'target',
        'The enemy’s, on the target',
        (seen) => ownerAt(now(seen), goal(seen)) === 'gray',
        crewInside('The enemy’s crew'),
      ),
      option('empty', 'Nobody’s, on the target', (seen) => ownerAt(now(seen), goal(seen)) === 'nobody'),
    ),
  ],
  write: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const tank = ATTACK_TANKS[entered.choice('tank')];
    const crew = tank?.army === undefined ? {} : { army: tank.army, crew: entered.number('crew') };
    return {
      cards: RING,
      ...(tank && { tank: { at: tank.beside ? from : target, ...crew } }),
      soldiers: { red: on(from, entered.number('mine')), gray: on(target, entered.number('theirs')) },
      action: { ...action('attack', 1), used: nobodyToFight(entered) },
    };
  },
  goesOn: NO_CARDS,
  tries: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const mine = entered.number('mine');
    return [
      { says: `Attack with ${soldiers(mine)}`, move: `battle ${target} from ${from} with ${mine}` },
      ...(mine > 1
        ? [{ says: 'Attack with one, hold the others back', move: `battle ${target} from ${from} with 1` }]
        : []),
      ...(entered.choice('tank') === 'beside'
        ? [
            { says: 'Attack with the tank alone', move: `battle ${target} from ${from} with tank` },
            {
              says: 'Attack with everybody and the tank',
              move: `battle ${target} from ${from} with ${mine} and tank`,
            },
          ]
        : []),
      ...(nobodyToFight(entered) ? [{ says: 'Leave the rest of the Attack', move: 'done' }] : []),
    ];
  },
};
/** An Attack cannot be announced then: one of its points is used already, and the rest is left. */
const nobodyToFight = ({ number, choice }: Entered): boolean =>
  number('theirs') === 0 && choice('tank') !== 'target';

const ATTACK_TANKS: Readonly<Record<string, { readonly army?: string; readonly beside: boolean }>> = {
  beside: { army: 'red', beside: true },
  target: { army: 'gray', beside: false },
  empty: { beside: false },
};

const onOneSide = (seen: Seen): string => now(seen).battle?.parties[0]?.from ?? '';
const enemiesFought = (seen: Seen): number => soldiersAt(first(seen), 'gray', enemyAt(first(seen)));

const TWO_SIDES: Situation = {
  id: 'attack-from-two-sides',
  name: 'Attack from two sides',
  fields: [
    count('theirs', 'Enemy soldiers', 3, [1, 10], enemiesFought),
    count('west', 'My soldiers on one side', 2, [1, 9], (seen) =>
      soldiersAt(now(seen), 'red', onOneSide(seen)),
    ),
    count(
      'east',
      'My soldiers on the other',
      1,
      [1, 9],
      (seen) => besides(now(seen), 'red', enemyAt(now(seen))) - soldiersAt(now(seen), 'red', onOneSide(seen)),
    ),
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
    { says: 'Let the other side join the battle', move: `join from e1 with ${entered.number('east')}` },
    { says: 'Fight on without them', move: entered.agreed('combined') ? 'ready' : 'lay none' },
  ],
};

/** With the option combined, the attackers say that nobody else joins. */
const begun = (battle: string, entered: Entered): readonly string[] =>
  entered.agreed('combined') ? [battle, 'ready'] : [battle];

const MOVE_IN: Situation = {
  id: 'after-a-victory',
  name: 'Move in after a victory',
  fields: [
    attacked((seen) => enemyAt(first(seen))),
    count('mine', 'My soldiers in the battle', 3, [1, 10], (seen) =>
      besides(first(seen), 'red', enemyAt(first(seen))),
    ),
    choice(
      'tank',
      'My tank fought too',
      'no',
      option(
        'yes',
        'Yes',
        (seen) => owner(first(seen)) === 'red',
        count('crew', 'Its crew', 2, [1, 3], (seen) => crewOf(first(seen))),
      ),
      option('no', 'No', (seen) => owner(first(seen)) !== 'red'),
    ),
    count('theirs', 'Enemy soldiers', 1, [1, 3], enemiesFought),
  ],
  write: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    return {
      cards: RING,
      ...(entered.choice('tank') === 'yes'
        ? { tank: { at: from, army: 'red', crew: entered.number('crew') } }
        : {}),
      soldiers: { red: on(from, entered.number('mine')), gray: on(target, entered.number('theirs')) },
      hands: { red: [3], gray: [] },
      action: action('attack', 2),
    };
  },
  before: (entered) => {
    const [target, from] = fieldsOfAttack(entered);
    const force = `${entered.number('mine')}${entered.choice('tank') === 'yes' ? ' and tank' : ''}`;
    return [...begun(`battle ${target} from ${from} with ${force}`, entered), 'lay 3', 'lay none'];
  },
  tries: (entered) => {
    const [, from] = fieldsOfAttack(entered);
    const mine = entered.number('mine');
    return [
      { says: 'One soldier moves in', move: `enter from ${from} with 1` },
      ...(mine > 1 ? [{ says: 'All on foot move in', move: `enter from ${from} with ${mine}` }] : []),
      ...(entered.choice('tank') === 'yes'
        ? [{ says: 'One of the crew moves in', move: `enter from ${from} with 1 crew` }]
        : []),
      // Nothing is decided at a home base: the Attack goes on, or the rest is left.
      { says: 'Nobody moves in', move: entered.choice('target') === 'base' ? 'done' : 'stay' },
    ];
  },
};

/** Hands to choose from, by their cards. */
export const HANDS: Readonly<Record<string, readonly number[]>> = {
  none: [],
  1: [1],
  '1-2': [1, 2],
  '1-3': [1, 3],
};
export const held: SituationField = choice(
  'held',
  'Cards in my hand',
  '1-2',
  option('none', 'None', (seen) => heldIn(now(seen)) === ''),
  option('1', 'A 1', (seen) => heldIn(now(seen)) === '1'),
  option('1-2', 'A 1 and a 2', (seen) => heldIn(now(seen)) === '1 2'),
  option('1-3', 'A 1 and a 3', (seen) => heldIn(now(seen)) === '1 3'),
);

const BATTLE_CARDS: Situation = {
  id: 'battle-cards',
  name: 'Play cards in a battle',
  fields: [
    held,
    choice(
      'boosted',
      'I boosted this Attack with a card',
      'yes',
      option('yes', 'Yes', (seen) => now(seen).action?.card === true),
      option('no', 'No', (seen) => now(seen).action?.card === false),
    ),
    count('mine', 'My soldiers', 2, [1, 10], (seen) => onFoot(now(seen), 'red')),
    count('theirs', 'Enemy soldiers', 2, [1, 10], (seen) => onFoot(now(seen), 'gray')),
  ],
  write: (entered) => ({
    cards: RING,
    soldiers: { red: on('w1', entered.number('mine')), gray: on('o', entered.number('theirs')) },
    hands: { red: HANDS[entered.choice('held')] ?? [] },
    discards: { red: entered.choice('boosted') === 'yes' ? [1] : [] },
    action: { ...action('attack', 2), card: entered.choice('boosted') === 'yes' },
  }),
  before: (entered) => begun(`battle o from w1 with ${entered.number('mine')}`, entered),
  goesOn: NO_MORE_CARDS,
  tries: (): readonly LikelyTry[] => [
    { says: 'Lay a 1', move: 'lay 1' },
    { says: 'Lay a 2', move: 'lay 2' },
    { says: 'Lay a 3', move: 'lay 3' },
    { says: 'Lay no card', move: 'lay none' },
  ],
};

export const FIELD_SITUATIONS = { STEP, ATTACK, TWO_SIDES, BATTLE_CARDS, MOVE_IN, RECRUIT };
