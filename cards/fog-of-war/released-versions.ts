import type { Version } from '../../src/kit/print-record.ts';

/** No version has been released yet; `npm run release` writes the list anew. */
export const VERSIONS: readonly Version[] = [];
