/** Parts of sentences about a record made under other rules than now. */

const since = (changed: readonly string[]): string =>
  changed.length === 0 ? '' : ` Changed since: ${changed.join('; ')}.`;

export const EARLIER_WORDS = {
  goesOn: (rules: string, changed: readonly string[]): string =>
    `It was made under version ${rules} of the rules and goes on under the present ones.${since(changed)}`,
  stops: (rules: string, changed: readonly string[]): string =>
    `It was made under version ${rules} of the rules.${since(changed)}`,
  changed: (rule: string, was: string | null): string =>
    `${rule} (${was === null ? 'new' : `before: ${was}`})`,
  cannot: (rules: string, why: string): string =>
    `it was made under version ${rules} of the rules, and under the present ones it cannot be played: ${why}`,
  later: (rules: string): string =>
    `it was made under version ${rules} of the rules, which this page does not know yet: load the page again while you are online`,
} as const;
