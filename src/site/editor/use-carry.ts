/** Dragging a piece with the pointer: from the tray or the board, to a place or off the board. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../board/board-paths.ts';
import type { Draft } from '../../referee/table/editor.ts';

/** A pointer that moved at most this many px has tapped. */
const STILL = 6;

export interface Load {
  readonly piece: string;
  readonly face: string;
  /** The draft without the carried piece. */
  readonly left: Draft;
  /** Whether it came from the table: dropped off the board, it is removed. */
  readonly fromTable: boolean;
}

export type Carried = Load & Point;

/** State of the drag; `drop` is called with the place under the pointer, or null. */
export function useCarry(drop: (load: Load, place: string | null) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const grip = useRef<(Point & { readonly load: Load; far: boolean }) | null>(null);
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const held = grip.current;
      if (held === null) return;
      held.far ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= STILL;
      if (!held.far) return;
      event.stopPropagation(); // keep the board from panning
      setCarried({ ...held.load, x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      const held = grip.current;
      grip.current = null;
      setCarried(null);
      if (held?.far !== true) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      latest.current(held.load, under?.closest<SVGElement>('[data-place]')?.dataset['place'] ?? null);
    };
    const cancel = () => {
      grip.current = null;
      setCarried(null);
    };
    // Capture phase: before the board's own listeners.
    addEventListener('pointermove', move, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', cancel, true);
    return () => {
      removeEventListener('pointermove', move, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', cancel, true);
    };
  }, []);
  return {
    carried,
    takeUp: (load: Load, { clientX, clientY, button }: PointerEvent) => {
      if (button === 0) grip.current = { load, x: clientX, y: clientY, far: false };
    },
  };
}
