/**
 * What stood behind the `#` when the page was opened. A link of the page that is tapped before its scripts have come takes
 * its place in the address; `public/theme.js`, which runs first of all, has it still.
 */
export const firstHash = (): string => document.documentElement.dataset['firstHash'] ?? location.hash;
