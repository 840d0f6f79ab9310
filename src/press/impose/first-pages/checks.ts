/** The checks of the first sheet: its scale by a bank card, its registration against the light. */
import { art, box, text, type Node } from '../../../kit/face.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import { BAR_LENGTH, scaleBar } from '../strips/scale-bar.ts';
import { flipMark } from '../flip-mark.ts';
import { BLACK, MARK_WIDTH } from '../marks.ts';
import type { SheetWording } from '../../words/press-words.ts';
import type { CoverSubject } from './subject.ts';
import { readyThings } from './tools.ts';
import { columns, list, picture, space, stack, strokes, words, type Flow } from './flow.ts';
import { HEADING, paragraph, SMALL, step, STRONG } from './style.ts';

/** A bank card (ISO/IEC 7810 ID-1), mm: a gauge that everybody has. */
const BANK_CARD = { width: 85.6, height: 53.98, radius: 3.18 } as const;

/** Tolerance for tracing corners from a bank card, mm. */
const SAME_RADIUS = 0.5;

/** The corner radius that all cards share; undefined where there is none. */
function cornerRadius({ job }: CoverSubject): number | undefined {
  const radii = new Set(job.drawn.cards.map(({ card }) => card.size.radius));
  const [radius] = radii;
  return radii.size === 1 && radius !== undefined && radius > 0 ? radius : undefined;
}

const CORNER = 13;

/** A card's corner, cut and rounded: shown here, because cards have no outline. */
function corner(subject: CoverSubject): Flow {
  const radius = cornerRadius(subject);
  if (radius === undefined) return space(0);
  const cut = strokes(`M0 ${CORNER}V0H${CORNER}`, MARK_WIDTH, [1, 0.8]);
  const rounded = strokes(`M0 ${CORNER}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0H${CORNER}`, 0.3);
  return columns(
    [
      { width: CORNER, flow: picture({ width: CORNER, height: CORNER, nodes: [cut, rounded] }) },
      {
        flow: paragraph(
          subject.make.fonts,
          'corner',
          subject.make.said.checks.corner(radius, Math.abs(radius - BANK_CARD.radius) <= SAME_RADIUS),
          SMALL,
        ),
      },
    ],
    4,
  );
}

/** A bank card's outline, with instructions inside. */
const bankCard = (subject: CoverSubject): Flow => {
  const { width, height, radius } = BANK_CARD;
  const { fonts, said } = subject.make;
  return (x, y) => {
    const outline = box({ x, y, width, height, radius, stroke: { colour: BLACK, width: 0.25 } });
    const inside = stack(
      [
        paragraph(fonts, 'bank card', said.checks.bankCard, { ...STRONG, size: 11 }),
        paragraph(fonts, 'bank card check', said.checks.covers(width.toFixed(2), height)),
        space(1.6),
        corner(subject),
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
      reads: { figure: said.margin.bar(BAR_LENGTH) },
    });
    return {
      height: height + 8.6,
      nodes: [outline, ...inside.nodes, scaleBar(x, y + height + 3.6), words],
    };
  };
};

export const sizeStep = (subject: CoverSubject, number: number): Flow =>
  step(subject.make.fonts, number, subject.make.said.checks.size, [bankCard(subject)]);

/** The flip mark: one half, the other half, and both against the light. */
const discs = (fonts: Fonts, { checks }: SheetWording): Flow =>
  picture({
    width: 62,
    height: 15.4,
    alt: checks.discs,
    nodes: [
      flipMark(5, 5, 5),
      ...caption(fonts, checks.here, 5),
      ...between('+', 15.5),
      flipMark(26, 5, 5),
      ...caption(fonts, checks.other, 26),
      ...between('=', 36.5),
      flipMark(47, 5, 5),
      art({ x: 47, y: 5, rotate: 90, shapes: flipMark(0, 0, 5).shapes }),
      ...caption(fonts, checks.against, 47),
    ],
  });

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
  step(make.fonts, number, make.said.checks.light, [
    space(1),
    discs(make.fonts, make.said),
    space(3),
    stack(
      [
        paragraph(make.fonts, 'light', make.said.checks.halves),
        paragraph(make.fonts, 'light scale', make.said.checks.scale),
      ],
      2,
    ),
  ]);

/** The tools as a list with a heading, where nothing else is beside the scale check. */
export function readyList(subject: CoverSubject): Flow {
  const { fonts, said } = subject.make;
  const { job, facts } = subject;
  const rows = readyThings(job, facts, said.checks).map((thing) => paragraph(fonts, 'have ready', thing));
  const heading = words(fonts, 'have ready', said.checks.ready, HEADING, { reads: 'heading' });
  return stack([space(1.75), heading, space(3.6), list(rows)]);
}
