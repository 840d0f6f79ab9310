/**
 * The press of the print desk: plans the choice, shows its pages and makes the PDF, with the command line's code. Runs
 * in a worker, and caches drawings for the next choice.
 */
import { SITE_LANGUAGE } from '../page-language.ts';
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import { hashData } from '../../kit/content-hash.ts';
import type { Kit } from '../../kit/kit.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { HOUSE_FONTS } from '../../kit/type/fonts.ts';
import { baseAddress } from '../../press/export/base-address.ts';
import { BARE_TABLE, type TableLayout } from '../../press/export/tabletop/initial-table.ts';
import { parcelName } from '../../press/export/export-places.ts';
import { misfitToCorrect, type Misfit } from '../../press/calibrate/registration-error.ts';
import {
  readingFaultSentence,
  readReadings,
  type ReadingFault,
} from '../../press/calibrate/scale-readings.ts';
import { testSheetName, type Way } from '../../press/calibrate/print-methods.ts';
import { pressFaultIn } from '../../press/impose/plan/sheet-faults.ts';
import { facesOf } from '../../press/impose/leaves.ts';
import type { SheetPlan } from '../../press/impose/plan/sheet-plan.ts';
import { inkOfFace } from '../../press/ink-coverage/measure.ts';
import { filesOf, type PrintFile, type PrintJob } from '../../press/job.ts';
import { readScale, scaleFaultSentence } from '../../press/calibrate/printed-scale.ts';
import { readMargins } from '../../press/margins.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { brought } from './failures.ts';
import type { PrintChoice } from './desk-choice.ts';
import { parcelDrawn, parcelWords, placeWords } from './parcel-parts.ts';
import {
  counted,
  drawingKey,
  drawPart,
  fileWords,
  isChosen,
  wordsOf,
  type Drawn,
} from './parts-for-choice.ts';
import { facePictures, pagePicture, type PagePicture } from './page-picture.ts';
import { paint } from './painter.ts';
import { cannot, plannedOf, refusalOf, type Planned, type Refusal, type Wanted } from './desk-summary.ts';
import { beginning, type Tell } from './steps.ts';

export interface PrintedFile {
  readonly name: string;
  /** MIME type: "application/pdf". */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A page, with the pictures of those faces that no earlier page had. */
export interface ShownPage extends PagePicture {
  /** SVG by face key. */
  readonly faces: ReadonlyMap<string, string>;
}

export interface ParcelOrder {
  /** An id of `PLACES`. */
  readonly place: string;
  readonly choice: PrintChoice;
  /** URL for the virtual table's pictures, as typed. */
  readonly base: string;
}

export interface PressRoom {
  /**
   * Plans a choice, or says why it cannot be printed. Measuring ink takes longer than all the rest: unless 'measured',
   * the facts include it only if it is cached.
   */
  readonly plan: (wanted: Wanted, ink?: 'known' | 'measured') => Result<Planned, Refusal>;
  /** Plans a likely next choice, into the cache. */
  readonly prepare: (wanted: Wanted) => void;
  /** A page of the last plan. Rejects for an unknown index. */
  readonly page: (index: number) => Promise<ShownPage>;
  /** Makes the PDF of a choice; `tell` gets progress. */
  readonly print: (wanted: Wanted, tell: Tell) => Promise<Result<PrintedFile, Refusal>>;
  /** Makes the test sheet of a way of printing, the same for every game. */
  readonly testSheet: (way: Way, tell: Tell) => Promise<Result<PrintedFile, Refusal>>;
  /** Makes the parcel for a place, with the chosen copies of each card. */
  readonly parcel: (order: ParcelOrder, tell: Tell) => Promise<Result<PrintedFile, Refusal>>;
}

/** A memoised function of objects. */
interface Kept<Key, Value> {
  (key: Key): Value;
  readonly knows: (key: Key) => boolean;
}

function kept<Key extends object, Value>(give: (key: Key) => Value): Kept<Key, Value> {
  const known = new WeakMap<Key, { readonly value: Value }>();
  const get = (key: Key): Value => {
    const earlier = known.get(key) ?? { value: give(key) };
    known.set(key, earlier);
    return earlier.value;
  };
  return Object.assign(get, { knows: (key: Key) => known.has(key) });
}

/** A choice with its sheets. */
interface LaidOut {
  readonly plan: SheetPlan;
  readonly planned: Planned;
}

/** Most plans cached, so that going back or choosing something prepared is instant. */
const MOST_LAID_OUT = 6;

const PDF = 'application/pdf';

/** Optional parts of the press. */
interface Surroundings {
  /** Loads the game's table before the first turn. */
  readonly layout?: () => Promise<TableLayout>;
  /** Link to the test sheet for the backs; undefined if the site's public URL is unknown. */
  readonly testSheetAt?: PrintJob['testSheetAt'];
  /** Whether the game has rules to read, which first pages then send for. */
  readonly hasRules?: boolean;
}

export function openPressRoom(
  kit: Kit,
  fonts: Fonts,
  { layout = () => Promise.resolve(BARE_TABLE), testSheetAt, hasRules = false }: Surroundings = {},
): PressRoom {
  const parts = new Map<string, Drawn>();
  const drawnOf = (choice: PrintChoice, tell?: Tell): Drawn => {
    const key = drawingKey(choice);
    const heard = tell && beginning(tell, 'planning', 'loading');
    const drawn = parts.get(key) ?? drawPart(kit, fonts, choice, heard);
    parts.set(key, drawn);
    return drawn;
  };
  const hashOf = kept((face: SetFace) => hashData(face));
  const inkOf = kept((face: SetFace) => inkOfFace(face, fonts));
  const sent = new Set<string>();
  let shown: SheetPlan | undefined;

  const jobOf = (
    { choice, since }: Wanted,
    ink: 'known' | 'measured',
    tell?: Tell,
  ): Result<PrintJob, Refusal> => {
    const { paper, sides, flip, layout, part } = choice;
    const margins = readMargins(choice.margins);
    if (choice.margins.trim() !== '' && !margins) return cannot([PRINT_WORDS.margins.unread(choice.margins)]);
    const misfit = misfitIn(choice.backs);
    if (!misfit.ok) return cannot(misfit.faults.map(readingFaultSentence));
    const scale = printedScaleIn(choice.size);
    if (!scale.ok) return cannot(scale.faults.map(scaleFaultSentence));
    const drawn = drawnOf(choice, tell);
    if (!drawn.ok) return cannot(drawn.faults);
    const isInkKnown = (printed: DrawnKit) =>
      ink === 'measured' || [...facesOf(printed).faces.values()].every(inkOf.knows);
    return ok({
      kit,
      fonts,
      hashOf,
      drawn: counted(drawn.value, choice),
      parts: [{ part, chosenBy: wordsOf(kit, choice), words: fileWords(kit, choice) }],
      ...(since && { earlier: { since, isChosen: isChosen(kit, choice) } }),
      papers: [paper],
      sides: [sides],
      flip,
      layout,
      ...(margins && { margins }),
      ...(misfit.value && { misfit: misfit.value }),
      ...(scale.value && { scale: scale.value }),
      ...(testSheetAt && { testSheetAt }),
      hasRules,
      inkOf: (printed) => (isInkKnown(printed) ? inkOf : undefined),
    });
  };

  /** The file of a choice: it is always one. */
  const fileOf = (...wanted: Parameters<typeof jobOf>): Result<PrintFile, Refusal> => {
    const job = jobOf(...wanted);
    if (!job.ok) return job;
    const files = filesOf(job.value);
    if (!files.ok) return failed(...files.faults.map((fault) => refusalOf(kit.title, fault)));
    const [file] = files.value;
    if (!file) throw new Error('a choice of one part, paper and way of printing made no file');
    return ok(file);
  };

  const laidOut = new Map<string, LaidOut>();
  const layOut = (wanted: Wanted, ink: 'known' | 'measured'): Result<LaidOut, Refusal> => {
    const key = JSON.stringify(wanted);
    const known = laidOut.get(key);
    if (known?.planned.facts.ink !== undefined) return ok(known);
    const file = fileOf(wanted, ink);
    if (!file.ok) return file;
    const laid = { plan: file.value, planned: plannedOf(file.value) };
    const [oldest] = laidOut.keys();
    if (oldest !== undefined && laidOut.size >= MOST_LAID_OUT) laidOut.delete(oldest);
    laidOut.set(key, laid);
    return ok(laid);
  };

  return {
    plan: (wanted, ink = 'known') => {
      const laid = layOut(wanted, ink);
      if (!laid.ok) return laid;
      shown = laid.value.plan;
      return ok(laid.value.planned);
    },
    prepare: (wanted) => void layOut(wanted, 'known'),
    page: async (index) => {
      const page = shown?.document.pages[index];
      if (!shown || !page) throw new Error(`there is no page ${index} to show`);
      const { faces } = shown.document;
      const pictures = await facePictures(page, faces, fonts, hashOf, sent);
      for (const key of pictures.keys()) sent.add(key);
      return { ...(await pagePicture(page, faces, fonts, hashOf)), faces: pictures };
    },
    print: async (wanted, tell) => {
      const file = fileOf(wanted, 'measured', tell);
      if (!file.ok) return file;
      const { name, document } = file.value;
      return ok({ name, type: PDF, bytes: await paint(document, fonts, tell) });
    },
    testSheet: async (way, tell) => {
      const { testSheet } = await brought(import('../../press/calibrate/test-sheet.ts'));
      const house = new Map([...fonts].filter(([id]) => HOUSE_FONTS.some((font) => font.id === id)));
      const sheet = testSheet({ ...way, fonts: house });
      if (!sheet.ok) return cannot(sheet.faults.map((fault) => pressFaultIn(SITE_LANGUAGE.id, fault)));
      return ok({ name: testSheetName(way), type: PDF, bytes: await paint(sheet.value, house, tell) });
    },
    parcel: async ({ place, choice, base }, tell) => {
      const address = baseAddress(base);
      if (place === 'tabletop-simulator' && address === undefined)
        return cannot([PRINT_WORDS.places.noAddress(base)]);
      const scale = printedScaleIn(choice.size);
      if (!scale.ok) return cannot(scale.faults.map(scaleFaultSentence));
      const drawn = parcelDrawn(kit, fonts, choice, place, (part) => drawnOf({ ...choice, part }, tell));
      if (!drawn.ok) return cannot(drawn.faults);
      const { parcelFor } = await brought(import('./parcels.ts'));
      const { edition, paper } = choice;
      const bytes = await parcelFor(place, {
        kit,
        fonts,
        drawn: drawn.value,
        hashOf,
        paper,
        ...(scale.value && { scale: scale.value }),
        base: address ?? '',
        layout,
        tell,
        whole: parcelWords(kit, choice, place).length === 0,
        paint: (document) => paint(document, fonts, tell),
      });
      if (!bytes.ok) return cannot(bytes.faults);
      const name = parcelName(kit.id, edition, parcelWords(kit, choice, place), placeWords(place, paper));
      return ok({ name, type: 'application/zip', bytes: bytes.value });
    },
  };
}

/** How long the printer prints; undefined if prints are true. */
const printedScaleIn = (size: string): ReturnType<typeof readScale> =>
  size === '' ? ok(undefined) : readScale(size);

/** The misalignment to correct, from a test sheet's readings; undefined if there are none or the backs line up. */
function misfitIn(backs: string): Result<Misfit | undefined, ReadingFault> {
  if (backs === '') return ok(undefined);
  const read = readReadings(backs);
  return read.ok ? misfitToCorrect(read.value) : read;
}
