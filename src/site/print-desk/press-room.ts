/**
 * The press at the print desk: plans what was chosen, shows its pages and makes the PDF, all with the code that the
 * command line prints with. Runs in a worker; it keeps what it drew for the next choice.
 */
import { SHOWPIECES, COUNTERS } from '../../kit/component.ts';
import { drawKit, type DrawnKit } from '../../kit/drawn.ts';
import type { PrintedEdition } from '../../kit/edition.ts';
import type { SetFace } from '../../kit/face.ts';
import { hashData } from '../../kit/hash.ts';
import type { Kit } from '../../kit/kit.ts';
import { printedOf } from '../../kit/printed.ts';
import { failed, ok, type Result } from '../../kit/result.ts';
import { typeFaultSentence } from '../../kit/type/faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { colophonOf } from '../../kit/colophon.ts';
import { ENOUGH_PRINTERS } from '../../press/impose/choose.ts';
import type { SheetFacts } from '../../press/impose/facts.ts';
import { pressFaultSentence } from '../../press/impose/faults.ts';
import { isOneSided, sheetsFileName } from '../../press/impose/file-name.ts';
import type { SheetJob } from '../../press/impose/job.ts';
import { facesOf } from '../../press/impose/leaves.ts';
import { FOLD_ALLOWANCE } from '../../press/impose/options.ts';
import { planSheets, type SheetPlan } from '../../press/impose/plan.ts';
import { printersOf, saferLayout, type SaferLayout } from '../../press/impose/safer.ts';
import { inkOfFace } from '../../press/ink/measure.ts';
import { readMargins, type PrinterShare } from '../../press/margins.ts';
import { PRINT_WORDS } from '../words-print.ts';
import { copiesOf, groupsOf, type PartName, type PrintChoice } from './choice.ts';
import { facePictures, pagePicture, type PagePicture } from './picture.ts';
import type { Step } from './steps.ts';

/** A page that can be shown. */
export interface PlannedPage {
  readonly label: string;
  readonly title: string;
  /** mm. */
  readonly width: number;
  readonly height: number;
}

/** What the desk says of a choice: plain data, to be sent from a worker. */
export interface Planned {
  readonly facts: SheetFacts;
  readonly warnings: readonly string[];
  readonly pages: readonly PlannedPage[];
  /** Where the first sheet stands among the pages. */
  readonly first: number;
  /** Known printers that print every card whole; null where no card is printed. */
  readonly printers: PrinterShare | null;
  /** A layout for more of them, where they are not nearly all. */
  readonly safer: SaferLayout | null;
}

/** A finished file. */
export interface Printed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A page, with the pictures of its faces that no page before it had. */
export interface ShownPage extends PagePicture {
  /** SVG by the key of the face. */
  readonly faces: ReadonlyMap<string, string>;
}

export interface PressRoom {
  /**
   * Plans a choice; where that cannot be, sentences that say why. Ink takes longer than all the rest: unless it is to be
   * `measured`, the facts tell of it only where it is known already.
   */
  readonly plan: (choice: PrintChoice, ink?: 'known' | 'measured') => Result<Planned, string>;
  /** A page of what was planned last. Throws for a page that it does not have. */
  readonly page: (index: number) => ShownPage;
  /** The PDF of a choice; `tell` hears of each step as it begins. */
  readonly print: (choice: PrintChoice, tell: (step: Step) => void) => Promise<Result<Printed, string>>;
}

/** A function for objects that keeps what it gave for each. */
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

/** Each component as often as it was chosen. */
function counted(drawn: DrawnKit, choice: PrintChoice): DrawnKit {
  const times = <Part extends { readonly count: number }>(parts: readonly Part[], word: string): Part[] => {
    const copies = copiesOf(choice, word);
    return copies === 0 ? [] : parts.map((part) => ({ ...part, count: part.count * copies }));
  };
  return {
    ...drawn,
    cards: drawn.cards.flatMap((each) =>
      times([each.card], each.deck.group).map((card) => ({ ...each, card })),
    ),
    counters: times(drawn.counters, COUNTERS),
    showpieces: times(drawn.showpieces, SHOWPIECES),
  };
}

/** The words that choose what was chosen; none for everything once. */
function wordsOf(kit: Kit, choice: PrintChoice): readonly string[] {
  const groups = groupsOf(kit).filter(({ part }) => part === choice.part);
  const isUsual = choice.part === 'flat' && groups.every(({ word }) => copiesOf(choice, word) === 1);
  const chosen = groups.map(({ word }) => word).filter((word) => copiesOf(choice, word) > 0);
  return isUsual ? [] : chosen;
}

/** The same for a file's name, which says what is there more than once. */
const wordsForName = (kit: Kit, choice: PrintChoice): readonly string[] =>
  wordsOf(kit, choice).flatMap((word) => {
    const copies = copiesOf(choice, word);
    return copies === 1 ? [word] : [`${copies}x`, word];
  });

type Drawn = Result<DrawnKit, string>;

function drawPart(kit: Kit, fonts: Fonts, edition: PrintedEdition, part: PartName): Drawn {
  const flat = part === 'flat';
  const drawn = drawKit(kit, edition, fonts, { card: () => flat, counters: flat, showpieces: !flat });
  return drawn.ok ? drawn : failed(drawn.faults.map(typeFaultSentence));
}

/** Opens the press for a kit with its fonts. */
export function openPressRoom(kit: Kit, fonts: Fonts): PressRoom {
  const parts = new Map<string, Drawn>();
  const drawnOf = ({ edition, part }: PrintChoice): Drawn => {
    const key = `${edition} ${part}`;
    const drawn = parts.get(key) ?? drawPart(kit, fonts, edition, part);
    parts.set(key, drawn);
    return drawn;
  };
  const hashOf = kept((face: SetFace) => hashData(face));
  const inkOf = kept((face: SetFace) => inkOfFace(face, fonts));
  const sent = new Set<string>();
  let shown: SheetPlan | undefined;

  const jobOf = (choice: PrintChoice, ink: 'known' | 'measured'): Result<SheetJob, string> => {
    const { paper, sides, flip, layout } = choice;
    const margins = readMargins(choice.margins);
    if (choice.margins.trim() !== '' && !margins) return failed([PRINT_WORDS.margins.unread(choice.margins)]);
    const drawn = drawnOf(choice);
    if (!drawn.ok) return drawn;
    const chosen = counted(drawn.value, choice);
    const isInkKnown = ink === 'measured' || [...facesOf(chosen).faces.values()].every(inkOf.knows);
    return ok({
      ...{ title: kit.title, drawn: chosen, fonts, hashOf, colophon: colophonOf(kit) },
      ...(isInkKnown && { inkOf }),
      printed: printedOf(kit.id, chosen, wordsOf(kit, choice), hashOf),
      ...{ paper, flip, layout, sides: isOneSided(chosen) ? 'single' : sides },
      ...(margins && { margins }),
    });
  };

  const planOf = (job: SheetJob): Result<SheetPlan, string> => {
    const planned = planSheets(job);
    return planned.ok ? planned : failed(planned.faults.map(pressFaultSentence));
  };

  return {
    plan: (choice, ink = 'known') => {
      const job = jobOf(choice, ink);
      if (!job.ok) return job;
      const plan = planOf(job.value);
      if (!plan.ok) return plan;
      shown = plan.value;
      return ok(plannedOf(plan.value, job.value));
    },
    page: (index) => {
      const page = shown?.document.pages[index];
      if (!shown || !page) throw new Error(`there is no page ${index} to show`);
      const { faces } = shown.document;
      const pictures = facePictures(page, faces, fonts, hashOf, sent);
      for (const key of pictures.keys()) sent.add(key);
      return { ...pagePicture(page, faces, fonts, hashOf), faces: pictures };
    },
    print: async (choice, tell) => {
      tell('planning');
      const job = jobOf(choice, 'measured');
      if (!job.ok) return job;
      const plan = planOf(job.value);
      if (!plan.ok) return plan;
      const name = sheetsFileName(kit.id, job.value, wordsForName(kit, choice));
      return ok({ name, bytes: await paint(plan.value, fonts, tell) });
    },
  };
}

function plannedOf({ document, sheets, facts, warnings }: SheetPlan, job: SheetJob): Planned {
  const printers = printersOf(facts.runs) ?? null;
  const { drawn, paper, sides, flip = 'long', layout = 'auto' } = job;
  const request = { paper, sides, flip, layout, foldAllowance: FOLD_ALLOWANCE };
  const isSafe = printers === null || printers.share >= ENOUGH_PRINTERS;
  return {
    facts,
    warnings,
    pages: document.pages.map(({ label, title, width, height }) => ({ label, title, width, height })),
    first: document.pages.length - sheets.length,
    printers,
    safer: isSafe ? null : (saferLayout(drawn, request, printers.share) ?? null),
  };
}

/** The painter of PDFs is brought when there is something to paint. */
async function paint(
  { document }: SheetPlan,
  fonts: Fonts,
  tell: (step: Step) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  tell('loading');
  const [{ subjectsOf }, { alphabetOf }, { drawPlates }, { assemble }] = await Promise.all([
    import('../../press/paint/print.ts'),
    import('../../press/paint/plate.ts'),
    import('../../press/paint/plates.ts'),
    import('../../press/paint/assemble.ts'),
  ]);
  tell('painting');
  const subjects = subjectsOf(document);
  const { plates, pack } = await drawPlates(subjects, fonts, alphabetOf(subjects));
  tell('joining');
  return new Uint8Array(await assemble(document, plates, pack));
}
