/** Makes rules booklets: composes, lays out and paints them; unchanged ones come from the cache. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { loadHyphenation } from '../../src/kit/type/hyphenation.ts';
import { pressFaultSentence } from '../../src/press/impose/plan/sheet-faults.ts';
import {
  BOOKLET_FORMS,
  BOOKLET_SIDES,
  planBooklet,
  type BookletForm,
  type BookletPlan,
  type BookletSides,
} from '../../src/press/booklet/booklet-plan.ts';
import type { RulesSheets } from '../../src/press/take-home.ts';
import type { PrintedScale } from '../../src/press/calibrate/printed-scale.ts';
import { scaleForName } from '../../src/press/impose/plan/file-name.ts';
import { HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';
import { composeBooklet } from '../../src/site/booklet/compose-booklet.ts';
import { openDesk, type Desk } from '../../src/site/game-bundle.ts';
import { refusal, refusalOf } from '../cli/command-error.ts';
import type { Made } from '../cli/run-report.ts';
import { fontsOf } from './kit-fonts.ts';
import { refuseFaulty } from './check-game.ts';
import { rulesOf } from './find-rules-text.ts';
import type { Run } from './run.ts';
import { madeDocument } from './sheets.ts';

/** The booklets to make: one of each combination. */
export interface BookletOrder {
  readonly papers: readonly PaperName[];
  readonly forms: readonly BookletForm[];
  readonly sides: readonly BookletSides[];
  readonly editions: readonly PrintedEdition[];
  /** A subfolder of the game's folder, "rules/"; none by default. */
  readonly folder?: string;
  /** How long the printer prints, to be corrected. */
  readonly scale?: PrintedScale;
  /** Public URL of the site, including its path. */
  readonly site?: string;
}

/** All combinations, so that everybody finds theirs. */
export const EVERY_BOOKLET = {
  papers: HOME_PAPERS,
  forms: BOOKLET_FORMS,
  sides: BOOKLET_SIDES,
  editions: PRINTED_EDITIONS,
} as const satisfies BookletOrder;

/** A booklet's file, and how it is printed. */
export interface MadeBooklet extends Made {
  readonly paper: PaperName;
  readonly form: BookletForm;
  readonly sides: BookletSides;
  readonly edition: PrintedEdition;
  readonly pages: number;
}

/** A game's rules, composed in one edition. */
interface Composed {
  readonly desk: Desk;
  readonly fonts: Fonts;
  readonly booklet: ReturnType<typeof composeBooklet>;
}

type One = Pick<MadeBooklet, 'paper' | 'form' | 'sides' | 'edition'> & { readonly scale?: PrintedScale };

/** "victory-tank-rules-a4-booklet-colour.pdf"; plain pages are named as such. */
function nameOf(game: string, folder: string, { paper, form, sides, edition, scale }: One): string {
  const way = form === 'plain' ? ['pages'] : ['booklet', ...(sides === 'single' ? ['one-side'] : [])];
  const scaled = scale && form !== 'plain' ? [scaleForName(scale)] : [];
  return `${game}/${folder}${[game, 'rules', paper, ...way, ...scaled, edition].join('-')}.pdf`;
}

/** The URL for a booklet's QR code: the rules on a public site; none without one. */
const codeAt = (site: string | undefined, { id }: ShelfGame): { readonly address?: string } =>
  site === undefined ? {} : { address: new URL(`${id}/rules/`, site.endsWith('/') ? site : `${site}/`).href };

/** All combinations asked for; single pages have no sides. */
const eachOf = ({ papers, forms, sides, editions, scale }: BookletOrder): readonly One[] =>
  editions.flatMap((edition) =>
    papers.flatMap((paper) =>
      forms.flatMap((form) =>
        (form === 'plain' ? sides.slice(0, 1) : sides).map((side) => ({
          paper,
          form,
          sides: side,
          edition,
          ...(scale && { scale }),
        })),
      ),
    ),
  );

/** Lays out a booklet; throws a refusal with a sentence for each fault. */
function planOne({ desk, fonts, booklet }: Composed, one: One): BookletPlan {
  const planned = planBooklet({ booklet, fonts, ...one });
  if (planned.ok) return planned.value;
  throw refusalOf(planned.faults.map((fault) => `${desk.kit.title}: ${pressFaultSentence(fault)}`));
}

async function makeOne(composed: Composed, one: One, folder: string, run: Run): Promise<MadeBooklet> {
  const started = performance.now();
  const { desk, fonts } = composed;
  const { document, sheets, pages } = planOne(composed, one);
  const name = nameOf(desk.id, folder, one);
  const content = await madeDocument(document, fonts, run);
  run.out.write(name, content);
  run.progress.tick();
  const milliseconds = performance.now() - started;
  return { ...one, name, pages, ...(sheets > 0 && { sheets }), bytes: content.length, milliseconds };
}

/** What the booklets of a game are composed from. */
type Rules = Omit<Parameters<typeof composeBooklet>[0], 'edition' | 'address'>;

/** Loads the rules of a game for composing; throws a refusal if it has nothing to read. */
export async function readRules(game: ShelfGame): Promise<Rules> {
  const desk = await openDesk(game);
  if (!desk) throw refusal(`${game.id} has no rules to read yet: there is no booklet of it.`);
  const fonts = fontsOf(desk.kit);
  if (Object.keys(desk.book.statements).length === 0)
    throw refusal(`${game.id} has no rules to read yet: its book holds no sentences.`);
  const text = rulesOf(desk, game);
  await loadHyphenation(desk.kit.language ?? 'en');
  await refuseFaulty(game);
  return { desk, text, fonts };
}

/**
 * The rules of a game as sheets in an edition, without the pages on how to print them, with a QR code if `site` is
 * public; undefined if there is nothing to read.
 */
export async function rulesSheets(
  game: ShelfGame,
  edition: PrintedEdition,
  site?: string,
): Promise<((one: Pick<One, 'paper' | 'sides'>) => RulesSheets) | undefined> {
  const book = await game.book?.();
  if (!book || Object.keys(book.statements).length === 0) return undefined;
  const rules = await readRules(game);
  const composed = { ...rules, booklet: composeBooklet({ ...rules, edition, ...codeAt(site, game) }) };
  return (one) => {
    const { document, sheets } = planOne(composed, { ...one, edition, form: 'saddle' });
    // Each sheet has two sides; the pages before them explain printing.
    return { pages: document.pages.slice(-2 * sheets), sheets, faces: document.faces };
  };
}

/** Makes the booklets `order` asks for; throws a refusal if the game has nothing to read. */
export async function makeBooklets(
  game: ShelfGame,
  order: BookletOrder,
  run: Run,
): Promise<readonly MadeBooklet[]> {
  const rules = await readRules(game);
  const { desk, fonts } = rules;
  const all = eachOf(order);
  run.progress.step(`Rules of ${desk.kit.title}`, all.length);
  const made: MadeBooklet[] = [];
  for (const edition of order.editions) {
    const booklet = composeBooklet({ ...rules, edition, ...codeAt(order.site, game) });
    for (const one of all.filter((each) => each.edition === edition))
      made.push(await makeOne({ desk, fonts, booklet }, one, order.folder ?? '', run));
  }
  return made;
}
