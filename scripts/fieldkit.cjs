#!/usr/bin/env node
/** The entry of `npx fieldkit`: reports a Node version that is too old before it loads any TypeScript. */
'use strict';

const { join } = require('path');
const { endOn, nodeFault } = require('./requirements.cjs');
const { stripOwnTypes } = require('./types.cjs');

endOn(nodeFault());
// Compile cache: sources are type-stripped and compiled once, not on every run. Must be on before the first import.
require('module').enableCompileCache(join(__dirname, '../node_modules/.cache/fieldkit-code'));
stripOwnTypes();
import('./fieldkit.ts');
