/** `fieldkit export`: a game in the formats of vendors, virtual tables and machines. */
import { join } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { ENGLISH, type LanguageId } from '../../src/language.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import type { PrintedEdition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { THICKNESS_OF_SHEET, type BoxFit, type Sleeves } from '../../src/kit/boxes/card-thickness.ts';
import { roomForNets } from '../../src/press/impose/printable-area.ts';
import { REGISTRATION_MARGINS } from '../../src/press/impose/registration.ts';
import type { PrintedScale } from '../../src/press/calibrate/printed-scale.ts';
import { stockWords } from '../../src/press/impose/plan/box-names.ts';
import { scaleForName, wordsForName } from '../../src/press/impose/plan/file-name.ts';
import { baseAddress } from '../../src/press/export/base-address.ts';
import { parcelName, PLACES } from '../../src/press/export/export-places.ts';
import { HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { oneOf } from '../cli/nearest.ts';
import {
  cacheOption,
  onlyOption,
  outOption,
  printedEditionOption,
  sleevesOption,
  thicknessOption,
  workersOption,
  languageOption,
  scaleOption,
} from '../cli/command-options.ts';
import { refusal } from '../cli/command-error.ts';
import type { Made } from '../cli/run-report.ts';
import { gamesAsked, kitOf } from '../cli/shelves.ts';
import { checkBox } from '../make/check-components.ts';
import { isStrange } from '../make/checksums.ts';
import type { ExportJob } from '../make/export/export-job.ts';
import { drawSelected, EVERYTHING, PLAYABLE, select, type Selection } from '../make/draw-faces.ts';
import { runOf, type Run, type RunOptions } from '../make/run.ts';

const EXAMPLES = `
Examples:
  fieldkit export victory-tank --to game-crafter           a zip of pictures in the pixels that they ask for
  fieldkit export victory-tank --to make-playing-cards
  fieldkit export victory-tank --to pdf                    a face a page with bleed, and what to tell a print shop
  fieldkit export victory-tank --to tabletop-simulator --base-url https://example.org/victory-tank/
  fieldkit export victory-tank --to vassal                 a module to open in VASSAL
  fieldkit export loopgraven --to playingcards-io          a room to import at PlayingCards.io
  fieldkit export victory-tank --to cutter --paper letter  sheets with registration marks, SVG and DXF of the cuts`;

interface ExportOptions extends RunOptions {
  readonly to: string;
  readonly baseUrl?: string;
  readonly paper: PaperName;
  readonly edition: readonly PrintedEdition[];
  readonly only?: readonly string[];
  readonly thickness?: number;
  readonly sleeves: Sleeves;
  readonly scale?: string;
  readonly shelf?: string;
  readonly language?: LanguageId;
}

function webAddress(text: string): string {
  const address = baseAddress(text);
  if (address === undefined)
    throw new InvalidArgumentError('It takes an address such as https://example.org/victory-tank/.');
  return address;
}

/** Makes the parcel for a place. Makers are loaded on demand: some need an image library. */
async function exportTo(
  { to, baseUrl, paper }: ExportOptions,
  scale: PrintedScale | undefined,
  job: ExportJob,
): Promise<Made> {
  if (to === 'pdf') return (await import('../make/export/pdf.ts')).exportPdf(job);
  if (to === 'cutter') {
    const { exportForCutter } = await import('../make/export/cutter-parcel.ts');
    return exportForCutter({ paper, ...(scale && { scale }) }, job);
  }
  if (to === 'vassal') return (await import('../make/export/vassal.ts')).exportForVassal(job);
  if (to === 'playingcards-io')
    return (await import('../make/export/playingcards.ts')).exportForPlayingcards(job);
  if (to !== 'tabletop-simulator')
    return (await import('../make/export/vendor-parcels.ts')).exportForVendor(to, job);
  if (baseUrl === undefined)
    throw refusal(
      'Tabletop Simulator loads pictures from an address: say with --base-url where you will put them.',
    );
  return (await import('../make/export/tabletop.ts')).exportForTabletop(baseUrl, job);
}

/** Path of the parcel in the output folder. */
function fileOf(
  { id }: Kit,
  edition: PrintedEdition,
  selection: Selection,
  options: ExportOptions,
  scale: PrintedScale | undefined,
): string {
  const { to, paper, only = [] } = options;
  const place = to === 'cutter' ? [to, paper, ...(scale ? [scaleForName(scale)] : [])].join('-') : to;
  const boxes = selection.boxes ? stockWords(fitOf(options)) : [];
  return `${id}/export/${parcelName(id, edition, [...wordsForName(only), ...boxes], place)}`;
}

/** Refuses to overwrite a file that was changed or made by somebody else. */
function keepStrange(folder: string, file: string): void {
  const [game = '', ...rest] = file.split('/');
  if (!isStrange(join(folder, game), rest.join('/'))) return;
  throw refusal(
    `${join(folder, file)} is not as fieldkit wrote it and would be overwritten: ` +
      'give it another name, or choose another folder with --out. Nothing was changed.',
  );
}

/** A cutting machine cuts paper models and boxes too; other places only get what a table needs. */
function wanted(kit: Kit, { only, to }: ExportOptions): Selection {
  if (only) return select(kit, only);
  return to === 'cutter' ? EVERYTHING : PLAYABLE;
}

/** Boxes for two-sided cards, cut by a machine. */
function fitOf(
  { thickness = THICKNESS_OF_SHEET, sleeves, paper }: ExportOptions,
  scale?: PrintedScale,
): BoxFit {
  return { thickness, sleeves, room: roomForNets([paper], REGISTRATION_MARGINS, scale) };
}

/** The printer's scale; only sheets for a cutter are printed at home. */
async function scaleFor({ scale, to }: ExportOptions): Promise<PrintedScale | undefined> {
  if (scale === undefined) return undefined;
  if (to !== 'cutter')
    throw refusal(`Only sheets for a cutter come out of your printer: leave --scale out for ${to}.`);
  return (await import('../make/correct.ts')).scaleIn(scale);
}

async function exportGames(games: Shelf, options: ExportOptions): Promise<void> {
  const scale = await scaleFor(options);
  const kits = await Promise.all(games.map(async (game) => ({ game, kit: await kitOf(game) })));
  for (const { kit } of kits) checkBox(kit);
  const whole = options.only === undefined;
  const orders = kits.flatMap(({ game, kit }) => {
    const selection = wanted(kit, options);
    return options.edition.map((edition) => {
      return { game, kit, whole, selection, edition, file: fileOf(kit, edition, selection, options, scale) };
    });
  });
  await runOf(options, async (run: Run) => {
    for (const { file } of orders) keepStrange(options.out, file);
    const made: Made[] = [];
    for (const { selection, ...order } of orders) {
      const { kit, edition } = order;
      const fonts = loadFonts(kit);
      const drawn = drawSelected(kit, edition, fonts, selection, fitOf(options, scale));
      made.push(await exportTo(options, scale, { ...order, fonts, drawn, run }));
    }
    return made;
  });
}

export function addExport(program: Command): void {
  program
    .command('export')
    .summary('make what vendors and virtual tables take')
    .description('Makes the files that a vendor of cards, a print shop or a virtual tabletop takes.')
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(
      new Option('--to <place>', `where it goes: ${ENGLISH.and(PLACES)}`)
        .argParser((text) => oneOf('place', PLACES, text))
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--base-url <address>', 'where the pictures of a virtual tabletop will be found').argParser(
        webAddress,
      ),
    )
    .addOption(
      new Option('--paper <name>', `the paper that a machine cuts: ${ENGLISH.and(HOME_PAPERS)}`)
        .argParser((text) => oneOf('paper', HOME_PAPERS, text))
        .default('a4'),
    )
    .addOption(printedEditionOption())
    .addOption(onlyOption())
    .addOption(thicknessOption())
    .addOption(sleevesOption())
    .addOption(scaleOption())
    .addOption(outOption())
    .addOption(workersOption())
    .addOption(languageOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action(async (given: string | undefined, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<ExportOptions>();
      await exportGames(await gamesAsked(options, given), options);
    });
}
