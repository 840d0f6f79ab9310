/**
 * Which files the script of the pages comes in. Left to itself the build makes one of each module that two pages or parts
 * share in another way: a table was sixty of them, and what each says of the others weighed as much as a rules engine. Here
 * modules that the same kinds of page need at once stand together.
 */
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pageScript } from './script-names.ts';

const SITE = fileURLToPath(new URL('../../src/site/', import.meta.url));
/** The build's id of a module of the site: in the package its sources are JavaScript. */
const idOf = (script: string): string =>
  resolve(
    SITE,
    import.meta.url.endsWith('.js') && !script.includes('?') ? script.replace(/\.tsx?$/, '.js') : script,
  );

/** Hydrates Astro islands; Play does without (`sandbox/hydrate.tsx`). */
const CLIENT = createRequire(import.meta.url).resolve('@astrojs/preact/client.js');

interface Known {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
/** Looks up a module by id in the build; null if unknown. */
type Knows = (id: string) => Known | null;

/** The entry points of a kind of page. */
interface Kind {
  /** Scripts of the pages, by path from `src/site/`, or full ids. */
  readonly scripts: readonly string[];
  /** Files of each game on the shelf: the first pattern that matches any. */
  readonly ofGames?: readonly RegExp[];
}

/** Enough for a start page: rules without reasons, scene, and the texts of both. */
const STARTED = /^(core-game|scene|messages-core\..+)\.[jt]s$/;
/** Enough to play by touch: events besides, where a game has them apart. */
const PLAYED = /^(core-game|scene|told-scene|messages-(core|told)\..+)\.[jt]s$/;
const WHOLE = /^(game|judge|scene|attempts|messages\.[^.]+)\.[jt]s$/;
const TRACKED = /^(tracker|pad|messages\.[^.]+)\.[jt]s$/;

/** The build's id of a page's inline script. */
const inPage = (page: string): string => `${page}.astro?astro&type=script&index=0&lang.ts`;

const PLAY = inPage('pages/[game]/play');
const SEATED = 'sandbox/play-table.tsx';
const REFUSED = 'play/refusal/illegal-move-loader.tsx';

const KINDS = {
  // Every page checks its URL fragment, and loads no more than that at once.
  every: { scripts: [inPage('layouts/Page'), '../kit/untrusted-input.ts'] },
  list: { scripts: [CLIENT, 'lessons/lesson-list.tsx'] },
  link: { scripts: ['link/page-link.tsx'] },
  desk: { scripts: ['print-desk/desk.tsx'] },
  agree: { scripts: [inPage('pages/[game]/agree')] },
  rulings: { scripts: [inPage('pages/[game]/rulings')] },
  track: { scripts: [CLIENT, 'table/round-and-score.tsx'], ofGames: [TRACKED] },
  ask: { scripts: [CLIENT, 'ask/can-i.tsx'], ofGames: [WHOLE] },
  lesson: { scripts: [CLIENT, 'lessons/lesson.tsx', REFUSED], ofGames: [WHOLE] },
  puzzle: { scripts: [CLIENT, 'puzzles/puzzle.tsx', REFUSED], ofGames: [PLAYED, WHOLE] },
  play: { scripts: [PLAY], ofGames: [STARTED, WHOLE] },
  seated: { scripts: [PLAY, SEATED], ofGames: [PLAYED, WHOLE] },
  // What appears over the table soon after a move.
  played: {
    scripts: [
      PLAY,
      SEATED,
      'sandbox/table-sheets.tsx',
      'play/describe/turn-card.tsx',
      'play/describe/describe-turn.ts',
    ],
    ofGames: [PLAYED, WHOLE],
  },
} as const satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof KINDS;

/**
 * The chunks: each has what all kinds of page in one of its lists need, from the most to the least shared, so that a
 * chunk's imports are in it or an earlier one.
 */
const FILES: readonly { readonly name: string; readonly of: readonly (readonly KindName[])[] }[] = [
  { name: 'page', of: [['every']] },
  {
    name: 'island',
    of: [
      ['play', 'list', 'track'],
      ['play', 'desk'],
      ['play', 'link'],
    ],
  },
  {
    name: 'shelf',
    of: [
      ['play', 'agree'],
      ['play', 'rulings'],
    ],
  },
  { name: 'rules', of: [['play', 'track']] },
  { name: 'board', of: [['play', 'ask']] },
  {
    name: 'table',
    of: [
      ['play', 'lesson'],
      ['play', 'puzzle'],
    ],
  },
  { name: 'start', of: [['play']] },
  // What is touched at a table. Lessons and puzzles load seats and opponent with it, so that the table needs one file
  // fewer.
  { name: 'seat', of: [['seated']] },
  // Not needed before the first move.
  {
    name: 'told',
    of: [
      ['played', 'lesson'],
      ['played', 'puzzle'],
    ],
  },
  { name: 'sheets', of: [['played']] },
];

/** The build's id of the module that loads dynamic imports. */
const LATER = '\0vite/preload-helper.js';

/** That module for pages under `base`, a quarter of its size: it only loads styles, as preload lists are left out. */
const later = (base: string): string => `
const dressed = (href) => new Promise((done) => {
  if (document.querySelector('link[href="' + href + '"]')) return done();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = link.onerror = done;
  document.head.append(link);
});
export const __vitePreload = (bring, styles = []) =>
  Promise.all(styles.map((style) => dressed(${JSON.stringify(base)} + style))).then(bring);
`;

/** A dynamic import of a module without styles, as the build writes it. */
const ASKED =
  /\(await \w+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{\1:\2\}\},\[\]\)\)\.\1\b/g;

/** The same in half the characters: the shelf has one for each part of a game. */
export const askedInShort = (code: string): string => code.replace(ASKED, '(await $3).$1');

function addWith(id: string, knows: Knows, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const needed of knows(id)?.importedIds ?? []) addWith(needed, knows, found);
}

const isGame = (id: string): boolean => /\/games\/[^/]+\/index\.[jt]s$/.test(id);

/** The modules a kind of page needs at once: for any game, and for each game besides. */
interface Needs {
  readonly always: ReadonlySet<string>;
  readonly ofGame: ReadonlyMap<string, ReadonlySet<string>>;
}

/** All modules a kind of page needs at once. */
function neededBy({ scripts, ofGames = [] }: Kind, knows: Knows): Needs {
  const always = new Set<string>();
  for (const script of scripts) addWith(idOf(script), knows, always);
  const ofGame = new Map<string, ReadonlySet<string>>();
  for (const game of [...always].filter(isGame)) {
    const parts = knows(game)?.dynamicallyImportedIds ?? [];
    const files = ofGames.find((each) => parts.some((part) => each.test(basename(part))));
    const found = new Set<string>();
    for (const part of parts.filter((each) => files?.test(basename(each)))) addWith(part, knows, found);
    if (found.size > 0) ofGame.set(basename(dirname(game)), found);
  }
  return { always, ofGame };
}

/** Whether a kind of page needs a module, even if only for one game. */
const isNeededBy = (id: string, needs: Needs | undefined): boolean =>
  needs !== undefined && (needs.always.has(id) || [...needs.ofGame.values()].some((found) => found.has(id)));

/** Games that alone need a module on pages of any kind; null if it is needed for any game. */
function gamesNeeding(id: string, needs: readonly Needs[]): readonly string[] | null {
  if (needs.some(({ always }) => always.has(id))) return null;
  const all = new Set(needs.flatMap(({ ofGame }) => [...ofGame.keys()]));
  const games = [...all].filter((game) => needs.some(({ ofGame }) => ofGame.get(game)?.has(id)));
  // A module needed by all games but one is not worth a chunk of its own.
  return games.length >= all.size - 1 ? null : games.toSorted();
}

/** The game a module belongs to; null if none. */
const gameOf = (id: string): string | null =>
  isGame(id) ? null : (/\/(?:games|cards|content)\/([^/]+)\//.exec(id)?.[1] ?? null);

/** The chunk of a module; null to let the build decide. */
function fileOf(id: string, needs: ReadonlyMap<KindName, Needs>): string | null {
  // The import helper is also needed alone. Styles are inlined into pages.
  if (id === LATER || id.endsWith('.css')) return null;
  for (const { name, of } of FILES) {
    if (!of.some((kinds) => kinds.every((kind) => isNeededBy(id, needs.get(kind))))) continue;
    const game = gameOf(id);
    // A game's page loads no other game's code, nor what only others need.
    const games = game === null ? gamesNeeding(id, [...needs.values()]) : [game];
    if (games !== null) return `${name}-${games.join('-')}`;
    return name === 'rules' ? 'shelf' : name;
  }
  return null;
}

/** Vite plugin that bundles the pages' scripts into few chunks. */
export const inFewFiles = (): Plugin => ({
  name: 'fieldkit-files',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    return id === LATER ? later(this.environment.config.base) : null;
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = askedInShort(file.code);
    },
  },
  configEnvironment(environment) {
    if (environment !== 'client') return null;
    let needs: ReadonlyMap<KindName, Needs> | null = null;
    const name = (id: string, build: { readonly getModuleInfo: Knows }): string | null => {
      const knows: Knows = (known) => build.getModuleInfo(known);
      needs ??= new Map(
        (Object.keys(KINDS) as KindName[]).map((kind) => [kind, neededBy(KINDS[kind], knows)]),
      );
      return fileOf(id, needs);
    };
    return {
      build: {
        // Preload lists would cost more than they save: what a chunk needs has nearly always been loaded already.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            chunkFileNames: pageScript,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name }],
            },
          },
        },
      },
    };
  },
});
