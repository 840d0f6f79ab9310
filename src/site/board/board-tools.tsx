/** Buttons in a corner of the board: nearer, farther, all of it; and a small picture of all of it once it is near. */
import { useLayoutEffect, useRef, useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { type Frame, middleOf, viewBox } from './frame.ts';
import type { useCamera } from './use-camera.ts';
import { edgeOf, type Point } from './board-paths.ts';
import { SEAT_INKS } from './board-styles.ts';
import { tablePoint } from './on-screen.ts';

/** A small picture of the whole table with the part that is seen; a tap in it shows that part. */
interface OverviewProps {
  readonly scene: Pick<Scene, 'fields' | 'cards' | 'pieces'>;
  readonly whole: Frame;
  readonly seen: Frame;
  readonly moveTo: (point: Point) => void;
}

/** Pointers alone: keys and the buttons beside it do the same for everybody else. */
function Overview({ scene, whole, seen, moveTo }: OverviewProps) {
  const { fields, cards, pieces } = scene;
  const drawn = useMemo(() => {
    const dot = whole.width / 45;
    const at = new Map(fields.map((field) => [field.id, middleOf(field)]));
    return (
      <>
        <path
          class="overview-fields"
          d={[...cards, ...fields].map((spot) => edgeOf(spot, 0)).join('')}
          stroke-width={whole.width / 200}
        />
        {pieces.map(({ id, field, seat, ghost }) => {
          const middle = at.get(field);
          return middle === undefined || ghost ? null : (
            <circle
              key={id}
              cx={middle.x}
              cy={middle.y}
              r={dot}
              fill={seat === undefined ? undefined : SEAT_INKS[seat.ink]}
            />
          );
        })}
      </>
    );
  }, [fields, cards, pieces, whole]);
  const go = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    moveTo(tablePoint(event.currentTarget, event.clientX, event.clientY));
  };
  return (
    <svg
      class="board-overview"
      viewBox={viewBox(whole)}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
      style={{ '--shape': `${whole.width / whole.height}` }}
    >
      {drawn}
      <rect
        class="overview-seen"
        x={seen.x}
        y={seen.y}
        width={seen.width}
        height={seen.height}
        stroke-width={whole.width / 60}
      />
    </svg>
  );
}

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
