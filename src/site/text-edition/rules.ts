/** The rules in their teaching order, in words: what a page shows on a board is told field by field. */
import { answer, type Answer, type Finding } from '../../book/answer.ts';
import { exampleOf, statementOf } from '../../book/book.ts';
import type { Example } from '../../book/example.ts';
import type { Referee } from '../../book/referee.ts';
import type { Desk } from '../desk.ts';
import { findingName } from '../findings.ts';
import { inWords } from '../in-words.ts';
import type { RulesBlock, RulesRun } from '../rules-text.ts';
import { TEXT_WORDS } from '../words-text.ts';
import { WORDS } from '../words.ts';
import type { Block, Item, Words } from './writing.ts';

const words = TEXT_WORDS.rules;

const runsOf = (runs: readonly RulesRun[]): Exclude<Words, string> =>
  runs.map(({ kind, text }) => (kind === 'code' ? { text, notation: true } : { text }));

/** The table of an example: how the game stands, and its fields one by one. */
function tableBlocks({ scenery }: Referee, example: Example, { first }: Answer): readonly Block[] {
  const scene = first === null ? null : (scenery?.scene(first, null) ?? null);
  const written =
    'position' in example ? inWords(example.position).map(([name, value]) => `${name}: ${value}`) : [];
  const lines = scene ? scene.fields.map(({ says }) => says) : written;
  if (lines.length === 0) return [];
  return [
    { kind: 'paragraph', words: scene ? `${words.table}. ${scene.status}` : `${words.table}.` },
    { kind: 'list', ordered: false, items: lines.map((line) => ({ words: line })) },
  ];
}

/** The moves of an example, each with what comes of it. */
function stepBlocks({ scenery }: Referee, { steps }: Answer): readonly Block[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ words: move, before, move: played, after }): Item => {
    const happened =
      scenery?.happenings(before, played, after).map(({ rule, what }) => `${what} (${rule})`) ?? [];
    return {
      words: [
        { text: move, notation: true },
        { text: happened.length === 0 ? '.' : `: ${happened.join('; ')}.` },
      ],
    };
  });
  return [
    { kind: 'paragraph', words: `${words.then}:` },
    { kind: 'list', ordered: true, items },
  ];
}

/** What the referee says in the end, with the sentences of the rules that it names. */
function findingBlocks(
  { game, sentences }: Referee,
  finding: Finding,
  on: readonly string[],
): readonly Block[] {
  if (finding.kind === 'course') return [];
  const { sentence } = sentences(on);
  const verdict = finding.kind === 'verdict' ? finding : null;
  const faults = finding.kind === 'faults' ? finding.faults : [];
  const said = `${findingName(finding, game.players)}.`;
  const items: readonly Item[] = [
    ...(verdict?.verdict.breaches ?? []).map(({ rule, remedy }) => ({
      rule,
      words: `${sentence(rule)} ${WORDS.findings.remedy(remedy)}`,
    })),
    ...faults.map(({ rule, place, message }) => ({
      ...(rule !== null && { rule }),
      words: `${place}: ${message}.`,
    })),
  ];
  return [
    { kind: 'paragraph', words: verdict ? `${words.tried(verdict.words)} ${said}` : said },
    ...(items.length > 0 ? [{ kind: 'list', ordered: false, items } as const] : []),
  ];
}

function exampleBlock({ book, referee }: Desk, id: string): Block {
  const example = exampleOf(book, id);
  const title: Block = { kind: 'paragraph', words: example.title };
  if (!referee) return { kind: 'beside', name: words.example, blocks: [title] };
  const found = answer(referee, example);
  const blocks = [
    ...tableBlocks(referee, example, found),
    ...stepBlocks(referee, found),
    ...findingBlocks(referee, found.finding, found.on),
  ];
  return { kind: 'beside', name: words.example, blocks: [title, ...blocks] };
}

function ruleBlock({ book }: Desk, id: string): Block {
  const { text, provenance } = statementOf(book, id);
  const mark = WORDS.rules.marks[provenance];
  return { kind: 'rule', id, words: text, ...(mark !== undefined && { mark }) };
}

function blockOf(block: RulesBlock, desk: Desk): Block {
  switch (block.kind) {
    case 'heading':
      return {
        kind: 'heading',
        depth: block.depth > 2 ? 3 : 2,
        id: `rules-${block.slug}`,
        words: block.text,
      };
    case 'paragraph':
      return { kind: 'paragraph', words: runsOf(block.runs) };
    case 'rule':
      return ruleBlock(desk, block.id);
    case 'faces':
      return {
        kind: 'paragraph',
        words: [{ text: `${words.picture}: ` }, ...runsOf(block.caption), { text: '.' }],
      };
    case 'case':
      return exampleBlock(desk, block.id);
    case 'aside':
      return {
        kind: 'beside',
        name: WORDS.rules.hands,
        blocks: block.blocks.map((each) => blockOf(each, desk)),
      };
  }
}

/** The chapter of the rules. */
export const rulesBlocks = (text: readonly RulesBlock[], desk: Desk): readonly Block[] => [
  { kind: 'heading', depth: 1, id: 'rules', words: words.title },
  ...text.map((block) => blockOf(block, desk)),
];
