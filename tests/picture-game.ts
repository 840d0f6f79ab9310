/** A made-up game whose cards show picture files of every kind, some of them spoiled. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corners, disc } from './picture-files.ts';
import { SVG_SAMPLES } from './svg-samples.ts';

const HERE = new URL('../', import.meta.url);

/** Writes a shelf with a game of three cards; `pictures` is the source of each card's pictures. Returns its file. */
export async function pictureGame(folder: string, pictures: string): Promise<string> {
  mkdirSync(join(folder, 'game/pictures'), { recursive: true });
  const write = (name: string, content: Uint8Array | string) =>
    writeFileSync(join(folder, 'game/pictures', name), content);
  write('ship.jpg', await corners(1600, 1200).jpeg({ quality: 95 }).toBuffer());
  write('disc.png', await disc(900).png().toBuffer());
  write('small.png', await corners(100, 60).png().toBuffer());
  write('anchor.svg', SVG_SAMPLES['linear and radial gradients'] ?? '');
  const whole = await corners(900, 700).jpeg().toBuffer();
  write('broken.jpg', whole.subarray(0, whole.length / 2));
  const damaged = Uint8Array.from(await corners(90, 70).png().toBuffer());
  // In the midst of its pixels: what its head says still holds.
  damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 8);
  write('damaged.png', damaged);
  writeFileSync(join(folder, 'secret.png'), await corners(50, 50).png().toBuffer());
  symlinkSync(join(folder, 'secret.png'), join(folder, 'game/pictures/link.png'));
  const from = (path: string) => JSON.stringify(new URL(path, HERE).href);
  const file = join(folder, 'game/shelf.mjs');
  writeFileSync(
    file,
    `import { photographKit } from ${from('scripts/bench/photograph-kit.ts')};
import { box, picture } from ${from('src/kit/face.ts')};
const kit = photographKit(3);
const ground = box({ x: -4, y: -4, width: 72, height: 97, fill: '#f1e6cd' });
const rect = { x: 5, y: 5, width: 50, height: 40 };
const pictures = ({ id }) => [${pictures}];
export const SHELF = [{ id: 'photographs', kit: async () => ({ ...kit, front: (card) => ({ ...kit.back(), id: card.id, nodes: [ground, ...pictures(card)] }) }) }];
`,
  );
  return file;
}
