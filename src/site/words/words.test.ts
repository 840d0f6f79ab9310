/** All texts of the pages must be in modules of words, so that every language can be complete. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Attributes that are read aloud or shown. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|summary)$/;

/** Whether a text has words: two letters in a row. URLs are the same in every language. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^\s*https?:\/\/\S+\s*$/.test(text);

/** A page's markup wrapped as a component, after its script. */
function asComponent(file: string, source: string): string {
  if (!file.endsWith('.astro')) return source;
  const [all, program = ''] = /^---\n([^]*?)\n?---/.exec(source) ?? [''];
  const markup = source
    .slice(all.length)
    .replaceAll(/<!--[^]*?-->|<!doctype html>|<(style|script)\b[^>]*>[^]*?<\/\1>/gi, '');
  return `${program}\nconst PAGE = <>${markup}</>;`;
}

/** String literals an expression renders: those of `a ? 'b' : 'c'` and `a && 'b'`, not function arguments. */
function shown(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...shown(node.whenTrue), ...shown(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return shown(node.expression);
  return ts.isBinaryExpression(node) ? shown(node.right) : [];
}

const inside = (value: ts.Node | undefined): readonly string[] =>
  value === undefined
    ? []
    : ts.isJsxExpression(value)
      ? value.expression === undefined
        ? []
        : shown(value.expression)
      : shown(value);

/** Words in the markup of a file. */
function wordsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) found.push(...inside(node.initializer));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...inside(node));
    // Code is the same in every language.
    if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'code')
      ts.forEachChild(node, visit);
  };
  const text = asComponent(file, source);
  visit(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter(hasWords).map((words) => words.trim());
}

describe('the markup of the site', () => {
  it('has no words of its own', () => {
    const found = globSync('src/site/**/*.{tsx,astro}').flatMap((file) =>
      wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('says of no page what language it is in by itself', () => {
    const found = globSync('src/site/**/*.{ts,tsx,astro}').filter((file) =>
      /<html[^>]*\blang="\w/.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['text', '<p>Tap a field</p>', 'Tap a field'],
    ['what is read aloud', '<b aria-label="Look closer" />', 'Look closer'],
    ['one of two texts', "<p>{a ? 'Yes' : `No ${b}`}</p>", 'Yes'],
    ['a label that is reckoned', "<input placeholder={a ?? 'Name'} />", 'Name'],
  ])('is looked through for %s', (_, markup, words) => {
    expect(wordsIn('a.astro', `---\nconst a = 1;\n---\n\n${markup}`)).toContain(words);
  });

  it('may name classes, code and addresses', () => {
    const markup =
      '<p class="lead"><code>npx fieldkit</code> {say("more")} <i title="https://example.org" /></p>';
    expect(wordsIn('a.tsx', `const a = ${markup};`)).toEqual([]);
  });
});
