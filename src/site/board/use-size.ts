/** The rendered size of a picture, px; null before the first layout. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './camera-math.ts';

export function useSize(svg: { readonly current: SVGSVGElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const board = svg.current;
    if (board === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = board;
      if (width > 0 && height > 0)
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
    };
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    measure();
    return () => watch.disconnect();
  }, [svg]);
  return size;
}
