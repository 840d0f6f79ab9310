/** Turns the sources into JavaScript, file by file, and writes the declarations of what is public. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const COMPILER = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin/tsc',
);

/** Of every build: relative imports of `.ts` become imports of `.js`. */
const OPTIONS = { noEmit: false, rewriteRelativeImportExtensions: true };

/** Runs the compiler over some files; throws what it says if it finds a fault. */
function compile(files: readonly string[], options: Readonly<Record<string, unknown>>): void {
  // Beside the sources, as the compiler looks for types of packages from there.
  const beside = mkdtempSync(resolve('node_modules/.package-'));
  const config = join(beside, 'tsconfig.json');
  const all = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { ...OPTIONS, rootDir: resolve('.'), ...options },
    files: files.map((file) => resolve(file)),
    include: [],
  };
  writeFileSync(config, JSON.stringify(all));
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', config], { encoding: 'utf8' });
  rmSync(beside, { recursive: true, force: true });
  if (status !== 0) throw new Error(`The package cannot be compiled:\n${stdout}`);
}

const builtName = (source: string): string => source.replace(/\.tsx?$/, '.js');

/**
 * Writes each source as JavaScript below `folder`; their types are held by `npm run check`. The compiler writes whatever
 * they import as well, which may be no part of the package.
 */
export function writeJavaScript(sources: readonly string[], folder: string): void {
  const outDir = mkdtempSync(join(tmpdir(), 'fieldkit-package-'));
  compile(sources, { outDir, noCheck: true });
  for (const file of sources.map(builtName)) cpSync(join(outDir, file), join(folder, file));
  rmSync(outDir, { recursive: true, force: true });
}

/** Writes the declarations of some modules and of all that they name. */
export const writeDeclarations = (entries: readonly string[], outDir: string): void =>
  compile([...entries, ...globSync('src/**/*.d.ts')], {
    outDir,
    declaration: true,
    emitDeclarationOnly: true,
  });

/** A quoted path to a module of the house: the compiler leaves those in addresses, pages and declarations as they are. */
const SOURCE_PATH = /(?<=['"`]\.[^'"`\n]*)(?<!\.d)\.tsx?(?=['"`])/g;

/** Text with paths to sources as paths to their JavaScript. */
export const withBuiltPaths = (text: string): string => text.replaceAll(SOURCE_PATH, '.js');
