/** Reads the files of a finished build. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file of a folder, by relative path with forward slashes. */
export const filesOf = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .sort();

export const textsOf = (folder: string, paths: readonly string[]): ReadonlyMap<string, string> =>
  new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
