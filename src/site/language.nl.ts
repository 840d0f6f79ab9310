import { DUTCH, type Language } from '../language.ts';

/** What the pages are in. */
export const SITE_LANGUAGE: Language = DUTCH;
