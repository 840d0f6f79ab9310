/** What has changed in a game's rules since a link was made. */

/** A sentence that came or was changed with a version. */
export interface Change {
  /** Its id. */
  readonly statement: string;
  /** How it was before; null where there was none. */
  readonly was: string | null;
}

/** The versions that a game's rules have had, the oldest first; the last one is in force. */
export type History = readonly { readonly rules: string; readonly changed: readonly Change[] }[];

/**
 * What came since a version, each sentence once and as it was then; null for a version that is not among these, as one
 * from after them.
 */
export function changesSince<Each extends Change>(
  history: readonly { readonly rules: string; readonly changed: readonly Each[] }[],
  rules: string,
): readonly Each[] | null {
  const at = history.findIndex((version) => version.rules === rules);
  if (at < 0) return null;
  const since = history.slice(at + 1).flatMap(({ changed }) => changed);
  return since.filter(
    ({ statement }, index) => since.findIndex((change) => change.statement === statement) === index,
  );
}
