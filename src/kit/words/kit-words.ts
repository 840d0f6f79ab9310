/** The kit's own texts by language. */
import type { InOtherWords, LanguageId } from '../../language.ts';
import { KIT_EN } from './kit.en.ts';
import { KIT_NL } from './kit.nl.ts';

export type KitWords = InOtherWords<typeof KIT_EN>;

const WORDS = { en: KIT_EN, nl: KIT_NL } as const;

export const kitWords = (id: LanguageId = 'en'): KitWords => WORDS[id];
