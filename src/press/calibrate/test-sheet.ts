/**
 * The test sheet: printed with the intended settings, held against the light, and read. Its front has the
 * instructions; its back has the other half of each scale. A page of its own measures the size of the print.
 */
import { group, type Node } from '../../kit/face.ts';
import { chain, move, scale, type Matrix, type Point } from '../../kit/engrave/path/matrix.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { columns, space, stack, words, type Flow } from '../impose/first-pages/flow.ts';
import { masthead, paragraph, posterRule, SMALL, step, STRONG } from '../impose/first-pages/style.ts';
import type { PressFault } from '../impose/plan/sheet-faults.ts';
import { flipMirror } from '../impose/mirror.ts';
import { setPage } from '../impose/sheet-pages.ts';
import { PAPERS, type PaperSize } from '../papers.ts';
import type { SheetDocument, SheetPage } from '../sheet.ts';
import { testSheetWords, type TestSheetWording } from '../words/press-words.ts';
import type { LanguageId } from '../../language.ts';
import { exampleDrawing, READ, writeDown } from './example-reading.ts';
import { MEETS, SCALES, type Scale } from './vernier.ts';
import { hasBacks, wayWords, type Way } from './print-methods.ts';
import { sizeNodes } from './size-page.ts';
import { backOfScale, badgeOfScale, frontOfScale, scaleOn } from './scale-art.ts';

export interface TestSheetJob extends Way {
  /** English where left out. */
  readonly language?: LanguageId;
  readonly fonts: Fonts;
}

/** The left edge of the text: beside the upper left scales, above the lower right ones, mm. */
const LEFT = 54;
const MARGIN = { side: 15, end: 13.5 } as const;

const subheading = (fonts: Fonts, field: string, said: string): Flow =>
  words(fonts, field, said, STRONG, { reads: 'subheading' });

function upper(job: TestSheetJob): Flow {
  const { fonts, paper, sides, flip } = job;
  const said = testSheetWords(job.language);
  const isDuplex = sides === 'duplex';
  const paragraphs = (field: string, texts: readonly string[]) =>
    stack(
      texts.map((each) => paragraph(fonts, field, each)),
      1.8,
    );
  const how = isDuplex ? said.duplex(flip) : said.single;
  const printing = [said.actual(PAPERS[paper].name, how), said.thin];
  const light = [isDuplex ? said.window : said.backToBack, said.shows];
  return stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, { over: said.over, title: said.heading, under: said.under }),
    space(3.6),
    posterRule(false),
    space(7),
    columns(
      [
        { flow: step(fonts, 1, said.print, [paragraphs('print', printing)]) },
        { flow: step(fonts, 2, said.light, [paragraphs('light', light)]) },
      ],
      8,
    ),
    space(8),
    step(fonts, 3, said.read, [
      columns(
        [
          { width: 78, flow: exampleDrawing(fonts, said) },
          {
            flow: stack([
              subheading(fonts, 'first digit', said.firstDigit),
              space(1),
              paragraph(fonts, 'first digit', said.follow(READ.lane)),
              space(4.5),
              subheading(fonts, 'second digit', said.secondDigit),
              space(1),
              paragraph(fonts, 'second digit', said.straight(READ.tenth)),
              space(4.5),
              subheading(fonts, 'reading', said.together(`${READ.lane}.${READ.tenth}`)),
              space(1),
              paragraph(fonts, 'reading', said.doubt, SMALL),
            ]),
          },
        ],
        5,
      ),
    ]),
  ]);
}

function lower({ fonts, flip, sides, language }: TestSheetJob): Flow {
  const said = testSheetWords(language);
  return stack([
    step(fonts, 4, said.write, [
      writeDown(fonts, said),
      space(4),
      paragraph(fonts, 'type in', said.type),
      space(2.2),
      paragraph(fonts, 'meets', said.meets(MEETS)),
      space(2.2),
      paragraph(fonts, 'no arrow', sides === 'duplex' ? said.noArrow(flip) : said.noArrowSingle),
    ]),
  ]);
}

const middleOf = ({ width, height }: PaperSize): Point => [width / 2, height / 2];

/** A scale is a single picture to a screen reader. */
const scaleGroup = (place: Scale, said: TestSheetWording): Node =>
  group({
    x: 0,
    y: 0,
    nodes: [...frontOfScale(place), ...badgeOfScale(place)],
    reads: { figure: said.scale(place.number) },
  });

function frontNodes(job: TestSheetJob): readonly Node[] {
  const page = PAPERS[job.paper];
  const scales = SCALES.map((place) => scaleOn(place, middleOf(page)));
  const foot = lower(job);
  const wide = 128;
  const { height } = foot(0, 0, wide);
  return [
    ...upper(job)(LEFT, MARGIN.end, page.width - MARGIN.side - LEFT).nodes,
    ...scales.map((place) => scaleGroup(place, testSheetWords(job.language))),
    ...foot(MARGIN.side, page.height - MARGIN.end - height, wide).nodes,
  ];
}

/** The transformation of a front-view page to the back, by the way the sheet is flipped. */
function throughPaper({ paper, sides, flip }: TestSheetJob): Matrix {
  const { line, at } = flipMirror(PAPERS[paper], sides === 'duplex' ? flip : 'long');
  return line === 'upright' ? chain(scale(-1, 1), move(2 * at, 0)) : chain(scale(1, -1), move(0, 2 * at));
}

function backNodes(job: TestSheetJob): readonly Node[] {
  const page = PAPERS[job.paper];
  const matrix = throughPaper(job);
  const said = testSheetWords(job.language);
  const told = stack([
    paragraph(job.fonts, 'back', said.back, STRONG),
    space(1),
    paragraph(job.fonts, 'back', said.through),
  ]);
  return [
    ...SCALES.map((place) => backOfScale(scaleOn(place, middleOf(page)), matrix, job.fonts)),
    ...told(page.width / 2 - 35, page.height / 2 - 4, 70).nodes,
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

/** The test sheet for one way of printing: a front and a back page where backs have to meet, and one for the size. */
export function testSheet(job: TestSheetJob): Result<SheetDocument, PressFault> {
  const { sides, flip, language } = job;
  const said = testSheetWords(language);
  const scales = () => [
    pageOf('front', said.pages.front, frontNodes(job), job),
    pageOf('back', said.pages.back, backNodes(job), job),
  ];
  const size = pageOf('size', said.pages.size, sizeNodes(job.fonts, job.paper, said), job);
  const pages = [...(hasBacks(sides) ? scales() : []), size];
  const faults = pages.flatMap((made) => (made.ok ? [] : made.faults));
  if (faults.length > 0) return failed(...faults);
  return ok({
    title: said.title(wayWords(job, said)),
    subject: said.subject,
    ...(language && { language }),
    duplex: sides === 'duplex' ? flip : 'off',
    pages: pages.flatMap((made) => (made.ok ? [made.value] : [])),
    faces: new Map(),
  });
}
