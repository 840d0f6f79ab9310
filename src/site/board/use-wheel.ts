/** Ctrl+wheel zooms (so does a trackpad's pinch); the wheel alone scrolls the page. */
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from './board-paths.ts';

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
      latest.current(Math.exp(event.deltaY / 300), pointOf(board, event.clientX, event.clientY));
    };
    board?.addEventListener('wheel', turn, { passive: false });
    return () => board?.removeEventListener('wheel', turn);
  }, [svg]);
}

/** A point of the screen in mm of the table. */
function pointOf(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(clientX, clientY);
  return matrix === null ? point : point.matrixTransform(matrix.inverse());
}
