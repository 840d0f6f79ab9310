/** `fieldkit serve`: serves the site on this machine, building it first if necessary. `npm start` runs it. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { wholeNumber } from '../cli/command-options.ts';
import { refusal, refusalLines } from '../cli/command-error.ts';
import { kitOf, openShelf } from '../cli/shelves.ts';
import { endWith } from '../cli/signals.ts';
import { say } from '../cli/terminal.ts';
import { openHost, type Host } from '../site/host.ts';

const EXAMPLES = `
Examples:
  fieldkit serve                  on this machine; on another free port where the usual one is taken
  fieldkit serve --host           for phones in the same network too
  fieldkit serve --port 8080
  fieldkit serve --dist other     a site that was built elsewhere
  fieldkit serve --shelf mine.ts  a site of your own games, made anew`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The same port if it is free: browsers store data by origin. */
const USUAL_PORT = 4321;
const [LEAST_PORT, MOST_PORT] = [1, 65_535];

interface ServeOptions {
  readonly port?: number;
  readonly host: boolean;
  readonly dist?: string;
  readonly shelf?: string;
}

const { installFault } = createRequire(import.meta.url)('../requirements.cjs') as {
  readonly installFault: () => string | null;
};

/** Builds a site with its printed kits into a folder; shows Astro's output if that fails. */
async function build(folder: string, shelf?: string): Promise<void> {
  const fault = installFault();
  if (fault !== null) throw refusal(fault);
  say('Making the site and the printed kits: once, in less than a minute.');
  const astro = join(ROOT, 'scripts/astro.cjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    cwd: ROOT,
    env: { ...process.env, ...(shelf !== undefined && { FIELDKIT_SHELF: resolve(shelf) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  if (status !== 0) throw refusalLines(['The site could not be made.', ...said.trim().split('\n')]);
}

/** A temporary site of a maker's shelf, built anew, as its games may have changed. */
async function folderOfShelf(shelf: string): Promise<string> {
  for (const game of await openShelf(shelf)) await kitOf(game);
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build(folder, shelf);
  return folder;
}

async function folderOf({ dist, shelf }: ServeOptions): Promise<string> {
  if (shelf !== undefined && dist !== undefined)
    throw refusal('A site that is built has its games: leave out --shelf, or --dist to have the site made.');
  if (shelf !== undefined) return folderOfShelf(shelf);
  const folder = resolve(dist ?? join(ROOT, 'dist'));
  const isThere = (): boolean => existsSync(join(folder, 'index.html'));
  if (!isThere() && dist !== undefined) throw refusal(`There is no site in ${dist}: it has no index.html.`);
  if (!isThere()) await build(folder);
  return folder;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function refusedPort(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return refusal(`Port ${port} is taken: choose another, or leave --port out for a free one.`);
  return code === 'EACCES' ? refusal(`Port ${port} may not be used here: choose one above 1023.`) : error;
}

async function open(folder: string, { port, host }: ServeOptions): Promise<Host> {
  const where = {
    folder,
    base: process.env['BASE_PATH'] ?? '/',
    ...(host && { host: '0.0.0.0' }),
  };
  try {
    return await openHost({ ...where, port: port ?? USUAL_PORT });
  } catch (error) {
    if (port !== undefined || codeOf(error) !== 'EADDRINUSE') throw refusedPort(error, port ?? USUAL_PORT);
    return openHost(where);
  }
}

/** URLs for other devices on the network. */
const neighbours = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    ),
  );

async function serve(options: ServeOptions): Promise<void> {
  const { address, server } = await open(await folderOf(options), options);
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
    .action((_: unknown, command: Command) => serve(command.optsWithGlobals<ServeOptions>()));
}
