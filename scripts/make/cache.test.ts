import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { keyOf, openCache, withMemory } from './cache.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);

describe('a key', () => {
  it('keeps its parts apart', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
    expect(keyOf('a', 'b')).toBe(keyOf('a', bytes('b')));
  });
});

describe('the cache', () => {
  it('gives back what was put there, in another run too', () =>
    inFolder((folder) => {
      openCache('painter 1', folder).put('key', bytes('plate'));
      expect(text(openCache('painter 1', folder).get('key'))).toBe('plate');
      expect(openCache('painter 1', folder).get('other')).toBeUndefined();
    }));

  it('forgets what another painter drew', () =>
    inFolder((folder) => {
      openCache('painter 1', folder).put('key', bytes('plate'));
      const cache = openCache('painter 2', folder);
      expect(cache.get('key')).toBeUndefined();
      expect(filesIn(folder)).toEqual([]);
    }));

  it('drops what was not used for longest beyond its share of the disk, and says how much stays', () =>
    inFolder((folder) => {
      const cache = openCache('painter', folder, 10);
      for (const [index, key] of ['new', 'old', 'oldest, and used'].entries()) {
        cache.put(key, bytes('12345'));
        utimesSync(join(folder, 'painter', key), 1000 - index, 1000 - index);
      }
      cache.get('oldest, and used');
      expect(cache.trim()).toBe(10);
      expect(readdirSync(join(folder, 'painter')).sort()).toEqual(['new', 'oldest, and used']);
    }));

  it('is no obstacle where it cannot be kept', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'file'), '');
      const cache = openCache('painter', join(folder, 'file'));
      cache.put('key', bytes('plate'));
      cache.trim();
      expect(cache.get('key')).toBeUndefined();
    }));

  it('remembers without the disk in a process that stays', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'painter'));
      writeFileSync(join(folder, 'painter/key'), 'plate');
      const cache = withMemory(openCache('painter', folder));
      expect(text(cache.get('key'))).toBe('plate');
      writeFileSync(join(folder, 'painter/key'), 'spoilt');
      expect(text(cache.get('key'))).toBe('plate');
    }));
});
