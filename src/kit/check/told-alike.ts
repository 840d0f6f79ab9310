/** What is said of several faces alike is said once. */
import { typeFaultSentence, type TypeFault } from '../type/type-faults.ts';

/** Something said of a face; `says` continues a sentence that begins with the face's id. */
export interface FaceNote {
  readonly face: string;
  readonly says: string;
}

/** Most faces that a sentence names. */
const NAMED = 3;

/** "barge", "barge, hawk", "barge, hawk, port and 9 more". */
function facesText(faces: readonly string[]): string {
  const left = faces.length - NAMED;
  return left > 0 ? `${faces.slice(0, NAMED).join(', ')} and ${left} more` : faces.join(', ');
}

/** Notes as sentences. */
export function toldAlike(notes: readonly FaceNote[]): readonly string[] {
  const alike = Map.groupBy(notes, ({ says }) => says);
  return [...alike].map(
    ([says, those]) => `${facesText([...new Set(those.map(({ face }) => face))])}${says}`,
  );
}

/** The sentences of faults, those of several faces alike once. */
export const faultsAlike = (faults: readonly TypeFault[]): readonly string[] =>
  toldAlike(
    faults.map((fault) => {
      const sentence = typeFaultSentence(fault);
      const { face } = fault;
      return sentence.startsWith(face)
        ? { face, says: sentence.slice(face.length) }
        : { face: '', says: sentence };
    }),
  );
