/** The start page of a folder of files: pictures, which file to choose, what is required, what the folders contain. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../src/kit/face.ts';
import { escaped } from '../../src/site/text-edition/as-html.ts';
import { coverFace, facesOf } from '../../src/site/named-faces.ts';
import { policyHash } from '../../src/kit/content-hash.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { colophonOf } from '../../src/kit/credits-line.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { otherPartsOf } from '../../src/press/box-parts.ts';
import type { LanguageId } from '../../src/language.ts';
import { PAPERS } from '../../src/press/papers.ts';
import { sheetWords } from '../../src/press/words/press-words.ts';
import type { Made } from '../cli/run-report.ts';
import { FOLDERS } from './folders.ts';
import { pictureOf } from './pictures/raster.ts';
import type { Run } from './run.ts';
import { setUpPicture } from './pictures/set-up-on-table.ts';
import type { MadeTakeHome } from './make-take-home.ts';

export const START_HERE = 'START-HERE.html';

/** Number and size of the fronts shown: a page sent by mail must be small. */
const SHOWN = 6;
const DPI = 110;

const STYLE =
  ':root{color-scheme:light dark;--paper:#f7f0e0;--key:#1f1b18;--accent:#96301f}' +
  '@media(prefers-color-scheme:dark){:root{--paper:#1d1a17;--key:#f0e6d2;--accent:#e58a74}}' +
  'body{max-width:46rem;margin:0 auto;padding:1rem;font:1.125rem/1.55 Georgia,serif;background:var(--paper);color:var(--key)}' +
  'h1,h2{line-height:1.2}h1{border-top:.4rem solid var(--accent);padding-top:1rem}h2{margin-top:2.5rem;border-top:1px solid var(--accent);padding-top:.6rem}' +
  'h3{margin:1.2rem 0 0}ul{padding-left:1.3rem}li{margin:.5rem 0}small{display:block}a{color:inherit;text-underline-offset:.15em}' +
  '.table img{display:block;width:auto;max-width:100%;height:auto;max-height:36rem;margin:0 auto;border-radius:.4rem}' +
  '.faces{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.3rem,1fr));gap:.75rem}' +
  '.faces img{width:100%;height:auto;border-radius:.4rem}' +
  '.game{display:grid;grid-template-columns:8rem 1fr;gap:0 1.5rem;align-items:start;margin-top:2.5rem;border-top:1px solid var(--accent);padding-top:1rem}' +
  '.game img{width:100%;height:auto;border-radius:.4rem}.game h2{margin:0;border:0;padding:0}' +
  '@media(min-width:40rem){.files{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem}' +
  '.shown:has(.table){display:flex;flex-wrap:wrap;gap:1rem}.shown .table,.shown .faces{margin:0}' +
  '.table+.faces{flex:1 1 18rem;grid-template-columns:repeat(auto-fit,minmax(6.3rem,1fr));align-content:start}}';

/** The page runs and loads nothing; its pictures are embedded. */
const POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** The front of a card of each deck, then of others. */
function shownFaces({ cards }: DrawnKit): readonly { readonly name: string; readonly face: SetFace }[] {
  const decks = new Map(cards.map((each) => [each.deck.id, each]));
  const others = cards.filter((each) => ![...decks.values()].includes(each));
  return [...decks.values(), ...others]
    .slice(0, SHOWN)
    .map(({ card, front }) => ({ name: card.name, face: front }));
}

const imageHtml = (bytes: Uint8Array, alt: string, more = ''): string =>
  `<img src="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}" alt="${escaped(alt)}"${more}>`;

const pictureHtml = async (name: string, face: SetFace, fonts: Fonts): Promise<string> =>
  imageHtml(await pictureOf(face, fonts, { format: 'webp', area: 'trim', dpi: DPI }), name);

/** A picture of the set-up, if the book has a plan for it. */
async function tableHtml(game: ShelfGame, kit: Kit, fonts: Fonts): Promise<readonly string[]> {
  const plan = (await game.book?.())?.setUp;
  if (!plan) return [];
  const { bytes, width, height } = await setUpPicture(plan, facesOf(kit, 'colour', fonts), fonts);
  const alt = sheetWords(kit.language).startHere.table(kit.title);
  return [`<p class="table">\n${imageHtml(bytes, alt, ` width="${width}" height="${height}"`)}\n</p>`];
}

/** Head of a page, up to its first heading. */
const headHtml = (title: string, language: string): readonly string[] => [
  `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">`,
  `<meta http-equiv="content-security-policy" content="${POLICY}">`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escaped(title)}</title>\n<style>${STYLE}</style>`,
];

/** Path of a file in the game's folder. */
const within = (kit: Kit, name: string): string => name.slice(kit.id.length + 1);

/** A file with what it asks for; `path` is where the page finds it, `edition` is named where there are several. */
function fileHtml(
  kit: Kit,
  { paper, sides, sheets, cuts = 0, minutes, bare, firstGame }: MadeTakeHome,
  path: string,
  edition?: Edition,
): string {
  const { startHere: said, counts } = sheetWords(kit.language);
  const way = [said.way[sides](PAPERS[paper].name), ...(edition ? [said.editions[edition]] : [])].join(', ');
  const work = said.asks(counts.sheets(sheets), counts.cuts(cuts), counts.minutes(minutes));
  const notes = [
    ...(firstGame ? [counts.firstGame(firstGame)] : []),
    ...(bare.length > 0 ? [said.bare(bare)] : []),
  ];
  const asks = notes.length > 0 ? `${work}. ${notes.join(' ')}` : work;
  return `<li><a href="${escaped(path)}">${escaped(way)}</a><small>${escaped(asks)}</small></li>`;
}

/** Lists of files, one for each paper. */
function filesHtml(kit: Kit, whole: readonly MadeTakeHome[]): string {
  const papers = [...new Set(whole.map(({ paper }) => paper))];
  const lists = papers.map((name) => {
    const files = whole
      .filter(({ paper }) => paper === name)
      .map((file) => fileHtml(kit, file, within(kit, file.name), file.edition));
    return `<div>\n<h3>${PAPERS[name].name}</h3>\n${listHtml(files)}\n</div>`;
  });
  return `<div class="files">\n${lists.join('\n')}\n</div>`;
}

const listHtml = (items: readonly string[]): string => `<ul>\n${items.join('\n')}\n</ul>`;

/** The papers to have, and where they are of one game the tools as well. */
function needsHtml(
  language: LanguageId | undefined,
  whole: readonly MadeTakeHome[],
  ready: readonly string[],
) {
  const { startHere: said } = sheetWords(language);
  const printed = {
    sides: whole.map(({ sides }) => sides),
    boxes: whole.some(({ boxes }) => boxes),
    models: whole.some(({ models }) => models),
    rules: whole.some(({ rules }) => rules),
  };
  const needs = [...(ready.length > 0 ? [said.tools(ready)] : []), ...said.needs(printed)];
  return `<h2>${escaped(said.need)}</h2>\n${listHtml(needs.map((each) => `<li>${escaped(each)}</li>`))}`;
}

/** Which file for which printer, where there is more than one way. */
function choiceHtml(language: LanguageId | undefined, whole: readonly MadeTakeHome[]): readonly string[] {
  const ways = new Set(whole.map(({ sides }) => sides));
  return ways.has('duplex') && ways.has('fold')
    ? [`<p>${escaped(sheetWords(language).startHere.which)}</p>`]
    : [];
}

/** What any of the files asks to have ready. */
const readyFor = (whole: readonly MadeTakeHome[]): readonly string[] => [
  ...new Set(whole.flatMap(({ ready }) => ready)),
];

/** The page, with pictures of the table and of faces; `filled` are the folders the run writes into. */
export function startPage(
  kit: Kit,
  whole: readonly MadeTakeHome[],
  { table, faces }: { readonly table: readonly string[]; readonly faces: readonly string[] },
  filled: ReadonlySet<string>,
): string {
  const { startHere: said, language } = sheetWords(kit.language);
  const { takeHome: _, ...rest } = FOLDERS;
  const told: Record<string, string> = said.folder;
  const folders = Object.entries({ ...rest, images: 'images/' }).flatMap(([part, path]) =>
    filled.has(path) ? [`<li><a href="${path}">${path}</a>: ${escaped(told[part] ?? '')}</li>`] : [],
  );
  return [
    ...headHtml(said.title(kit.title), language.id),
    `<h1>${escaped(said.title(kit.title))}</h1>\n<p>${escaped(kit.about)}</p>`,
    '<div class="shown">',
    ...table,
    `<p class="faces">\n${faces.join('\n')}\n</p>\n</div>`,
    `<h2>${escaped(said.one)}</h2>\n<p>${escaped(said.oneHow(whole.some(({ rules }) => rules)))}</p>`,
    ...choiceHtml(kit.language, whole),
    filesHtml(kit, whole),
    needsHtml(kit.language, whole, readyFor(whole)),
    `<h2>${escaped(said.folders)}</h2>\n${listHtml(folders)}`,
    ...(filled.has(FOLDERS.flat)
      ? []
      : [
          `<p>${escaped(said.more(otherPartsOf(kit, false).filter((part) => part === 'tiles')))} <code>npx fieldkit print ${kit.id} --all${language.id === 'en' ? '' : ` --language ${language.id}`}</code></p>`,
        ]),
    `<p>${escaped(said.sums)}</p>`,
    `<p><small>${escaped(colophonOf(kit))}</small></p>\n</html>\n`,
  ].join('\n');
}

/** What the start page shows and links to. */
export interface Start {
  readonly game: ShelfGame;
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly whole: readonly MadeTakeHome[];
  /** Folders the run writes into. */
  readonly filled: ReadonlySet<string>;
}

export async function makeStartHere(
  { game, kit, fonts, drawn, whole, filled }: Start,
  run: Run,
): Promise<Made> {
  const started = performance.now();
  const shown = shownFaces(drawn);
  const table = await tableHtml(game, kit, fonts);
  const faces = await Promise.all(shown.map(({ name, face }) => pictureHtml(name, face, fonts)));
  const content = startPage(kit, whole, { table, faces }, filled);
  const name = `${kit.id}/${START_HERE}`;
  run.out.write(name, content);
  return { name, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
}

/** A game on the page above all: its cover, what it is, and its files with what each asks. */
async function gameHtml({ kit, fonts, whole }: Start): Promise<string> {
  const { startHere: said } = sheetWords(kit.language);
  const cover = await pictureHtml(kit.title, coverFace(kit, fonts), fonts);
  const files = whole.map((file) => fileHtml(kit, file, file.name));
  return [
    `<section class="game" lang="${kit.language ?? 'en'}">`,
    `<a href="${kit.id}/${START_HERE}">${cover}</a>`,
    `<div>\n<h2><a href="${kit.id}/${START_HERE}">${escaped(kit.title)}</a></h2>\n<p>${escaped(kit.about)}</p>`,
    `${listHtml(files)}\n<p><small>${escaped(said.tools(readyFor(whole)))}</small></p>\n</div>\n</section>`,
  ].join('\n');
}

/** The language of all the games; English where they differ. */
function sharedLanguage(starts: readonly Start[]): LanguageId {
  const [first = 'en', ...others] = new Set(starts.map(({ kit }) => kit.language ?? 'en'));
  return others.length === 0 ? first : 'en';
}

/** Writes the page above the folders of several games. */
export async function makeShelfStart(starts: readonly Start[], run: Run): Promise<Made> {
  const started = performance.now();
  const { startHere: said, language } = sheetWords(sharedLanguage(starts));
  const all = starts.flatMap(({ whole }) => whole);
  const games: string[] = [];
  for (const start of starts) games.push(await gameHtml(start));
  const content = [
    ...headHtml(said.shelf, language.id),
    `<h1>${escaped(said.shelf)}</h1>\n<p>${escaped(said.shelfHow)}</p>`,
    ...choiceHtml(language.id, all),
    ...games,
    `${needsHtml(language.id, all, [])}\n</html>\n`,
  ].join('\n');
  run.out.write(START_HERE, content);
  return { name: START_HERE, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
}
