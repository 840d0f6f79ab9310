/** Turns the blocks of a booklet into slugs. */
import type { BriefPart } from '../../book/brief.ts';
import { plain, strong, type BlockOf, type Words } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { box, type SetNode } from '../../kit/face.ts';
import type { BrokenLine } from '../../kit/type/set-line.ts';
import { RULING_DOT, type BookletBlock, type Choice } from './content.ts';
import { caseSlug, facesSlug } from './illustrations.ts';
import {
  lineAt,
  lineSlugs,
  linesOf,
  NOTHING,
  paragraphAt,
  reading,
  runsOf,
  type Compositor,
  type Slug,
} from './compositor.ts';
import { BASELINE, HALF, ID_COLUMN, LINE, onGrid } from './type.ts';

/** Space above, mm. */
const BEFORE = {
  chapter: 4 * HALF,
  section: 2 * HALF,
  paragraph: HALF,
  rule: HALF,
  aside: 2 * HALF,
  choice: 3 * HALF,
};

/** A chapter heading below a heavy rule. */
export function chapterSlug(press: Compositor, text: string): Slug {
  const { chapter, inks } = press.type;
  const lines = linesOf(press, text, [{ text }], chapter, press.width);
  return {
    height: onGrid(2.5 * HALF + lines.length * 3 * HALF),
    before: BEFORE.chapter,
    keep: true,
    begins: { level: 1, text },
    paint: (x, y) => ({
      ...NOTHING,
      nodes: [
        box({ x, y: y + HALF, width: press.width, height: 1.1, fill: inks.accent }),
        reading(
          'heading',
          lines.map((line, index) => lineAt(line, x, y + HALF + 8.4 + index * 3 * HALF)),
        ),
      ],
    }),
  };
}

function sectionSlug(press: Compositor, text: string): Slug {
  const lines = linesOf(press, text, [{ text }], press.type.section, press.measure);
  return {
    height: onGrid(lines.length * 2.5 * HALF),
    before: BEFORE.section,
    keep: true,
    begins: { level: 2, text },
    paint: (x, y) => ({
      ...NOTHING,
      nodes: [
        reading(
          'subheading',
          lines.map((line, index) => lineAt(line, x + ID_COLUMN, y + 4.2 + index * 2.5 * HALF)),
        ),
      ],
    }),
  };
}

export const paragraphSlugs = (
  press: Compositor,
  words: Words,
  field = 'paragraph',
  before = BEFORE.paragraph,
): Slug[] =>
  lineSlugs(linesOf(press, field, runsOf(words), press.type.body, press.measure), ID_COLUMN, before);

/** The gap between a rule's number and its text, mm. */
const NUMBER_GAP = 1;

/** The number of a rule or ruling; a long one is set smaller to fit its column. */
function numberLines(press: Compositor, field: string, id: string): readonly BrokenLine[] {
  const room = ID_COLUMN - NUMBER_GAP;
  const asked = press.type.id;
  const lines = linesOf(press, field, [{ text: id }], asked, Infinity);
  const width = Math.max(0, ...lines.map((line) => line.width));
  if (width <= room) return lines;
  return linesOf(press, field, [{ text: id }], { ...asked, size: (asked.size * room) / width }, ID_COLUMN);
}

/** From a number to the dot of a ruling below it, mm. */
const DOT_BELOW = 3;

/** A sentence with its number hanging beside the first line, and a dot below that if it is a ruling. */
function ruleSlugs(press: Compositor, { id, text, mark, isRuling = false }: BlockOf<'rule'>): Slug[] {
  const { body, mark: markStyle } = press.type;
  const marked =
    mark === undefined || isRuling
      ? []
      : [{ text: `\u00a0 ${mark}`.replaceAll(' ', '\u00a0'), style: markStyle }];
  const lines = linesOf(press, `rule ${id}`, [{ text }, ...marked], body, press.measure);
  const numbers = numberLines(press, `rule ${id}`, id);
  const dots = isRuling ? linesOf(press, `rule ${id}`, [{ text: RULING_DOT }], press.type.id, Infinity) : [];
  const slugs = lineSlugs(lines, ID_COLUMN, BEFORE.rule);
  return slugs.map((slug, index) => ({
    ...slug,
    // The dot of one line keeps off the next number.
    height: isRuling && slugs.length === 1 ? slug.height + HALF : slug.height,
    // A sentence is never split.
    keep: index < slugs.length - 1,
    ...(index === 0 && { number: id }),
    paint: (x, y) => {
      const hanging =
        index === 0
          ? [
              ...numbers.map((line) => lineAt(line, x, y + BASELINE)),
              ...dots.map((line) => lineAt(line, x, y + BASELINE + DOT_BELOW)),
            ]
          : [];
      return { ...NOTHING, nodes: [...hanging, ...slug.paint(x, y).nodes] };
    },
  }));
}

/** The padding of an aside's frame, mm. */
const ASIDE_PAD = 3.2;

/** An aside in a frame, with its label in the upper edge. */
function asideSlug(press: Compositor, { blocks }: BlockOf<'aside'>): Slug {
  const { body, label: labelStyle, inks } = press.type;
  const width = press.measure;
  const texts = blocks.map((block) => {
    if (block.kind !== 'paragraph')
      throw new Error(`an aside of a booklet holds paragraphs, and no ${block.kind}`);
    return linesOf(press, 'aside', runsOf(block.words), body, width - 2 * ASIDE_PAD);
  });
  const labels = linesOf(
    press,
    'aside',
    [{ text: BOOK_WORDS.hands.toUpperCase() }],
    labelStyle,
    width - 2 * ASIDE_PAD,
  );
  const labelWidth = labels[0]?.width ?? 0;
  const textHeight = texts.reduce((sum, lines) => sum + lines.length * LINE, 0) + (texts.length - 1) * HALF;
  const height = onGrid(textHeight + 3 * HALF);
  return {
    height,
    before: BEFORE.aside,
    keep: false,
    paint: (x, y) => {
      const left = x + ID_COLUMN;
      let top = y + 1.5 * HALF;
      const words = texts.flatMap((lines) => {
        const at = top;
        top += lines.length * LINE + HALF;
        return paragraphAt(lines, left + ASIDE_PAD, at);
      });
      const frame: SetNode[] = [
        box({
          x: left,
          y: y + HALF / 2,
          width,
          height: height - HALF,
          stroke: { colour: inks.accent, width: 0.3 },
        }),
        box({ x: left + ASIDE_PAD - 1.2, y, width: labelWidth + 2.4, height: 2.2, fill: '#ffffff' }),
      ];
      const head = labels.map((line) => lineAt(line, left + ASIDE_PAD, y + 2));
      return { ...NOTHING, nodes: [...frame, reading('aside', [...head, ...words])] };
    },
  };
}

/** A check box, mm. */
const TICK = 2.9;
const TICK_ROOM = 6;

/** A question and its two readings, never split. */
export function choiceSlug(press: Compositor, { id, question, ours, other }: Choice, inForce: string): Slug {
  const { body, mark, inks } = press.type;
  const field = `ruling ${id}`;
  const strong = { ...body, font: 'bold' };
  const head = linesOf(press, field, [{ text: question }], strong, press.measure);
  const numbers = numberLines(press, field, id);
  const linesOfReading = (text: string, note?: string) =>
    linesOf(
      press,
      field,
      [{ text }, ...(note === undefined ? [] : [{ text: `\u00a0\u00a0${note}`, style: mark }])],
      body,
      press.measure - TICK_ROOM,
    );
  const readings = [linesOfReading(ours, inForce), linesOfReading(other)];
  const lines = head.length + readings.reduce((sum, each) => sum + each.length, 0);
  return {
    height: onGrid(lines * LINE + HALF),
    before: BEFORE.choice,
    keep: false,
    paint: (x, y) => {
      const left = x + ID_COLUMN;
      const asked = [
        ...numbers.map((line) => lineAt(line, x, y + BASELINE)),
        ...head.map((line, index) => lineAt(line, left, y + BASELINE + index * LINE)),
      ];
      let top = y + head.length * LINE + HALF / 2;
      const items = readings.map((each) => {
        const at = top;
        top += each.length * LINE + HALF / 2;
        const square = { x: left + 0.2, y: at + BASELINE - TICK + 0.35, width: TICK, height: TICK };
        const tick = box({ ...square, stroke: { colour: inks.key, width: 0.25 } });
        return reading('item', [tick, ...paragraphAt(each, left + TICK_ROOM, at)]);
      });
      return { ...NOTHING, nodes: [reading('paragraph', asked), reading('list', items)] };
    },
  };
}

/** The width for rule numbers at the edge of a summary line, mm. */
const BRIEF_EDGE = 9;

/**
 * A part of the summary: its heading, and lines with small rule numbers at the edge; `isWhole` keeps it on one
 * page.
 */
export function briefSlugs(
  press: Compositor,
  { title, lines }: BriefPart,
  isWhole: boolean,
): readonly Slug[] {
  const { body, mark, section, inks, id: idStyle } = press.type;
  const head = linesOf(press, title, [{ text: title }], section, press.width);
  const heading: Slug = {
    height: onGrid(3 * HALF),
    before: BEFORE.section,
    keep: true,
    paint: (x, y) => ({
      ...NOTHING,
      nodes: [
        reading(
          'subheading',
          head.map((line) => lineAt(line, x, y + 4)),
        ),
        box({ x, y: y + 2.6 * HALF, width: press.width, height: 0.25, fill: inks.accent }),
      ],
    }),
  };
  const hangs = lines.some(({ figure }) => figure !== undefined);
  return [
    heading,
    ...lines.map(({ figure, lead, says, rules }, place): Slug => {
      const indent = hangs ? ID_COLUMN - 2 : 0;
      const words = [...(lead === undefined ? [] : [strong(`${lead} `)]), plain(says)];
      const text = linesOf(press, says, runsOf(words), body, press.width - indent - BRIEF_EDGE);
      const ids = linesOf(press, says, [{ text: rules.join(' ') }], { ...mark, ink: inks.quiet }, BRIEF_EDGE);
      const figures =
        figure === undefined
          ? []
          : linesOf(press, says, [{ text: figure }], { ...idStyle, size: body.size }, ID_COLUMN);
      return {
        height: Math.max(text.length, ids.length) * LINE,
        before: 0,
        keep: isWhole && place < lines.length - 1,
        paint: (x, y) => ({
          ...NOTHING,
          nodes: [
            reading('paragraph', [
              ...figures.map((line) => lineAt(line, x, y + BASELINE)),
              ...text.map((line, index) => lineAt(line, x + indent, y + BASELINE + index * LINE)),
              ...ids.map((line, index) =>
                lineAt(line, x + press.width - BRIEF_EDGE, y + BASELINE + index * LINE, 'right', BRIEF_EDGE),
              ),
            ]),
          ],
        }),
      };
    }),
  ];
}

export function slugsOf(press: Compositor, block: BookletBlock, inForce: string): readonly Slug[] {
  switch (block.kind) {
    case 'heading':
      return [block.depth <= 2 ? chapterSlug(press, block.text) : sectionSlug(press, block.text)];
    case 'paragraph':
      return paragraphSlugs(press, block.words);
    case 'rule':
      return ruleSlugs(press, block);
    case 'faces':
      return [facesSlug(press, block)];
    case 'case':
      return [caseSlug(press, block)];
    case 'aside':
      return [asideSlug(press, block)];
    case 'choice':
      return [choiceSlug(press, block.choice, inForce)];
  }
}
