/**
 * Node strips types, but not in installed packages. When Fieldkit is installed as one, this strips its sources in the
 * same way.
 */
'use strict';

const { readFileSync } = require('fs');
const { join, sep } = require('path');
const { fileURLToPath, pathToFileURL } = require('url');

const HOUSE = join(__dirname, '..');
const INSTALLED = `${sep}node_modules${sep}`;

/** From now on modules of this package may be TypeScript wherever it is installed. */
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

/** Runs `work` without Node's warning that type stripping is experimental, which every stripped file would repeat. */
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
