import type * as book from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';

/** Examples of Victory Tank: positions in the form of `docs/positions/victory-tank.md`, moves in its notation. */
export type Example = book.Example<StatementId>;
export type CourseExample = book.CourseExample<StatementId>;
export type ScoreExample = book.ScoreExample<StatementId>;

/**
 * Positions that examples share. The first three cards are always the same: the empty card on o and s1, the
 * red home base on w1n1 (with w1 below it), the gray one on e1s2 (with e1s1 above it).
 */

/** One card on each side: the tank on n1, bunkers on w1s1 and s2, a crate field on e1. */
export const RING = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
  { card: 'bunker', at: 's2' },
] as const;

/** The ring and a card more in the north: the column of o reaches from n4 to s3, with a crate field on n4. */
export const LONG = [...RING, { card: 'crate', at: 'w1n3' }, { card: 'crate', at: 'n4' }] as const;

/** One point of a Move, a Recruit or an Attack left to use; red acts. */
export const MOVE = { kind: 'move', left: 1 } as const;
export const RECRUIT = { kind: 'recruit', left: 1 } as const;
export const ATTACK = { kind: 'attack', left: 1 } as const;

/** Two columns with a gap between them that one card would fill. */
export const GAP = [
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'w2' },
  { card: 'crate', at: 'w2n2' },
  { card: 'crate', at: 'w1n3' },
  { card: 'bunker', at: 'e1n1' },
  { card: 'crate', at: 'e2' },
  { card: 'crate', at: 'e2n2' },
  { card: 'crate', at: 'e1n3' },
];
