/** What is wrong with a picture, and what its maker should know about it; each has a sentence. */

import type { FaceNote } from '../check/told-alike.ts';

/** Where a picture stands: the face, the field of the card, and the file. */
export interface PicturePlace {
  readonly face: string;
  readonly field: string;
  readonly file: string;
  /** The title of the game, where a fault shows only after its faces were drawn: faults before that are told with it. */
  readonly game?: string;
}

/** A picture that cannot be shown; `why` continues the sentence 'the picture "ship.png" ...'. */
export interface PictureFault extends PicturePlace {
  readonly kind: 'picture';
  readonly why: string;
}

/** A picture that is printed, but not as well as it could be, or not wholly. */
export type PictureNote = PicturePlace &
  (
    | {
        readonly kind: 'resolution';
        /** Dots per inch at its printed size. */
        readonly dpi: number;
        /** The pixels that its printed size needs. */
        readonly needs: { readonly width: number; readonly height: number };
      }
    // What of a vector picture is drawn otherwise or left out.
    | { readonly kind: 'left out'; readonly what: string }
  );

function placeOf({ game, face, field, file }: PicturePlace): string {
  const card = game === undefined ? face : `${game}, ${face}`;
  return field === file
    ? `${card}: the picture "${file}"`
    : `${card}, field "${field}": the picture "${file}"`;
}

export const pictureFaultSentence = (fault: PictureFault): string => `${placeOf(fault)} ${fault.why}.`;

/** Why a file is refused whose head promises more than follows. */
export const BROKEN_PIXELS = 'is broken: its pixels cannot be read to the end. Save or copy it again';

/** Pictures of fewer dots per inch look coarse in print. */
export const LEAST_DPI = 200;

export function pictureNoteSentence(note: PictureNote): string {
  if (note.kind === 'left out') return `${placeOf(note)} ${note.what}.`;
  const { width, height } = note.needs;
  return `${placeOf(note)} has ${Math.floor(note.dpi)} dpi at its printed size: for ${LEAST_DPI} dpi it needs ${width} x ${height} pixels.`;
}

/** The same of a face, to be told together with what other faces and pictures have alike. */
export const pictureFaceNote = (note: PictureNote): FaceNote => ({
  face: note.face,
  file: note.file,
  says: pictureNoteSentence(note).slice(note.face.length),
});
