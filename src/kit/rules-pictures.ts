/** Pictures from files in a text of rules: faces that are read, and are no part of the box. */
import type { PrintedEdition } from './edition.ts';
import { picture, type SetFace } from './face.ts';
import type { Kit } from './kit.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Fonts } from './type/font.ts';
import type { TypeFault } from './type/type-faults.ts';
import { typeset } from './type/typeset.ts';

/** A picture that the rules name. */
export interface RulesPicture {
  /** The name of its face: "rules-picture-1". */
  readonly id: string;
  /** From the folder of the game. */
  readonly file: string;
  /** What it shows. */
  readonly name: string;
  /** Where it is named: "line 12". */
  readonly place: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest face of one, mm: a column of a booklet is as wide. */
const MOST: Size = { width: 120, height: 90 };

/** The size of its face, mm, by the shape of the file; a sentence where there is none to be read. */
export function rulesPictureSize({ pictures }: Kit, { file, place }: RulesPicture): Result<Size, string> {
  const found = pictures?.find(file);
  if (!found?.ok) {
    const why = found?.faults.join('; ') ?? 'cannot be read here';
    return failed(`${place}: the picture "${file}" ${why.replace(/\.$/, '')}.`);
  }
  const { width, height } = found.value.kind === 'raster' ? found.value : found.value.drawing.view;
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return ok({ width: width * scale, height: height * scale });
}

/** Its face in an edition. */
export function rulesPictureFace(
  kit: Kit,
  of: RulesPicture,
  edition: PrintedEdition,
  fonts: Fonts,
): Result<SetFace, string | TypeFault> {
  const size = rulesPictureSize(kit, of);
  if (!size.ok) return size;
  const whole = { x: 0, y: 0, ...size.value };
  const nodes = [picture(of.file, whole, { fit: 'contain' })];
  return typeset({ id: of.id, ...size.value, bleed: 0, safe: 0, nodes }, fonts, {
    pictures: kit.pictures,
    edition,
  });
}
