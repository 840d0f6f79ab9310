/** Checks a kit: what keeps it from being printed, and what its maker should know. */
import { boxFaults, boxFaultSentence } from '../../src/kit/box-faults.ts';
import { kitNotes } from '../../src/kit/check/kit-notes.ts';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { faultsAlike } from '../../src/kit/check/told-alike.ts';
import type { Raster } from '../../src/kit/face.ts';
import { BROKEN_PIXELS } from '../../src/kit/pictures/picture-faults.ts';
import { rastersOf } from '../../src/press/paint/picture-pixels.ts';
import { isRefusal } from '../cli/command-error.ts';
import { withNearPaths } from '../cli/maker-errors.ts';
import type { Made } from '../cli/run-report.ts';
import { facesOf } from './draw-faces.ts';
import { fontsOf } from './kit-fonts.ts';
import { inLanes } from './limit-concurrency.ts';

export interface Checked {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Pictures decoded at once. */
const LANES = 2;

/** So few pixels that making them costs nothing beside reading the file to its end. */
const GLANCE = 16;

/** Whether the part of a file that a face shows can be decoded. */
async function isWhole({ image, place, crop, ground }: Raster): Promise<boolean> {
  const [width, height] = [Math.min(GLANCE, crop.width), Math.min(GLANCE, crop.height)];
  try {
    await image.encode({ crop, ground, width, height }, place);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Pictures whose pixels end too soon or are damaged, a sentence each; each part of a file is decoded once. */
export async function brokenPictures(kit: Kit): Promise<readonly string[]> {
  const drawn = PRINTED_EDITIONS.map((edition) => drawKit(kit, edition, fontsOf(kit)));
  const faces = drawn.flatMap((each) => (each.ok ? [...facesOf(each.value).values()] : []));
  const rasters = Map.groupBy(
    faces.flatMap(({ nodes }) => rastersOf(nodes)),
    ({ image, crop }) => [image.id, crop.x, crop.y, crop.width, crop.height].join(' '),
  );
  const broken: Raster[] = [];
  await inLanes(rasters.values(), LANES, async (alike) => {
    const [first] = alike;
    if (first && !(await isWhole(first))) broken.push(...alike);
  });
  const faults = broken.map(({ place: { face, field, file } }) => {
    const place = { face, field, file };
    return { ...place, kind: 'picture', why: BROKEN_PIXELS } as const;
  });
  return faultsAlike([...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]);
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
