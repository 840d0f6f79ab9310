/** One word for one thing: the list in docs/style.md is read here, and what it never says is looked for in what people read. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * English texts, except rule sentences, whose words are those of the cards, and questions, which are as people ask
 * them.
 */
const READ = [
  'src/site/words/*.ts',
  'src/book/words.ts',
  'src/referee/messages/kernel.en.ts',
  'content/*/messages*.en.ts',
  'content/*/{lessons,puzzles,situations,card-texts,by-touch}{*,/**/*}.ts',
];

const files = globSync(READ).filter((file) => !/\.(?:nl|test)\.ts$/.test(file));

interface Entry {
  readonly says: string;
  readonly never: readonly string[];
}

/** The rows of the list. */
function entries(): readonly Entry[] {
  const [, list = ''] = readFileSync('docs/style.md', 'utf8').split('## One word for one thing\n');
  const rows = /(?:^\|.*\n)+/m.exec(list)?.[0].trim().split('\n').slice(2) ?? [];
  return rows.map((row) => {
    const [says = '', , never = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { says, never: never.split(', ') };
  });
}

/** String literals of a module that are not keys or module names. */
function textsIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
      found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  // A single word may just as well be a key.
  return found.filter((text) => /\s/.test(text.trim()));
}

const says = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w’-])${word}(?![\\w-])`, /[A-Z]/.test(word) ? '' : 'i').test(text);

const texts = files.flatMap((file) => textsIn(readFileSync(file, 'utf8')));

describe('what people read', () => {
  it('has a list of its words', () => {
    expect(entries().length).toBeGreaterThan(15);
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(entries())('says "$says" and nothing else for it', ({ never }) => {
    expect(never.length).toBeGreaterThan(0);
    expect(texts.filter((text) => never.some((word) => says(text, word))).join('\n')).toBe('');
  });

  it('is told from what code calls it', () => {
    const told = textsIn(
      "import { a } from 'the cell'; const b = { 'a cell': 'no field', c: `to ${a} it` };",
    );
    expect(told).toEqual(['no field', 'to … it']);
    expect(says('lies upright', 'upright')).toBe(true);
    expect(says('cancelled', 'cell')).toBe(false);
  });
});
