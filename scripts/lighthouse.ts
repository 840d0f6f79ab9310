/**
 * `npm run lighthouse`: what Lighthouse says of the built site on a slow phone, the median of several runs a page.
 *
 *   npm run lighthouse                               home, and rules, learn, play, puzzles and Can I? of each game
 *   npm run lighthouse -- victory-tank/table/        other pages
 *   npm run lighthouse -- --runs 1                   a quick look
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SHELF } from '../src/site/shelf.ts';
import { median } from './bench/measurement.ts';
import { onDemand } from './bench/on-demand.ts';
import { table } from './cli/terminal-table.ts';
import { openBrowser } from './site/browser.ts';
import { openHost } from './site/host.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

/** Least score of each category, in per cent. */
const BARS: Scores = { performance: 98, accessibility: 100, 'best-practices': 98, seo: 98 };

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);

/** Pages measured by default, as far as they exist. */
const usual = (): readonly string[] => {
  const kinds = ['rules', 'learn', 'play', 'puzzles', 'can-i'];
  const pages = SHELF.flatMap(({ id }) => kinds.map((kind) => `${id}/${kind}/`));
  return ['', ...pages].filter((page) => existsSync(join(DIST, page, 'index.html')));
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });

/** The result of a run on a page, or why there is none. */
type Run = Measured | { readonly error: string };

/** The part of Lighthouse's API used here. */
type Lighthouse = (
  address: string,
  flags: { readonly port: number; readonly logLevel: 'silent'; readonly onlyCategories: readonly string[] },
) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
  readonly categories: Readonly<Record<string, Scored>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}
interface Scored {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Measured {
  readonly scores: Scores;
  /** Audits that cost points, by name. */
  readonly faults: readonly string[];
}

async function measure(lighthouse: Lighthouse, address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (!result) return { error: 'Lighthouse says nothing of it' };
  if (result instanceof Error) return { error: result.message };
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) return { error: runtimeError.message };
  const scoreOf = (name: Category): number => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 0.9
        ? [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
        : [];
    }),
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults,
  };
}

const cell = (category: Category, measured: readonly Measured[]): string => {
  const score = median(measured.map(({ scores }) => scores[category]));
  return score < BARS[category] ? `${score} MISSED` : String(score);
};

/** Rows of the table, one for each page. */
const rows: (readonly string[])[] = [];

/** Adds a page's runs to the table; failed ones are reported, and the others count. */
function report(page: string, all: readonly Run[]): void {
  const measured = all.flatMap((run) => ('scores' in run ? [run] : []));
  const errors = all.flatMap((run) => ('error' in run ? [`${run.error} (no figure from this run)`] : []));
  const cells = CATEGORIES.map((category) => (measured.length > 0 ? cell(category, measured) : 'FAILED'));
  rows.push([`/${page}`, ...cells]);
  for (const fault of new Set([...errors, ...measured.flatMap(({ faults }) => faults)]))
    console.log(`/${page}: ${fault}`);
}

if (!existsSync(join(DIST, 'index.html')) || !Number.isInteger(runs) || runs < 1) {
  console.error('There is no built site, or no whole number of runs: npm run build comes first.');
  process.exit(2);
}
const named = positionals.map((page) => page.replace(/^\//, ''));
const missing = named.find((page) => !existsSync(join(DIST, page, 'index.html')));
if (missing !== undefined) {
  console.error(`The built site has no page ${missing}; pages are named like victory-tank/table/.`);
  process.exit(2);
}
const tool = await onDemand('lighthouse');
if (!tool.ok) {
  console.error(tool.faults.join(' '));
  process.exit(2);
}
const { default: lighthouse } = (await import(pathToFileURL(tool.value.resolve('lighthouse')).href)) as {
  readonly default: Lighthouse;
};
const port = await freePort();
const [browser, { address, server }] = await Promise.all([
  openBrowser([`--remote-debugging-port=${port}`]),
  openHost({ folder: DIST }),
]);
for (const page of named.length > 0 ? named : usual()) {
  const all: Run[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure(lighthouse, address + page, port));
  report(page, all);
}
await browser.close();
server.close();
console.log(`\n${table(['page', ...CATEGORIES], rows, { right: [1, 2, 3, 4] })}`);
console.log(
  `load of this machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} on ${cpus().length} cores`,
);
