/** The print desk's worker: receives choices, posts plans, pages and files. */
import type { Printed } from '../../kit/print-record.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Way } from '../../press/calibrate/print-methods.ts';
import { sinceSheets, versionNamed } from '../../press/impose/plan/earlier-print.ts';
import { HOME_PAPERS } from '../../press/papers.ts';
import { toPage, toFont } from '../links.ts';
import { testSheetAt } from '../link/test-sheet-at.ts';
import { SHELF } from '../shelf.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { breakOf, brought, fetchedFonts, type Break } from './failures.ts';
import type { PrintChoice } from './desk-choice.ts';
import { sinceCopies } from './parts-for-choice.ts';
import { fetchPictures } from './browser-pictures.ts';
import type { Planned, Refusal, Wanted } from './desk-summary.ts';
import {
  openPressRoom,
  type ParcelOrder,
  type PressRoom,
  type PrintedFile,
  type ShownPage,
} from './press-room.ts';
import type { Progress, Tell } from './steps.ts';
import type { Kit } from '../../kit/kit.ts';
import { readFont, type Font, type Fonts } from '../../kit/type/font.ts';
import { HOUSE_FONTS, type FontSource } from '../../kit/type/fonts.ts';
import { fontFaultSentence, openFont } from '../../kit/type/local-font.ts';

// Fetches a kit's fonts in the browser.

/** A local font is opened as in print: it may be of another format, or variable. */
function fontOf(source: FontSource, bytes: Uint8Array): Font {
  if (!source.isLocal) return readFont(source, bytes);
  const font = openFont(source, bytes);
  if (font.ok) return font.value;
  throw new Error(fontFaultSentence(source, font.faults.join(', ')));
}

async function fetchFont(source: FontSource): Promise<readonly [string, Font]> {
  const response = await fetch(toFont(source));
  if (!response.ok) throw new Error(`${source.file} came as ${response.status}`);
  return [source.id, fontOf(source, new Uint8Array(await response.arrayBuffer()))];
}

/** The house fonts and the kit's, in the order of `loadFonts`. Rejects when the network fails. */
async function fetchFonts(kit: Pick<Kit, 'fonts'>): Promise<Fonts> {
  return new Map(await Promise.all([...HOUSE_FONTS, ...kit.fonts].map(fetchFont)));
}

/** What to print: a choice, and the print record of an earlier PDF if given. */
interface Chosen {
  readonly choice: PrintChoice;
  readonly earlier: Printed | null;
}

/** A file to make. */
export type Makes =
  | (Chosen & { readonly ask: 'print' })
  | { readonly ask: 'parcel'; readonly order: ParcelOrder }
  | { readonly ask: 'test sheet'; readonly way: Way };

/** Requests of the desk; answers repeat the `number`. */
export type Asks = { readonly number: number; readonly game: string } & (
  | (Chosen & {
      readonly ask: 'plan';
      /** Index of the page to show; the first sheet if null or unknown. */
      readonly page: number | null;
    })
  | { readonly ask: 'page'; readonly page: number }
  | Makes
);

/** A PDF to read; the print record it contains is posted to the port, null for any other file. */
export interface Reads {
  readonly ask: 'read';
  readonly bytes: ArrayBuffer;
  readonly port: MessagePort;
}

export type Answers = { readonly number: number } & (
  | { readonly answer: 'planned'; readonly planned: Planned }
  | { readonly answer: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly answer: 'page'; readonly page: number; readonly shown: ShownPage }
  /** A plan or page is complete. */
  | { readonly answer: 'done' }
  | { readonly answer: 'progress'; readonly progress: Progress }
  | { readonly answer: 'printed'; readonly printed: PrintedFile }
  /** The press has failed. */
  | { readonly answer: 'broken'; readonly kind: Break }
);

const gameOf = (id: string) => SHELF.find((game) => game.id === id);

async function openRoom(game: string): Promise<PressRoom> {
  const shelved = gameOf(game);
  if (!shelved) throw new Error(`there is no game ${game} on the shelf`);
  const own = await brought(shelved.kit());
  const kit = own.makers ? { ...own, pictures: await fetchedFonts(fetchPictures(game)) } : own;
  const site = import.meta.env.SITE;
  return openPressRoom(kit, await fetchedFonts(fetchFonts(kit)), {
    layout: () => brought(import('./scene-layout.ts').then(({ tableLayoutOf }) => tableLayoutOf(shelved))),
    hasRules: shelved.book !== undefined,
    // The same link as in the files made with the site.
    ...(site && { testSheetAt: testSheetAt(new URL(toPage(game, 'print'), site).href) }),
  });
}

let room: Promise<PressRoom> | undefined;
let latest = 0;
let queue: Promise<void> = Promise.resolve();

const tell = (answers: Answers) => postMessage(answers);

const showPage = async (press: PressRoom, number: number, page: number): Promise<void> =>
  tell({ number, answer: 'page', page, shown: await press.page(page) });

/** What to print for a choice: everything, or changes since its version or since the given PDF. */
async function wantedOf({ game, choice, earlier }: Asks & Chosen): Promise<Result<Wanted, Refusal>> {
  if (earlier) return ok({ choice, since: sinceSheets(earlier) });
  if (choice.since === '') return ok({ choice });
  const versions = await brought(gameOf(game)?.versions?.() ?? Promise.resolve([]));
  const version = versionNamed(versions, choice.since);
  if (version) return ok({ choice, since: sinceCopies(version, choice) });
  const known = versions.map((each) => each.version);
  return failed({ kind: 'cannot', sentence: PRINT_WORDS.earlier.unknown(choice.since, known) });
}

/** Pages first, then ink: the sheets should not wait for it. */
async function plan(press: PressRoom, asks: Asks & { ask: 'plan' }): Promise<void> {
  const { number, page } = asks;
  const wanted = await wantedOf(asks);
  if (!wanted.ok) return tell({ number, answer: 'refused', refusals: wanted.faults });
  const planned = press.plan(wanted.value);
  if (!planned.ok) return tell({ number, answer: 'refused', refusals: planned.faults });
  const { pages, first, facts } = planned.value;
  const index = page !== null && page < pages.length ? page : first;
  tell({ number, answer: 'planned', planned: planned.value });
  await showPage(press, number, index);
  if (facts.ink === undefined) {
    if (await isOutdated(number)) return;
    const weighed = press.plan(wanted.value, 'measured');
    if (weighed.ok) tell({ number, answer: 'planned', planned: weighed.value });
    // The pages before the first sheet show the ink too.
    if (index < first) await showPage(press, number, index);
  }
  tell({ number, answer: 'done' });
  // When idle, lay out the other paper in advance.
  for (const paper of HOME_PAPERS) {
    if (await isOutdated(number)) return;
    press.prepare({ ...wanted.value, choice: { ...asks.choice, paper } });
  }
}

/** Lets pending messages arrive before longer work; resolves to whether a newer request did. */
async function isOutdated(number: number): Promise<boolean> {
  await new Promise((heard) => setTimeout(heard));
  return number < latest;
}

/** Makes a file and posts it. */
async function make(press: PressRoom, asks: Asks & Makes): Promise<void> {
  const { number } = asks;
  const hear: Tell = (progress) => tell({ number, answer: 'progress', progress });
  const made = await madeBy(press, asks, hear);
  if (!made.ok) return tell({ number, answer: 'refused', refusals: made.faults });
  const answers: Answers = { number, answer: 'printed', printed: made.value };
  postMessage(answers, { transfer: [made.value.bytes.buffer] });
}

function madeBy(press: PressRoom, asks: Asks & Makes, hear: Tell) {
  switch (asks.ask) {
    case 'print':
      return print(press, asks, hear);
    case 'parcel':
      return press.parcel(asks.order, hear);
    case 'test sheet':
      return press.testSheet(asks.way, hear);
  }
}

async function print(press: PressRoom, asks: Asks & { ask: 'print' }, hear: Tell) {
  const wanted = await wantedOf(asks);
  return wanted.ok ? press.print(wanted.value, hear) : wanted;
}

async function read({ bytes, port }: Reads): Promise<void> {
  const { printedIn } = await brought(import('../../press/paint/pdf/read-print-record.ts'));
  port.postMessage(printedIn(new Uint8Array(bytes)) ?? null);
}

async function answer(asks: Asks): Promise<void> {
  const press = await (room ??= openRoom(asks.game));
  // Skip requests that a newer one has replaced.
  if (asks.number < latest) return;
  const { number } = asks;
  switch (asks.ask) {
    case 'plan':
      return plan(press, asks);
    case 'page':
      await showPage(press, number, asks.page);
      return tell({ number, answer: 'done' });
    case 'print':
    case 'parcel':
    case 'test sheet':
      return make(press, asks);
  }
}

async function heed(data: Asks | Reads): Promise<void> {
  if (data.ask === 'read') return read(data);
  try {
    await answer(data);
  } catch (error) {
    const kind = breakOf(error);
    if (kind === 'unknown') throw error;
    tell({ number: data.number, answer: 'broken', kind });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asks | Reads>) => {
  if (data.ask !== 'read') latest = data.number;
  // Reported as an error, as a rejected promise alone would not reach the page.
  queue = queue.then(() => heed(data)).catch(reportError);
});
