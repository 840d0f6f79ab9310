/**
 * First pages and start pages promise only what is in their file or beside it, for every game, part and way of printing.
 * Each file is laid out with its whole booklet, and none is painted.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesSheets } from '../scripts/make/booklet.ts';
import { WHOLE, type MadeTakeHome } from '../scripts/make/make-take-home.ts';
import { startPage } from '../scripts/make/start-here.ts';
import { capital } from '../src/language.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import type { Kit } from '../src/kit/kit.ts';
import { needsOf, needWords } from '../src/kit/needs.ts';
import { kitWords } from '../src/kit/words/kit-words.ts';
import { boxFit, stocksOf, USUAL_BOXES } from '../src/press/box-fit.ts';
import { OTHER_PARTS, otherPartsOf, PARTS } from '../src/press/box-parts.ts';
import { filesOf, type PrintFile } from '../src/press/job.ts';
import type { SheetDocument } from '../src/press/sheet.ts';
import { planTakeHome, type RulesSheets, type TakeHome } from '../src/press/take-home.ts';
import { sheetWords } from '../src/press/words/press-words.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { SHELF } from '../src/site/shelf.ts';
import { shelfKits, type ShelfKit } from './kits.ts';
import { oddsAndEndsKit } from './made-up/cards/odds-and-ends/kit.ts';
import { linesOf } from './plain-sheets.ts';

const KITS = [
  ...shelfKits,
  ['a made-up box', { kit: oddsAndEndsKit, fonts: loadFonts(oddsAndEndsKit) }] as const,
];

const WAYS = ['duplex', 'fold'] as const;
type Way = (typeof WAYS)[number];

const wordsOn = ({ pages }: SheetDocument, numbers: readonly number[]): string =>
  numbers.map((number) => linesOf(pages[number - 1]?.furniture ?? []).join(' ')).join(' ');

function filesIn({ kit, fonts }: ShelfKit, sides: Way): readonly PrintFile[] {
  const [stock] = stocksOf(USUAL_BOXES, [sides]);
  if (!stock) throw new Error('There are boxes for every way of printing.');
  const drawn = drawKit(kit, 'colour', fonts, { boxes: boxFit(USUAL_BOXES, stock, ['a4']) });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.faults));
  const files = filesOf({
    kit,
    fonts,
    drawn: drawn.value,
    hasRules: true,
    papers: ['a4'],
    sides: [sides],
    hashOf: ({ id }) => id,
    inkOf: () => undefined,
    parts: PARTS.map((part) => ({
      part,
      chosenBy: part === 'flat' ? [] : [part],
      words: part === 'flat' ? [] : [part],
    })),
  });
  if (!files.ok) throw new Error(JSON.stringify(files.faults));
  return files.value;
}

/** The rules of a game as they are printed in its one file; undefined where there is nothing to read. */
async function rulesOf({ id }: Kit): Promise<((way: Way) => RulesSheets) | undefined> {
  const game = SHELF.find((each) => each.id === id);
  const sheets = game && (await rulesSheets(game, 'colour'));
  return sheets && ((way) => sheets({ paper: 'a4', sides: way === 'duplex' ? 'duplex' : 'single' }));
}

/** The one file for all, as start pages list it. */
function listed(
  way: Way,
  { sheets, cuts, least, minutes, ready, bare }: TakeHome,
  { rules, models }: Pick<MadeTakeHome, 'rules' | 'models'>,
) {
  const file = { name: `box/${way}.pdf`, bytes: 0, milliseconds: 0, part: [WHOLE], boxes: true, models };
  const counted = { sheets, cuts, least, minutes, ready, bare };
  return { ...file, ...counted, paper: 'a4', sides: way, edition: 'colour', rules } satisfies MadeTakeHome;
}

/** The text of a page of HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(KITS)('%s', (_, shelved) => {
  const { kit } = shelved;
  const { ways, takeHome, startHere, counts, language } = sheetWords(kit.language);
  const others = otherPartsOf(kit, true);
  const needs = needWords(
    needsOf({ sheets: kit.box.sheets ?? [], asks: kit.asks ?? [] }),
    kitWords(kit.language),
  );

  const whole = new Map<Way, TakeHome>();
  let rules: Awaited<ReturnType<typeof rulesOf>>;
  beforeAll(async () => {
    rules = await rulesOf(kit);
  });

  /** What the game has elsewhere than in the one file for all. */
  const away = others.filter((part) => part === 'tiles');

  const isFalse = (words: string): readonly string[] =>
    [/paper model/i, /tiles of|board as tiles/i].flatMap((promise, index) =>
      others.includes(index === 0 ? 'models' : 'tiles') ? [] : (promise.exec(words) ?? []),
    );

  describe.each(WAYS)('%s', (sides) => {
    const files = filesIn(shelved, sides);
    const flat = files.find(({ words }) => words.length === 0);
    const partsMade = files.flatMap(({ words }) => words);

    it('has a file for each part that first pages send for', () => {
      for (const part of others.filter((each) => each !== 'rules')) expect(partsMade).toContain(part);
      for (const part of OTHER_PARTS.filter((each) => each !== 'rules' && !others.includes(each)))
        expect(partsMade).not.toContain(part);
    });

    it('titles each file with the game and what is in it, no two alike', () => {
      const titles = files.map(({ document }) => document.title);
      for (const title of titles) expect(title.startsWith(`${kit.title}: `)).toBe(true);
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('has ready on its first page what its sheets and the table need, in every file', () => {
      for (const { document, job } of files) {
        const words = wordsOn(document, [1]);
        expect(words).toContain(sheetWords(kit.language).checks.things.knife.slice(1));
        for (const need of job === flat?.job ? needs : []) expect(words).toContain(need.split(' ')[0]);
        for (const need of job === flat?.job ? [] : needs) expect(words).not.toContain(need);
      }
    });

    it('names the pages with empty backs, and no others', () => {
      for (const { document, facts, job } of files) {
        const named = facts.bare.flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_unused, index) => first + index),
        );
        const bare = document.pages.flatMap(({ placements }, index) =>
          job.sides === 'duplex' && index % 2 === 1 && index > 1 && placements.length === 0
            ? [index, index + 1]
            : [],
        );
        expect(named).toEqual(bare);
        if (named.length > 0) expect(wordsOn(document, [1])).toContain('empty backs');
      }
    });

    it('says in the one file for all only what is not in it to be elsewhere', () => {
      const jobOf = (part: string) => files.find(({ words }) => words.includes(part))?.job;
      const [boxes, models] = [jobOf('boxes'), jobOf('models')];
      if (!flat) throw new Error('There is a file of cards.');
      const booklet = rules?.(sides);
      const made = planTakeHome({
        flat: flat.job,
        ...(boxes && { boxes }),
        ...(models && { models }),
        ...(booklet && { rules: booklet }),
      });
      if (!made.ok) throw new Error(JSON.stringify(made.faults));
      whole.set(sides, made.value);
      const { document, ready } = made.value;
      const words = wordsOn(document, sides === 'duplex' ? [1, 3, 4] : [1, 2, 3]);
      const elsewhere = booklet ? away : others.filter((part) => part !== 'boxes' && part !== 'models');
      expect(words.includes(ways.more.trim())).toBe(elsewhere.length > 0);
      if (elsewhere.length > 0) expect(words).toContain(ways.moreHow(elsewhere).split(', on the')[0]);
      expect(isFalse(words)).toEqual([]);
      for (const need of needs) expect(ready).toContain(need);
      expect(document.title).toContain('everything');
    });

    it('counts on its first page what its sheets hold: pieces, models with large ones, boxes and trays', () => {
      const drawnIn = (part?: string) =>
        files.find(({ words }) => (part === undefined ? words.length === 0 : words.includes(part)))?.job
          .drawn;
      const { cards = [], counters = [] } = drawnIn() ?? {};
      const models = drawnIn('models')?.showpieces ?? [];
      const boxes = drawnIn('boxes')?.boxes ?? [];
      const ofKind = (kind: string) =>
        new Set(boxes.flatMap((each) => (each.kind === kind ? [each.name] : []))).size;
      const standing = [...new Set(models.map(({ piece }) => piece))].reduce(
        (sum, { count }) => sum + count,
        0,
      );
      const large = models.filter(({ face }) => /large/.test(face.id)).length;
      const { document } = whole.get(sides) ?? {};
      const words = document ? wordsOn(document, [1]) : '';
      const held = [
        counts.cards(cards.reduce((sum, { card }) => sum + card.count, 0)),
        counts.counters(counters.reduce((sum, { count }) => sum + count, 0)),
        counts.models(standing + large),
        counts.cardBoxes(ofKind('tuck')),
        counts.trays(ofKind('tray')),
      ].filter((each) => !each.startsWith('0 '));
      for (const each of held) expect(words).toContain(each);
      expect(ofKind('lid')).toBe(ofKind('tray'));
      const how = sides === 'duplex' ? takeHome.pages(3, 4) : takeHome.pages(2, 3);
      expect(words).toContain(`${how} ${takeHome.how}`);
    });

    it('finds in the one file for all each part where its first page says, the booklet to its last leaf', () => {
      const { document, sheets } = whole.get(sides) ?? {};
      const booklet = rules?.(sides);
      const pages = document?.pages ?? [];
      const words = document ? wordsOn(document, [1]) : '';
      for (const part of ['box ', 'model ', 'rules ']) {
        const numbers = pages.flatMap(({ label }, index) => (label.startsWith(part) ? [index + 1] : []));
        const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
        if (part === 'rules ') expect(numbers).toHaveLength(2 * (booklet?.sheets ?? 0));
        if (first > 0) expect(words).toContain(takeHome.pages(first, last));
      }
      if (booklet) expect(pages.at(-1)?.label).toMatch(/^rules /);
      expect(words.includes(takeHome.rules)).toBe(booklet !== undefined);
      // Of two sheets that serve alike one is printed, and one counted.
      const beyond = pages.length - 2 * (sheets ?? 0);
      if (sides === 'duplex') expect(beyond > 0).toBe(words.includes(takeHome.choice));
      if (sides === 'duplex' && !words.includes(takeHome.choice)) expect(beyond).toBe(0);
      expect(
        isFalse(linesOf((booklet?.pages ?? []).flatMap(({ furniture }) => furniture)).join(' ')),
      ).toEqual([]);
    });
  });

  it('says on the start page just what the first pages of its files say', () => {
    const files = WAYS.flatMap((way) => {
      const made = whole.get(way);
      return made
        ? [listed(way, made, { rules: rules !== undefined, models: others.includes('models') })]
        : [];
    });
    expect(files).toHaveLength(2);
    const said = textOf(startPage(kit, files, { table: [], faces: [] }, new Set()));
    for (const { sides, sheets, cuts, minutes, bare } of files) {
      const asked = startHere.asks(counts.sheets(sheets), counts.cuts(cuts), counts.minutes(minutes));
      const one = `${startHere.way[sides]('A4')}, ${startHere.editions.colour}`;
      expect(said).toContain(
        `${one} ${[asked, ...(bare.length > 0 ? [startHere.bare(bare)] : [])].join('. ')}`,
      );
      const { document } = whole.get(sides) ?? {};
      const first = document ? wordsOn(document, [1]) : '';
      for (const figure of [sheets, cuts, minutes]) expect(first).toContain(String(figure));
      for (const end of bare.flat()) expect(first).toMatch(new RegExp(`\\b${end}\\b`));
      expect(first).toContain(capital(language.and(whole.get(sides)?.ready ?? [])));
    }
    const things = [...new Set(files.flatMap(({ ready }) => ready))];
    expect(said).toContain(startHere.tools(things));
    for (const need of needs) expect(things).toContain(need);
    expect(said).toContain(startHere.oneHow(rules !== undefined));
    expect(said.includes('for paper models')).toBe(others.includes('models'));
    expect(said).toContain(startHere.more(away));
    expect(isFalse(said)).toEqual([]);
  });
});
