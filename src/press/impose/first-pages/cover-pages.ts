/**
 * The first pages of a file: instructions made from the same layout as the sheets. Page 1 is for before
 * printing; page 2, on its back for duplex, is for after.
 */
import type { Node } from '../../../kit/face.ts';
import type { Forms } from '../../../language.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { PAPERS } from '../../papers.ts';
import type { SheetPage } from '../../sheet.ts';
import type { PressFault } from '../plan/sheet-faults.ts';
import { setPage } from '../sheet-pages.ts';
import { turnMirror } from '../printable-area.ts';
import { afterLead, cutStep, piecesStep, stackStep, troubleStep } from './last-page.ts';
import { joinStep, type PlanSize } from './tile-plan.ts';
import { lead, notes, settingsStep, togetherStep } from './first-page.ts';
import { lightStep, readyList, sizeStep } from './checks.ts';
import { poster, POSTER_ROOM, waysPart } from './cover-methods.ts';
import { columns, rule, space, stack, type Flow } from './flow.ts';
import { GAUGE_REACH, gaugeBack, gaugeFront } from './gauge.ts';
import type { CoverSubject } from './subject.ts';
import { DETAILS, takeOut, type Detail } from './swap.ts';
import { figures, masthead, paragraph, SMALL, posterRule } from './style.ts';

/** Margins within what nearly every printer prints, mm. */
const MARGIN = { side: 15, end: 13.5 };
const GUTTER = 8;

/** The least and largest gap between sections, mm, when filling a page. */
const SECTION_GAP = { least: 4, most: 11 };

/** The most important numbers, large; zeros are omitted. */
function figureList({ facts, request, make }: CoverSubject): { figure: string; of: string }[] {
  const { language, figures: of } = make.said;
  const counted = (number: number, forms: Forms) =>
    number > 0 ? [{ figure: String(number), of: language.form(number, forms) }] : [];
  const weight = facts.papers[0]?.weight.join('–');
  return [
    { figure: String(facts.sheets), of: of.sheets(PAPERS[request.paper].name) },
    ...counted(facts.cuts, of.cuts),
    ...counted(facts.folds, of.folds),
    ...counted(facts.glued, of.pairs),
    { figure: String(facts.minutes), of: request.sides === 'fronts' ? of.minutesSleeved : of.minutes },
    ...(weight === undefined ? [] : [{ figure: weight, of: of.paper }]),
    ...(facts.ink === undefined ? [] : [{ figure: `${Math.round(facts.ink * 100)} %`, of: of.ink }]),
  ];
}

/** The title above a rule, with room left and right for the gauge. */
const head = (
  subject: CoverSubject,
  words: Parameters<typeof masthead>[1],
  left: number,
  right: number,
  poster?: Flow,
): Flow =>
  stack([
    posterRule(true),
    space(3.4),
    columns(
      [
        { width: left, flow: poster ?? space(0) },
        { flow: masthead(subject.make.fonts, words) },
        { width: right, flow: space(0) },
      ],
      0,
    ),
  ]);

/** The width for the gauge with some space, mm. */
const GAUGE_ROOM = 2 * GAUGE_REACH + 5;

/** How much detail the first page has. */
interface Telling {
  readonly detail: Detail;
  /** Stiff paper, sleeves, and what else there is. */
  readonly ways: boolean;
}

function beforeSections(subject: CoverSubject, { detail, ways }: Telling): Flow[] {
  const { fonts } = subject.make;
  const duplex = subject.request.sides === 'duplex';
  const together = togetherStep(subject);
  const swap = takeOut(subject, detail);
  const number = together ? 3 : 2;
  const words = { over: subject.make.said.before.over, title: subject.job.title, under: lead(subject) };
  const picture = poster(subject);
  const part = waysPart(subject, ways);
  return [
    stack([
      head(subject, words, picture ? POSTER_ROOM : 0, duplex ? GAUGE_ROOM : 0, picture),
      space(3.6),
      rule(0.25),
      space(3.8),
      figures(fonts, figureList(subject)),
      space(2.8),
      posterRule(false),
    ]),
    ...(swap ? [swap] : []),
    columns([{ flow: settingsStep(subject) }, ...(together ? [{ flow: together }] : [])], GUTTER),
    columns(
      [
        { flow: sizeStep(subject, number) },
        { flow: duplex ? lightStep(subject, number + 1) : readyList(subject) },
      ],
      GUTTER,
    ),
    ...(part ? [part] : []),
  ];
}

/** How much detail the second page has. */
interface AfterTelling {
  /** Whether pieces are listed by name; their sheets name them, too. */
  readonly named: boolean;
  readonly plans: PlanSize;
}

function afterSections(subject: CoverSubject, { named, plans }: AfterTelling): Flow[] {
  const { request } = subject;
  const said = subject.make.said.after;
  const duplex = request.sides === 'duplex';
  let number = (togetherStep(subject) ? 4 : 3) + (duplex ? 1 : 0);
  const numbered = (make: (subject: CoverSubject, number: number) => Flow | undefined): Flow[] => {
    const part = make(subject, number);
    if (!part) return [];
    number += 1;
    return [part];
  };
  const words = {
    over: said.over,
    title: subject.facts.cards > 0 && !subject.job.tiles ? said.titles.stack : said.titles.make,
    under: afterLead(subject),
  };
  const inset = duplex && request.flip === 'long' ? GAUGE_ROOM : 0;
  const across = plans === 'row';
  const left = numbered((of, at) => cutStep(of, at, across ? 'small' : 'large'));
  const right = [...numbered(stackStep), ...numbered((of, at) => piecesStep(of, at, named))];
  const joined = numbered((of, at) => joinStep(of, at, plans));
  return [
    stack([head(subject, words, inset, 0), space(3.6), posterRule(false)]),
    columns(
      [left, across ? right : [...right, ...joined]]
        .filter((parts) => parts.length > 0)
        .map((parts) => ({ flow: stack(parts, 8) })),
      GUTTER,
    ),
    ...(across ? joined : []),
    ...numbered(troubleStep),
  ];
}

const beforeFoot = (subject: CoverSubject): Flow => stack([rule(0.25), space(2.4), notes(subject)]);

/** When flipped on the short edge, the gauge is in the lower right corner of the back. */
function afterFoot({ job, make, request }: CoverSubject): Flow {
  const said = [make.edition, ...(job.colophon ? [job.colophon] : [])].join('. ');
  const right = request.sides === 'duplex' && request.flip === 'short' ? GAUGE_ROOM : 0;
  const words = stack([rule(0.25), space(2.4), paragraph(make.fonts, 'colophon', said, SMALL)]);
  return columns([{ flow: words }, { width: right, flow: space(0) }], 0);
}

/** The free height on a page after its sections and foot, mm. */
function roomFor(sections: readonly Flow[], foot: Flow, page: { width: number; height: number }): number {
  const width = page.width - 2 * MARGIN.side;
  const natural = [...sections, foot].reduce((sum, part) => sum + part(0, 0, width).height, 0);
  return page.height - 2 * MARGIN.end - natural;
}

/** The first page's sections, with as much detail as fits; what to take out has priority over tips. */
function fittedSections(subject: CoverSubject, page: { width: number; height: number }): readonly Flow[] {
  const details = subject.job.update ? DETAILS : (['names'] as const);
  const all = details.flatMap((detail) =>
    [true, false].map((ways) => beforeSections(subject, { detail, ways })),
  );
  return firstThatFits(all, beforeFoot(subject), page);
}

/**
 * The second page's sections: plans shrink first, then names of pieces are dropped, then plans go across the
 * page.
 */
const fittedAfter = (subject: CoverSubject, page: { width: number; height: number }): readonly Flow[] =>
  firstThatFits(
    [
      afterSections(subject, { named: true, plans: 'large' }),
      afterSections(subject, { named: true, plans: 'small' }),
      afterSections(subject, { named: false, plans: 'small' }),
      afterSections(subject, { named: false, plans: 'row' }),
    ],
    afterFoot(subject),
    page,
  );

/** The first variant that fits the page, or else the last. */
function firstThatFits(
  tellings: readonly (readonly Flow[])[],
  foot: Flow,
  page: { width: number; height: number },
): readonly Flow[] {
  const fits = (sections: readonly Flow[]) =>
    roomFor(sections, foot, page) >= SECTION_GAP.least * sections.length;
  return tellings.find(fits) ?? tellings.at(-1) ?? [];
}

/** Sections evenly spread from the top down, with the foot at the bottom. */
function spread(
  sections: readonly Flow[],
  foot: Flow,
  page: { width: number; height: number },
): readonly Node[] {
  const width = page.width - 2 * MARGIN.side;
  const footHeight = foot(0, 0, width).height;
  const room = roomFor(sections, foot, page);
  const gap = Math.min(SECTION_GAP.most, Math.max(SECTION_GAP.least, room / sections.length));
  return [
    ...stack(sections, gap)(MARGIN.side, MARGIN.end, width).nodes,
    ...foot(MARGIN.side, page.height - MARGIN.end - footHeight, width).nodes,
  ];
}

/** The gauge: in the upper right corner of the front, and at the mirrored place of the back. */
function gauges({ request }: CoverSubject): { front: Node[]; back: Node[] } {
  if (request.sides !== 'duplex') return { front: [], back: [] };
  const { width } = PAPERS[request.paper];
  const x = width - MARGIN.side - GAUGE_REACH;
  const y = MARGIN.end + 5.5 + GAUGE_REACH;
  const { line, at } = turnMirror(request);
  const back = line === 'upright' ? gaugeBack(2 * at - x, y) : gaugeBack(x, 2 * at - y);
  return { front: [gaugeFront(x, y)], back: [back] };
}

function pageOf(
  label: string,
  title: string,
  nodes: readonly Node[],
  { make, request }: CoverSubject,
  side: 'front' | 'back',
): Result<SheetPage, PressFault> {
  const { width, height } = PAPERS[request.paper];
  const set = setPage(label, nodes, make);
  if (!set.ok) return set;
  const moved = side === 'back' && make.moved ? { moved: make.moved } : {};
  return ok({ label, title, width, height, placements: [], furniture: set.value, ...moved });
}

/** The two first pages: for before printing, and for after. */
export function coverPages(subject: CoverSubject): Result<readonly SheetPage[], PressFault> {
  const page = PAPERS[subject.request.paper];
  const gauge = gauges(subject);
  const { said } = subject.make;
  const before = [...spread(fittedSections(subject, page), beforeFoot(subject), page), ...gauge.front];
  const after = [...spread(fittedAfter(subject, page), afterFoot(subject), page), ...gauge.back];
  const pages = [
    pageOf('cover', said.before.page, before, subject, 'front'),
    subject.request.sides === 'duplex'
      ? pageOf('cover back', said.after.page, after, subject, 'back')
      : pageOf('cover 2', said.after.page, after, subject, 'front'),
  ];
  const faults = pages.flatMap((made) => (made.ok ? [] : made.faults));
  return faults.length > 0 ? failed(...faults) : ok(pages.flatMap((made) => (made.ok ? [made.value] : [])));
}
