/** The files that a new game begins with: the starter under another name. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import project from '../../package.json' with { type: 'json' };
import { beginColumns, type Begun } from './begin-columns.ts';
import type { CardSheet } from './card-sheet.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STARTER = fileURLToPath(new URL('../starter/', import.meta.url));

export interface NewGame {
  /** The name of its folder, and its id. */
  readonly id: string;
  readonly title: string;
  /** The folder it will be in. */
  readonly folder: string;
  /** A sheet of cards to begin with; the starter's own where left out. */
  readonly sheet?: CardSheet;
}

/** A text as a literal of JavaScript. */
const literal = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/**
 * The Fieldkit that the game depends on: the published one of this version, or this copy of the repository, where one
 * works in it.
 */
function dependency(folder: string): string {
  if (ROOT.includes(`${sep}node_modules${sep}`)) return project.version;
  return `file:${relative(folder, ROOT).replaceAll(sep, '/')}`;
}

function packageText({ id, folder }: NewGame): string {
  const all = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'fieldkit dev',
      check: 'fieldkit check',
      print: 'fieldkit print',
      build: 'fieldkit build',
      fieldkit: 'fieldkit',
    },
    // The binary of the platform is there; its script would only look for it.
    allowScripts: { esbuild: false },
    dependencies: { fieldkit: dependency(folder) },
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

const named = (text: string, { id, title }: NewGame): string =>
  text
    .replace("id: 'harbour'", () => `id: ${literal(id)}`)
    .replace("title: 'Harbour'", () => `title: ${literal(title)}`)
    .replace('# Harbour', () => `# ${title}`)
    .replaceAll('print/harbour/', `print/${id}/`);

/** The game's module for a sheet of cards that was made elsewhere. */
function begunModule(
  { reading, face, drawnWith }: Begun,
  { file, reader }: CardSheet,
  { id, title }: NewGame,
): string {
  const names = [reader, 'box', 'defineGame', 'poker', 'title', ...drawnWith].toSorted();
  const attributes = reader === 'json' ? " with { type: 'json' }" : '';
  return `import { ${names.join(', ')} } from 'fieldkit';
import rows from './${file}'${attributes};

export default defineGame({
  id: ${literal(id)},
  title: ${literal(title)},
  by: 'Your Name',
  players: '2',
  decks: { cards: { name: 'Cards', size: poker } },
  cards: ${reader}(rows${reading}),
  // Millimetres. area is what no cut touches, bleed the whole card and what is cut away.
  face: ({ card, area, bleed }) => [
    box({ ...bleed, fill: '#f6efe0' }),
${face.map((line) => `    ${line}`).join('\n')}
  ],
});
`;
}

/** The page of the starter, with the file and the columns of a sheet that was made elsewhere. */
const begunReadme = (readme: string, { count, pictures }: Begun, { file }: CardSheet): string =>
  readme
    .replace('; `count` is how often it is printed', () =>
      count === '' ? '' : `; \`${count}\` is how often it is printed`,
    )
    .replace(', named in the column `picture`', () =>
      pictures === '' ? '' : `, named in the column \`${pictures}\``,
    )
    .replaceAll('`cards.csv`', `\`${file}\``);

/** Files of the starter by path, as they are. */
const starterFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*', { cwd: STARTER, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(STARTER, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .map((path) => [path, readFileSync(new URL(path, pathToFileURL(STARTER)), 'utf8')]),
  );

/** All files of a new game, by path in its folder. */
export function newGameFiles(game: NewGame): ReadonlyMap<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const { sheet } = game;
  const begun = sheet && beginColumns(sheet.table, sheet.sheetName);
  for (const [path, text] of starterFiles()) {
    if (sheet && (path.startsWith('pictures/') || path === 'cards.csv')) continue;
    const own = named(text, game);
    // npm leaves files of this name out of every package.
    const name = path === 'gitignore' ? '.gitignore' : path;
    files.set(name, begun && path === 'README.md' ? begunReadme(own, begun, sheet) : own);
  }
  files.set('package.json', packageText(game));
  if (!begun) return files;
  files.set(sheet.file, sheet.content);
  files.set('fieldkit.ts', begunModule(begun, sheet, game));
  return files;
}
