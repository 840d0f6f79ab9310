/** What is being done on the way to a file, in order: apart from the press, so that a page can name it without. */
export const STEPS = ['planning', 'loading', 'painting', 'joining'] as const;
export type Step = (typeof STEPS)[number];
