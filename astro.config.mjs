import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: './src/site',
  integrations: [mdx()],
});
