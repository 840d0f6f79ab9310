import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

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

export default defineConfig({
  srcDir: './src/site',
  integrations: [mdx(), preact()],
  vite: { plugins: [otherShelf], worker: { format: 'es' } },
});
