/** Node's loader for tables, workbooks, templates and rules: `import rows from './cards.csv'` in a maker's game. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDataFile, isWorkbook, textDataModule } from './data-module.ts';

const READER = new URL('./data-module.ts', import.meta.url).href;

/** Loaders are synchronous and reading a workbook is not: its module awaits it. */
const workbookModule = (path: string): string =>
  `import { readWorkbook } from ${JSON.stringify(READER)};\nexport default await readWorkbook(${JSON.stringify(path)});\n`;

/** The path of a data file; undefined for any other module. */
function dataPath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = fileURLToPath(url.replace(/[?#].*$/, ''));
  return isDataFile(path) ? path : undefined;
}

/** TypeScript of a maker's: a module, whatever the nearest package.json says (npm 11 writes "commonjs"). */
const isTypeScript = (url: string): boolean => /^file:(?!.*\/node_modules\/).*\.ts(?:$|[?#])/.test(url);

/** An import of a maker's own file by its name alone: `./board` for `./board.ts`, as bundlers and editors take it. */
const isBare = (specifier: string, parent = ''): boolean =>
  /^\.{1,2}\//.test(specifier) && /^file:(?!.*\/node_modules\/)/.test(parent);

/** From now on data files can be imported, and TypeScript is a module without being declared one or named by its ending. */
export function loadDataFiles(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!isBare(specifier, context.parentURL)) throw error;
        try {
          return next(`${specifier}.ts`, context);
        } catch {
          throw error;
        }
      }
    },
    load: (url, context, next) => {
      const path = dataPath(url);
      if (path === undefined)
        return next(url, isTypeScript(url) ? { ...context, format: 'module-typescript' } : context);
      return {
        format: 'module',
        source: isWorkbook(path) ? workbookModule(path) : textDataModule(path),
        shortCircuit: true,
      };
    },
  });
}
