/** Further tips on the first page: tools, heavy paper, sleeves, other files, the test sheet. */
import type { Cover } from '../../../kit/box-cover.ts';
import { finestLine, firmLines } from '../../../kit/drawing/firm-lines.ts';
import type { Edition } from '../../../kit/edition.ts';
import { art, group, type Run } from '../../../kit/face.ts';
import { BLACK } from '../marks.ts';
import type { CoverSubject } from './subject.ts';
import { columns, picture, space, stack, type Flow } from './flow.ts';
import { paragraph, SMALL } from './style.ts';
import { readyThings } from './tools.ts';

/** Most home printers cannot duplex paper above this weight, gsm. */
const TURNED = 160;

const CODE = 17;
const COLUMN_GAP = 8;

const told = (head: string, body: string): readonly Run[] => [
  { text: head, style: { font: 'bold' } },
  { text: body },
];

/** The QR code of the test sheet's page, with a caption. */
function testSheet({ job, make }: CoverSubject): Flow | undefined {
  const { testSheetAt } = job;
  if (!testSheetAt) return undefined;
  const { address, code } = testSheetAt;
  const scale = CODE / code.side;
  const drawing = {
    width: CODE,
    height: CODE,
    alt: address,
    nodes: [art({ x: 0, y: 0, scale, shapes: [{ d: code.path, fill: BLACK }] })],
  };
  return stack([
    picture(drawing),
    space(0.6),
    paragraph(make.fonts, 'test sheet', make.said.ways.test, SMALL),
  ]);
}

/** The tools; for one side they have a list of their own beside the check of the size. */
function readyRuns({ make: { said }, facts, request, job }: CoverSubject): (readonly Run[])[] {
  const { ways, checks } = said;
  return request.sides === 'duplex'
    ? [told(`${checks.ready}: `, ways.ready(readyThings(job, facts, checks)))]
    : [];
}

/** What the game has in other files. */
function moreTip({ make, job: { elsewhere } }: CoverSubject): (readonly Run[])[] {
  const { ways } = make.said;
  return elsewhere && elsewhere.parts.length > 0 ? [told(ways.more, ways.moreHow(elsewhere.parts))] : [];
}

/** Stiff paper and sleeves, where there are cards to cut, and what the game has in other files. */
function tips(subject: CoverSubject): (readonly Run[])[] {
  const { make, facts, request, job } = subject;
  const { ways } = make.said;
  const [run] = facts.runs;
  if (!run || job.tiles) return [];
  if (request.sides === 'fronts') return moreTip(subject);
  const stiff = request.sides === 'duplex' && facts.papers.some(({ weight: [, high] }) => high > TURNED);
  return [
    ...(stiff ? [told(ways.stiff, ways.stiffHow)] : []),
    told(ways.sleeves, ways.sleevesHow(run.size.replace('x', '×'))),
    ...moreTip(subject),
  ];
}

/** The last section of the first page: what to have ready and, where there is room, tips; undefined where it is empty. */
export function waysPart(subject: CoverSubject, room: boolean): Flow | undefined {
  const { fonts } = subject.make;
  const runs = [...readyRuns(subject), ...(room ? tips(subject) : [])];
  if (runs.length === 0) return undefined;
  const texts = runs.map((each, index) => paragraph(fonts, `way ${index + 1}`, each, SMALL));
  if (!room) return stack(texts);
  const half = Math.ceil(texts.length / 2);
  const code = testSheet(subject);
  return columns(
    [
      { flow: stack(texts.slice(0, half), 1.6) },
      { flow: stack(texts.slice(half), 1.6) },
      ...(code ? [{ width: CODE, flow: code }] : []),
    ],
    COLUMN_GAP,
  );
}

/** The poster's size at the height of the masthead, mm. */
const POSTER = { width: 21, height: 29 };

/** The width for the poster with some space, mm. */
export const POSTER_ROOM = POSTER.width + 6;

/** The game's poster, reduced; undefined where there is none. */
export const poster = ({ job }: CoverSubject): Flow | undefined =>
  job.poster && posterPicture(job.poster, POSTER, job.drawn.edition);

/** A poster scaled to a size, mm. */
export function posterPicture(
  front: Cover['front'],
  size: { width: number; height: number },
  edition: Edition,
): Flow {
  const { width, height } = FULL;
  const scale = size.width / width;
  const nodes = firmLines(front({ width, height, line: '' }), finestLine(edition) / scale);
  return picture({
    ...size,
    nodes: [group({ x: 0, y: 0, scale, clip: { x: 0, y: 0, width, height }, nodes })],
  });
}

/** The size that a poster is drawn at, mm, before scaling, so that its lines become fine enough. */
const FULL = { width: 63, height: 87 };
