/**
 * What Fieldkit requires of a machine, and the message about what is missing. Plain JavaScript, so that a Node without
 * TypeScript support can run it. Run directly (`node scripts/requirements.cjs && vitest run`) it checks everything the
 * site and tests need; commands only call `nodeFault`.
 */
'use strict';

/** The minimum version from package.json, such as "22.18". */
const NEEDED = /\d+\.\d+/.exec(require('../package.json').engines.node)[0];

/** Whether a version, such as "20.9.0", is lower than another, such as "22.18". */
function isBefore(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** What is wrong with this Node; null if nothing is. */
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

/** Whether the packages that every command needs are missing: one stands for all. Null if they are not. */
const packagesFault = () =>
  isThere(() => require.resolve('react/package.json'))
    ? null
    : 'The packages that Fieldkit is made with are not installed: run npm ci.';

/** Which packages for the site and tests `npm ci` has not installed; null if none are missing. */
function installFault() {
  if (!isThere(() => require.resolve('astro/package.json')))
    return 'This needs packages that are not installed: run npm ci, without --omit=dev.';
  // One of several packages with an optional native binary: npm omits all of them or none.
  if (!isThere(() => require('sharp')))
    return 'Native parts of packages are not installed for this machine: run npm ci, without --omit=optional.';
  return null;
}

/** What is wrong with the site's URL; null if it is fine or unset. `site` and `base` are where it was given. */
function addressFault(address, site = 'SITE_URL', base = 'BASE_PATH') {
  if (!address) return null;
  const wanted = `${site} is a web address without a folder, such as https://games.example`;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return `${wanted}; ${JSON.stringify(address)} is none.`;
  const { origin, pathname } = new URL(address);
  // A sub-path belongs in BASE_PATH: pages would give root URLs of themselves, and links to them would break.
  return pathname === '/'
    ? null
    : `${wanted}: say ${site}=${origin} and ${base}=${pathname.replace(/\/+$/, '')}.`;
}

/** Prints a fault and exits, if there is one. */
function endOn(fault) {
  if (fault === null) return;
  console.error(fault);
  process.exit(2);
}

module.exports = { nodeFault, packagesFault, installFault, addressFault, endOn };

if (require.main === module) endOn(nodeFault() || installFault());
