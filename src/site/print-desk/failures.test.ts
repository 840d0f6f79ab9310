import { expect, test } from 'vitest';
import { breakOf, brought, fetchedFonts } from './failures.ts';

test('what breaks on the way to a file is told by its kind', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(brought(gone()).catch(breakOf)).resolves.toBe('scripts');
  await expect(fetchedFonts(gone()).catch(breakOf)).resolves.toBe('fonts');
  // Throws as a browser does when it is out of memory.
  const crowded = () => new Uint8Array(Number.MAX_SAFE_INTEGER);
  await expect(Promise.resolve().then(crowded).catch(breakOf)).resolves.toBe('memory');
  expect(breakOf(new Error('anything else'))).toBe('unknown');
  await expect(brought(Promise.resolve('here'))).resolves.toBe('here');
});
