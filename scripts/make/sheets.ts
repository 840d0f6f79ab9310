/** Files of sheets: planned, painted, put together; from the cache where nothing of them changed. */
import { jsonOf } from '../../src/kit/hash.ts';
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { Printed } from '../../src/kit/print-record.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { colophonOf } from '../../src/kit/colophon.ts';
import { takeOutSentence } from '../../src/press/impose/cover/swap.ts';
import { pressFaultSentence } from '../../src/press/impose/faults.ts';
import { sheetsFileName } from '../../src/press/impose/file-name.ts';
import type { UpdateWords } from '../../src/press/impose/job.ts';
import type { Flip, LayoutName, Sides } from '../../src/press/impose/options.ts';
import { planSheets, type SheetPlan } from '../../src/press/impose/plan.ts';
import type { Misfit } from '../../src/press/calibrate/misfit.ts';
import type { Margins, PaperName } from '../../src/press/margins.ts';
import { faceSubject, furnitureSubject, type Subject } from '../../src/press/paint/plate.ts';
import type { SheetDocument } from '../../src/press/sheet.ts';
import { refusalOf } from '../cli/refusal.ts';
import type { Made } from '../cli/report.ts';
import { keyOf, keyOfFonts } from './cache.ts';
import { keyOfFace, wordsForName } from './faces.ts';
import { platesOf } from './plates.ts';
import type { Run } from './run.ts';

/** How one file of sheets is to be printed. */
export interface SheetsOrder {
  readonly paper: PaperName;
  readonly sides: Sides;
  readonly flip: Flip;
  readonly layout: LayoutName;
  readonly margins?: Margins;
  readonly misfit?: Misfit;
}

/** What one file of sheets holds. */
export interface Contents {
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  /** How its cards are printed, or those that its boxes are for. */
  readonly cardSides: Sides;
  /** Its cards are tiles. */
  readonly tiles?: true;
  /** Words of the file's name that say which part of the box it holds; none for what a table needs. */
  readonly part: readonly string[];
  /** What whoever prints it has then: more than is drawn, where that is an update. */
  readonly printed: Printed;
  readonly update?: UpdateWords;
  /** Ink on each face, as a share of its trim. */
  readonly inkOf: (face: SetFace) => number;
}

/** A file that is laid out and not yet painted. */
export interface PlannedFile extends SheetPlan {
  readonly name: string;
  readonly contents: Contents;
  readonly order: SheetsOrder;
}

/** A file of sheets, and whom it is for. */
export interface MadeSheets extends Made {
  readonly sheets: number;
  readonly paper: PaperName;
  readonly sides: Sides;
  /** How the cards are printed that its boxes are for, where it holds boxes. */
  readonly boxesFor?: Sides;
  readonly edition: Edition;
  /** Words for the part of the box that it holds; none for what a table needs. */
  readonly part: readonly string[];
}

/** Lays a file out; refuses with a sentence for each thing that stands in the way. */
export function planFile(contents: Contents, order: SheetsOrder): PlannedFile {
  const { kit, fonts, drawn, part, inkOf, printed, update, tiles } = contents;
  const planned = planSheets({
    ...{ title: kit.title, drawn, fonts, inkOf, printed, colophon: colophonOf(kit), hashOf: keyOfFace },
    ...(update && { update }),
    ...(tiles && { tiles }),
    ...order,
  });
  if (!planned.ok)
    throw refusalOf(planned.faults.map((fault) => `${kit.title}: ${pressFaultSentence(fault)}`));
  const gone = update && takeOutSentence(update);
  const warnings = [...(gone ? [gone] : []), ...planned.value.warnings];
  const name = `${kit.id}/${sheetsFileName(kit.id, { drawn, ...order, ...(tiles && { tiles }) }, wordsForName(part))}`;
  return { ...planned.value, warnings, name, contents, order };
}

/** The hash of all that a file shows. */
function keyOfDocument(document: SheetDocument, fonts: Fonts): string {
  const { faces, ...rest } = document;
  const placed = new Set(rest.pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const hashes = [...placed].map((id) => {
    const face = faces.get(id);
    return [id, face && keyOfFace(face)];
  });
  return keyOf('document', keyOfFonts(fonts), jsonOf([rest, hashes]));
}

const furnitureOf = ({ pages }: SheetDocument): readonly Subject[] =>
  pages.filter(({ furniture }) => furniture.length > 0).map(furnitureSubject);

/** The PDF of a document, its plates from the cache where they are there. */
export async function paintDocument(
  document: SheetDocument,
  fonts: Fonts,
  { cache }: Pick<Run, 'cache'>,
): Promise<Uint8Array> {
  const placed = new Set(document.pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const faces = [...document.faces].flatMap(([id, face]) => (placed.has(id) ? [faceSubject(face)] : []));
  const { plates, pack } = await platesOf([...faces, ...furnitureOf(document)], fonts, cache);
  const { assemble } = await import('../../src/press/paint/assemble.ts');
  return assemble(document, plates, pack);
}

/** The PDF of a document: from the cache where it was made before. */
export async function madeDocument(
  document: SheetDocument,
  fonts: Fonts,
  run: Pick<Run, 'cache'>,
): Promise<Uint8Array> {
  const key = keyOfDocument(document, fonts);
  const content = run.cache.get(key) ?? (await paintDocument(document, fonts, run));
  run.cache.put(key, content);
  return content;
}

/** Makes a planned file. */
export async function makeFile(file: PlannedFile, run: Run): Promise<MadeSheets> {
  const started = performance.now();
  const content = await madeDocument(file.document, file.contents.fonts, run);
  run.out.write(file.name, content);
  run.progress.tick();
  const { name, facts, warnings, contents, order } = file;
  return {
    ...{ paper: order.paper, sides: order.sides, edition: contents.drawn.edition, part: contents.part },
    ...{ name, sheets: facts.sheets, bytes: content.length, warnings },
    ...(facts.boxes > 0 && { boxesFor: contents.cardSides }),
    milliseconds: performance.now() - started,
  };
}
