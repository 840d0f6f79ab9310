/** The English sentence for who has won. */
import { agreeing, capital } from '../language.ts';

const AND = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** "Red wins", or "Red and blue win" for a team. */
export function wins(names: readonly string[]): string {
  const all = AND.format(names);
  return capital(names.length === 1 ? agreeing(all, 'wins', 'win') : `${all} win`);
}
