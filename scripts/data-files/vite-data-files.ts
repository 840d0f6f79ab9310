/** Vite's plugin for tables, workbooks, templates and rules: the same data for the site and `--watch` as for the commands. */
import type { Plugin } from 'vite';
import { dataModule, isDataFile } from './data-module.ts';

export const dataFiles = (): Plugin => ({
  name: 'fieldkit-data-files',
  enforce: 'pre',
  load: {
    // Before Astro, which would make a page of `rules.md`.
    order: 'pre',
    async handler(id) {
      // With a query, such as `?raw` or `?url`, somebody wants the file itself.
      if (!isDataFile(id) || id.startsWith('\0')) return null;
      // Vite watches by itself only what it reads by itself.
      this.addWatchFile(id);
      return { code: await dataModule(id), map: null };
    },
  },
});
