/** Internal URLs of the site, under whatever sub-path it is built for. */
import { slugOf, themeOf, type Book } from '../book/book.ts';
import type { FontSource } from '../kit/type/fonts.ts';
import type { LanguageId } from '../language.ts';
import { SITE_LANGUAGE } from './page-language.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The same as it is in English, without the folder of another language. */
const ROOT = SITE_LANGUAGE.id === 'en' ? BASE : BASE.slice(0, -(SITE_LANGUAGE.id.length + 1));

/** Pages with localised slugs: in another language the link goes to their index. */
const IN_WORDS = /^[^/]+\/(examples|questions)\/(?=.)/;

/** The URL of this page in another language, and whether it is the same page. */
export function toLanguage(path: string, language: LanguageId): { address: string; same: boolean } {
  const inside = path.slice(BASE.length);
  const [contents] = IN_WORDS.exec(inside) ?? [];
  const folder = language === 'en' ? '' : `${language}/`;
  return { address: ROOT + folder + (contents ?? inside), same: contents === undefined };
}

/** URL of a page: `toPage('victory-tank', 'rules')` is "/victory-tank/rules/". */
export const toPage = (...folders: readonly string[]): string =>
  BASE + folders.map((folder) => `${folder}/`).join('');

/** URL of a file: `toFile('victory-tank/board/tank.svg')`. */
export const toFile = (path: string): string => BASE + path;

/** URL of a face's picture in an edition, in one of `FACE_WIDTHS`; `pages/[game]/faces` paints it. */
export const toFace = (game: string, face: string, edition = 'colour', width = 256): string =>
  toFile(`${game}/faces/${edition}/${width}/${face}.webp`);

/** URL of an example, on the page of its theme. */
export const toExample = (game: string, book: Book, id: string): string =>
  `${toPage(game, 'examples', slugOf(themeOf(book, id)))}#${id}`;

/** URL of a file for the pictures of a game; `pages/[game]/pictures` makes it. */
export const toPicture = (game: string, file: string): string => toFile(`${game}/pictures/${file}`);

/** The name by which `pages/fonts` serves a font: of a maker's own, with its folders, so that no two are alike. */
export const fontName = ({ file, isLocal }: Pick<FontSource, 'file' | 'isLocal'>): string =>
  isLocal ? `own-${file.replaceAll(/[^\w.-]+/g, '-')}` : file.slice(file.lastIndexOf('/') + 1);

export const toFont = (source: Pick<FontSource, 'file' | 'isLocal'>): string =>
  toFile(`fonts/${fontName(source)}`);
