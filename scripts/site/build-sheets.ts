/**
 * Makes the printed kits of a site. The pages import `virtual:fieldkit-sheets` for the list of files; that starts the
 * press. From the cache it takes a second for a kit, without it three or four.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { BOXES, SHOWPIECES, TILES } from '../../src/kit/component.ts';
import { HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';
import type { BookletFile, SheetFile, SheetPart, TextFile } from '../../src/site/ready-made-sheets.ts';
import { testSheetAt } from '../../src/site/link/test-sheet-at.ts';
import { SILENT } from '../cli/progress.ts';
import { HOUSE_SHELF } from '../cli/shelves.ts';
import { sizeText } from '../cli/run-report.ts';
import { cacheFor } from '../make/cache.ts';
import { EVERY_SHEET } from '../make/print-order.ts';
import type { Out } from '../make/output.ts';
import { USUAL_LANES } from '../make/run.ts';
import { WHOLE, type MadeTakeHome } from '../make/make-take-home.ts';
import { SUMS, sumOf, sumsText } from '../make/checksums.ts';
import { builtShelf, shelfPath } from './build-language.ts';

const MODULE = 'virtual:fieldkit-sheets';

/** The sheets of every game, by path in the site. */
interface Sheets {
  readonly list: readonly SheetFile[];
  readonly texts: readonly TextFile[];
  readonly booklets: readonly BookletFile[];
  readonly contents: ReadonlyMap<string, Uint8Array | string>;
}

/** The part of the box a file contains, by its words. */
function partOf([word]: readonly string[]): SheetPart {
  if (word === WHOLE) return 'whole';
  if (word === BOXES) return 'boxes';
  if (word === TILES) return 'tiles';
  return word === SHOWPIECES ? 'models' : 'flat';
}

const pathOf = (game: string, file: string): string => `${game}/sheets/${file}`;

/** An output folder in memory: the build decides where it goes. */
function memory(): { readonly out: Out; readonly files: ReadonlyMap<string, Uint8Array | string> } {
  const files = new Map<string, Uint8Array | string>();
  const nothing = () => undefined;
  return {
    files,
    out: {
      folder: '',
      putBack: false,
      write: (name, content) => void files.set(name, content),
      completes: nothing,
      commit: () => [],
      discard: nothing,
    },
  };
}

/** The papers of a site's sheets and booklets: FIELDKIT_PAPERS, default all. */
function builtPapers(): readonly PaperName[] {
  const asked = process.env['FIELDKIT_PAPERS']?.split(',');
  const unknown = asked?.find((name) => !HOME_PAPERS.some((paper) => paper === name));
  if (unknown !== undefined)
    throw new Error(
      `FIELDKIT_PAPERS names papers of ${HOME_PAPERS.join(', ')}, and not ${JSON.stringify(unknown)}.`,
    );
  return HOME_PAPERS.filter((paper) => asked === undefined || asked.includes(paper));
}

async function sheetsOf(game: ShelfGame, site: string | undefined): Promise<Sheets> {
  const [kit, { printSheets }, { makeTakeHome }, { makeText }, { EVERY_BOOKLET, makeBooklets }] =
    await Promise.all([
      game.kit(),
      import('../make/print.ts'),
      import('../make/make-take-home.ts'),
      import('../make/text.ts'),
      import('../make/booklet.ts'),
    ]);
  const { out, files } = memory();
  const cache = cacheFor({ cache: true });
  const run = { out, cache, progress: SILENT, lanes: USUAL_LANES };
  const papers = builtPapers();
  const whole: MadeTakeHome[] = [];
  const single = await printSheets(
    kit,
    {
      ...EVERY_SHEET,
      papers,
      pictures: false,
      words: false,
      booklets: false,
      hasRules: game.book !== undefined,
      ...(site !== undefined && { testSheetAt: testSheetAt(new URL(`${game.id}/print/`, site).href) }),
    },
    run,
    async (files) => {
      whole.push(...(await makeTakeHome(game, files, run, site)));
    },
  );
  const made = [...whole, ...single];
  const order = { ...EVERY_BOOKLET, papers, ...(site !== undefined && { site }) };
  const booklets = game.book ? await makeBooklets(game, order, run) : [];
  const texts = await makeText(game, { out, progress: SILENT });
  cache.trim();
  const nameOf = (path: string): string => path.slice(kit.id.length + 1);
  const sums = new Map([...files].map(([path, content]) => [nameOf(path), sumOf(content)]));
  return {
    list: made.flatMap(({ name, paper, sides, boxesFor, edition, part, sheets, bytes }): SheetFile[] =>
      edition === 'screen'
        ? []
        : [
            {
              game: kit.id,
              file: nameOf(name),
              paper,
              sides: boxesFor ?? sides,
              edition,
              sheets,
              part: partOf(part),
              size: sizeText(bytes),
            },
          ],
    ),
    texts: texts.map(({ name, format }) => ({ game: kit.id, file: nameOf(name), format })),
    booklets: booklets.map(({ name, bytes, paper, form, sides, edition, pages }) => ({
      game: kit.id,
      file: nameOf(name),
      paper,
      form,
      sides,
      edition,
      pages,
      size: sizeText(bytes),
    })),
    contents: new Map([
      ...[...files].map(([path, content]) => [pathOf(kit.id, nameOf(path)), content] as const),
      [pathOf(kit.id, SUMS), sumsText(sums)],
    ]),
  };
}

async function makeSheets(site: string | undefined): Promise<Sheets> {
  const games = await builtShelf();
  const all: Sheets[] = [];
  for (const game of games) all.push(await sheetsOf(game, site));
  return {
    list: all.flatMap(({ list }) => list),
    texts: all.flatMap(({ texts }) => texts),
    booklets: all.flatMap(({ booklets }) => booklets),
    contents: new Map(all.flatMap(({ contents }) => [...contents])),
  };
}

const NONE = { list: [], texts: [], booklets: [] };

/** Makes a site's sheets once, for its pages to list and its folder to contain. */
export const printedSheets = (): AstroIntegration => {
  let made: Promise<Sheets> | undefined;
  const sheets = (): Promise<Sheets> => (made ??= makeSheets(site));
  let base = '/';
  let site: string | undefined;
  return {
    name: 'fieldkit-sheets',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        base = config.base.replace(/\/*$/, '/');
        site = config.site && new URL(base, config.site).href;
        const plugin = {
          name: 'fieldkit-sheets',
          resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : null),
          load: async (id: string) => {
            if (id !== `\0${MODULE}`) return null;
            // While a maker works on a game, its sheets would be out of date at once: the desk makes those of the moment.
            const isDraft = command === 'dev' && shelfPath() !== HOUSE_SHELF;
            const { list, texts, booklets } = isDraft ? NONE : await sheets();
            const lists = { SHEETS: list, TEXTS: texts, BOOKLETS: booklets };
            return Object.entries(lists)
              .map(([name, files]) => `export const ${name} = ${JSON.stringify(files)};`)
              .join('');
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').slice(base.length);
          if (!path.includes('/sheets/')) return next();
          return void sheets().then(({ contents }) => {
            const content = contents.get(decodeURIComponent(path));
            if (content === undefined) next();
            else response.end(content);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, content] of (await sheets()).contents) {
          const file = join(fileURLToPath(dir), path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      },
    },
  };
};
