/** `fieldkit text`: the whole box in words. */
import type { Command } from 'commander';
import { cacheOption, outOption, workersOption, languageOption } from '../cli/command-options.ts';
import type { Made } from '../cli/run-report.ts';
import { kitOf, gamesAsked, type Asked } from '../cli/shelves.ts';
import { checkBox } from '../make/check-components.ts';
import { runOf, type RunOptions } from '../make/run.ts';

const EXAMPLES = `
Examples:
  fieldkit text                  the text edition of every game, as HTML and as plain text
  fieldkit text victory-tank     of one`;

type TextOptions = RunOptions & Asked;

async function text(game: string | undefined, options: TextOptions): Promise<void> {
  const games = await gamesAsked(options, game);
  for (const each of games) checkBox(await kitOf(each));
  const { makeText } = await import('../make/text.ts');
  await runOf(options, async (run) => {
    const made: Made[] = [];
    for (const each of games) made.push(...(await makeText(each, run)));
    return made;
  });
}

export function addText(program: Command): void {
  program
    .command('text')
    .summary('tell the whole box in words')
    .description(
      'Writes every card, piece, rule and ruling of a game as text, for players who cannot see the cards.',
    )
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(outOption())
    .addOption(workersOption())
    .addOption(languageOption())
    .addOption(cacheOption())
    .addHelpText('after', EXAMPLES)
    .action((given: string | undefined, _: unknown, command: Command) =>
      text(given, command.optsWithGlobals<TextOptions>()),
    );
}
