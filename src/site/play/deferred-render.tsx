/** What comes a frame after the rest: whoever said Go sees first what was played. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onNextFrame } from '../device/after-paint.ts';

interface LateProps {
  /** As this becomes another, what is shown stays as it was until the page has been painted. */
  readonly after: unknown;
  readonly children: VNode;
}

/** At all other times it is drawn with the rest. What is the same is not drawn again. */
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
