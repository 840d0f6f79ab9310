/** How it is said who has won: English, in one place. */
import { capital } from '../language.ts';

const AND = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** "Red wins", or "Red and blue win" for a team. */
export function wins(names: readonly string[]): string {
  return `${capital(AND.format(names))} ${names.length === 1 ? 'wins' : 'win'}`;
}
