import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, kept } from './keep.ts';

/** A device that keeps texts. */
function device(): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  });
  return texts;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is kept on the device', () => {
  it('comes back for the same game and purpose, and for no other', () => {
    device();
    expect(keep('tank', 'sandbox/record', 'a game')).toBe(true);
    expect(kept('tank', 'sandbox/record')).toBe('a game');
    expect(kept('tank', 'sandbox/draft')).toBeNull();
    expect(kept('maze', 'sandbox/record')).toBeNull();
  });

  it('is gone once it is forgotten', () => {
    const texts = device();
    keep('tank', 'table', 'round 3');
    forget('tank', 'table');
    expect(kept('tank', 'table')).toBeNull();
    expect(texts.size).toBe(0);
  });

  it('is nothing where the device refuses, and nothing breaks', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(keep('tank', 'agreed', 'free')).toBe(false);
    expect(kept('tank', 'agreed')).toBeNull();
    expect(() => forget('tank', 'agreed')).not.toThrow();
  });
});
