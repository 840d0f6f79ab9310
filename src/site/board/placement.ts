/** Where pieces stand on their field: small ones along its lower edge, what is large in the middle, the rest above. */
import type { SceneField, ScenePiece } from '../../referee/scene.ts';

/** Pieces are drawn larger than printed, so that they read on a small board. */
const GROWN = 1.8;
/** Between the pieces and the field's edge, mm. */
const EDGE = 2.5;
/** Of a stack, so many are drawn; its number says the rest. */
export const STACKED = 3;
/** What a piece bears is drawn so wide, mm. */
export const MARK = 15;
/** From one piece of a stack to the next, as a share of its width. */
const LEAN = 0.4;

/** A stack in its place: the middle of its first piece, and what a piece is multiplied by. */
export interface Standing {
  readonly piece: ScenePiece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Pieces drawn. */
  readonly drawn: number;
  /** From one of them to the next, mm. */
  readonly lean: number;
}

/** Wider than this share of the field, a piece fills the field by itself. */
const LARGE = 0.5;

const isLarge = (field: SceneField, { width }: ScenePiece): boolean => width > LARGE * field.width;

/** Every piece of a field in its place. */
export function standing(field: SceneField, pieces: readonly ScenePiece[]): readonly Standing[] {
  const small = pieces.filter((piece) => !isLarge(field, piece));
  const bottom = field.y + field.height - EDGE;
  let left = field.x + EDGE;
  const row = small.map((piece): Standing => {
    const drawn = Math.min(piece.count, STACKED);
    const lean = piece.width * GROWN * LEAN;
    const stack: Standing = {
      piece,
      x: left + (piece.width * GROWN) / 2,
      y: bottom - (piece.height * GROWN) / 2,
      scale: GROWN,
      drawn,
      lean,
    };
    left += piece.width * GROWN + lean * (drawn - 1) + EDGE;
    return stack;
  });
  return [...pieces.filter((piece) => isLarge(field, piece)).map((piece) => filling(field, piece)), ...row];
}

/** A large piece in the middle of its field, as large as it may be whichever way it is turned. */
function filling(field: SceneField, piece: ScenePiece): Standing {
  const room = Math.min(field.width, field.height) - 2;
  const scale = room / Math.max(piece.width, piece.height);
  return { piece, x: field.x + field.width / 2, y: field.y + field.height / 2, scale, drawn: 1, lean: 0 };
}
