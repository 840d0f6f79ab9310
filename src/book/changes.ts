/** What has changed in a game's rules since a link was made. */

/** A sentence that a version added or changed. */
export interface Change {
  readonly statement: string;
  /** The earlier text; null where it is new. */
  readonly was: string | null;
}

/** The versions of a game's rules, oldest first; the last one is current. */
export type History = readonly { readonly rules: string; readonly changed: readonly Change[] }[];

/**
 * The changes since a version: each sentence once, as it was then. Null for an unknown version, such as a
 * later one.
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
