/** What people read in Dutch is spelt as in the Dutch word list, except for the words kept here, and has one word for one thing. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { dutchWords } from './dutch-word-list.ts';

/** Words that the list lacks: its capital and forms of verbs, the rulebook's names, other names, and what code reads. */
const OURS: ReadonlySet<string> = new Set(
  `Eén afspreekt afloopt afhangt afhaalt grams thuisrij tiers ids seed nl
  Kabiem Trench trench Feet feet Spotted spotted Digging Armor armor Haversack haversack Freeze Attack
  VASSAL vassal Ctrl PlayingCards Other Custom From Tabletop Crafter MakePlayingCards tabletop-simulator make-playing-cards game-crafter
  DXF sRGB Standees pictures fronts cut only true false null position options rules count platoon car`.match(
    /\S+/g,
  ),
);

/** Modules in Dutch alone. */
const DUTCH = ['src/**/*.nl.ts', 'cards/**/*.nl.ts', 'content/**/*.nl.ts', 'content/*/nl/*.ts'];
/** Where else a text may stand beside the English one. */
const BOTH = ['content/**/*.ts', 'cards/**/*.ts', 'src/**/*.{ts,tsx}', 'scripts/**/*.ts'];
/** In English, about a game in either language. */
const ABOUT_LANGUAGES = ['src/site/words/site.ts'];

/** Stands for a figure in a template: what touches it is only a part of a word. */
const FIGURE = '\u0001';

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(FIGURE);
  return undefined;
};

/** Whether a literal is compared, or is a key or the name of a module: no text. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return !ts.isPlusToken(parent.operatorToken);
  if (ts.isCallExpression(parent))
    return !/^(?:counted|many|number|t|yes|no)$/.test(parent.expression.getText());
  return ts.isElementAccessExpression(parent) || (ts.isPropertyAssignment(parent) && parent.name === node);
}

/** Whether it is of a Dutch catalogue in a module that has an English one too: `{ en: {}, nl: {} }`, `KINDS_NL`. */
const isOfDutch = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'nl') ||
  (ts.isVariableDeclaration(node) && node.name.getText().endsWith('_NL')) ||
  (!ts.isSourceFile(node) && isOfDutch(node.parent));

/** Whether a text beside an English one is the Dutch: `{ en, nl }`, `t(en, nl)`, `[en, nl]`. */
function isDutch(node: ts.Node): boolean {
  const { parent } = node;
  if (isOfDutch(node)) return !isCode(node);
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 't' && parent.arguments[1] === node;
  return (
    ts.isArrayLiteralExpression(parent) &&
    parent.elements[1] === node &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression.getText() === 'ask'
  );
}

function textsIn(source: string, isText: (node: ts.Node) => boolean): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined && isText(node)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Labels of programs in “ ”, file names, addresses, tags and what stands in code are of no language. */
const FOREIGN = /“[^”]*”|`[^`]*`|<[^>]*>|\S*[/.\d_=@]\S*\w|\b\w*\d\w*\b/g;
const WORD = new RegExp(`(?<![\\p{L}${FIGURE}’'-])\\p{L}+(?:[’'-]\\p{L}+)*(?![\\p{L}${FIGURE}])`, 'gu');

const isRight = dutchWords();
const isSpelt = (word: string): boolean =>
  OURS.has(word) ||
  isRight(word) ||
  (word.includes('-') && word.split('-').every((part) => OURS.has(part) || isRight(part)));

/** The words of a text that are spelt wrong. */
const misspelt = (text: string): readonly string[] =>
  (text.replace(FOREIGN, ' ').match(WORD) ?? []).filter((word) => word.length > 1 && !isSpelt(word));

const filesOf = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns]).filter((file) => !file.includes('node_modules'));

const both = filesOf(BOTH).filter(
  (file) => !/\.nl\.ts$|\/nl\/|\.test\.tsx?$/.test(file) && !ABOUT_LANGUAGES.includes(file),
);
const TEXTS = [
  ...filesOf(DUTCH).map(
    (file) => [file, textsIn(readFileSync(file, 'utf8'), (node) => !isCode(node))] as const,
  ),
  ...both.map((file) => [file, textsIn(readFileSync(file, 'utf8'), isDutch)] as const),
  ...filesOf(['content/*/nl/rules.mdx']).map((file) => [file, [readFileSync(file, 'utf8')]] as const),
];

/** What nobody says, by docs/style.md. */
function neverSaid(): readonly string[] {
  const [, list = ''] = readFileSync('docs/style.md', 'utf8').split('## Dutch\n');
  const rows = /(?:^\|.*\n)+/m.exec(list)?.[0].trim().split('\n').slice(2) ?? [];
  return rows.flatMap((row) => (row.split('|').at(-2) ?? '').trim().split(', '));
}

/** How people ask, in their own words. */
const ASKED = /search|synonyms|faq|questions/;

const UNSAID = neverSaid();
const unsaid = (text: string): readonly string[] =>
  UNSAID.filter((word) => new RegExp(`(?<![\\p{L}’-])${word}(?![\\p{L}-])`, 'iu').test(text));

describe('Dutch', () => {
  it('is read from everywhere', () => {
    expect(TEXTS.length).toBeGreaterThan(60);
    expect(TEXTS.flatMap(([, texts]) => texts).length).toBeGreaterThan(2500);
  });

  it('is spelt as in the word list', () => {
    expect(
      TEXTS.flatMap(([file, texts]) => texts.flatMap(misspelt).map((word) => `${word} ${file}`)),
    ).toEqual([]);
  });

  it('keeps no word that is not there or that the list has', () => {
    const words = new Set(
      TEXTS.flatMap(([, texts]) => texts.flatMap((text) => text.match(/[\p{L}’'-]+/gu) ?? [])),
    );
    const parts = new Set([...words].flatMap((word) => [word, ...word.split('-')]));
    expect([...OURS].filter((word) => !parts.has(word) || isRight(word))).toEqual([]);
  });

  it('has one word for one thing, as docs/style.md lists them', () => {
    expect(UNSAID.length).toBeGreaterThan(15);
    expect(unsaid('Twee partijen, en vouw de stapel en niet de vouw.')).toEqual(['partijen', 'niet de vouw']);
    expect(unsaid('Geen bondspartij: het spel.')).toEqual([]);
    const read = TEXTS.filter(([file]) => !ASKED.test(file));
    expect(read.flatMap(([file, texts]) => texts.flatMap(unsaid).map((word) => `${word} ${file}`))).toEqual(
      [],
    );
  });

  it('is not spelt otherwise', () => {
    expect(misspelt('De tweeen gaan naar het vijnd, met ‘het peloton’ en zo’n tank.')).toEqual([
      'tweeen',
      'vijnd',
    ]);
    expect(misspelt(`Nog ${FIGURE}en; de loopgraafvakken van hun auto’s in “Save & Load”.`)).toEqual([]);
  });
});
