/**
 * Writes what this version prints of each game into `cards/<game>/versions`, for `fieldkit print --since` to go by:
 * `node scripts/release.ts`. A version that is out keeps its file for good.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { loadFonts } from '../src/site/fonts.ts';
import { SHELF } from '../src/site/shelf.ts';
import project from '../package.json' with { type: 'json' };
import { versionOf } from './make/version.ts';

for (const game of SHELF) {
  const kit = await game.kit();
  const folder = fileURLToPath(new URL(`../cards/${kit.id}/versions/`, import.meta.url));
  const text = JSON.stringify(versionOf(project.version, kit, loadFonts(kit)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${project.version}.json`, await format(text, { parser: 'json', printWidth: 110 }));
}
