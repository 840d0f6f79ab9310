import type * as book from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** Examples of Victory Tank: positions in the form of `docs/written-positions.md`, moves in its notation. */
export type Example = book.Example<StatementId>;
export type TryExample = book.TryExample<StatementId>;
export type CourseExample = book.CourseExample<StatementId>;
export type ScoreExample = book.ScoreExample<StatementId>;
