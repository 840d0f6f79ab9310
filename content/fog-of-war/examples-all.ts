import { OPERATION_EXAMPLES } from './examples-operations.ts';

/** Examples by theme, in the order of a game. */
export const EXAMPLES_BY_THEME = {
  Operations: OPERATION_EXAMPLES,
} as const;
