/** Fills pages with slugs, from the top down. */
import { SLACK } from '../../kit/units.ts';
import { reading, together, type Painted, type Slug } from './compositor.ts';

/** What stands on one page of a column. */
export interface FilledPage {
  readonly painted: (x: number, y: number) => Painted;
  /** What begins on it. */
  readonly begins: readonly NonNullable<Slug['begins']>[];
  /** How far down it is filled, mm. */
  readonly filled: number;
  /** How much of it each chapter takes, mm. */
  readonly chapters: readonly { readonly name: string; readonly height: number }[];
  /** How far what cannot be parted stands out at the foot, mm. */
  readonly overflow: number;
}

interface Placed {
  readonly slug: Slug;
  readonly top: number;
}

/** Slugs that no page parts. */
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

/** Slugs of one part of the text together, all others by themselves. */
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

/** Height of a chunk on a page that is filled to `top`, mm. */
const heightOf = (chunk: readonly Slug[], top: number): number =>
  chunk.reduce((sum, { height, before }, index) => sum + height + (index === 0 && top === 0 ? 0 : before), 0);

/** Less than this is too little to begin a chapter at the foot of a page, mm. */
const CHAPTER_ROOM = 44;

const beginsChapter = ([first]: readonly Slug[]): boolean => first?.begins?.level === 1;

const isFigure = (chunk: readonly Slug[]): boolean => chunk.every(({ floats }) => floats === true);

/** The page that is being filled, and those that are full. */
function openColumn(height: number) {
  const full: Placed[][] = [];
  let page: Placed[] = [];
  let top = 0;
  return {
    full,
    left: () => height - top,
    /** An empty page takes whatever there is: nothing fits better anywhere else. */
    takes: (chunk: readonly Slug[]) => page.length === 0 || top + heightOf(chunk, top) <= height + SLACK,
    place: (chunk: readonly Slug[]) => {
      for (const slug of chunk) {
        const at = top + (top === 0 ? 0 : slug.before);
        page.push({ slug, top: at });
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

/** How much of a page each chapter takes, mm; `open` is the one that it goes on with. */
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
  filled: Math.max(0, ...placed.map(foot)),
  chapters: chaptersOf(placed, open),
  overflow: Math.max(0, ...placed.map(({ slug, top }) => top + slug.height - height - SLACK)),
});

/**
 * Pages `height` mm high. A figure that does not fit any more stands at the head of the next page, and the text goes
 * on before it; but no text of a chapter overtakes a figure of the one before, and at the end of a chapter a figure that still
 * fits stands before a higher one that does not.
 */
export function fillPages(slugs: readonly Slug[], height: number): readonly FilledPage[] {
  const column = openColumn(height);
  const waiting: (readonly Slug[])[] = [];
  /** A new page, headed by as many of the figures that wait as it takes. */
  const turn = () => {
    column.close();
    for (let [next] = waiting; next && column.takes(next); [next] = waiting) {
      column.place(next);
      waiting.shift();
    }
  };
  /** What is left of a chapter: of its figures the ones that fit go before those that do not, or a column stays bare. */
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
    if (isFigure(chunk) && (waiting.length > 0 || !column.takes(chunk))) {
      waiting.push(chunk);
      continue;
    }
    while (!column.takes(chunk)) turn();
    column.place(chunk);
  }
  finish();
  column.close();
  let open: string | null = null;
  return column.full.map((placed) => {
    const page = filledPage(placed, height, open);
    open = lastChapter(placed) ?? open;
    return page;
  });
}

/** The least that columns may be filled to, for the others' sake. */
const LOWEST = 0.25;

/**
 * Columns for as many pages of `across` columns as `fillPages` needs, the emptiest of them as full as can be: none is
 * left nearly bare at the end.
 */
export function levelColumns(
  slugs: readonly Slug[],
  { height, step, across }: { readonly height: number; readonly step: number; readonly across: number },
): readonly FilledPage[] {
  let best = fillPages(slugs, height);
  const most = Math.ceil(best.length / across) * across;
  const emptiest = (columns: readonly FilledPage[]): number =>
    columns.length < most ? 0 : Math.min(...columns.map(({ filled }) => filled));
  for (let lower = height - step; lower >= LOWEST * height; lower -= step) {
    const columns = fillPages(slugs, lower);
    if (columns.length > most || columns.some(({ overflow }) => overflow > 0)) continue;
    if (emptiest(columns) > emptiest(best)) best = columns;
  }
  return best;
}
