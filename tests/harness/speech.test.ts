/** Messages of a game and of the kernel share one record: no key may be in both. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Said } from '../../src/language.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';

const FILES = globSync('{,tests/made-up/}content/*/messages.??.ts');

describe.each(FILES)('%s', (file) => {
  it('has no key that the kernel has', async () => {
    const parts = Object.values((await import(resolve(file))) as Readonly<Record<string, GameSpeech<Said>>>);
    expect(parts.length).toBeGreaterThan(0);
    for (const { catalogue, kernel } of parts) {
      const ofKernel = Object.keys(kernel.faults);
      expect(ofKernel.length).toBeGreaterThan(0);
      expect(Object.keys(catalogue).filter((key) => ofKernel.includes(key))).toEqual([]);
    }
  });
});

it('finds the speech of every game', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(4);
});
