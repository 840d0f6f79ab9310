import type { Example } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';

/** Positions that examples share. */

export const GERMANS_FIRST = { nations: { able: 'german', baker: 'american' } } as const;
export const GERMANS_AND_BRITISH = { nations: { able: 'german', baker: 'british' } } as const;
export const AMERICANS_FIRST = { nations: { able: 'american', baker: 'german' } } as const;
export const BRITISH_FIRST = { nations: { able: 'british', baker: 'german' } } as const;

/** The options that Play begins with, and the lessons with it: breaking points of ours. */
export const AS_PLAY_BEGINS = ['even'] as const;

/** A list of `count` equal cards. */
export const times = (count: number, id: string): readonly string[] =>
  Array.from({ length: count }, () => id);

/** A Panther against a Sherman on top of the enemy's deck. */
export const PANTHER_AT_M4 = {
  ...GERMANS_FIRST,
  rows: { able: ['panther'] },
  tops: { baker: 'm4' },
  attack: { unit: 'panther', target: 'deck' },
} as const;

/** A Sherman against a Panther in the German row. */
export const M4_AT_PANTHER = {
  ...AMERICANS_FIRST,
  rows: { able: ['m4'], baker: ['panther'] },
  attack: { unit: 'm4', target: '1' },
} as const;

/** A heavy battery against infantry in the row. */
export const HOWITZER_AT_INFANTRY = {
  ...GERMANS_FIRST,
  rows: { baker: ['armored-infantry'] },
  attack: { unit: 'sfh-18', target: '1' },
} as const;

/** A Sherman that has just attacked the deck and destroyed what lay there. */
export const AFTER_M4 = {
  ...AMERICANS_FIRST,
  stage: 'free',
  rows: { able: ['m4'] },
  casualties: { baker: ['pziv-h'] },
  attack: { unit: 'm4', target: 'deck', foe: 'pziv-h' },
} as const;

/** The German formation: 40 cards, and where the last ones lie. */
export const ALL_GERMANS = [
  ...times(6, 'pziv-h'),
  ...times(6, 'panther'),
  ...times(2, 'jpz-iv'),
  ...times(2, 'jpz-v'),
  ...times(4, 'stug-iii'),
  ...times(2, 'hetzer'),
  ...times(2, 'tiger'),
  'tiger-ii',
  ...times(2, 'panzergrenadiers'),
  ...times(2, 'fallschirmjaeger'),
  ...times(2, 'panzerschreck-team'),
  ...times(2, 'pak-50'),
  ...times(2, 'pak-75'),
  'pak-88',
  ...times(2, 'sig-33'),
  ...times(2, 'sfh-18'),
];

/** The American formation: 50 cards. */
export const ALL_AMERICANS = [
  ...times(6, 'm4'),
  ...times(8, 'm4-76'),
  ...times(2, 'm4-105'),
  ...times(2, 'm5'),
  ...times(2, 'm24'),
  'm26',
  ...times(2, 'm36'),
  ...times(4, 'm10'),
  ...times(3, 'm18'),
  ...times(2, 'm8'),
  ...times(2, 'm7'),
  ...times(2, 'm3'),
  ...times(3, 'armored-infantry'),
  ...times(2, 'us-airborne'),
  ...times(2, 'bazooka-team'),
  ...times(2, 'at-57'),
  'at-3-inch',
  ...times(2, 'battery-105'),
  ...times(2, 'us-fighter-bomber'),
];

/** A formation without some of its cards. */
export const without = (all: readonly string[], ...cards: readonly string[]): readonly string[] =>
  cards.reduce<readonly string[]>((left, card) => left.toSpliced(left.indexOf(card), 1), all);

/** Examples of TanK. */
export type TankExample = Example<StatementId>;
