/**
 * Keeps the keyboard focus in place. When the focused element disappears, as a disabled button or a closed list does,
 * browsers move the focus to the page, and keyboard and screen reader users start again at the top. Here it goes to the
 * nearest focusable neighbour.
 */

/** Selector of tab stops, without text fields: those would open a phone's keyboard. */
const TABBED =
  'a[href], button:not(:disabled), summary, input:is([type="radio"], [type="checkbox"]):not(:disabled), [tabindex="0"]';

/** An element's path: itself and its ancestors, each with its index in its parent. */
type Way = readonly (readonly [parent: Element, at: number])[];

function wayTo(element: Element): Way {
  const { parentElement } = element;
  if (parentElement === null) return [];
  return [[parentElement, [...parentElement.children].indexOf(element)], ...wayTo(parentElement)];
}

const canTake = (element: Element): boolean => element.matches(TABBED) && element.checkVisibility();

/** The first or last focusable element inside an element, or itself. */
function takerIn(element: Element, last: boolean): Element | undefined {
  const all = [element, ...element.querySelectorAll(TABBED)].filter(canTake);
  return last ? all.at(-1) : all[0];
}

/** The focusable element nearest to where a path led: following ones before preceding ones. */
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

/** Whether the focus is nowhere or on an element that cannot have it: browsers may leave it there for a while. */
const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(':disabled') || !active.checkVisibility();

/** Starts watching the focus of the page. */
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
  // A press on an empty part of the page removes the focus on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest(TABBED))) way = [];
  });
  // After rendering: while the focus moves between two elements, nothing has it.
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
