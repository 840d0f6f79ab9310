#!/usr/bin/env node
/**
 * Takes the symbols that Victory Tank uses out of the game-icons package, with who drew each, so that nothing that
 * is printed or served has to carry the whole set:
 *
 *   npm run symbols
 *
 * To use another, add its name to WANTED and run it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

/** Who drew what, from the folders of https://github.com/game-icons/icons. */
const WANTED = {
  'brodie-helmet': 'skoll',
  pickelhaube: 'skoll',
} as const satisfies Readonly<Record<string, string>>;

const TARGET = fileURLToPath(new URL('../cards/victory-tank/art/symbols.generated.ts', import.meta.url));

const HEAD = `/**
 * Symbols by authors of game-icons.net, CC BY 3.0, as path data in a square of 512.
 * Written by \`npm run symbols\` from @iconify-json/game-icons: add a name to scripts/symbols.ts, not here.
 */

export interface DrawnSymbol {
  /** Whom the licence asks to credit. */
  readonly author: string;
  readonly d: string;
}
`;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** The package's drawing of a symbol; all of one path, or there is nothing here to take. */
function pathOf({ icons }: IconSet, name: string): string {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '');
  if (!found?.[1]) throw new Error(`game-icons has no symbol "${name}" of one path.`);
  return found[1];
}

/** The text of the module that holds the symbols. */
export async function symbolsModule(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const symbols = Object.fromEntries(
    Object.entries(WANTED).map(([name, author]) => [name, { author, d: pathOf(set, name) }]),
  );
  const code = `${HEAD}\nexport const SYMBOLS = ${JSON.stringify(symbols)} as const satisfies Readonly<Record<string, DrawnSymbol>>;\n`;
  return prettier.format(code, { ...(await prettier.resolveConfig(TARGET)), filepath: TARGET });
}

if (import.meta.main) writeFileSync(TARGET, await symbolsModule());
