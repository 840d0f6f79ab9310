/** Before the rules: what is in the box, with pictures and counts, and the set-up as half a page or more. */
import { plain, strong } from '../../book/blocks.ts';
import type { Rect, SetNode } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';
import { chapterSlug, textSlugs } from './booklet-blocks.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';
import {
  CLOSE,
  faceOf,
  inColumn,
  NOTHING,
  reading,
  together,
  TOLD,
  type Compositor,
  type Painted,
} from './compositor.ts';
import type { Booklet, BoxItem } from './content.ts';
import { heightOf, partNodes, partOf } from './figure-text.ts';
import { paintPicture, placed, trimOf } from './illustrations.ts';
import { levelColumns } from './fill.ts';
import { COLUMNS, COLUMN_GAP, EDGE, HALF, onGrid } from './type.ts';

type Room = Pick<Rect, 'width' | 'height'>;

/** A part of a page across its whole width, with its heading. */
export interface Strip {
  /** Its heading; undefined where it has none. */
  readonly title: string | undefined;
  /** mm, heading included. */
  readonly height: number;
  readonly paint: (x: number, y: number) => Painted;
}

/** A page before the rules. */
export interface StartingPage {
  /** The headings that begin on it. */
  readonly titles: readonly string[];
  readonly page: (number: number) => BookletPage;
}

/** The height of a heading with its rule, mm. */
const HEAD = 7 * HALF;

/** Pictures: the most height to try, mm, the largest first; and how far each of several shows beside the next. */
const HEIGHTS = [44, 38, 33, 28, 24, 21, 18, 15, 13, 11, 9] as const;
const SHOWN = 0.42;
/** Between pictures and between rows, mm. */
const GAP = 2.4;
/** Things in a row: numbers to try. */
const ACROSS = [3, 4, 5, 6] as const;

/** The scale of a thing's faces side by side: small pieces are shown at their true size. */
function scaleIn(press: Compositor, { faces }: BoxItem, { width, height }: Room): number {
  const found = faces.map((id) => faceOf(press, id));
  const spread = (found[0]?.width ?? 0) * (1 + SHOWN * (found.length - 1));
  return Math.min(1, width / spread, height / Math.max(...found.map((face) => face.height)));
}

/** The height of a thing's picture where `room` is the most, mm. */
const heightIn = (press: Compositor, item: BoxItem, room: Room): number =>
  Math.max(...item.faces.map((id) => faceOf(press, id).height)) * scaleIn(press, item, room);

/** A thing's faces side by side, each over the one before it, on the lower edge of a rectangle. */
function facesIn(press: Compositor, item: BoxItem, { x, y, ...room }: Rect) {
  const found = item.faces.map((id) => faceOf(press, id));
  const [first] = found;
  if (!first) return { placements: [], outlines: [] };
  const scale = scaleIn(press, item, room);
  const placements: Placement[] = [];
  const outlines: SetNode[] = [];
  found.forEach((face, index) => {
    const size = { width: face.width * scale, height: face.height * scale };
    const at = { x: x + index * SHOWN * first.width * scale, y: y + room.height - size.height };
    placements.push(placed({ face: face.id, ...at, turn: 0, scale }));
    if (found.length === 1) outlines.push(trimOf(press, { ...at, ...size }));
  });
  return { placements, outlines };
}

/** What is in the box, with the largest pictures that keep it within `most` mm; undefined where nothing is in it. */
function boxStrip(press: Compositor, inBox: Booklet['box'], most: number): Strip | undefined {
  if (inBox.items.length === 0) return undefined;
  const tried = ACROSS.map((across) => boxRows(press, inBox, across, most));
  const fits = tried.filter(({ height }) => height <= most);
  const [best] = (fits.length > 0 ? fits : tried.toReversed()).toSorted(
    (one, other) => other.shown - one.shown,
  );
  return best;
}

/** What is in the box, in rows of `across`. */
function boxRows(
  press: Compositor,
  { title, items }: Booklet['box'],
  across: number,
  most: number,
): Strip & { readonly shown: number } {
  const cell = (press.width - GAP * (across - 1)) / across;
  const words = items.map(({ name, count }) =>
    partOf(press, 'box', [strong(`${count}  `), plain(name)], press.type.small, {
      ...CLOSE,
      before: 0.8,
      width: cell,
    }),
  );
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items
      .slice(row * across, (row + 1) * across)
      .map((item, index) => ({ item, told: words[row * across + index] })),
  );
  const told = rows.map((row) => Math.max(...row.map((each) => heightOf(each.told ? [each.told] : []))));
  // A row of small pieces is as low as they are.
  const highsAt = (height: number) =>
    rows.map((row) => Math.max(...row.map(({ item }) => heightIn(press, item, { width: cell, height }))));
  const heightAt = (most: number) =>
    highsAt(most).reduce((sum, high, index) => sum + high + (told[index] ?? 0) + GAP, HEAD);
  const largest = HEIGHTS.find((each) => heightAt(each) <= most) ?? HEIGHTS.at(-1) ?? 0;
  const highs = highsAt(largest);
  return {
    title,
    shown: items.reduce((sum, item) => sum + heightIn(press, item, { width: cell, height: largest }), 0),
    height: onGrid(heightAt(largest)),
    paint: (x, y) => {
      let top = y + HEAD;
      const parts = rows.map((row, index): Painted => {
        const high = highs[index] ?? 0;
        const painted = row.map(({ item, told: part }, column): Painted => {
          const left = round2(x + column * (cell + GAP));
          const { placements, outlines } = facesIn(press, item, {
            x: left,
            y: top,
            width: cell,
            height: high,
          });
          const figure = reading({ figure: item.name }, outlines);
          return { placements, nodes: [figure, ...(part ? partNodes([part], left, top + high) : [])] };
        });
        top += high + (told[index] ?? 0) + GAP;
        return together(painted);
      });
      return together([chapterSlug(press, title).paint(x, y), ...parts]);
    },
  };
}

/** Heights of the set-up's picture to try, as shares of a page: about half of it, and more where it has one to itself. */
const PLAN = [0.55, 0.5, 0.45] as const;
const PLAN_ALONE = [0.75, 0.7, 0.65, 0.6, 0.55] as const;

/** The set-up's picture across the page, and its notes below in two columns. */
function setUpStrip(press: Compositor, { setUp, words }: Booklet, share: number): Strip | undefined {
  if (!setUp) return undefined;
  const heading = words.setUp;
  const { title, picture, notes } = setUp;
  const most = share * columnHeight(press);
  const scale = Math.min(press.width / picture.width, most / picture.height);
  const column = inColumn(press);
  const lead = partOf(press, title, [strong(title)], press.type.body, {
    ...TOLD,
    before: 0,
    width: press.width,
  });
  const parts = notes.map((words) =>
    partOf(press, title, words, press.type.example, { ...TOLD, before: 0.8, width: column.width }),
  );
  const half = parts.findIndex((_, index) => 2 * heightOf(parts.slice(0, index + 1)) >= heightOf(parts)) + 1;
  const columns = [parts.slice(0, half), parts.slice(half)];
  const top = HEAD + heightOf([lead]) + HALF / 2;
  const below = top + picture.height * scale + HALF;
  return {
    title: heading,
    height: onGrid(below + Math.max(...columns.map(heightOf))),
    paint: (x, y) => {
      const left = x + (press.width - picture.width * scale) / 2;
      return together([
        chapterSlug(press, heading).paint(x, y),
        { ...NOTHING, nodes: partNodes([lead], x, y + HEAD) },
        paintPicture(press, picture, left, y + top, scale),
        ...columns.map((each, index): Painted => ({
          ...NOTHING,
          nodes: partNodes(each, round2(x + index * (column.width + COLUMN_GAP)), y + below),
        })),
      ]);
    },
  };
}

/** Strips on as few pages as hold them, in order. */
function paged(
  press: Compositor,
  { name }: Booklet,
  strips: readonly Strip[],
): readonly (readonly Strip[])[] {
  const room = columnHeight(press);
  const pages: Strip[][] = [];
  for (const strip of strips) {
    const last = pages.at(-1);
    const used = last?.reduce((sum, { height }) => sum + height + 2 * HALF, 0) ?? Infinity;
    if (last && used + strip.height <= room) last.push(strip);
    else pages.push([strip]);
    if (strip.height > room)
      press.faults.push({
        kind: 'overflow',
        face: 'booklet',
        field: strip.title ?? name,
        axis: 'height',
        overflow: strip.height - room,
      });
  }
  return pages;
}

/** What stands between the contents and the rules. */
export interface Start {
  /** The box below the contents, where it fits there. */
  readonly below: Strip | undefined;
  readonly pages: readonly StartingPage[];
  /** Whether the opening of the rules stands on these pages. */
  readonly opens: boolean;
}

/** What the rules say before their first heading: what the game is about. */
export function openingOf({ rules }: Booklet): Booklet['rules'] {
  const end = rules.findIndex(({ kind }) => kind === 'heading');
  return rules.slice(0, Math.max(0, end));
}

/** The opening across the page, in columns. */
function openingStrip(press: Compositor, booklet: Booklet): Strip | undefined {
  const blocks = openingOf(booklet);
  if (blocks.length === 0) return undefined;
  const column = inColumn(press);
  const columns = levelColumns(textSlugs(column, blocks), {
    height: columnHeight(press),
    step: HALF,
    across: COLUMNS,
  });
  const pitch = column.width + COLUMN_GAP;
  return {
    title: undefined,
    height: onGrid(Math.max(...columns.map(({ filled }) => filled))),
    paint: (x, y) => together(columns.map(({ painted }, index) => painted(round2(x + index * pitch), y))),
  };
}

/** Composes the start of a booklet; `spare` is the room below its contents, mm. */
export function startOf(press: Compositor, booklet: Booklet, spare: number): Start {
  const below = boxStrip(press, booklet.box, spare);
  if (below && below.height <= spare) {
    const strips = stripsOf(press, { ...booklet, box: { ...booklet.box, items: [] } });
    const pages = startingPages(press, booklet, paged(press, booklet, strips));
    return { below, pages, opens: false };
  }
  const alone = paged(press, booklet, stripsOf(press, booklet));
  const opening = openingStrip(press, booklet);
  const [first] = alone;
  // A page with the box alone has room above it for what the game is about.
  const room = columnHeight(press) - (opening?.height ?? 0) - 2 * HALF;
  const opened =
    opening && alone.length > 1 && first?.length === 1 ? boxStrip(press, booklet.box, room) : undefined;
  const opens = opened !== undefined && opened.height <= room;
  const strips = opening && opens ? [[opening, opened], ...alone.slice(1)] : alone;
  return { below: undefined, pages: startingPages(press, booklet, strips), opens };
}

/** Box and set-up on one page if they fit there, else on two. */
function stripsOf(press: Compositor, booklet: Booklet): readonly Strip[] {
  const room = columnHeight(press);
  for (const share of PLAN) {
    const plan = setUpStrip(press, booklet, share);
    const left = room - (plan ? plan.height + 2 * HALF : 0);
    const inBox = boxStrip(press, booklet.box, left);
    if (inBox && inBox.height <= left) return [inBox, plan].flatMap((each) => each ?? []);
  }
  const alone = PLAN_ALONE.map((share) => setUpStrip(press, booklet, share));
  const plan = alone.find((strip) => strip && strip.height <= room) ?? alone.at(-1);
  return [boxStrip(press, booklet.box, room), plan].flatMap((each) => each ?? []);
}

const startingPages = (
  press: Compositor,
  { title: game, name }: Booklet,
  pages: readonly (readonly Strip[])[],
): readonly StartingPage[] =>
  pages.map((on) => {
    const titles = on.flatMap(({ title }) => title ?? []);
    return {
      titles,
      page: (number) => {
        const [head = name] = titles;
        let y: number = EDGE.top;
        const painted = on.map((strip) => {
          const at = y;
          y += strip.height + 2 * HALF;
          return strip.paint(leftEdge(number), at);
        });
        const nodes = furnish(press, number, head, game);
        return { number, title: head, ...together([{ ...NOTHING, nodes }, ...painted]) };
      },
    };
  });
