/** Makes a site with its printed kits in a folder: the house's, or that of a maker's shelf. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { refusal, refusalLines, refusalOf } from '../cli/command-error.ts';
import { kitOf, openShelf } from '../cli/shelves.ts';
import { checkKit } from '../make/check-kit.ts';
import { attempt } from '../make/file-faults.ts';
import { runChild } from '../cli/run-child.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { addressFault, installFault } = createRequire(import.meta.url)('../requirements.cjs') as {
  readonly installFault: () => string | null;
  readonly addressFault: (address: string | undefined, site?: string, base?: string) => string | null;
};

export interface SiteOrder {
  /** The maker's shelf; the house's games where left out. */
  readonly shelf?: string;
  /** The sub-path it will stand under, such as "/harbour/". */
  readonly base?: string;
  /** Its address without a folder. */
  readonly address?: string;
}

/** What the build is told by its environment. */
export const buildEnvironment = ({ shelf, base, address }: SiteOrder): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(shelf !== undefined && { FIELDKIT_SHELF: resolve(shelf) }),
  ...(base !== undefined && { BASE_PATH: base }),
  ...(address !== undefined && { SITE_URL: address }),
});

/** Runs the site's build into a folder; throws what it said if that fails. */
async function runBuild(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const words = [join(ROOT, 'scripts/astro.cjs'), 'build', '--outDir', folder];
  const { status, said } = await runChild(words, { cwd: ROOT, env });
  if (status !== 0) throw refusalLines(['The site could not be made.', ...said.split('\n')]);
}

/** Throws a refusal if what a site is made with is not installed. */
export function checkSiteTools(): void {
  const fault = installFault();
  if (fault !== null) throw refusal(fault);
}

/** Throws a refusal for what is wrong with a game; of the house's own the build finds it. */
async function checkGame(game: ShelfGame): Promise<void> {
  // It reads rules by a native part, without which other commands still run.
  const { refuseFaulty } = await import('../make/check-game.ts');
  const kit = await kitOf(game);
  if (game.home === undefined) return;
  const { faults } = checkKit(kit);
  if (faults.length > 0) throw refusalOf(faults.map((fault) => `${kit.title}, ${fault}`));
  await refuseFaulty(game);
}

/** Makes a site in a folder. Faults of the games are told before the build begins. */
export async function makeSite(folder: string, order: SiteOrder): Promise<void> {
  const env = buildEnvironment(order);
  checkSiteTools();
  const fault =
    order.address === undefined
      ? addressFault(env['SITE_URL'])
      : addressFault(order.address, '--site', '--base');
  if (fault !== null) throw refusal(fault);
  for (const game of await openShelf(order.shelf)) await checkGame(game);
  await runBuild(folder, env);
}

/** Throws a refusal if a folder holds anything else than a site, which a new one may replace. */
function checkReplaceable(folder: string): void {
  const held = attempt(folder, () => (existsSync(folder) ? readdirSync(folder) : []));
  if (held.length > 0 && !held.includes('index.html'))
    throw refusal(`${folder} holds other things than a site: give --out a folder that is empty or new.`);
}

/** Makes a site beside `out`, and puts it in its place when it is whole. */
export async function replaceSite(out: string, order: SiteOrder): Promise<void> {
  const folder = resolve(out);
  checkReplaceable(folder);
  const beside = attempt(folder, () => {
    mkdirSync(dirname(folder), { recursive: true });
    return mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  });
  const clear = (): void => rmSync(beside, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await makeSite(join(beside, 'new'), order);
    attempt(folder, () => {
      if (existsSync(folder)) renameSync(folder, join(beside, 'old'));
      renameSync(join(beside, 'new'), folder);
    });
  } finally {
    clear();
    process.off('exit', clear);
  }
}
