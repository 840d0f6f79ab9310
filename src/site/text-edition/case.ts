/** An example in words: the board is described place by place. */
import { code, plain, type ToldCase, type ToldFinding, type ToldStep } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { item, list, paragraph } from './block-builders.ts';
import type { TextBlock } from './text-model.ts';

const words = TEXT_WORDS.rules;

/** An example's table: the status, then its places one by one. */
function tableBlocks({ table, written }: ToldCase): readonly TextBlock[] {
  const lines = [
    ...(table?.fields.map(({ says }) => says) ?? []),
    ...written.map(([name, value]) => `${name}: ${value}`),
  ];
  if (lines.length === 0) return [];
  return [
    paragraph(table ? `${words.table}. ${table.status}` : `${words.table}.`),
    list(lines.map((line) => item(line))),
  ];
}

/** An example's moves, each with its events. */
function stepBlocks(steps: readonly ToldStep[]): readonly TextBlock[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ words: move, says, events }) => {
    const happened = events.map(({ rule, what }) => `${what} (${rule})`).join('; ');
    return {
      words:
        happened === ''
          ? [plain(`${says}: `), code(move), plain('.')]
          : [plain(`${happened}: `), code(move), plain('.')],
    };
  });
  return [paragraph(`${words.then}:`), list(items, true)];
}

/** The final verdict, with the rule sentences it cites. */
function findingBlocks({ tried, name, lines }: ToldFinding): readonly TextBlock[] {
  const items = lines.map(({ quotes, place, says }) => {
    const said = place === null ? (says === null ? '' : BOOK_WORDS.says(says)) : `${place}: ${says ?? ''}.`;
    const sentence = place === null ? (quotes?.sentence ?? '') : '';
    return item([sentence, said].filter((part) => part !== '').join(' '), quotes?.rule);
  });
  return [
    paragraph(tried === null ? `${name}.` : `${words.tried(tried)} ${name}.`),
    ...(items.length > 0 ? [list(items)] : []),
  ];
}

/** An example under its title. */
export const caseBlocks = (told: ToldCase): readonly TextBlock[] => [
  paragraph(told.title),
  ...tableBlocks(told),
  ...stepBlocks(told.steps),
  ...(told.finding ? findingBlocks(told.finding) : []),
];
