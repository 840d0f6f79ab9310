/**
 * Folds long pages by chapter on a phone: the headings are then the contents. What is open is in the address, and an
 * address, a search in the page or a link opens what it leads to. Without this script everything is open.
 */
import { decoded } from '../../kit/untrusted-input.ts';

/** Narrower than this everything begins folded, as in `fold.css`. */
const PHONE = '(width < 40rem)';

interface Fold {
  /** What the address names: a chapter or a ruling. */
  readonly id: string;
  readonly button: HTMLButtonElement;
  readonly body: HTMLElement;
}

/** The nodes after a heading that belong to it: until the next heading of this kind. */
function following(heading: Element): readonly ChildNode[] {
  const found: ChildNode[] = [];
  for (let node = heading.nextSibling; node !== null; node = node.nextSibling) {
    if (node instanceof Element && node.localName === heading.localName) break;
    found.push(node);
  }
  return found;
}

/** Makes a button of a heading's words, and a body of what follows it. Links in the heading stay beside the button. */
function foldOf(heading: HTMLElement, id: string): Fold {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fold-button';
  const words = [...heading.childNodes].filter((node) => !(node instanceof HTMLAnchorElement));
  button.append(...words);
  heading.prepend(button);
  const body = document.createElement('div');
  body.className = 'fold-body';
  body.id = `fold-${id}`;
  body.append(...following(heading));
  heading.after(body);
  button.setAttribute('aria-controls', body.id);
  return { id, button, body };
}

function open({ button, body }: Fold, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
  // A search in the page still finds what is folded, where the browser can.
  if (isOpen) body.removeAttribute('hidden');
  else body.setAttribute('hidden', 'until-found');
}

const isOpen = ({ body }: Fold): boolean => !body.hasAttribute('hidden');

const named = (): Element | null => document.getElementById(decoded(location.hash.slice(1)) ?? '');

/** Folds what stands under these headings; `idOf` gives the address of each. */
export function foldUnder(
  headings: readonly HTMLElement[],
  idOf: (heading: HTMLElement) => string | undefined,
): void {
  const phone = matchMedia(PHONE);
  if (!phone.matches) return;
  const folds = headings.flatMap((heading) => {
    const id = idOf(heading);
    return id === undefined || id === '' ? [] : [foldOf(heading, id)];
  });
  const { dataset } = document.documentElement;
  dataset['folded'] = '';
  for (const fold of folds) {
    open(fold, false);
    fold.button.addEventListener('click', () => {
      open(fold, !isOpen(fold));
      history.replaceState(history.state, '', isOpen(fold) ? `#${fold.id}` : ' ');
    });
    fold.body.addEventListener('beforematch', () => open(fold, true));
  }
  delete dataset['folding'];
  const goThere = (): void => {
    const target = named();
    const fold = folds.find(({ id, body }) => id === target?.id || body.contains(target));
    if (target === null || fold === undefined) return;
    open(fold, true);
    target.scrollIntoView();
  };
  goThere();
  addEventListener('hashchange', goThere);
  phone.addEventListener('change', ({ matches }) => {
    if (!matches) for (const fold of folds) open(fold, true);
  });
}
