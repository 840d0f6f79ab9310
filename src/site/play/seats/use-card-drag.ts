/** Dragging a card out of the hand: a copy of it follows the pointer until it is dropped. */
import { useEffect, useRef } from 'preact/hooks';
import { placeUnder, STILL } from '../../board/use-drag.ts';

/** The callbacks of a drag; `at` is the id of the place under the pointer, null over none. */
export interface CardDrag {
  /** Called when the drag begins and when `at` changes. */
  readonly over: (at: string | null) => void;
  readonly drop: (at: string | null) => void;
}

interface Pulled {
  readonly start: DOMPoint;
  readonly corner: DOMRect;
  /** Null until the pointer has moved far enough for a drag. */
  readonly copy: HTMLElement | null;
  readonly at: string | null;
}

function copyOf(card: HTMLElement, { width }: DOMRect): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.className = 'card-drawn';
  copy.style.width = `${width}px`;
  copy.ariaHidden = 'true';
  document.body.append(copy);
  return copy;
}

/** Pointer handlers for a card; they do nothing if `drag` is null. */
export function useCardDrag(drag: CardDrag | null) {
  const pulled = useRef<Pulled | null>(null);
  const wasDrawn = useRef(false);
  useEffect(() => () => pulled.current?.copy?.remove(), []);

  const end = (at: string | null) => {
    const { copy = null } = pulled.current ?? {};
    pulled.current = null;
    if (copy === null) return;
    copy.remove();
    drag?.drop(at);
  };
  const move = (event: PointerEvent & { readonly currentTarget: HTMLElement }): boolean => {
    const before = pulled.current;
    if (before === null || drag === null) return false;
    const { start, corner } = before;
    const now = new DOMPoint(event.clientX, event.clientY);
    const [right, down] = [now.x - start.x, now.y - start.y];
    if (before.copy === null && Math.hypot(right, down) < STILL) return false;
    wasDrawn.current = true;
    const copy = before.copy ?? copyOf(event.currentTarget, corner);
    copy.style.translate = `${corner.x + right}px ${corner.y + down}px`;
    const place = placeUnder(now);
    const at = place?.dataset['place'] ?? null;
    // Over a legal place the board shows the card itself: style the copy accordingly.
    copy.classList.toggle('card-there', place !== null && place.ariaDisabled !== 'true');
    if (before.copy === null || before.at !== at) drag.over(at);
    pulled.current = { start, corner, copy, at };
    return true;
  };
  return {
    down: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      wasDrawn.current = false;
      if (drag === null || event.button !== 0) return;
      const corner = event.currentTarget.getBoundingClientRect();
      // Capture: a quick pointer leaves the card before its first move event.
      event.currentTarget.setPointerCapture(event.pointerId);
      pulled.current = { start: new DOMPoint(event.clientX, event.clientY), corner, copy: null, at: null };
    },
    /** Returns whether the card is being dragged. */
    move,
    up: () => end(pulled.current?.at ?? null),
    cancel: () => end(null),
    /** Whether the last gesture was a drag, so that its click is ignored. */
    drawn: () => wasDrawn.current,
  };
}
