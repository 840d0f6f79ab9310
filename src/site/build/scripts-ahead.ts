/**
 * Preloads the scripts of the pages where games are begun. Each script imports the next, which would take three round
 * trips to the server; named in the head, all are requested at once.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOf, textsOf } from './dist.ts';

const PAGE = /^([^/]+)\/play\/index\.html$/;
/** Scripts that hydrate part of a page, and the page's module scripts. */
const FIRST = /\s(?:component-url|renderer-url)="([^"]*)"|<script type="module" src="([^"]*)"/g;
const NEEDED = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/**
 * Names of all scripts that these import statically, themselves included; `codes` is the source of the build's scripts
 * by name.
 */
export function neededAtOnce(
  first: readonly string[],
  codes: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set(first);
  // A Set is iterated to its end even while it grows.
  for (const name of found)
    for (const [, needed = ''] of (codes.get(name) ?? '').matchAll(NEEDED)) found.add(needed);
  return [...found].filter((name) => codes.has(name));
}

/**
 * A page with preloads of its scripts after its styles, which come first: the table is drawn without scripts. `ofGame` are
 * those that its first part requests.
 */
export function namedAhead(
  html: string,
  ofGame: readonly string[],
  codes: ReadonlyMap<string, string>,
): string {
  const addresses = [...html.matchAll(FIRST)].map(([, part, script]) => part ?? script ?? '');
  const [one] = addresses;
  if (one === undefined) return html;
  const folder = one.slice(0, -basename(one).length);
  const names = neededAtOnce([...addresses.map((address) => basename(address)), ...ofGame], codes);
  const links = names.map((name) => `<link rel="modulepreload" href="${folder}${name}" fetchpriority="low">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Styles of what appears over a table later; the build names them in the head of every page where games are begun. */
const LATER = /<link rel="stylesheet" href="[^"]*\/(?:replay|battle-panel)\.[^"]*\.css">/g;

/** A page with those styles at its end, where no first paint waits for them. */
export function stylesBehind(html: string): string {
  const links = html.match(LATER) ?? [];
  return html.replace(LATER, '').replace('</body>', () => `${links.join('')}</body>`);
}

/** Adds preloads to every page where games are begun. */
export const scriptsAhead = (): AstroIntegration => ({
  name: 'fieldkit-scripts-ahead',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const files = filesOf(folder);
      const scripts = textsOf(
        folder,
        files.filter((file) => /^_astro\/[^/]+\.js$/.test(file)),
      );
      const codes = new Map([...scripts].map(([file, code]) => [basename(file), code]));
      for (const [file, html] of textsOf(
        folder,
        files.filter((each) => PAGE.test(each)),
      )) {
        const game = PAGE.exec(file)?.[1] ?? '';
        const ofGame = [...codes.keys()].filter((name) =>
          ['rules', 'board'].some((part) => name.startsWith(`${part}-${game}.`)),
        );
        writeFileSync(join(folder, file), stylesBehind(namedAhead(html, ofGame, codes)));
      }
    },
  },
});
