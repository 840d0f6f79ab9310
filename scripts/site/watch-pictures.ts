/** While a maker works on a game, a changed picture is on the page at once: no module imports it. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { HOUSE_SHELF } from '../cli/shelves.ts';
import { shelfPath } from './build-language.ts';

const PICTURE = /\.(png|jpe?g|webp|svg)$/i;

/** Vite plugin that loads the page again when a picture beside the shelf changes. */
export const watchesPictures = (): Plugin => ({
  name: 'fieldkit-pictures',
  apply: 'serve',
  configureServer({ watcher, ws }) {
    if (shelfPath() === HOUSE_SHELF) return;
    watcher.add(join(dirname(shelfPath()), 'pictures'));
    watcher.on('all', (_, file) => {
      if (PICTURE.test(file)) ws.send({ type: 'full-reload' });
    });
  },
});
