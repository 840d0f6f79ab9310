import type { InOtherWords } from '../../language.ts';
import type { EARLIER_WORDS as ENGLISH } from './earlier-record.ts';

const since = (changed: readonly string[]): string =>
  changed.length === 0 ? '' : ` Sindsdien veranderd: ${changed.join('; ')}.`;

export const EARLIER_WORDS: InOtherWords<typeof ENGLISH> = {
  goesOn: (rules, changed) =>
    `Het is gemaakt onder versie ${rules} van de spelregels en gaat verder onder de huidige.${since(changed)}`,
  stops: (rules, changed) => `Het is gemaakt onder versie ${rules} van de spelregels.${since(changed)}`,
  changed: (rule, was) => `${rule} (${was === null ? 'nieuw' : `eerder: ${was}`})`,
  cannot: (rules, why) =>
    `het is gemaakt onder versie ${rules} van de spelregels, en onder de huidige kan het niet gespeeld worden: ${why}`,
  later: (rules) =>
    `het is gemaakt onder versie ${rules} van de spelregels, die deze pagina nog niet kent: laad de pagina opnieuw terwijl je online bent`,
};
