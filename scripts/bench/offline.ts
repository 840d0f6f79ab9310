/** Bytes fetched by a visit, compressed as by a host. Needs `npm run build`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildFiles } from '../../src/site/offline/build-service-worker.ts';
import { filesWith } from '../../src/site/offline/store.ts';
import { rounded, type Bench } from './measurement.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const GAME = 'victory-tank';

/** Files that are compressed already. */
const PACKED = /\.(png|webp|woff2)$/;

function sent(path: string): number {
  const bytes = readFileSync(join(DIST, path));
  return PACKED.test(path) ? bytes.length : gzipSync(bytes).length;
}

const kilobytes = (paths: readonly string[]): string =>
  `${rounded(paths.reduce((sum, path) => sum + sent(path), 0) / 1000)} kB`;

export const offlineFigures: Bench = async () => {
  if (!existsSync(join(DIST, 'sw.js'))) throw new Error('There is no built site: npm run build first.');
  const build = buildFiles(DIST);
  const { first, games } = build;
  const kept = (game: string | null) =>
    Object.keys(filesWith(build, [game])).filter((path) => !(path in first));
  const pocket = statSync(join(DIST, GAME, 'pocket.html')).size;
  return [
    { what: 'first visit: the rules page', bar: '', found: kilobytes([`${GAME}/rules/index.html`]) },
    {
      what: 'first visit: what any page needs, and the worker',
      bar: '',
      found: kilobytes([...Object.keys(first), 'sw.js']),
    },
    ...[null, ...games].map((game) => ({
      what: `kept when nobody touches ${game?.slice(0, -1) ?? 'the shelf'}: ${kept(game).length} files`,
      bar: '',
      found: kilobytes(kept(game)),
    })),
    {
      what: 'pocket edition, one file',
      bar: '< 1000 kB',
      found: `${rounded(pocket / 1000)} kB`,
      held: pocket < 1_000_000,
    },
  ];
};
