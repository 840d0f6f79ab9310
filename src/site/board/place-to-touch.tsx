/** A touchable place of the board; memoised, so that it redraws only when its own props change. */
import { useMemo } from 'preact/hooks';
import type { Spot } from '../../referee/table/scene.ts';
import { edgeOf } from './board-paths.ts';

/** Pointer callbacks of a place, by its id. */
export interface PlaceHands {
  readonly rest: (id: string) => void;
  readonly lift: () => void;
  /** Called for a place that may not be touched now, too. */
  readonly tap: (id: string, event: MouseEvent) => void;
}

interface PlaceToTouchProps {
  readonly place: Spot;
  /** Additional CSS classes. */
  readonly look: string;
  readonly says: string;
  /** Whether this place is the board's tab stop. */
  readonly isHere: boolean;
  /** Whether it may be touched now. */
  readonly isOpen: boolean;
  readonly hands: { readonly current: PlaceHands };
}

export function PlaceToTouch({ place, look, says, isHere, isOpen, hands }: PlaceToTouchProps) {
  const { id } = place;
  const edge = edgeOf(place, 1.6);
  const lift = () => hands.current.lift();
  return useMemo(
    () => (
      // The attribute as SVG spells it.
      <g
        class={`board-place ${look}`}
        data-place={id}
        role="button"
        tabindex={isHere ? 0 : -1}
        aria-disabled={isOpen ? undefined : 'true'}
        aria-label={says}
        onPointerDown={() => hands.current.rest(id)}
        onPointerUp={lift}
        onPointerLeave={lift}
        onPointerCancel={lift}
        onClick={(event) => hands.current.tap(id, event)}
      >
        <path class="board-target" d={edge} />
        <path class="board-focus" d={edge} />
      </g>
    ),
    [id, edge, look, says, isHere, isOpen, hands],
  );
}
