/** Paints the previews at build time, each game's with its own cards. */
import sharp from 'sharp';
import { drawKit } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import type { Kit } from '../../kit/kit.ts';
import { typeFaultSentence } from '../../kit/type/type-faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { MM_PER_INCH } from '../../kit/units.ts';
import { paintSvg } from '../../press/paint/svg.ts';
import { loadFonts } from '../package-fonts.ts';
import { identityOf, type SiteIdentity } from '../site-identity.ts';
import { spread } from '../pick-sample-cards.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { LEARN_WORDS } from '../words/learn.ts';
import { WORDS } from '../words/site.ts';
import type { PreviewKind } from './preview-kinds.ts';
import { DENSITY, previewFace, type Preview } from './preview-layout.ts';

const QUALITY = 84;

/** The text on the previews of a game. */
const wordsFor = (
  { title, about }: Kit,
  line: string,
): Readonly<Record<PreviewKind, Omit<Preview, 'faces'>>> => ({
  box: { line, title, about },
  learn: { line, title: LEARN_WORDS.title(title), about: LEARN_WORDS.about(title) },
  questions: {
    line,
    title: `${ASK_WORDS.questions.title}: ${title}`,
    about: ASK_WORDS.questions.about(title),
  },
});

/** Cards in the fan of each kind, and how many of the box to skip, so that no two fans are alike. */
const FAN: Readonly<Record<PreviewKind, { readonly count: number; readonly first: number }>> = {
  box: { count: 4, first: 0 },
  learn: { count: 3, first: 7 },
  questions: { count: 5, first: 10 },
};

/** Fronts of cards spread evenly over a box. */
function frontsOf(kit: Kit, fonts: Fonts, count: number, first: number): readonly SetFace[] {
  const chosen = new Set(spread(kit.box.cards, count, first));
  const drawn = drawKit(kit, 'colour', fonts, {
    card: (card) => chosen.has(card),
    counters: false,
    showpieces: false,
  });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  return drawn.value.cards.map(({ front }) => front);
}

async function jpegOf(preview: Preview, fonts: Fonts): Promise<Buffer> {
  const svg = await paintSvg(previewFace(preview, fonts), fonts, { dpi: DENSITY * MM_PER_INCH });
  return sharp(Buffer.from(svg), { unlimited: true }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** The line above a preview: the house's name; a maker's site is called as its games, which are named below. */
const lineOf = ({ name, own }: SiteIdentity): string => (own ? '' : name);

export function previewOf(kit: Kit, kind: PreviewKind, site: SiteIdentity): Promise<Buffer> {
  const fonts = loadFonts(kit);
  const { count, first } = FAN[kind];
  return jpegOf({ ...wordsFor(kit, lineOf(site))[kind], faces: frontsOf(kit, fonts, count, first) }, fonts);
}

/** The text on the preview of the house's own pages. */
const HOUSE_PREVIEW = { line: WORDS.site, title: WORDS.home.poster, about: WORDS.about };

/** Cards in the fan of the site's own preview. */
const ON_SHELF = 5;

/** The preview of the site's own pages, with cards of every game. */
export function previewOfShelf(kits: readonly Kit[]): Promise<Buffer> {
  // The house fonts in any case: a shelf may have no game in this language.
  const fonts: Fonts = new Map([{ fonts: [] }, ...kits].flatMap((kit) => [...loadFonts(kit)]));
  const each = Math.ceil(ON_SHELF / kits.length);
  const faces = kits.flatMap((kit) => frontsOf(kit, fonts, each, 0)).slice(0, ON_SHELF);
  const site = identityOf(kits);
  const { name, about, own } = site;
  const [first] = kits;
  const alone = kits.length === 1;
  const words =
    own && first
      ? {
          line: '',
          title: alone ? name : WORDS.ours,
          about: alone ? about : WORDS.deeds.print.text,
        }
      : HOUSE_PREVIEW;
  return jpegOf({ ...words, faces }, fonts);
}
