/**
 * The test sheet: printed once with the settings that one will use, held against the light, and read. Its front says how;
 * its back holds the other half of each scale.
 */
import { group, type Node } from '../../kit/face.ts';
import { chain, move, scale, type Matrix, type Point } from '../../kit/engrave/matrix.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { columns, space, stack, words, type Flow } from '../impose/cover/flow.ts';
import { masthead, paragraph, posterRule, SMALL, step, STRONG } from '../impose/cover/style.ts';
import type { PressFault } from '../impose/faults.ts';
import { flipMirror } from '../impose/mirror.ts';
import { setPage } from '../impose/pages.ts';
import { PAPERS, type PaperSize } from '../margins.ts';
import type { SheetDocument, SheetPage } from '../sheet.ts';
import { exampleDrawing, writeDown } from './example.ts';
import { MEETS, SCALES, type Scale } from './vernier.ts';
import { wayWords, type Way } from './ways.ts';
import { backOfScale, badgeOfScale, frontOfScale, scaleOn } from './scale-art.ts';

export interface TestSheetJob extends Way {
  readonly fonts: Fonts;
}

/** What one way of printing has of its own to say. */
function waysOf({ sides, flip }: TestSheetJob): { readonly print: string; readonly light: string } {
  return sides === 'duplex'
    ? {
        print: `Both sides, turned on the ${flip} edge, as you will print the cards.`,
        light: 'Hold the sheet against a window, or lay it on a bright screen: this side toward you.',
      }
    : {
        print: 'Page 1 on one sheet, page 2 on another, as you will print fronts and backs.',
        light:
          'Lay the sheets back to back, edge on edge, the print outside. Hold them against a window, this side toward you.',
      };
}

/** Column of words: beside the scales of the upper left corner, above those of the lower right. */
const LEFT = 54;
const MARGIN = { side: 15, end: 13.5 } as const;

/** Words over a few lines. */
const subheading = (fonts: Fonts, field: string, said: string): Flow =>
  words(fonts, field, said, STRONG, { reads: 'subheading' });

function upper(job: TestSheetJob): Flow {
  const { fonts, paper } = job;
  const ways = waysOf(job);
  const paragraphs = (field: string, said: readonly string[]) =>
    stack(
      said.map((each) => paragraph(fonts, field, each)),
      1.8,
    );
  return stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, {
      over: 'TEST SHEET',
      title: 'Do backs meet?',
      under: 'Four numbers tell where your printer puts the back of a sheet.',
    }),
    space(3.6),
    posterRule(false),
    space(7),
    columns(
      [
        {
          flow: step(fonts, 1, 'Print', [
            paragraphs('print', [
              `${PAPERS[paper].name}, at 100 %, not “Fit”. ${ways.print}`,
              'Thin plain paper, from the tray that the cards will come from.',
            ]),
          ]),
        },
        {
          flow: step(fonts, 2, 'Hold to the light', [
            paragraphs('light', [ways.light, 'On each scale an arrow and ten numbered ticks show through.']),
          ]),
        },
      ],
      8,
    ),
    space(8),
    step(fonts, 3, 'Read each scale', [
      columns(
        [
          { width: 78, flow: exampleDrawing(fonts) },
          {
            flow: stack([
              subheading(fonts, 'first digit', 'First digit: the arrow'),
              space(1),
              paragraph(
                fonts,
                'first digit',
                'Follow the lane into which the arrow points up to its number. Here: 4.',
              ),
              space(4.5),
              subheading(fonts, 'second digit', 'Second digit: the straight tick'),
              space(1),
              paragraph(
                fonts,
                'second digit',
                'One numbered tick runs straight on into a tick of this side. Here: 7.',
              ),
              space(4.5),
              subheading(fonts, 'reading', 'Together: 4.7'),
              space(1),
              paragraph(
                fonts,
                'reading',
                'Two ticks equally straight, 7 and 8? Take the half: 4.75. Arrow on a line? With tick 0 it is the lane behind the line, with tick 9 the one before it.',
                SMALL,
              ),
            ]),
          },
        ],
        5,
      ),
    ]),
  ]);
}

const lower = ({ fonts, flip, sides }: TestSheetJob): Flow =>
  stack([
    step(fonts, 4, 'Write down and type in', [
      writeDown(fonts),
      space(4),
      paragraph(
        fonts,
        'type in',
        'Type them in at the print desk, under “Backs that do not meet”, or after fieldkit print --correct. Every back is then moved, turned and sized to meet its front.',
      ),
      space(2.2),
      paragraph(
        fonts,
        'meets',
        `${MEETS} four times: backs meet, and nothing has to be done. A number above ${MEETS}: the back lies to the right, or too low.`,
      ),
      space(2.2),
      paragraph(
        fonts,
        'no arrow',
        sides === 'duplex'
          ? `No arrow by the lanes? The sheet was turned on the other edge: it should be the ${flip} one.`
          : 'No arrow by the lanes? One of the sheets lies the wrong way round.',
      ),
    ]),
  ]);

const middleOf = ({ width, height }: PaperSize): Point => [width / 2, height / 2];

/** A scale is read out as one picture. */
const scaleGroup = (place: Scale): Node =>
  group({
    ...{ x: 0, y: 0, nodes: [...frontOfScale(place), ...badgeOfScale(place)] },
    reads: { figure: `Scale ${place.number}, read against the light.` },
  });

function frontNodes(job: TestSheetJob): readonly Node[] {
  const page = PAPERS[job.paper];
  const scales = SCALES.map((place) => scaleOn(place, middleOf(page)));
  const foot = lower(job);
  const wide = 128;
  const { height } = foot(0, 0, wide);
  return [
    ...upper(job)(LEFT, MARGIN.end, page.width - MARGIN.side - LEFT).nodes,
    ...scales.map(scaleGroup),
    ...foot(MARGIN.side, page.height - MARGIN.end - height, wide).nodes,
  ];
}

/** What turning the sheet over makes of a page seen from the front. */
function throughPaper({ paper, sides, flip }: TestSheetJob): Matrix {
  const { line, at } = flipMirror(PAPERS[paper], sides === 'duplex' ? flip : 'long');
  return line === 'upright' ? chain(scale(-1, 1), move(2 * at, 0)) : chain(scale(1, -1), move(0, 2 * at));
}

function backNodes(job: TestSheetJob): readonly Node[] {
  const page = PAPERS[job.paper];
  const matrix = throughPaper(job);
  const said = stack([
    paragraph(job.fonts, 'back', 'This is the back of the test sheet.', STRONG),
    space(1),
    paragraph(job.fonts, 'back', 'It is read from the other side, through the paper.'),
  ]);
  return [
    ...SCALES.map((place) => backOfScale(scaleOn(place, middleOf(page)), matrix, job.fonts)),
    ...said(page.width / 2 - 35, page.height / 2 - 4, 70).nodes,
  ];
}

function pageOf(
  label: string,
  title: string,
  nodes: readonly Node[],
  job: TestSheetJob,
): Result<SheetPage, PressFault> {
  const { width, height } = PAPERS[job.paper];
  const set = setPage(label, nodes, job);
  return set.ok ? ok({ label, title, width, height, placements: [], furniture: set.value }) : set;
}

/** The test sheet of one way of printing: two pages, a front and its back. */
export function testSheet(job: TestSheetJob): Result<SheetDocument, PressFault> {
  const { sides, flip } = job;
  const pages = [
    pageOf('front', 'Test sheet', frontNodes(job), job),
    pageOf('back', 'Its back', backNodes(job), job),
  ];
  const faults = pages.flatMap((made) => (made.ok ? [] : made.faults));
  if (faults.length > 0) return failed(...faults);
  return ok({
    title: `Test sheet: ${wayWords(job)}`,
    subject: 'Four scales that tell where a printer puts the back of a sheet',
    duplex: sides === 'duplex' ? flip : 'off',
    pages: pages.flatMap((made) => (made.ok ? [made.value] : [])),
    faces: new Map(),
  });
}
