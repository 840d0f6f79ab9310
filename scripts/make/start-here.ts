/** The page to start from in a folder of files: pictures, which file to take, what it asks, what the folders hold. */
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { colophonOf } from '../../src/kit/colophon.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { PAPERS } from '../../src/press/margins.ts';
import { sheetWords } from '../../src/press/words/press-words.ts';
import type { Made } from '../cli/report.ts';
import { FOLDERS } from './folders.ts';
import { pictureOf } from './raster.ts';
import type { Run } from './run.ts';
import type { MadeTakeHome } from './take-home.ts';

export const START_HERE = 'START-HERE.html';

/** Fronts that are shown, and how sharp: a page that is mailed stays small. */
const SHOWN = 6;
const DPI = 110;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:46rem;margin:0 auto;padding:1rem;font:1.125rem/1.55 Georgia,serif}' +
  'h1,h2{line-height:1.2}h2{margin-top:2.5rem}.faces{display:flex;flex-wrap:wrap;gap:.75rem}' +
  '.faces img{width:8.5rem;height:auto;border-radius:.4rem}li{margin:.4rem 0}small{display:block}a{color:inherit}';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The front of the first card of each deck, then of others of the first deck. */
function shownFaces({ cards }: DrawnKit): readonly { readonly name: string; readonly face: SetFace }[] {
  const decks = new Map(cards.map((each) => [each.deck.id, each]));
  const others = cards.filter((each) => ![...decks.values()].includes(each));
  return [...decks.values(), ...others]
    .slice(0, SHOWN)
    .map(({ card, front }) => ({ name: card.name, face: front }));
}

async function pictureHtml(name: string, face: SetFace, fonts: Fonts): Promise<string> {
  const bytes = await pictureOf(face, fonts, { format: 'webp', area: 'trim', dpi: DPI });
  const data = Buffer.from(bytes).toString('base64');
  return `<img src="data:image/webp;base64,${data}" alt="${escaped(name)}">`;
}

/** A file within the game's own folder. */
const within = (kit: Kit, name: string): string => name.slice(kit.id.length + 1);

function fileHtml(
  kit: Kit,
  { name, paper, sides, edition, sheets, cuts = 0, minutes }: MadeTakeHome,
): string {
  const { startHere: said, counts } = sheetWords(kit.language);
  const path = within(kit, name);
  const way = `${said.way[sides](PAPERS[paper].name)}, ${said.editions[edition]}`;
  const asks = said.asks(counts.sheets(sheets), counts.cuts(cuts), counts.minutes(minutes));
  return `<li><a href="${escaped(path)}">${escaped(way)}</a><small>${escaped(asks)}</small></li>`;
}

const listHtml = (items: readonly string[]): string => `<ul>\n${items.join('\n')}\n</ul>`;

/** The page; `filled` are the folders that the run writes files into. */
function pageHtml(
  kit: Kit,
  whole: readonly MadeTakeHome[],
  pictures: readonly string[],
  filled: ReadonlySet<string>,
): string {
  const { startHere: said, language } = sheetWords(kit.language);
  const { takeHome: _, ...rest } = FOLDERS;
  const told: Record<string, string> = said.folder;
  const folders = Object.entries({ ...rest, images: 'images/' }).flatMap(([part, path]) =>
    filled.has(path) ? [`<li><a href="${path}">${path}</a>: ${escaped(told[part] ?? '')}</li>`] : [],
  );
  return [
    `<!doctype html>\n<html lang="${language.id}">\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(said.title(kit.title))}</title>\n<style>${STYLE}</style>`,
    `<h1>${escaped(said.title(kit.title))}</h1>\n<p>${escaped(kit.about)}</p>`,
    `<p class="faces">\n${pictures.join('\n')}\n</p>`,
    `<h2>${escaped(said.one)}</h2>\n<p>${escaped(said.oneHow)}</p>\n<p>${escaped(said.which)}</p>`,
    listHtml(whole.map((file) => fileHtml(kit, file))),
    `<h2>${escaped(said.need)}</h2>\n${listHtml(said.needs.map((each) => `<li>${escaped(each)}</li>`))}`,
    `<h2>${escaped(said.folders)}</h2>\n${listHtml(folders)}\n<p>${escaped(said.sums)}</p>`,
    `<p><small>${escaped(colophonOf(kit))}</small></p>\n</html>\n`,
  ].join('\n');
}

/** What the page shows of a game, and leads to. */
export interface Start {
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly whole: readonly MadeTakeHome[];
  /** Folders that the run writes files into. */
  readonly filled: ReadonlySet<string>;
}

/** Writes the page into the game's folder. */
export async function makeStartHere({ kit, fonts, drawn, whole, filled }: Start, run: Run): Promise<Made> {
  const started = performance.now();
  const shown = shownFaces(drawn);
  const pictures = await Promise.all(shown.map(({ name, face }) => pictureHtml(name, face, fonts)));
  const content = pageHtml(kit, whole, pictures, filled);
  const name = `${kit.id}/${START_HERE}`;
  run.out.write(name, content);
  return { name, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
}
