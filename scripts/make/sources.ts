/** A game's modules as Vite loads them, so that a change runs again only those that it touches. */
import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { ownName } from '../cli/own-name.ts';
import { dataFiles } from '../data-files/vite-data-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A Vite server that serves nothing: it only tracks the dependencies of modules. */
export function openSources(): Promise<ViteDevServer> {
  return createServer({
    root: ROOT,
    configFile: false,
    plugins: [ownName(), dataFiles()],
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
    },
  });
}

/**
 * Calls `changed` for every file whose change affects a module. Watches folders rather than files, so as not to miss a
 * file that an editor replaces, or the last of several writes. Returns a function that adds newly loaded modules.
 */
export function watchModules({ environments }: ViteDevServer, changed: (file: string) => void): () => void {
  const graph = environments.ssr.moduleGraph;
  const watched = new Set<string>();
  const note = (file: string) => {
    if (!graph.getModulesByFile(file)) return;
    graph.onFileChange(file);
    changed(file);
  };
  return () => {
    for (const file of graph.fileToModulesMap.keys()) {
      const folder = dirname(file);
      if (watched.has(folder) || !existsSync(folder)) continue;
      watched.add(folder);
      watch(folder, (_, name) => {
        if (name !== null) note(join(folder, name));
      });
    }
  };
}

interface WatchedFolder {
  readonly watcher: FSWatcher;
  readonly inode: number;
}

const inodeOf = (folder: string): number | undefined =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? statSync(folder).ino : undefined;

/**
 * Calls `changed` for every wanted file that changes, comes or goes in some folders. Returns a function that adds a
 * folder; one that is not there yet is seen when it comes, and one that was made anew is watched again when it is added
 * again.
 */
export function watchFolders(
  isWanted: (file: string) => boolean,
  changed: (file: string) => void,
): (folder: string) => void {
  const watched = new Map<string, WatchedFolder>();
  const missing = new Set<string>();
  const add = (folder: string): void => {
    const inode = inodeOf(folder);
    const known = watched.get(folder);
    if (known?.inode === inode && known !== undefined) return;
    known?.watcher.close();
    watched.delete(folder);
    if (inode === undefined) {
      missing.add(folder);
      // The nearest folder above that exists tells when it comes.
      if (dirname(folder) !== folder) add(dirname(folder));
      return;
    }
    missing.delete(folder);
    const watcher = watch(folder, (_, name) => {
      if (name === null) return;
      const file = join(folder, name);
      if (isWanted(file) || watched.has(file) || missing.has(file)) changed(file);
    });
    watcher.on('error', () => watcher.close());
    watched.set(folder, { watcher, inode });
  };
  return add;
}
