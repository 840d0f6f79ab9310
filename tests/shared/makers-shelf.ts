/** Three games as makers have them: Harbour, one with fonts of its own, one of photographs. On one shelf: a build takes long. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureGame } from '../picture-game.ts';
import { copyStage } from './example-game.ts';

const MAKER = new URL('../../src/maker/index.ts', import.meta.url).href;
const { resolve } = createRequire(import.meta.url);
const NOTO = fileURLToPath(
  new URL('../../node_modules/harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf', import.meta.url),
);
const NARROW = resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2');

const PICTURES = `picture('pictures/ship.jpg', rect), picture('pictures/disc.png', { ...rect, y: 47, width: 30 }), picture('pictures/anchor.svg', { ...rect, x: 36, y: 47, width: 20 })`;

/** Writes the game of photographs into a folder; returns its shelf. */
export const photographs = (folder: string): Promise<string> => pictureGame(folder, PICTURES);

const LETTERS = `import { defineGame, localFont, rich } from '${MAKER}';
export default defineGame({
  id: 'letters', title: 'Letters', by: 'A Designer', hyphenation: 'en',
  fonts: [
    localFont({ id: 'own', family: 'Noto Sans', file: 'fonts/noto.otf', licence: 'OFL' }),
    localFont({ id: 'narrow', family: 'Barlow', file: 'fonts/narrow.woff2', licence: 'OFL' }),
  ],
  cards: [{ name: 'Ship', text: 'Send the reconnaissance battalion' }],
  face: ({ card, area }) => [
    rich(card.text, { ...area.top(30), width: 26 }, { font: 'own', size: 10, hyphenate: 'en' }),
    rich('A narrow harbour', area.bottom(20), { font: 'narrow' }),
  ],
});
`;

/** Writes all three into a folder; returns their shelf. Their pictures and fonts stand beside it. */
export async function makersShelf(folder: string): Promise<string> {
  const home = join(await photographs(folder), '..');
  copyStage('3-all', home);
  mkdirSync(join(home, 'fonts'));
  writeFileSync(join(home, 'fonts/noto.otf'), readFileSync(NOTO));
  writeFileSync(join(home, 'fonts/narrow.woff2'), readFileSync(NARROW));
  writeFileSync(join(home, 'letters.mjs'), LETTERS);
  const file = join(home, 'makers.mjs');
  writeFileSync(
    file,
    `import harbour from './fieldkit.ts';
import letters from './letters.mjs';
import { SHELF as photographs } from './shelf.mjs';
export const SHELF = [harbour, letters, ...photographs];
`,
  );
  return file;
}
