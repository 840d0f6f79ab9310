#!/usr/bin/env node
/**
 * `npm init fieldkit harbour` runs `fieldkit init harbour`. Fieldkit is fetched once, beside the game that it begins, and moved
 * into its folder: as a dependency of this package npm would fetch it twice, and keep 240 MB for a single command.
 */
'use strict';

const { spawnSync } = require('child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('fs');
const { join, resolve } = require('path');
const { config, version } = require('./package.json');

/** Runs a program in the terminal; its exit status. What the terminal sends to end it ends it first, then this. */
const run = (program, words, more) => spawnSync(program, words, { stdio: 'inherit', ...more }).status ?? 2;

/** Fetches Fieldkit into a folder; what npm says is shown where it cannot. */
function fetchInto(folder) {
  const project = { private: true, allowScripts: config.allowScripts, dependencies: { fieldkit: version } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  return run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function create(folder, words) {
  console.error('npm fetches Fieldkit: about a minute.');
  if (fetchInto(folder) !== 0) {
    console.error('npm could not fetch Fieldkit: try again when there is a network. Nothing was begun.');
    return 2;
  }
  const modules = join(folder, 'node_modules');
  const fieldkit = join(modules, 'fieldkit/scripts/fieldkit.cjs');
  return run(process.execPath, [fieldkit, 'init', '--modules', modules, ...words]);
}

// Ctrl+C ends what is running, and the folder goes with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (process.exitCode = 2));
const folder = mkdtempSync(resolve('.fieldkit-'));
try {
  process.exitCode = create(folder, process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
