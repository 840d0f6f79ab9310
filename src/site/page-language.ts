import { ENGLISH, type Language } from '../language.ts';

export const SITE_LANGUAGE: Language = ENGLISH;
