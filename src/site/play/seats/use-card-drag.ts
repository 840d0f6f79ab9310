/** A card drawn out of the hand with a pointer: a copy of it hangs there until it is let go. */
import { useEffect, useRef } from 'preact/hooks';
import { placeUnder, STILL } from '../../board/drag.ts';

/** What happens to a card that is drawn out. */
export interface CardDrag {
  /** It is over a place of the board, or beside all of them. */
  readonly over: (at: string | null) => void;
  readonly drop: (at: string | null) => void;
}

interface Pulled {
  readonly start: DOMPoint;
  readonly corner: DOMRect;
  /** Nothing as long as the pointer has hardly moved. */
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

/** Handlers for the picture of a card; nothing happens where `drag` is null. */
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
    // Where it can come it is seen as it would lie.
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
      // A quick pointer leaves the card before it is seen to move.
      event.currentTarget.setPointerCapture(event.pointerId);
      pulled.current = { start: new DOMPoint(event.clientX, event.clientY), corner, copy: null, at: null };
    },
    /** Whether the card has been drawn out by it. */
    move,
    up: () => end(pulled.current?.at ?? null),
    cancel: () => end(null),
    /** Whether the gesture that is ending has drawn it out. */
    drawn: () => wasDrawn.current,
  };
}
