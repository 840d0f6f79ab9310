/**
 * What Fieldkit needs of a machine, and the sentence about what is missing. It is plain old JavaScript, so that a Node
 * that reads no TypeScript can say so. By itself (`node scripts/requirements.cjs && vitest run`) it asks for all that
 * the site and the tests need; the commands ask for `nodeFault` alone.
 */
'use strict';

/** The least version that package.json asks for, such as "22.18". */
const NEEDED = /\d+\.\d+/.exec(require('../package.json').engines.node)[0];

/** Whether a version, such as "20.9.0", comes before another, such as "22.18". */
function isBefore(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** What is wrong with this Node; null where nothing is. */
function nodeFault() {
  const version = process.versions.node;
  if (isBefore(version, NEEDED))
    return `Fieldkit needs Node ${NEEDED} or newer, and this is Node ${version}: get a newer one from https://nodejs.org.`;
  return process.features.typescript
    ? null
    : `This Node ${version} does not read TypeScript: use Node 24 or newer, without --no-strip-types.`;
}

function isThere(find) {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}

/** What `npm ci` has left out of what the site and the tests are made with; null where nothing is missing. */
function installFault() {
  if (!isThere(() => require.resolve('astro/package.json')))
    return 'The site and the tests are made with packages that are not installed: run npm ci, without --omit=dev.';
  // One package of several whose native part comes as an optional one; npm leaves out all of them or none.
  if (!isThere(() => require('sharp')))
    return 'Native parts of packages are not installed for this machine: run npm ci, without --omit=optional.';
  return null;
}

/** What is wrong with the address that a site is said to stand at (SITE_URL); null where nothing is, or none is said. */
function addressFault(address) {
  if (!address) return null;
  const wanted = 'SITE_URL is a web address without a folder, such as https://games.example';
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return `${wanted}; ${JSON.stringify(address)} is none.`;
  const { origin, pathname } = new URL(address);
  // The pages would say that they stand at the root, and every link to them from elsewhere would miss.
  return pathname === '/'
    ? null
    : `${wanted}: say SITE_URL=${origin} and BASE_PATH=${pathname.replace(/\/+$/, '')}.`;
}

/** Ends with a fault, if it is one. */
function endOn(fault) {
  if (fault === null) return;
  console.error(fault);
  process.exit(2);
}

module.exports = { nodeFault, installFault, addressFault, endOn };

if (require.main === module) endOn(nodeFault() || installFault());
