/** A new version of the pages that has come and waits to be let in. */
import { asked } from './asking.ts';
import type { Asks, Changes } from './messages.ts';

/** Says on the page that a new version waits, with the sentences of the rules that it changes. */
export function offerUpdate(waiting: ServiceWorker): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-update]');
  if (!template || document.querySelector('.update')) return;
  document.body.append(template.content.cloneNode(true));
  const bar = document.querySelector<HTMLElement>('.update');
  bar?.querySelector('[data-later]')?.addEventListener('click', () => bar.remove());
  bar?.querySelector('[data-now]')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take over' satisfies Asks);
  });
  void asked<Changes>(waiting, 'what changed').then((changes) => bar && list(bar, changes));
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
