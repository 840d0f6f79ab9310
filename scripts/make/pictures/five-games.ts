/** The five games spread on one table, each as it is set up, with some of its cards in a fan: the README's first picture. */
import sharp from 'sharp';
import { drawKit } from '../../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import { typeFaultSentence } from '../../../src/kit/type/type-faults.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { facesOf } from '../../../src/site/named-faces.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { SHELF } from '../../../src/site/shelf.ts';
import { laidOut } from './set-up-on-table.ts';
import { boards, cutOut, shadowOf } from './table-top.ts';

/** The table, mm of the smaller games; the map is larger on a real one. */
const [WIDTH, HEIGHT] = [1180, 800];
const PX_PER_MM = 2;

/** Where a game lies: its set-up from its north-west corner, and some cards in a fan round a point. */
interface Spread {
  readonly at: readonly [x: number, y: number];
  readonly turn: number;
  readonly scale: number;
  readonly fan: readonly string[];
  readonly fanAt: readonly [x: number, y: number];
}

const SPREADS: Readonly<Record<string, Spread>> = {
  'victory-tank': {
    at: [26, 26],
    turn: -1.2,
    scale: 1,
    fan: ['action-red-3', 'crate-1', 'home-red', 'bunker-1', 'tank-control'],
    fanAt: [150, 570],
  },
  loopgraven: {
    at: [290, 20],
    turn: 0.8,
    scale: 0.94,
    fan: ['famine', 'gas-mask', 'full-throttle'],
    fanAt: [640, 380],
  },
  'street-armour': { at: [746, 24], turn: -0.8, scale: 1.14, fan: [], fanAt: [0, 0] },
  tank: {
    at: [296, 396],
    turn: 0.6,
    scale: 0.92,
    fan: ['panther', 'ambush', 'shot-trap', 'comet', 'rally'],
    fanAt: [150, 680],
  },
  'fog-of-war': {
    at: [700, 484],
    turn: -1,
    scale: 1.3,
    fan: ['axis-berlin', 'axis-start-army-3', 'axis-1940-fleet-3'],
    fanAt: [1100, 560],
  },
};

async function fanned(faces: readonly SetFace[], fonts: Fonts): Promise<string> {
  const cards = await Promise.all(
    faces.map(async (face, index) => {
      const place = index - (faces.length - 1) / 2;
      const at = `translate(${place * 38 - face.width / 2} ${place * place * 3}) rotate(${place * 7} ${face.width / 2} ${face.height})`;
      return `<g transform="${at}">${shadowOf(face, 0.8)}${await cutOut(face, fonts)}</g>`;
    }),
  );
  return cards.join('');
}

/** The table as a picture. */
export async function fiveGames(): Promise<Buffer> {
  const groups: string[] = [];
  for (const game of SHELF) {
    const spread = SPREADS[game.id];
    const plan = (await game.book?.())?.setUp;
    if (!spread || !plan) throw new Error(`There is no place on the table for ${game.id}.`);
    const kit = await game.kit();
    const fonts = loadFonts(kit);
    const drawn = drawKit(kit, 'colour', fonts);
    if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
    const fan = spread.fan.flatMap((id) => drawn.value.cards.find(({ card }) => card.id === id)?.front ?? []);
    groups.push(
      `<g transform="translate(${spread.at.join(' ')}) rotate(${spread.turn}) scale(${spread.scale})">${await laidOut(plan, facesOf(kit, 'colour', fonts), fonts)}</g>`,
      `<g transform="translate(${spread.fanAt.join(' ')})">${await fanned(fan, fonts)}</g>`,
    );
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * PX_PER_MM}" height="${HEIGHT * PX_PER_MM}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${boards(WIDTH, HEIGHT)}${groups.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer();
}
