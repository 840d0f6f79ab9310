/** The pages that a pocket edition may hold, in its order; the same in every language. */
export const POCKET_PAGES = ['rules', 'questions', 'can-i', 'rulings', 'table'] as const;
export type PocketPage = (typeof POCKET_PAGES)[number];
