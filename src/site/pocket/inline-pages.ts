/** Folds built pages into sections of one file: the same HTML, without what a single file cannot have. */

export interface BuiltPage {
  /** Its path in the site: "/victory-tank/rules/". */
  readonly address: string;
  readonly html: string;
  /** Prefix of its ids in the one file: "rulings-" turns "M4" into "rulings-M4". */
  readonly prefix: string;
}

const mainOf = (html: string): string => /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';

/** Removes what needs scripts, other files or pages; a board drawing is replaced by its text alternative. */
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

/** Replaces a plot by its table of figures, opened. */
const figuresAlone = (plot: string): string =>
  plot
    .replace(/<svg\b[^]*?<\/svg>/, '')
    .replace(/<span class="plot-shows"[^]*?<\/span>/, '')
    .replace(/<p class="plot-compare"[^]*?<\/p>/, '')
    // Tables of plots with the same title would be duplicate landmarks.
    .replace(/ role="region" aria-label="[^"]*"/, '')
    .replace(/<details\b/, '<details open');

/** The anchor in the one file that a link leads to, perhaps from one of its pages; null if it is not in the file. */
export function placeIn(href: string, pages: readonly BuiltPage[], page?: BuiltPage): string | null {
  const [path = '', place = ''] = href.split('#');
  const target = path === '' ? page : pages.find(({ address }) => address === path);
  if (!target) return null;
  return place === '' ? `#${target.prefix}top` : `#${target.prefix}${place}`;
}

/** Pages as sections: ids prefixed, links among them kept, other links turned into plain text. */
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
