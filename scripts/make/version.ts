/** Makes the record of a version: every component in every printed edition, with its hash. */
import { PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { printedParts, type Version } from '../../src/kit/print-record.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { drawSelected, EVERYTHING, keyOfFace } from './draw-faces.ts';

/** Draws the whole box and lists its faces. */
export const versionOf = (version: string, kit: Kit, fonts: Fonts): Version => ({
  version,
  printed: PRINTED_EDITIONS.map((edition) => ({
    game: kit.id,
    edition,
    parts: printedParts(drawSelected(kit, edition, fonts, EVERYTHING), keyOfFace),
  })),
});
