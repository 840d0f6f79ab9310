/** The sheet to agree on at work: ticks what its address names, and prints. */
import { agreedIn } from './agreed.ts';

export function sheet(page: HTMLElement): void {
  const named = agreedIn(location.hash, (page.dataset['agree'] ?? '').split(','));
  if (named !== null)
    for (const box of page.querySelectorAll<HTMLInputElement>('input[type=radio]'))
      box.checked = (box.value === 'other') === named.includes(box.name);
  const button = page.querySelector<HTMLButtonElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
