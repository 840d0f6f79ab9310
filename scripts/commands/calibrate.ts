/** `fieldkit calibrate`: the test sheet that shows how far a printer's backs are off. */
import { type Command } from 'commander';
import { pressFaultSentence } from '../../src/press/impose/plan/sheet-faults.ts';
import { SIDES, type Flip, type Sides } from '../../src/press/impose/plan/print-options.ts';
import { testSheet } from '../../src/press/calibrate/test-sheet.ts';
import { testSheetName } from '../../src/press/calibrate/print-methods.ts';
import { type PaperName } from '../../src/press/papers.ts';
import type { LanguageId } from '../../src/language.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import {
  cacheOption,
  namesOption,
  papersOption,
  flipOption,
  languageOption,
  outOption,
  workersOption,
} from '../cli/command-options.ts';
import { refusalOf } from '../cli/command-error.ts';
import type { Made } from '../cli/run-report.ts';
import { runOf, type Run, type RunOptions } from '../make/run.ts';
import { paintDocument } from '../make/sheets.ts';

const EXAMPLES = `
Examples:
  fieldkit calibrate                                on A4, printed on both sides
  fieldkit calibrate --paper letter --flip short
  fieldkit print --correct 4.5,4.9,4.3,4.8          with the four numbers that the sheet then reads
  fieldkit print --scale 99.6,100.2                 with the two numbers for the size`;

interface CalibrateOptions extends RunOptions {
  readonly paper: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly flip: Flip;
  readonly language?: LanguageId;
}

/** A folder of its own, as it belongs to no game. */
const FOLDER = 'test-sheet';

async function makeSheet(
  paper: PaperName,
  sides: Sides,
  { flip, language }: CalibrateOptions,
  run: Run,
): Promise<Made> {
  const started = performance.now();
  const fonts = loadFonts({ fonts: [] });
  const job = { paper, sides, flip, fonts, ...(language && { language }) };
  const sheet = testSheet(job);
  if (!sheet.ok) throw refusalOf(sheet.faults.map(pressFaultSentence));
  const content = await paintDocument(sheet.value, fonts, run);
  const name = `${FOLDER}/${testSheetName(job)}`;
  run.out.write(name, content);
  run.progress.tick();
  // On both sides of one sheet, and the page for the size on another.
  const sheets = sides === 'duplex' ? 2 : sheet.value.pages.length;
  return { name, sheets, bytes: content.length, milliseconds: performance.now() - started };
}

function calibrate(options: CalibrateOptions): Promise<void> {
  const { paper, sides } = options;
  return runOf(options, async (run) => {
    run.progress.step('Test sheets', paper.length * sides.length);
    const made: Made[] = [];
    for (const each of paper) for (const way of sides) made.push(await makeSheet(each, way, options, run));
    return made;
  });
}

export function addCalibrate(program: Command): void {
  program
    .command('calibrate')
    .summary('make a test sheet that tells where your printer puts the backs, and how long it prints')
    .description(
      'Makes a test sheet. Print it as you will print the cards, hold it to the light and read four numbers: ' +
        'with them, `fieldkit print --correct` moves every back to meet its front. Two more, read with a ruler, ' +
        'tell how long the printer prints: `fieldkit print --scale` makes lengths true.',
    )
    .addOption(papersOption())
    .addOption(
      namesOption('--sides <names>', 'way of printing sides', 'how backs come to their fronts', SIDES, [
        'duplex',
      ]),
    )
    .addOption(flipOption())
    .addOption(languageOption())
    .addOption(outOption())
    .addOption(workersOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action((_: unknown, command: Command) => calibrate(command.optsWithGlobals<CalibrateOptions>()));
}
