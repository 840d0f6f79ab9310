/**
 * Node strips types from everything but installed packages. Where Fieldkit is installed as one, its own sources are
 * stripped here, in the very same way.
 */
'use strict';

const { readFileSync } = require('fs');
const { join, sep } = require('path');
const { fileURLToPath, pathToFileURL } = require('url');

const HOUSE = join(__dirname, '..');
const INSTALLED = `${sep}node_modules${sep}`;

/** From now on the modules of this package may be TypeScript wherever it stands. */
function stripOwnTypes() {
  if (!HOUSE.includes(INSTALLED)) return;
  const { registerHooks, stripTypeScriptTypes } = require('module');
  const own = `${pathToFileURL(HOUSE).href}/`;
  registerHooks({
    load: (url, context, next) =>
      url.startsWith(own) && url.endsWith('.ts') && !url.slice(own.length).includes('node_modules/')
        ? {
            format: 'module',
            source: quietly(() => stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))),
            shortCircuit: true,
          }
        : next(url, context),
  });
}

/** Does `work` without Node's note that stripping is young: it is done to every file that is run, and says nothing of it. */
function quietly(work) {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

module.exports = { stripOwnTypes };
