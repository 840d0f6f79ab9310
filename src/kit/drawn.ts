/** A whole box drawn and set in one edition: what the press, the site and the tests start from. */
import { boxNets, type BoxNet } from './boxes/boxes.ts';
import type { BoxFit } from './boxes/fit.ts';
import type { Card, Deck, Piece } from './component.ts';
import type { Edition } from './edition.ts';
import type { Face, SetFace } from './face.ts';
import type { Drawing, Kit } from './kit.ts';
import { failed, ok, type Result } from './result.ts';
import type { TypeFault } from './type/faults.ts';
import type { Fonts } from './type/font.ts';
import { typeset } from './type/typeset.ts';

export interface DrawnCard {
  readonly card: Card;
  readonly deck: Deck;
  readonly front: SetFace;
  readonly back: SetFace;
}

/** A counter or net whose text is set. */
export interface DrawnPiece {
  readonly piece: Piece;
  readonly face: SetFace;
  readonly back?: SetFace;
  /** Copies that the box needs. */
  readonly count: number;
}

/** A net of a box that the game is kept in, its text set. */
export interface DrawnBox extends Omit<BoxNet, 'face'> {
  readonly face: SetFace;
}

export interface DrawnKit {
  readonly edition: Edition;
  readonly cards: readonly DrawnCard[];
  readonly counters: readonly DrawnPiece[];
  readonly showpieces: readonly DrawnPiece[];
  readonly boxes: readonly DrawnBox[];
}

/** Which components to draw, every one where left out; and boxes for them, none where left out. */
export interface Choice {
  readonly card?: (card: Card, deck: Deck) => boolean;
  readonly counters?: boolean;
  readonly showpieces?: boolean;
  readonly boxes?: BoxFit;
}

/** Sets faces and keeps the faults of all of them, so that a maker sees every fault of a run at once. */
function setter(fonts: Fonts, faults: TypeFault[]): (face: Face) => SetFace {
  return (face) => {
    const set = typeset(face, fonts);
    if (set.ok) return set.value;
    faults.push(...set.faults);
    return { ...face, nodes: [] };
  };
}

/** Draws each back once a deck, so that the cards of a deck share one. */
function drawCards(
  kit: Kit,
  edition: Edition,
  set: (face: Face) => SetFace,
  chosen: NonNullable<Choice['card']>,
): DrawnCard[] {
  return kit.box.decks.flatMap((deck) => {
    const cards = kit.box.cards.filter((card) => card.deck === deck.id && chosen(card, deck));
    if (cards.length === 0) return [];
    const back = set(kit.back(deck, edition));
    return cards.map((card) => ({ card, deck, front: set(kit.front(card, edition)), back }));
  });
}

function drawPiece(piece: Piece, drawing: Drawing, set: (face: Face) => SetFace): DrawnPiece {
  const { face, back, count } = drawing;
  return { piece, face: set(face), count, ...(back && { back: set(back) }) };
}

/** Draws and sets a kit's box in one edition, in the order of its decks; all faults of type where there are any. */
export function drawKit(
  kit: Kit,
  edition: Edition,
  fonts: Fonts,
  choice: Choice = {},
): Result<DrawnKit, TypeFault> {
  const faults: TypeFault[] = [];
  const set = setter(fonts, faults);
  const { card = () => true, counters = true, showpieces = true, boxes } = choice;
  const { pieces } = kit.box;
  const drawn: DrawnKit = {
    edition,
    cards: drawCards(kit, edition, set, card),
    counters: counters ? pieces.map((piece) => drawPiece(piece, kit.counter(piece, edition), set)) : [],
    showpieces: showpieces
      ? pieces.flatMap((piece) =>
          kit.showpiece(piece, edition).map((drawing) => drawPiece(piece, drawing, set)),
        )
      : [],
    boxes: boxes ? boxNets(kit, edition, fonts, boxes).map((net) => ({ ...net, face: set(net.face) })) : [],
  };
  return faults.length > 0 ? failed(faults) : ok(drawn);
}
