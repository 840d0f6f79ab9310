/** Figures of the press: sheets, pictures, a rebuild after one card has changed, and ten times as many cards. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { victoryTankKit } from '../../cards/victory-tank/kit.ts';
import type { Card } from '../../src/kit/component.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { USUAL_BOXES } from '../../src/press/box-fit.ts';
import { SILENT } from '../cli/progress.ts';
import { cacheFor, withMemory } from '../make/cache.ts';
import { openOut } from '../make/output.ts';
import type { PrintOrder } from '../make/print-order.ts';
import { printKit } from '../make/print.ts';
import { USUAL_LANES } from '../make/run.ts';
import { BESIDE, cold, makeFiles, PLAIN, SHARP, type Cold } from './cold.ts';
import { median, type Figure } from './measurement.ts';

const PDF = { memory: 250, bytes: 1.5e6 };
/** Limit of CPU time, as a multiple of react-pdf's for the plain cards. */
const WORK = { plain: 1.5, tank: 2 };
const PICTURES_SECONDS = 2;
const PICTURES_RATIO = 1.3;
const REBUILD_SECONDS = 0.3;
const GROWTH = { time: 10, memory: 1.25 };

const seconds = (time: number): string => `${time.toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

const atMost = (what: string, bar: number, found: number, text: (value: number) => string): Figure => ({
  what,
  bar: `<= ${text(bar)}`,
  found: text(found),
  held: found <= bar,
});

const beside = (what: string, found: string): Figure => ({ what, bar: '', found });

const memory = (value: number): string => `${Math.round(value)} MB`;

const ratio = (value: number): string => `x ${value.toFixed(2)}`;

function sheetFigures(what: string, run: Cold, alone: Cold, most: number): Figure[] {
  return [
    beside(`${what}: time`, seconds(run.seconds)),
    atMost('  work beside react-pdf alone', most, run.work / alone.work, ratio),
    atMost(`${what}: memory`, PDF.memory, run.memory, memory),
    atMost(`${what}: file`, PDF.bytes, run.bytes, megabytes),
  ];
}

const FRESH = ['--no-cache'];
const plain = (command: string, count: number, ...words: readonly string[]) => [
  command,
  `plain-${count}`,
  '--shelf',
  PLAIN,
  ...words,
  ...FRESH,
];

/** CPU time of sharp alone for the plain cards' pictures, from ready SVGs. */
function sharpAlone(): number {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  try {
    makeFiles(plain('images', 55, '--bleed', '--format', 'svg', '--out', folder));
    return cold([join(folder, 'plain-55/images/colour-bleed')], 3, SHARP).work;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sheets and pictures, each in a new process without cache. */
function coldFigures(): Figure[] {
  const tank = ['print', 'victory-tank'];
  const alone = cold([], 5, BESIDE);
  const few = cold(plain('print', 55));
  const many = cold(plain('print', 550), 3);
  const picture = (workers: number) => cold(plain('images', 55, '--bleed', '--workers', String(workers)), 3);
  const [one, two] = [picture(1), picture(2)];
  const battle = cold(['images', 'victory-tank', '--bleed', ...FRESH], 3);
  return [
    ...sheetFigures(
      'Victory Tank, A4 duplex PDF, cold, nothing kept',
      cold([...tank, ...FRESH]),
      alone,
      WORK.tank,
    ),
    beside('  the same with what was drawn before at hand', seconds(cold(tank).seconds)),
    ...sheetFigures('55 plain cards, A4 duplex PDF, cold, nothing kept', few, alone, WORK.plain),
    beside(
      '  react-pdf alone, the same cards without marks or first page',
      `${seconds(alone.seconds)}, ${memory(alone.memory)}`,
    ),
    beside(`${one.files} pictures 825 x 1125, cold, 1 worker`, seconds(one.seconds)),
    atMost(`${two.files} pictures 825 x 1125, cold, 2 workers`, PICTURES_SECONDS, two.seconds, seconds),
    atMost(
      '  beside sharp alone, of SVG that was drawn before',
      PICTURES_RATIO,
      two.work / sharpAlone(),
      ratio,
    ),
    beside(`  Victory Tank's ${battle.files} faces, 2 workers`, seconds(battle.seconds)),
    atMost('550 plain cards instead of 55: work', GROWTH.time, many.work / few.work, ratio),
    atMost('550 plain cards instead of 55: memory', GROWTH.memory, many.memory / few.memory, ratio),
  ];
}

const ORDER: PrintOrder = {
  papers: ['a4'],
  sides: ['duplex'],
  editions: ['colour'],
  flip: 'long',
  layout: 'auto',
  models: false,
  pictures: false,
  words: false,
  booklets: false,
  boxes: USUAL_BOXES,
};

function renamed(kit: Kit, name: string): Kit {
  const front = (card: Card, edition: Edition) =>
    kit.front(card.id === 'bunker-1' ? { ...card, name } : card, edition);
  return { ...kit, front };
}

/** Rebuilds after one card has changed, in one process, as with `--watch`. */
async function rebuildFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  const cache = withMemory(cacheFor({ cache: false }));
  const make = async (kit: Kit): Promise<number> => {
    const started = performance.now();
    const out = openOut(folder);
    await printKit(kit, ORDER, { out, cache, progress: SILENT, lanes: USUAL_LANES });
    out.commit();
    return (performance.now() - started) / 1000;
  };
  try {
    await make(victoryTankKit);
    const times: number[] = [];
    for (let round = 0; round < 7; round++)
      times.push(await make(renamed(victoryTankKit, `Bunker ${round}`)));
    return [
      atMost('one card of Victory Tank changed, warm', REBUILD_SECONDS, median(times.slice(1)), seconds),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the press in about two minutes. */
export async function pressFigures(): Promise<readonly Figure[]> {
  return [...coldFigures(), ...(await rebuildFigures())];
}
