/** Reads what a public module exports, with its doc comments, by the compiler's own eyes. */
import { relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** A public name, or one that public ones mention. */
export interface PublicName {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type';
  /** Its doc comment; empty where it has none. */
  readonly says: string;
  /** Its declaration without a body. */
  readonly declaration: string;
}

export interface PublicModule {
  /** The first comment of the file. */
  readonly says: string;
  readonly names: readonly PublicName[];
  /** Types that the declarations mention and that cannot be imported. */
  readonly mentioned: readonly PublicName[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  noEmit: true,
  types: [],
};

type Declared =
  ts.FunctionDeclaration | ts.VariableDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** The node that carries the doc comment: a constant's is on its statement. */
const commented = (node: Declared): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/** A comment's words, with its tags such as `@throws` as sentences. */
function sayingOf(node: Declared): string {
  const docs = ts.getJSDocCommentsAndTags(commented(node)).filter(ts.isJSDoc);
  const words = docs.map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '');
  const tags = ts
    .getJSDocTags(commented(node))
    .filter(({ tagName }) => tagName.text === 'throws')
    .map(({ comment }) => `Throws ${ts.getTextOfJSDocComment(comment) ?? ''}`);
  return [...words, ...tags].filter((text) => text !== '').join('\n\n');
}

const textOf = (node: ts.Node): string => node.getText(node.getSourceFile());

const lead = (parameters: readonly ts.Node[] | undefined): string =>
  parameters ? `<${parameters.map(textOf).join(', ')}>` : '';

/** "function name(a: A): B;", from a function in whatever way it is written. */
function signatureOf(name: string, node: ts.SignatureDeclaration): string {
  const result = node.type ? `: ${textOf(node.type)}` : '';
  return `function ${name}${lead(node.typeParameters)}(${node.parameters.map(textOf).join(', ')})${result};`;
}

function declarationOf(name: string, node: Declared): string {
  if (ts.isFunctionDeclaration(node)) return signatureOf(name, node);
  if (!ts.isVariableDeclaration(node)) return textOf(node).replace(/^export /, '');
  const { initializer, type } = node;
  if (initializer && ts.isArrowFunction(initializer)) return signatureOf(name, initializer);
  return type
    ? `const ${name}: ${textOf(type)}`
    : `const ${name} = ${initializer ? textOf(initializer) : ''}`;
}

const kindOf = (node: Declared): PublicName['kind'] => {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (!ts.isVariableDeclaration(node)) return 'type';
  return node.initializer && ts.isArrowFunction(node.initializer) ? 'function' : 'constant';
};

/** A name with its declarations: overloads are one name, without the one that carries them out. */
function readName(name: string, symbol: ts.Symbol): PublicName | undefined {
  const all = (symbol.declarations ?? []).filter(isDeclared);
  const overloads = all.filter((node) => !ts.isFunctionDeclaration(node) || node.body === undefined);
  const nodes = overloads.length > 0 ? overloads : all;
  const [first] = nodes;
  if (!first) return undefined;
  return {
    name,
    kind: kindOf(first),
    says: all.map(sayingOf).find((words) => words !== '') ?? '',
    declaration: nodes.map((node) => declarationOf(name, node)).join('\n'),
  };
}

/** Folders whose types are told of where a declaration mentions them. */
const TOLD = /^src\/(maker|kit)\//;
/** Those whose own types are followed further. */
const FOLLOWED = /^src\/maker\//;

const fileOf = (symbol: ts.Symbol): string => {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return relative(resolve('.'), file).replaceAll(sep, '/');
};

/** What types a declaration mentions. */
function mentionsIn(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    // What is inside of a function is nobody's concern.
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const named = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const known = checker.getSymbolAtLocation(named);
      if (known) found.add(known.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(known) : known);
    }
    ts.forEachChild(node, visit);
  };
  for (const node of (symbol.declarations ?? []).filter(isDeclared)) {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)) {
      node.initializer.parameters.forEach(visit);
      if (node.initializer.type) visit(node.initializer.type);
    } else visit(node);
  }
  return [...found].filter((each) => TOLD.test(fileOf(each)));
}

/** Reads a module by its path from the repository's root. */
export function readModule(path: string): PublicModule {
  const program = ts.createProgram([resolve(path)], OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(resolve(path));
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${path} is no module.`);
  const exported = checker
    .getExportsOfModule(module)
    .map(
      (each) =>
        [each.name, each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each] as const,
    );
  const known = new Set(exported.map(([, symbol]) => symbol));
  const mentioned: ts.Symbol[] = [];
  const follow = (symbol: ts.Symbol): void => {
    for (const each of mentionsIn(symbol, checker)) {
      if (known.has(each) || !each.declarations?.some(isDeclared)) continue;
      known.add(each);
      mentioned.push(each);
      if (FOLLOWED.test(fileOf(each))) follow(each);
    }
  };
  for (const [, symbol] of exported) follow(symbol);
  const read = (names: readonly (readonly [string, ts.Symbol])[]) =>
    names.flatMap(([name, symbol]) => readName(name, symbol) ?? []);
  return {
    says:
      /^\/\*\*(.*?)\*\//s
        .exec(source.text)?.[1]
        ?.replaceAll(/\n? \* ?/g, ' ')
        .trim() ?? '',
    names: read(exported),
    mentioned: read(mentioned.map((symbol) => [symbol.name, symbol])).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  };
}
