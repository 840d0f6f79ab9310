/** A game's modules as Vite loads them, so that a change runs again only those that it touches. */
import { existsSync, watch } from 'node:fs';
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
