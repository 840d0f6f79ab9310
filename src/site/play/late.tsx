/** What comes a frame after the rest: whoever said Go sees first what was played. */
import type { VNode } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { onNextFrame } from '../device/after-paint.ts';

interface LateProps {
  /** As this becomes another, what is shown stays as it was until the page has been painted. */
  readonly after: unknown;
  readonly children: VNode;
}

/** At all other times it is drawn with the rest. What is the same is not drawn again. */
export function Late({ after, children }: LateProps) {
  const shown = useRef({ after, children });
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const waits = shown.current.after !== after;
  if (!waits) shown.current = { after, children };
  const now = useRef(children);
  now.current = children;
  useLayoutEffect(() => {
    if (!waits) return undefined;
    return onNextFrame(() => {
      shown.current = { after, children: now.current };
      draw(undefined);
    });
  }, [after]);
  return shown.current.children;
}
