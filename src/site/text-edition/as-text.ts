/**
 * A text in lines of 72 columns, for braille displays, terminals and line-based readers. No markup: headings are in
 * capitals or end in a colon, groups are indented.
 */
import { textOf } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { caseBlocks } from './case.ts';
import { chaptersOf, type Item, type TextBlock, type Writing } from './text-model.ts';

const COLUMNS = 72;

/**
 * Wraps text, with all lines but the first indented by `hang` further columns. A word longer than a line gets its own.
 */
function wrapped(words: string, indent = 0, hang = 0): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/ +/)) {
    const room = COLUMNS - indent - (lines.length === 0 ? 0 : hang);
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line]
    .map((each, index) => ' '.repeat(indent + (index === 0 ? 0 : hang)) + each)
    .join('\n');
}

const STEP = 2;

const itemLine = ({ words, rule }: Item, number: number | null, indent: number): string => {
  const head = [...(number === null ? [] : [`${number}.`]), ...(rule === undefined ? [] : [`${rule}:`])];
  return wrapped([...head, textOf(words)].join(' '), indent, STEP);
};

function chapterLines(words: string, number: number): string {
  return `\n\n${wrapped(TEXT_WORDS.chapter(number, words).toUpperCase())}`;
}

/** Blocks as paragraphs; chapters are numbered. */
function linesOf(blocks: readonly TextBlock[], indent = 0): readonly string[] {
  let chapter = 0;
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'heading':
        if (block.depth === 1) return [chapterLines(block.text, (chapter += 1))];
        return [`\n${wrapped(block.depth === 2 ? block.text.toUpperCase() : block.text, indent)}`];
      case 'paragraph':
        return [wrapped(textOf(block.words), indent)];
      case 'rule': {
        const mark = block.mark === undefined ? '' : ` (${block.mark})`;
        return [wrapped(`${block.id}: ${block.text}${mark}`, indent, STEP)];
      }
      case 'list':
        return [
          block.items
            .map((item, index) => itemLine(item, block.ordered ? index + 1 : null, indent + STEP))
            .join('\n'),
        ];
      case 'faces':
        return block.caption.length === 0
          ? []
          : [wrapped(`${TEXT_WORDS.rules.picture}: ${textOf(block.caption)}.`, indent)];
      case 'case':
        return besideLines(BOOK_WORDS.example, caseBlocks(block.told), indent);
      case 'aside':
        return besideLines(BOOK_WORDS.hands, block.blocks, indent);
    }
  });
}

/** An aside, indented under its name. */
const besideLines = (name: string, blocks: readonly TextBlock[], indent: number): readonly string[] => [
  wrapped(`${name}:`, indent),
  ...linesOf(blocks, indent + STEP),
];

/** The whole text, with a table of contents after the introduction. */
export function asText(writing: Writing): string {
  const contents = chaptersOf(writing).map(({ text }, index) =>
    wrapped(TEXT_WORDS.chapter(index + 1, text), STEP, STEP),
  );
  const parts = [
    wrapped(writing.title.toUpperCase()),
    ...writing.lead.map((words) => wrapped(words)),
    [`${TEXT_WORDS.contents}:`, ...contents].join('\n'),
    ...linesOf(writing.blocks),
  ];
  return `${parts.join('\n\n')}\n`;
}
