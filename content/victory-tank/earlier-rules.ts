import type { StatementId } from './statements.ts';

/**
 * The versions these rules have had, the oldest first; the last one is in force. A link or a record names the version it
 * was made under: whoever opens an older one is told what has changed since. A new version comes with the version of the
 * game in `src/games/victory-tank/rules/judge.ts`, and lists the sentences that are no longer as they were.
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
  /** What came with this version. */
  readonly changed: readonly Change[];
}

interface Change {
  readonly statement: StatementId;
  /** The sentence as it was; null where there was none. */
  readonly was: string | null;
}
