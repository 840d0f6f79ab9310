/** Renders its children one frame late after a move, so that the board shows the move first. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onNextFrame } from '../device/after-paint.ts';

interface LateProps {
  /** When this value changes, the old children stay until the page has been painted. */
  readonly after: unknown;
  readonly children: VNode;
}

export function Late({ after, children }: LateProps) {
  const [settled, setSettled] = useState(() => after);
  const shown = useRef(children);
  if (settled === after) shown.current = children;
  useLayoutEffect(
    () => (settled === after ? undefined : onNextFrame(() => setSettled(() => after))),
    [settled, after],
  );
  return shown.current;
}
