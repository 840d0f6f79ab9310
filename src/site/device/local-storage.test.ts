import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, kept, putAside, whenKept } from './local-storage.ts';

/** A stand-in for the device's storage. */
function device(): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  });
  return texts;
}

beforeEach(() => void vi.stubEnv('BASE_URL', '/'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

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
    expect(putAside('tank', 'agreed', 'free')).toBe(false);
    expect(() => forget('tank', 'agreed')).not.toThrow();
  });

  it('takes the room of games looked back at, which can be looked at again, and of nothing else', () => {
    const texts = new Map<string, string>();
    const room = () => [...texts.values()].join('').length;
    const storage = Object.create({
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (room() + text.length > 10) throw new Error('full');
        texts.set(name, text);
        storage[name] = text;
      },
      removeItem: (name: string) => {
        texts.delete(name);
        delete storage[name];
      },
    }) as Record<string, string>;
    vi.stubGlobal('localStorage', storage);
    keep('tank', 'sandbox/games', 'four');
    keep('maze', 'sandbox/looked', 'reviews');
    expect(keep('maze', 'sandbox/looked', 'longer reviews')).toBe(false);
    expect(kept('maze', 'sandbox/looked')).toBe(null);
    keep('maze', 'sandbox/looked', 'long');
    expect(keep('tank', 'sandbox/record', 'a game')).toBe(true);
    expect(kept('tank', 'sandbox/games')).toBe('four');
    expect(kept('maze', 'sandbox/looked')).toBeNull();
    expect(keep('tank', 'sandbox/draft', 'too long')).toBe(false);
  });

  it('is put aside as it is where it cannot be read, however often that happens', () => {
    const texts = device();
    for (const text of ['{"a', '{"b', '{"a']) putAside('tank', 'table', text);
    expect([...texts.values()]).toEqual(['{"a', '{"b']);
    expect(kept('tank', 'table')).toBeNull();
  });
});

describe('sites under sub-paths of one host', () => {
  const at = (base: string) => vi.stubEnv('BASE_URL', base);

  it('keep apart what is theirs', () => {
    device();
    for (const base of ['/one/', '/two', '/two/deep/']) {
      at(base);
      expect(kept('tank', 'sandbox/games')).toBeNull();
      keep('tank', 'sandbox/games', `the games of ${base}`);
    }
    at('/one');
    expect(kept('tank', 'sandbox/games')).toBe('the games of /one/');
    at('/two/');
    expect(kept('tank', 'sandbox/games')).toBe('the games of /two');
  });
});

it('another page’s keeping is heard, as far as it is asked for', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const heard = vi.fn();
  const end = whenKept('tank', ['table'], heard);
  const storage = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  storage('fieldkit/tank/agreed');
  expect(heard).not.toHaveBeenCalled();
  storage('fieldkit/tank/table');
  storage(null);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  storage('fieldkit/tank/table');
  expect(heard).toHaveBeenCalledTimes(3);
});
