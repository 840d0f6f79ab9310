/** Texts of the opponent's turn and of closing a sheet: separate because most players see these first. */
import { capital, owning } from '../../language.ts';

export const TURN_WORDS = {
  label: 'What the other side did',
  /** Where one's own turn is told as well. */
  both: 'What has happened',
  answers: (player: string) => `${capital(player)} answers.`,
  of: (player: string) => `${capital(owning(player))} turn.`,
  sentence: (what: readonly string[]) => `${capital(what.join('; '))}.`,
  close: 'Close',
} as const;
