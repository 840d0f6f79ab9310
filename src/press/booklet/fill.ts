/** Fills pages with slugs, from the top down. */
import { reading, together, type Painted, type Slug } from './compositor.ts';

/** What stands on one page of a column. */
export interface FilledPage {
  readonly painted: (x: number, y: number) => Painted;
  /** What begins on it. */
  readonly begins: readonly NonNullable<Slug['begins']>[];
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

/** Rounding, mm. */
const SLACK = 1e-6;

/** Less than this is too little to begin a chapter at the foot of a page, mm. */
const CHAPTER_ROOM = 44;

const beginsChapter = ([first]: readonly Slug[]): boolean => first?.begins?.level === 1;

const isFigure = (chunk: readonly Slug[]): boolean => chunk.every(({ floats }) => floats === true);

/**
 * Pages `height` mm high. A figure that does not fit any more stands at the head of the next page, and the text goes
 * on before it; but no text of a chapter overtakes a figure of the one before.
 */
export function fillPages(slugs: readonly Slug[], height: number): readonly FilledPage[] {
  const pages: Placed[][] = [];
  let waiting: (readonly Slug[])[] = [];
  let page: Placed[] = [];
  let top = 0;
  const close = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    top = 0;
  };
  const fits = (chunk: readonly Slug[]) => top + heightOf(chunk, top) <= height + SLACK;
  const place = (chunk: readonly Slug[]) => {
    for (const slug of chunk) {
      const at = top + (top === 0 ? 0 : slug.before);
      page.push({ slug, top: at });
      top = at + slug.height;
    }
  };
  /** Figures that wait, at the head of a page of their own or with what follows. */
  const turn = () => {
    close();
    const figures = waiting;
    waiting = [];
    for (const figure of figures) {
      if (!fits(figure)) close();
      place(figure);
    }
  };
  for (const chunk of chunksOf(slugs)) {
    if (beginsChapter(chunk) && waiting.length > 0) turn();
    if (beginsChapter(chunk) && top > height - CHAPTER_ROOM) turn();
    if (fits(chunk) && !(isFigure(chunk) && waiting.length > 0)) place(chunk);
    else if (isFigure(chunk)) waiting.push(chunk);
    else {
      turn();
      if (!fits(chunk)) turn();
      place(chunk);
    }
  }
  if (waiting.length > 0) turn();
  close();
  return pages.map((placed) => ({
    painted: (x, y) => together(partsOf(placed).map((slugs) => paintPart(slugs, x, y))),
    begins: placed.flatMap(({ slug }) => slug.begins ?? []),
  }));
}
