/**
 * Keeps the focus where somebody is. What has it may go, by its own doing: a button that there is nothing more to do
 * with, a list that closes. A browser then gives the focus to the page as a whole, and who goes by keyboard or listens
 * begins again at its top. Here it goes to the nearest neighbour that can take it.
 */

/** What takes the focus by Tab; fields that are written into would bring up the keyboard of a phone. */
const TABBED =
  'a[href], button:not(:disabled), summary, input:is([type="radio"], [type="checkbox"]):not(:disabled), [tabindex="0"]';

/** Where an element stood, from itself outwards: its parents, and at which place in each. */
type Way = readonly (readonly [parent: Element, at: number])[];

function wayTo(element: Element): Way {
  const { parentElement } = element;
  if (parentElement === null) return [];
  return [[parentElement, [...parentElement.children].indexOf(element)], ...wayTo(parentElement)];
}

const canTake = (element: Element): boolean => element.matches(TABBED) && element.checkVisibility();

/** The first, or the last, in an element that can take the focus, itself among them. */
function takerIn(element: Element, last: boolean): Element | undefined {
  const all = [element, ...element.querySelectorAll(TABBED)].filter(canTake);
  return last ? all.at(-1) : all[0];
}

/** What stands nearest to where a way led: what came behind it before what came ahead. */
export function nearest(way: Way): Element | undefined {
  for (const [parent, at] of way) {
    if (!parent.isConnected || !parent.checkVisibility()) continue;
    const children = [...parent.children];
    const behind = children.slice(at).map((child) => takerIn(child, false));
    const ahead = children.slice(0, at).map((child) => takerIn(child, true));
    const found = [...behind, ...ahead.toReversed()].find((taker) => taker !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** Nothing has the focus, or what cannot use it: a browser may leave it there for a while. */
const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(':disabled') || !active.checkVisibility();

/** Begins to watch over the focus of a page. */
export function keepFocus(): void {
  let way: Way = [];
  const mend = () => {
    if (way.length === 0 || !isLost(document.activeElement) || !document.hasFocus()) return;
    const found = nearest(way);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) way = wayTo(target);
  });
  // Who presses on bare ground wants the focus nowhere.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest(TABBED))) way = [];
  });
  // Once all is drawn: between two elements that the keyboard goes to nothing has the focus, and none may step in.
  let isLooking = false;
  const look = () => {
    isLooking = false;
    mend();
  };
  const watch = new MutationObserver(() => {
    if (!isLooking) requestAnimationFrame(() => setTimeout(look));
    isLooking = true;
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert', 'tabindex'],
  });
}
