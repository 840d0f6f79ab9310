/** The interactive board: places are touched by pointer or keyboard; it zooms, pans and fits. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hasBoard, type Scene, type SceneField, type Spot, type Touch } from '../../referee/table/scene.ts';
import { arrowOf, next } from './arrow-keys.ts';
import { BoardTools, NEARER, type ToolWords } from './board-tools.tsx';
import { Drawn, Ground } from './board.tsx';
import { useDrag, type Carrying } from './use-drag.ts';
import { aimOf } from './finger.ts';
import { frameOf, middleOf, viewBox, type Frame } from './frame.ts';
import { showing } from './camera-math.ts';
import { NamePlate } from './name-plate.tsx';
import { edgeOf } from './board-paths.ts';
import { PlaceToTouch, type PlaceHands } from './place-to-touch.tsx';
import { Pieces } from './pieces.tsx';
import { drawnBoxes, tablePoint } from './on-screen.ts';
import { LEGIBLE, PlaceNames } from './place-names.tsx';
import { rulerBoxes, Rulers, rulerSize } from './rulers.tsx';
import { useCamera } from './use-camera.ts';
import { useGlide } from './use-piece-animations.ts';
import { useShots } from './use-shots.ts';
import { useSize } from './use-size.ts';
import { useWheel } from './use-wheel.ts';

/** Texts of the board, in the site's language. */
export interface BoardWords extends ToolWords {
  /** Label of a touchable place: its name and what touching it does. */
  readonly open: (says: string, means: string) => string;
  readonly chosen: (says: string) => string;
}

export interface LiveBoardProps {
  readonly scene: Scene;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** Accessible name of the board. */
  readonly label: string;
  /** What may be touched next; touches that are not places of the table are ignored. */
  readonly touches: readonly Touch[];
  /** Ids of what has been touched so far. */
  readonly chosen: readonly string[];
  readonly onTouch: (id: string) => void;
  /** Called when a place is touched that may not be now; its name is shown anyway. */
  readonly onClosed?: (id: string) => void;
  /** Called when a tap has brought the board nearer and touched nothing yet. */
  readonly onNearer?: () => void;
  readonly words: BoardWords;
  /** The part to show for a while; afterwards the earlier view comes back. */
  readonly attends?: Frame | null;
  /** Callbacks for carrying pieces; nothing can be carried without them. */
  readonly carrying?: Carrying | null;
  /** Whether to animate pieces from field to field; default: no. */
  readonly moving?: boolean;
  /** The places that the view begins with, where fields of the whole board are too small for a finger; default: all. */
  readonly about?: readonly string[] | undefined;
  /** What is being decided: once it changes, a board that came nearer by itself goes back. */
  readonly decision?: unknown;
}

interface Place extends Spot, Pick<SceneField, 'beside' | 'opens'> {
  readonly says: string;
  readonly label: string | null;
  readonly touch: Touch | undefined;
}

/** Places of new cards may overlap, but never in the middle: this share of their height. */
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

/** Letter height of names, px. */
const LETTERS = 13;
/** How long a finger rests on a place until its name is shown, ms. */
const HELD = 400;

export function LiveBoard(props: LiveBoardProps) {
  const { scene, faces, label, touches, chosen, onTouch, words } = props;
  const {
    carrying = null,
    moving = false,
    attends = null,
    decision = null,
    about,
    onClosed,
    onNearer,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg);
  const whole = useMemo(() => frameOf(scene, touches), [scene.cards, scene.fields, scene.rulers, touches]);
  const [here, setHere] = useState<string | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const places = useMemo(() => placesOf(scene, touches), [scene.fields, touches]);
  const letters = (among: Frame) => (size === null ? rulerSize(among) : (LETTERS * among.width) / size.width);
  const namesIn = (part: Frame) =>
    rulerBoxes({ rulers: scene.rulers, whole, seen: part, size: letters(part) });
  const spots = useMemo(() => [...places, ...namesIn(whole)], [places, scene.rulers, whole, size]);
  const open = useMemo(() => places.filter(({ touch }) => touch), [places]);
  const camera = useCamera({
    svg,
    size,
    whole,
    spots,
    namesIn,
    open,
    taken: useMemo(() => takenIn(scene), [scene.fields, scene.pieces]),
    places,
    chosen,
    attends,
    decision,
    about,
    letters: scene.letters ?? Number.POSITIVE_INFINITY,
    moving,
  });
  const { frame, seen, scale, isNear, look } = camera;
  const current = places.find(({ id }) => id === here) ?? places.find(({ touch }) => touch) ?? places[0];
  const plate = places.find(({ id }) => id === named);
  const stateOf = ({ id, touch }: Place) => (chosen.includes(id) ? 'chosen' : touch ? 'open' : 'none');
  /** Where prices show what can be done, other touchable places only get an outline. */
  const lit = new Map((scene.lit ?? []).map(({ at, is }) => [at, is]));
  /** Where a card is to lie its picture shows the choice. */
  const glowOf = (place: Place) =>
    stateOf(place) === 'open' ? (scene.lit ? 'none' : 'open') : place.touch?.spot ? 'none' : stateOf(place);
  const focused = useRef<SVGElement | null>(null);
  const resting = useRef(0);

  // A focused place may vanish because a card was put there: keep the focus on the board.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) focusOn(svg.current, current?.id, { preventScroll: true });
  });
  useGlide(svg, scene, moving);
  useShots(svg, scene, decision, moving);
  const [carried, setCarried] = useState<string | null>(null);
  const hanging = useRef<SVGGElement>(null);
  const by = useRef('');
  const hang = (from: string | null, right: number, down: number) => {
    by.current = `translate(${right} ${down})`;
    setCarried(from);
    hanging.current?.setAttribute('transform', by.current);
  };
  const { dragged, ...drag } = useDrag({
    svg,
    frame,
    look,
    whole,
    carrying,
    tappedTwice: ({ clientX, clientY }) => camera.doubleTap(tablePoint(svg.current, clientX, clientY)),
    hang,
  });
  const { zoom } = camera;
  useWheel(svg, zoom);
  const rest = (id: string) => {
    lift();
    resting.current = window.setTimeout(() => setNamed(id), HELD);
  };
  const lift = () => {
    window.clearTimeout(resting.current);
    if (focused.current?.matches(':focus-visible') !== true) setNamed(null);
  };

  const close = (id: string) => {
    setNamed(id);
    onClosed?.(id);
  };
  /** A mouse means what it points at, a finger what is within its width. */
  const tap = (under: Place | undefined, event: MouseEvent) => {
    if (dragged()) return;
    const hit = under?.touch === undefined ? null : under.id;
    const at = tablePoint(svg.current, event.clientX, event.clientY);
    const isByFinger = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
    const aim = isByFinger
      ? aimOf(drawnBoxes(svg.current, open), hit, at, scale)
      : hit !== null && { touch: hit };
    if (aim && 'nearer' in aim) {
      camera.comeNearer(at, aim.nearer);
      onNearer?.();
    } else if (aim) onTouch(aim.touch);
    else if (under !== undefined) close(under.id);
  };

  // The current callbacks. Places get the ref to them, which never changes, so that they need not redraw.
  const now: PlaceHands = {
    rest,
    lift,
    tap: (id, event) =>
      tap(
        places.find((place) => place.id === id),
        event,
      ),
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
      if (isNear) look(showing(frame, whole, there));
      focusOn(svg.current, there.id, { preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (place.touch) onTouch(place.id);
      else onClosed?.(place.id);
    } else if (event.key === '+' || event.key === '=') zoom(NEARER, middleOf(place));
    else if (event.key === '-') zoom(1 / NEARER, middleOf(place));
    else if (event.key === '0') camera.showWhole();
    else return;
    event.preventDefault();
  };

  if (!hasBoard(scene) && touches.every(({ spot }) => spot === undefined)) return null;
  return (
    // The frame listens for focus: an SVG with a listener would become a tab stop.
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
        style={{ '--least': `${LEGIBLE / scale}` }}
        role="group"
        aria-label={label}
        onKeyDown={steer}
        onClick={(event) => placeAt(event) === null && tap(undefined, event)}
        {...drag}
      >
        {ground}
        <Drawn scene={scene} faces={faces} lifting={scene.ground === 'fog'} isLive>
          {places.map((place) => (
            <path key={place.id} class={`board-glow glow-${glowOf(place)}`} d={edgeOf(place, 1.6)} />
          ))}
        </Drawn>
        {touches.map(
          ({ spot }) => spot && <rect key={spot.id} class="board-vacant" {...rectOf(spot)} rx={4} />,
        )}
        <Rulers rulers={scene.rulers} whole={whole} seen={seen} size={letters(seen)} />
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
        {scene.letters !== undefined && scene.letters * scale < LEGIBLE && (
          <PlaceNames
            places={places.filter(({ id, touch }) => touch || chosen.includes(id))}
            seen={seen}
            size={LEGIBLE / scale}
          />
        )}
        {plate?.label && (
          <NamePlate
            label={plate.label}
            opens={plate.opens}
            at={plate}
            size={letters(seen)}
            {...{ seen, faces }}
          />
        )}
      </svg>
      <BoardTools {...{ camera, scene, whole, words }} />
    </div>
  );
}

/** The fields with something on them. */
function takenIn({ fields, pieces }: Scene): readonly SceneField[] {
  const taken = new Set(pieces.map(({ field }) => field));
  return fields.filter(({ id }) => taken.has(id));
}

const standingOn = ({ pieces }: Scene, at: string) =>
  pieces.filter(({ field, ghost, seat }) => field === at && !ghost && seat !== undefined);

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
