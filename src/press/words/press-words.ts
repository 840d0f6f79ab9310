/** The press's own texts by language. */
import { LANGUAGES, type InOtherWords, type Language, type LanguageId } from '../../language.ts';
import { BOOKLET_EN } from './booklet.en.ts';
import { BOOKLET_NL } from './booklet.nl.ts';
import { CALIBRATE_EN } from './calibrate.en.ts';
import { CALIBRATE_NL } from './calibrate.nl.ts';
import { FAULTS_EN } from './faults.en.ts';
import { FAULTS_NL } from './faults.nl.ts';
import { SHEETS_EN } from './sheets.en.ts';
import { SHEETS_NL } from './sheets.nl.ts';

/** The texts of sheets, with their language. */
export interface SheetWording extends InOtherWords<typeof SHEETS_EN> {
  readonly language: Language;
}

const SHEETS = { en: SHEETS_EN, nl: SHEETS_NL } as const;

export const sheetWords = (id: LanguageId = 'en'): SheetWording => ({
  ...SHEETS[id],
  language: LANGUAGES[id],
});

export type FaultWording = InOtherWords<typeof FAULTS_EN>;

const FAULTS = { en: FAULTS_EN, nl: FAULTS_NL } as const;

export const faultWords = (id: LanguageId = 'en'): FaultWording => FAULTS[id];

export type BookletWording = InOtherWords<typeof BOOKLET_EN>;

const BOOKLETS = { en: BOOKLET_EN, nl: BOOKLET_NL } as const;

export const bookletWords = (id: LanguageId = 'en'): BookletWording => BOOKLETS[id];

export type TestSheetWording = InOtherWords<typeof CALIBRATE_EN>;

const TEST_SHEETS = { en: CALIBRATE_EN, nl: CALIBRATE_NL } as const;

export const testSheetWords = (id: LanguageId = 'en'): TestSheetWording => TEST_SHEETS[id];
