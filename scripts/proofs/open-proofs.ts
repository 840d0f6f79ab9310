/** The proofs of a maker's shelf, drawn anew after each save; pictures are painted when somebody looks at them. */
import { dirname, extname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createServerModuleRunner } from 'vite';
import type { Kit } from '../../src/kit/kit.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { isMakers, refusalOfMaker } from '../cli/maker-errors.ts';
import { kitOf, openShelf, type Load } from '../cli/shelves.ts';
import { openSources, watchFolders, watchModules } from '../make/sources.ts';
import { drawProofs, type Paintable } from './draw-proofs.ts';
import { placeFaults, withPaintFaults } from './place-faults.ts';
import { facesOfProofs, NO_PROOFS, type ProofGame, type Proofs } from './proofs.ts';

/** Editors write a file in several steps; this many ms after the last one it is complete. */
const STROKES = 15;

/** Pictures have the pixels for a screen on which a card is looked at closely. */
const DPI = 200;

/** Files that make a game; what else is written into its folder is none of it. */
const SOURCES = new Set(
  ['ts', 'mts', 'js', 'mjs', 'json', 'csv', 'tsv', 'xlsx', 'yaml', 'yml', 'md', 'mdx'].map(
    (end) => `.${end}`,
  ),
);
const FILES = new Set(
  ['png', 'jpg', 'jpeg', 'webp', 'svg', 'ttf', 'otf', 'woff', 'woff2'].map((end) => `.${end}`),
);

export interface OpenProofs {
  readonly current: () => Proofs;
  /** The picture with this key, as SVG; undefined where no face has it any more. */
  readonly picture: (key: string) => Promise<string | undefined>;
  /** Calls `listener` with the proofs after each change; returns a function that ends it. */
  readonly follow: (listener: (proofs: Proofs) => void) => () => void;
  /** Stops watching. */
  readonly close: () => Promise<void>;
}

/** What is wrong, as sentences; a fault of Fieldkit's own keeps its stack on the terminal. */
function sentencesOf(error: unknown): readonly string[] {
  if (!isMakers(error) && error instanceof Error) process.stderr.write(`${error.stack ?? error.message}\n`);
  return refusalOfMaker(error, 'It cannot be drawn').message.split('\n');
}

/** A kit whose files are watched from before they are looked for: none that comes meanwhile is missed. */
function watchedKit(kit: Kit, home: string, watchFolder: (folder: string) => void): Kit {
  const known = new Set<string>();
  const note = (file: string): void => {
    const folder = dirname(resolve(home, file.replaceAll('\\', '/')));
    if (!known.has(folder)) watchFolder(folder);
    known.add(folder);
  };
  for (const { isLocal, file } of kit.fonts) if (isLocal) note(file);
  const { pictures } = kit;
  if (!pictures) return kit;
  const find: typeof pictures.find = (file) => {
    note(file);
    return pictures.find(file);
  };
  return { ...kit, pictures: { ...pictures, find } };
}

/** Pictures by key, each painted once; those that no face has any more are forgotten. */
function pictureStore() {
  let faces = new Map<string, Paintable>();
  let painted = new Map<string, Promise<string>>();
  return {
    add: (more: ReadonlyMap<string, Paintable>) => {
      faces = new Map([...faces, ...more]);
    },
    keep: (keys: ReadonlySet<string>) => {
      faces = new Map([...faces].filter(([key]) => keys.has(key)));
      painted = new Map([...painted].filter(([key]) => keys.has(key)));
    },
    paint: (key: string): Promise<string> | undefined => {
      const known = painted.get(key);
      const found = faces.get(key);
      if (known || !found) return known;
      const made = paintSvg(found.face, found.fonts, { dpi: DPI });
      painted.set(key, made);
      return made;
    },
  };
}

const keysIn = (games: readonly ProofGame[]): ReadonlySet<string> =>
  new Set(games.flatMap(facesOfProofs).flatMap(({ pictures }) => Object.values(pictures)));

/** Opens the shelf at `path`, draws it, and follows what is saved. */
export async function openProofs(path: string): Promise<OpenProofs> {
  const home = dirname(path);
  const server = await openSources();
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const load: Load = (file) => runner.import(file);
  const store = pictureStore();
  const listeners = new Set<(proofs: Proofs) => void>();
  const broken = new Map<string, readonly string[]>();
  let drawn = NO_PROOFS;
  /** What was drawn, with what has failed to be painted. */
  let current = NO_PROOFS;
  /** The games as they were when they could last be read. */
  let good: readonly ProofGame[] = [];
  /** Counts the saves: what is drawn for an earlier one is given up. */
  let save = 0;

  const show = (now: Proofs): void => {
    drawn = now;
    const proofs = withPaintFaults(now, broken);
    if (JSON.stringify(proofs) === JSON.stringify(current)) return;
    current = proofs;
    for (const listener of listeners) listener(proofs);
  };
  const isWanted = (file: string): boolean => {
    const ending = extname(file).toLowerCase();
    return FILES.has(ending) || SOURCES.has(ending);
  };
  let timer: NodeJS.Timeout | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      save += 1;
      void draw(save);
    }, STROKES);
  };
  const watchLoaded = watchModules(server, changed);
  const watched = watchFolders(isWanted, (file) => {
    // Its folder may not be watched for modules yet.
    server.environments.ssr.moduleGraph.onFileChange(file);
    changed();
  });
  /** Watched from the start: a font that is not there keeps a game from being read, and from saying where it looked. */
  const usual = [home, join(home, 'pictures'), join(home, 'fonts')];

  const withGame = (games: readonly ProofGame[], game: ProofGame): readonly ProofGame[] =>
    games.map((each) => (each.id === game.id ? game : each));
  const draw = async (mine: number): Promise<void> => {
    for (const folder of usual) watched.add(folder);
    try {
      const shelf = await openShelf(path, load);
      const kits = await Promise.all(shelf.map(kitOf));
      watchLoaded.more();
      if (mine !== save) return;
      const before = new Map(good.map((game) => [game.id, game]));
      let games: readonly ProofGame[] = kits.map(
        ({ id, title }): ProofGame =>
          before.get(id) ?? { id, title, decks: [], others: [], faults: [], notes: [] },
      );
      for (const kit of kits) {
        for (const { game, paintables } of drawProofs(
          watchedKit(kit, home, watched.add),
          before.get(kit.id),
        )) {
          store.add(paintables);
          games = withGame(games, game);
          show({ games, faults: [], isStale: false });
          // Whoever looks is served between the steps.
          await setImmediate();
          if (mine !== save) return;
        }
      }
      good = games;
      store.keep(keysIn(games));
    } catch (error) {
      if (mine === save) show(placeFaults(good, sentencesOf(error)));
    } finally {
      watchLoaded.more();
    }
  };
  void draw(save);
  return {
    current: () => current,
    picture: async (key) => {
      try {
        return await store.paint(key);
      } catch (error) {
        broken.set(key, sentencesOf(error));
        show(drawn);
        return undefined;
      }
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      clearTimeout(timer);
      watchLoaded.close();
      watched.close();
      await server.close();
    },
  };
}
