/** `fieldkit images`: each face as a picture. */
import { Option, type Command } from 'commander';
import type { LanguageId } from '../../src/language.ts';
import type { Edition } from '../../src/kit/edition.ts';
import { oneOf } from '../cli/nearest.ts';
import {
  cacheOption,
  editionOption,
  onlyOption,
  outOption,
  wholeNumber,
  workersOption,
  languageOption,
} from '../cli/command-options.ts';
import type { Made } from '../cli/run-report.ts';
import { kitsAsked } from '../cli/shelves.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { checkBox } from '../make/check-components.ts';
import { EVERYTHING, select } from '../make/draw-faces.ts';
import { FORMATS, type Format } from '../make/pictures/picture-options.ts';
import { runOf, type Run, type RunOptions } from '../make/run.ts';

const EXAMPLES = `
Examples:
  fieldkit images                              every face as PNG, 300 dpi, as the cards are cut
  fieldkit images --bleed                      with 1/8 inch of bleed, as vendors of cards ask for it
  fieldkit images --dpi 600 --only battlefield
  fieldkit images --format webp --dpi 150      for a page
  fieldkit images --format svg --edition screen
  fieldkit images --format pdf                 one file, a face a page with trim and bleed, for print shops`;

/** A picture for each face, or all faces as pages of one file. */
const FILE_FORMATS = [...FORMATS, 'pdf'] as const;

const [LEAST_DPI, MOST_DPI] = [36, 1200];

interface ImagesOptions extends RunOptions {
  readonly edition: readonly Edition[];
  readonly format: Format | 'pdf';
  readonly dpi: number;
  readonly bleed: boolean;
  readonly only?: readonly string[];
  readonly shelf?: string;
  readonly language?: LanguageId;
}

async function images(game: string | undefined, options: ImagesOptions): Promise<void> {
  const kits = await kitsAsked(options, game);
  for (const kit of kits) checkBox(kit);
  const orders = kits.map((kit) => ({
    kit,
    selection: options.only ? select(kit, options.only) : EVERYTHING,
  }));
  const { makeImages } = await import('../make/images.ts');
  const { makeFaceFile } = await import('../make/face-file.ts');
  await runOf(options, async (run: Run) => {
    const made: Made[] = [];
    for (const { kit, selection } of orders) {
      const fonts = loadFonts(kit);
      for (const edition of options.edition) {
        const { format, dpi } = options;
        const area = options.bleed ? 'bleed' : 'trim';
        made.push(
          format === 'pdf'
            ? await makeFaceFile(kit, fonts, { edition, selection, part: options.only ?? [] }, run)
            : await makeImages(kit, fonts, { edition, selection, format, dpi, area }, run),
        );
      }
    }
    return made;
  });
}

export function addImages(program: Command): void {
  program
    .command('images')
    .summary('make a picture of each face')
    .description('Makes a picture of each face of a game: for vendors, virtual tables and pages.')
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(editionOption())
    .addOption(
      new Option('--format <name>', 'png, svg, webp, or pdf for one file with all faces, bleed and all')
        .argParser((text) => oneOf('format', FILE_FORMATS, text))
        .default('png'),
    )
    .option('--dpi <number>', 'dots per inch', wholeNumber(LEAST_DPI, MOST_DPI), 300)
    .option('--bleed', 'with the bleed around the card', false)
    .addOption(onlyOption())
    .addOption(outOption())
    .addOption(workersOption())
    .addOption(languageOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action((given: string | undefined, _: unknown, command: Command) =>
      images(given, command.optsWithGlobals<ImagesOptions>()),
    );
}
