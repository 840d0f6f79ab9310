/** Keeps the focus in a part of the page whose buttons are replaced. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** If the focused button is removed, Go or the first of the new ones gets the focus. Returns the ref for the container. */
export function useFocusKept() {
  const section = useRef<HTMLElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = section.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = null;
    };
    root?.addEventListener('focusin', note);
    root?.addEventListener('focusout', leave);
    return () => {
      root?.removeEventListener('focusin', note);
      root?.removeEventListener('focusout', leave);
    };
  }, []);
  useLayoutEffect(() => {
    const root = section.current;
    if (focused.current?.isConnected !== false) return;
    const first = ['[data-touch]', '.bar-go', 'button', 'h2, [tabindex="-1"]'].map((wanted) =>
      root?.querySelector<HTMLElement>(wanted),
    );
    first.find((found) => found)?.focus({ preventScroll: true });
  });
  return section;
}
