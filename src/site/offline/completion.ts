/** For a part of a page that says when the site is on the device: apart from what every page has of it. */
import { whenIdle } from '../device/idle-time.ts';
import { ALL_KEPT, type Asks } from './messages.ts';

/** `heard` hears when everything is there, the press and its fonts among it. */
export function whenAllKept(heard: () => void): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  container?.addEventListener('message', ({ data }) => {
    if (data === ALL_KEPT) heard();
  });
  // The page itself may have been told before anybody listened here.
  const asks: Asks = 'the rest';
  void container?.ready.then(({ active }) => whenIdle(() => active?.postMessage(asks)));
}
