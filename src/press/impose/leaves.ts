/** From what was drawn to sheets of paper: cards by size, then counters, then nets; or what stands in the way. */
import { jsonOf } from '../../kit/hash.ts';
import type { DrawnBox, DrawnCard, DrawnKit, DrawnPiece } from '../../kit/drawn.ts';
import type { SetFace } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../kit/result.ts';
import { PAPERS } from '../margins.ts';
import { layoutFor } from './choose.ts';
import { counterLeaves } from './counters.ts';
import { mm, type PressFault } from './faults.ts';
import { withoutEmptyRows, type Layout, type LayoutRequest } from './layout.ts';
import { cardLeaves, type Leaf, type LeafKind } from './leaf.ts';
import { SHORT_MARK } from './marks.ts';
import { netFits, netLeaves, type Net } from './nets.ts';
import { counterField, pageRoom, turnMirror } from './room.ts';

/** Cards of one size and the sheets that hold them. */
export interface CardRun {
  readonly size: string;
  /** mm. */
  readonly bleed: number;
  readonly layout: Layout;
  readonly leaves: readonly Leaf[];
}

/** Every sheet of a file, in order. */
export interface Leaves {
  readonly runs: readonly CardRun[];
  readonly counters: readonly Leaf[];
  /** Paper models and boxes. */
  readonly nets: readonly Leaf[];
}

const sizeText = ({ width, height }: SetFace): string => `${mm(width)} x ${mm(height)}`;

interface Sided {
  readonly id: string;
  readonly count: number;
  readonly front: SetFace;
  readonly back?: SetFace;
}

const sidedPiece = ({ piece, face, back, count }: DrawnPiece): Sided => ({
  id: piece.id,
  count,
  front: face,
  ...(back && { back }),
});

const sidedCard = ({ card, front, back }: DrawnCard): Sided => ({
  id: card.id,
  count: card.count,
  front,
  back,
});

/** Counts that are no counts, and backs that cannot meet their fronts. */
function partFaults({ id, count, front, back }: Sided): PressFault[] {
  const counted: PressFault[] = Number.isInteger(count) && count > 0 ? [] : [{ kind: 'count', id, count }];
  const meets = !back || (back.width === front.width && back.height === front.height);
  return meets ? counted : [...counted, { kind: 'back', id, front: sizeText(front), back: sizeText(back) }];
}

/** Every face that a drawn kit holds, by id; ids that stand for two faces. */
export function facesOf(drawn: DrawnKit): {
  readonly faces: ReadonlyMap<string, SetFace>;
  readonly faults: readonly PressFault[];
} {
  const faces = new Map<string, SetFace>();
  const twice = new Set<string>();
  const all = [
    ...drawn.cards.flatMap(({ front, back }) => [front, back]),
    ...[...drawn.counters, ...drawn.showpieces].flatMap(({ face, back }) => (back ? [face, back] : [face])),
    ...drawn.boxes.map(({ face }) => face),
  ];
  for (const face of all) {
    const known = faces.get(face.id);
    // A face that is drawn once for many cards is one object; only strangers are compared.
    if (known && known !== face && jsonOf(known) !== jsonOf(face)) twice.add(face.id);
    faces.set(face.id, face);
  }
  return { faces, faults: [...twice].map((id) => ({ kind: 'twice', id })) };
}

/** Cards of one trimmed size, in the order in which sizes first come up. */
function bySize(cards: readonly DrawnCard[]): DrawnCard[][] {
  const groups = new Map<string, DrawnCard[]>();
  for (const card of cards) {
    const key = sizeText(card.front);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

function runOf(cards: readonly DrawnCard[], request: LayoutRequest): Result<CardRun, PressFault> {
  const [first] = cards;
  if (!first) return failed([{ kind: 'nothing' }]);
  const bleed = Math.max(...cards.map(({ front }) => front.bleed));
  const { width, height } = first.front;
  const found = layoutFor(first.card.id, { width, height, bleed }, request);
  if (!found.ok) return found;
  const copies = cards.reduce((sum, { card }) => sum + card.count, 0);
  const layout = withoutEmptyRows(found.value, copies, request);
  return ok({ size: sizeText(first.front), bleed, layout, leaves: cardLeaves(cards, layout) });
}

const tooLarge = ({ id, face }: Pick<Net, 'id' | 'face'>, { paper }: LayoutRequest): PressFault => ({
  kind: 'size',
  id,
  width: face.width,
  height: face.height,
  paper: PAPERS[paper].name,
});

const bleedOf = (pieces: readonly DrawnPiece[]): number =>
  Math.max(0, ...pieces.map(({ face }) => face.bleed));

/** Beyond a block of counters, mm: its bleed or its marks, and some air. */
const aroundCounters = (bleed: number): number => Math.max(bleed, SHORT_MARK) + 1;

function counters(pieces: readonly DrawnPiece[], request: LayoutRequest): Result<Leaf[], PressFault> {
  const field = counterField(pieces, request, aroundCounters(bleedOf(pieces)));
  if (field) return ok(counterLeaves(pieces, field));
  const largest = pieces.toSorted((a, b) => b.face.width * b.face.height - a.face.width * a.face.height);
  return failed(largest.slice(0, 1).map(({ piece: { id }, face }) => tooLarge({ id, face }, request)));
}

const netOfPiece = ({ piece: { id, name }, face, back, count }: DrawnPiece): Net => ({
  ...{ id, name, face, count },
  ...(back && { back }),
});

/** A sentence about a box names it as its sheet does. */
const netOfBox = ({ name, face }: DrawnBox): Net => ({ id: name, name, face, count: 1 });

function nets(kind: LeafKind, pieces: readonly Net[], request: LayoutRequest): Result<Leaf[], PressFault> {
  const room = pageRoom(request, 0);
  const faults = pieces.filter((net) => !netFits(net, room)).map((net) => tooLarge(net, request));
  return faults.length > 0 ? failed(faults) : ok(netLeaves(kind, pieces, room, turnMirror(request)));
}

/** Imposes everything drawn; all faults where there are any. */
export function imposeAll(drawn: DrawnKit, request: LayoutRequest): Result<Leaves, PressFault> {
  const parts = [
    ...drawn.cards.map(sidedCard),
    ...drawn.counters.map(sidedPiece),
    ...drawn.showpieces.map(sidedPiece),
  ];
  if (parts.length + drawn.boxes.length === 0) return failed([{ kind: 'nothing' }]);
  const partial = parts.flatMap(partFaults);
  if (partial.length > 0) return failed(partial);
  const runs = bySize(drawn.cards).map((cards) => runOf(cards, request));
  const flat = counters(drawn.counters, request);
  const models = nets('showpieces', drawn.showpieces.map(netOfPiece), request);
  const boxes = nets('boxes', drawn.boxes.map(netOfBox), request);
  const faults = [...runs, flat, models, boxes].flatMap((result): readonly PressFault[] =>
    result.ok ? [] : result.faults,
  );
  if (faults.length > 0 || !flat.ok || !models.ok || !boxes.ok) return failed(faults);
  return ok({
    runs: runs.flatMap((run) => (run.ok ? [run.value] : [])),
    counters: flat.value,
    nets: [...models.value, ...boxes.value],
  });
}
