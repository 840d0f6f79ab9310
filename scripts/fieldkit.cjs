#!/usr/bin/env node
/** Where `npx fieldkit` begins: a Node that is too old is told so before it meets TypeScript. */
'use strict';

const { endOn, nodeFault } = require('./requirements.cjs');
const { stripOwnTypes } = require('./types.cjs');

endOn(nodeFault());
stripOwnTypes();
import('./fieldkit.ts');
