/** What is said of several faces alike is said once. */
import { joinedGlyphs, typeFaultSentence, type TypeFault } from '../type/type-faults.ts';

/** Something said of a face; `says` continues a sentence that begins with the face's id. */
export interface FaceNote {
  readonly face: string;
  readonly says: string;
  /** The file of the picture that it is about, as it stands in `says` between quotation marks. */
  readonly file?: string;
}

/** Most faces that a sentence names. */
const NAMED = 3;

/** "barge", "barge, hawk", "barge, hawk, port and 9 more". */
function facesText(faces: readonly string[]): string {
  const left = faces.length - NAMED;
  return left > 0 ? `${faces.slice(0, NAMED).join(', ')} and ${left} more` : faces.join(', ');
}

const facesOf = (notes: readonly FaceNote[]): string =>
  facesText([...new Set(notes.map(({ face }) => face))]);

/** What is said of one file or another. */
const ofAnyFile = ({ says, file }: FaceNote): string =>
  file === undefined ? says : says.replace(`"${file}"`, '""');

/** Notes as sentences: of faces alike, and of pictures alike, it is said once. */
export function toldAlike(notes: readonly FaceNote[]): readonly string[] {
  return [...Map.groupBy(notes, ofAnyFile).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const [same, others] = [
      alike.filter(({ file }) => file === first.file),
      alike.filter(({ file }) => file !== first.file),
    ];
    const sentence = `${facesOf(same)}${first.says}`;
    return others.length === 0
      ? sentence
      : `${sentence.replace(/\.$/, '')}; so it is with the pictures of ${facesOf(others)}.`;
  });
}

/** The sentences of faults, those of several faces alike once. */
export const faultsAlike = (faults: readonly TypeFault[]): readonly string[] =>
  toldAlike(
    joinedGlyphs(faults).map((fault) => {
      const sentence = typeFaultSentence(fault);
      const { face } = fault;
      return sentence.startsWith(face)
        ? { face, says: sentence.slice(face.length) }
        : { face: '', says: sentence };
    }),
  );
