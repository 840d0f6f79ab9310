/** Architecture tests: which area may import which, and what must run in Node, browsers and workers alike. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const AREAS = [
  'kit',
  'press',
  'geometry',
  'referee',
  'book',
  'maker',
  'games',
  'cards',
  'content',
  'site',
  'scripts',
] as const;
type Area = (typeof AREAS)[number];

/** A file's area; `game` if the area has a folder for each game. */
interface Place {
  readonly area: Area;
  readonly game?: string;
  /** Path within the area or game folder. */
  readonly inside: string;
}

const BY_GAME: readonly Area[] = ['games', 'cards', 'content'];

/** Areas that run unchanged in any JavaScript environment. */
const PORTABLE: readonly Area[] = AREAS.filter((area) => area !== 'site' && area !== 'scripts');

/** Modules every area may import: they belong to none. */
const COMMON: readonly string[] = [
  'src/result.ts',
  'src/language.ts',
  'src/is-object.ts',
  'src/odds.ts',
  'src/dice.ts',
  'src/codec.ts',
];

/** Packages with native code, for Node only. */
const NATIVE = /^(sharp|@napi-rs\/)/;

/** An import in the source. */
interface Import {
  readonly specifier: string;
  /** Removed when types are stripped. */
  readonly typeOnly: boolean;
}

/** The module that assembles a game: only it may import all of its folders. */
const INDEX = 'index.ts';

const sameGame = (from: Place, to: Place): boolean => from.game === to.game;

/** Helpers for content: short ways to write data of the book's types. */
const WRITERS: readonly string[] = ['writing.ts', 'share-plots.ts'];

/** Which other areas an area may import; within a game ROOMS decides. */
const MAY_IMPORT: Readonly<Record<Area, (from: Place, to: Place, typeOnly: boolean) => boolean>> = {
  kit: () => false,
  press: (_, to) => to.area === 'kit' || to.area === 'book',
  geometry: () => false,
  referee: (_, to) => to.area === 'geometry',
  games: (from, to) =>
    to.area === 'geometry' || to.area === 'referee' || (from.inside === INDEX && to.area === 'book'),
  cards: (_, to) => to.area === 'kit',
  book: (_, to) => to.area === 'referee' || to.area === 'kit',
  maker: (_, to, typeOnly) =>
    ['kit', 'book', 'referee'].includes(to.area) || (typeOnly && to.area === 'press'),
  // Content is data of the book's types, written with the helpers.
  content: (from, to, typeOnly) =>
    (to.area === 'book' && (typeOnly || WRITERS.includes(to.inside))) || isSpeechOfKernel(from, to),
  site: (_, to) => to.area !== 'scripts',
  scripts: () => true,
};

/** The parts ("rooms") of a game, from its three folders. */
type Room = keyof typeof ROOMS;

/** The other rooms a room may import; `types` means type imports only. */
const ROOMS = {
  /** The numbered sentences of the rulebook, and rulings where it is silent. */
  statements: [],
  /** The contents of the box. */
  data: ['statements'],
  // The engine refers to statements by id and to messages by key, and has no texts.
  rules: ['data', 'types statements', 'types messages'],
  messages: ['data', 'types statements', 'types rules'],
  view: ['data', 'rules', 'types statements', 'types messages'],
  bot: ['data', 'rules'],
  /** The texts of messages, a file per language. */
  catalogue: ['data', 'statements', 'types messages', 'types rules'],
  content: ['data', 'statements', 'types rules', 'types messages'],
  faces: ['data', 'statements', 'content'],
  index: ['statements', 'data', 'rules', 'messages', 'view', 'bot', 'catalogue', 'content', 'faces'],
} as const;

/** The room a file of a game belongs to; undefined for none. */
function roomOf({ area, inside }: Place): Room | undefined {
  if (area === 'cards') return inside.startsWith('data/') ? 'data' : 'faces';
  if (area === 'content') {
    if (/^(nl\/)?(statements|rulings)\b/.test(inside)) return 'statements';
    return /^messages(-\w+)?\.\w\w\.ts$/.test(inside) ? 'catalogue' : 'content';
  }
  if (inside === INDEX) return 'index';
  if (/^messages(-\w+)?\.ts$/.test(inside)) return 'messages';
  return (['rules', 'view', 'bot'] as const).find((room) => inside.startsWith(`${room}/`));
}

/** Whether a file of a game may import another of the same game. */
function isOnItsWay(from: Place, to: Place, typeOnly: boolean): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === undefined || other === undefined) return false;
  if (room === other) return true;
  const may: readonly string[] = ROOMS[room];
  return may.includes(other) || (typeOnly && may.includes(`types ${other}`));
}

/** A game's catalogue may import the kernel's messages in the same language. */
const isSpeechOfKernel = (from: Place, to: Place): boolean =>
  roomOf(from) === 'catalogue' && to.area === 'referee' && to.inside.startsWith('messages/');

/** The place of a repository path; the tests' made-up game has the same structure. */
function placeOf(path: string): Place | undefined {
  const parts = path.replace(/^tests\/made-up\//, '').split('/');
  if (parts[0] === 'src') parts.shift();
  const area = AREAS.find((name) => name === parts[0]);
  if (!area || parts.length < 2) return undefined;
  if (!BY_GAME.includes(area)) return { area, inside: parts.slice(1).join('/') };
  return { area, game: parts[1] ?? '', inside: parts.slice(2).join('/') };
}

/** A place's name for faults: an area, or a game and a room of it. */
const named = (place: Place): string =>
  place.game === undefined ? place.area : `${place.game}/${roomOf(place) ?? 'no room'}`;

/** A fault in importing a package or Node module; undefined if there is none or `specifier` is a file. */
function packageFault(file: string, from: Place, specifier: string): string | undefined {
  if (!PORTABLE.includes(from.area)) return undefined;
  if (isBuiltin(specifier) || NATIVE.test(specifier))
    return `${file} imports ${specifier}: ${named(from)} has to run in a browser too.`;
  return undefined;
}

/** Why `file` may not have this import; undefined if it may. */
function importFault(file: string, { specifier, typeOnly }: Import): string | undefined {
  const from = placeOf(file);
  if (!from) return undefined;
  if (!specifier.startsWith('.')) return packageFault(file, from, specifier);
  const target = posix.join(posix.dirname(file), specifier);
  if (COMMON.includes(target)) return undefined;
  const to = placeOf(target);
  // Style sheets, pictures and data belong to no area.
  if (!to)
    return /\.tsx?$/.test(target) ? `${file} imports ${target}, which stands outside the house.` : undefined;
  if (from.game !== undefined && to.game !== undefined) {
    if (sameGame(from, to) && isOnItsWay(from, to, typeOnly)) return undefined;
  } else if (from.area === to.area || MAY_IMPORT[from.area](from, to, typeOnly)) return undefined;
  return `${file} imports ${target}: ${named(from)} may not import ${named(to)}${typeOnly ? '' : ' by value'}.`;
}

/** The scripts of an Astro file: its frontmatter, and those in its markup. */
const astroScripts = (source: string): string =>
  [...source.matchAll(/^---\n([\s\S]*?)\n?---|<script>([\s\S]*?)<\/script>/g)]
    .map(([, above = '', within = '']) => above + within)
    .join('\n');

const parsed = new Map<string, readonly Import[]>();

/** The imports of a file, cached. */
function importsIn(file: string): readonly Import[] {
  const found = parsed.get(file) ?? importsOf(file, readFileSync(file, 'utf8'));
  parsed.set(file, found);
  return found;
}

/** An import type; found by regex, as the lexer does not list it. */
const IN_TYPE = /\bimport\((['"])(.+?)\1\)/g;

/** All imports of a source: declarations, re-exports, dynamic imports and import types. */
function importsOf(file: string, source: string): readonly Import[] {
  const isPage = file.endsWith('.astro');
  const script = isPage ? astroScripts(source) : source;
  const { module, errors } = parseSync(isPage ? 'page.ts' : file, script);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const declared = ({ start }: { readonly start: number }, specifier: string): Import => ({
    specifier,
    typeOnly: /^(?:import|export) type\b/.test(script.slice(start, start + 12)),
  });
  const dynamic = new Set(module.dynamicImports.map(({ start }) => start));
  return [
    ...module.staticImports.map((found) => declared(found, found.moduleRequest.value)),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? declared(found, moduleRequest.value) : [],
      ),
    ),
    ...[...script.matchAll(IN_TYPE)].map(({ index, 2: specifier = '' }) => ({
      specifier,
      typeOnly: !dynamic.has(index),
    })),
  ];
}

const sources = (): readonly string[] =>
  globSync('{src,cards,content,scripts,tests/made-up}/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );

describe('the house', () => {
  it('holds every file to the table of imports', () => {
    const faults = sources().flatMap((file) =>
      importsIn(file).flatMap((found) => importFault(file, found) ?? []),
    );
    expect(faults).toEqual([]);
  });

  it('has somebody in each room that the rule is about', () => {
    const areas = new Set(sources().map((file) => placeOf(file)?.area));
    expect([...areas].filter(Boolean).sort()).toEqual([...AREAS].sort());
  });

  it('sees imports of every kind', () => {
    const source = [
      `import { a } from './a.ts';`,
      `import type { B } from './b.ts';`,
      `export { c } from './c.ts';`,
      `const d = () => import('./d.ts');`,
      `type E = import('./e.ts').E;`,
    ].join('\n');
    expect(importsOf('x.ts', source)).toEqual([
      { specifier: './a.ts', typeOnly: false },
      { specifier: './b.ts', typeOnly: true },
      { specifier: './c.ts', typeOnly: false },
      { specifier: './d.ts', typeOnly: false },
      { specifier: './e.ts', typeOnly: true },
    ]);
  });
});

/** The folder of a site module; top-level modules form a layer of their own below the others. */
function siteFolder(path: string): string | undefined {
  const [folder, ...inside] = path.replace(/^src\/site\//, '').split('/');
  if (!path.startsWith('src/site/')) return undefined;
  return inside.length === 0 ? 'src/site' : folder;
}

/** Which folders of the site each folder imports. */
function siteImports(
  files: ReadonlyMap<string, readonly Import[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const from = siteFolder(file);
    if (from === undefined) continue;
    for (const { specifier } of imports) {
      if (!specifier.startsWith('.')) continue;
      const to = siteFolder(posix.join(posix.dirname(file), specifier));
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** Folders in import cycles, direct or indirect. */
function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const reached = (start: string): ReadonlySet<string> => {
    const all = new Set(arrows.get(start));
    for (const folder of all) for (const next of arrows.get(folder) ?? []) all.add(next);
    return all;
  };
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder));
}

describe('the folders of the site', () => {
  it('import none that imports them back, over others or directly', () => {
    const files = new Map(sources().map((file) => [file, importsIn(file)]));
    expect(circles(siteImports(files))).toEqual([]);
  });

  it('are seen to import each other, also by an import in a page', () => {
    const texts: [string, string][] = [
      ['src/site/play/play.ts', `import '../link/code.ts';`],
      ['src/site/link/Code.astro', `---\n---\n<script>\nimport { a } from '../faces.ts';\n</script>`],
      ['src/site/named-faces.ts', `export type { B } from './play/play.ts';`],
      ['src/site/round-and-score/round-and-score.tsx', `import { c } from '../faces.ts';`],
    ];
    const files = new Map(texts.map(([file, source]) => [file, importsOf(file, source)]));
    expect(circles(siteImports(files))).toEqual(['play', 'link', 'src/site']);
  });
});

/** Words of a single game, which shared areas must not contain. */
const OF_A_GAME =
  /victory.?tank|stepping.?stones|\b(?:bricks?|army|armies|soldiers?|tanks?|crates?|bunkers?|jeeps?|battlefields?|half[- ]turns?)\b/i;

/** Source without comments, which may give a game as an example. */
const withoutComments = (file: string, source: string): string =>
  /\.tsx?$/.test(file)
    ? ts.transpile(source, { removeComments: true, target: ts.ScriptTarget.Latest, jsx: ts.JsxEmit.Preserve })
    : source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '');

describe('what serves every game', () => {
  const shared = globSync('src/{site,kit,press,book,geometry,referee,maker}/**/*.{ts,tsx,astro,css}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'src/site/shelf.ts',
  );

  it('knows no word of one', () => {
    const found = shared.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      // For speed: few files contain such a word at all.
      if (!OF_A_GAME.test(source)) return [];
      const [word] = OF_A_GAME.exec(withoutComments(file, source)) ?? [];
      return word === undefined ? [] : [`${file}: ${word}`];
    });
    expect(found).toEqual([]);
  });

  it('has one line for each on the shelf', () => {
    const lines = readFileSync('src/site/shelf.ts', 'utf8').split('\n');
    const [list = ''] = lines.filter((line) => line.includes('SHELF'));
    const named = [...list.matchAll(/[A-Z]+(?:_[A-Z]+)+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(lines.filter((line) => line.includes(`{ ${name} }`))).toHaveLength(1);
  });
});

describe('the rule itself', () => {
  const allowed: [string, string][] = [
    ['src/press/paint/svg.ts', '../../kit/face.ts'],
    ['src/kit/face.ts', '../result.ts'],
    ['src/referee/record.ts', '../result.ts'],
    ['src/games/street-armour/rules/shooting.ts', '../../../geometry/sight.ts'],
    ['src/games/victory-tank/rules/position.ts', '../../../result.ts'],
    ['src/games/victory-tank/rules/position.ts', '../../../../cards/victory-tank/data/box.ts'],
    ['src/games/victory-tank/view/scene.ts', '../rules/position.ts'],
    ['src/games/victory-tank/bot/evaluate.ts', '../rules/moves.ts'],
    ['src/games/victory-tank/index.ts', '../../book/sentences.ts'],
    ['src/games/victory-tank/index.ts', '../../../cards/victory-tank/kit.ts'],
    ['content/victory-tank/rulings.ts', '../../src/result.ts'],
    ['content/victory-tank/messages.en.ts', '../../src/language.ts'],
    ['content/victory-tank/messages-core.en.ts', '../../cards/victory-tank/data/box.ts'],
    ['content/victory-tank/examples/attack.ts', '../../../cards/victory-tank/data/box.ts'],
    ['cards/victory-tank/kit.ts', '../../content/victory-tank/statements.ts'],
    ['cards/victory-tank/kit.ts', '../../src/kit/face.ts'],
    ['scripts/fieldkit.ts', '../src/site/shelf.ts'],
    ['src/site/pages/print.ts', '../../press/sheet.ts'],
    ['src/maker/define-game.ts', '../kit/face.ts'],
    ['tests/made-up/cards/stepping-stones/kit.ts', '../../../../src/kit/face.ts'],
    ['scripts/output.ts', 'node:fs'],
  ];
  it.each(allowed)('lets %s import %s', (file, specifier) => {
    expect(importFault(file, { specifier, typeOnly: false })).toBeUndefined();
  });

  const byType: [string, string][] = [
    ['src/games/victory-tank/rules/judge.ts', '../../../../content/victory-tank/statements.ts'],
    ['src/games/victory-tank/rules/judge.ts', '../messages.ts'],
    ['src/games/victory-tank/messages.ts', './rules/position.ts'],
    ['content/victory-tank/messages.en.ts', '../../src/games/victory-tank/messages.ts'],
  ];
  it.each(byType)('lets %s import %s by type alone', (file, specifier) => {
    expect(importFault(file, { specifier, typeOnly: true })).toBeUndefined();
    expect(importFault(file, { specifier, typeOnly: false })).toContain('by value');
  });

  const refused: [string, string, string][] = [
    ['src/kit/face.ts', '../press/sheet.ts', 'kit may not import press'],
    ['src/kit/face.ts', '../../scripts/look.ts', 'kit may not import scripts'],
    ['src/press/sheet.ts', '../../cards/tank/data/box.ts', 'press may not import tank/data'],
    ['src/maker/face-area.ts', '../../scripts/look.ts', 'maker may not import scripts'],
    ['src/maker/face-area.ts', '../../cards/tank/data/box.ts', 'maker may not import tank/data'],
    ['src/kit/face.ts', '../maker/area.ts', 'kit may not import maker'],
    ['src/press/sheet.ts', 'node:fs', 'press has to run in a browser too'],
    ['src/press/sheet.ts', 'path', 'press has to run in a browser too'],
    ['src/press/sheet.ts', 'sharp', 'press has to run in a browser too'],
    ['src/referee/record.ts', '../kit/face.ts', 'referee may not import kit'],
    ['src/geometry/reach.ts', '../referee/memo.ts', 'geometry may not import referee'],
    ['src/games/tank/rules/a.ts', '../view/scene.ts', 'tank/rules may not import tank/view'],
    ['src/games/tank/rules/a.ts', '../bot/evaluate.ts', 'tank/rules may not import tank/bot'],
    ['src/games/tank/view/a.ts', '../bot/evaluate.ts', 'tank/view may not import tank/bot'],
    ['src/games/tank/bot/a.ts', '../view/scene.ts', 'tank/bot may not import tank/view'],
    ['src/games/tank/a.ts', './rules/moves.ts', 'tank/no room may not import tank/rules'],
    ['src/games/tank/rules/a.ts', '../../../../cards/tank/theme.ts', 'tank/rules may not import tank/faces'],
    ['src/games/tank/rules/a.ts', '../../other/rules/move.ts', 'tank/rules may not import other/rules'],
    ['cards/tank/kit.ts', '../other/theme.ts', 'tank/faces may not import other/faces'],
    ['cards/tank/kit.ts', '../../src/games/tank/rules/moves.ts', 'tank/faces may not import tank/rules'],
    ['cards/tank/data/box.ts', '../theme.ts', 'tank/data may not import tank/faces'],
    ['src/games/tank/index.ts', '../other/index.ts', 'tank/index may not import other/index'],
    ['cards/tank/kit.ts', '../../src/press/sheet.ts', 'tank/faces may not import press'],
    ['content/tank/rulings.ts', '../../cards/tank/data/box.ts', 'tank/statements may not import tank/data'],
    ['src/site/pages/print.ts', '../../../scripts/output.ts', 'site may not import scripts'],
    ['scripts/fieldkit.ts', '../tests/made-up/shelf.ts', 'stands outside the house'],
  ];
  it.each(refused)('keeps %s from importing %s', (file, specifier, reason) => {
    expect(importFault(file, { specifier, typeOnly: true })).toContain(reason);
  });
});

/** Files that quote the rules with no option switched on. */
const AS_IN_THE_BOOK = [
  'components/Rule.astro',
  'pages/[[]game]/{cards,rulings,questions/index}.astro', // read on
  'ask/{rulings-sets,search-records}.ts',
  'text-edition/{box-in-words,rulings}.ts',
  'print-desk/scene-layout.ts',
].map((path) => `src/site/${path}`);

it('quotes rules by the options of the table at hand, and looks no sentence up besides', () => {
  const files = globSync('{src/site,src/referee,src/games,scripts/{cli,commands}}/**/*.{ts,tsx,astro}');
  const looking = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    // The index loads the sentences, but looks none up.
    if (/\.test\.ts$|games\/[^/]+\/index\.ts$/.test(file)) return false;
    return /statementOf\(|\.statements\[|\bSTATEMENTS\b/.test(text);
  });
  expect(looking.toSorted()).toEqual(AS_IN_THE_BOOK.flatMap((path) => globSync(path)).toSorted());
});

/** These have a file for each command, benchmark or page, named after it; a starter's files are a maker's. */
const NAMED_AFTER = /^(scripts\/(commands|bench|starter)|src\/site\/(words|pages))\//;

/** Entries of the package: the only files that export what stands in others. */
const ENTRIES = /^src\/(maker\/(index|draw|rules)|referee\/index)\.ts$/;

it('has no two files of one name in what serves every game', () => {
  const files = globSync('{src/{kit,press,geometry,referee,book,maker,site},scripts}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|en|nl|d)\.tsx?$/.test(file) && !NAMED_AFTER.test(file) && !ENTRIES.test(file),
  );
  const alike = Map.groupBy(files, (file) => posix.basename(file));
  expect([...alike.values()].filter((those) => those.length > 1)).toEqual([]);
});

/** The most names that the kernel shows: whoever makes a game has to find their way among them. */
const MOST_NAMES = 260;

/** The names that a source declares and exports, an overloaded function once. */
const exportedIn = (file: string, source: string): readonly string[] => {
  const entries = parseSync(file, source).module.staticExports.flatMap((found) => found.entries);
  const own = entries.filter(({ moduleRequest }) => moduleRequest === null);
  return [...new Set(own.map(({ exportName }) => exportName.name ?? 'default'))];
};

describe('the kernel', () => {
  it(`shows at most ${MOST_NAMES} names`, () => {
    const names = sources()
      .filter((file) => placeOf(file)?.area === 'referee')
      .flatMap((file) => exportedIn(file, readFileSync(file, 'utf8')));
    expect(names.length).toBeGreaterThan(MOST_NAMES / 2);
    expect(names.length).toBeLessThanOrEqual(MOST_NAMES);
  });

  it('is seen to show functions, constants and types, but not what it passes on', () => {
    const source = [
      `export const a = 1, b = 2;`,
      `export function c(x: string): string;`,
      `export function c(x: unknown) { return x; }`,
      `export interface D {}`,
      `export type E = D;`,
      `const f = 1;`,
      `export { f };`,
      `export { g } from './g.ts';`,
    ].join('\n');
    expect(exportedIn('x.ts', source)).toEqual(['a', 'b', 'c', 'D', 'E', 'f']);
  });
});
