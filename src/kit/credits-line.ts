/** Credits, and whose words and pictures these are: for the foot of a file's first page. */
import type { Kit } from './kit.ts';
import type { FontSource } from './type/fonts.ts';
import { kitWords } from './words/kit-words.ts';

/** The maker's own fonts whose licence is stated: "Harbour Sans (SIL Open Font License 1.1)", each family once. */
const licensed = (fonts: readonly FontSource[]): readonly string[] => [
  ...new Set(
    fonts.flatMap(({ family, isLocal, licence }) =>
      isLocal && licence !== undefined ? [`${family} (${licence})`] : [],
    ),
  ),
];

/** Who made a game, for a page: "Game design: A and B. Publisher: C." */
export function creditsSaid({ credits, language }: Pick<Kit, 'credits' | 'language'>): string {
  const { credit } = kitWords(language);
  const said = credits.map(
    ({ part, says }) =>
      says ??
      credit(
        part,
        credits.filter((each) => each.part === part).map((each) => each.name),
      ),
  );
  return [...new Set(said)].join(' ');
}

/**
 * "Game design: A and B. Publisher: C.", the fonts that a maker brought, and who wrote the words; of a maker's own
 * game, its licence.
 */
export function colophonOf({
  credits,
  language,
  makers,
  fonts = [],
}: Pick<Kit, 'credits' | 'language' | 'makers'> & Partial<Pick<Kit, 'fonts'>>): string {
  const { credit, fonts: ofFonts, licence, own } = kitWords(language);
  const parts = [...new Set(credits.map(({ part }) => part))];
  const namesOf = (part: string) => credits.filter((each) => each.part === part).map(({ name }) => name);
  const named = licensed(fonts);
  return [
    ...parts.map((part) => credit(part, namesOf(part))),
    ...(named.length > 0 ? [ofFonts(named)] : []),
    makers === undefined ? own : licence(makers.licence),
  ]
    .filter(Boolean)
    .join(' ');
}
