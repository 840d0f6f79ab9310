/** `fieldkit dev`: shows a maker's games in the browser, and each change as it is saved. */
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../cli/command-options.ts';
import { isRefusal, refusal } from '../cli/command-error.ts';
import { checkFile } from '../cli/read-input.ts';
import { kitOf, MOST_CODE, openShelf } from '../cli/shelves.ts';
import { neighbours } from '../cli/neighbours.ts';
import { endWith } from '../cli/signals.ts';
import { say } from '../cli/terminal.ts';
import { PROOFS } from '../proofs/proofs.ts';
import { buildEnvironment, checkSiteTools, ROOT } from '../site/make-site.ts';

const EXAMPLES = `
Examples:
  fieldkit dev                  the games of this folder, at http://localhost:4321
  fieldkit dev --port 8080
  fieldkit dev --host           for a phone in the same network too`;

/** The usual port, and how many after it are tried. */
const USUAL_PORT = 4321;
const TRIED = 20;
const [LEAST_PORT, MOST_PORT] = [1, 65_535];

interface DevOptions {
  readonly port?: number;
  readonly host: boolean;
  readonly shelf?: string;
}

/** Whether nobody listens at a port. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .once('listening', () => server.close(() => done(true)))
      .listen(port);
  });

async function freePort(asked: number | undefined): Promise<number> {
  const ports =
    asked === undefined ? Array.from({ length: TRIED }, (_, index) => USUAL_PORT + index) : [asked];
  for (const port of ports) if (await isFree(port)) return port;
  throw refusal(
    asked === undefined
      ? `The ports ${USUAL_PORT} to ${USUAL_PORT + TRIED - 1} are taken: name a free one with --port.`
      : `Port ${asked} is taken: choose another, or leave --port out for a free one.`,
  );
}

/** Whether a page answers; a page with a fault does as well. */
const answers = (address: string): Promise<boolean> =>
  new Promise((done) => {
    get(address, (response) => {
      response.resume();
      done(true);
    }).once('error', () => done(false));
  });

/** Where to look, on this machine and on others in the network. */
const whereText = (first: string, others: readonly string[]): string =>
  [
    first,
    ...others.map((name) => first.replace('localhost', name)),
    'Each change that you save is shown there. Ctrl+C ends it.',
  ].join('\n');

/** Tells what keeps a maker's games from being drawn; the page has it as well, and follows until it is mended. */
async function tellFaults(shelf: string | undefined): Promise<void> {
  if (shelf !== undefined) await checkFile(shelf, MOST_CODE);
  try {
    for (const game of await openShelf(shelf)) await kitOf(game);
  } catch (error) {
    if (shelf === undefined || !isRefusal(error)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
}

/** How often to ask whether the server has begun, ms. */
const EACH = 200;

async function dev({ port: asked, host, shelf }: DevOptions): Promise<void> {
  checkSiteTools();
  await tellFaults(shelf);
  const port = await freePort(asked);
  const words = ['dev', '--root', ROOT, '--port', String(port), ...(host ? ['--host'] : [])];
  const child = spawn(process.execPath, [join(ROOT, 'scripts/astro.cjs'), ...words], {
    env: buildEnvironment({ ...(shelf !== undefined && { shelf }) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  endWith(() => 0);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  let isOver = false;
  void ended.then(() => (isOver = true));
  const address = `http://localhost:${port}/`;
  const first = `${address}${shelf === undefined ? '' : PROOFS}`;
  while (!isOver && !(await answers(first))) await new Promise((done) => setTimeout(done, EACH));
  if (!isOver) say(whereText(first, host ? neighbours() : []));
  const status = await ended;
  if (status !== 0) throw refusal('The page could not be shown: the reason stands above.');
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .summary('show your games in the browser, and each change')
    .description(
      'Shows every face beside its row in the browser, with what is wrong with it, and each change of tables, pictures, ' +
        'fonts and drawing as it is saved; makes the sheets by a button.',
    )
    .option('--port <number>', 'the port', wholeNumber(LEAST_PORT, MOST_PORT))
    .option('--host', 'let other devices in the network see it', false)
    .addHelpText('after', EXAMPLES)
    .action((_: unknown, command: Command) => dev(command.optsWithGlobals<DevOptions>()));
}
