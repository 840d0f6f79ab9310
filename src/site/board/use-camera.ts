/** Which part of the table the board shows: by hand, or by itself where one is about to act, and back afterwards. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Spot } from '../../referee/table/scene.ts';
import type { Point } from './board-paths.ts';
import { frameAt, frameToChoose } from './finger.ts';
import { middleOf, type Frame } from './frame.ts';
import { drawnBoxes } from './on-screen.ts';
import {
  besideTools,
  calm,
  freeCorner,
  homeIn,
  inside,
  isPartOf,
  seenIn,
  TOOLS,
  zoomed,
  type Size,
} from './camera-math.ts';
import { LEGIBLE } from './place-names.tsx';
import { wantsStill } from './use-piece-animations.ts';

/** The view: the initial one, the whole table, or a part. */
type Look = 'home' | 'whole' | Frame;

interface Watched {
  readonly svg: { readonly current: SVGSVGElement | null };
  readonly size: Size | null;
  readonly whole: Frame;
  /** What the tools must not cover. */
  readonly spots: readonly Frame[];
  /** The boxes of the names along the edge, when this part is seen. */
  readonly namesIn: (seen: Frame) => readonly Frame[];
  /** What can be touched. */
  readonly open: readonly Spot[];
  /** Where something stands. */
  readonly taken: readonly Spot[];
  /** What has been touched, in order; what has no place on the table, too. */
  readonly chosen: readonly string[];
  readonly places: readonly Spot[];
  /** The part to show for a while. */
  readonly attends: Frame | null;
  /** What is being decided: when it changes, the board goes back to where it was. */
  readonly decision: unknown;
  /** The places to begin with where the whole table would be too small; default: all. */
  readonly about: readonly string[] | undefined;
  /** Height of the letters of names on the ground, mm; infinite without names. */
  readonly letters: number;
  readonly moving: boolean;
}

/** How long the board takes to come nearer, ms. */
const TAKES = 260;

/** A board up to this width, px, begins nearer. */
const NARROW = 560;
/** From this much nearer than the whole table on, a double tap shows all of it. */
const FAR = 1.5;

const scaleOf = (frame: Frame, size: Size): number => size.width / seenIn(frame, size).width;

const isByFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

export function useCamera(watched: Watched) {
  const {
    svg,
    size,
    whole,
    spots,
    namesIn,
    open,
    taken,
    chosen,
    places,
    attends,
    decision,
    about,
    moving,
    letters,
  } = watched;
  const [looked, setLooked] = useState<Look>('home');
  const now = useRef<Look>('home');
  /** The view before the board turned to something by itself. */
  const before = useRef<Look | null>(null);
  const attended = useRef<Look | null>(null);
  const glides = useRef(false);
  const home = useMemo(() => {
    const all = looked === 'whole' ? whole : homeIn(whole, size);
    const corner = size === null ? null : freeCorner(all, size, spots, TOOLS.one);
    return { frame: corner === null ? besideTools(all, size, spots) : all, corner: corner ?? 'bottom-left' };
  }, [looked, whole, size, spots]);
  const close = useMemo(() => {
    const among = about === undefined ? [] : places.filter(({ id }) => about.includes(id));
    const part =
      size === null || size.width > NARROW
        ? null
        : frameToChoose(among, [], size, scaleOf(home.frame, size), LEGIBLE / letters);
    return part && inside(part, whole);
  }, [about?.join(), size, whole]);
  const near = typeof looked === 'string' ? (looked === 'home' ? close : null) : looked;
  const isPart = near !== null;
  const frame = near ?? home.frame;
  // Nearer, the tools may cover the table, but nothing that stands there or can be touched.
  const free = (tools: Size, more: readonly Frame[] = []) =>
    isPart && size !== null ? freeCorner(frame, size, [...open, ...taken, ...more], tools) : null;
  const names = isPart && size !== null ? namesIn(seenIn(frame, size)) : [];
  const aside = free(TOOLS.all, names) ?? free(TOOLS.all);
  const corner = aside ?? free(TOOLS.few, names) ?? free(TOOLS.few);
  const seen = size === null ? frame : seenIn(frame, size);
  const scale = size === null ? 1 : size.width / seen.width;

  const show = (next: Look): void => {
    now.current = next;
    setLooked(next);
  };
  const turn = (next: Look): void => {
    glides.current = next !== now.current;
    show(next);
  };
  /** Comes nearer by itself. */
  const approach = (next: Frame): void => {
    before.current ??= now.current;
    turn(inside(next, whole));
  };
  const goBack = (): void => {
    if (before.current !== null) turn(before.current);
    before.current = null;
  };
  useLayoutEffect(() => {
    if (attends !== null) {
      attended.current ??= now.current;
      turn(size === null ? attends : calm(attends, whole, size));
    } else if (attended.current !== null) {
      turn(attended.current);
      attended.current = null;
    }
  }, [attends]);
  const [first = null] = chosen;
  const asked = useMemo(() => open.map(({ id }) => id).join(), [open]);
  useLayoutEffect(() => {
    if (first === null) return goBack();
    if (size === null || !isByFinger()) return;
    const from = places.filter(({ id }) => id === first);
    const part = frameToChoose(drawnBoxes(svg.current, open), from, size, scale);
    if (part !== null) approach(part);
  }, [decision, first, asked]);
  // What is decided next may be anywhere.
  useLayoutEffect(() => goBack, [decision]);

  const last = useRef(seen);
  useLayoutEffect(() => {
    const was = last.current;
    last.current = seen;
    if (!glides.current) return;
    glides.current = false;
    if (!moving || size === null || wantsStill()) return;
    const old = size.width / was.width;
    const transform = `translate(${(seen.x - was.x) * old}px,${(seen.y - was.y) * old}px) scale(${old / scale})`;
    const transformOrigin = '0 0';
    svg.current?.animate(
      [
        { transformOrigin, transform },
        { transformOrigin, transform: 'none' },
      ],
      { duration: TAKES, easing: 'ease-out' },
    );
  });

  /** Looks where a person wants to. */
  const look = (next: Look): void => {
    before.current = null;
    show(next);
  };
  return {
    frame,
    seen,
    scale,
    corner: corner ?? home.corner,
    /** Whether the tools would cover what can be touched. */
    isFull: isPart && corner === null,
    /** Whether there is room for a small picture of the whole table. */
    hasOverview: aside !== null,
    isNear: isPartOf(seen, whole),
    look,
    zoom: (factor: number, about: Point = middleOf(frame)) => look(zoomed(frame, whole, factor, about)),
    /** Comes as near as a scale, px per mm, about a point. */
    comeNearer: (about: Point, to: number) => size !== null && approach(frameAt(about, size, to)),
    /** Comes twice as near; if it is near already, shows the whole table again. */
    doubleTap: (about: Point) => {
      if (size === null) return;
      before.current = null;
      turn(scale > scaleOf(whole, size) * FAR ? 'whole' : inside(frameAt(about, size, scale * 2), whole));
    },
    showWhole: () => {
      before.current = null;
      turn('whole');
    },
    moveTo: ({ x, y }: Point) =>
      look(inside({ ...seen, x: x - seen.width / 2, y: y - seen.height / 2 }, whole)),
  };
}
