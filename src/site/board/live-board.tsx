/** The board to play on: places are touched by pointer or keyboard; it zooms, pans and fits. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hasBoard, type Scene, type SceneField, type Spot, type Touch } from '../../referee/table/scene.ts';
import { arrowOf, next } from './arrow-keys.ts';
import { Drawn, Ground } from './board.tsx';
import { useDrag, type Carrying } from './drag.ts';
import { frameOf, middleOf, viewBox, type Frame } from './frame.ts';
import { besideTools, calm, homeIn, isPartOf, seenIn, showing, zoomed } from './pan-zoom.ts';
import { NamePlate } from './name-plate.tsx';
import { edgeOf } from './outlines.ts';
import { PlaceToTouch, type PlaceHands } from './place-to-touch.tsx';
import { Pieces } from './pieces.tsx';
import { Rulers, rulerSize } from './rulers.tsx';
import { useGlide } from './use-piece-animations.ts';
import { useSize } from './use-size.ts';
import { useWheel } from './use-wheel.ts';

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
  /** A place was touched that may not be now: its name is shown, and whoever wants to can say why. */
  readonly onClosed?: (id: string) => void;
  readonly words: BoardWords;
  /** What is to be seen of it for a while; then it is looked at as before. */
  readonly attends?: Frame | null;
  /** What happens to what is carried from place to place; nothing can be where it is left out. */
  readonly carrying?: Carrying | null;
  /** Whether pieces are seen going from field to field; not if left out. */
  readonly moving?: boolean;
}

interface Place extends Spot, Pick<SceneField, 'beside' | 'opens'> {
  readonly says: string;
  readonly label: string | null;
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
    return [{ id, x, y: y + (height - tall) / 2, width, height: tall, says: touch.says, label: null, touch }];
  });
  return [...fields, ...vacant];
}

const NEARER = 0.75;
/** How high the letters of names are, px. */
const LETTERS = 13;
/** How long a finger rests on a place until its name is shown, ms. */
const HELD = 400;

/** What is looked at: what is seen at first, all of it, or a part. */
type Look = 'home' | 'whole' | Frame;

export function LiveBoard(props: LiveBoardProps) {
  const { scene, faces, label, touches, chosen, onTouch, words } = props;
  const { carrying = null, moving = false, attends = null, onClosed } = props;
  const svg = useRef<SVGSVGElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const size = useSize(svg);
  const whole = useMemo(() => frameOf(scene, touches), [scene.cards, scene.fields, scene.rulers, touches]);
  const [looked, setLooked] = useState<Look>('home');
  const before = useRef<Look | null>(null);
  useLayoutEffect(() => {
    if (attends !== null) {
      before.current ??= looked;
      setLooked(size === null ? attends : calm(attends, whole, size));
    } else if (before.current !== null) {
      setLooked(before.current);
      before.current = null;
    }
  }, [attends]);
  const [here, setHere] = useState<string | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const places = useMemo(() => placesOf(scene, touches), [scene.fields, touches]);
  const frame =
    looked === 'home' || looked === 'whole'
      ? besideTools(looked === 'home' ? homeIn(whole, size) : whole, size, places)
      : looked;
  const seen = size === null ? frame : seenIn(frame, size);
  const letters = size === null ? rulerSize(frame) : (LETTERS * seen.width) / size.width;
  const isNear = isPartOf(seen, whole);
  const current = places.find(({ id }) => id === here) ?? places.find(({ touch }) => touch) ?? places[0];
  const plate = places.find(({ id }) => id === named);
  const stateOf = ({ id, touch }: Place) => (chosen.includes(id) ? 'chosen' : touch ? 'open' : 'none');
  /** Where prices tell what can be done, other places that may be touched are marked by their edge alone. */
  const lit = new Map((scene.lit ?? []).map(({ at, is }) => [at, is]));
  const glowOf = (place: Place) => (stateOf(place) === 'open' && scene.lit ? 'none' : stateOf(place));
  const focused = useRef<SVGElement | null>(null);
  const resting = useRef(0);

  // A place may vanish under the focus: a card has been put there. The focus stays on the board.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) focusOn(svg.current, current?.id, { preventScroll: true });
  });
  // A button goes when it has no more to do: the focus goes to its neighbour.
  useLayoutEffect(() => {
    if (!isNear && tools.current?.querySelector('[aria-disabled=true]:focus'))
      tools.current.querySelector('button')?.focus();
  }, [isNear]);
  useGlide(svg, scene, moving);
  const [carried, setCarried] = useState<string | null>(null);
  const hanging = useRef<SVGGElement>(null);
  const by = useRef('');
  const hang = (from: string | null, right: number, down: number) => {
    by.current = `translate(${right} ${down})`;
    setCarried(from);
    hanging.current?.setAttribute('transform', by.current);
  };
  const { dragged, ...drag } = useDrag({ svg, frame, look: setLooked, whole, carrying, hang });
  const zoom = (factor: number, about = middleOf(frame)) => setLooked(zoomed(frame, whole, factor, about));
  useWheel(svg, zoom);
  const rest = (id: string) => {
    lift();
    resting.current = window.setTimeout(() => setNamed(id), HELD);
  };
  const lift = () => {
    window.clearTimeout(resting.current);
    if (focused.current?.matches(':focus-visible') !== true) setNamed(null);
  };

  // The same for all places as long as the board stands: what they do is what it does now.
  const now: PlaceHands = {
    rest,
    lift,
    touch: (id) => {
      if (!dragged()) onTouch(id);
    },
    close: (id) => {
      if (dragged()) return;
      setNamed(id);
      onClosed?.(id);
    },
  };
  const hands = useRef(now);
  hands.current = now;
  const ground = useMemo(
    () => <Ground ground={scene.ground} faces={faces} frame={whole} />,
    [scene.ground, faces, whole],
  );

  const steer = (event: KeyboardEvent) => {
    const place = places.find(({ id }) => id === placeAt(event));
    const arrow = arrowOf(event.key);
    if (place === undefined) return;
    if (arrow !== null) {
      const there = next(places, place, arrow);
      setHere(there.id);
      if (isNear) setLooked(showing(frame, whole, there));
      focusOn(svg.current, there.id, { preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (place.touch) onTouch(place.id);
      else onClosed?.(place.id);
    } else if (event.key === '+' || event.key === '=') zoom(NEARER, middleOf(place));
    else if (event.key === '-') zoom(1 / NEARER, middleOf(place));
    else if (event.key === '0') setLooked('whole');
    else return;
    event.preventDefault();
  };

  if (!hasBoard(scene) && touches.every(({ spot }) => spot === undefined)) return null;
  return (
    // An SVG that listens for the focus would be a tab stop of its own: its frame listens.
    <div
      class="board-frame"
      onFocusIn={(event) => {
        const id = placeAt(event);
        focused.current = id === null ? null : (event.target as SVGElement);
        if (id === null) return;
        setHere(id);
        if (focused.current?.matches(':focus-visible')) setNamed(id);
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = null;
        setNamed(null);
      }}
    >
      <svg
        ref={svg}
        class={`board board-live${isNear ? ' board-near' : ''}`}
        viewBox={viewBox(frame)}
        role="group"
        aria-label={label}
        onKeyDown={steer}
        {...drag}
      >
        {ground}
        <Drawn scene={scene} faces={faces} lifting={scene.ground === 'fog'}>
          {places.map((place) => (
            <path key={place.id} class={`board-glow glow-${glowOf(place)}`} d={edgeOf(place, 1.6)} />
          ))}
        </Drawn>
        {touches.map(
          ({ spot }) => spot && <rect key={spot.id} class="board-vacant" {...rectOf(spot)} rx={4} />,
        )}
        <Rulers rulers={scene.rulers} whole={whole} seen={seen} size={letters} />
        {places.map((place) => {
          const state = stateOf(place);
          const isNew = place.touch?.spot !== undefined;
          return (
            <PlaceToTouch
              key={`${isNew ? 'new ' : ''}${place.id}`}
              place={place}
              look={`board-${state}${isNew ? ' board-new' : ''}${scene.lit && !lit.has(place.id) ? ' board-quiet' : ''}${lit.has(place.id) ? ' board-lit' : ''}${carrying?.can(place.id) ? ' board-taken' : ''}`}
              says={
                state === 'open'
                  ? words.open(place.says, place.touch?.says ?? '')
                  : state === 'chosen'
                    ? words.chosen(place.says)
                    : place.says
              }
              isHere={place.id === current?.id}
              isOpen={place.touch !== undefined}
              hands={hands}
            />
          );
        })}
        {carried !== null && (
          <g ref={hanging} class="board-hanging" transform={by.current}>
            <Pieces fields={scene.fields} pieces={standingOn(scene, carried)} faces={faces} />
          </g>
        )}
        {plate?.label && (
          <NamePlate label={plate.label} opens={plate.opens} at={plate} size={letters} {...{ seen, faces }} />
        )}
      </svg>
      <div class="board-tools" ref={tools}>
        <button type="button" aria-label={words.nearer} onClick={() => zoom(NEARER)}>
          +
        </button>
        <button
          type="button"
          aria-label={words.farther}
          aria-disabled={!isNear}
          onClick={() => zoom(1 / NEARER)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.fit}
          aria-disabled={!isNear}
          onClick={() => setLooked('whole')}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** What stands at a place. */
const standingOn = ({ pieces }: Scene, at: string) =>
  pieces.filter(({ field, ghost, seat }) => field === at && !ghost && seat !== undefined);

/** The place that an event is about. */
const placeAt = ({ target }: Event): string | null =>
  (target as Element | null)?.closest<SVGElement>('[data-place]')?.dataset['place'] ?? null;

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
