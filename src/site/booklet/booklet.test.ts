import type { ShelfGame } from '../../book/shelf-game.ts';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { AGAIN, ofToday } from '../../../tests/lot.ts';
import { openPdf, pagePixels } from '../../../tests/raster.ts';
import { inOrder, readAloud, unheardWords, type Heard } from '../../../tests/read-aloud.ts';
import { openShelf } from '../../../scripts/cli/shelves.ts';
import { countAll } from '../../kit/component.ts';
import type { Line, SetNode } from '../../kit/face.ts';
import { loadHyphenation } from '../../kit/type/hyphenation.ts';
import { planBooklet, type BookletJob, type BookletPlan } from '../../press/booklet/booklet-plan.ts';
import { FULL_PAGE } from '../../press/booklet/booklet-pages.ts';
import { EDGE, HALF, typeOf } from '../../press/booklet/type.ts';
import { WIDE_MARGINS } from '../../press/margins.ts';
import { printSheets } from '../../press/paint/pdf/paint-document.ts';
import type { SheetDocument } from '../../press/sheet.ts';
import { exampleOf, gapsOf } from '../../book/book.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { RULING_DOT } from '../../press/booklet/content.ts';
import { KEY, SEAT_INKS } from '../board/board-styles.ts';
import { openDesk, type Desk } from '../game-bundle.ts';
import { loadFonts } from '../package-fonts.ts';
import { SHELF } from '../shelf.ts';
import { BOOKLET_WORDS } from '../words/booklet.ts';
import { boxItems } from './box-list.ts';
import { composeBooklet } from './compose-booklet.ts';

const MADE_UP = await openShelf('tests/made-up/shelf.ts');
await loadHyphenation('nl');
await loadHyphenation('en');

const ADDRESS = 'https://fieldkit.example/sub/rules/';

type Form = Omit<BookletJob, 'booklet' | 'fonts'>;

const PLAIN: Form = { edition: 'colour', paper: 'a4', form: 'plain', sides: 'duplex' };

async function deskOf(game: ShelfGame): Promise<Desk> {
  const desk = await openDesk(game);
  if (!desk) throw new Error('nothing to read');
  return desk;
}

const planned = new Map<string, BookletPlan>();

/** A cached booklet plan. */
function planOf(desk: Desk, form: Form): BookletPlan {
  const name = JSON.stringify([desk.id, form]);
  const plan = planned.get(name) ?? plannedAnew(desk, form);
  planned.set(name, plan);
  return plan;
}

function plannedAnew(desk: Desk, form: Form): BookletPlan {
  const fonts = loadFonts(desk.kit);
  const text = rulesOf(desk, MADE_UP.find(({ id }) => id === desk.id) ?? desk);
  const booklet = composeBooklet({ desk, text, edition: form.edition, fonts, address: ADDRESS });
  const plan = planBooklet({ booklet, fonts, ...form });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  return plan.value;
}

const printed = (document: SheetDocument, desk: Desk) => printSheets(document, loadFonts(desk.kit));

/** All text lines with their position, mm of the page. */
function linesIn(nodes: readonly SetNode[], x = 0, y = 0): Line[] {
  return nodes.flatMap((node): Line[] => {
    if (node.kind === 'line')
      return [
        { ...node, baseline: node.baseline + y, runs: node.runs.map((run) => ({ ...run, x: run.x + x })) },
      ];
    return node.kind === 'group' && node.scale === undefined
      ? linesIn(node.nodes, x + node.x, y + node.y)
      : [];
  });
}

/** Text without the hyphens of its words, whether they are spelt with one or broken at the end of a line. */
const whole = (text: string): string => text.replaceAll(/(?<=\p{L})- ?(?=\p{L})/gu, '');

const isReadable = ({ book }: ShelfGame): boolean => book !== undefined;

/** All readable games of the shelf, and one made-up game a day. */
const READABLE = [...SHELF.filter(isReadable), ...ofToday('made-up booklet', MADE_UP.filter(isReadable))];

/** All games share one press, so one game a day is made twice. */
const MADE_TWICE = ofToday('made twice', READABLE);

describe.each(READABLE)('the booklet of $id', (game) => {
  let desk: Desk;
  let plan: BookletPlan;
  let bytes: Uint8Array;
  const pages: (readonly Heard[])[] = [];
  const unheard: string[] = [];
  beforeAll(async () => {
    desk = await deskOf(game);
    plan = planOf(desk, PLAIN);
    bytes = await printed(plan.document, desk);
    const pdf = await openPdf(bytes);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      pages.push(await readAloud(pdf, number));
      unheard.push(await unheardWords(pdf, number));
    }
    await pdf.loadingTask.destroy();
  });

  const heard = (): readonly string[] =>
    pages.flatMap((parts) => inOrder(parts).map(({ text }) => whole(text))).filter((text) => text !== '');

  it('says every sentence of the rules once, with its number and its mark behind it, as the site does', () => {
    const { statements } = desk.book;
    // A paragraph may go on in the next column.
    const said = whole(heard().join(' ').replaceAll(/\s+/g, ' '));
    for (const [id, { text, provenance }] of Object.entries(statements)) {
      const mark = provenance === 'ruling' ? RULING_DOT : BOOK_WORDS.marks[provenance];
      const sentence = whole([text, id, mark ?? []].flat().join(' '));
      expect([sentence, said.split(sentence).length - 1]).toEqual([sentence, 1]);
    }
  });

  it('plays by our reading of every ruling, and names the other one as a variant', () => {
    const said = heard().map((each) => each.replaceAll(/\s+/g, ' '));
    for (const { rule, question, ours, usual = ours, other } of gapsOf(desk.book)) {
      const at = said.indexOf(whole(`${question} ${rule}`));
      const { label } = BOOKLET_WORDS.variants;
      expect(said.slice(at + 1, at + 3)).toEqual([whole(`${label} ${usual}`), whole(other)]);
    }
  });

  it('leaves no answer of an example in doubt', () => {
    const said = heard().join(' ');
    for (const doubt of [BOOK_WORDS.byRuling, BOOK_WORDS.byOther]) expect(said).not.toContain(whole(doubt));
  });

  it('can be read out to its last word', () => {
    expect(unheard.join('').trim()).toBe('');
  });

  it('never leaves a heading alone at the foot of a page', () => {
    for (const parts of pages) expect(inOrder(parts).at(-1)?.role ?? '').not.toMatch(/^H[23]$/);
  });

  it('leads from its contents to where things stand', () => {
    const entries = inOrder(pages[1] ?? []).flatMap(({ text }) => /^(.+) (\d+)$/.exec(text) ?? []);
    const listed = Array.from({ length: entries.length / 3 }, (_, index) =>
      entries.slice(3 * index + 1, 3 * index + 3),
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const [title, page] of listed)
      expect(inOrder(pages[Number(page) - 1] ?? []).map(({ text }) => text)).toContain(title);
  });

  it('leads to the page of the rules by a code', async () => {
    const pdf = await openPdf(bytes);
    const { data, width, height } = await pagePixels(pdf, pdf.numPages, 120);
    await pdf.loadingTask.destroy();
    const opaque = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
      opaque[to] = data[from] ?? 0;
      opaque[to + 1] = data[from + 1] ?? 0;
      opaque[to + 2] = data[from + 2] ?? 0;
    }
    expect(jsQR(opaque, width, height)?.data).toBe(ADDRESS);
  });

  it.each(MADE_TWICE.filter((each) => each === game))('has the same bytes whenever it is made', async () => {
    const again = await printed(plannedAnew(desk, PLAIN).document, desk);
    expect(Buffer.compare(bytes, again)).toBe(0);
  });

  it.each(
    ofToday(`fold of ${game.id}`, [
      ['a4', 'colour'],
      ['letter', 'low-ink'],
    ] as const),
  )(`on %s in %s stands clear of every edge and of the fold (${AGAIN})`, (paper, edition) => {
    const {
      document,
      pages: count,
      sheets,
    } = planOf(desk, { paper, edition, form: 'saddle', sides: 'duplex' });
    expect(count % 4).toBe(0);
    expect(document.pages).toHaveLength(2 + 2 * sheets);
    for (const { width, height, furniture } of document.pages.slice(2)) {
      const lines = linesIn(furniture);
      for (const { runs, baseline } of lines) {
        const [left, right] = [runs[0]?.x ?? 0, (runs.at(-1)?.x ?? 0) + (runs.at(-1)?.width ?? 0)];
        // The sheet is turned: its ends are the sides of the upright page.
        expect(left).toBeGreaterThan(WIDE_MARGINS.top);
        expect(width - right).toBeGreaterThan(WIDE_MARGINS.bottom);
        expect(baseline).toBeGreaterThan(WIDE_MARGINS.left);
        expect(height - baseline).toBeGreaterThan(WIDE_MARGINS.right);
        expect(right < width / 2 - 8 || left > width / 2 + 8).toBe(true);
      }
    }
  });

  it('has its sentences on one grid of half lines', () => {
    const numbered = plan.document.pages.flatMap(({ title, furniture }) =>
      title.includes(BOOKLET_WORDS.index)
        ? []
        : linesIn(furniture).filter(
            ({ runs }) =>
              runs.some(({ size }) => size === BODY) &&
              runs.some(({ text }) => text.trim() in desk.book.statements),
          ),
    );
    const numbers = numbered.flatMap(({ runs }) =>
      runs.filter(({ text }) => text.trim() in desk.book.statements),
    );
    expect(numbers).toHaveLength(Object.keys(desk.book.statements).length);
    const offsets = new Set(numbered.map(({ baseline }) => Math.round((baseline % HALF) * 100)));
    expect(offsets.size).toBe(1);
  });
});

/** The size of the rules’ text, points. */
const BODY = typeOf('colour').body.size;

/** Position of a page number, mm from the left edge of the printed page. */
const folioOf = (document: SheetDocument, page: number, label: string): number => {
  const shown = document.pages.find((each) => each.label === label);
  const foot = (shown?.height ?? 0) - EDGE.folio;
  const line = linesIn(shown?.furniture ?? []).find(
    ({ runs, baseline }) => runs[0]?.text === String(page) && Math.abs(baseline - foot) < 0.1,
  );
  if (!line) throw new Error(`${label} has no page ${page}`);
  return line.runs[0]?.x ?? 0;
};

/** A blank stretch this high counts as empty, mm: more than the space above any heading. */
const EMPTY = 12;

type Page = SheetDocument['pages'][number];

/** From where to where there is something on a page, between two sides of it, mm. */
function stretchesOn(
  { furniture, placements }: Page,
  faces: SheetDocument['faces'],
  [from, to]: readonly [number, number],
) {
  const isHere = (x: number): boolean => x >= from && x < to;
  const lines = linesIn(furniture).filter(({ runs }) => isHere(runs[0]?.x ?? 0));
  const pictures = placements.filter(({ x, reach }) => isHere(x - reach.left));
  return [
    ...lines.map(({ baseline }) => [baseline - 2.5, baseline + 1] as const),
    ...pictures.map(({ face, y, scale = 1, turn, reach }) => {
      const { width = 0, height = 0 } = faces.get(face) ?? {};
      const high = (turn % 180 === 0 ? height : width) * scale;
      return [y - reach.top, y + high + reach.bottom] as const;
    }),
  ];
}

/** The share of a page's type area, between two sides, that is not empty. */
function fullness(page: Page, faces: SheetDocument['faces'], sides: readonly [number, number]): number {
  const foot = page.height - EDGE.foot;
  let bare = 0;
  let reached: number = EDGE.top;
  const stretches = stretchesOn(page, faces, sides)
    .filter(([, end]) => end > EDGE.top)
    .filter(([start]) => start < foot)
    .toSorted(([one], [other]) => one - other);
  for (const [start, end] of [...stretches, [foot, foot] as const]) {
    if (start - reached > EMPTY) bare += start - reached;
    reached = Math.max(reached, end);
  }
  return 1 - bare / (foot - EDGE.top);
}

/** Lines this short may start alike by chance. */
const SHORT = 16;

/** Each game's booklet on both papers, in both editions. */
const FULL_PAGES = SHELF.flatMap((game) =>
  (
    [
      ['a4', 'colour'],
      ['letter', 'low-ink'],
    ] as const
  ).map(([paper, edition]) => ({ id: game.id, game, paper, edition })),
);

/** The most sheets of paper that a game's booklet takes. */
const SHEETS: Readonly<Record<string, number>> = {
  'victory-tank': 4,
  tank: 4,
  'street-armour': 4,
  loopgraven: 5,
  'fog-of-war': 7,
};

it.each(FULL_PAGES)(
  'fills whole sheets with $id on $paper in $edition, and six tenths of each page at least',
  async ({ id, game, paper, edition }) => {
    const { document } = planOf(await deskOf(game), { ...PLAIN, paper, edition });
    expect(document.pages.length % 4).toBe(0);
    expect(document.pages.length / 4).toBeLessThanOrEqual(SHEETS[id] ?? 0);
    const isNotes = (title?: string) => title === BOOKLET_WORDS.notes;
    expect(document.pages.filter(({ title }) => isNotes(title)).length).toBeLessThan(4);
    const shares = document.pages.flatMap((page): (readonly [string, number])[] => {
      if (isNotes(page.title)) return [];
      const half = page.width / 2;
      const sides = [
        [0, half],
        [half, page.width],
      ] as const;
      const both = sides.map((side) => fullness(page, document.faces, side));
      return [[`${page.label} ${page.title}`, both.reduce((sum, each) => sum + each, 0) / sides.length]];
    });
    // The cover is a drawing.
    expect(shares.slice(1).filter(([, share]) => share < FULL_PAGE)).toEqual([]);
    expect(shares.length).toBeGreaterThan(8);
  },
);

/** Chapters that tell a turn before its rules, as one learns it. */
const TOLD = ['A turn, told', 'An example of play'];

describe.each(SHELF)('the booklet of $id', (game) => {
  it('explains every rule before an example uses it, but where it tells a turn from beginning to end', async () => {
    const { book } = await deskOf(game);
    const text = rulesOf(await deskOf(game), game);
    const known = new Set<string>();
    const waiting: (readonly [example: string, rule: string])[] = [];
    const early: (readonly [example: string, rule: string])[] = [];
    let heading = '';
    // A rule may stand anywhere in the chapter of its example.
    const close = () => early.push(...waiting.splice(0).filter(([, rule]) => !known.has(rule)));
    for (const block of text) {
      if (block.kind === 'heading') {
        heading = block.text;
        if (block.depth <= 2) close();
      }
      if (block.kind === 'rule') known.add(block.id);
      if (block.kind !== 'case' || block.id === book.setUp?.of || TOLD.includes(heading)) continue;
      waiting.push(...exampleOf(book, block.id).shows.map((rule) => [block.id, rule] as const));
    }
    close();
    expect(early).toEqual([]);
  });

  it('says first what wins, and tells its turn in the first half', async () => {
    const text = rulesOf(await deskOf(game), game);
    const chapters = text.flatMap((block) =>
      block.kind === 'heading' && block.depth <= 2 ? [block.text] : [],
    );
    expect(chapters[0]).toBe('Winning');
    const told = text.findIndex((block) => block.kind === 'heading' && TOLD.includes(block.text));
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(text.length / 2);
  });

  it('lists before its rules everything that is in the box, with how many there are', async () => {
    const desk = await deskOf(game);
    const { pages } = planOf(desk, PLAIN).document;
    const listed = boxItems(desk.kit);
    const { cards, pieces, sheets = [] } = desk.kit.box;
    const counted = listed.map(({ count }) =>
      count
        .split('×')
        .filter((factor) => factor.trim() !== '')
        .reduce((product, factor) => product * Number(factor), 1),
    );
    const all = [...cards, ...pieces, ...sheets.filter(({ insteadOf }) => insteadOf === undefined)];
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(countAll(all));
    const lines = pages.slice(1, 4).flatMap(({ furniture }) => linesIn(furniture));
    const told = lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
    for (const { count } of listed) expect(told).toContain(count);
    const shown = pages.slice(1, 4).flatMap(({ placements }) => placements.map(({ face }) => face));
    for (const { faces } of listed) expect(shown).toEqual(expect.arrayContaining([...faces]));
  });

  it('says where each number stands, on a spare page or at the foot of the last, and it stands there', async () => {
    const { pages } = planOf(await deskOf(game), PLAIN).document;
    const list = pages
      .slice(2)
      .find(({ furniture }) => linesIn(furniture).some(({ runs }) => runs[0]?.text === BOOKLET_WORDS.index));
    const spare = pages.some(({ title }) => title === BOOKLET_WORDS.notes);
    if (!list) {
      expect(spare).toBe(false);
      return;
    }
    const rows = linesIn(list.furniture).map(({ runs }) => runs.map(({ text }) => text).join(''));
    const { statements } = (await deskOf(game)).book;
    const numbers = rows.filter((text) => text in statements);
    expect(numbers.length).toBe(Object.keys(statements).length);
    for (const number of numbers) {
      const label = rows[rows.indexOf(number) + 1] ?? '';
      const page = pages.find((each) => each.label === label);
      const on = linesIn(page?.furniture ?? []).flatMap(({ runs }) => runs.map(({ text }) => text.trim()));
      expect([number, label, on.includes(number)]).toEqual([number, label, true]);
    }
  });

  it('is headed on every page by a chapter that stands on it', async () => {
    const desk = await deskOf(game);
    let open = '';
    const chapters = new Map<string, string>();
    const titles: (readonly [title: string, chapter: string])[] = [];
    for (const block of rulesOf(desk, game)) {
      if (block.kind === 'heading' && block.depth <= 2) open = block.text;
      if (block.kind === 'rule') chapters.set(block.id, open);
      // The example of the set-up stands before the rules.
      if (block.kind === 'case' && block.id !== desk.book.setUp?.of)
        titles.push([exampleOf(desk.book, block.id).title, open]);
    }
    // The back cover also has rule numbers, but no running head.
    const headed = planOf(desk, PLAIN)
      .document.pages.slice(0, -1)
      .flatMap(({ title, furniture }) => {
        const lines = linesIn(furniture).map((each) => ({
          ...each,
          text: each.runs.map(({ text }) => text).join(''),
        }));
        const ofRules = lines.flatMap(({ runs }) =>
          runs.flatMap((run) => (run.font === 'bold' ? (chapters.get(run.text.trim()) ?? []) : [])),
        );
        // An example's chapter by the first line of its title.
        const ofExamples = titles.flatMap(([title, chapter]) =>
          lines.some(({ text }) => text.length > SHORT && title.startsWith(text)) ? [chapter] : [],
        );
        const here = [...ofRules, ...ofExamples];
        const heads = lines.filter(({ baseline }) => baseline === EDGE.head).map(({ text }) => text);
        const isList = title === BOOKLET_WORDS.variants.title || title === BOOKLET_WORDS.index;
        return here.length === 0 || isList ? [] : [{ title, here, heads }];
      });
    expect(headed.length).toBeGreaterThan(8);
    for (const { title, here, heads } of headed) {
      expect(here).toContain(title);
      expect(heads).toContain(title.toUpperCase());
    }
  });
});

/** Every colour that nodes name. */
const coloursIn = (nodes: readonly SetNode[]): readonly string[] =>
  nodes.flatMap((node) => JSON.stringify(node).match(/#[0-9a-f]{6}\b/g) ?? []);

it('is printed with nothing but its ink, and that of the seats, where ink is saved', async () => {
  const desk = await deskOf(SHELF[0] as ShelfGame);
  const { pages } = planOf(desk, { ...PLAIN, edition: 'low-ink' }).document;
  const colours = new Set(pages.slice(1).flatMap(({ furniture }) => coloursIn(furniture)));
  const inks: readonly string[] = [KEY, '#000000', '#ffffff', ...Object.values(SEAT_INKS)];
  expect([...colours].filter((colour) => !inks.includes(colour))).toEqual([]);
});

it.each(
  SHELF.flatMap((game) =>
    ofToday(`paper of ${game.id}`, ['a4', 'letter'] as const).map((paper) => [game.id, paper, game] as const),
  ),
)(`holds all of %s on %s, no figure higher than its page (${AGAIN})`, async (_, paper, game) => {
  const { pages } = planOf(await deskOf(game), { ...PLAIN, paper });
  expect(pages % 4).toBe(0);
});

describe('a booklet of many sheets', () => {
  it('has the pages of inner sheets moved to the fold by the thickness of those outside them', async () => {
    const desk = await deskOf(SHELF[0] as ShelfGame);
    const plain = planOf(desk, PLAIN).document;
    const { document, sheets, pages } = planOf(desk, { ...PLAIN, form: 'saddle' });
    const half = (document.pages[0]?.width ?? 0) / 2;
    for (let sheet = 1; sheet < sheets; sheet += 1) {
      const [left, right] = [pages - 2 * sheet, 1 + 2 * sheet];
      const label = `${sheet + 1} front`;
      const moved = folioOf(document, left, label) - folioOf(plain, left, String(left));
      expect(moved).toBeCloseTo(0.1 * sheet);
      expect(folioOf(document, right, label) - folioOf(plain, right, String(right))).toBeCloseTo(
        half - 0.1 * sheet,
      );
    }
  });
});

describe('a booklet printed by hand', () => {
  it('has all fronts first, then all backs in the same order', async () => {
    const desk = await deskOf(MADE_UP[0] as ShelfGame);
    const { document, sheets } = planOf(desk, { ...PLAIN, form: 'saddle', sides: 'single' });
    const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
    expect(document.pages.map(({ label }) => label)).toEqual([
      'how to',
      ...numbers.map((number) => `${number} front`),
      ...numbers.map((number) => `${number} back`),
    ]);
    expect(document.duplex).toBe('off');
  });
});
