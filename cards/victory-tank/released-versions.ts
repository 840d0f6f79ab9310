/**
 * The versions of the box that have been released, the oldest first, each as `scripts/release.ts` wrote it. Who has one
 * of them printed needs only what has changed since.
 */
import { readVersion } from '../../src/kit/print-record.ts';
import first from './versions/0.1.0.json' with { type: 'json' };

export const VERSIONS = [first].map(readVersion);
