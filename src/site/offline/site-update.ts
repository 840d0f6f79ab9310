/** The offer of a new version that waits to be activated. */
import { asked } from './asking.ts';
import type { Asks, Changes } from './messages.ts';

/** Shows the offer, with the rule sentences the new version changes. */
export function offerUpdate(waiting: ServiceWorker): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-update]');
  if (!template || document.querySelector('.update')) return;
  document.body.append(template.content.cloneNode(true));
  const bar = document.querySelector<HTMLElement>('.update');
  bar?.querySelector('[data-later]')?.addEventListener('click', () => bar.remove());
  const changeToIt = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    const said = bar?.querySelector('[role=status]');
    if (said) said.textContent = bar?.dataset['changing'] ?? '';
    whenAtRest(() => waiting.postMessage('take over' satisfies Asks));
  };
  bar?.querySelector('[data-now]')?.addEventListener('click', changeToIt, { once: true });
  void asked<Changes>(waiting, 'what changed').then((changes) => bar && list(bar, changes));
}

/** A page without fetches for this long has loaded, ms. */
const REST = 1000;

/**
 * Runs `work` once the page fetches nothing. A browser activates a worker when the old one is idle; if that is serving
 * a request at that moment, Chromium may take five minutes.
 */
function whenAtRest(work: () => void): void {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ startTime, duration }) => startTime + duration);
  const left = Math.max(0, ...fetched) + REST - performance.now();
  if (left > 0) setTimeout(() => whenAtRest(work), left);
  else work();
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
