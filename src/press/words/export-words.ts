/** The texts of exports by language, separate from those of sheets, so that they load only when needed. */
import type { InOtherWords, LanguageId } from '../../language.ts';
import { EXPORT_EN } from './export.en.ts';
import { EXPORT_NL } from './export.nl.ts';

export type ExportWording = InOtherWords<typeof EXPORT_EN>;

const EXPORTS = { en: EXPORT_EN, nl: EXPORT_NL } as const;

export const exportWords = (id: LanguageId = 'en'): ExportWording => EXPORTS[id];
