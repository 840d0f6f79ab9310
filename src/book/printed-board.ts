/** A printed board as pictures of examples show it: what is laid on it, and what of it is never hidden. */
import type { Seat } from '../referee/seats.ts';
import type { Box, SceneField, ScenePiece } from '../referee/table/scene.ts';

/** A place of the board, a piece on it, and a rectangle in mm of the scene. */
export type BoardPlace = Pick<SceneField, 'id' | 'opens'>;
export type BoardPiece = Pick<ScenePiece, 'face'>;
export type BoardRect = Box;

/** A point of the board, in mm of the scene. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card or piece about its centre. */
export interface LyingThing extends Point {
  readonly face: string;
  readonly width: number;
  readonly height: number;
  /** Drawn as a plain block with a number instead of the face. */
  readonly block?: { readonly says: string; readonly ink: Seat['ink'] };
}

/** A name as the board prints it, line by line: in this box of the scene, in letters of so many points on the sheet. */
export interface BoardName {
  readonly says: readonly string[];
  readonly box: Box;
  readonly size: number;
}

export interface PrintedBoard {
  /** The sheet of the box that is drawn, as large as the scene's ground. */
  readonly face: string;
  /** The part of it inside its frame, in mm of the scene. */
  readonly field: Box;
  /** Names, figures and signs by the id of their place: no picture cuts them at its edge, and no arrow crosses them. */
  readonly words: Readonly<Record<string, readonly Box[]>>;
  /** Names by the id of their place, which a picture of much of the board says in larger letters. */
  readonly names?: Readonly<Record<string, BoardName>>;
  /** Where arrows begin and end, by the id of a place. */
  readonly ends: Readonly<Record<string, Point>>;
  /** What lies on a place as it lies on the table at home, the lowest first. */
  readonly lying: (place: BoardPlace, pieces: readonly BoardPiece[]) => readonly LyingThing[];
  /** The least width of a picture in mm of the scene: as wide as keeps words large enough to read. */
  readonly width: number;
}
