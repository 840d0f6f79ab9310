#!/usr/bin/env node
/** The command line: `npx fieldkit --help`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Sources are stripped of their types and compiled once, not in every run. It has to be on before they are loaded.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/fieldkit-code', import.meta.url)));
const { run } = await import('./cli/program.ts');
await run();
