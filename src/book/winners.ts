/** How it is said who has won: English, in one place. */

const AND = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** "Red wins", or "Red and blue win" for a team. */
export function wins(names: readonly string[]): string {
  const all = AND.format(names);
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${names.length === 1 ? 'wins' : 'win'}`;
}
