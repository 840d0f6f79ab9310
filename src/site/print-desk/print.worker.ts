/** The print desk's own thread: choices come in; plans, pages and files go out. */
import { SHELF } from '../shelf.ts';
import type { PrintChoice } from './choice.ts';
import { fetchFonts } from './fonts.ts';
import { openPressRoom, type Planned, type PressRoom, type Printed, type ShownPage } from './press-room.ts';
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
  | { readonly answer: 'page'; readonly page: number; readonly shown: ShownPage }
  /** All of a plan or a page has been said. */
  | { readonly answer: 'done' }
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

const showPage = (press: PressRoom, number: number, page: number) =>
  tell({ number, answer: 'page', page, shown: press.page(page) });

/** The pages first, the ink after them: nobody waits for a figure to see the sheets. */
async function plan(press: PressRoom, { number, choice, page }: Asks & { ask: 'plan' }): Promise<void> {
  const planned = press.plan(choice);
  if (!planned.ok) return tell({ number, answer: 'refused', sentences: planned.faults });
  const { pages, first, facts } = planned.value;
  const index = page !== null && page < pages.length ? page : first;
  tell({ number, answer: 'planned', planned: planned.value });
  showPage(press, number, index);
  if (facts.ink === undefined) {
    // What was chosen meanwhile is heard before the longer work begins.
    await new Promise((heard) => setTimeout(heard));
    if (number < latest) return;
    const weighed = press.plan(choice, 'measured');
    if (weighed.ok) tell({ number, answer: 'planned', planned: weighed.value });
    // The pages before the first sheet tell of the ink, too.
    if (index < first) showPage(press, number, index);
  }
  tell({ number, answer: 'done' });
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
      showPage(press, number, asks.page);
      return tell({ number, answer: 'done' });
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
