#!/usr/bin/env node
/** `npm init fieldkit harbour` runs `fieldkit init harbour`. */
'use strict';

const { join } = require('path');

process.argv.splice(2, 0, 'init');
require(join(require.resolve('fieldkit/package.json'), '../scripts/fieldkit.cjs'));
