/** The page that VASSAL opens from its menu of help: how to play with the module, and the rules. */
import type { Kit } from '../../../kit/kit.ts';
import { exportWords } from '../../words/export-words.ts';
import type { TableLayout } from '../tabletop/initial-table.ts';
import { contentText } from './vassal-text.ts';

const listed = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${contentText(item)}</li>`).join('\n')}</ul>`;

/** HTML 3.2, which is what Java's reader shows. */
export function rulesPage(
  { title, about, credits, language }: Pick<Kit, 'title' | 'about' | 'credits' | 'language'>,
  { chapters }: TableLayout,
): string {
  const { rules, howTo } = exportWords(language).vassal;
  const told = chapters.map(
    ({ name, sentences }) =>
      `<h2>${contentText(name)}</h2>\n${sentences
        .map(([id, text]) => `<p><b>${contentText(id)}</b> ${contentText(text)}</p>`)
        .join('\n')}`,
  );
  return [
    '<html><head><title>',
    contentText(title),
    '</title></head><body>',
    `<h1>${contentText(title)}</h1>`,
    `<p>${contentText(about)}</p>`,
    listed(howTo),
    ...(told.length > 0 ? [`<h1>${contentText(rules)}</h1>`, ...told] : []),
    listed(credits.map(({ name, part }) => `${name}: ${part}`)),
    '</body></html>',
    '',
  ].join('\n');
}
