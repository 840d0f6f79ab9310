/** The print desk's own thread: choices come in; plans, pages and files go out. */
import { SHELF } from '../shelf.ts';
import type { PrintChoice } from './choice.ts';
import { fetchFonts } from './fonts.ts';
import { openPressRoom, type Planned, type PressRoom, type Printed } from './press-room.ts';
import type { Step } from './steps.ts';

/** What the desk asks; `number` comes back with the answers. */
export type Asks = { readonly number: number; readonly game: string } & (
  | {
      readonly ask: 'plan';
      readonly choice: PrintChoice;
      /** The page to show of it; the first sheet where it is null or there is no such page. */
      readonly page: number | null;
    }
  | { readonly ask: 'page'; readonly page: number }
  | { readonly ask: 'print'; readonly choice: PrintChoice }
);

export type Answers = { readonly number: number } & (
  | { readonly answer: 'planned'; readonly planned: Planned }
  | { readonly answer: 'refused'; readonly sentences: readonly string[] }
  | { readonly answer: 'page'; readonly page: number; readonly svg: string }
  | { readonly answer: 'step'; readonly step: Step }
  | { readonly answer: 'printed'; readonly printed: Printed }
);

async function openRoom(game: string): Promise<PressRoom> {
  const kit = await SHELF.find(({ id }) => id === game)?.kit();
  if (!kit) throw new Error(`there is no game ${game} on the shelf`);
  return openPressRoom(kit, await fetchFonts(kit));
}

let room: Promise<PressRoom> | undefined;
let latest = 0;
let queue: Promise<void> = Promise.resolve();

const tell = (answers: Answers) => postMessage(answers);

async function plan(press: PressRoom, { number, choice, page }: Asks & { ask: 'plan' }): Promise<void> {
  const planned = press.plan(choice);
  if (!planned.ok) return tell({ number, answer: 'refused', sentences: planned.faults });
  tell({ number, answer: 'planned', planned: planned.value });
  const { pages, first } = planned.value;
  const shown = page !== null && page < pages.length ? page : first;
  tell({ number, answer: 'page', page: shown, svg: await press.page(shown) });
}

async function answer(asks: Asks): Promise<void> {
  const press = await (room ??= openRoom(asks.game));
  // Somebody who goes on choosing does not wait for what they chose before.
  if (asks.number < latest) return;
  const { number } = asks;
  switch (asks.ask) {
    case 'plan':
      return plan(press, asks);
    case 'page':
      return tell({ number, answer: 'page', page: asks.page, svg: await press.page(asks.page) });
    case 'print': {
      const printed = await press.print(asks.choice, (step) => tell({ number, answer: 'step', step }));
      if (!printed.ok) return tell({ number, answer: 'refused', sentences: printed.faults });
      const answers: Answers = { number, answer: 'printed', printed: printed.value };
      return postMessage(answers, { transfer: [printed.value.bytes.buffer] });
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Asks>) => {
  latest = data.number;
  // What fails here has to reach the page: a rejected promise alone would not.
  queue = queue.then(() => answer(data)).catch(reportError);
});
