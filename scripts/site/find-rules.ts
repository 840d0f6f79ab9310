/** Tells the pages where the games' rules texts are: in the project, or next to a maker's shelf. */
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { rulesPathOf } from '../make/find-rules-text.ts';
import { builtShelf } from './build-language.ts';

const MODULE = 'virtual:fieldkit-rules';

/** Resolves `virtual:fieldkit-rules`: imports of the rules texts, for the games that have one. */
export const rulesTexts = (): Plugin => ({
  name: 'fieldkit-rules',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: async (id) => {
    if (id !== `\0${MODULE}`) return null;
    const games = await builtShelf();
    const texts = games
      .map((game) => ({ id: game.id, path: rulesPathOf(game) }))
      .filter(({ path }) => existsSync(path))
      .map((game) => `${JSON.stringify(game.id)}: () => import(${JSON.stringify(game.path)})`);
    return `export const RULES = { ${texts.join(', ')} };`;
  },
});
