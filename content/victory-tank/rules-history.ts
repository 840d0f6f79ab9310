import type { StatementId } from './statements.ts';

/**
 * The versions of these rules, the oldest first; the last one is in force. A link or a record names the
 * version it was made under, so that somebody who opens an older one is told what has changed. A new version
 * raises `rules` in `src/games/victory-tank/rules/core-game.ts` and lists the changed statements here.
 */
export const HISTORY: readonly RulesVersion[] = [
  { rules: '1', changed: [] },
  {
    rules: '2',
    changed: [
      {
        statement: 'M7d',
        was: 'On each field of a drive soldiers either board or get off, once: they are alike, so more would come to the same.',
      },
      { statement: 'E2f', was: null },
    ],
  },
];

interface RulesVersion {
  readonly rules: string;
  /** The changes of this version. */
  readonly changed: readonly Change[];
}

interface Change {
  readonly statement: StatementId;
  /** The earlier text; null if there was none. */
  readonly was: string | null;
}
