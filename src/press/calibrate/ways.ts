/** Ways of printing that put a back on a side of its own: apart from the sheet, so that a page can name them without it. */
export const TEST_SIDES = ['duplex', 'single'] as const;
export type TestSides = (typeof TEST_SIDES)[number];
