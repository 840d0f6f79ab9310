/** The agreement sheet: ticks what the URL names, shows a QR code for the same set, and prints. */
import { packRulings } from '../link/link-text.ts';
import { isReachable, rulingsPart, wholeAddress } from '../link/share-address.ts';
import { toPage } from '../links.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { cameBy, type SetsOf } from './rulings-link.ts';

const WORDS = ASK_WORDS.agree;

export function sheet(page: HTMLElement): void {
  const button = page.querySelector<HTMLButtonElement>('[data-print]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
  const text = page.dataset['agree'];
  if (text !== undefined) ticks(page, JSON.parse(text) as SetsOf);
}

/** Every tick goes into the URL, so that the sheet can be shared as it is. */
function ticks(page: HTMLElement, sets: SetsOf): void {
  const { head } = sets;
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const arrived = page.querySelector<HTMLElement>('[data-arrived]');
  const open = (): void => {
    const { set, told } = cameBy(location.hash, sets, 'agree');
    arrived?.replaceChildren(...told);
    if (set !== null)
      for (const box of boxes) box.checked = (box.value === 'other') === set.includes(box.name);
    show(page, head.id, set === null ? '' : rulingsPart(packRulings(head, set)));
  };
  for (const box of boxes)
    box.addEventListener('change', () => {
      const on = boxes.filter(({ checked, value }) => checked && value === 'other').map(({ name }) => name);
      const part = rulingsPart(packRulings(head, on));
      // Without `open`: what nobody has ticked stays open on the sheet.
      history.replaceState(history.state, '', `#${part}`);
      arrived?.replaceChildren();
      show(page, head.id, part);
    });
  addEventListener('hashchange', open);
  open();
}

/** Shows the QR code that opens the register, with the sheet's set if it has one. */
function show(page: HTMLElement, game: string, part: string): void {
  const place = page.querySelector<HTMLElement>('[data-code]');
  const address = wholeAddress(toPage(game, 'rulings'), import.meta.env.SITE, location.href);
  if (!place || !isReachable(address)) return;
  import('../link/qr-code.ts').then(
    ({ codeOf }) => {
      const { side, path } = codeOf(part === '' ? address : `${address}#${part}`);
      place.querySelector('svg')?.setAttribute('viewBox', `0 0 ${side} ${side}`);
      place.querySelector('path')?.setAttribute('d', path);
      const says = place.querySelector('figcaption');
      if (says) says.textContent = part === '' ? WORDS.codeBlank : WORDS.code;
      place.hidden = false;
    },
    // Without the code the sheet is still complete on paper.
    () => undefined,
  );
}
