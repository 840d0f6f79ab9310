/**
 * A text as lines of 72 columns, for braille displays, terminals and readers that read lines. No marks stand for
 * structure: headings are in capitals or end in a colon, what belongs together is indented.
 */
import { TEXT_WORDS } from '../words-text.ts';
import { chaptersOf, plain, type Block, type Item, type Writing } from './writing.ts';

const COLUMNS = 72;

/** Words broken into lines, all but the first `hang` columns further in. A word longer than a line has one of its own. */
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
  return wrapped([...head, plain(words)].join(' '), indent, STEP);
};

function chapterLines(words: string, number: number): string {
  return `\n\n${wrapped(TEXT_WORDS.chapter(number, words).toUpperCase())}`;
}

/** Blocks as paragraphs; chapters are counted as they come. */
function linesOf(blocks: readonly Block[], indent = 0): readonly string[] {
  let chapter = 0;
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'heading':
        if (block.depth === 1) return [chapterLines(block.words, (chapter += 1))];
        return [`\n${wrapped(block.depth === 2 ? block.words.toUpperCase() : block.words, indent)}`];
      case 'paragraph':
        return [wrapped(plain(block.words), indent)];
      case 'rule': {
        const mark = block.mark === undefined ? '' : ` (${block.mark})`;
        return [wrapped(`${block.id}: ${block.words}${mark}`, indent, STEP)];
      }
      case 'list':
        return [
          block.items
            .map((item, index) => itemLine(item, block.ordered ? index + 1 : null, indent + STEP))
            .join('\n'),
        ];
      case 'beside':
        return [wrapped(`${block.name}:`, indent), ...linesOf(block.blocks, indent + STEP)];
    }
  });
}

/** The whole text, with its contents after the lead. */
export function asText(writing: Writing): string {
  const contents = chaptersOf(writing).map(({ words }, index) =>
    wrapped(TEXT_WORDS.chapter(index + 1, words), STEP, STEP),
  );
  const parts = [
    wrapped(writing.title.toUpperCase()),
    ...writing.lead.map((words) => wrapped(words)),
    [`${TEXT_WORDS.contents}:`, ...contents].join('\n'),
    ...linesOf(writing.blocks),
  ];
  return `${parts.join('\n\n')}\n`;
}
