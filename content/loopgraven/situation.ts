/** The words of the language that a situation is told in. */
export type Telling = (en: string, nl: string) => string;
