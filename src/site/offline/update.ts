/** A new version of the pages that has come and waits to be let in. */
import type { Asks, Changes } from './messages.ts';

const tell = (worker: ServiceWorker, asks: Asks, port?: MessagePort): void =>
  worker.postMessage(asks, port ? [port] : []);

/** Says on the page that a new version waits, with the sentences of the rules that it changes. */
export function offerUpdate(waiting: ServiceWorker): void {
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
