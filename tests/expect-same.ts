/**
 * `expect` for what is asserted ten thousand times: making an assertion takes longer than what it compares. It is made
 * only where plain comparing finds a difference, and then has the last word and the message.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `expect(found).toEqual(wanted)`. */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** `expect(text).toMatch(pattern)`. */
export function expectMatch(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) expect(text).toMatch(pattern);
}
