/** Buttons in a corner of the board: nearer, farther, all of it; and a small picture of all of it once it is near. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import type { Frame } from './frame.ts';
import { Overview } from './overview.tsx';
import type { useCamera } from './use-camera.ts';

/** Their texts, in the site's language. */
export interface ToolWords {
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
}

/** What a press zooms in by, as a share of what is seen. */
export const NEARER = 0.75;

interface BoardToolsProps {
  readonly camera: ReturnType<typeof useCamera>;
  readonly scene: Scene;
  readonly whole: Frame;
  readonly words: ToolWords;
}

export function BoardTools({ camera, scene, whole, words }: BoardToolsProps) {
  const { isNear, corner, isFull, hasOverview, seen, zoom, showWhole, moveTo } = camera;
  const tools = useRef<HTMLDivElement>(null);
  // A zoom button disappears at its limit: move the focus to its neighbour.
  useLayoutEffect(() => {
    if (!isNear && tools.current?.querySelector('[aria-disabled=true]:focus'))
      tools.current.querySelector('button')?.focus();
  }, [isNear]);
  return (
    <div class="board-tools" data-corner={corner} data-full={isFull} ref={tools}>
      {isNear && hasOverview && <Overview {...{ scene, whole, seen, moveTo }} />}
      <button type="button" aria-label={words.nearer} onClick={() => zoom(NEARER)}>
        +
      </button>
      <button
        type="button"
        class="farther"
        aria-label={words.farther}
        aria-disabled={!isNear}
        onClick={() => zoom(1 / NEARER)}
      >
        −
      </button>
      <button type="button" aria-label={words.fit} aria-disabled={!isNear} onClick={showWhole}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" />
        </svg>
      </button>
    </div>
  );
}
