/**
 * The URL fragment the page was opened with. A link tapped before the scripts have loaded replaces the fragment;
 * `public/theme.js`, which runs first, has stored the original.
 */
export const firstHash = (): string => document.documentElement.dataset['firstHash'] ?? location.hash;
