/** Fills pages with slugs, from the top down. */
import { SLACK } from '../../kit/units.ts';
import { reading, together, type Painted, type Slug } from './compositor.ts';

/** The contents of one page of a column. */
export interface FilledPage {
  readonly painted: (x: number, y: number) => Painted;
  /** The headings that begin on it. */
  readonly begins: readonly NonNullable<Slug['begins']>[];
  /** The numbers of the sentences that stand on it. */
  readonly numbers: readonly string[];
  /** The used height, mm. */
  readonly filled: number;
  /** The height that each chapter takes, mm. */
  readonly chapters: readonly { readonly name: string; readonly height: number }[];
  /** How far an unsplittable chunk sticks out at the foot, mm. */
  readonly overflow: number;
}

interface Placed {
  readonly slug: Slug;
  readonly top: number;
}

/** Groups slugs that must stay on one page. */
function chunksOf(slugs: readonly Slug[]): readonly (readonly Slug[])[] {
  const chunks: Slug[][] = [];
  let open: Slug[] = [];
  for (const slug of slugs) {
    open.push(slug);
    if (slug.keep) continue;
    chunks.push(open);
    open = [];
  }
  if (open.length > 0) chunks.push(open);
  return chunks;
}

/** Groups slugs of one part of the text. */
function partsOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const parts: Placed[][] = [];
  for (const each of placed) {
    const last = parts.at(-1);
    if (last && each.slug.part && last[0]?.slug.part === each.slug.part) last.push(each);
    else parts.push([each]);
  }
  return parts;
}

function paintPart(slugs: readonly Placed[], x: number, y: number): Painted {
  const painted = together(slugs.map(({ slug, top }) => slug.paint(x, y + top)));
  const part = slugs[0]?.slug.part;
  return part ? { ...painted, nodes: [reading(part.reads, painted.nodes)] } : painted;
}

/** The height of a chunk on a page filled to `top`, mm. */
const heightOf = (chunk: readonly Slug[], top: number): number =>
  chunk.reduce((sum, { height, before }, index) => sum + height + (index === 0 && top === 0 ? 0 : before), 0);

/** The least room at the foot of a page to begin a chapter, mm. */
const CHAPTER_ROOM = 44;

const beginsChapter = ([first]: readonly Slug[]): boolean => first?.begins?.level === 1;

const isFigure = (chunk: readonly Slug[]): boolean => chunk.every(({ floats }) => floats === true);

/** The height of each column in turn, mm. */
type HeightOf = (column: number) => number;

/** The page being filled, and the full ones. */
function openColumn(heightAt: HeightOf) {
  const full: Placed[][] = [];
  let page: Placed[] = [];
  let top = 0;
  let last: Slug | undefined;
  const height = (): number => heightAt(full.length);
  return {
    full,
    left: () => height() - top,
    /** Whether a chunk goes on with the paragraph that was placed last. */
    isWithin: ([first]: readonly Slug[]) => first?.part !== undefined && first.part === last?.part,
    /** An empty page accepts anything: it would not fit better elsewhere. */
    takes: (chunk: readonly Slug[]) => page.length === 0 || top + heightOf(chunk, top) <= height() + SLACK,
    place: (chunk: readonly Slug[]) => {
      for (const slug of chunk) {
        const at = top + (top === 0 ? 0 : slug.before);
        page.push({ slug, top: at });
        last = slug;
        top = at + slug.height;
      }
    },
    close: () => {
      if (page.length > 0) full.push(page);
      page = [];
      top = 0;
    },
  };
}

const foot = ({ slug, top }: Placed): number => top + slug.height;

/** The height each chapter takes on a page, mm; `open` is the chapter continued from the page before. */
function chaptersOf(placed: readonly Placed[], open: string | null): FilledPage['chapters'] {
  const starts = placed.flatMap(({ slug: { begins }, top }) =>
    begins?.level === 1 ? [{ name: begins.text, top }] : [],
  );
  const end = Math.max(0, ...placed.map(foot));
  return [...(open === null ? [] : [{ name: open, top: 0 }]), ...starts].map(({ name, top }, index, all) => ({
    name,
    height: (all[index + 1]?.top ?? end) - top,
  }));
}

const lastChapter = (placed: readonly Placed[]): string | undefined =>
  placed.findLast(({ slug }) => slug.begins?.level === 1)?.slug.begins?.text;

const filledPage = (placed: readonly Placed[], height: number, open: string | null): FilledPage => ({
  painted: (x, y) => together(partsOf(placed).map((slugs) => paintPart(slugs, x, y))),
  begins: placed.flatMap(({ slug }) => slug.begins ?? []),
  numbers: placed.flatMap(({ slug }) => slug.numbers ?? []),
  filled: Math.max(0, ...placed.map(foot)),
  chapters: chaptersOf(placed, open),
  overflow: Math.max(0, ...placed.map(({ slug, top }) => top + slug.height - height - SLACK)),
});

/**
 * Fills pages of these heights, in mm. A figure that does not fit moves to the top of the next page while the text continues
 * before it. Where the page break cuts a paragraph, the figure waits for its end. Text never overtakes a figure of an
 * earlier chapter, and at the end of a chapter a figure that fits goes before a higher one that does not.
 */
export function fillPages(slugs: readonly Slug[], height: number | HeightOf): readonly FilledPage[] {
  const heightAt = typeof height === 'number' ? () => height : height;
  const column = openColumn(heightAt);
  const waiting: (readonly Slug[])[] = [];
  /** Whether waiting figures belong here, as soon as the paragraph ends. */
  let isDue = false;
  /** Places as many waiting figures as fit. */
  const settle = () => {
    isDue = false;
    for (let [next] = waiting; next && column.takes(next); [next] = waiting) {
      column.place(next);
      waiting.shift();
    }
  };
  /** Starts a new page: with waiting figures, if no paragraph goes on there. */
  const turn = (isWithin = false) => {
    column.close();
    if (isWithin) isDue = true;
    else settle();
  };
  /** Ends a chapter: figures that fit go before those that do not, to avoid empty columns. */
  const finish = () => {
    while (waiting.length > 0) {
      const fits = waiting.findIndex(column.takes);
      if (fits < 0) turn();
      else waiting.splice(fits, 1).forEach(column.place);
    }
  };
  for (const chunk of chunksOf(slugs)) {
    if (beginsChapter(chunk)) {
      finish();
      if (column.left() < CHAPTER_ROOM) column.close();
    }
    if (isDue && !column.isWithin(chunk)) settle();
    if (isFigure(chunk) && (waiting.length > 0 || !column.takes(chunk))) {
      waiting.push(chunk);
      continue;
    }
    while (!column.takes(chunk)) turn(column.isWithin(chunk));
    column.place(chunk);
  }
  finish();
  column.close();
  let open: string | null = null;
  return column.full.map((placed, index) => {
    const page = filledPage(placed, heightAt(index), open);
    open = lastChapter(placed) ?? open;
    return page;
  });
}

interface Columns {
  /** mm. */
  readonly height: number;
  /** What heights are a multiple of, mm. */
  readonly step: number;
  /** Columns on a page. */
  readonly across: number;
  /** Room to leave at the foot of the last page, mm, if that takes no further page; 0 where left out. */
  readonly reserve?: number;
}

/** The least share to which columns may be filled when evening them out. */
const LOWEST = 0.1;

/** The share that the emptiest of the columns that are evened out should fill, if that is possible. */
const EVEN = 0.75;

/** The columns with those of the last `pages` as even as possible. */
function levelLast(slugs: readonly Slug[], { height, step, across, reserve = 0 }: Columns, pages: number) {
  const most = Math.ceil(fillPages(slugs, height).length / across) * across;
  const first = most - pages * across;
  /** The height of each column where the last pages are to be no higher than `lower`. */
  const heights =
    (lower: number) =>
    (column: number): number => {
      const free = column < most - across ? height : height - reserve;
      return column < first ? height : Math.min(lower, free);
    };
  const reserved = fillPages(slugs, heights(height));
  let best = reserved.length > most ? fillPages(slugs, height) : reserved;
  const lowest = (columns: readonly FilledPage[]): number =>
    columns.length < most ? 0 : Math.min(...columns.slice(first).map(({ filled }) => filled));
  for (let lower = height - step; lower >= LOWEST * height; lower -= step) {
    const columns = fillPages(slugs, heights(lower));
    if (columns.length > most || columns.some(({ overflow }) => overflow > 0)) continue;
    if (lowest(columns) > lowest(best)) best = columns;
  }
  return { columns: best, lowest: lowest(best) };
}

/** As few columns as hold the slugs, full but for those of the last pages: as few of these as are well filled when even. */
export function levelColumns(slugs: readonly Slug[], of: Columns): readonly FilledPage[] {
  const pages = Math.ceil(fillPages(slugs, of.height).length / of.across);
  let best = levelLast(slugs, of, 1);
  for (let last = 2; last <= pages && best.lowest < EVEN * of.height; last += 1) {
    const more = levelLast(slugs, of, last);
    if (more.lowest > best.lowest) best = more;
  }
  return best.columns;
}

/** The share of its last page that columns fill. */
export function lastShare(columns: readonly FilledPage[], { height, across }: Columns): number {
  const on = columns.length % across === 0 ? across : columns.length % across;
  const filled = columns.slice(columns.length - on).reduce((sum, column) => sum + column.filled, 0);
  return columns.length === 0 ? 1 : filled / (across * height);
}

/** Part after part: each begins a page of its own, unless the last page before it has much room left, or it saves a page. */
export function flowColumns(
  parts: readonly (readonly Slug[])[],
  of: Columns & { readonly full: number },
): readonly (readonly FilledPage[])[] {
  const { height, across, full } = of;
  const pages = (slugs: readonly Slug[]): number => Math.ceil(fillPages(slugs, height).length / across);
  const runs: (readonly Slug[])[] = [];
  for (const part of parts.filter(({ length }) => length > 0)) {
    const before = runs.at(-1);
    const isApart =
      before === undefined ||
      (lastShare(fillPages(before, height), of) >= full &&
        pages(before) + pages(part) <= pages([...before, ...part]));
    if (isApart) runs.push(part);
    else runs.splice(-1, 1, [...before, ...part]);
  }
  const { reserve = 0, ...rest } = of;
  return runs.map((run, index) => levelColumns(run, index === runs.length - 1 ? { ...rest, reserve } : rest));
}
