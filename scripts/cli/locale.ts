/** The locale that a person has set on their machine. */

/** Variables that name it for paper, the first that is set to something: as POSIX has it. */
const VARIABLES = ['LC_ALL', 'LC_PAPER', 'LANG'] as const;

/** `de_DE.UTF-8@euro` as a BCP 47 tag, "de-DE". */
const asTag = (locale: string): string => locale.replace(/[.@].*$/s, '').replaceAll('_', '-');

/** The locale as a BCP 47 tag; empty, or no tag at all, where it names none. `ofSystem` tells it where no variable is set. */
export function localeOf(env: NodeJS.ProcessEnv, ofSystem: () => string): string {
  const named = VARIABLES.map((name) => env[name] ?? '').find((value) => value !== '');
  return named === undefined ? ofSystem() : asTag(named);
}

/** Windows has no such variables, and tells its locale to Node; elsewhere Node would take "en-US" for none. */
const ofWindows = (): string =>
  process.platform === 'win32' ? new Intl.DateTimeFormat().resolvedOptions().locale : '';

export const localeHere = (): string => localeOf(process.env, ofWindows);
