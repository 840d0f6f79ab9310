/**
 * The scripts of a page where games are begun, named in its head. One asks for the next, so that each came only after the one
 * before it: a way to the server and back, three times over. Named ahead, all are asked for at once.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOf, textsOf } from './dist.ts';

const PAGE = /^([^/]+)\/play\/index\.html$/;
/** What brings a part of a page to life, and what the page runs besides. */
const FIRST = /\s(?:component-url|renderer-url)="([^"]*)"|<script type="module" src="([^"]*)"/g;
const NEEDED = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** All that scripts need at once, by name, with themselves; `codes` are those of a build by name. */
export function neededAtOnce(
  first: readonly string[],
  codes: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set(first);
  // A set that grows is gone through to its new end.
  for (const name of found)
    for (const [, needed = ''] of (codes.get(name) ?? '').matchAll(NEEDED)) found.add(needed);
  return [...found].filter((name) => codes.has(name));
}

/** A page with its scripts named ahead, behind its styles: `ofGame` are those that its first part asks for. */
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
  const links = names.map((name) => `<link rel="modulepreload" href="${folder}${name}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Names the scripts of every page where games are begun. */
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
        writeFileSync(join(folder, file), namedAhead(html, ofGame, codes));
      }
    },
  },
});
