/** Checks every game on the shelf before its pages are built. */
import type { AstroIntegration } from 'astro';
import { faultsOf } from '../make/check-game.ts';
import { builtShelf } from './build-language.ts';

/** Fails the site's build if a game lacks something or its parts disagree, with a sentence for each fault. */
export const wholeGames = (): AstroIntegration => ({
  name: 'fieldkit-games',
  hooks: {
    'astro:build:start': async () => {
      const shelf = await builtShelf();
      const faults = (await Promise.all(shelf.map(faultsOf))).flat();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  },
});
