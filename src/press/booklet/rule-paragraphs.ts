/** The rules as running text: the sentences of one topic in a paragraph, each followed by its number, small. */
import type { BlockOf } from '../../book/blocks.ts';
import type { Run } from '../../kit/face.ts';
import { RULING_DOT, type BookletBlock } from './content.ts';
import { linesOf, lineSlugs, type Compositor, type Slug } from './compositor.ts';
import { HALF } from './type.ts';

type Rule = BlockOf<'rule'>;

/** Rules that stand together in a paragraph. */
export interface RuleParagraph {
  readonly kind: 'rules';
  readonly rules: readonly [Rule, ...Rule[]];
}

/** About the most characters of a paragraph: ten lines of a column. */
const LONG = 420;

/** "A10" of "A10a": sentences with one stem are about one thing. */
const stemOf = ({ id }: Rule): string => id.replace(/[a-z]$/, '');

const lengthOf = (rules: readonly Rule[]): number => rules.reduce((sum, { text }) => sum + text.length, 0);

/** Sentences in a row as paragraphs of about the same length; sentences about one thing stay together. */
function parted(rules: readonly Rule[]): readonly RuleParagraph[] {
  const most = lengthOf(rules) / Math.max(1, Math.round(lengthOf(rules) / LONG));
  const paragraphs: [Rule, ...Rule[]][] = [];
  for (const rule of rules) {
    const open = paragraphs.at(-1);
    const last = open?.at(-1);
    const isOne = last !== undefined && stemOf(last) === stemOf(rule);
    if (open && (isOne || lengthOf(open) + rule.text.length / 2 <= most)) open.push(rule);
    else paragraphs.push([rule]);
  }
  return paragraphs.map((those) => ({ kind: 'rules', rules: those }));
}

/** Blocks in which rules that follow on one another stand in paragraphs. */
export function withParagraphs(
  blocks: readonly BookletBlock[],
): readonly (Exclude<BookletBlock, Rule> | RuleParagraph)[] {
  const done: (Exclude<BookletBlock, Rule> | RuleParagraph)[] = [];
  let open: Rule[] = [];
  const close = (): void => {
    if (open.length > 0) done.push(...parted(open));
    open = [];
  };
  for (const block of blocks) {
    if (block.kind === 'rule') {
      open.push(block);
      continue;
    }
    close();
    done.push(block);
  }
  close();
  return done;
}

/** A sentence with its number and mark; the number stays with the last word. */
function runsOfRule(press: Compositor, { id, text, mark, isRuling = false }: Rule, isLast: boolean): Run[] {
  const { id: number, mark: small, inks } = press.type;
  const kept = (words: string): string => words.replaceAll(' ', '\u00a0');
  const after = isRuling ? RULING_DOT : (mark ?? '');
  return [
    { text: `${text}\u00a0` },
    { text: id, style: { ...number, size: small.size, ink: inks.quiet, hyphenate: undefined } },
    ...(after === '' ? [] : [{ text: `\u00a0${kept(after)}`, style: small }]),
    ...(isLast ? [] : [{ text: ' ' }]),
  ];
}

/** The lines of a paragraph of rules, each with the numbers that stand in it. */
export function ruleSlugs(press: Compositor, { rules }: RuleParagraph): Slug[] {
  const runs = rules.flatMap((rule, index) => runsOfRule(press, rule, index === rules.length - 1));
  const field = `rule ${rules[0].id}`;
  const lines = linesOf(press, field, runs, press.type.body, press.width);
  const ids = new Set(rules.map(({ id }) => id));
  return lineSlugs(lines, HALF).map((slug, index) => {
    const numbers = lines[index]?.runs.map(({ text }) => text.trim()).filter((text) => ids.has(text)) ?? [];
    return numbers.length === 0 ? slug : { ...slug, numbers };
  });
}
