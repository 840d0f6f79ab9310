import { DUTCH, type Language } from '../language.ts';

/** Language of the site. */
export const SITE_LANGUAGE: Language = DUTCH;
