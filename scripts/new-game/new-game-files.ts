/** The files that a new game begins with: the starter under another name. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import project from '../../package.json' with { type: 'json' };
import type { Table } from '../../src/maker/table.ts';
import { beginColumns, type Begun } from './begin-columns.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STARTER = fileURLToPath(new URL('../starter/', import.meta.url));

export interface NewGame {
  /** The name of its folder, and its id. */
  readonly id: string;
  readonly title: string;
  /** The folder it will be in. */
  readonly folder: string;
  /** A sheet of cards to begin with; the starter's own where left out. */
  readonly sheet?: Table;
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
const begunModule = (
  { columns, face, drawnWith }: Begun,
  { id, title }: NewGame,
): string => `import { ${['csv', 'defineGame', 'poker', 'title', ...drawnWith].toSorted().join(', ')} } from 'fieldkit';
import rows from './cards.csv';

export default defineGame({
  id: ${literal(id)},
  title: ${literal(title)},
  by: 'Your Name',
  players: '2',
  decks: { cards: { name: 'Cards', size: poker } },
  cards: csv(rows, ${columns}),
  // Millimetres. area is what no cut touches.
  face: ({ card, area }) => [
${face.map((line) => `    ${line}`).join('\n')}
  ],
});
`;

/** Files of the starter by path, as they are. */
const starterFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*', { cwd: STARTER, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(STARTER, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .map((path) => [path, readFileSync(new URL(path, pathToFileURL(STARTER)), 'utf8')]),
  );

/** All files of a new game, by path in its folder. */
export function newGameFiles(game: NewGame): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, text] of starterFiles())
    // npm leaves files of this name out of every package.
    files.set(path === 'gitignore' ? '.gitignore' : path, named(text, game));
  files.set('package.json', packageText(game));
  if (game.sheet === undefined) return files;
  const begun = beginColumns(game.sheet);
  for (const path of files.keys()) if (path.startsWith('pictures/')) files.delete(path);
  files.set('cards.csv', begun.table);
  files.set('fieldkit.ts', begunModule(begun, game));
  return files;
}
