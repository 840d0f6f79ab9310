/** Which files of a build the service worker caches ahead, by their path in the build. */

/** Files any page needs. */
export const FIRST =
  /^(offline\/index\.html|theme\.js|favicon\.svg|manifest\.webmanifest|_astro\/.*\.(css|woff2))$/;

/**
 * Files that are not cached ahead: no page needs them offline. Sheets (the desk makes them), old font formats, and
 * files for other machines. Once fetched they are cached.
 */
export const LEFT = /(^sw\.js|^robots\.txt|\.(pdf|zip|woff|xml)|SUMS)$|(^|\/)preview\//;

/** What the print desk needs besides its page, cached last: the press and its fonts. */
export const PRESS = /^(_astro\/press|fonts)\//;

/** In which order files are cached: first what one plays, learns and settles with; then what one looks up or prints. */
const ORDER = [
  /(^|\/)index\.html$/,
  /^_astro\/.*\.js$/,
  /\/board\//,
  /\/faces\/colour\//,
  /^(?!.*\/(faces|sheets)\/|.*pocket)/,
];

/** Places up to this one: pages, scripts and boards, with which a game can be played. */
const PLAYED_WITH = 2;

/** A file's place in that order: the lower, the sooner. */
export function rankOf(path: string): number {
  if (PRESS.test(path)) return ORDER.length + 1;
  const found = ORDER.findIndex((kind) => kind.test(path));
  return found < 0 ? ORDER.length : found;
}

/** Whether a game can be opened and played without a file: pictures to look at, and what prints. */
export const comesLater = (path: string): boolean => rankOf(path) > PLAYED_WITH;
