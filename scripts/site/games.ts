/** Holds every game on the shelf to its own parts before a page is made of it. */
import type { AstroIntegration } from 'astro';
import { faultsOf } from '../make/game-faults.ts';
import { builtShelf } from './language.ts';

/** Stops the build of a site with a game that lacks something, or whose parts disagree: a sentence on each fault. */
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
