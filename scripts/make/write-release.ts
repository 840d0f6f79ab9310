/**
 * The records of released versions' prints, `cards/<game>/versions/<version>.json`, and the module that lists them. A
 * record is never rewritten: somebody has sheets printed by it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import type { Version } from '../../src/kit/print-record.ts';
import { refusal } from '../cli/command-error.ts';

const NUMBERS = /^(\d+)\.(\d+)\.(\d+)$/;

/** A sortable number: 1 000 000 a major, 1000 a minor version; null if it is no released version. */
function rankOf(version: string): number | null {
  const found = NUMBERS.exec(version)?.slice(1).map(Number);
  return found === undefined ? null : found.reduce((rank, number) => rank * 1000 + number, 0);
}

const folderOf = (root: string, game: string): string => join(root, 'cards', game, 'versions');

/** The versions of a game with a record under `root`, oldest first. */
export function recordedVersions(root: string, game: string): readonly string[] {
  const folder = folderOf(root, game);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const versions = names.map((name) => name.replace(/\.json$/, ''));
  return versions.toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0));
}

/** Why `version` cannot be released; null if it can. */
export function releaseFault(root: string, version: string, games: readonly string[]): string | null {
  const rank = rankOf(version);
  if (rank === null)
    return `"${version}" is no number of a release: it takes three numbers, as in npm run release -- 0.2.0.`;
  for (const game of games) {
    const later = recordedVersions(root, game).find((known) => (rankOf(known) ?? 0) >= rank);
    if (later === version) return `${version} of ${game} is out, and its record stays as it is.`;
    if (later !== undefined) return `${later} of ${game} is out already: a release comes after it.`;
  }
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return changelog.includes(`\n## ${version}\n`)
    ? null
    : `CHANGELOG.md has no heading "## ${version}": say there what is new.`;
}

/** Source of the module that lists a game's records. */
export const listModule = (versions: readonly string[]): string => `/**
 * The released versions of the box, the oldest first, each as \`npm run release\` wrote it. Who has one of them printed
 * needs only what has changed since.
 */
import { readVersion } from '../../src/kit/print-record.ts';
${versions.map((version, at) => `import v${at} from './versions/${version}.json' with { type: 'json' };\n`).join('')}
export const VERSIONS = [${versions.map((_, at) => `v${at}`).join(', ')}].map(readVersion);
`;

/**
 * Writes and lists a record for each game. Everything has been drawn by then, so that earlier failures leave nothing
 * behind.
 */
export async function writeRelease(
  root: string,
  version: string,
  records: Readonly<Record<string, Version>>,
): Promise<void> {
  const fault = releaseFault(root, version, Object.keys(records));
  if (fault !== null) throw refusal(fault);
  for (const [game, record] of Object.entries(records)) {
    const folder = folderOf(root, game);
    const text = await format(JSON.stringify(record), { parser: 'json', printWidth: 110 });
    mkdirSync(folder, { recursive: true });
    // 'wx' fails if the file has appeared meanwhile.
    writeFileSync(join(folder, `${version}.json`), text, { flag: 'wx' });
    writeFileSync(join(folder, '../released-versions.ts'), listModule(recordedVersions(root, game)));
  }
}
