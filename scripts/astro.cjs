/**
 * Runs Astro, as every script here does: `node scripts/astro.cjs build`. Reports a missing requirement in a sentence.
 */
'use strict';

const { join } = require('path');
const { pathToFileURL } = require('url');
const { addressFault, endOn, installFault, nodeFault } = require('./requirements.cjs');

endOn(nodeFault() || installFault() || addressFault(process.env.SITE_URL));
// Compile cache: sources, Astro's too, are type-stripped and compiled once, not on every run.
require('module').enableCompileCache(join(__dirname, '../node_modules/.cache/fieldkit-code'));
// Astro's telemetry would report every build, and write to the home folder, which may be read-only.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
import(pathToFileURL(join(require.resolve('astro/package.json'), '../bin/astro.mjs')).href);
