/** Makes files of sheets: planned, painted, assembled; unchanged ones come from the cache. */
import { jsonOf } from '../../src/kit/content-hash.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { takeOutSentence } from '../../src/press/impose/first-pages/swap.ts';
import type { Sides } from '../../src/press/impose/plan/print-options.ts';
import type { PrintFile } from '../../src/press/job.ts';
import type { PaperName } from '../../src/press/papers.ts';
import { withoutHiddenText } from '../../src/press/paint/cropped-text.ts';
import { furnitureSubject, type Subject } from '../../src/press/paint/pdf/form-xobject.ts';
import type { SheetDocument } from '../../src/press/sheet.ts';
import type { Made } from '../cli/run-report.ts';
import { keyOf, keyOfFonts } from './cache.ts';
import { keyOfFace } from './draw-faces.ts';
import { platesOf, subjectOfFace } from './cached-xobjects.ts';
import type { Run } from './run.ts';

/** A laid-out file, not yet painted. */
export interface SheetsFile extends PrintFile {
  readonly kit: Kit;
  readonly fonts: Fonts;
  /** How its cards are printed, or the cards its boxes are for. */
  readonly cardSides: Sides;
  /** A subfolder of the game's folder, "boxes/"; none by default. */
  readonly folder?: string;
}

/** A file of sheets, and how it is printed. */
export interface MadeSheets extends Made {
  readonly sheets: number;
  readonly paper: PaperName;
  readonly sides: Sides;
  /** If it contains boxes: how the cards in them are printed. */
  readonly boxesFor?: Sides;
  readonly edition: Edition;
  /** Words for its part of the box; none for what a table needs. */
  readonly part: readonly string[];
}

/** The hash of a file's whole content. */
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

/** The PDF of a document as it is, with plates from the cache where possible. */
async function painted(
  document: SheetDocument,
  fonts: Fonts,
  { cache }: Pick<Run, 'cache'>,
): Promise<Uint8Array> {
  const placed = new Set(document.pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const faces = [...document.faces].flatMap(([id, face]) => (placed.has(id) ? [subjectOfFace(face)] : []));
  const { plates, pack } = await platesOf([...faces, ...furnitureOf(document)], fonts, cache);
  const { assemble } = await import('../../src/press/paint/pdf/assemble.ts');
  return assemble(document, plates, pack);
}

/** The PDF of a document, without the text that a crop hides, as the print desk makes it. */
export const paintDocument = (
  planned: SheetDocument,
  fonts: Fonts,
  run: Pick<Run, 'cache'>,
): Promise<Uint8Array> => painted(withoutHiddenText(planned), fonts, run);

/** The same, from the cache if possible. */
export async function madeDocument(
  planned: SheetDocument,
  fonts: Fonts,
  run: Pick<Run, 'cache'>,
): Promise<Uint8Array> {
  const document = withoutHiddenText(planned);
  const key = keyOfDocument(document, fonts);
  const content = run.cache.get(key) ?? (await painted(document, fonts, run));
  run.cache.put(key, content);
  return content;
}

export async function makeFile(file: SheetsFile, run: Run): Promise<MadeSheets> {
  const started = performance.now();
  const { kit, fonts, cardSides, document, job, words, facts } = file;
  const content = await madeDocument(document, fonts, run);
  const name = `${kit.id}/${file.folder ?? ''}${file.name}`;
  run.out.write(name, content);
  run.progress.tick();
  const gone = job.update && takeOutSentence(job.update);
  return {
    paper: job.paper,
    sides: job.sides,
    edition: job.drawn.edition,
    part: words,
    name,
    sheets: facts.sheets,
    bytes: content.length,
    ...(facts.cuts > 0 && { cuts: facts.cuts, least: facts.least }),
    warnings: [...(gone ? [gone] : []), ...file.warnings],
    ...(facts.boxes > 0 && { boxesFor: cardSides }),
    milliseconds: performance.now() - started,
  };
}
