/** The focus in a part of the page whose buttons come and go. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Buttons go when they are pressed and others come: the focus goes on to the first of them, never lost. */
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
    const first = ['[data-touch]', 'button', 'h2, [tabindex="-1"]'].map((wanted) =>
      root?.querySelector<HTMLElement>(wanted),
    );
    first.find((found) => found)?.focus({ preventScroll: true });
  });
  return section;
}
