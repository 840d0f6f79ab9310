import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { searchForWorkspaceRoot } from 'vite';
import { dataFiles } from './scripts/data-files/vite-data-files.ts';
import { inFewFiles } from './scripts/site/chunks.ts';
import { ownName } from './scripts/cli/own-name.ts';
import { HOUSE_SHELF } from './scripts/cli/shelves.ts';
import {
  builtLanguage,
  builtShelf,
  inLanguage,
  otherLanguages,
  shelfPath,
} from './scripts/site/build-language.ts';
import { rulesTexts } from './scripts/site/find-rules.ts';
import { printedSheets } from './scripts/site/build-sheets.ts';
import { licensesOf } from './src/site/build/site-licenses.ts';
import { linksHold } from './src/site/build/check-links.ts';
import { scriptsAhead } from './src/site/build/scripts-ahead.ts';
import { wholeGames } from './scripts/site/check-games.ts';
import { namesOfWorker } from './scripts/site/script-names.ts';
import { jsxByVite } from './scripts/site/jsx.ts';
import { lightPageShelf } from './scripts/site/page-shelf.ts';
import { watchesPictures } from './scripts/site/watch-pictures.ts';
import { servesProofs } from './scripts/proofs/serve-proofs.ts';
import { worksOffline } from './src/site/offline/build-service-worker.ts';
import { pocketEditions } from './src/site/pocket/build-pocket.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const language = builtLanguage();

/** The fonts of a maker's games. */
const makersFonts = async () => {
  const kits = await Promise.all((await builtShelf()).map(({ kit }) => kit()));
  return kits.flatMap(({ fonts }) => fonts);
};
const licenses = licensesOf(shelfPath() === HOUSE_SHELF ? undefined : makersFonts);
const { SITE_URL, BASE_PATH } = process.env;

/** Where packages stand beside Fieldkit's: npx and a folder of several games have them elsewhere than the game. */
const BESIDE = dirname(HERE);
const INSTALLED = basename(BESIDE) === 'node_modules' ? [BESIDE] : [];

/**
 * What is CommonJS, or rests on some, of what the print desk's worker imports. Below node_modules, where a maker has Fieldkit, Vite
 * does not look for it by itself.
 */
const COMMON_JS = [
  ...['@react-pdf/layout', '@react-pdf/render', '@react-pdf/renderer', 'pdfkit', 'react', 'fontkit'],
  ...['brotli/decompress.js', 'hyphen', 'hyphen/patterns/*.js', 'svgpath'],
];

/** Pages in another language than English stand in a folder that is named after it. */
const inFolder = (base) => (language === 'en' ? base : `${base.replace(/\/*$/, '')}/${language}`);

export default defineConfig({
  srcDir: './src/site',
  site: SITE_URL,
  base: inFolder(BASE_PATH ?? '/'),
  // Pictures of faces are painted beside each other: sharp has threads of its own.
  build: { concurrency: 4 },
  // Colours code by inline styles, which the pages' policy refuses; no page shows code that needs them.
  markdown: { syntaxHighlight: false },
  integrations: [
    wholeGames(),
    mdx(),
    // Left to itself Babel reads every module, and takes a third of the time.
    preact({ include: [/\.tsx$/] }),
    printedSheets(),
    pocketEditions(ownName(), dataFiles(), inLanguage(), licenses.plugin),
    licenses.integration,
    // It lists whole addresses; nobody is sent to a page that stands in for another.
    ...(SITE_URL ? [sitemap({ filter: (page) => !page.endsWith('/offline/') })] : []),
    scriptsAhead(),
    linksHold(),
    worksOffline(),
    otherLanguages(),
  ],
  devToolbar: { enabled: false },
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
    plugins: [
      ownName(),
      dataFiles(),
      inLanguage(language, 'pages'),
      rulesTexts(),
      licenses.plugin,
      jsxByVite(),
      lightPageShelf(),
      inFewFiles(),
      watchesPictures(),
      servesProofs(),
    ],
    // What a maker's modules import stands beside them.
    optimizeDeps: { include: COMMON_JS },
    server: {
      fs: { allow: [dirname(shelfPath()), searchForWorkspaceRoot(dirname(shelfPath())), HERE, ...INSTALLED] },
    },
    worker: {
      format: 'es',
      plugins: () => [ownName(), dataFiles(), inLanguage(), licenses.plugin, namesOfWorker()],
    },
  },
});
