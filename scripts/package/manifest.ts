/** The package.json of the package, written from the repository's: versions stand in one place. */
import { BUNDLED, NEEDED_BY_BUNDLED } from './slim.ts';
import project from '../../package.json' with { type: 'json' };

const KNOWN: Readonly<Record<string, string>> = { ...project.devDependencies, ...project.dependencies };

/** The packages that some sources name, with the repository's versions. */
function dependenciesOf(sources: Iterable<string>): Readonly<Record<string, string>> {
  const named = new Set<string>();
  for (const source of sources)
    for (const [, name = ''] of source.matchAll(/['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"`\s]*)?['"`]/g))
      if (Object.hasOwn(KNOWN, name)) named.add(name);
  const own = Object.fromEntries([...named].map((name) => [name, KNOWN[name] ?? '']));
  return Object.fromEntries(Object.entries({ ...NEEDED_BY_BUNDLED, ...own }).toSorted());
}

/** What an entry of `exports` is in the package: its declarations and its JavaScript. */
const built = (path: string): string | { readonly types: string; readonly default: string } =>
  path.endsWith('.ts')
    ? { types: path.replace(/\.ts$/, '.d.ts'), default: path.replace(/\.ts$/, '.js') }
    : path;

/** Sources of what `exports` names, from the repository's root. */
export const PUBLIC: readonly string[] = Object.values(project.exports).flatMap((path) =>
  path.endsWith('.ts') ? [path.slice('./'.length)] : [],
);

/** The package.json, for a package with these sources. */
export function manifest(sources: Iterable<string>): string {
  const { name, version, description, license, type, engines, bin } = project;
  const exports = Object.fromEntries(
    Object.entries(project.exports).map(([key, path]) => [key, built(path)]),
  );
  const dependencies = dependenciesOf(sources);
  const all = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    exports,
    dependencies,
    bundleDependencies: BUNDLED,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}
