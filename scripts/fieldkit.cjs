#!/usr/bin/env node
/** Where `npx fieldkit` begins: on a Node that is too old it goes on with one that npm lends. */
'use strict';

const { join } = require('path');
const { endOn, packagesFault } = require('./requirements.cjs');
const { onUsableNode } = require('./with-node.cjs');

onUsableNode(__filename, () => {
  endOn(packagesFault());
  // Sources are stripped of their types and compiled once, not in every run. It has to be on before the first is loaded.
  require('module').enableCompileCache(join(__dirname, '../node_modules/.cache/fieldkit-code'));
  import('./fieldkit.ts');
});
