/**
 * The text edition of a game: the whole box in words, from the same data as the print and the site.
 *
 * ```ts
 * const writing = textEdition({ kit, drawn, desk, rules: rulesTextOf('hop'), plays: null });
 * writeFileSync('hop-text.html', asHtml(writing));
 * ```
 */
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import type { Kit } from '../../kit/kit.ts';
import { creditsSaid } from '../../kit/credits-line.ts';
import { kitWords } from '../../kit/words/kit-words.ts';
import type { Desk } from '../game-bundle.ts';
import type { SourceBlock } from '../../book/blocks.ts';
import { toldText } from '../../book/render-rules.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { WORDS } from '../words/site.ts';
import type { HowItPlays } from '../../book/study-report.ts';
import { boxBlocks } from './box-in-words.ts';
import { heading, item, list, paragraph } from './block-builders.ts';
import { playedBlocks } from './played.ts';
import { rulingBlocks } from './rulings.ts';
import type { TextBlock, Writing } from './text-model.ts';

/** What a text edition is made from. */
export interface TextJob {
  readonly kit: Kit;
  /** The whole box in any edition: all have the same text. */
  readonly drawn: DrawnKit;
  /** The game's desk; null if it has nothing to read yet. */
  readonly desk: Desk | null;
  /** The rules in teaching order; empty without a book. */
  readonly rules: readonly SourceBlock[];
  /** Study results; null for a game without studies. */
  readonly plays: HowItPlays | null;
}

/** Handling notes: our suggestions, marked as such. */
function touchBlocks({ desk }: TextJob): readonly TextBlock[] {
  const { title, ours, every } = TEXT_WORDS.touch;
  return [
    heading(1, 'by-touch', title),
    paragraph(ours),
    list([...every, ...(desk?.book.byTouch ?? [])].map((each) => item(each))),
  ];
}

const leadOf = ({ kit, desk }: TextJob): readonly string[] =>
  [
    // Of a game of which nothing is said, it is the title again.
    kit.about === kit.title ? '' : kit.about,
    TEXT_WORDS.facts(kit),
    creditsSaid(kit),
    kit.makers === undefined ? WORDS.unofficial : kitWords(kit.language).licence(kit.makers.licence),
    desk === null ? TEXT_WORDS.aboutBox : TEXT_WORDS.about,
    ...(desk?.referee ? [TEXT_WORDS.version(desk.referee.game.rules)] : []),
  ].filter((line) => line !== '');

/** The chapter of rules: its headings are one level down. */
const rulesBlocks = (text: readonly SourceBlock[], desk: Desk): readonly TextBlock[] => [
  heading(1, 'rules', TEXT_WORDS.rules.title),
  ...toldText(text, desk).map((block) =>
    block.kind === 'heading' ? heading(block.depth > 2 ? 3 : 2, `rules-${block.slug}`, block.text) : block,
  ),
];

/** Composes the text edition of a game. */
export const textEdition = (job: TextJob): Writing => ({
  title: TEXT_WORDS.title(job.kit.title),
  lead: leadOf(job),
  blocks: [
    ...touchBlocks(job),
    ...boxBlocks(job),
    ...(job.desk ? [...rulesBlocks(job.rules, job.desk), ...rulingBlocks(job.desk.book)] : []),
    ...playedBlocks(job.plays),
  ],
});
