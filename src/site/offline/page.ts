/** The page's side of working without a network. It never loads a page again by itself. */
import { whenIdle } from '../device/idle-time.ts';
import { ALL_KEPT, type Asks } from './messages.ts';

/** Begins to keep the site. Where that cannot be, as over plain HTTP, the site works as any other. */
export function workOffline(): void {
  const status = document.querySelector<HTMLElement>('[data-offline]');
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!status || container === undefined) return;
  const { offline = '', scope = '/' } = status.dataset;
  container.addEventListener('message', ({ data }) => {
    if (data === ALL_KEPT) status.textContent = textOf('[data-offline-ready]');
  });
  const begin = () => {
    container
      .register(offline, { scope, updateViaCache: 'none' })
      .then(watch)
      // The device refuses, or the file is not there: nothing is lost but this.
      .catch(() => undefined);
    void container.ready.then(({ active }) => whenIdle(() => active?.postMessage('the rest' satisfies Asks)));
  };
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin));
}

const textOf = (selector: string): string =>
  document.querySelector<HTMLTemplateElement>(selector)?.content.textContent.trim() ?? '';

/** Few visits meet a new version: what offers it is brought then. */
const offer = (waiting: ServiceWorker): void =>
  void import('./update.ts').then(
    ({ offerUpdate }) => offerUpdate(waiting),
    () => undefined,
  );

/** Offers a version that waits, now or once it has come. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // With nothing in force yet it is the first visit, and nothing to choose.
      if (coming.state === 'installed' && registration.active) offer(coming);
    });
  });
}
