/**
 * Runs Astro, as every script here does: `node scripts/astro.cjs build`. Reports a missing requirement in a sentence.
 */
'use strict';

const { join } = require('path');
const { pathToFileURL } = require('url');
const { addressFault, endOn, installFault } = require('./requirements.cjs');
const { onUsableNode } = require('./with-node.cjs');

onUsableNode(__filename, () => {
  endOn(installFault() || addressFault(process.env.SITE_URL));
  // Sources are stripped of their types and compiled once, not in every run; so are those of Astro.
  require('module').enableCompileCache(join(__dirname, '../node_modules/.cache/fieldkit-code'));
  // It would write to the home folder, which may be read-only, and tell others of every build.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  import(pathToFileURL(join(require.resolve('astro/package.json'), '../bin/astro.mjs')).href);
});
