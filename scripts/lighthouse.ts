/**
 * `npm run lighthouse`: what Lighthouse says of the built site on a slow phone, the median of several runs a page.
 *
 *   npm run lighthouse                               home, rules, learn and play of the first game
 *   npm run lighthouse -- victory-tank/table/        other pages
 *   npm run lighthouse -- --runs 1                   a quick look
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { SHELF } from '../src/site/shelf.ts';
import { median } from './bench/figure.ts';
import { table } from './cli/table.ts';
import { openBrowser } from './site/browser.ts';
import { openHost } from './site/host.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

/** What each is held to, in hundredths. */
const BARS: Scores = { performance: 98, accessibility: 100, 'best-practices': 98, seo: 98 };

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);

/** The pages that are measured where none is named: those of them that there are. */
const usual = (): readonly string[] => {
  const [first] = SHELF;
  const pages = ['rules', 'learn', 'play'].map((page) => `${first?.id ?? ''}/${page}/`);
  return ['', ...pages].filter((page) => existsSync(join(DIST, page, 'index.html')));
};

/** A port that nobody uses just now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });

interface Run {
  readonly scores: Scores;
  /** What kept a category from its hundred, by name. */
  readonly faults: readonly string[];
}

async function measure(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
  const { categories, audits } = result.lhr;
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

const cell = (category: Category, measured: readonly Run[]): string => {
  const score = median(measured.map(({ scores }) => scores[category]));
  return score < BARS[category] ? `${score} MISSED` : String(score);
};

if (!existsSync(join(DIST, 'index.html')) || !Number.isInteger(runs) || runs < 1) {
  console.error('There is no built site, or no whole number of runs: npm run build comes first.');
  process.exit(2);
}
const port = await freePort();
const [browser, { address, server }] = await Promise.all([
  openBrowser([`--remote-debugging-port=${port}`]),
  openHost({ folder: DIST }),
]);
const rows: (readonly string[])[] = [];
for (const page of positionals.length > 0 ? positionals : usual()) {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measure(address + page, port));
  rows.push([`/${page}`, ...CATEGORIES.map((category) => cell(category, measured))]);
  for (const fault of new Set(measured.flatMap(({ faults }) => faults))) console.log(`/${page}: ${fault}`);
}
await browser.close();
server.close();
console.log(`\n${table(['page', ...CATEGORIES], rows, { right: [1, 2, 3, 4] })}`);
