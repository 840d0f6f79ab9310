/** What the other side did, and what closes a sheet: the first of the sheets that most players see, without the rest. */
import { capital, owning } from '../../language.ts';

export const TURN_WORDS = {
  label: 'What the other side did',
  of: (player: string) => `${capital(owning(player))} turn.`,
  sentence: (what: readonly string[]) => `${capital(what.join('; '))}.`,
  close: 'Close',
} as const;
