#!/usr/bin/env node
/** The command line: `npx fieldkit --help`. */
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

// pdf-lib and its dependencies are 350 modules; its bundle is one and loads in a quarter of the time.
const PDF_LIB = '@cantoo/pdf-lib';
const bundle = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve(PDF_LIB)).href;
registerHooks({
  // With the format given, Node need not parse it to find out.
  resolve: (specifier, context, next) =>
    specifier === PDF_LIB ? { url: bundle, format: 'module', shortCircuit: true } : next(specifier, context),
});
// Commands fetch nothing; with `fetch` defined, the layout library would load all of Node's implementation just to read
// bytes it already has.
Reflect.deleteProperty(globalThis, 'fetch');
// Keeps V8's young generation small: a third less memory and no slower, as drawings are long-lived anyway.
setFlagsFromString('--semi-space-growth-factor=1');
// Texts of booklets and text editions are in modules by language, as for the site's pages.
const { values } = parseArgs({ strict: false, options: { language: { type: 'string' } } });
if (values['language'] === 'nl') {
  process.env['FIELDKIT_LANGUAGE'] = values['language'];
  await import('./site/words-in-node.ts');
}
const { run } = await import('./cli/program.ts');
await run();
