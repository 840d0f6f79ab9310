/** Checks a kit: what keeps it from being printed, and what its maker should know. */
import { boxFaults, boxFaultSentence } from '../../src/kit/box-faults.ts';
import { kitNotes } from '../../src/kit/check/kit-notes.ts';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { faultsAlike } from '../../src/kit/check/told-alike.ts';
import { withNearPaths } from '../cli/maker-errors.ts';
import type { Made } from '../cli/run-report.ts';
import { fontsOf } from './kit-fonts.ts';

export interface Checked {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Every fault and note of a kit. Notes are only looked for where there are no faults: many would follow from them. */
export function checkKit(kit: Kit): Checked {
  const ofBox = boxFaults(kit.box).map(boxFaultSentence);
  if (ofBox.length > 0) return { faults: ofBox, notes: [] };
  const fonts = fontsOf(kit);
  const faults = PRINTED_EDITIONS.flatMap((edition) => {
    const drawn = drawKit(kit, edition, fonts);
    return drawn.ok ? [] : faultsAlike(drawn.faults).map(withNearPaths);
  });
  if (faults.length > 0) return { faults: [...new Set(faults)], notes: [] };
  return { faults: [], notes: kitNotes(kit, fonts) };
}

/** Most notes beside the files of a print. */
const SHOWN = 8;

/** Files with the notes on a maker's kit; the house's own games are checked by their tests. */
export function withNotes<File extends Made>(
  kit: Kit,
  editions: readonly PrintedEdition[],
  [first, ...others]: readonly File[],
): readonly File[] {
  if (!first || kit.makers === undefined) return first ? [first, ...others] : [];
  const notes = kitNotes(kit, fontsOf(kit), { editions, tellsPictures: false });
  const left = notes.length - SHOWN;
  const shown = left > 0 ? [...notes.slice(0, SHOWN), `${left} more are told by fieldkit check.`] : notes;
  return [{ ...first, warnings: [...(first.warnings ?? []), ...shown] }, ...others];
}
