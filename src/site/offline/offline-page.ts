/** The page's part in working offline. It never reloads the page by itself. */
import { whenQuiet } from '../device/idle-time.ts';
import { tellAllKept, tellGameKept, whenAllKept, whenGameKept } from './completion.ts';
import type { Kept } from './messages.ts';
import { asked } from './asking.ts';

/** Registers the worker. Where that is impossible, as over plain HTTP, the site works without it. */
export function workOffline(): void {
  const status = document.querySelector<HTMLElement>('[data-offline]');
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!status || container === undefined) return;
  const { offline = '', scope = '/' } = status.dataset;
  whenGameKept(() => {
    status.textContent = textOf('[data-offline-game]');
  });
  whenAllKept(() => {
    status.textContent = textOf('[data-offline-ready]');
  });
  const begin = () => {
    container
      .register(offline, { scope, updateViaCache: 'none' })
      .then(watch)
      // Refused, or the file is missing: the site just does not work offline.
      .catch(() => undefined);
    void container.ready.then(({ active }) => active && keepOn(active));
  };
  if (document.readyState === 'complete') whenQuiet(begin);
  else addEventListener('load', () => whenQuiet(begin));
}

let isTold = false;

/** The note is seldom needed, so it is loaded lazily. */
function tell(): void {
  const { game } = document.querySelector<HTMLElement>('[data-offline]')?.dataset ?? {};
  if (isTold || game === undefined) return;
  isTold = true;
  void import('./coming-note.ts').then(
    ({ tellComing }) => tellComing(game),
    () => undefined,
  );
}

/** Has the worker cache what these pages need, bit by bit, while nobody touches the page. */
function keepOn(worker: ServiceWorker): void {
  whenQuiet(() => {
    void asked<Kept>(worker, 'some more').then((kept) => {
      if (kept === 'some') tell();
      if (kept === 'the game') tellGameKept();
      if (kept === 'some' || kept === 'the game') keepOn(worker);
      if (kept === 'all') tellAllKept();
    });
  });
}

const textOf = (selector: string): string =>
  document.querySelector<HTMLTemplateElement>(selector)?.content.textContent.trim() ?? '';

/** New versions are rare, so the offer is loaded lazily. */
const offer = (waiting: ServiceWorker): void =>
  void import('./site-update.ts').then(
    ({ offerUpdate }) => offerUpdate(waiting),
    () => undefined,
  );

/** Offers a waiting version, now or once it has been installed. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // Without an active worker this is the first visit: nothing to offer.
      if (coming.state === 'installed' && registration.active) offer(coming);
    });
  });
}
