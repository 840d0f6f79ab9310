/** The words of the press in a language: what it prints beside what a game has drawn. */
import { LANGUAGES, type InOtherWords, type Language, type LanguageId } from '../../language.ts';
import { SHEETS_EN } from './sheets.en.ts';
import { SHEETS_NL } from './sheets.nl.ts';

/** What sheets say, and the language that they say it in. */
export interface SheetWording extends InOtherWords<typeof SHEETS_EN> {
  readonly language: Language;
}

const SHEETS = { en: SHEETS_EN, nl: SHEETS_NL } as const;

export const sheetWords = (id: LanguageId = 'en'): SheetWording => ({
  ...SHEETS[id],
  language: LANGUAGES[id],
});
