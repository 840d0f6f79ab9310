/** Resolves modules of words in the build's language for Node: sheets, booklets and texts (`node --import`). */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtLanguage, wordsFor } from './build-language.ts';

const language = builtLanguage();

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (!specifier.startsWith('.') || !found.url.startsWith('file:')) return found;
    const sister = wordsFor(fileURLToPath(found.url), language);
    const url = sister === null ? undefined : pathToFileURL(sister).href;
    return url === undefined || url === context.parentURL ? found : { ...found, url };
  },
});
