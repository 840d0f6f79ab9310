/** The program behind `fieldkit`: each command stands in a file of its own and adds itself here. */
import { Command, CommanderError } from 'commander';
import { addBooklet } from '../commands/booklet.ts';
import { addCalibrate } from '../commands/calibrate.ts';
import { addDuel } from '../commands/duel.ts';
import { addExport } from '../commands/export.ts';
import { addImages } from '../commands/images.ts';
import { addJudge } from '../commands/judge.ts';
import { addLegal } from '../commands/legal.ts';
import { addList } from '../commands/list.ts';
import { addPerft } from '../commands/perft.ts';
import { addPlayout } from '../commands/playout.ts';
import { addPrint } from '../commands/print.ts';
import { addReplay } from '../commands/replay.ts';
import { addServe } from '../commands/serve.ts';
import { addText } from '../commands/text.ts';
import { isRefusal } from './refusal.ts';
import { listenForSignals } from './signals.ts';

const COMMANDS: readonly ((program: Command) => void)[] = [
  addPrint,
  addBooklet,
  addCalibrate,
  addImages,
  addExport,
  addText,
  addList,
  addLegal,
  addJudge,
  addReplay,
  addPerft,
  addPlayout,
  addDuel,
  addServe,
];

const EXAMPLES = `
Examples:
  fieldkit list                              what is on the shelf
  fieldkit print                             sheets for A4 and a printer that turns the paper
  fieldkit print victory-tank --sides fold   for a printer that does not
  fieldkit booklet                           the rules, to print, fold and staple
  fieldkit images --format webp --dpi 150    each face as a picture
  fieldkit text victory-tank                 the whole box in words
  fieldkit judge victory-tank --try "recruit 1" < position.json    whether it may be done, and why not
  fieldkit serve                             the site, on this machine`;

/** Commander's "error: ..." and its hint as one sentence. */
function sentence(message: string): string {
  const [text = '', ...hints] = message
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const hint = hints.map((line) => ` ${line.replace(/^\((.*)\)$/, '$1')}`).join('');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}${hint}\n`;
}

function newProgram(): Command {
  const program = new Command('fieldkit')
    .description('Prints small war games at home and settles their rules, from one definition of each game.')
    .option('--shelf <file>', 'a module that exports SHELF, for makers with games of their own')
    .version('0.1.0')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (message, write) => write(sentence(message)) })
    .addHelpText('after', EXAMPLES)
    .exitOverride();
  for (const add of COMMANDS) add(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** The status to end with; what the user has to know is printed. */
function report(error: unknown): number {
  // Commander has printed its own.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!isRefusal(error)) throw error;
  console.error(error.message);
  return 2;
}

/** Runs the words of a command line; `process.exitCode` is the status to end with. */
export async function runWords(words: readonly string[]): Promise<void> {
  try {
    await newProgram().parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Runs the words that this process was started with, until somebody ends it. */
export async function run(): Promise<void> {
  listenForSignals();
  await runWords(process.argv.slice(2));
}
