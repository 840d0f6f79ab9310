/**
 * `npm run bench`: every figure that the project holds itself to, with the bar beside it. Figures depend on the
 * machine and on what else it does; nothing fails where a bar is missed, it is said.
 *
 *   npm run bench              all of it
 *   npm run bench -- memory    half an hour of the opponent's play; only where it is named
 *   npm run bench -- press     the printed side; `photographs`, `exports`, `referee`, `opponent`, `samples`, `thinking`, `taps`, `links`, `site`, `ask`, `offline`, `desk`: the others
 */
import { cpus, totalmem } from 'node:os';
import type { Bench, Figure } from './bench/measurement.ts';
import { table } from './cli/terminal-table.ts';

/** Loaded one at a time, so that they do not share memory. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  press: async () => (await import('./bench/press.ts')).pressFigures,
  photographs: async () => (await import('./bench/photographs.ts')).photographFigures,
  exports: async () => (await import('./bench/exports.ts')).exportFigures,
  referee: async () => (await import('./bench/referee.ts')).refereeFigures,
  opponent: async () => (await import('./bench/opponent.ts')).opponentFigures,
  samples: async () => (await import('./bench/opponent-samples.ts')).sampleFigures,
  memory: async () => (await import('./bench/opponent.ts')).longMemoryFigures,
  thinking: async () => (await import('./bench/thinking.ts')).thinkingFigures,
  taps: async () => (await import('./bench/taps.ts')).tapFigures,
  links: async () => (await import('./bench/links.ts')).linkFigures,
  site: async () => (await import('./bench/site.ts')).siteFigures,
  ask: async () => (await import('./bench/ask.ts')).askFigures,
  offline: async () => (await import('./bench/offline.ts')).offlineFigures,
  desk: async () => (await import('./bench/desk.ts')).deskFigures,
};

/** Too slow to run with the others. */
const NAMED_ALONE = new Set(['memory']);

const machine = (): string => {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.version}, ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${gigabytes} GB`;
};

const HELD = { true: 'held', false: 'MISSED', undefined: '' } as const;

const row = ({ what, bar, found, held }: Figure): readonly string[] => [what, found, bar, HELD[`${held}`]];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}: choose from ${Object.keys(BENCHES).join(' and ')}.`,
  );
  process.exit(2);
}
console.log(machine());
for (const [name, load] of Object.entries(BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : NAMED_ALONE.has(name)) continue;
  const measure = await load();
  console.log(`\n${table([name, 'found', 'bar', ''], (await measure()).map(row), { right: [1] })}`);
}
