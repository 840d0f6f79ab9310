import type { Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { PASS, attacker, now, played, plays, target } from './position-accessors.ts';

/** Situations in an attack: what can stop it, what changes it, and what may follow a hit that was too weak. */

const isSupport = (unit: string): boolean => ['sfh-18', 'battery-105', 'us-fighter-bomber'].includes(unit);

/** The row of a unit; support units are in none. */
const rowOf = (unit: string): readonly string[] => (isSupport(unit) ? [] : [unit]);

const STOPPERS = [
  'mud',
  'buttoned-down',
  'soft-ground',
  'tanks-vs-infantry',
  'air-superiority',
  'take-cover',
  'ambush',
  'breakdown',
  'anti-tank-mine',
];
const STOPPING = [
  ...plays(
    ['mud', 'Mud'],
    ['buttoned-down', 'Buttoned Down'],
    ['soft-ground', 'Soft Ground'],
    ['tanks-vs-infantry', 'Tanks vs Infantry'],
    ['air-superiority', 'Air Superiority'],
    ['take-cover', 'Take Cover'],
    ['ambush', 'Ambush'],
    ['breakdown', 'Breakdown'],
    ['anti-tank-mine', 'Anti-Tank Mine'],
  ),
  PASS,
];

/** Both pass until the target is destroyed (T-071) or survives (T-072). */
const NO_CARDS = {
  says: 'If nobody plays another card',
  move: 'pass',
  most: 4,
  tells: ['T-071', 'T-072'],
  stops: true,
} as const;

const STOP_GERMANS: Situation = {
  id: 'stop-a-german-attack',
  name: 'What can stop this attack? A German one',
  fields: [
    oneOf('attacker', 'Who attacks me', 'panther', attacker, [
      ['panther', 'A medium tank'],
      ['tiger', 'A heavy tank'],
      ['jpz-v', 'A tank destroyer'],
      ['hetzer', 'A self-propelled gun'],
      ['pak-75', 'An anti-tank gun'],
      ['fallschirmjaeger', 'Infantry'],
      ['sfh-18', 'Artillery'],
    ]),
    oneOf('target', 'What it aims at', 'm4', target, [
      ['m4', 'A tank'],
      ['us-airborne', 'Infantry'],
      ['at-57', 'A gun'],
    ]),
  ],
  write: ({ choice }) => ({
    nations: { able: 'german', baker: 'american' },
    stage: 'lost',
    rows: { able: rowOf(choice('attacker')), baker: [choice('target')] },
    attack: { unit: choice('attacker'), target: '1' },
    hands: { baker: STOPPERS },
  }),
  goesOn: NO_CARDS,
  tries: () => STOPPING,
};

const STOP_ALLIES: Situation = {
  id: 'stop-an-allied-attack',
  name: 'What can stop this attack? An American one',
  fields: [
    oneOf('attacker', 'Who attacks me', 'm4', attacker, [
      ['m5', 'A light tank'],
      ['m4', 'A medium tank'],
      ['m26', 'A heavy tank'],
      ['m10', 'A tank destroyer'],
      ['m3', 'A half-track'],
      ['armored-infantry', 'Mechanised infantry'],
      ['us-airborne', 'Infantry'],
      ['us-fighter-bomber', 'An aircraft'],
    ]),
    oneOf('target', 'What it aims at', 'panther', target, [
      ['panther', 'A tank'],
      ['panzergrenadiers', 'Infantry'],
      ['pak-75', 'A gun'],
    ]),
  ],
  write: ({ choice }) => ({
    nations: { able: 'american', baker: 'german' },
    stage: 'lost',
    rows: { able: rowOf(choice('attacker')), baker: [choice('target')] },
    attack: { unit: choice('attacker'), target: '1' },
    hands: { baker: STOPPERS },
  }),
  goesOn: NO_CARDS,
  tries: () => STOPPING,
};

const FOR_AN_ATTACK: Situation = {
  id: 'for-an-attack',
  name: 'Play a card for my attack',
  fields: [
    oneOf('attacker', 'My attacker', 'panzergrenadiers', attacker, [
      ['panther', 'A tank'],
      ['jpz-v', 'A tank destroyer'],
      ['panzergrenadiers', 'Infantry'],
      ['pak-75', 'An anti-tank gun'],
      ['sfh-18', 'Artillery'],
    ]),
    oneOf('target', 'What I aim at', 'm4', target, [
      ['m4', 'A tank'],
      ['m10', 'A tank destroyer'],
      ['us-airborne', 'Infantry'],
      ['at-57', 'A gun'],
    ]),
    oneOf(
      'hit',
      'Hit card so far',
      'none',
      (seen) => (played(seen).includes('rear-hit') ? 'rear-hit' : 'none'),
      [
        ['none', 'None'],
        ['rear-hit', 'A Rear Hit'],
      ],
    ),
  ],
  write: ({ choice }) => ({
    nations: { able: 'german', baker: 'american' },
    stage: 'modifier',
    rows: { able: rowOf(choice('attacker')), baker: [choice('target')] },
    attack: {
      unit: choice('attacker'),
      target: '1',
      modifiers: choice('hit') === 'none' ? [] : [{ card: 'rear-hit', by: 'able' }],
    },
    hands: {
      able: [
        'flank-hit',
        'underside-hit',
        'ap-round',
        'panzerschreck',
        'bazooka',
        'satchel-charge',
        'machine-gun',
        'flame-thrower',
        'tracers',
      ],
    },
  }),
  goesOn: NO_CARDS,
  tries: () => [
    ...plays(
      ['flank-hit', 'Flank Hit'],
      ['underside-hit', 'Underside Hit'],
      ['ap-round', 'AP Round'],
      ['panzerschreck', 'Panzerschreck or Panzerfaust'],
      ['bazooka', 'Bazooka or PIAT'],
      ['satchel-charge', 'Satchel Charge'],
      ['machine-gun', 'Machine Gun'],
      ['flame-thrower', 'Flame Thrower'],
      ['tracers', 'Tracers'],
    ),
    PASS,
  ],
};

const RANGE: Situation = {
  id: 'a-range-card',
  name: 'Play a Range card, or flames',
  fields: [
    oneOf('attacker', 'Who attacks', 'm5', attacker, [
      ['us-airborne', 'Infantry, at point blank'],
      ['m3', 'A half-track, up to 500 yards'],
      ['m5', 'A light tank, up to 1000 yards'],
      ['m4', 'A medium tank, up to 2000 yards'],
      ['battery-105', 'Artillery'],
    ]),
    oneOf(
      'range',
      'Range card so far',
      'none',
      (seen) => played(seen).find((card) => ['point-blank', '500-yards'].includes(card)) ?? 'none',
      [
        ['none', 'None'],
        ['point-blank', 'Point Blank, by the attacker'],
        ['500-yards', '500 yards, by the defender'],
      ],
    ),
    oneOf('who', 'Who plays a card now', 'baker', (seen) => asked(seen), [
      ['able', 'The attacker'],
      ['baker', 'The defender'],
    ]),
  ],
  write: ({ choice }) => ({
    nations: { able: 'american', baker: 'german' },
    stage: 'modifier',
    rows: { able: rowOf(choice('attacker')), baker: ['fallschirmjaeger'] },
    attack: {
      unit: choice('attacker'),
      target: '1',
      asked: choice('who'),
      modifiers:
        choice('range') === 'none'
          ? []
          : [{ card: choice('range'), by: choice('range') === 'point-blank' ? 'able' : 'baker' }],
    },
    hands: { [choice('who')]: ['750-yards', '1000-yards', '2000-yards', 'flame-thrower'] },
  }),
  goesOn: NO_CARDS,
  tries: () => [
    ...plays(
      ['750-yards', '750 yards'],
      ['1000-yards', '1000 yards'],
      ['2000-yards', '2000 yards'],
      ['flame-thrower', 'Flame Thrower'],
    ),
    PASS,
  ],
};

const asked = (seen: Parameters<typeof now>[0]): string =>
  (now(seen).attack as { readonly asked?: string } | undefined)?.asked ?? now(seen).active;

const AFTER_A_MISS: Situation = {
  id: 'after-a-miss',
  name: 'The target has survived',
  fields: [
    oneOf('attacker', 'My attacker', 'panzergrenadiers', attacker, [
      ['stug-iii', 'A self-propelled gun'],
      ['panzergrenadiers', 'Infantry'],
      ['sig-33', 'Artillery'],
    ]),
    oneOf('target', 'What has survived', 'churchill', target, [
      ['churchill', 'A tank'],
      ['achilles', 'A tank destroyer'],
      ['six-pounder', 'A gun'],
      ['uk-airborne', 'Infantry'],
    ]),
  ],
  write: ({ choice }) => ({
    nations: { able: 'german', baker: 'british' },
    stage: 'damage',
    rows: { able: choice('attacker') === 'sig-33' ? [] : [choice('attacker')], baker: [choice('target')] },
    attack: { unit: choice('attacker'), target: '1' },
    hands: {
      able: [
        'treads-damaged',
        'barrel-damaged',
        'turret-jammed',
        'commander-killed',
        'grenade-down-the-hatch',
        'abandon-tank',
        'breakdown',
      ],
    },
  }),
  tries: () => [
    ...plays(
      ['treads-damaged', 'Treads Damaged'],
      ['barrel-damaged', 'Barrel Damaged'],
      ['turret-jammed', 'Turret Jammed'],
      ['commander-killed', 'Commander Killed'],
      ['grenade-down-the-hatch', 'Grenade down the Hatch'],
      ['abandon-tank', 'Abandon Tank'],
      ['breakdown', 'Breakdown'],
    ),
    PASS,
  ],
};

const AIM: Situation = {
  id: 'aim',
  name: 'Pick a target',
  fields: [
    oneOf('row', 'Units in the enemy’s row', '1', (seen) => `${now(seen).rows['baker']?.length ?? 0}`, [
      ['0', 'None'],
      ['1', 'One'],
      ['2', 'Two'],
    ]),
    oneOf('top', 'Top of the enemy’s deck', 'unseen', (seen) => now(seen).tops['baker'] ?? 'unseen', [
      ['unseen', 'Face down'],
      ['tiger-ii', 'A Tiger II, face up'],
    ]),
  ],
  write: ({ choice }) => ({
    nations: { able: 'american', baker: 'german' },
    stage: 'target',
    rows: { able: ['m4'], baker: ['panther', 'hetzer'].slice(0, Number(choice('row'))) },
    tops: choice('top') === 'unseen' ? {} : { baker: 'tiger-ii' },
    attack: { unit: 'm4' },
  }),
  goesOn: NO_CARDS,
  tries: () => [
    { says: 'The first unit in the row', move: 'aim at 1' },
    { says: 'The second unit in the row', move: 'aim at 2' },
    { says: 'The top of the deck', move: 'aim at deck' },
    { says: 'Nobody', move: 'pass' },
  ],
};

/** The enemy's hidden hand; its cards do not matter. */
const FACE_DOWN = ['mud', 'trees', 'smoke', 'bocage', 'buildings', 'radio', 'crossfire', 'tracers', 'ambush'];

const GETS_THROUGH: Situation = {
  id: 'does-it-get-through',
  name: 'How likely does my attack get through?',
  odds: true,
  fields: [
    oneOf('attacker', 'My attacker', 'panther', attacker, [
      ['panther', 'A medium tank'],
      ['tiger', 'A heavy tank'],
      ['hetzer', 'A self-propelled gun'],
      ['pak-75', 'An anti-tank gun'],
      ['fallschirmjaeger', 'Infantry'],
      ['sfh-18', 'Artillery'],
    ]),
    oneOf('target', 'What I could aim at', 'm4', (seen) => now(seen).rows['baker']?.[0] ?? '', [
      ['m4', 'A tank'],
      ['us-airborne', 'Infantry'],
      ['at-57', 'A gun'],
    ]),
    count(
      'held',
      'Tactics cards in the enemy’s hand',
      5,
      [0, 9],
      (seen) => now(seen).hands['baker']?.length ?? 0,
    ),
  ],
  write: ({ choice, number }) => ({
    nations: { able: 'german', baker: 'american' },
    stage: 'target',
    rows: { able: rowOf(choice('attacker')), baker: [choice('target')] },
    attack: { unit: choice('attacker') },
    hands: { baker: FACE_DOWN.slice(0, number('held')) },
  }),
  tries: () => [
    { says: 'Aim at it', move: 'aim at 1' },
    { says: 'Aim at the deck', move: 'aim at deck' },
  ],
};

export const ATTACK_SITUATIONS: readonly Situation[] = [
  STOP_GERMANS,
  STOP_ALLIES,
  GETS_THROUGH,
  AIM,
  FOR_AN_ATTACK,
  RANGE,
  AFTER_A_MISS,
];
