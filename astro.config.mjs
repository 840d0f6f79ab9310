import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { printedSheets } from './scripts/site/sheets.ts';
import { linksHold } from './src/site/build/links.ts';
import { searchIndex } from './src/site/build/search.ts';
import { worksOffline } from './src/site/offline/build.ts';
import { pocketEditions } from './src/site/pocket/build.ts';

const SHELF = fileURLToPath(new URL('./src/site/shelf.ts', import.meta.url));

/** FIELDKIT_SHELF names another module that exports SHELF: a maker's own games, or those of the tests. */
const otherShelf = {
  name: 'fieldkit-shelf',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const { FIELDKIT_SHELF: chosen } = process.env;
    if (chosen === undefined || !source.endsWith('/shelf.ts')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === SHELF ? fileURLToPath(new URL(chosen, import.meta.url)) : found;
  },
};

/** What sets type and writes files is heavy: it stands apart, so that the site does not keep it ahead for everybody. */
const OF_THE_PRESS = /node_modules\/(fontkit|pdfkit|@cantoo\/pdf-lib)\/|print\.worker/;
const scriptName = ({ moduleIds = [], facadeModuleId }) =>
  [facadeModuleId ?? '', ...moduleIds].some((id) => OF_THE_PRESS.test(id))
    ? '_astro/press/[name]-[hash].js'
    : '_astro/[name]-[hash].js';

export default defineConfig({
  srcDir: './src/site',
  site: process.env.SITE_URL,
  base: process.env.BASE_PATH ?? '/',
  // Colours code by inline styles, which the pages' policy refuses; no page shows code that needs them.
  markdown: { syntaxHighlight: false },
  integrations: [
    mdx(),
    // Left to itself Babel reads every module of the build, and takes a third of its time.
    preact({ include: [/\.tsx$/] }),
    searchIndex(),
    printedSheets(),
    pocketEditions(otherShelf),
    linksHold(),
    worksOffline(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [otherShelf],
    worker: {
      format: 'es',
      plugins: () => [otherShelf],
      rolldownOptions: { output: { entryFileNames: scriptName, chunkFileNames: scriptName } },
    },
  },
});
