/** Makes the working version a release: `npm run release -- 0.2.0`. docs/release.md has the checklist. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFonts } from '../src/site/package-fonts.ts';
import { SHELF } from '../src/site/shelf.ts';
import { isRefusal } from './cli/command-error.ts';
import { releaseFault, writeRelease } from './make/write-release.ts';
import { versionOf } from './make/version.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

const [version = ''] = process.argv.slice(2);
const fault = releaseFault(
  ROOT,
  version,
  SHELF.map(({ id }) => id),
);
if (fault !== null) refuse(fault);
const kits = await Promise.all(SHELF.map((game) => game.kit()));
const records = Object.fromEntries(kits.map((kit) => [kit.id, versionOf(version, kit, loadFonts(kit))]));
await writeRelease(ROOT, version, records).catch((error: unknown) =>
  isRefusal(error) ? refuse(error.message) : Promise.reject(error as Error),
);
execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: ROOT, stdio: 'ignore' });
const creator = ['pkg', 'set', `version=${version}`];
execFileSync('npm', creator, { cwd: join(ROOT, 'scripts/create-fieldkit'), stdio: 'ignore' });
console.log(`${version} is written. Run npm test, commit it, and tag the commit v${version}.`);
