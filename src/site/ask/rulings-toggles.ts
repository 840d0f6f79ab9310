/** The switches of the register: a chosen set is stored and carried into every link that leads on. */
import { packRulings } from '../link/link-text.ts';
import { rulingsPart } from '../link/share-address.ts';
import { whenKept } from '../device/local-storage.ts';
import { fragmentOf, keepAgreement, keptAgreement } from '../play/kept/agreement.ts';
import { offer, type LinkWords } from './rulings-offer.ts';
import { cameBy, type SetsOf } from './rulings-link.ts';

interface Words {
  readonly none: string;
  /** A template: this script puts `{count}` in. */
  readonly some: string;
  readonly notKept: string;
  /** What to say about a set that a link brings. */
  readonly link: LinkWords;
}

/** Starts the switches of a register; without script they stay hidden. */
export function register(page: HTMLElement): void {
  const bar = page.querySelector<HTMLElement>('[data-set]');
  const status = page.querySelector<HTMLElement>('[data-count]');
  const arrived = page.querySelector<HTMLElement>('[data-arrived]');
  if (!bar || !status || !arrived) return;
  const sets = JSON.parse(page.dataset['register'] ?? '') as SetsOf;
  const { head } = sets;
  const words = JSON.parse(page.dataset['words'] ?? '') as Words;
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[data-option]')];
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-by]')];
  /** The set in force: the stored one; without storage, the one shown last. */
  let held = keptAgreement(head.id, head.options);

  const chosen = () => boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset['option'] ?? '');
  const show = (on: readonly string[]) => {
    held = on;
    for (const box of boxes) box.checked = on.includes(box.dataset['option'] ?? '');
    for (const link of links) link.hash = fragmentOf(on);
    const isKept = keepAgreement(head.id, on, head.options);
    const count = on.length === 0 ? words.none : words.some.replace('{count}', String(on.length));
    status.textContent = isKept ? count : `${count} ${words.notKept}`;
  };
  const choose = (on: readonly string[]) => {
    show(on);
    address(rulingsPart(packRulings(head, on)));
  };
  const idsOf = (on: readonly string[]) =>
    boxes.flatMap((box) =>
      on.includes(box.dataset['option'] ?? '') ? (box.closest('article')?.id ?? []) : [],
    );
  /** Opens the set in the URL, and returns whether there was one. */
  const open = (): boolean => {
    const { set, told } = cameBy(location.hash, sets, 'rulings');
    arrived.replaceChildren(...told);
    if (set === null) return false;
    if (set.join() === held.join()) show(set);
    else offer({ place: arrived, told, words: words.link, own: held, set, idsOf, hold: show, lead: choose });
    return true;
  };

  for (const box of boxes) {
    box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
    box.addEventListener('change', () => choose(chosen()));
  }
  page.querySelector('[data-reset]')?.addEventListener('click', () => choose([]));
  addEventListener('hashchange', open);
  whenKept(head.id, ['agreed'], () => show(keptAgreement(head.id, head.options)));
  bar.hidden = false;
  // A fragment that is an anchor, or a link that cannot be read, is left as it is.
  if (!open()) {
    if (location.hash === '' && held.length > 0) choose(held);
    else show(held);
  }
}

/** Replaces the URL fragment without a history entry, and fires `hashchange` for everything that follows it. */
function address(part: string): void {
  history.replaceState(history.state, '', `#${part}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
