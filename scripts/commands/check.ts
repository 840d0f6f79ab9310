/** `fieldkit check`: whether a game can be printed well, before it is. */
import type { Command } from 'commander';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { countAll } from '../../src/kit/component.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { counted, ENGLISH, type LanguageId } from '../../src/language.ts';
import { languageOption } from '../cli/command-options.ts';
import { refusalLines } from '../cli/command-error.ts';
import { gamesAsked, kitOf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import type { CheckedRules } from '../make/check-game.ts';
import { brokenPictures, checkKit, type Checked } from '../make/check-kit.ts';

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
  /** What of the rules was tried. */
  readonly tried: string | undefined;
}

/** How many there are of something, and its name for one and for several. */
type Amount = readonly [count: number, one: string, other: string];

const amounts = (all: readonly Amount[]): readonly string[] =>
  all.filter(([count]) => count > 0).map(([count, one, other]) => counted(ENGLISH, count, { one, other }));

/** "8 sentences; tried 6 games by lot, with 240 moves, and 2 examples."; undefined for rules with faults. */
async function triedOf(game: ShelfGame, { faults, trial }: CheckedRules): Promise<string | undefined> {
  if (faults.length > 0) return undefined;
  const [book, lessons, puzzles, situations] = await Promise.all([
    game.book?.(),
    game.lessons?.(),
    game.puzzles?.(),
    game.referee?.situations?.(),
  ]);
  const written = amounts([[Object.keys(book?.statements ?? {}).length, 'sentence', 'sentences']]);
  const played = trial && amounts([[trial.games, 'game', 'games']]);
  const moves =
    trial &&
    amounts([
      [trial.moves, 'move', 'moves'],
      [trial.refusals, 'refusal', 'refusals'],
    ]);
  const tried = [
    ...(played && moves ? [`${played.join('')} by lot (${moves.join(', ')})`] : []),
    ...amounts([
      [book ? examplesIn(book).length : 0, 'example', 'examples'],
      [book ? questionsIn(book).length : 0, 'question', 'questions'],
      [situations?.length ?? 0, 'situation', 'situations'],
      [lessons?.length ?? 0, 'lesson', 'lessons'],
      [puzzles?.length ?? 0, 'puzzle', 'puzzles'],
    ]),
  ];
  return [...written, ...(tried.length > 0 ? [`tried ${ENGLISH.and(tried)}`] : [])].join('; ');
}

/** The rules and the book, where a game has any. */
async function checkOthers(game: ShelfGame): Promise<Pick<CheckedGame, 'faults' | 'tried'>> {
  if (game.referee === undefined && game.book === undefined) return { faults: [], tried: undefined };
  const { checkRules } = await import('../make/check-game.ts');
  const checked = await checkRules(game);
  // They begin with the game's id; here its title does.
  const faults = checked.faults.map((fault) => fault.replace(`${game.id}, `, ''));
  return { faults, tried: await triedOf(game, checked) };
}

async function checkGame(game: ShelfGame): Promise<CheckedGame> {
  const kit = await kitOf(game);
  const { faults: ofKit, notes } = checkKit(kit);
  // A face that cannot be drawn says nothing of its pictures.
  const faults = ofKit.length > 0 ? ofKit : await brokenPictures(kit);
  const others = await checkOthers(game);
  return { kit, notes, faults: [...faults, ...others.faults], tried: others.tried };
}

const report = (checked: CheckedGame): string =>
  [
    summary(checked),
    ...(checked.tried === undefined ? [] : [`Rules: ${checked.tried}.`]),
    ...checked.notes.map((note) => `Note: ${note}`),
  ].join('\n');

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
        checked.map(({ kit, faults: wrong, notes, tried }) => ({
          game: kit.id,
          faults: wrong,
          notes,
          tried,
        })),
        undefined,
        2,
      ),
    );
  else for (const each of checked) say(report(each));
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
