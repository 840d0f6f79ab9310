import {
  toggle,
  type Control,
  type Draft,
  type EditPiece,
  type Editing,
  type Settings,
} from '../table/editor.ts';
import type { Scene, Touch } from '../table/scene.ts';
import type { Asked, Asking } from './shape.ts';
import type { PositionShape } from './position.ts';

/**
 * An editor of positions, built from their shape: form controls, and pieces to put on places. A path into the
 * written form is dotted: "points.red", "battle.parties.0.from".
 */
export interface Desk<Position> {
  readonly draft: Draft;
  /** The draft parsed as far as possible; only for lookups. */
  readonly position: Position;
  /** The written value at a path. */
  readonly value: (place: string) => unknown;
  /** Whether it is written or follows from what is written; else it was dealt at random. */
  readonly isKnown: (place: string) => boolean;
  /**
   * The draft with another value at a path (undefined removes it), and without the keys in `forgets`, which
   * are derived again.
   */
  readonly with: (place: string, value: unknown, forgets?: readonly string[]) => Draft;
  /** The controls that edit the value at a path. */
  readonly controls: <Says>(place: string, asks: Asks<Says>) => readonly Control<Says>[];
}

interface Asks<Says> extends Pick<Asked<Says>, 'says' | 'named'> {
  /** The control's id; by default the last step of the path. */
  readonly id?: string;
  /** Keys that are derived from it, to be dropped with it. */
  readonly forgets?: readonly string[];
  /** The value that is left out of the draft. */
  readonly nothing?: unknown;
}

/** A draft without some keys, so that they are derived again. */
export const without = (draft: Draft, forgotten: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !forgotten.includes(key)));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (whole: unknown, steps: readonly string[]): unknown =>
  steps.reduce((inside, step) => (isObject(inside) ? inside[step] : undefined), whole);

/** A copy with another value at a path. */
function replaced(whole: unknown, [step, ...steps]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside = isObject(whole) ? whole : {};
  const next = replaced(inside[step], steps, value);
  if (Array.isArray(inside)) return inside.map((item: unknown, index) => (`${index}` === step ? next : item));
  return next === undefined ? without(inside, [step]) : { ...inside, [step]: next };
}

/** The editing functions for a draft. */
export function deskOf<Position>(
  shape: PositionShape<Position, string, unknown>,
  draft: Draft,
): Desk<Position> {
  const { position, known } = shape.outline(draft);
  const written = shape.writeInFull(position);
  const change: Desk<Position>['with'] = (place, value, forgets = []) => {
    const [part = '', ...steps] = place.split('.');
    const next = replaced(known[part] ?? written[part], steps, value);
    return next === undefined
      ? without(draft, [part, ...forgets])
      : { ...without(draft, forgets), [part]: next };
  };
  return {
    draft,
    position,
    value: (place) => valueAt(written, place.split('.')),
    isKnown: (place) => valueAt(known, place.split('.')) !== undefined,
    with: change,
    controls: (place, { id, says, forgets = [], nothing, named }) => {
      const steps = place.split('.');
      const asking = steps.reduce<Partial<Asking> | undefined>((outer, step) => outer?.inside?.(step), shape);
      const asked: Asked<typeof says> = {
        id: id ?? steps.at(-1) ?? place,
        says,
        value: valueAt(written, steps),
        set: (value) => change(place, value === nothing ? undefined : value, forgets),
        ...(named === undefined ? {} : { named }),
      };
      return asking?.controls?.(asked) ?? [];
    },
  };
}

/** A piece that can be placed, and where it stands. */
export interface Piece<Says = string> extends EditPiece<Says> {
  readonly places: () => readonly Touch<Says>[];
  readonly isOn: (place: string) => boolean;
  readonly put: (place: string) => Draft;
  /** The draft without one of it on that place. */
  readonly take: (place: string) => Draft;
  /** Whether it is only held, never in a tray: a card that remembers its orientation. */
  readonly isAside?: boolean;
}

/** How a piece looks and where it may be put. */
type Looks<Says> = EditPiece<Says> & Pick<Piece<Says>, 'places'>;

/** Interchangeable pieces, counted a place in a part of the position. */
export function counters<Position, Says>(
  desk: Desk<Position>,
  part: string,
  looks: Looks<Says>,
  forgets: readonly string[] = [],
): Piece<Says> {
  const on = (place: string) => Number(desk.value(`${part}.${place}`) ?? 0);
  const set = (place: string, count: number) => desk.with(`${part}.${place}`, count || undefined, forgets);
  return {
    ...looks,
    isOn: (place) => on(place) > 0,
    put: (place) => set(place, on(place) + 1),
    take: (place) => set(place, on(place) - 1),
  };
}

/** Pieces of which at most one is on a place; the part lists those places. */
export function markers<Position, Says>(desk: Desk<Position>, part: string, looks: Looks<Says>): Piece<Says> {
  const all = () => (desk.value(part) ?? []) as readonly string[];
  const others = (place: string) => all().filter((other) => other !== place);
  return {
    ...looks,
    isOn: (place) => all().includes(place),
    put: (place) => desk.with(part, [...others(place), place]),
    take: (place) => desk.with(part, others(place)),
  };
}

/** A piece that is always somewhere: the part names its place, written by `written`. */
export const standsAt = <Position, Says>(
  desk: Desk<Position>,
  part: string,
  looks: Looks<Says>,
  written: (place: string) => unknown = String,
): Piece<Says> => ({
  ...looks,
  isOn: (place) => desk.value(part) === written(place),
  put: (place) => desk.with(part, written(place)),
  take: () => desk.draft,
});

/** A toggle for whether a piece is on a place. */
export const presence = <Says>(piece: Piece<Says>, place: string, id: string, says: Says): Control<Says> =>
  toggle([id, says], piece.isOn(place), (is) => (is ? piece.put(place) : piece.take(place)));

/** What a game's editor needs besides the shape of its positions. */
interface Edited<Position, Says> {
  readonly shape: PositionShape<Position, string, Says>;
  readonly scene: (position: Position) => Scene<Says>;
  /** The pieces to place; on a shared place the first is picked up first. */
  readonly pieces: (desk: Desk<Position>) => readonly Piece<Says>[];
  readonly around?: (desk: Desk<Position>, place: string) => readonly Control<Says>[];
  readonly settings: (desk: Desk<Position>) => readonly Settings<Says>[];
}

export function editingOf<Position, Says>({
  shape,
  scene,
  pieces,
  around,
  settings,
}: Edited<Position, Says>): Editing<Says> {
  const piecesOf = (draft: Draft) => pieces(deskOf(shape, draft));
  const pieceIn = (draft: Draft, id: string) => piecesOf(draft).find((piece) => piece.id === id);
  return {
    fields: shape.fields,
    sketch: (draft) => {
      const { position, faults } = shape.outline(draft);
      return { scene: scene(position), faults };
    },
    pieces: (draft) =>
      piecesOf(draft)
        .filter(({ isAside = false }) => !isAside)
        .map(({ id, face, says, left }) => ({ id, face, says, left })),
    places: (draft, piece) => pieceIn(draft, piece)?.places() ?? [],
    put: (draft, piece, place) => pieceIn(draft, piece)?.put(place) ?? draft,
    take: (draft, place) => {
      const piece = piecesOf(draft).find(({ isOn }) => isOn(place));
      return piece === undefined ? null : { piece: piece.id, face: piece.face, left: piece.take(place) };
    },
    around: (draft, place) => around?.(deskOf(shape, draft), place) ?? [],
    settings: (draft) => settings(deskOf(shape, draft)),
  };
}
