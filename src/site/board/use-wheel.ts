/** Ctrl+wheel zooms (so does a trackpad's pinch); the wheel alone scrolls the page. */
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from './board-paths.ts';
import { tablePoint } from './on-screen.ts';

export function useWheel(
  svg: { readonly current: SVGSVGElement | null },
  zoom: (factor: number, about: Point) => void,
): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const board = svg.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey || board === null) return;
      event.preventDefault();
      latest.current(Math.exp(event.deltaY / 300), tablePoint(board, event.clientX, event.clientY));
    };
    board?.addEventListener('wheel', turn, { passive: false });
    return () => board?.removeEventListener('wheel', turn);
  }, [svg]);
}
