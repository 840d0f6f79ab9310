/** What is to be said of pictures after a run. */
import { toldAlike } from '../../../src/kit/check/told-alike.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import type { Kit } from '../../../src/kit/kit.ts';
import { pictureFaceNote } from '../../../src/kit/pictures/picture-faults.ts';

/** Most sentences in a report. */
const SHOWN = 10;

/** The notes on the pictures of faces, as sentences: what several faces have alike is said once. */
export function pictureWarnings({ title }: Pick<Kit, 'title'>, faces: Iterable<SetFace>): readonly string[] {
  const all = [...faces].flatMap(({ notes = [] }) => notes);
  const sentences = toldAlike(all.map(pictureFaceNote)).map((sentence) => `${title}, ${sentence}`);
  const left = sentences.length - SHOWN;
  if (left <= 0) return sentences;
  return [
    ...sentences.slice(0, SHOWN),
    `${title}: ${left} more notes on pictures are left out here: fieldkit check tells them all.`,
  ];
}
