/** `fieldkit print`: sheets to print and cut. */
import { ENGLISH, type LanguageId } from '../../src/language.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import { Option, type Command } from 'commander';
import type { PrintedEdition } from '../../src/kit/edition.ts';
import {
  LAYOUTS,
  SIDES,
  type Flip,
  type LayoutName,
  type Sides,
} from '../../src/press/impose/plan/print-options.ts';
import type { Sleeves } from '../../src/kit/boxes/card-thickness.ts';
import { readMargins, type Margins } from '../../src/press/margins.ts';
import { HOME_PAPERS, PAPER_NAMES, PAPERS, paperOf, type PaperName } from '../../src/press/papers.ts';
import { oneOf } from '../cli/nearest.ts';
import {
  cacheOption,
  namesOption,
  papersOption,
  flipOption,
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
import { localeHere } from '../cli/locale.ts';
import { choose } from '../cli/terminal-choice.ts';
import { gamesAsked, kitOf } from '../cli/shelves.ts';
import { BROKEN_OFF } from '../cli/signals.ts';
import { attended, mention } from '../cli/terminal.ts';
import type { Correction } from '../make/correct.ts';
import type { RunOptions } from '../make/run.ts';
import { checkSiteTools } from '../site/make-site.ts';
import { EVERY_SHEET, type PrintOrder } from '../make/print-order.ts';

const EXAMPLES = `
Examples:
  fieldkit print                                   A4, for a printer that turns the paper over
  fieldkit print --sides fold --edition low-ink    for one that does not, with little ink
  fieldkit print --sides fronts                    fronts alone, for cards in sleeves
  fieldkit print --paper letter --flip short
  fieldkit print --only battlefield,pieces         a part of the box
  fieldkit print --only showpieces                 standees, crates and a tank of paper
  fieldkit print --only tiles                      cards of the board as tiles, to glue on both sides of thick board
  fieldkit print --only boxes --sleeves thin       boxes for cards in thin sleeves, a tray for the pieces
  fieldkit print --layout 9 --margins 4.2          more cards a sheet, on a printer that you know
  fieldkit print --correct 4.5,4.9,4.3,4.8         backs moved to meet their fronts, as a test sheet says
  fieldkit print --scale 99.6,100.2                true lengths from a printer that prints 100 mm as 99.6 and 100.2
  fieldkit print --since 0.1.0                     only what changed since that version
  fieldkit print --since old/victory-tank-a4-duplex-colour.pdf     only what changed since you printed that file
  fieldkit print --watch                           again after every change of a card
  fieldkit print --take-home                       one file a game with everything, on the paper of your country
  fieldkit print --all                             both papers, with and without a duplex printer, both editions,
                                                   paper models, tiles, boxes, pictures, the box in words,
                                                   and the rules as booklets`;

export interface PrintOptions extends RunOptions {
  readonly paper: readonly PaperName[];
  readonly sides: readonly Sides[];
  /** The ways asked for, for `--take-home`, which otherwise makes the two usual ones. */
  readonly sidesAtHome?: readonly Sides[];
  readonly flip: Flip;
  readonly edition: readonly PrintedEdition[];
  readonly only?: readonly string[];
  readonly layout: LayoutName;
  readonly margins?: Margins;
  readonly thickness?: number;
  readonly sleeves: Sleeves;
  readonly correct?: string;
  readonly scale?: string;
  readonly all: boolean;
  readonly takeHome: boolean;
  readonly watch: boolean;
  readonly since?: string;
  readonly shelf?: string;
  readonly language?: LanguageId;
}

function marginsOf(text: string): Margins {
  const margins = readMargins(text);
  if (!margins)
    throw refusal(`Margins are one, two or four lengths in mm, such as 4.2 or 5,3; "${text}" is none.`);
  return margins;
}

function orderOf(options: PrintOptions, correction: Correction): PrintOrder {
  const { paper, sides, edition, flip, layout, margins, only } = options;
  const { thickness, sleeves } = options;
  const boxes = { sleeves, ...(thickness !== undefined && { thickness }) };
  const common = {
    flip,
    layout,
    boxes,
    ...(margins && { margins }),
    ...correction,
    ...(only && { only }),
  };
  if (options.takeHome)
    return {
      ...common,
      papers: paper,
      sides: options.sidesAtHome ?? ['duplex', 'fold'],
      editions: ['colour'],
      models: false,
      pictures: false,
      words: true,
      booklets: false,
      folders: true,
      takeHomeOnly: true,
    };
  if (!options.all)
    return {
      ...common,
      papers: paper,
      sides,
      editions: edition,
      models: false,
      pictures: false,
      words: false,
      booklets: false,
    };
  return { ...EVERY_SHEET, ...common, pictures: true, words: true, booklets: true, folders: true };
}

/** The order of a command line; `--since` limits it to changes, and to one game. */
async function orderFor(games: Shelf, options: PrintOptions): Promise<PrintOrder> {
  const isCorrected = options.correct !== undefined || options.scale !== undefined;
  const correction = isCorrected
    ? await (await import('../make/correct.ts')).correctionsIn(options, options)
    : {};
  const order = orderOf(options, correction);
  if (options.since === undefined) return order;
  const [game, another] = games;
  if (!game || another) throw refusal('An update is of one game: name it before --since.');
  const { orderSince, sinceOf } = await import('../make/read-earlier-print.ts');
  return orderSince(order, await sinceOf(game, options.since));
}

/** The games to print: those asked for, or where somebody can say it, the one they choose; null if they choose none. */
async function gamesToPrint(game: string | undefined, options: PrintOptions): Promise<Shelf | null> {
  const games = await gamesAsked(options, game);
  const isSettled = game !== undefined || options.takeHome || options.all || games.length < 2;
  if (isSettled || attended() === null) return games;
  const titles = await Promise.all(games.map(async (each) => (await kitOf(each)).title));
  return choose('What shall be printed?', [
    { name: `All ${games.length} games`, value: games },
    ...games.map((each, index) => ({ name: titles[index] ?? each.id, value: [each] })),
  ]);
}

async function print(game: string | undefined, options: PrintOptions): Promise<void> {
  const games = await gamesToPrint(game, options);
  if (games === null) {
    mention('Nothing was chosen, and nothing was made.');
    process.exitCode = BROKEN_OFF;
    return;
  }
  const order = await orderFor(games, options);
  if (options.watch) {
    checkSiteTools();
    const { watchPrint } = await import('../make/watch.ts');
    const [only, another] = games;
    return watchPrint(game ?? (another ? undefined : only?.id), order, options);
  }
  const { printOnce } = await import('../make/print.ts');
  await printOnce(games, order, options);
}

/** What `--take-home` prints on: the paper asked for, else that of the country, which is then said. */
function paperAtHome(options: PrintOptions, isAsked: boolean): PrintOptions {
  if (!options.takeHome || isAsked) return options;
  const paper = paperOf(localeHere());
  const other = HOME_PAPERS.find((name) => name !== paper) ?? paper;
  mention(`For ${PAPERS[paper].name}; --paper ${other} makes it for ${PAPERS[other].name}.`);
  return { ...options, paper: [paper] };
}

const ALONE = ['paper', 'sides', 'edition', 'only', 'watch', 'since', 'correct'];

export function addPrint(program: Command): void {
  program
    .command('print')
    .summary('make sheets to print and cut')
    .description('Makes sheets of cards and pieces as PDF, ready for a home printer.')
    .argument('[game]', 'a game of the shelf; where left out a terminal asks, and elsewhere all are made')
    .addOption(papersOption(PAPER_NAMES))
    .addOption(
      namesOption('--sides <names>', 'way of printing sides', 'how backs come to their fronts', SIDES, [
        'duplex',
      ]),
    )
    .addOption(flipOption())
    .addOption(printedEditionOption())
    .addOption(onlyOption())
    .addOption(
      new Option('--layout <name>', `poker cards on a sheet: ${ENGLISH.and(LAYOUTS)}`)
        .argParser((text) => oneOf('layout', LAYOUTS, text))
        .default('auto'),
    )
    .addOption(
      new Option(
        '--margins <mm>',
        'what your printer leaves unprinted: 4.2, or 5,3 (top and bottom, sides), or four from the top clockwise; ' +
          'where left out, what nearly all printers do',
      ).argParser(marginsOf),
    )
    .addOption(thicknessOption())
    .addOption(sleevesOption())
    .addOption(
      new Option(
        '--correct <numbers>',
        'move every back to meet its front: the four numbers of your test sheet (see `fieldkit calibrate`), ' +
          'or a printer profile that the print desk saved',
      ),
    )
    .addOption(scaleOption())
    .addOption(
      new Option(
        '--all',
        'every paper, duplex and fold, both editions, models, tiles, boxes, pictures, the box in words, booklets',
      )
        .default(false)
        .conflicts(ALONE),
    )
    .addOption(
      new Option(
        '--take-home',
        'what one prints to play: one file with the whole box, for both sides and to fold (or the --sides asked for), the box in words, a start page',
      )
        .default(false)
        .conflicts(['all', 'edition', 'only', 'watch', 'since']),
    )
    .addOption(
      new Option(
        '--since <print>',
        'only what changed since a released version, such as 0.1.0, or since the PDF that you printed; ' +
          'the first page lists what to take out of your box',
      ).conflicts('watch'),
    )
    .option('--watch', 'stay, and make again what a change of a card or an art file touches', false)
    .addOption(outOption())
    .addOption(workersOption())
    .addOption(languageOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action((given: string | undefined, _: unknown, command: Command) => {
      const isAsked = (option: string) => command.getOptionValueSource(option) !== 'default';
      const options = command.optsWithGlobals<PrintOptions>();
      const ways = isAsked('sides') ? { ...options, sidesAtHome: options.sides } : options;
      return print(given, paperAtHome(ways, isAsked('paper')));
    });
}
