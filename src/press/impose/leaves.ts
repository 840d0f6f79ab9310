/** Imposes what was drawn on leaves: cards by size, then counters, sheets and nets; or returns faults. */
import { countAll } from '../../kit/component.ts';
import { jsonOf } from '../../kit/content-hash.ts';
import type { DrawnBox, DrawnCard, DrawnKit, DrawnPiece, DrawnSheet } from '../../kit/drawn-kit.ts';
import type { Rect, SetFace } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../result.ts';
import { PAPERS } from '../papers.ts';
import { layoutFor } from './plan/choose.ts';
import { slotCount } from './plan/slot-grid.ts';
import { counterLeaves } from './counters.ts';
import { mm } from '../words/number-words.ts';
import type { PressFault } from './plan/sheet-faults.ts';
import { withoutEmptyRows, type Layout, type LayoutRequest } from './plan/sheet-layout.ts';
import { cardLeaves, isLater, savedBySlots, type CounterCard } from './card-leaves.ts';
import type { Leaf } from './leaf.ts';
import { SHORT_MARK } from './marks.ts';
import { netFits, netLeaves, type Net } from './nets.ts';
import { posterLeaves } from './posters/posters.ts';
import { counterField, pageRoom, turnMirror } from './printable-area.ts';

/** The leaves of cards of one size. */
export interface CardRun {
  readonly size: string;
  /** mm. */
  readonly bleed: number;
  readonly layout: Layout;
  /** The number of card copies. */
  readonly cards: number;
  /** Counters in slots that its cards leave free. */
  readonly counters: readonly CounterCard[];
  /** How many piles its sheets are cut into: the first sheet of a stack fills every slot that any of it fills. */
  readonly piles: number;
  readonly leaves: readonly Leaf[];
}

/** All leaves of a file, in order. */
export interface Leaves {
  /** The components without those that fit no sheet. */
  readonly drawn: DrawnKit;
  /** What was left out, and why. */
  readonly left: readonly PressFault[];
  readonly runs: readonly CardRun[];
  readonly counters: readonly Leaf[];
  /** Mats, posters, wheels, strips, pads. */
  readonly sheets: readonly Leaf[];
  /** Paper models and boxes. */
  readonly nets: readonly Leaf[];
}

const sizeText = ({ width, height }: SetFace): string => `${mm(width)} x ${mm(height)}`;

/** Every leaf in the order of the file: what can wait until after a first game comes last. */
export const leavesInOrder = ({ runs, counters, sheets, nets }: Leaves): readonly Leaf[] =>
  [...runs.flatMap((run) => run.leaves), ...counters, ...sheets, ...nets].toSorted(
    (one, other) => Number(one.later ?? false) - Number(other.later ?? false),
  );

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

const sidedSheet = ({ sheet: { id, count }, face, back }: DrawnSheet): Sided => ({
  id,
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

/** Invalid counts, and backs whose size differs from their fronts. */
function partFaults({ id, count, front, back }: Sided): PressFault[] {
  const counted: PressFault[] = Number.isInteger(count) && count > 0 ? [] : [{ kind: 'count', id, count }];
  const meets = !back || (back.width === front.width && back.height === front.height);
  return meets ? counted : [...counted, { kind: 'back', id, front: sizeText(front), back: sizeText(back) }];
}

/** All faces by id, and faults for ids with two different faces. */
export function facesOf(drawn: DrawnKit): {
  readonly faces: ReadonlyMap<string, SetFace>;
  readonly faults: readonly PressFault[];
} {
  const faces = new Map<string, SetFace>();
  const twice = new Set<string>();
  const all = [
    ...drawn.cards.flatMap(({ front, back }) => [front, back]),
    ...[...drawn.counters, ...drawn.showpieces, ...drawn.sheets].flatMap(({ face, back }) =>
      back ? [face, back] : [face],
    ),
    ...drawn.boxes.map(({ face }) => face),
  ];
  for (const face of all) {
    const known = faces.get(face.id);
    // A face shared by many cards is one object, so only different objects are compared.
    if (known && known !== face && jsonOf(known) !== jsonOf(face)) twice.add(face.id);
    faces.set(face.id, face);
  }
  return { faces, faults: [...twice].map((id) => ({ kind: 'twice', id })) };
}

/** Groups cards by trimmed size, in order of first occurrence; those that join are by themselves. */
function bySize(cards: readonly DrawnCard[]): DrawnCard[][] {
  const groups = new Map<string, DrawnCard[]>();
  for (const card of cards) {
    const key = card.deck.joins ? card.deck.id : sizeText(card.front);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** The piles that a stack of sheets is cut into. */
const pilesOf = (cards: number, slots: number): number =>
  cards === 0 ? 0 : Math.ceil(cards / Math.ceil(cards / slots));

/** The run of cards of one size; `pieces` go into free slots if that saves a sheet. */
function runOf(
  cards: readonly DrawnCard[],
  request: LayoutRequest,
  pieces: readonly DrawnPiece[],
): Result<CardRun, PressFault> {
  const [first] = cards;
  if (!first) return failed({ kind: 'nothing' });
  const bleed = Math.max(...cards.map(({ front }) => front.bleed));
  const { width, height } = first.front;
  const asked = first.deck.joins ? { ...request, joined: true } : request;
  const found = layoutFor(first.card.id, { width, height, bleed }, asked);
  if (!found.ok) return found;
  const copies = countAll(cards.map(({ card }) => card));
  const atFirst = countAll(cards.flatMap((each) => (isLater(each) ? [] : [each.card])));
  const apart = counters(pieces, request).length;
  const inSlots = savedBySlots(pieces, found.value, atFirst, apart);
  const layout = withoutEmptyRows(found.value, copies + inSlots.length, request);
  return ok({
    size: sizeText(first.front),
    bleed,
    layout,
    cards: copies,
    counters: inSlots,
    piles: Math.max(
      ...[atFirst + inSlots.length, copies - atFirst].map((stack) => pilesOf(stack, slotCount(layout.block))),
    ),
    leaves: cardLeaves(cards, layout, inSlots),
  });
}

/** Who owns decks that can wait: their mats can, too. */
const laterOwners = (cards: readonly DrawnCard[]): ReadonlySet<string> =>
  new Set(cards.flatMap(({ deck }) => (deck.later && deck.owner !== undefined ? [deck.owner] : [])));

const tooLarge = ({ id, face }: Pick<Net, 'id' | 'face'>, { paper }: LayoutRequest): PressFault => ({
  kind: 'size',
  id,
  width: face.width,
  height: face.height,
  paper: PAPERS[paper].name,
});

const bleedOf = (pieces: readonly DrawnPiece[]): number =>
  Math.max(0, ...pieces.map(({ face }) => face.bleed));

/** The width about a block of counters, mm: for bleed or marks, and some space. */
const aroundCounters = (bleed: number): number => Math.max(bleed, SHORT_MARK) + 1;

/** What fits, with a fault for each item that does not. */
interface Sorted<Thing> {
  readonly kept: readonly Thing[];
  readonly left: readonly PressFault[];
}

function sorted<Thing>(
  things: readonly Thing[],
  faultOf: (thing: Thing) => PressFault | undefined,
): Sorted<Thing> {
  const judged = things.map((thing) => ({ thing, fault: faultOf(thing) }));
  return {
    kept: judged.flatMap(({ thing, fault }) => (fault ? [] : [thing])),
    left: judged.flatMap(({ fault }) => fault ?? []),
  };
}

const aroundAll = (pieces: readonly DrawnPiece[]): number => aroundCounters(bleedOf(pieces));

function counterFault(piece: DrawnPiece, request: LayoutRequest): PressFault | undefined {
  if (counterField([piece], request, aroundAll([piece]))) return undefined;
  return tooLarge({ id: piece.piece.id, face: piece.face }, request);
}

/**
 * The leaves of counters, each of which fits by itself; they are not folded where no fold leaves enough room.
 */
function counters(pieces: readonly DrawnPiece[], request: LayoutRequest): readonly Leaf[] {
  const around = aroundAll(pieces);
  const field =
    counterField(pieces, request, around) ?? counterField(pieces, { ...request, sides: 'single' }, around);
  return field ? counterLeaves(pieces, field) : [];
}

const netOfPiece = ({ piece: { id, name }, face, back, count }: DrawnPiece): Net => ({
  id,
  name,
  face,
  count,
  ...(back && { back }),
});

const netOfSheet = ({ sheet: { id, name, count }, face, back }: DrawnSheet): Net => ({
  id,
  name,
  face,
  count,
  ...(back && { back }),
});

/** Messages identify a box by the name on its sheet. */
const netOfBox = ({ name, face }: DrawnBox): Net => ({ id: name, name, face, count: 1 });

/** Whether it must be in one piece. */
const isWhole = ({ make }: DrawnSheet['sheet']['form']): boolean => make === 'wheel' || make === 'die';

/** Whether it is too large for the paper and is tiled; discs and nets cannot be. */
const isTiled = ({ sheet, face }: DrawnSheet, room: Rect): boolean =>
  !isWhole(sheet.form) && !netFits(netOfSheet({ sheet, face }), room);

/** A poster's tiles may come so near the printer's margins where that saves paper or a cut name, mm: trims stay whole. */
const TIGHT = 1.5;

/** A leaf that knows of the dice, by name, among its contents. */
function withDice(leaf: Leaf, dice: ReadonlySet<string>): Leaf {
  if (!leaf.names.some((name) => dice.has(name))) return leaf;
  return { ...leaf, dice: leaf.names.every((name) => dice.has(name)) ? 'all' : 'some' };
}

/** The leaves of sheets: small ones side by side, large ones tiled. */
function sheetLeaves(sheets: readonly DrawnSheet[], request: LayoutRequest): readonly Leaf[] {
  const room = pageRoom(request, 0);
  const mirror = turnMirror(request);
  const dice = new Set(sheets.flatMap(({ sheet: { name, form } }) => (form.make === 'die' ? [name] : [])));
  const [tiled, whole] = [true, false].map((wanted) =>
    sheets.filter((each) => isTiled(each, room) === wanted),
  );
  return [
    ...netLeaves('sheets', (whole ?? []).map(netOfSheet), room, mirror).map((leaf) => withDice(leaf, dice)),
    ...(tiled ?? []).flatMap((each) =>
      posterLeaves(
        { ...netOfSheet(each), ...(each.whole && { whole: each.whole }) },
        pageRoom(request, Math.max(each.face.bleed, SHORT_MARK)),
        pageRoom(request, TIGHT),
        mirror,
      ),
    ),
  ];
}

/** Leaves without backs, for cards that are sleeved. */
const frontsAlone = (leaves: readonly Leaf[]): readonly Leaf[] =>
  leaves.map((leaf) => ({ ...leaf, backs: [] }));

/** Whether a fault concerns the component, so that another layout would not help. */
const isItsOwn = (fault: PressFault): boolean =>
  fault.kind === 'size' || (fault.kind === 'margins' && fault.layout === undefined);

/**
 * Imposes what was drawn. Components that fit no sheet are left out and reported; if nothing remains, or for
 * other faults, all faults are returned.
 */
export function imposeAll(drawn: DrawnKit, request: LayoutRequest): Result<Leaves, PressFault> {
  const parts = [
    ...drawn.cards.map(sidedCard),
    ...drawn.counters.map(sidedPiece),
    ...drawn.sheets.map(sidedSheet),
    ...drawn.showpieces.map(sidedPiece),
  ];
  if (parts.length + drawn.boxes.length === 0) return failed({ kind: 'nothing' });
  const partial = parts.flatMap(partFaults);
  if (partial.length > 0) return failed(...partial);

  const room = pageRoom(request, 0);
  const netFault = (net: Net) => (netFits(net, room) ? undefined : tooLarge(net, request));
  const flat = sorted(drawn.counters, (piece) => counterFault(piece, request));
  const sized = bySize(drawn.cards);
  const [withPieces] = sized.filter((cards) => !cards.some(({ deck }) => deck.joins));
  const groups = sized.map((cards) => ({
    cards,
    run: runOf(cards, request, cards === withPieces ? flat.kept : []),
  }));
  const sheets = sorted(drawn.sheets, (sheet) =>
    isTiled(sheet, room) ? undefined : netFault(netOfSheet(sheet)),
  );
  const models = sorted(drawn.showpieces, (piece) => netFault(netOfPiece(piece)));
  const boxes = sorted(drawn.boxes, (net) => netFault(netOfBox(net)));

  const cardFaults = groups.flatMap(({ run }): readonly PressFault[] => (run.ok ? [] : run.faults));
  const left = [cardFaults, flat.left, sheets.left, models.left, boxes.left].flat();
  const kept: DrawnKit = {
    edition: drawn.edition,
    cards: groups.flatMap(({ cards, run }) => (run.ok ? cards : [])),
    counters: flat.kept,
    sheets: sheets.kept,
    showpieces: models.kept,
    boxes: boxes.kept,
  };
  const isEmpty = [kept.cards, kept.counters, kept.sheets, kept.showpieces, kept.boxes].every(
    ({ length }) => length === 0,
  );
  if (isEmpty || !left.every(isItsOwn)) return failed(...left);
  const mirror = turnMirror(request);
  const runs = groups.flatMap(({ run }) => (run.ok ? [run.value] : []));
  const owners = laterOwners(kept.cards);
  const waits = ({ sheet: { owner } }: DrawnSheet): boolean => owner !== undefined && owners.has(owner);
  const sided = request.sides === 'fronts' ? frontsAlone : (leaves: readonly Leaf[]) => leaves;
  return ok({
    drawn: kept,
    left,
    runs: runs.map((run) => ({ ...run, leaves: sided(run.leaves) })),
    counters: sided(runs.some((run) => run.counters.length > 0) ? [] : counters(kept.counters, request)),
    sheets: sided([
      ...sheetLeaves(
        kept.sheets.filter((sheet) => !waits(sheet)),
        request,
      ),
      ...sheetLeaves(kept.sheets.filter(waits), request).map((leaf): Leaf => ({ ...leaf, later: true })),
    ]),
    nets: sided([
      ...netLeaves('showpieces', kept.showpieces.map(netOfPiece), room, mirror),
      ...netLeaves('boxes', kept.boxes.map(netOfBox), room, mirror),
    ]),
  });
}
