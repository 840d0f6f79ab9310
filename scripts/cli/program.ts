/** The program behind `fieldkit`: each command has a file of its own, and registers here. */
import { Command, CommanderError } from 'commander';
import { capital } from '../../src/language.ts';
import project from '../../package.json' with { type: 'json' };
import { SHELF } from '../../src/site/shelf.ts';
import { isRefusal } from './command-error.ts';
import { helpForMakers, idHere } from './help-examples.ts';
import { refusalOfMaker } from './maker-errors.ts';
import { shelfHere } from './shelves.ts';
import { listenForSignals } from './signals.ts';
import { listenForBreaks, mention, writers } from './terminal.ts';

/** Loaders of the commands, in the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  print: async () => (await import('../commands/print.ts')).addPrint,
  booklet: async () => (await import('../commands/booklet.ts')).addBooklet,
  calibrate: async () => (await import('../commands/calibrate.ts')).addCalibrate,
  images: async () => (await import('../commands/images.ts')).addImages,
  export: async () => (await import('../commands/export.ts')).addExport,
  text: async () => (await import('../commands/text.ts')).addText,
  check: async () => (await import('../commands/check.ts')).addCheck,
  list: async () => (await import('../commands/list.ts')).addList,
  legal: async () => (await import('../commands/legal.ts')).addLegal,
  judge: async () => (await import('../commands/judge.ts')).addJudge,
  replay: async () => (await import('../commands/replay.ts')).addReplay,
  perft: async () => (await import('../commands/perft.ts')).addPerft,
  playout: async () => (await import('../commands/playout.ts')).addPlayout,
  duel: async () => (await import('../commands/duel.ts')).addDuel,
  engine: async () => (await import('../commands/engine.ts')).addEngine,
  study: async () => (await import('../commands/study.ts')).addStudy,
  init: async () => (await import('../commands/init.ts')).addInit,
  dev: async () => (await import('../commands/dev.ts')).addDev,
  build: async () => (await import('../commands/build.ts')).addBuild,
  serve: async () => (await import('../commands/serve.ts')).addServe,
  'clear-cache': async () => (await import('../commands/clear-cache.ts')).addClearCache,
};

/** The loader of the command asked for; all if the first word is not a command. */
const asked = (word = ''): readonly (() => Promise<(program: Command) => void>)[] =>
  Object.hasOwn(COMMANDS, word)
    ? [COMMANDS[word]].filter((found) => found !== undefined)
    : Object.values(COMMANDS);

const EXAMPLES = `
Examples:
  fieldkit list                              what is on the shelf
  fieldkit print                             sheets for A4 and a printer that turns the paper
  fieldkit print victory-tank --sides fold   for a printer that does not
  fieldkit booklet                           the rules, to print, fold and staple
  fieldkit check                             what will not print well, and why
  fieldkit images --format webp --dpi 150    each face as a picture
  fieldkit text victory-tank                 the whole box in words
  fieldkit judge victory-tank --try "recruit 1" < position.json    whether it may be done, and why not
  fieldkit serve                             the site, on this machine

It ends with status 0 when all went well, 1 where the rules refuse a try, 2 where it cannot do what was asked (the
sentence says why, and nothing was changed), and 130, 143 or 129 where it is broken off: by Ctrl+C, by the system, or with
its terminal.`;

/** Most characters of the user's input repeated in a message. */
const REPEATED = 120;

/** Turns Commander's "error: ..." and its hint into one sentence. */
function sentence(message: string): string {
  const [text = '', ...hints] = message
    .replace(/(?<=')[^']+(?=')/g, (typed) =>
      typed.length <= REPEATED ? typed : `${typed.slice(0, REPEATED)}…`,
    )
    .replace(/^error: /, '')
    .trim()
    .split(/\n(?=\()/);
  const hint = hints.map((line) => ` ${line.replace(/^\((.*)\)$/, '$1')}`).join('');
  return `${capital(text).replace(/\.?$/, '.')}${hint}\n`;
}

/** The program with only the requested command, if that is known: loading the others takes time. */
async function programFor([word]: readonly string[]): Promise<Command> {
  const here = shelfHere('.');
  const isMakers = here !== undefined || SHELF.length === 0;
  const writeOut = (text: string): void =>
    writers.writeOut(isMakers ? helpForMakers(text, idHere('.')) : text);
  const program = new Command('fieldkit')
    .description('Prints small war games at home and settles their rules, from one definition of each game.')
    .option(
      '--shelf <file>',
      'a module with games of your own; fieldkit.ts of this folder if there is one',
      here,
    )
    .version(project.version)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ ...writers, writeOut, outputError: (message, write) => write(sentence(message)) })
    .addHelpText('after', EXAMPLES)
    .exitOverride();
  for (const bring of asked(word)) (await bring())(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** Prints what the user needs to know; returns the exit status. */
function report(error: unknown, shelf: string | undefined): number {
  // Commander has printed its own message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!isRefusal(error)) {
    if (shelf === undefined) throw error;
    return report(refusalOfMaker(error, `A game of the shelf ${shelf} cannot be worked with`), shelf);
  }
  mention(error.message);
  return 2;
}

/** Runs a command line; sets `process.exitCode`. */
export async function runWords(words: readonly string[]): Promise<void> {
  const program = await programFor(words);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, program.opts<{ readonly shelf?: string }>().shelf);
  }
}

/** Whether the current folder still exists. */
function hasFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** Runs this process's command line; resolves when it is done. */
export async function run(): Promise<void> {
  listenForSignals();
  listenForBreaks();
  if (!hasFolder()) {
    mention('The folder that you are in is gone: go to another one first.');
    process.exitCode = 2;
    return;
  }
  // Node exits silently when nothing is pending, even if a module is still waiting to load.
  const endless = (): void => {
    mention('A module of the shelf never finishes loading: it awaits something that does not come.');
    process.exit(2);
  };
  process.once('beforeExit', endless);
  await runWords(process.argv.slice(2));
  process.off('beforeExit', endless);
}
