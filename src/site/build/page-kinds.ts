/** The kinds of page in a built site: what holds for every page is tested on one of each kind. */

/** The name of a page's kind: "home", "rules", "search"; for pages below another: "learn, one of them". */
function kindOf(path: string, games: readonly string[]): string {
  const [first = 'home', page = 'box', ...below] = path.split('/').filter((part) => part !== '');
  if (!games.includes(first)) return first;
  return below.length > 0 ? `${page}, one of them` : page;
}

/**
 * One page of every kind in a build, the first by name, by kind. `games` are the ids of the shelf's games, to tell
 * their pages from the site's own.
 */
export function kindsIn(files: readonly string[], games: readonly string[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const file of files.filter((each) => /(^|\/)index\.html$/.test(each)).toSorted()) {
    const path = file.replace(/index\.html$/, '');
    const kind = kindOf(path, games);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return kinds;
}
