/** The kinds of page a built site has: what is promised of every page is held to one of each. */

/** What a page's kind is called: "home", "rules", "search"; of pages below another, "learn, one of them". */
function kindOf(path: string, games: readonly string[]): string {
  const [first = 'home', page = 'box', ...below] = path.split('/').filter((part) => part !== '');
  if (!games.includes(first)) return first;
  return below.length > 0 ? `${page}, one of them` : page;
}

/**
 * One page of every kind among the files of a build, by what the kind is called. Of several it is the first by name;
 * `games` are the names of the shelf's games, which tell their pages from the site's own.
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
