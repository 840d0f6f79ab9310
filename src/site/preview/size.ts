/** Pixels of the picture that a link is shown with, as those who show links ask for it. */
export const PREVIEW = { width: 1200, height: 630 } as const;
