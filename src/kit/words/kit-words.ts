/** The words of the kit in a language: what it draws beside what a game has drawn. */
import type { InOtherWords, LanguageId } from '../../language.ts';
import { KIT_EN } from './kit.en.ts';
import { KIT_NL } from './kit.nl.ts';

export type KitWords = InOtherWords<typeof KIT_EN>;

const WORDS = { en: KIT_EN, nl: KIT_NL } as const;

export const kitWords = (id: LanguageId = 'en'): KitWords => WORDS[id];
