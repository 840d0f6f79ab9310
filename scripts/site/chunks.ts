/**
 * Which files the script of the pages comes in. Left to itself the build makes one of each module that two pages or parts
 * share in another way: a table was sixty of them, and what each says of the others weighed as much as a rules engine. Here
 * modules that the same kinds of page need at once stand together.
 */
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SITE = fileURLToPath(new URL('../../src/site/', import.meta.url));
/** What brings islands of a page to life; Play does without (`sandbox/hydrate.tsx`). */
const CLIENT = createRequire(import.meta.url).resolve('@astrojs/preact/client.js');

/** A module by what it needs at once, and what it may ask for later. */
interface Known {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
/** What the build knows of a module by its id. */
type Knows = (id: string) => Known | null;

/** What a kind of page begins with. */
interface Kind {
  /** Of the pages, by path from `src/site/`, or whole. */
  readonly scripts: readonly string[];
  /** Of each game on the shelf, by file: the first of these that it has any of. */
  readonly ofGames?: readonly RegExp[];
}

/** Enough to play by touch: the rules without reasons, the scene and the sentences of both. */
const PLAYED = /^(core-game|scene|messages-core\..+)\.ts$/;
const WHOLE = /^(game|judge|scene|attempts|messages\.[^.]+)\.ts$/;
const TRACKED = /^(tracker|pad|messages\.[^.]+)\.ts$/;

/** The script of a page, as the build calls it. */
const inPage = (page: string): string => `${page}.astro?astro&type=script&index=0&lang.ts`;

const PLAY = inPage('pages/[game]/play');
const SEATED = 'sandbox/table.tsx';
const REFUSED = 'play/refusal/illegal-move-loader.tsx';

const KINDS = {
  // The end of an address is looked up by any page, and waits for no more than that.
  every: { scripts: [inPage('layouts/Page'), '../kit/input.ts'] },
  list: { scripts: [CLIENT, 'lessons/lesson-list.tsx'] },
  link: { scripts: ['link/page-link.tsx'] },
  desk: { scripts: ['print-desk/desk.tsx'] },
  agree: { scripts: [inPage('pages/[game]/agree')] },
  rulings: { scripts: [inPage('pages/[game]/rulings')] },
  track: { scripts: [CLIENT, 'table/table.tsx'], ofGames: [TRACKED] },
  ask: { scripts: [CLIENT, 'ask/can-i.tsx'], ofGames: [WHOLE] },
  lesson: { scripts: [CLIENT, 'lessons/lesson.tsx', REFUSED], ofGames: [WHOLE] },
  puzzle: { scripts: [CLIENT, 'puzzles/puzzle.tsx', REFUSED], ofGames: [PLAYED, WHOLE] },
  play: { scripts: [PLAY], ofGames: [PLAYED, WHOLE] },
  seated: { scripts: [PLAY, SEATED], ofGames: [PLAYED, WHOLE] },
  // What comes over the table as soon as somebody has played.
  played: {
    scripts: [
      PLAY,
      SEATED,
      'sandbox/sheets.tsx',
      'play/describe/turn-card.tsx',
      'play/describe/describe-turn.ts',
    ],
    ofGames: [PLAYED, WHOLE],
  },
} as const satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof KINDS;

/**
 * The files, each of what all kinds of a list need, from what most do to what few do: so what a file needs is in it, or in
 * one before it.
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
  // What is touched at a table: whoever learns or solves has seats and opponent with it, and the table one file less.
  { name: 'seat', of: [['seated']] },
  // Nobody waits for what tells of a move before one was made.
  {
    name: 'told',
    of: [
      ['played', 'lesson'],
      ['played', 'puzzle'],
    ],
  },
  { name: 'sheets', of: [['played']] },
];

/** What the build calls the module by which parts of a page are asked for later. */
const LATER = '\0vite/preload-helper.js';

/**
 * That module for pages under `base`, in a quarter of the bytes: it has only to see to styles, since lists of scripts that a
 * part needs are left out.
 */
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

/** How a module is asked for later that brings no styles of its own, as the build writes it. */
const ASKED =
  /\(await \w+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{\1:\2\}\},\[\]\)\)\.\1\b/g;

/** The same in half the letters: the shelf asks for each part of a game so. */
export const askedInShort = (code: string): string => code.replace(ASKED, '(await $3).$1');

/** The module, and all that it needs at once. */
function addWith(id: string, knows: Knows, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const needed of knows(id)?.importedIds ?? []) addWith(needed, knows, found);
}

const isGame = (id: string): boolean => /\/games\/[^/]+\/index\.ts$/.test(id);

/** What a kind of page needs at once: whatever game it is about, and for each game besides. */
interface Needs {
  readonly always: ReadonlySet<string>;
  readonly ofGame: ReadonlyMap<string, ReadonlySet<string>>;
}

/** All that a kind of page needs at once. */
function neededBy({ scripts, ofGames = [] }: Kind, knows: Knows): Needs {
  const always = new Set<string>();
  for (const script of scripts) addWith(resolve(SITE, script), knows, always);
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

/** Whether a kind of page needs a module, be it for one game alone. */
const isNeededBy = (id: string, needs: Needs | undefined): boolean =>
  needs !== undefined && (needs.always.has(id) || [...needs.ofGame.values()].some((found) => found.has(id)));

/** The games for which alone pages of any kind need a module; null where one needs it for whatever game there is. */
function gamesNeeding(id: string, needs: readonly Needs[]): readonly string[] | null {
  if (needs.some(({ always }) => always.has(id))) return null;
  const all = new Set(needs.flatMap(({ ofGame }) => [...ofGame.keys()]));
  const games = [...all].filter((game) => needs.some(({ ofGame }) => ofGame.get(game)?.has(id)));
  // What all but one need is not worth a file of its own.
  return games.length >= all.size - 1 ? null : games.toSorted();
}

/** The game that a module is of; null where it serves every game. */
const gameOf = (id: string): string | null =>
  isGame(id) ? null : (/\/(?:games|cards|content)\/([^/]+)\//.exec(id)?.[1] ?? null);

/** The file that a module stands in; null where the build decides by itself. */
function fileOf(id: string, needs: ReadonlyMap<KindName, Needs>): string | null {
  // Needed also where nothing else is. Styles go into pages, and no script waits for them.
  if (id === LATER || id.endsWith('.css')) return null;
  for (const { name, of } of FILES) {
    if (!of.some((kinds) => kinds.every((kind) => isNeededBy(id, needs.get(kind))))) continue;
    const game = gameOf(id);
    // One game's page brings no other game, nor what serves others alone.
    const games = game === null ? gamesNeeding(id, [...needs.values()]) : [game];
    if (games !== null) return `${name}-${games.join('-')}`;
    return name === 'rules' ? 'shelf' : name;
  }
  return null;
}

/** Has the pages' script come in few files. */
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
        // What a file needs has nearly always come before it: the list of it would be longer than the wait.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
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
