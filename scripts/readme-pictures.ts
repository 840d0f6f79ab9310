/** Draws the README's pictures from the current sheets and faces: `npm run pictures`. */
import sharp from 'sharp';
import { drawKit, type DrawnKit } from '../src/kit/drawn-kit.ts';
import type { Kit } from '../src/kit/kit.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import type { PrintedEdition } from '../src/kit/edition.ts';
import type { SetFace } from '../src/kit/face.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { paintSheetSvg } from '../src/press/paint/sheet-svg.ts';
import { paintNodes } from '../src/press/paint/svg.ts';
import type { SheetPage } from '../src/press/sheet.ts';
import { streetArmourKit } from '../cards/street-armour/kit.ts';
import { tankKit } from '../cards/tank/kit.ts';
import { victoryTankKit as kit } from '../cards/victory-tank/kit.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { fiveGames } from './make/pictures/five-games.ts';
import { cityOnTable } from './make/pictures/street-armour-table.ts';
import { save, sideBySide, TABLE } from './make/pictures/montage.ts';
import { tables } from './make/pictures/victory-tank-table.ts';

const PX_PER_MM = 3;

const fonts = loadFonts(kit);

function draw(edition: PrintedEdition, of: Kit = kit, letters: Fonts = fonts): DrawnKit {
  const drawn = drawKit(of, edition, letters);
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  return drawn.value;
}

const rasterised = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' }).png().toBuffer();

async function pagesOf(drawn: DrawnKit, wanted: (page: SheetPage) => boolean): Promise<Buffer[]> {
  const plan = planSheets({ title: kit.title, drawn, paper: 'a4', sides: 'duplex', fonts });
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  const { pages, faces } = plan.value.document;
  const markup = new Map<string, string>();
  for (const [id, face] of faces) markup.set(id, await paintNodes(face.nodes, fonts));
  const pictures: Buffer[] = [];
  for (const page of pages.filter(wanted))
    pictures.push(
      await rasterised(await paintSheetSvg(page, { faces, markup }, fonts, PX_PER_MM * MM_PER_INCH)),
    );
  return pictures;
}

/** Cards in a fan, with rounded corners. */
async function fanned(faces: readonly SetFace[], letters: Fonts): Promise<Buffer> {
  const [width, height] = [330, 132];
  const cards = await Promise.all(
    faces.map(async (face, index) => {
      const place = index - (faces.length - 1) / 2;
      const at = `translate(${width / 2 + place * 44 - face.width / 2} ${9 + place * place * 3.2})`;
      const turned = `rotate(${place * 6} ${face.width / 2} ${face.height})`;
      const markup = await paintNodes(face.nodes, letters);
      const shadow = `<rect x="-0.6" y="0.4" width="${face.width}" height="${face.height}" rx="3" fill="#000000" fill-opacity="0.35"/>`;
      return `<g transform="${at}${turned}">${shadow}<g clip-path="url(#card)">${markup}</g></g>`;
    }),
  );
  const clip = `<clipPath id="card"><rect width="63.5" height="88.9" rx="3"/></clipPath>`;
  return rasterised(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${clip}</defs><rect width="${width}" height="${height}" fill="${TABLE}"/>${cards.join('')}</svg>`,
  );
}

const drawn = draw('colour');
const flat: DrawnKit = { ...drawn, showpieces: [] };
const models: DrawnKit = { ...drawn, cards: [], counters: [] };
const shown = ['home-red', 'action-red-3', 'bunker-1', 'tank-control', 'action-gray-2', 'home-gray'];
const frontsOf = ({ cards }: DrawnKit, ids: readonly string[]): readonly SetFace[] =>
  ids.flatMap((id) => cards.find(({ card }) => card.id === id)?.front ?? []);
const tankFonts = loadFonts(tankKit);
const dealt = ['ambush', 'panther', 'shot-trap', 'm4-76', 'rally', 'comet'];

const isFirst = ({ placements }: SheetPage) => placements.length === 0;
const [first] = await pagesOf(flat, isFirst);
const [front, back] = await pagesOf(flat, (page) => page.label === '3 front' || page.label === '3 back');
if (!first || !front || !back) throw new Error('the pages that the README shows are not in the file');
await save('sheets', await sideBySide([first, front, back]), 1500);
await save('cards', await fanned(frontsOf(drawn, shown), fonts), 1300);
await save('cards-tank', await fanned(frontsOf(draw('colour', tankKit, tankFonts), dealt), tankFonts), 1300);
await save('showpieces', await sideBySide(await pagesOf(models, (page) => !isFirst(page))), 700);
const armourFonts = loadFonts(streetArmourKit);
await save('city', await cityOnTable(draw('colour', streetArmourKit, armourFonts), armourFonts), 1240);
await save('five-games', await fiveGames(), 1500);
await save('battlefield', await tables(drawn, draw('low-ink'), fonts), 1240);
