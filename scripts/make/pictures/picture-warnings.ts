/** What is to be said of pictures after a run. */
import type { SetFace } from '../../../src/kit/face.ts';
import type { Kit } from '../../../src/kit/kit.ts';
import { pictureNoteSentence } from '../../../src/kit/pictures/picture-faults.ts';

/** Most sentences in a report. */
const SHOWN = 10;

/** The notes on the pictures of faces, as sentences: each once. */
export function pictureWarnings({ title }: Pick<Kit, 'title'>, faces: Iterable<SetFace>): readonly string[] {
  const all = [...faces]
    .flatMap(({ notes = [] }) => notes)
    .map((note) => `${title}, ${pictureNoteSentence(note)}`);
  const sentences = [...new Set(all)];
  const left = sentences.length - SHOWN;
  if (left <= 0) return sentences;
  return [...sentences.slice(0, SHOWN), `${title}: ${left} more pictures are coarse or not drawn wholly.`];
}
