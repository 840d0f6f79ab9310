/** The page's side of working without a network. It never loads a page again by itself. */
import { whenQuiet } from '../device/idle-time.ts';
import { whenAllKept, tellAllKept } from './completion.ts';
import type { Kept } from './messages.ts';
import { asked } from './asking.ts';

/** Begins to keep the site. Where that cannot be, as over plain HTTP, the site works as any other. */
export function workOffline(): void {
  const status = document.querySelector<HTMLElement>('[data-offline]');
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!status || container === undefined) return;
  const { offline = '', scope = '/' } = status.dataset;
  whenAllKept(() => {
    status.textContent = textOf('[data-offline-ready]');
  });
  const begin = () => {
    container
      .register(offline, { scope, updateViaCache: 'none' })
      .then(watch)
      // The device refuses, or the file is not there: nothing is lost but this.
      .catch(() => undefined);
    void container.ready.then(({ active }) => active && keepOn(active));
  };
  if (document.readyState === 'complete') whenQuiet(begin);
  else addEventListener('load', () => whenQuiet(begin));
}

/** Has the worker keep what these pages need, a little at a time, whenever nobody touches the page. */
function keepOn(worker: ServiceWorker): void {
  whenQuiet(() => {
    void asked<Kept>(worker, 'some more').then((kept) => {
      if (kept === 'some') keepOn(worker);
      if (kept === 'all') tellAllKept();
    });
  });
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
