/**
 * What a maker's module imports as `fieldkit` is this very Fieldkit, wherever the module stands and whichever other one
 * may be installed beside it: two of them would not know each other's games.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import project from '../../package.json' with { type: 'json' };

/** A file of the package as its `exports` name it: a path, or one for types and one to run. */
type Exported = string | { readonly types: string; readonly default: string };

const EXPORTS: Readonly<Record<string, Exported>> = project.exports;

/** The file that `fieldkit` or `fieldkit/draw` stands for; undefined for any other name. */
export function ownFile(specifier: string): string | undefined {
  if (specifier !== project.name && !specifier.startsWith(`${project.name}/`)) return undefined;
  const name = `.${specifier.slice(project.name.length)}`;
  const found = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
  if (found === undefined) return undefined;
  const path = typeof found === 'string' ? found : found.default;
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

let known = false;

/** From now on Node finds this Fieldkit by its name. */
export function findOwnName(): void {
  if (known) return;
  known = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      const file = ownFile(specifier);
      return file === undefined
        ? next(specifier, context)
        : { url: pathToFileURL(file).href, format: null, shortCircuit: true };
    },
  });
}

/** The same for Vite. */
export const ownName = (): Plugin => ({
  name: 'fieldkit-own-name',
  enforce: 'pre',
  resolveId: (source) => ownFile(source) ?? null,
});
