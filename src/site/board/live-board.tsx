/** The board to play on: places are touched by pointer or keyboard; it zooms, pans and fits. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hasBoard, type Scene, type SceneField, type Spot, type Touch } from '../../referee/scene.ts';
import { Ground, Lines, Mark, Names, Pieces, Table } from './board.tsx';
import { frameOf, middleOf, showing, viewBox, zoomed, type Frame } from './frame.ts';
import { useDrag } from './drag.ts';
import { useGlide } from './use-glide.ts';
import { arrowOf, next } from './arrow-keys.ts';

/** What the board says in words: the site's language. */
export interface BoardWords {
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
  /** A place that may be touched, by what it says and what touching it means. */
  readonly open: (says: string, means: string) => string;
  readonly chosen: (says: string) => string;
}

export interface LiveBoardProps {
  readonly scene: Scene;
  /** The address of the folder that holds the faces, ending in a slash. */
  readonly faces: string;
  /** What the board is, for those who do not see it. */
  readonly label: string;
  /** What may be touched next; those that are no places of the table are passed over. */
  readonly touches: readonly Touch[];
  /** What has been touched so far. */
  readonly chosen: readonly string[];
  readonly onTouch: (id: string) => void;
  readonly words: BoardWords;
  /** Whether pieces are seen going from field to field; not if left out. */
  readonly moving?: boolean;
}

interface Place extends Spot, Pick<SceneField, 'beside'> {
  readonly says: string;
  readonly touch: Touch | undefined;
}

/** Places of new cards may overlap; their middles, this share of their height, never do. */
const MIDDLE = 0.48;

function placesOf(scene: Scene, touches: readonly Touch[]): Place[] {
  const fields = scene.fields.map((field) => ({
    ...field,
    touch: touches.find(({ id, spot }) => id === field.id && spot === undefined),
  }));
  const vacant = touches.flatMap((touch): Place[] => {
    if (touch.spot === undefined) return [];
    const { id, x, y, width, height } = touch.spot;
    const tall = height * MIDDLE;
    return [{ id, x, y: y + (height - tall) / 2, width, height: tall, says: touch.says, touch }];
  });
  return [...fields, ...vacant];
}

const NEARER = 0.75;

export function LiveBoard(props: LiveBoardProps) {
  const { scene, faces, label, touches, chosen, onTouch, words, moving = false } = props;
  const svg = useRef<SVGSVGElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const whole = frameOf(scene, touches);
  const [looked, look] = useState<Frame | null>(null);
  const [here, go] = useState<string | null>(null);
  const frame = looked ?? whole;
  const places = placesOf(scene, touches);
  const current = places.find(({ id }) => id === here) ?? places.find(({ touch }) => touch) ?? places[0];
  const focused = useRef<SVGElement | null>(null);

  // A place may vanish under the focus: a card has been put there. The focus stays on the board.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) focusOn(svg.current, current?.id, { preventScroll: true });
  });
  useGlide(svg, scene, moving);
  const { dragged, ...drag } = useDrag(svg, frame, (to) => look(to), whole);
  useWheel(svg, (factor, about) => look((before) => zoomed(before ?? whole, whole, factor, about)));

  const steer = (event: KeyboardEvent, place: Place) => {
    const arrow = arrowOf(event.key);
    if (arrow !== null) {
      const there = next(places, place, arrow);
      go(there.id);
      if (looked) look(showing(looked, whole, there));
      focusOn(svg.current, there.id);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (place.touch) onTouch(place.id);
    } else if (event.key === '+' || event.key === '=') look(zoomed(frame, whole, NEARER, middleOf(place)));
    else if (event.key === '-') look(zoomed(frame, whole, 1 / NEARER, middleOf(place)));
    else if (event.key === '0') look(null);
    else return;
    event.preventDefault();
  };

  if (!hasBoard(scene) && touches.every(({ spot }) => spot === undefined)) return null;
  return (
    <div class="board-frame">
      <svg
        ref={svg}
        class={`board board-live${looked ? ' board-near' : ''}`}
        viewBox={viewBox(frame)}
        role="group"
        aria-label={label}
        onFocusIn={({ target }) => {
          focused.current = target as SVGElement;
        }}
        onFocusOut={({ relatedTarget }) => {
          if (relatedTarget !== null) focused.current = null;
        }}
        {...drag}
      >
        <Ground ground={scene.ground} faces={faces} frame={whole} />
        <Table scene={scene} faces={faces} lifting={scene.ground === 'fog'} />
        <Lines scene={scene} />
        {touches.map(
          ({ spot }) => spot && <rect key={spot.id} class="board-vacant" {...rectOf(spot)} rx={4} />,
        )}
        <Pieces scene={scene} faces={faces} />
        <Names fields={scene.fields} />
        {places.map((place) => {
          const state = place.touch ? 'open' : chosen.includes(place.id) ? 'chosen' : 'none';
          const means = place.touch?.says ?? '';
          return (
            <g
              key={`${place.touch?.spot ? 'new ' : ''}${place.id}`}
              class={`board-place board-${state}${place.touch?.spot ? ' board-new' : ''}`}
              data-place={place.id}
              role="button"
              tabIndex={place.id === current?.id ? 0 : -1}
              aria-disabled={place.touch ? undefined : 'true'}
              aria-label={
                state === 'open'
                  ? words.open(place.says, means)
                  : state === 'chosen'
                    ? words.chosen(place.says)
                    : place.says
              }
              onFocus={() => go(place.id)}
              onKeyDown={(event) => steer(event, place)}
              onClick={() => {
                if (place.touch && !dragged()) onTouch(place.id);
              }}
            >
              <Mark at={place} state={state} />
            </g>
          );
        })}
      </svg>
      <div class="board-tools" ref={tools}>
        <button
          type="button"
          aria-label={words.nearer}
          onClick={() => look(zoomed(frame, whole, NEARER, middleOf(frame)))}
        >
          +
        </button>
        {looked && (
          <>
            <button
              type="button"
              aria-label={words.farther}
              onClick={() => look(zoomed(frame, whole, 1 / NEARER, middleOf(frame)))}
            >
              −
            </button>
            <button
              type="button"
              onClick={() => {
                look(null);
                // This button goes with what it undoes: the focus goes to its neighbour.
                tools.current?.querySelector('button')?.focus();
              }}
            >
              {words.fit}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

const rectOf = ({ x, y, width, height }: Spot) => ({
  x: x + 2,
  y: y + 2,
  width: width - 4,
  height: height - 4,
});

function focusOn(svg: SVGSVGElement | null, id: string | undefined, how: FocusOptions = {}): void {
  const found = [...(svg?.querySelectorAll<SVGGElement>('[data-place]') ?? [])];
  found.find(({ dataset }) => dataset['place'] === id)?.focus(how);
}

/** The wheel zooms with Ctrl held (so does a trackpad's pinch): alone it scrolls the page. */
function useWheel(
  svg: { readonly current: SVGSVGElement | null },
  zoom: (factor: number, about: { x: number; y: number }) => void,
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

/** A point of the screen on the table, mm. */
function pointOf(svg: SVGSVGElement, clientX: number, clientY: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(clientX, clientY);
  return matrix === null ? point : point.matrixTransform(matrix.inverse());
}
