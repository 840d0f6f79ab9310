/** Turns the blocks of a booklet into slugs. */
import type { BriefPart } from '../../book/brief.ts';
import { plain, strong, type BlockOf, type Words } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { box, type SetNode } from '../../kit/face.ts';
import type { BookletBlock } from './content.ts';
import { caseSlug, facesSlug } from './illustrations.ts';
import { ruleSlugs, withParagraphs } from './rule-paragraphs.ts';
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
import { BASELINE, HALF, LINE, onGrid } from './type.ts';

/** Space above, mm. */
const BEFORE = {
  chapter: 4 * HALF,
  section: 2 * HALF,
  paragraph: HALF,
  aside: 2 * HALF,
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
  const lines = linesOf(press, text, [{ text }], press.type.section, press.width);
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
          lines.map((line, index) => lineAt(line, x, y + 4.2 + index * 2.5 * HALF)),
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
): Slug[] => lineSlugs(linesOf(press, field, runsOf(words), press.type.body, press.width), before);

/** The padding of an aside's frame, mm. */
const ASIDE_PAD = 3.2;

/** An aside in a frame, with its label in the upper edge. */
function asideSlug(press: Compositor, { blocks }: BlockOf<'aside'>): Slug {
  const { body, label: labelStyle, inks } = press.type;
  const { width } = press;
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
      let top = y + 1.5 * HALF;
      const words = texts.flatMap((lines) => {
        const at = top;
        top += lines.length * LINE + HALF;
        return paragraphAt(lines, x + ASIDE_PAD, at);
      });
      const frame: SetNode[] = [
        box({
          x,
          y: y + HALF / 2,
          width,
          height: height - HALF,
          stroke: { colour: inks.accent, width: 0.3 },
        }),
        box({ x: x + ASIDE_PAD - 1.2, y, width: labelWidth + 2.4, height: 2.2, fill: '#ffffff' }),
      ];
      const head = labels.map((line) => lineAt(line, x + ASIDE_PAD, y + 2));
      return { ...NOTHING, nodes: [...frame, reading('aside', [...head, ...words])] };
    },
  };
}

/** The widths for rule numbers at the edge of a summary line, and for the figure before it, mm. */
const BRIEF_EDGE = 9;
const FIGURE = 6;

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
      const indent = hangs ? FIGURE : 0;
      const words = [...(lead === undefined ? [] : [strong(`${lead} `)]), plain(says)];
      const text = linesOf(press, says, runsOf(words), body, press.width - indent - BRIEF_EDGE);
      const ids = linesOf(press, says, [{ text: rules.join(' ') }], { ...mark, ink: inks.quiet }, BRIEF_EDGE);
      const figures =
        figure === undefined
          ? []
          : linesOf(press, says, [{ text: figure }], { ...idStyle, size: body.size }, FIGURE + 2);
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

type Flowing = ReturnType<typeof withParagraphs>[number];

function slugsOf(press: Compositor, block: Flowing): readonly Slug[] {
  switch (block.kind) {
    case 'heading':
      return [block.depth <= 2 ? chapterSlug(press, block.text) : sectionSlug(press, block.text)];
    case 'paragraph':
      return paragraphSlugs(press, block.words);
    case 'rules':
      return ruleSlugs(press, block);
    case 'faces':
      return [facesSlug(press, block)];
    case 'case':
      return [caseSlug(press, block)];
    case 'aside':
      return [asideSlug(press, block)];
  }
}

/** A paragraph of so many lines leads to what follows it, and stays with it; so does a longer one under a heading. */
const SHORT = { anywhere: 2, underHeading: 3 } as const;

/** The blocks of a text, in their order. */
export const textSlugs = (press: Compositor, blocks: readonly BookletBlock[]): readonly Slug[] => {
  const flowing = withParagraphs(blocks);
  return flowing.flatMap((block, index) => {
    const slugs = slugsOf(press, block);
    const leadsOn =
      block.kind === 'paragraph' &&
      slugs.length <= SHORT[flowing[index - 1]?.kind === 'heading' ? 'underHeading' : 'anywhere'] &&
      ['paragraph', 'rules'].includes(flowing[index + 1]?.kind ?? '');
    return leadsOn ? slugs.map((slug) => ({ ...slug, keep: true })) : slugs;
  });
};
