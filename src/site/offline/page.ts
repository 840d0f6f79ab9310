/** The page's side of working without a network. It never loads a page again by itself. */
import { whenIdle } from '../device/idle-time.ts';
import { ALL_KEPT, type Asks, type Changes } from './messages.ts';

const tell = (worker: ServiceWorker | null, asks: Asks, port?: MessagePort): void =>
  worker?.postMessage(asks, port ? [port] : []);

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
    void container.ready.then(({ active }) => whenIdle(() => tell(active, 'the rest')));
  };
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin));
}

const textOf = (selector: string): string =>
  document.querySelector<HTMLTemplateElement>(selector)?.content.textContent.trim() ?? '';

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

function offer(waiting: ServiceWorker): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-update]');
  if (!template || document.querySelector('.update')) return;
  document.body.append(template.content.cloneNode(true));
  const bar = document.querySelector<HTMLElement>('.update');
  bar?.querySelector('[data-later]')?.addEventListener('click', () => bar.remove());
  bar?.querySelector('[data-now]')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    tell(waiting, 'take over');
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Changes>) => bar && list(bar, data);
  tell(waiting, 'what changed', port2);
}

function list(bar: HTMLElement, changes: Changes): void {
  const details = bar.querySelector<HTMLElement>('[data-changes]');
  const items = changes.flatMap(({ sentences }) =>
    sentences.map(({ id, text }) => {
      const item = document.createElement('li');
      const name = document.createElement('b');
      name.textContent = id;
      item.append(name, ' ', text ?? details?.dataset['gone'] ?? '');
      return item;
    }),
  );
  if (!details || items.length === 0) return;
  details.querySelector('ul')?.replaceChildren(...items);
  details.hidden = false;
}
