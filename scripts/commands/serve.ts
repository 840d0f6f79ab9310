/** `fieldkit serve`: serves the site on this machine, building it first if necessary. `npm start` runs it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { isObject } from '../../src/is-object.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { refusal } from '../cli/command-error.ts';
import { neighbours } from '../cli/neighbours.ts';
import { endWith } from '../cli/signals.ts';
import { say } from '../cli/terminal.ts';
import { codeOf } from '../make/file-faults.ts';
import { openHost, type Host } from '../site/host.ts';
import { makeSite, ROOT } from '../site/make-site.ts';

const EXAMPLES = `
Examples:
  fieldkit serve                  on this machine; on another free port where the usual one is taken
  fieldkit serve --host           for phones in the same network too
  fieldkit serve --port 8080
  fieldkit serve --dist other     a site that was built elsewhere
  fieldkit serve --shelf mine.ts  a site of your own games, made anew`;

/** The same port if it is free: browsers store data by origin. */
const USUAL_PORT = 4321;
const [LEAST_PORT, MOST_PORT] = [1, 65_535];

interface ServeOptions {
  readonly port?: number;
  readonly host: boolean;
  readonly dist?: string;
  readonly shelf?: string;
}

async function make(folder: string, shelf?: string): Promise<void> {
  say('Making the site and the printed kits: once, in less than a minute.');
  await makeSite(folder, { ...(shelf !== undefined && { shelf }) });
}

/** A temporary site of a maker's shelf, built anew, as its games may have changed. */
async function folderOfShelf(shelf: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await make(folder, shelf);
  return folder;
}

/** The folder to serve; a shelf that was only found here gives way to a built site that was asked for. */
async function folderOf({ dist, shelf }: ServeOptions, shelfAsked: boolean): Promise<string> {
  if (shelfAsked && dist !== undefined)
    throw refusal('A site that is built has its games: leave out --shelf, or --dist to have the site made.');
  if (shelf !== undefined && dist === undefined) return folderOfShelf(shelf);
  const folder = resolve(dist ?? join(ROOT, 'dist'));
  const isThere = (): boolean => existsSync(join(folder, 'index.html'));
  if (!isThere() && dist !== undefined) throw refusal(`There is no site in ${dist}: it has no index.html.`);
  if (!isThere()) await make(folder);
  return folder;
}

function refusedPort(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return refusal(`Port ${port} is taken: choose another, or leave --port out for a free one.`);
  return code === 'EACCES' ? refusal(`Port ${port} may not be used here: choose one above 1023.`) : error;
}

/** The folder of a host that a site was built for, as it says to whoever installs it; undefined where it does not. */
function baseOf(folder: string): string | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
    return isObject(found) && typeof found['scope'] === 'string' ? found['scope'] : undefined;
  } catch {
    return undefined;
  }
}

async function open(folder: string, { port, host }: ServeOptions): Promise<Host> {
  const where = {
    folder,
    base: baseOf(folder) ?? process.env['BASE_PATH'] ?? '/',
    ...(host && { host: '0.0.0.0' }),
  };
  try {
    return await openHost({ ...where, port: port ?? USUAL_PORT });
  } catch (error) {
    if (port !== undefined || codeOf(error) !== 'EADDRINUSE') throw refusedPort(error, port ?? USUAL_PORT);
    return openHost(where);
  }
}

async function serve(options: ServeOptions, shelfAsked: boolean): Promise<void> {
  const { address, server } = await open(await folderOf(options, shelfAsked), options);
  const elsewhere = options.host ? neighbours() : [];
  const addresses = [address, ...elsewhere.map((name) => address.replace('127.0.0.1', name))];
  say(`${addresses.join('\n')}\nCtrl+C ends it.`);
  endWith(() => 0);
  await new Promise((done) => server.on('close', done));
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('show the site on this machine')
    .description('Serves the site on this machine; makes it first where it is missing.')
    .option('--port <number>', 'the port', wholeNumber(LEAST_PORT, MOST_PORT))
    .option('--host', 'let other devices in the network see it', false)
    .option('--dist <folder>', 'a folder with a built site; the project’s own where left out')
    .addHelpText('after', EXAMPLES)
    .action((_: unknown, command: Command) =>
      serve(
        command.optsWithGlobals<ServeOptions>(),
        command.getOptionValueSourceWithGlobals('shelf') === 'cli',
      ),
    );
}
