/** A whole box drawn and typeset in one edition: the input of the press, the site and the tests. */
import { boxNets, type BoxNet } from './boxes/boxes.ts';
import type { BoxFit } from './boxes/card-thickness.ts';
import { drawnSizes, type Card, type Deck, type Piece, type Sheet } from './component.ts';
import { die } from './papercraft/die-net.ts';
import { disc } from './drawing/disc.ts';
import type { Edition } from './edition.ts';
import type { Face, Rect, SetFace } from './face.ts';
import type { Drawing, Kit, SheetDrawing } from './kit.ts';
import { kitWords } from './words/kit-words.ts';
import { failed, ok, type Result } from '../result.ts';
import type { PictureSetting } from './pictures/set-picture.ts';
import type { TypeFault } from './type/type-faults.ts';
import type { Fonts } from './type/font.ts';
import { typeset } from './type/typeset.ts';

export interface DrawnCard {
  readonly card: Card;
  readonly deck: Deck;
  readonly front: SetFace;
  readonly back: SetFace;
}

/** A typeset counter or net. */
export interface DrawnPiece {
  readonly piece: Piece;
  readonly face: SetFace;
  readonly back?: SetFace;
  /** Copies that the box needs. */
  readonly count: number;
  /** Of a net: the models it makes beyond those that stand for pieces. */
  readonly extra?: number;
}

/** A typeset net of a game's box. */
export interface DrawnBox extends Omit<BoxNet, 'face'> {
  readonly face: SetFace;
}

/** A typeset sheet, disc of a wheel, or net of a die. */
export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly face: SetFace;
  readonly back?: SetFace;
  /** For a folded die the visible side, for a wheel's first disc the assembled wheel. */
  readonly lying?: SetFace;
  /** What the joins of a poster go round where they can, mm on its face. */
  readonly whole?: readonly Rect[];
}

export interface DrawnKit {
  readonly edition: Edition;
  readonly cards: readonly DrawnCard[];
  readonly counters: readonly DrawnPiece[];
  readonly showpieces: readonly DrawnPiece[];
  readonly sheets: readonly DrawnSheet[];
  readonly boxes: readonly DrawnBox[];
}

/** Which components to draw: all where left out, except boxes, which are drawn only for a `BoxFit`. */
export interface Choice {
  readonly card?: (card: Card, deck: Deck) => boolean;
  readonly counters?: boolean;
  readonly showpieces?: boolean;
  readonly sheets?: boolean;
  readonly boxes?: BoxFit;
}

/** Tolerance for equal lengths, mm. */
const SAME = 0.01;

/** Typesets faces and collects all faults, so that a maker sees every fault of a run at once. */
function setter(fonts: Fonts, setting: PictureSetting, faults: TypeFault[]): (face: Face) => SetFace {
  return (face) => {
    const set = typeset(face, fonts, setting);
    if (set.ok) return set.value;
    faults.push(...set.faults);
    return { ...face, nodes: [] };
  };
}

/** A face of a card, with a fault if it is of another size than the card. */
function ofCardSize(drawn: Face | undefined, { id, size }: Card): Face {
  const face = drawn ?? { ...size, id, nodes: [], faults: ['the kit draws no face of it'] };
  const isSame = Math.abs(face.width - size.width) <= SAME && Math.abs(face.height - size.height) <= SAME;
  if (isSame) return face;
  const fault = `it is ${face.width} x ${face.height} mm, and the card "${id}" is ${size.width} x ${size.height} mm: give both one size`;
  return { ...face, faults: [...(face.faults ?? []), fault] };
}

/** Draws cards, and each back once a deck, so that its cards share one object. */
function drawCards(
  kit: Kit,
  edition: Edition,
  set: (face: Face) => SetFace,
  chosen: NonNullable<Choice['card']>,
): DrawnCard[] {
  return kit.box.decks.flatMap((deck) => {
    const [first, ...others] = kit.box.cards.filter((card) => card.deck === deck.id && chosen(card, deck));
    if (!first) return [];
    const cards = [first, ...others];
    const drawBack = (): SetFace => set(ofCardSize(kit.back(deck, edition), first));
    const shared = cards.every(({ twoFaced }) => twoFaced) ? undefined : drawBack();
    return cards.map((card) => {
      const back = card.twoFaced ? set(ofCardSize(otherFace(kit, card, edition), card)) : shared;
      return { card, deck, front: set(ofCardSize(kit.front(card, edition), card)), back: back ?? drawBack() };
    });
  });
}

function otherFace(kit: Kit, card: Card, edition: Edition): Face {
  if (kit.other) return kit.other(card, edition);
  throw new Error(`${kit.title} draws no other face, which ${card.id} is said to have`);
}

function counterOf(kit: Kit, piece: Piece, edition: Edition): Drawing {
  if (kit.counter) return kit.counter(piece, edition);
  throw new Error(`${kit.title} draws no counter, and ${piece.id} is one`);
}

/** The drawings of a sheet, checked for number and size against the box. */
function drawSheet(kit: Kit, sheet: Sheet, edition: Edition): readonly SheetDrawing[] {
  const { form, id } = sheet;
  const drawings = kit.sheet?.(sheet, edition) ?? [];
  const sizes = drawnSizes(form);
  const wrong = sizes.length !== drawings.length;
  if (wrong)
    throw new Error(`${kit.title} draws ${drawings.length} faces of ${id}, which has ${sizes.length}`);
  drawings.forEach(({ face }, index) => {
    const { width, height } = sizes[index] ?? face;
    if (Math.abs(face.width - width) > SAME || Math.abs(face.height - height) > SAME)
      throw new Error(
        `${kit.title} draws ${id} ${face.width} x ${face.height} mm large, and it is ${width} x ${height} mm`,
      );
  });
  if (form.make === 'die') {
    const faces = drawings.map(({ face }) => face);
    const [lying] = faces;
    const means = kitWords(kit.language).net(sheet.name);
    const net = die(faces, form.side, { id, means, inks: kit.cover(edition).inks });
    return [{ face: net, ...(lying && { lying }) }];
  }
  if (form.make !== 'wheel') return drawings;
  return drawings.map(({ face, back, lying }) => ({
    face: disc(face, form.pin),
    ...(back && { back: disc(back, form.pin) }),
    ...(lying && { lying }),
  }));
}

const setSheet = (
  sheet: Sheet,
  { face, back, lying, whole }: SheetDrawing,
  set: (face: Face) => SetFace,
): DrawnSheet => ({
  sheet,
  face: set(face),
  ...(back && { back: set(back) }),
  ...(lying && { lying: set(lying) }),
  ...(whole && { whole }),
});

function drawPiece(piece: Piece, drawing: Drawing, set: (face: Face) => SetFace): DrawnPiece {
  const { face, back, count, extra } = drawing;
  return {
    piece,
    face: set(face),
    count,
    ...(back && { back: set(back) }),
    ...(extra !== undefined && { extra }),
  };
}

/** A kit as far as it can be drawn: a face with faults is empty. */
export interface DrawnSoFar {
  readonly drawn: DrawnKit;
  readonly faults: readonly TypeFault[];
}

/** Draws and typesets a kit's box in one edition, in the order of its decks, and what can be drawn in spite of faults. */
export function drawSoFar(kit: Kit, edition: Edition, fonts: Fonts, choice: Choice = {}): DrawnSoFar {
  const faults: TypeFault[] = [];
  const set = setter(fonts, { pictures: kit.pictures, edition }, faults);
  const { card = () => true, counters = true, showpieces = true, sheets = true, boxes } = choice;
  const { pieces, sheets: all = [] } = kit.box;
  const drawn: DrawnKit = {
    edition,
    cards: drawCards(kit, edition, set, card),
    counters: counters ? pieces.map((piece) => drawPiece(piece, counterOf(kit, piece, edition), set)) : [],
    showpieces: showpieces
      ? pieces.flatMap((piece) =>
          (kit.showpiece?.(piece, edition) ?? []).map((drawing) => drawPiece(piece, drawing, set)),
        )
      : [],
    sheets: sheets
      ? all.flatMap((sheet) => drawSheet(kit, sheet, edition).map((drawing) => setSheet(sheet, drawing, set)))
      : [],
    boxes: boxes ? boxNets(kit, edition, fonts, boxes).map((net) => ({ ...net, face: set(net.face) })) : [],
  };
  return { drawn, faults };
}

/** Draws and typesets a kit's box in one edition; returns all type faults where there are any. */
export function drawKit(
  kit: Kit,
  edition: Edition,
  fonts: Fonts,
  choice: Choice = {},
): Result<DrawnKit, TypeFault> {
  const { drawn, faults } = drawSoFar(kit, edition, fonts, choice);
  return faults.length > 0 ? failed(...faults) : ok(drawn);
}
