/** `fieldkit booklet`: the rules to print, fold and staple, or to read page by page. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { LanguageId } from '../../src/language.ts';
import type { PrintedEdition } from '../../src/kit/edition.ts';
import {
  BOOKLET_FORMS,
  BOOKLET_SIDES,
  type BookletForm,
  type BookletSides,
} from '../../src/press/booklet/booklet-plan.ts';
import { type PaperName } from '../../src/press/papers.ts';
import {
  cacheOption,
  namesOption,
  papersOption,
  outOption,
  printedEditionOption,
  languageOption,
  scaleOption,
} from '../cli/command-options.ts';
import { refusal } from '../cli/command-error.ts';
import { gamesAsked } from '../cli/shelves.ts';
import { runOf, USUAL_LANES } from '../make/run.ts';

const EXAMPLES = `
Examples:
  fieldkit booklet                              two pages on each side of A4, to fold and staple
  fieldkit booklet --sides single               for a printer that prints one side
  fieldkit booklet --form plain --paper letter  half-letter pages one by one, to read on a screen
  fieldkit booklet --edition low-ink
  fieldkit booklet --scale 99.6,100.2           for a printer that prints 100 mm as 99.6 across and 100.2 along
  fieldkit booklet --site https://example.org   with a code on its last page that leads to the rules there`;

interface BookletOptions {
  readonly paper: readonly PaperName[];
  readonly form: readonly BookletForm[];
  readonly sides: readonly BookletSides[];
  readonly edition: readonly PrintedEdition[];
  readonly scale?: string;
  readonly site?: string;
  readonly shelf?: string;
  readonly language?: LanguageId;
  readonly out: string;
  readonly cache: boolean;
}

/** A QR code for a longer URL would have modules too small to scan off paper. */
const LONGEST_ADDRESS = 300;

function siteOf(text: string): string {
  if (text.length > LONGEST_ADDRESS)
    throw new InvalidArgumentError(`It takes an address of at most ${LONGEST_ADDRESS} characters.`);
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new InvalidArgumentError('It takes the address of a site, such as https://example.org/fieldkit.');
  return text;
}

async function booklet(id: string | undefined, options: BookletOptions): Promise<void> {
  const { paper, form, sides, edition, site } = options;
  const named = await gamesAsked(options, id);
  // A game without rules is refused if it was named, else skipped.
  const games = id === undefined ? named.filter((game) => game.book) : named;
  if (games.length === 0)
    throw refusal('No game of this shelf has rules to read yet: there is no booklet to make.');
  const scale =
    options.scale === undefined
      ? undefined
      : await (await import('../make/correct.ts')).scaleIn(options.scale);
  const order = {
    papers: paper,
    forms: form,
    sides,
    editions: edition,
    ...(scale && { scale }),
    ...(site !== undefined && { site }),
  };
  const { makeBooklets } = await import('../make/booklet.ts');
  await runOf({ ...options, workers: USUAL_LANES }, async (run) => {
    const made = await Promise.all(games.map((game) => makeBooklets(game, order, run)));
    return made.flat();
  });
}

export function addBooklet(program: Command): void {
  program
    .command('booklet')
    .summary('make a booklet of the rules')
    .description('Makes the rules as a booklet, with their examples and the rulings to agree on.')
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(papersOption())
    .addOption(
      namesOption('--form <names>', 'form', 'two pages a side to fold, or one by one', BOOKLET_FORMS, [
        'saddle',
      ]),
    )
    .addOption(
      namesOption('--sides <names>', 'way of printing sides', 'how a sheet gets its back', BOOKLET_SIDES, [
        'duplex',
      ]),
    )
    .addOption(printedEditionOption())
    .addOption(scaleOption())
    .addOption(
      new Option(
        '--site <address>',
        'where the site can be reached: a code on the last page leads to its rules',
      ).argParser(siteOf),
    )
    .addOption(outOption())
    .addOption(languageOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action((given: string | undefined, _: unknown, command: Command) =>
      booklet(given, command.optsWithGlobals<BookletOptions>()),
    );
}
