/** A parcel for cutting machines: sheets with registration marks, and the lines of each as SVG and DXF. */
import type { DrawnKit } from '../../../src/kit/drawn.ts';
import { cutDxf, cutSvg, LAYER_NAMES } from '../../../src/press/export/cut-files.ts';
import { CUT_LAYERS, cutSheet, type CutSheet } from '../../../src/press/export/cut-lines.ts';
import { pressFaultSentence } from '../../../src/press/impose/faults.ts';
import { planSheets, type SheetPlan } from '../../../src/press/impose/plan.ts';
import { REGISTRATION, REGISTRATION_MARGINS } from '../../../src/press/impose/registration.ts';
import { PAPERS, type PaperName } from '../../../src/press/margins.ts';
import { refusalOf } from '../../cli/refusal.ts';
import type { Made } from '../../cli/report.ts';
import { keyOfFace } from '../faces.ts';
import { paintDocument } from '../sheets.ts';
import type { ExportJob } from './job.ts';
import { writeParcel, type ParcelFile } from './parcel.ts';

/** Cards stand apart: each is cut on its own, with round corners, and a blade that is a little off meets bleed. */
function plan({ kit, drawn, fonts }: ExportJob, paper: PaperName): SheetPlan {
  const planned = planSheets({
    ...{ title: kit.title, drawn, fonts, paper, hashOf: keyOfFace },
    ...{ sides: 'duplex', layout: '6', marks: 'registration', margins: REGISTRATION_MARGINS },
  });
  if (!planned.ok)
    throw refusalOf(planned.faults.map((fault) => `${kit.title}: ${pressFaultSentence(fault)}`));
  return planned.value;
}

/** Fronts carry the lines; a back lies under its front. */
function cutSheets({ sheets, document }: SheetPlan, { cards }: DrawnKit): CutSheet[] {
  const radii = new Map(cards.map(({ card, front }) => [front.id, card.size.radius]));
  return sheets
    .filter(({ label }) => !label.endsWith('back'))
    .map((page) => cutSheet(page, document.faces, (face) => radii.get(face) ?? 0));
}

const howTo = (title: string, paper: PaperName, sheets: number): string => {
  const { inset, length, thickness, square } = REGISTRATION;
  return [
    `${title} for a cutting machine, ${PAPERS[paper].name}, ${sheets} sheets`,
    '',
    '1. Print sheets.pdf at 100 %, on both sides, turned over about the long edge.',
    '2. For each sheet open its file in the folder cut, SVG or DXF; both are in millimetres at true size.',
    `3. Registration marks: three, inset ${inset} mm, length ${length} mm, thickness ${thickness} mm; the square has ${square} mm a side.`,
    `4. Layers: ${CUT_LAYERS.map((layer) => LAYER_NAMES[layer]).join(', ')}. Cut the first with a full blade, score or`,
    '   perforate the folds, and leave the last one out: it only shows where the marks are printed.',
    '5. Lay the sheet on the mat with its front up and its upper left corner, the square, where your program wants it.',
    '',
    'Try one sheet of plain paper first.',
    '',
  ].join('\n');
};

/** Makes the zip for machines that cut sheets of `paper`. */
export async function exportForCutter(paper: PaperName, job: ExportJob): Promise<Made> {
  const started = performance.now();
  const planned = plan(job, paper);
  job.run.progress.step('Sheets and cut lines', 1);
  const sheets = cutSheets(planned, job.drawn);
  const printed = await paintDocument({ ...planned.document, pages: planned.sheets }, job.fonts, job.run);
  const lines = sheets.flatMap((sheet): ParcelFile[] => {
    const name = `cut/sheet-${sheet.label.replace(' ', '-')}`;
    return [
      [`${name}.svg`, cutSvg(sheet)],
      [`${name}.dxf`, cutDxf(sheet)],
    ];
  });
  job.run.progress.tick();
  const files: ParcelFile[] = [
    ['HOW-TO.txt', howTo(job.kit.title, paper, sheets.length)],
    ['sheets.pdf', printed],
    ...lines,
  ];
  return writeParcel(job.name(`cutter-${paper}`), files, started, job.run);
}
