/** `fieldkit check`: whether a game can be printed well, before it is. */
import type { Command } from 'commander';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { countAll } from '../../src/kit/component.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { counted, ENGLISH, type LanguageId } from '../../src/language.ts';
import { languageOption } from '../cli/command-options.ts';
import { refusalLines } from '../cli/command-error.ts';
import { gamesAsked, kitOf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { checkKit, type Checked } from '../make/check-kit.ts';

const EXAMPLES = `
Examples:
  fieldkit check             every game of the shelf
  fieldkit check harbour     one of them
  fieldkit check --strict    notes count too: for a check that runs by itself
  fieldkit check --json      the same for programs

Faults keep a game from being printed: the status is 2. Notes are what prints, but not well: type under 6 pt, lines under
0.25 pt, words too near the cut or too faint, grounds without bleed, coarse pictures. With --strict they end with status 1.`;

interface CheckOptions {
  readonly strict: boolean;
  readonly json: boolean;
  readonly shelf?: string;
  readonly language?: LanguageId;
}

interface CheckedGame extends Checked {
  readonly kit: Kit;
}

/** Faults of the game beside its box: of its rules and its book, where it has any. */
async function otherFaults(game: ShelfGame): Promise<readonly string[]> {
  if (game.referee === undefined && game.book === undefined) return [];
  const { faultsOf } = await import('../make/check-game.ts');
  // They begin with the game's id; here its title does.
  return (await faultsOf(game)).map((fault) => fault.replace(`${game.id}, `, ''));
}

async function checkGame(game: ShelfGame): Promise<CheckedGame> {
  const kit = await kitOf(game);
  const checked = checkKit(kit);
  return { kit, notes: checked.notes, faults: [...checked.faults, ...(await otherFaults(game))] };
}

/** "12 cards"; of a game without cards "42 pieces". */
function contents({ box: { cards, pieces, sheets = [] } }: Kit): string {
  if (cards.length > 0) return counted(ENGLISH, countAll(cards), { one: 'card', other: 'cards' });
  return counted(ENGLISH, countAll([...pieces, ...sheets]), { one: 'piece', other: 'pieces' });
}

/** "Harbour: 12 cards, 2 notes." */
function summary({ kit, notes, faults }: CheckedGame): string {
  const found = [
    faults.length > 0 ? counted(ENGLISH, faults.length, { one: 'fault', other: 'faults' }) : '',
    notes.length > 0 ? counted(ENGLISH, notes.length, { one: 'note', other: 'notes' }) : '',
  ].filter((part) => part !== '');
  return `${kit.title}: ${contents(kit)}, ${found.length > 0 ? found.join(', ') : 'nothing to mend'}.`;
}

async function check(id: string | undefined, options: CheckOptions): Promise<void> {
  const checked: CheckedGame[] = [];
  for (const game of await gamesAsked(options, id)) checked.push(await checkGame(game));
  const faults = checked.flatMap((each) => each.faults.map((fault) => `${each.kit.title}, ${fault}`));
  if (options.json)
    say(
      JSON.stringify(
        checked.map(({ kit, faults: wrong, notes }) => ({ game: kit.id, faults: wrong, notes })),
        undefined,
        2,
      ),
    );
  else
    for (const each of checked) say([summary(each), ...each.notes.map((note) => `Note: ${note}`)].join('\n'));
  if (faults.length > 0) throw refusalLines(faults);
  if (options.strict && checked.some(({ notes }) => notes.length > 0)) process.exitCode = 1;
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('tell what will not print well')
    .description(
      'Checks the cards, pieces and sheets of a game in both printed editions, and its rules if it has any.',
    )
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(languageOption())
    .option('--strict', 'end with status 1 where there are notes', false)
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((game: string | undefined, _: unknown, command: Command) =>
      check(game, command.optsWithGlobals<CheckOptions>()),
    );
}
