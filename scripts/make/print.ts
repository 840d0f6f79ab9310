/** What `fieldkit print` makes: every file of an order, from one drawing of each edition. */
import { setImmediate } from 'node:timers/promises';
import type { Shelf } from '../../src/book/shelf-game.ts';
import type { PrintedEdition } from '../../src/kit/edition.ts';
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { printedOf } from '../../src/kit/print-record.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import type { BoxFit } from '../../src/kit/boxes/fit.ts';
import { BOXES, SHOWPIECES, TILES } from '../../src/kit/component.ts';
import { isOneSided } from '../../src/press/impose/file-name.ts';
import { boxWords } from '../../src/press/impose/box-names.ts';
import type { Sides } from '../../src/press/impose/options.ts';
import { kitOf } from '../cli/shelves.ts';
import type { Made } from '../cli/report.ts';
import { checkBox } from './box-faults.ts';
import { boxFit, stocksOf, type BoxStock } from './boxes.ts';
import {
  drawSelected,
  EVERYTHING,
  keyOfFace,
  ONLY_BOXES,
  PLAYABLE,
  select,
  type Selection,
} from './faces.ts';
import { fontsOf } from './fonts.ts';
import { inkOfFaces } from './ink.ts';
import { makeLicenses } from './licenses.ts';
import type { PrintOrder } from './order.ts';
import { runOf, type Run, type RunOptions } from './run.ts';

import {
  makeFile,
  planFile,
  type Contents,
  type MadeSheets,
  type PlannedFile,
  type SheetsOrder,
} from './sheets.ts';
import { sinceThen } from './update.ts';

const selectionOf = (kit: Kit, { only, models }: PrintOrder): Selection => {
  if (only) return select(kit, only);
  return models ? EVERYTHING : PLAYABLE;
};

/** Cards and counters; cards that are chosen as tiles alone are none of them. */
const flatOf =
  ({ card }: Selection) =>
  (drawn: DrawnKit): DrawnKit => ({
    ...drawn,
    cards: drawn.cards.filter((each) => card(each.card, each.deck)),
    ...{ showpieces: [], boxes: [] },
  });

const tilesOf = (drawn: DrawnKit): DrawnKit => ({
  ...drawn,
  cards: drawn.cards.filter(({ deck }) => deck.tiles),
  ...{ counters: [], sheets: [], showpieces: [], boxes: [] },
});

const modelsOf = (drawn: DrawnKit): DrawnKit => ({
  ...drawn,
  ...{ cards: [], counters: [], sheets: [], boxes: [] },
});
const boxesOf = (drawn: DrawnKit): DrawnKit => ({
  ...drawn,
  ...{ cards: [], counters: [], sheets: [], showpieces: [] },
});

/** What is drawn for one file, the words that choose it, and those of its name. */
interface FilePart {
  readonly tiles?: true;
  readonly of: (drawn: DrawnKit) => DrawnKit;
  readonly only: readonly string[];
  readonly part: readonly string[];
}

/** Cards and counters in one file, paper models and boxes in others: those want other paper, and one side of it. */
function partsOf(
  drawn: DrawnKit,
  selection: Selection,
  only: readonly string[],
  fit: BoxFit,
): readonly FilePart[] {
  const own: readonly string[] = [SHOWPIECES, BOXES, TILES];
  const flatWords = only.filter((word) => !own.includes(word));
  const flat = flatOf(selection);
  const { cards, counters, sheets } = flat(drawn);
  const { showpieces, boxes } = drawn;
  const tiles = selection.tiles && tilesOf(drawn).cards.length > 0;
  return [
    ...(cards.length + counters.length + sheets.length > 0
      ? [{ of: flat, only: flatWords, part: flatWords }]
      : []),
    ...(tiles ? [{ of: tilesOf, tiles, only: [TILES], part: [TILES] } as const] : []),
    ...(showpieces.length > 0 ? [{ of: modelsOf, only: [SHOWPIECES], part: [SHOWPIECES] }] : []),
    ...(boxes.length > 0 ? [{ of: boxesOf, only: [BOXES], part: boxWords(fit) }] : []),
  ];
}

/** What is drawn in one go: everything that was chosen, then boxes again for cards of each other thickness. */
function selectionsOf(kit: Kit, order: PrintOrder): readonly (readonly [Selection, BoxStock])[] {
  const selection = selectionOf(kit, order);
  const [first, ...others] = stocksOf(order.boxes, order.sides);
  if (!first) return [];
  const more = selection.boxes && !order.since ? others : [];
  return [[selection, first], ...more.map((stock) => [ONLY_BOXES, stock] as const)];
}

/** Draws a kit in one edition and measures its ink. */
function contentsOf(
  kit: Kit,
  fonts: Fonts,
  edition: PrintedEdition,
  order: PrintOrder,
  { cache, progress }: Run,
): readonly Contents[] {
  const { since, papers, margins, boxes } = order;
  const selections = selectionsOf(kit, order);
  progress.step(`Drawing ${kit.title}, ${edition}`, selections.length);
  return selections.flatMap(([selection, stock]) => {
    const fit = boxFit(boxes, stock, papers, margins);
    const whole = drawSelected(kit, edition, fonts, selection, fit);
    const { drawn, ...update } = since ? sinceThen(kit, whole, since, order) : { drawn: whole };
    const inkOf = inkOfFaces(drawn, fonts, cache);
    return partsOf(drawn, selection, order.only ?? [], fit).map(({ of, only, part, tiles }) => ({
      ...{ kit, fonts, inkOf, drawn: of(drawn), cardSides: stock.sides, ...(tiles && { tiles }) },
      printed: printedOf(kit.id, of(whole), only, keyOfFace, tiles),
      ...update,
      part: since ? [...part, since.name] : part,
    }));
  });
}

const sidesOf = ({ drawn, tiles }: Contents, { sides }: PrintOrder): readonly Sides[] =>
  isOneSided(drawn) || tiles ? ['single'] : sides;

function planAll(contents: readonly Contents[], order: PrintOrder): readonly PlannedFile[] {
  const { flip, layout, margins, misfit } = order;
  const common = { flip, layout, ...(margins && { margins }), ...(misfit && { misfit }) };
  return contents.flatMap((each) =>
    order.papers.flatMap((paper) =>
      sidesOf(each, order).map((sides): PlannedFile => {
        const sheets: SheetsOrder = { ...common, paper, sides };
        return planFile(each, sheets);
      }),
    ),
  );
}

/** Makes the files of sheets that `order` asks of a kit. */
export async function printSheets(kit: Kit, order: PrintOrder, run: Run): Promise<readonly MadeSheets[]> {
  checkBox(kit);
  const fonts = fontsOf(kit);
  const made: MadeSheets[] = [];
  for (const edition of order.editions) {
    const contents = contentsOf(kit, fonts, edition, order, run);
    // Signals have their turn between the long works: whoever breaks off is not kept waiting for all of them.
    await setImmediate();
    const files = planAll(contents, order);
    run.progress.step(`Sheets of ${kit.title}, ${edition}`, files.length);
    for (const file of files) {
      made.push(await makeFile(file, run));
      await setImmediate();
    }
  }
  return made;
}

/** Makes every file that `order` asks of a kit. */
export async function printKit(kit: Kit, order: PrintOrder, run: Run): Promise<readonly Made[]> {
  const made = await printSheets(kit, order, run);
  if (!order.pictures) return made;
  const { makeImages, USUAL_DPI } = await import('./images.ts');
  const picture = { format: 'png', area: 'bleed', dpi: USUAL_DPI } as const;
  const fonts = fontsOf(kit);
  const colour = { ...picture, edition: 'colour', selection: EVERYTHING } as const;
  return [...made, await makeImages(kit, fonts, colour, run)];
}

/** Brings what an order needs beside sheets, so that what a machine lacks is said before anything is made. */
async function bringMakers({ pictures, words, booklets }: PrintOrder): Promise<void> {
  if (pictures) await import('./images.ts');
  if (words) await import('./text.ts');
  if (booklets) await import('./booklet.ts');
}

/** Prints games into the output folder, all of their files or none. */
export async function printOnce(games: Shelf, order: PrintOrder, options: RunOptions): Promise<void> {
  await bringMakers(order);
  return runOf(options, async (run) => {
    const made: Made[] = [];
    for (const game of games) {
      const kit = await kitOf(game);
      made.push(...(await printKit(kit, order, run)));
      if (order.words)
        made.push(...(await (await import('./text.ts')).makeText(game, run)), makeLicenses(kit, run));
      if (order.booklets && game.book) {
        const { EVERY_BOOKLET, makeBooklets } = await import('./booklet.ts');
        made.push(...(await makeBooklets(game, EVERY_BOOKLET, run)));
      }
    }
    return made;
  });
}
