#!/usr/bin/env node
/** The command line: `npx fieldkit --help`. */
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

// pdf-lib and what it asks for are 350 modules; its own bundle of them is one, and read in a quarter of the time.
const PDF_LIB = '@cantoo/pdf-lib';
const bundle = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve(PDF_LIB)).href;
registerHooks({
  // Said to be a module, it is not read once more to find that out.
  resolve: (specifier, context, next) =>
    specifier === PDF_LIB ? { url: bundle, format: 'module', shortCircuit: true } : next(specifier, context),
});
// No command fetches anything; what lays pages out would load all of Node's own `fetch` to read bytes it holds itself.
Reflect.deleteProperty(globalThis, 'fetch');
// A nursery that does not grow: a third less memory, and no more time, because what is drawn is kept anyway.
setFlagsFromString('--semi-space-growth-factor=1');
// What booklets and texts say beside the book stands in modules by language, as for the pages of a site.
const { values } = parseArgs({ strict: false, options: { language: { type: 'string' } } });
if (values['language'] === 'nl') {
  process.env['FIELDKIT_LANGUAGE'] = values['language'];
  await import('./site/words-in-node.ts');
}
const { run } = await import('./cli/program.ts');
await run();
