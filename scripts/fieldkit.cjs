#!/usr/bin/env node
/** Where `npx fieldkit` begins: a Node that is too old is told so before it meets TypeScript. */
'use strict';

const { join } = require('path');
const { endOn, nodeFault } = require('./requirements.cjs');
const { stripOwnTypes } = require('./types.cjs');

endOn(nodeFault());
// Sources are stripped of their types and compiled once, not in every run. It has to be on before the first is loaded.
require('module').enableCompileCache(join(__dirname, '../node_modules/.cache/fieldkit-code'));
stripOwnTypes();
import('./fieldkit.ts');
