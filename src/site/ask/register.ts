/** The register's switches at work: a set is chosen, kept, and put into every address that leads on. */
import { agreedIn, agreement, fragmentOf, keepAgreement } from './agreed.ts';

interface Words {
  readonly none: string;
  /** The page itself puts `{count}` in. */
  readonly some: string;
  readonly copied: string;
}

/** Brings the switches of a register to life; without script they stay hidden. */
export function register(page: HTMLElement): void {
  const game = page.dataset['register'] ?? '';
  const words = JSON.parse(page.dataset['words'] ?? '{}') as Words;
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[data-option]')];
  const known = boxes.map(({ dataset }) => dataset['option'] ?? '');
  const bar = page.querySelector<HTMLElement>('[data-set]');
  const status = page.querySelector<HTMLElement>('[data-count]');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-by]')];
  if (!bar || !status) return;

  const chosen = () => boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset['option'] ?? '');
  const say = () => {
    const on = chosen();
    status.textContent = on.length === 0 ? words.none : words.some.replace('{count}', String(on.length));
    for (const link of links) link.hash = fragmentOf(on);
  };
  const choose = (on: readonly string[]) => {
    for (const box of boxes) box.checked = on.includes(box.dataset['option'] ?? '');
    keepAgreement(game, on);
    say();
  };
  const look = () => {
    const named = agreedIn(location.hash, known);
    if (named !== null) choose(named);
  };

  for (const box of boxes) {
    box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
    box.addEventListener('change', () => choose(chosen()));
  }
  page.querySelector('[data-reset]')?.addEventListener('click', () => choose([]));
  page.querySelector('[data-copy]')?.addEventListener('click', () => {
    const link = page.querySelector<HTMLAnchorElement>('[data-by=link]');
    if (link)
      void navigator.clipboard?.writeText(link.href).then(() => {
        status.textContent = words.copied;
      });
  });
  addEventListener('hashchange', look);
  choose(agreement(game, known, location.hash));
  bar.hidden = false;
}
