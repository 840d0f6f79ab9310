/** What the page before printing says: the printer's dialog, the size, how fronts and backs come together. */
import type { Node, Run } from '../../../kit/face.ts';
import { art, box, text } from '../../../kit/face.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import { PAPERS } from '../../margins.ts';
import { BAR_LENGTH, scaleBar } from '../bar.ts';
import type { PaperFacts } from '../facts.ts';
import { flipMark } from '../flip-mark.ts';
import { BLACK } from '../marks.ts';
import type { Place } from '../layout.ts';
import type { Leaves } from '../leaves.ts';
import { percent } from '../warnings.ts';
import type { CoverSubject } from './cover.ts';
import { turnDrawing } from './diagrams.ts';
import { columns, picture, rule, space, stack, table, words, type Flow } from './flow.ts';
import { HEADING, paragraph, SMALL, step, STRONG } from './style.ts';

/** A bank card (ISO/IEC 7810 ID-1), mm: everyone has a gauge for the scale in a pocket. */
export const BANK_CARD = { width: 85.6, height: 53.98, radius: 3.18 } as const;

export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "55 cards, 32 counters and 32 paper models". */
export const contents = ({ facts }: CoverSubject): string =>
  listed([
    ...(facts.cards > 0 ? [count(facts.cards, 'card')] : []),
    ...(facts.counters > 0 ? [count(facts.counters, 'counter')] : []),
    ...(facts.nets > 0 ? [count(facts.nets, 'paper model')] : []),
  ]);

const SIDES_SETTING = {
  duplex: { long: 'Both sides, turned on the long edge.', short: 'Both sides, turned on the short edge.' },
  fold: { long: 'One side only.', short: 'One side only.' },
  single: { long: 'One side only.', short: 'One side only.' },
} as const;

/** "Pages 3 to 18 on paper of 200 to 250 gsm". */
function paperWords({ pages, weight: [low, high] }: PaperFacts, index: number): string {
  const runs = pages.map(([first, last]) =>
    first === last ? String(first) : last === first + 1 ? `${first} and ${last}` : `${first} to ${last}`,
  );
  return `${index === 0 ? 'Pages' : 'pages'} ${listed(runs)} on paper of ${low} to ${high} gsm`;
}

/** Every setting for this very file. */
function settings({ request, facts, job, imposed }: CoverSubject): readonly (readonly [string, string])[] {
  const paper = PAPERS[request.paper];
  const trial = request.sides === 'duplex' ? `Pages 1 and 2` : 'Page 1';
  const [size, light] = togetherPlace(imposed) ? [3, 4] : [2, 3];
  const check = request.sides === 'duplex' ? `Check points ${size} and ${light}` : `Check point ${size}`;
  return [
    ['Paper', `${paper.name}, ${paper.width} × ${paper.height} mm, portrait.`],
    ['Size', '100 %, also called “Actual size”. Not “Fit”, not “Shrink”: the cards would come out small.'],
    ['Sides', SIDES_SETTING[request.sides][request.flip]],
    ['Borderless', 'Off: it enlarges the page.'],
    ['Quality', job.drawn.edition === 'low-ink' ? 'Normal; black alone will do.' : 'High, in colour.'],
    ['First', `${trial} on plain paper. ${check} before you go on.`],
    ['Then', `${facts.papers.map(paperWords).join('; ')}.`],
  ];
}

export const settingsStep = (subject: CoverSubject): Flow => {
  const { fonts } = subject.make;
  const rows = settings(subject).map(
    ([label, value]) =>
      [paragraph(fonts, label, label, STRONG), paragraph(fonts, `${label} setting`, value)] as const,
  );
  return step(fonts, 1, 'Set the printer', [table(rows, 17)]);
};

const EDGE = { long: 'long', short: 'short' } as const;

/** How fronts and backs come together, by the way the file is printed. */
function together({ request, facts }: CoverSubject): { heading: string; paragraphs: readonly string[] } {
  switch (request.sides) {
    case 'duplex':
      return {
        heading: `Turn on the ${EDGE[request.flip]} edge`,
        paragraphs: [
          'The back of the black card stands where the sheet, turned over, brings it behind its front.',
          `A printer that prints one side: print the odd pages, turn the whole pile on its ${EDGE[request.flip]} edge, print the even pages.`,
        ],
      };
    case 'fold':
      return {
        heading: 'Fold, glue, then cut',
        paragraphs: [
          `Score the dashed line with a blunt knife and a ruler. Fold with the print outside, spread glue to the edges, close, press flat under books. ${count(facts.folds, 'fold')} in all.`,
          'Cut only when the glue is dry: front and back are cut in one go and cannot part.',
        ],
      };
    case 'single':
      return {
        heading: 'Glue, then cut',
        paragraphs: [
          `Fronts come first, backs after: lay the back of each number behind its front, ${count(facts.glued, 'pair')} in all.`,
          'Against a window the two halves of the flip mark make one full disc. Mark a corner, glue, press flat, and cut only when dry.',
        ],
      };
  }
}

/** A block with backs to show how they meet their fronts: the cards', or else the counters'. */
function togetherPlace({ runs, counters }: Leaves): Place | undefined {
  const [run] = runs;
  if (run) return run.layout;
  const leaf = counters.find(({ backs }) => backs.length > 0);
  const block = leaf?.blocks[0];
  return leaf && block && { block, mirror: leaf.mirror, folded: leaf.folded };
}

const DRAWING_ROOM = { width: 70, height: 43 };

export const togetherStep = (subject: CoverSubject): Flow | undefined => {
  const { make, imposed, request } = subject;
  const place = togetherPlace(imposed);
  const { heading, paragraphs } = together(subject);
  if (!place) return undefined;
  const drawing = turnDrawing(place, PAPERS[request.paper], DRAWING_ROOM);
  const texts = paragraphs.map((each, index) => paragraph(make.fonts, `turning ${index + 1}`, each));
  return step(make.fonts, 2, heading, [
    picture(drawing, drawing.nodes, 'center'),
    space(3.2),
    stack(texts, 2),
  ]);
};

/** Corners this close to a bank card's can be traced from one, mm. */
const SAME_RADIUS = 0.5;

function cornerWords({ job }: CoverSubject): string {
  const radii = [...new Set(job.drawn.cards.map(({ card }) => card.size.radius))];
  const [radius] = radii;
  if (radii.length !== 1 || radius === undefined || radius === 0) return '';
  return Math.abs(radius - BANK_CARD.radius) <= SAME_RADIUS
    ? ` Its corners are good for the cards', too (radius ${radius} mm): trace one to round them.`
    : '';
}

/** The outline of a bank card, with what to do inside. */
const bankCard = (subject: CoverSubject): Flow => {
  const { width, height, radius } = BANK_CARD;
  const { fonts } = subject.make;
  return (x, y) => {
    const outline = box({ x, y, width, height, radius, stroke: { colour: BLACK, width: 0.25 } });
    const inside = stack(
      [
        paragraph(fonts, 'bank card', 'Lay a bank card here.', { ...STRONG, size: 11 }),
        paragraph(
          fonts,
          'bank card check',
          `It covers the outline exactly, ${width.toFixed(2)} × ${height} mm. If it hangs over, the page was shrunk: set the size to 100 % and print page 1 again.${cornerWords(subject)}`,
        ),
      ],
      2.4,
    )(x + 6, y + 6.5, width - 12);
    const words: Node = text({
      field: 'bar words',
      text: `${BAR_LENGTH} mm`,
      style: { ...STRONG, size: 7.2 },
      x: x + BAR_LENGTH - 20,
      y: y + height + 5.4,
      width: 20,
      height: 3,
      align: 'right',
    });
    return {
      height: height + 8.6,
      nodes: [outline, ...inside.nodes, scaleBar(x, y + height + 3.6), words],
    };
  };
};

export const sizeStep = (subject: CoverSubject, number: number): Flow =>
  step(subject.make.fonts, number, 'Check the size', [bankCard(subject)]);

/** Half of a mark, the other half, and both against the light. */
const discs = (fonts: Fonts): Flow =>
  picture({ width: 62, height: 15.4 }, [
    flipMark(5, 5, 5),
    ...caption(fonts, 'here', 5),
    ...between('+', 15.5),
    flipMark(26, 5, 5),
    ...caption(fonts, 'other side', 26),
    ...between('=', 36.5),
    flipMark(47, 5, 5),
    art({ x: 47, y: 5, rotate: 90, shapes: flipMark(0, 0, 5).shapes }),
    ...caption(fonts, 'against the light', 47),
  ]);

const caption = (fonts: Fonts, of: string, x: number): readonly Node[] =>
  words(fonts, of, of, { ...SMALL, size: 7 }, { align: 'center' })(x - 15, 11.8, 30).nodes;

const between = (sign: string, x: number): readonly Node[] => [
  text({
    field: 'sign',
    text: sign,
    style: { font: 'poster', size: 15, ink: BLACK },
    x: x - 4,
    y: 1,
    width: 8,
    height: 8,
    align: 'center',
    valign: 'middle',
  }),
];

export const lightStep = ({ make }: CoverSubject, number: number): Flow =>
  step(make.fonts, number, 'Hold it to the light', [
    space(1),
    discs(make.fonts),
    space(3),
    stack(
      [
        paragraph(
          make.fonts,
          'light',
          'Half of the mark in the upper right corner is printed here, half on the other side. Against a window it is one full disc. If it stays a half, the sheet was turned on the wrong edge.',
        ),
        paragraph(
          make.fonts,
          'light scale',
          'The fine cross shows how far the sides are off: one tick is 1 mm. Up to 1 mm does no harm, the art runs on past every cut.',
        ),
      ],
      2,
    ),
  ]);

const READY = {
  duplex: [],
  fold: ['blunt knife or empty pen, to score', 'glue stick', 'books, to press'],
  single: ['glue stick', 'a window', 'books, to press'],
} as const;

/** What has to lie on the table before one starts. */
export function readyList({ make, request }: CoverSubject): Flow {
  const { fonts } = make;
  const things = ['sharp knife', 'steel ruler', 'cutting mat', ...READY[request.sides]];
  const rows = things.map((thing) => paragraph(fonts, 'have ready', thing));
  const ruled = rows.flatMap((row, index) => (index > 0 ? [space(1.35), rule(0.1), space(1.6), row] : [row]));
  return stack([space(1.75), paragraph(fonts, 'have ready', 'Have ready', HEADING), space(3.6), ...ruled]);
}

const bold = (words: string): Run => ({ text: words, style: { font: 'bold' } });

/** Printers, ink and warnings: everything that the layout knows and nobody asked. */
export function notes({ make, facts, warnings }: CoverSubject): Flow {
  const { fonts } = make;
  const runs = facts.runs.map((run): readonly Run[] => [
    bold(`Cards of ${run.size} mm, ${run.layout} on a sheet. `.replaceAll(' x ', ' × ')),
    {
      text: `Printed whole by ${percent(run.printers.share)} of ${run.printers.models} known printers.`,
    },
  ]);
  const ink: (readonly Run[])[] =
    facts.ink === undefined
      ? []
      : [
          [
            bold('Ink. '),
            { text: `All inks together cover ${Math.round(facts.ink * 100)} % of the printed sides.` },
          ],
        ];
  const warned = warnings.map((warning): readonly Run[] => [bold('Note. '), { text: warning }]);
  const all = [...runs, ...ink, ...warned].map((each, index) =>
    paragraph(fonts, `note ${index + 1}`, each, SMALL),
  );
  const half = Math.ceil(all.length / 2);
  return columns([{ flow: stack(all.slice(0, half), 1.4) }, { flow: stack(all.slice(half), 1.4) }], 8);
}

export const lead = (subject: CoverSubject): string => {
  const { request, facts } = subject;
  const ways = {
    duplex: 'printed on both sides',
    fold: facts.folds > 0 ? 'printed on one side and folded' : 'printed on one side',
    single: facts.glued > 0 ? 'fronts and backs printed apart and glued' : 'printed on one side',
  };
  const paper = `${count(facts.sheets, 'sheet')} of ${PAPERS[request.paper].name}`;
  return `${contents(subject)} on ${paper}, ${ways[request.sides]}.`;
};
