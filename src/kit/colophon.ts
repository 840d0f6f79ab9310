/** Who made the game, and that this is no official print: for the foot of a file's first page. */
import type { Credit, Kit } from './kit.ts';
import { listed, sentence } from './words.ts';

/** "Game design: A and B. Publisher: C." */
function creditsText(credits: readonly Credit[]): string {
  const parts = [...new Set(credits.map(({ part }) => part))];
  const namesOf = (part: string) => credits.filter((each) => each.part === part).map(({ name }) => name);
  return parts.map((part) => `${sentence(part)}: ${listed(namesOf(part))}.`).join(' ');
}

/** The colophon of a kit's sheets. */
export const colophonOf = ({ credits }: Pick<Kit, 'credits'>): string =>
  `${creditsText(credits)} Words and pictures are Fieldkit’s own; this is no official print.`.trim();
