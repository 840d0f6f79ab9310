/** The print desk's side of working without a network: apart from what every page has of it. */
import { whenIdle } from '../idle.ts';
import type { Asks } from './messages.ts';

/** From the worker: the press is kept, too. Not among the other messages: every page would carry it. */
export const PRESS_KEPT = 'the press is kept';

/** Keeps the press for when there is no network; `kept` hears when it is there. */
export function keepPress(kept: () => void): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  container?.addEventListener('message', ({ data }) => {
    if (data === PRESS_KEPT) kept();
  });
  const asks: Asks = 'the press';
  void container?.ready.then(({ active }) => whenIdle(() => active?.postMessage(asks)));
}
