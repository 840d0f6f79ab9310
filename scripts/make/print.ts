/** Everything `fieldkit print` makes of an order, from one drawing per edition. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Shelf, ShelfGame } from '../../src/book/shelf-game.ts';
import type { PrintedEdition } from '../../src/kit/edition.ts';
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import type { BoxFit } from '../../src/kit/boxes/card-thickness.ts';
import { BOXES, SHOWPIECES, TILES } from '../../src/kit/component.ts';
import { boxFit, stocksOf, type BoxStock } from '../../src/press/box-fit.ts';
import { boxWords } from '../../src/press/impose/plan/box-names.ts';
import { filesOf, jobFaultSentence, type FilePart } from '../../src/press/job.ts';
import { isEmpty } from '../../src/press/box-parts.ts';
import { kitOf } from '../cli/shelves.ts';
import { refusalOf } from '../cli/command-error.ts';
import type { Made } from '../cli/run-report.ts';
import { checkBox } from './check-components.ts';
import { withNotes } from './check-kit.ts';
import {
  drawSelected,
  EVERYTHING,
  facesOf,
  keyOfFace,
  ONLY_BOXES,
  PLAYABLE,
  select,
  type Selection,
} from './draw-faces.ts';
import { FOLDERS, folderOf } from './folders.ts';
import { fontsOf } from './kit-fonts.ts';
import type { MadeTakeHome } from './make-take-home.ts';
import type { Start } from './start-here.ts';
import { pictureWarnings } from './pictures/picture-warnings.ts';
import { isChosen, type PrintOrder } from './print-order.ts';
import { runOf, type Run, type RunOptions } from './run.ts';
import { makeFile, type MadeSheets, type SheetsFile } from './sheets.ts';
import { LICENSES, licenseText, packageFolder, statedLicenses } from '../../src/site/build/license-text.ts';
import { HOUSE_FONTS } from '../../src/kit/type/fonts.ts';
import type { SetFace } from '../../src/kit/face.ts';
import { inkOfFace } from '../../src/press/ink-coverage/measure.ts';
import { keyOf, keyOfFonts, type Cache } from './cache.ts';

/** Measures the ink of each face; cached by the face's hash. */
function measured(face: SetFace, fonts: Fonts, key: string, cache: Cache): number {
  const kept = cache.get(key);
  if (kept) return Number(Buffer.from(kept).toString());
  const ink = inkOfFace(face, fonts);
  cache.put(key, Buffer.from(String(ink)));
  return ink;
}

/** The ink coverage of the trim area of a drawn kit's faces: 1 is one ink all over. */
function inkOfFaces(drawn: DrawnKit, fonts: Fonts, cache: Cache): (face: SetFace) => number {
  const fontKey = keyOfFonts(fonts);
  const inks = new Map<string, number>();
  for (const face of facesOf(drawn).values())
    inks.set(face.id, measured(face, fonts, keyOf('ink', keyOfFace(face), fontKey), cache));
  return ({ id }) => inks.get(id) ?? 0;
}

/** The licenses of the fonts embedded in a kit's sheets, to be put next to them. */
const LEAD = 'These sheets carry parts of the fonts that they are set in. Here are the fonts’ licences.';

/** Writes them into the run's output folder. */
function makeLicenses({ id, fonts }: Kit, { out }: Pick<Run, 'out'>): Made {
  const started = performance.now();
  const packaged = [...HOUSE_FONTS, ...fonts].filter(({ isLocal }) => !isLocal);
  const folders = new Set(packaged.map(({ file }) => packageFolder(file)));
  const passed = [...folders].map((folder) => ({ folder, files: [] }));
  const content = licenseText([LEAD, ...statedLicenses(fonts)], passed);
  const name = `${id}/${LICENSES}`;
  out.write(name, content);
  return { name, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
}

const selectionOf = (kit: Kit, { only, models, takeHomeOnly }: PrintOrder): Selection => {
  if (only) return select(kit, only);
  if (takeHomeOnly === true) return { ...PLAYABLE, boxes: true, showpiece: () => true };
  return models ? EVERYTHING : PLAYABLE;
};

/** Files of an order: cards and counters in one; tiles, paper models and boxes in others. */
function partsOf({ card, tiles }: Selection, only: readonly string[], fit: BoxFit): readonly FilePart[] {
  const own: readonly string[] = [SHOWPIECES, BOXES, TILES];
  const words = only.filter((word) => !own.includes(word));
  // Cards selected only as tiles are not drawn as cards.
  const chosen = (drawn: DrawnKit): DrawnKit => ({
    ...drawn,
    cards: drawn.cards.filter((each) => card(each.card, each.deck)),
  });
  return [
    { part: 'flat', only: chosen, chosenBy: words, words },
    ...(tiles ? [{ part: 'tiles', chosenBy: [TILES], words: [TILES] } as const] : []),
    { part: 'models', chosenBy: [SHOWPIECES], words: [SHOWPIECES] },
    { part: 'boxes', chosenBy: [BOXES], words: boxWords(fit) },
  ];
}

/** What is drawn at once: the selection, then boxes for cards of every other thickness. */
function selectionsOf(kit: Kit, order: PrintOrder): readonly (readonly [Selection, BoxStock])[] {
  const selection = selectionOf(kit, order);
  const [first, ...others] = stocksOf(order.boxes, order.sides);
  if (!first) return [];
  const more = selection.boxes && !order.since ? others : [];
  return [[selection, first], ...more.map((stock) => [ONLY_BOXES, stock] as const)];
}

/** Draws a kit in one edition and lays out its files; throws a refusal with a sentence for each fault. */
async function filesIn(
  kit: Kit,
  fonts: Fonts,
  edition: PrintedEdition,
  order: PrintOrder,
  { cache, progress }: Run,
): Promise<readonly SheetsFile[]> {
  const { since, only = [], papers, sides, flip, layout, margins, misfit, scale, boxes } = order;
  const selections = selectionsOf(kit, order);
  progress.step(`Drawing ${kit.title}, ${edition}`, selections.length);
  const laidOut: SheetsFile[] = [];
  for (const [index, [selection, stock]] of selections.entries()) {
    const fit = boxFit(boxes, stock, papers, margins, scale);
    const drawn = drawSelected(kit, edition, fonts, selection, fit);
    const noted = pictureWarnings(kit, facesOf(drawn).values());
    // Yields to signals between long steps, so that a run can be interrupted.
    await setImmediate();
    // Without boxes there are none for thicker cards either.
    if (index > 0 && isEmpty(drawn)) continue;
    const files = filesOf({
      kit,
      fonts,
      drawn,
      papers,
      sides,
      flip,
      layout,
      hasRules: order.hasRules ?? false,
      hashOf: keyOfFace,
      parts: partsOf(selection, only, fit),
      ...(since && { earlier: { since, isChosen: (part) => isChosen(part, order) } }),
      ...(margins && { margins }),
      ...(order.testSheetAt && { testSheetAt: order.testSheetAt }),
      ...(misfit && { misfit }),
      ...(scale && { scale }),
      inkOf: (printed) => inkOfFaces(printed, fonts, cache),
    });
    if (!files.ok)
      throw refusalOf(
        files.faults.map((fault) => `${kit.title}: ${jobFaultSentence(fault, 'ask for it with --edition')}`),
      );
    laidOut.push(
      ...files.value.map((file) => ({
        ...file,
        warnings: [...file.warnings, ...noted],
        fonts,
        cardSides: stock.sides,
        kit,
        ...(order.folders === true && { folder: folderOf(file.words) }),
      })),
    );
  }
  return laidOut;
}

/** Makes files that are laid out. */
async function makeFiles(
  kit: Kit,
  edition: PrintedEdition,
  files: readonly SheetsFile[],
  run: Run,
): Promise<readonly MadeSheets[]> {
  const made: MadeSheets[] = [];
  run.progress.step(`Sheets of ${kit.title}, ${edition}`, files.length);
  for (const file of files) {
    made.push(await makeFile(file, run));
    await setImmediate();
  }
  return made;
}

/** Makes an order's files of sheets; `besides` gets the files of each edition once they are laid out. */
export async function printSheets(
  kit: Kit,
  order: PrintOrder,
  run: Run,
  besides?: (files: readonly SheetsFile[]) => Promise<void>,
): Promise<readonly MadeSheets[]> {
  checkBox(kit);
  const fonts = fontsOf(kit);
  const made: MadeSheets[] = [];
  for (const edition of order.editions) {
    const files = await filesIn(kit, fonts, edition, order, run);
    if (order.takeHomeOnly !== true) made.push(...(await makeFiles(kit, edition, files, run)));
    await besides?.(files);
  }
  return made;
}

/** Pictures of the faces, if ordered. */
async function pictures(kit: Kit, order: PrintOrder, run: Run): Promise<readonly Made[]> {
  if (!order.pictures) return [];
  const { makeImages, USUAL_DPI } = await import('./images.ts');
  const picture = { format: 'png', area: 'bleed', dpi: USUAL_DPI } as const;
  const colour = { ...picture, edition: 'colour', selection: EVERYTHING } as const;
  return [await makeImages(kit, fontsOf(kit), colour, run)];
}

/** Makes the sheets and pictures of an order. */
export async function printKit(kit: Kit, order: PrintOrder, run: Run): Promise<readonly Made[]> {
  const sheets = withNotes(kit, order.editions, await printSheets(kit, order, run));
  return [...sheets, ...(await pictures(kit, order, run))];
}

/** Loads what an order needs besides sheets first, so that missing packages are reported before anything is made. */
async function bringMakers({ pictures: wanted, words, booklets }: PrintOrder): Promise<void> {
  if (wanted) await import('./images.ts');
  if (words) await import('./text.ts');
  if (booklets) await import('./booklet.ts');
}

/** What an order asks for besides sheets: pictures, text edition, licences, booklets. */
async function besides(game: ShelfGame, kit: Kit, order: PrintOrder, run: Run): Promise<readonly Made[]> {
  const [words, rules] = order.folders === true ? [FOLDERS.words, FOLDERS.rules] : ['', ''];
  const made = [...(await pictures(kit, order, run))];
  if (order.words)
    made.push(...(await (await import('./text.ts')).makeText(game, run, words)), makeLicenses(kit, run));
  if (order.booklets && game.book) {
    const { scale } = order;
    const { EVERY_BOOKLET, makeBooklets } = await import('./booklet.ts');
    made.push(
      ...(await makeBooklets(game, { ...EVERY_BOOKLET, folder: rules, ...(scale && { scale }) }, run)),
    );
  }
  return made;
}

/** The subfolder of a file: "boxes/" for "game/boxes/a.pdf". */
const folderIn = ({ name }: Made): string => `${name.split('/').slice(1, 2).join('')}/`;

/** The files of a game, and what its start page says of them where it has one. */
interface Printed {
  readonly made: readonly Made[];
  readonly start: Start | null;
}

/** Makes every file of an order for a game. */
async function printGame(game: ShelfGame, wanted: PrintOrder, run: Run): Promise<Printed> {
  const order = { ...wanted, hasRules: game.book !== undefined };
  const kit = await kitOf(game);
  const whole: MadeTakeHome[] = [];
  const drawn: DrawnKit[] = [];
  const sheets = await printSheets(kit, order, run, async (files) => {
    if (order.folders !== true) return;
    const { makeTakeHome } = await import('./make-take-home.ts');
    whole.push(...(await makeTakeHome(game, files, run)));
    drawn.push(...files.slice(0, 1).map(({ job }) => job.drawn));
  });
  const others = await besides(game, kit, order, run);
  const noted = withNotes(kit, order.editions, [...whole, ...sheets]);
  const [shown] = drawn;
  if (!shown || whole.length === 0) return { made: [...noted, ...others], start: null };
  const { makeStartHere } = await import('./start-here.ts');
  const filled = new Set([...sheets, ...others].map(folderIn));
  const start = { game, kit, fonts: fontsOf(kit), drawn: shown, whole, filled };
  return { made: [await makeStartHere(start, run), ...noted, ...others], start };
}

/** Prints games into the output folder: all files or none. */
export async function printOnce(games: Shelf, order: PrintOrder, options: RunOptions): Promise<void> {
  await bringMakers(order);
  // A full print keeps much in memory; a minimal young generation would copy it all the time.
  if (order.folders === true) setFlagsFromString('--semi-space-growth-factor=2');
  return runOf(options, async (run) => {
    const made: Made[] = [];
    const starts: Start[] = [];
    for (const game of games) {
      const printed = await printGame(game, order, run);
      made.push(...printed.made);
      if (printed.start !== null) starts.push(printed.start);
    }
    if (starts.length < 2) return made;
    const { makeShelfStart } = await import('./start-here.ts');
    return [await makeShelfStart(starts, run), ...made];
  });
}
