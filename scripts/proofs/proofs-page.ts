/** The page of proofs: its script and styles in one piece, so that no save of a maker's loads it again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../site/make-site.ts';

const SCRIPT = fileURLToPath(new URL('./page/main.tsx', import.meta.url));

/** Fonts stand in the styles themselves up to this size, bytes. */
const MOST_INLINE = 1e6;

interface Bundle {
  readonly script: string;
  readonly styles: string;
}

async function bundle(): Promise<Bundle> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: MOST_INLINE,
      cssCodeSplit: false,
      rolldownOptions: { input: SCRIPT },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  const styles = outputs.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  return {
    script: script?.type === 'chunk' ? script.code : '',
    styles: styles?.type === 'asset' ? Buffer.from(styles.source).toString() : '',
  };
}

let bundled: Promise<Bundle> | undefined;

/** Script and styles, made once. */
export const pageParts = (): Promise<Bundle> => (bundled ??= bundle());

const THEME = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** The page; `base` is the folder that the site stands in. */
export const pageHtml = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="page.css">
    <script>${THEME}</script>
    <script type="module" src="page.js"></script>
    <title>Proofs</title>
  </head>
  <body data-base="${base}">
    <header class="masthead">
      <p class="site"><a class="house" href="./">Proofs</a> <a href="${base}">Your site</a></p>
      <button type="button" class="theme" data-theme-button aria-pressed="false" hidden><span>Dark mode</span></button>
    </header>
    <main id="proofs"></main>
  </body>
</html>
`;
