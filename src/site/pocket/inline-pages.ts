/** Folds built pages into the sections of one file: the same HTML, with what a single file cannot have taken out. */

/** A page of a game, as it was built. */
export interface BuiltPage {
  /** Its address in the site: "/victory-tank/rules/". */
  readonly address: string;
  readonly html: string;
  /** What its places are called by in the one file: "rulings-" makes "M4" to "rulings-M4". */
  readonly prefix: string;
}

const mainOf = (html: string): string => /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';

/** What needs scripts, other files or another page is taken out; a drawn table is told in the words it is read out by. */
const plain = (html: string): string =>
  html
    .replaceAll(/<(script|template|form|noscript|style)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/<div class="landing"[^>]*>\s*<\/div>/g, '')
    .replaceAll(/<figure class="faces[^]*?<\/figure>/g, '')
    .replaceAll(/<figure class="table[^]*?<\/figure>/g, (figure) => {
      const label = /aria-label="([^"]*)"/.exec(figure)?.[1];
      return label === undefined ? '' : `<p class="told">${label}</p>`;
    })
    .replaceAll(/<figure class="plot"[^]*?<\/figure>/g, figuresAlone)
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<\/?astro-(island|slot|static-slot)\b[^>]*>/g, '')
    .replaceAll(/<nav\b([^>]*?)\saria-label="[^"]*"/g, '<div$1')
    .replaceAll('</nav>', '</div>')
    .replaceAll(/<(\/?)h1\b/g, '<$1h2');

/** Of a plot what it tells in figures, open to be read. */
const figuresAlone = (plot: string): string =>
  plot
    .replace(/<svg\b[^]*?<\/svg>/, '')
    .replace(/<span class="plot-shows"[^]*?<\/span>/, '')
    .replace(/<p class="plot-compare"[^]*?<\/p>/, '')
    // Plots of the same title stand open beside each other: their tables are no landmarks here.
    .replace(/ role="region" aria-label="[^"]*"/, '')
    .replace(/<details\b/, '<details open');

/** Where an address leads in the one file, perhaps from a page of it; null where that is not in it. */
export function placeIn(href: string, pages: readonly BuiltPage[], page?: BuiltPage): string | null {
  const [path = '', place = ''] = href.split('#');
  const target = path === '' ? page : pages.find(({ address }) => address === path);
  if (!target) return null;
  return place === '' ? `#${target.prefix}top` : `#${target.prefix}${place}`;
}

/** The sections of some pages: places named apart, links among them kept, links to elsewhere turned to plain words. */
export const folded = (pages: readonly BuiltPage[]): readonly string[] =>
  pages.map((page) => {
    const text = plain(mainOf(page.html))
      .replaceAll(
        /\s(id|aria-labelledby)="([^"]*)"/g,
        (_, name: string, id: string) => ` ${name}="${page.prefix}${id}"`,
      )
      .replaceAll(
        /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>([^]*?)<\/a>/g,
        (_, before: string, href: string, after: string, inside: string) => {
          const place = placeIn(href, pages, page);
          return place === null
            ? `<span>${inside}</span>`
            : `<a${before} href="${place}"${after}>${inside}</a>`;
        },
      );
    return `<section id="${page.prefix}top">${text}</section>`;
  });
