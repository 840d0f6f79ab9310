import { expect, test } from 'vitest';
import { breakOf, brought, fetchedFonts } from './failures.ts';

test('what breaks on the way to a file is told by its kind', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(brought(gone()).catch(breakOf)).resolves.toBe('scripts');
  await expect(fetchedFonts(gone()).catch(breakOf)).resolves.toBe('fonts');
  // Throws as a browser does when it is out of memory: no array is longer than 2^32, so nothing is reserved first.
  const crowded = () => new Array(2 ** 33);
  await expect(Promise.resolve().then(crowded).catch(breakOf)).resolves.toBe('memory');
  expect(breakOf(new Error('anything else'))).toBe('unknown');
  await expect(brought(Promise.resolve('here'))).resolves.toBe('here');
});
